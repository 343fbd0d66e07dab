/** The coach: against easy bots it asks before a mistake, once, in the words of the verdict. */
import { useRef, useState } from "preact/hooks";
import { askCoach } from "../../lib/api.js";
import { gameInfo } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { tokenOf } from "../../lib/seats.js";
import { coach } from "../../lib/settings.js";
import { needTexts, say, t } from "../../lib/texts.js";
import { Dialog } from "../dialog/dialog.js";
import { Tick } from "../tick/tick.js";

/** @typedef {import("../../lib/wire").Weighed} Weighed */
/** @typedef {import("../../lib/wire").TableInfo} TableInfo */

/**
 * Whether there is a coach at this table: everybody else is an easy bot.
 * @param {TableInfo} table @param {number | null} seat
 */
export function coachAt(table, seat) {
  const game = gameInfo(table.game);
  const easiest = game && game.levels.length > 1 ? game.levels[0] : null;
  return (
    seat !== null &&
    easiest !== null &&
    (game?.verdict ?? false) &&
    table.seats.every((one, i) => i === seat || one.bot?.level === easiest)
  );
}

/** The switch, where there is a coach. @param {{table: TableInfo, seat: number | null}} props */
export const CoachTick = ({ table, seat }) =>
  coachAt(table, seat) &&
  html`<${Tick} label=${t("ui-coach")} value=${coach.value} onChoose=${(/** @type {boolean} */ on) => {
    coach.value = on;
  }} />`;

/**
 * What is done with a move before it is sent, and the question if there is one.
 * @param {import("../../lib/table-store.js").TableStore} store @param {TableInfo} table
 */
export function useCoach(store, table) {
  const [asked, setAsked] = useState(/** @type {{weighed: Weighed, answer: (go: boolean) => void} | null} */ (null));
  const past = useRef(""); // what was asked about: it is asked once
  const busy = useRef(false);
  const { seat } = store.you.value;
  const on = coach.value && coachAt(table, seat);

  /** @param {any} action @returns {Promise<any>} */
  const act = async (action) => {
    const round = store.play.peek()?.round ?? 0;
    const token = tokenOf(table.code);
    const what = JSON.stringify([round, store.pastAt.at(-1), action]);
    if (!on || !token || past.current === what) return store.act(action);
    if (busy.current) return null;
    busy.current = true;
    try {
      const [found] = await Promise.all([
        askCoach(table.code, { token, round, action }).catch(() => null), // without a coach the move is made
        needTexts("review"),
      ]);
      const weighed = found?.weighed;
      if (!weighed) return store.act(action);
      past.current = what;
      const go = await new Promise((answer) => setAsked({ weighed, answer }));
      setAsked(null);
      return go ? store.act(action) : null;
    } finally {
      busy.current = false;
    }
  };
  const question = asked && html`<${Question} ...${asked} names=${seatNames(table)} />`;
  return { act, question };
}

/** @param {{weighed: Weighed, answer: (go: boolean) => void, names: readonly string[]}} props */
function Question({ weighed, answer, names }) {
  const [shown, setShown] = useState(false);
  return html`
    <${Dialog} title=${t("ui-coach-asks")} onClose=${() => answer(false)}>
      <p class="coach-words">${say(weighed.done, names)}</p>
      <p class="soft">${t("review-verdict-error", { error: Math.ceil(100 * weighed.error) })}</p>
      ${
        shown
          ? html`<p class="coach-words" role="status">${say(weighed.better, names)}</p>`
          : html`<p><button class="plain" onClick=${() => setShown(true)}>${t("ui-coach-show")}</button></p>`
      }
      <div class="row">
        <button class="button main" autofocus onClick=${() => answer(false)}>${t("ui-coach-think")}</button>
        <button class="button" onClick=${() => answer(true)}>${t("ui-coach-anyway")}</button>
      </div>
    <//>
  `;
}
