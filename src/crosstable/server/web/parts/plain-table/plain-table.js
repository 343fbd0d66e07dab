/** The table of a game that has drawn none: seats, view and log in words, and the offers as controls. */
import { classes, html } from "../../lib/html.js";
import { addStyle } from "../../lib/style.js";
import { beside, list, needTexts, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { AwayMark } from "../away/away.js";
import { ClockFace } from "../clock/clock.js";
import { Face } from "../face/face.js";
import { Log } from "../log/log.js";
import { Facts } from "./facts.js";
import { Offers } from "./offers.js";
import { fieldText, told, valueText } from "./words.js";

/** @typedef {import("../../lib/table-props").TableProps<any>} Props */
/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {Props & {speaker: Speaker}} Told */

/** What every view has, and what is shown in its own place. */
const COMMON = new Set(["seat", "waiting", "offers", "clock", "outcome"]);

/**
 * Whether a field has a value for each seat: `.by = seat` beside its name.
 * @param {string} game
 * @param {string} name
 */
const isBySeat = (game, name) => beside(`${game}-field-${name}`, "by") === "seat";

/** The table of this game. @param {string} game */
export async function plainTable(game) {
  await Promise.all([needTexts("plain-table"), addStyle("/web/parts/plain-table/plain-table.css")]);
  return (/** @type {Props} */ props) => html`<${PlainTable} ...${props} game=${game} />`;
}

/** @param {Props & {game: string}} props */
function PlainTable(props) {
  const { view, game, players, replay, below, ending } = props;
  const speaker = { game, names: players.map((player) => player.name) };
  const fields = told(view).filter(([name]) => !COMMON.has(name) && !isBySeat(game, name));
  const shared = { ...props, speaker };
  return html`
    <div class="plain-table">
      <${Seats} ...${shared} />
      <div class="plain-panel stack">
        ${below}
        ${!replay && !view.outcome && html`<${Doing} ...${shared} />`}
        ${ending}
      </div>
      <section class="plain-view" aria-label=${t("plain-view")}>
        <${Facts} speaker=${speaker} fields=${fields} />
      </section>
      ${!replay && html`<${Happened} ...${shared} />`}
    </div>
  `;
}

/** @param {Told} props */
const Seats = (props) => html`
  <ul class="plain-seats" aria-label=${t("ui-seats")}>
    ${props.players.map((_, seat) => html`<${OneSeat} key=${seat} ...${props} seat=${seat} />`)}
  </ul>
`;

/** @param {Told & {seat: number}} props */
function OneSeat({ view, players, you, speaker, seat }) {
  const player = players[seat];
  if (!player) return null;
  const turn = view.waiting.includes(seat);
  const notes = [player.note, you.seat === seat && t("ui-you"), !player.here && t("ui-away")];
  const own = Object.entries(view).filter(([name]) => isBySeat(speaker.game, name));
  const look = classes("plain-seat", turn && "plain-turn", view.outcome?.winners.includes(seat) && "plain-won");
  return html`
    <li class=${look} data-seat=${seat}>
      <${Face} of=${player.face} size=${36} /><strong>${player.name}</strong>
      <small>${notes.filter(Boolean).join(" · ")} <${AwayMark} player=${player} /></small>
      ${own.map(
        ([name, values]) => html`<span key=${name}>
          ${fieldText(speaker, name)}: ${valueText(speaker, name, /** @type {any} */ (values)?.[seat])}
        </span>`,
      )}
      ${turn && html`<em>${t("plain-to-act")}</em>`}
    </li>
  `;
}

/** Whose turn it is, and what you may do. @param {Told} props */
function Doing({ view, you, players, speaker, act, sending, secondsLeft }) {
  const [problem, ask] = useAsk();
  const mine = you.seat !== null && view.waiting.includes(you.seat);
  const others = view.waiting.map((/** @type {number} */ seat) => players[seat]?.name ?? String(seat + 1));
  const onAct = (/** @type {any} */ action) => void ask(act(action));
  const aside = view.offers.filter((/** @type {any} */ offer) => offer.aside);
  const open = view.offers.filter((/** @type {any} */ offer) => !offer.aside);
  return html`
    <section class="stack" aria-label=${t("plain-doing")}>
      <p class="plain-status" role="status">
        ${
          mine
            ? t("plain-your-turn")
            : others.length > 0
              ? t("plain-waiting", { names: list(others) })
              : t("plain-wait")
        }
      </p>
      ${
        view.clock &&
        html`<p>
          <${ClockFace} name="plain-clock" running=${true}
            left=${() => secondsLeft(view.clock.key) ?? view.clock.seconds} />
        </p>`
      }
      ${problem && html`<p class="problem" role="alert">${say(problem, speaker.names)}</p>`}
      <${Offers} offers=${open} speaker=${speaker} sending=${sending} onAct=${onAct} />
      ${
        aside.length > 0 &&
        html`<details class="plain-aside">
          <summary>${t("plain-aside")}</summary>
          <div class="stack"><${Offers} offers=${aside} speaker=${speaker} sending=${sending} onAct=${onAct} /></div>
        </details>`
      }
    </section>
  `;
}

/** What happened so far. @param {Told} props */
const Happened = ({ log = [] }) =>
  log.length > 0 &&
  html`<section class="plain-log" aria-labelledby="plain-log">
    <h2 id="plain-log">${t("plain-log")}</h2>
    <${Log} lines=${log} />
  </section>`;
