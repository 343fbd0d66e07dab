/** The strip that moves through a game. */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";

const PICTURES = {
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M17 5 7 12l10 7z",
  play: "M7 4v16l13-8z",
  pause: "M7 5v14M17 5v14",
  next: "M7 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
};

/**
 * @param {{at: number, last: number, running: boolean, goTo: (n: number) => void, toggle: () => void}} props
 */
export function Scrubber({ at, last, running, goTo, toggle }) {
  /** @param {keyof typeof PICTURES} picture @param {() => void} press @param {boolean} [off] */
  const knob = (picture, press, off = false) => html`
    <button class="icon" type="button" aria-label=${t(`ui-replay-${picture}`)} disabled=${off} onClick=${press}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${PICTURES[picture]} /></svg>
    </button>`;
  return html`
    <div class="scrubber" role="group" aria-label=${t("ui-replay")}>
      <input type="range" min="0" max=${last} value=${at} aria-label=${t("ui-replay-position")}
        aria-valuetext=${t("ui-replay-at", { at, last })}
        onInput=${(/** @type {any} */ event) => goTo(Number(event.target.value))} />
      <div class="knobs">
        ${knob("first", () => goTo(0), at === 0)} ${knob("back", () => goTo(at - 1), at === 0)}
        ${knob(running ? "pause" : "play", toggle)}
        ${knob("next", () => goTo(at + 1), at === last)} ${knob("last", () => goTo(last), at === last)}
        <span class="count">${t("ui-replay-at", { at, last })}</span>
      </div>
    </div>
  `;
}
