/** How the game ended, in words, and what can be done next. */
import { recordLink } from "../../lib/api.js";
import { tableLooks } from "../../lib/faces.js";
import { gameInfo } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { beside, gameText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { CoachTick } from "../../parts/coach/coach.js";
import { Face } from "../../parts/face/face.js";
import { Standings } from "../../parts/standings/standings.js";
import { Verdict } from "../../parts/verdict/verdict.js";
import { Awards } from "./awards.js";
import { NextGame } from "./next-game.js";
import { goesOn, LobbyButton } from "./series.js";

/**
 * The headline for this reader.
 * @param {import("../../lib/wire").Outcome} outcome
 * @param {readonly string[]} names
 * @param {number | null} seat
 */
export function headline(outcome, names, seat) {
  if (outcome.why.key.startsWith("called-off")) return t("ui-called-off");
  if (seat !== null) return t(outcome.winners.includes(seat) ? "ui-you-win" : "ui-you-lose");
  const winners = outcome.winners.map((winner) => names[winner] ?? String(winner + 1));
  return t("ui-winners", { count: winners.length, names: winners.join(", ") });
}

/** What the verdict is asked. @param {import("../../lib/wire").Outcome} outcome @param {number | null} seat */
const question = (outcome, seat) =>
  t(seat === null ? "ui-verdict-watched" : outcome.winners.includes(seat) ? "ui-verdict-won" : "ui-verdict-lost");

/** Bring the verdict onto the screen. @param {Event} event */
function seek({ currentTarget }) {
  const here = /** @type {HTMLElement} */ (currentTarget).closest(".ending")?.querySelector(".verdict, .verdict-wait");
  here?.scrollIntoView();
}

/**
 * The way to the whole game, step by step.
 * @param {{code: string, round: number, together: boolean, leader: string | undefined, withBot: boolean,
 *   plain: boolean}} props
 */
function Replay({ code, round, together, leader, withBot, plain }) {
  const way = together ? "?together" : withBot ? "?tab=thoughts" : "";
  const kind = plain ? "plain" : `button${together ? " main" : ""}`;
  return html`<a class=${kind} href=${`/t/${code}/games/${round}${way}`}>${
    together
      ? t(leader ? "ui-review-join" : "ui-review-join-nobody", { name: leader ?? "" })
      : t(withBot ? "ui-replay-bot" : "ui-replay")
  }</a>`;
}

/**
 * @param {{store: import("../../lib/table-store.js").TableStore, table: import("../../lib/wire").TableInfo,
 *   outcome: import("../../lib/wire").Outcome, onCrown: () => void}} props
 */
export function Ending({ store, table, outcome, onCrown }) {
  const [problem, ask] = useAsk();
  const { seat, host } = store.you.value;
  const names = seatNames(table);
  const looks = tableLooks(table.seats);
  const why = say(outcome.why, names);
  const own = seat === null ? undefined : outcome.by_seat[seat];
  const reason = own ? beside(own.key, "you") || say(own, names) : "";
  // A game without bots of its own has one level, which plays at random and thinks nothing.
  const thinks = (gameInfo(table.game)?.levels.length ?? 0) > 1;
  const remembers = gameInfo(table.game)?.awards && !outcome.why.key.startsWith("called-off");
  const judged = gameInfo(table.game)?.verdict && !outcome.why.key.startsWith("called-off");
  const withBot = thinks && table.seats.some((one) => one.kind === "bot");
  const review = store.review.value;
  const leader = review && review.leader !== null ? names[review.leader] : "";
  const replay = { code: table.code, round: review?.round ?? table.round, together: review !== null, leader, withBot };
  const crowned = (table.series?.winners.length ?? 0) > 0;
  const won = seat !== null && outcome.winners.includes(seat);
  return html`
    <section class=${`ending rise${won ? " ending-won" : ""}`} aria-labelledby="ending">
      ${
        outcome.winners.length > 0 &&
        html`<span class="face-row">${outcome.winners.map(
          (one) => html`<${Face} key=${one} of=${looks[one]} size=${48} mood="won" />`,
        )}</span>`
      }
      <h2 id="ending">${headline(outcome, names, seat)}</h2>
      <p>${why} ${why.includes(reason) ? "" : reason}</p>
      ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
      ${
        judged &&
        html`<${Verdict} key=${`verdict ${table.round}`} game=${table.game} code=${table.code} round=${table.round}
          seat=${seat} names=${names} looks=${looks} question=${question(outcome, seat)} />
          <${CoachTick} table=${table} seat=${seat} />`
      }
      <div class="row">
        ${judged && !review && html`<${Replay} plain=${true} ...${replay} />`}
        ${host && html`<${LobbyButton} table=${table} onGo=${() => ask(store.ask({ do: "to_lobby" }))} />`}
        <a class="plain" download href=${recordLink(table.code, table.round)}>${t("ui-download")}</a>
        <a class="plain" href=${`/t/${table.code}/games/${table.round}/verify`}>${t("ui-verify")}</a>
      </div>
      ${table.series && html`<${Standings} table=${table} you=${seat} />`}
      ${remembers && html`<${Awards} key=${table.round} table=${table} />`}
      <div class="row ending-bar">
        ${
          crowned &&
          html`<button class="button main" onClick=${onCrown}>${gameText(table.game, "winners-page")}</button>`
        }
        ${
          seat !== null &&
          !crowned &&
          html`<${NextGame} store=${store} table=${table} ask=${ask}
            text=${t(goesOn(table) ? "ui-next-game" : "ui-rematch")} />`
        }
        ${
          judged && !review
            ? html`<button class="button" onClick=${seek}>${question(outcome, seat)}</button>`
            : html`<${Replay} plain=${false} ...${replay} />`
        }
      </div>
    </section>
  `;
}
