/** A script, line by line: large, read aloud, and going on by itself with time to do what was said. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useAwake } from "../../lib/awake.js";
import { classes, html } from "../../lib/html.js";
import { language } from "../../lib/settings.js";
import { say, t } from "../../lib/texts.js";
import { hasVoice, hush, speak, watchVoices } from "../../lib/voice.js";
import { Choice } from "../../parts/choice/choice.js";
import { pace, voiceOn } from "./session.js";

/** Where nothing reads aloud: how long people need to read a line, in seconds per character. */
const READING = 0.055;
const PACES = [0.8, 1, 1.25];

/** @param {number} seconds */
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * @param {{title: string, lines: import("./wire").Line[], names: readonly string[], at: number,
 *   onMove: (line: number) => void, onDone: () => void, done: string, begin?: boolean}} props
 */
export function Teller({ title, lines, names, at, onMove, onDone, done, begin = false }) {
  const [running, setRunning] = useState(begin);
  const here = Math.min(at, lines.length - 1);
  const line = lines[here];
  const words = line ? say(line.say, names) : "";
  const last = here >= lines.length - 1;
  useAwake(true);
  useRun(words, line?.wait ?? 0, running, here, () => (last ? setRunning(false) : onMove(here + 1)));
  useEffect(() => hush, []);
  /** @param {number} to */
  const go = (to) => onMove(Math.max(0, Math.min(lines.length - 1, to)));
  useKeys({ ArrowRight: () => go(here + 1), ArrowLeft: () => go(here - 1) });
  return html`
    <section class=${classes("teller", line?.eyes === "shut" && "teller-shut")} aria-label=${title}>
      <p class="teller-count">${title} · ${here + 1} / ${lines.length}</p>
      <div class="teller-bar" aria-hidden="true">
        ${lines.map((_, i) => html`<span key=${i} class=${i <= here ? "teller-told" : ""}></span>`)}
      </div>
      <p class="teller-line" aria-live="polite" key=${here}>${words}</p>
      <p class="teller-next" aria-hidden="true">
        ${!last && lines[here + 1] ? say(/** @type {any} */ (lines[here + 1]).say, names) : ""}
      </p>
      <div class="teller-buttons">
        <button class="button" disabled=${here === 0} onClick=${() => go(here - 1)}>${t("ui-companion-back")}</button>
        <button class="button" aria-pressed=${running} onClick=${() => setRunning(!running)}>
          ${t(running ? "ui-companion-pause" : "ui-companion-read")}
        </button>
        ${
          last
            ? html`<button class="button main" onClick=${onDone}>${done}</button>`
            : html`<button class="button main" onClick=${() => go(here + 1)}>${t("ui-companion-next")}</button>`
        }
      </div>
      <${Voice} />
    </section>
  `;
}

/**
 * Say the line, wait, go on.
 * @param {string} words @param {number} wait @param {boolean} running @param {number} here @param {() => void} next
 */
function useRun(words, wait, running, here, next) {
  const then = useRef(next);
  then.current = next;
  const rate = pace.value;
  const aloud = voiceOn.value;
  useEffect(() => {
    if (!running) return hush();
    let gone = false;
    const run = async () => {
      const spoken = aloud && (await speak(words, rate));
      await pause((spoken ? 0.4 : Math.max(1.5, words.length * READING)) / rate + wait);
      if (!gone) then.current();
    };
    void run();
    return () => {
      gone = true;
      hush();
    };
  }, [running, here, words, rate, aloud]);
}

/** @param {Record<string, () => void>} keys */
function useKeys(keys) {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      now.current[event.key]?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Whether and how fast lines are read aloud. */
function Voice() {
  const [, again] = useState(0);
  useEffect(() => watchVoices(() => again((n) => n + 1)), []);
  const able = hasVoice();
  return html`
    <div class="teller-voice">
      <${Choice} label=${t("ui-companion-voice")} of=${[true, false]} value=${voiceOn.value}
        text=${(/** @type {boolean} */ on) => t("ui-companion-voice-value", { value: String(on) })}
        onChoose=${(/** @type {boolean} */ on) => (voiceOn.value = on)} />
      <${Choice} label=${t("ui-companion-pace")} of=${PACES} value=${pace.value}
        text=${(/** @type {number} */ rate) => t("ui-companion-pace-value", { value: rate })}
        onChoose=${(/** @type {number} */ rate) => (pace.value = rate)} />
      ${voiceOn.value && !able && html`<p class="soft">${t("ui-companion-no-voice", { language: language.value })}</p>`}
    </div>
  `;
}
