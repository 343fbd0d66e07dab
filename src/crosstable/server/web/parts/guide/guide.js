/**
 * The guide through a first game: a card that says the next thing worth knowing, and points at it.
 *
 * A game's guide is `games/<id>/web/guide.js`: the set-up of the first table, and steps. A step is shown while its
 * `when` is true and goes away when it was read, or when its `until` becomes true. The device remembers what was read.
 */
import { useEffect, useState } from "preact/hooks";
import { gameModule } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { recall, remember } from "../../lib/settings.js";
import { t, useTexts } from "../../lib/texts.js";
import { useTick } from "../../lib/use-tick.js";
import { learnPart } from "../statements/statements.js";

/**
 * @typedef {object} Step
 * @property {string} key `<game>-guide-<key>` is its text
 * @property {(view: any, seat: number) => boolean} when
 * @property {(view: any, seat: number) => boolean} [until] read or not, it is over then
 * @property {string} [needs] what must be on the page before it makes sense, as a selector
 * @property {string} [point] what it speaks of, as a selector
 * @property {boolean} [rests] it asks for nothing, though the game may
 * @property {string} [rule] the statement it stands for
 */
/**
 * @typedef {{options: Record<string, import("../../lib/wire").Value>, seats: number, steps: Step[], waits?: boolean}}
 *   GuideBook waits: the others wait while something is read that asks for nothing
 */

/** @param {string} code */
const memory = (code) => `guide.${code}`;

/** From now on this table is guided. @param {string} code */
export const beginGuide = (code) => remember(memory(code), []);

/** @param {string} code */
const isGuided = (code) => Array.isArray(recall(memory(code)));

/** @param {string} game @returns {Promise<GuideBook>} */
export const guideBook = (game) => gameModule(game, "guide");

/** What is still to be told. @param {Step[]} steps @param {string[]} read @param {any} view @param {number} seat */
const open = (steps, read, view, seat) =>
  steps.find(
    (step) =>
      !read.includes(step.key) &&
      step.when(view, seat) &&
      !step.until?.(view, seat) &&
      (!step.needs || document.querySelector(step.needs)),
  );

/**
 * Bots wait while somebody reads what asks for nothing: the game rests, and goes on when it was read.
 * @param {boolean} reading @param {boolean} paused @param {(on: boolean) => unknown} pause
 */
function useRest(reading, paused, pause) {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (reading === paused || (!reading && !resting)) return; // a break of the host's own is not ours to end
    setResting(reading);
    pause(reading);
  }, [reading, paused]);
}

/**
 * @param {{code: string, game: string, view: any, seat: number | null, paused: boolean, looking: boolean,
 *   pause: (on: boolean) => unknown}} props looking: something is on the stage, and nobody talks over it
 */
export function Guide({ code, game, view, seat, paused, looking, pause }) {
  const [read, setRead] = useState(/** @type {string[] | null} */ (isGuided(code) ? recall(memory(code)) : null));
  const [book, setBook] = useState(/** @type {GuideBook | null} */ (null));
  const told = useTexts(learnPart(game));
  useEffect(() => {
    if (read) void guideBook(game).then(setBook, () => undefined);
  }, [game]);
  useTick(read ? 500 : null); // a step may wait for something to appear on the page
  const step = read && book && told && seat !== null && !looking ? open(book.steps, read, view, seat) : undefined;
  const rests = book?.waits && step && (step.rests || !view.waiting.includes(seat));
  useRest(Boolean(rests) && !view.outcome, paused, pause);
  if (!read || !step) return null;
  const last = view.outcome !== null;
  /** @param {string[] | null} now */
  const keep = (now) => {
    remember(memory(code), now ?? undefined);
    setRead(now);
  };
  return html`
    <aside class=${`guide rise${last ? " guide-last" : ""}`} aria-label=${t("ui-guide")} aria-live="polite"
      key=${step.key}>
      <p>
        ${t(`${game}-guide-${step.key}`)} ${
          step.rule &&
          html`<a class="guide-rule" href=${`/rules/${game}#${step.rule}`} target="_blank"
            data-rule=${`${game} ${step.rule}`}>${t("ui-guide-rule")}</a>`
        }
      </p>
      <div class="guide-buttons">
        <button class="button small main" onClick=${() => keep(last ? null : [...read, step.key])}>
          ${t(last ? "ui-guide-close" : "ui-guide-next")}
        </button>
        ${!last && html`<button class="plain" onClick=${() => keep(null)}>${t("ui-guide-end")}</button>`}
      </div>
    </aside>
    ${step.point && html`<${Pointer} at=${step.point} />`}
  `;
}

/**
 * What is spoken of is never under the dock or below the fold. Back to where the page was, if it had to move.
 * @param {Element | undefined} what @returns {() => void}
 */
function bringIntoSight(what) {
  const box = what?.getBoundingClientRect();
  const dock = document.querySelector(".round-dock");
  const floor = dock && what && !dock.contains(what) ? dock.getBoundingClientRect().top : innerHeight;
  if (!box || (box.top >= 0 && box.bottom <= Math.max(floor, box.height))) return () => {};
  const top = scrollY;
  what?.scrollIntoView({ block: "center" });
  return () => scrollTo({ top });
}

/** A frame round what the guide speaks of; it follows when the page moves. @param {{at: string}} props */
function Pointer({ at }) {
  const [box, setBox] = useState(/** @type {DOMRect | null} */ (null));
  useEffect(() => {
    const found = () => [...document.querySelectorAll(at)].find((one) => one.getClientRects().length > 0);
    const look = () => setBox(found()?.getBoundingClientRect() ?? null);
    const back = bringIntoSight(found());
    look();
    const timer = setInterval(look, 250);
    addEventListener("scroll", look, { passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", look);
      back();
    };
  }, [at]);
  if (!box) return null;
  const style = `left:${box.left - 6}px;top:${box.top - 6}px;width:${box.width + 12}px;height:${box.height + 12}px`;
  return html`<div class="guide-pointer" style=${style} aria-hidden="true"></div>`;
}
