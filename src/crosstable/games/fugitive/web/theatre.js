/** A guess is a held breath: the numbers stand there, nobody moves, then the cards turn over. Everything else waits. */
import { useEffect, useRef, useState } from "preact/hooks";
import { play as sound } from "shell/lib/cues.js";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Place } from "./place.js";

/** How long a guess stands before it is answered; what is left of its time, its answer stays. */
const HOLD = 600;
const WHOLE = 1500;
const LEAST = 300;

/** @typedef {import("./types").AnyEvent} AnyEvent */
/** @typedef {import("./types").FugitiveView} FugitiveView */
/** @typedef {{view: FugitiveView, news: AnyEvent[], time: number}} Moment */
/** @typedef {{guess: import("./types").Guessed, told: boolean, found: import("./types").TurnedUp[]}} Breath */

/**
 * The table as it may be shown now: behind what has happened while a guess is answered.
 * @param {FugitiveView} view
 * @param {AnyEvent[]} news
 * @param {boolean} replay
 * @param {import("./types").Props["stage"]} stage how long the table gives it
 * @returns {Omit<Moment, "time"> & {breath: Breath | null, skip: () => void}}
 */
export function useTheatre(view, news, replay, stage) {
  const [shown, setShown] = useState({ view, news, time: 0 });
  const [breath, setBreath] = useState(/** @type {Breath | null} */ (null));
  const waiting = useRef(/** @type {Moment[]} */ ([]));
  const next = useRef(/** @type {(() => void) | null} */ (null));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));

  /** @param {number} time @param {() => void} then */
  const later = (time, then) => {
    next.current = then;
    timer.current = setTimeout(then, time);
  };
  /** @param {Moment} moment @param {Breath} held */
  const tell = (moment, held) => {
    sound(held.guess.hit ? "good" : "vote");
    setShown(moment);
    setBreath({ ...held, told: true });
    later(Math.max(LEAST, moment.time - HOLD), () => {
      setBreath(null);
      next.current = null;
      goOn();
    });
  };
  const goOn = () => {
    while (!next.current && waiting.current.length) {
      const moment = /** @type {Moment} */ (waiting.current.shift());
      const guess = moment.news.find((event) => event.type === "guessed");
      const found = moment.news.filter((event) => event.type === "turned_up");
      if (!guess) setShown(moment);
      else {
        const held = { guess, told: false, found };
        setBreath(held);
        later(HOLD, () => tell(moment, held));
      }
    }
  };
  useEffect(() => {
    if (replay || !news.length) {
      clearTimeout(timer.current);
      waiting.current = [];
      next.current = null;
      setBreath(null);
      setShown({ view, news, time: 0 });
    } else {
      const time = stage?.times.reduce((sum, one) => sum + one, 0) || WHOLE;
      waiting.current.push({ view, news, time });
      goOn();
    }
  }, [view, news]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const skip = () => {
    clearTimeout(timer.current);
    next.current?.();
  };
  return replay ? { view, news, breath: null, skip } : { ...shown, breath, skip };
}

/** The guess on the stage. @param {{breath: Breath, name: string, onSkip: () => void}} props */
export function Breath({ breath, name, onSkip }) {
  const { guess, told, found } = breath;
  const hit = guess.hit ? "yes" : "no";
  const state = told ? (guess.hit ? "fug-found" : "fug-wrong") : "fug-held";
  return html`
    <button class=${classes("fug-breath", state)} type="button" aria-label=${t("fugitive-breath-skip")}
      onClick=${onSkip}>
      <span class="fug-breath-cards" aria-hidden="true">
        ${guess.numbers.map((number) => {
          const one = found.find((up) => up.card === number);
          return html`<span key=${number} class="fug-breath-card">
            <${Place} card=${told && guess.hit ? number : null} />
            ${!(told && guess.hit) && html`<b class="fug-breath-number">${number}</b>`}
            ${told && one && one.sprints.length > 0 && html`<small>+ ${one.sprints.join(", ")}</small>`}
          </span>`;
        })}
      </span>
      <strong>${
        told
          ? t("fugitive-breath-told", { hit })
          : t("fugitive-breath", { name, numbers: guess.numbers.join(" + "), count: guess.numbers.length })
      }</strong>
    </button>
  `;
}
