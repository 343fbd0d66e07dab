/** The narrator: the opening as a script, to read and, on request, in the browser's own voice. */
import { useEffect, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { language } from "shell/lib/settings.js";
import { say, t } from "shell/lib/texts.js";
import { Dialog } from "shell/parts/dialog/dialog.js";

/** Say the lines one after the other, in the player's language. @param {string[]} lines */
function tell(lines) {
  speechSynthesis.cancel();
  for (const line of lines) {
    const spoken = new SpeechSynthesisUtterance(line);
    spoken.lang = language.peek();
    spoken.rate = 0.92;
    speechSynthesis.speak(spoken);
  }
}

/** @param {{view: import("./types").ResistanceView, onClose: () => void}} props */
export function Opening({ view, onClose }) {
  const lines = view.script.map((line) => say(line));
  const [voice, setVoice] = useState(false);
  const able = typeof speechSynthesis !== "undefined";
  useEffect(() => {
    if (able && voice) tell(lines);
    return () => {
      if (able) speechSynthesis.cancel();
    };
  }, [voice, lines.join(" ")]);
  return html`
    <${Dialog} title=${t("resistance-opening")} onClose=${onClose}>
      <ol class="res-script">${lines.map((line, i) => html`<li key=${i}>${line}</li>`)}</ol>
      <div class="row">
        <button class="button main" autofocus onClick=${onClose}>${t("resistance-begin")}</button>
        ${able && html`<button class="button" aria-pressed=${voice} onClick=${() => setVoice(!voice)}>${t(voice ? "resistance-voice-off" : "resistance-voice-on")}</button>`}
      </div>
    <//>
  `;
}
