/** The narrator: the opening as a script, to read and, on request, in the browser's own voice. */
import { useEffect, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { able, hush, speak } from "shell/lib/voice.js";
import { Dialog } from "shell/parts/dialog/dialog.js";

/** A little slower than people talk: some have to act while they listen. */
const PACE = 0.92;

/** @param {{view: import("./types").ResistanceView, onClose: () => void}} props */
export function Opening({ view, onClose }) {
  const lines = view.script.map((line) => say(line));
  const [voice, setVoice] = useState(false);
  useEffect(() => {
    let on = voice;
    const tell = async () => {
      for (const line of lines) if (on) await speak(line, PACE);
    };
    void tell();
    return () => {
      on = false;
      hush();
    };
  }, [voice, lines.join(" ")]);
  return html`
    <${Dialog} title=${t("resistance-opening")} onClose=${onClose}>
      <ol class="res-script">${lines.map((line, i) => html`<li key=${i}>${line}</li>`)}</ol>
      <div class="row">
        <button class="button main" autofocus onClick=${onClose}>${t("resistance-begin")}</button>
        ${
          able &&
          html`<button class="button" aria-pressed=${voice} onClick=${() => setVoice(!voice)}>
            ${t(voice ? "resistance-voice-off" : "resistance-voice-on")}
          </button>`
        }
      </div>
    <//>
  `;
}
