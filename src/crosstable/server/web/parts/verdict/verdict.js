/** The verdict on a game that is over: what decided it, in three sentences, and the position where it turned. */
import { useEffect, useState } from "preact/hooks";
import { askGame } from "../../lib/api.js";
import { gameModule } from "../../lib/games.js";
import { classes, html } from "../../lib/html.js";
import { addStyle } from "../../lib/style.js";
import { say, t, useTexts } from "../../lib/texts.js";
import { Face } from "../face/face.js";
import { Line } from "./line.js";
import { PlayOn } from "./play-on.js";
import { Send } from "./send.js";

/** @typedef {import("../../lib/wire").Verdict} VerdictOn */
/** @typedef {import("../../lib/wire").Weighed} Weighed */
/** @typedef {import("../face/recipe.js").Look} Look */

void addStyle("/web/parts/verdict/verdict.css");

/** Who has asked for much waits so many milliseconds, and asks so often again. */
const [TOO_FAST, WAIT, TRIES] = [429, 10_000, 6];

/** @param {number} value */
const percent = (value) =>
  value === 0 || value === 1 ? 100 * value : Math.min(99, Math.max(1, Math.round(100 * value)));

/**
 * @param {{game: string, code: string, round: number, seat: number | null, names: readonly string[],
 *   looks: readonly (Look | undefined)[], question: string, children?: any}} props children: what else can be chosen
 */
export function Verdict({ game, code, round, seat, names, looks, question, children }) {
  const told = useTexts("review");
  const [found, setFound] = useState(/** @type {VerdictOn | null} */ (null));
  const [failed, setFailed] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  useEffect(() => {
    let again = 0;
    const ask = (/** @type {number} */ left) =>
      askGame(code, round, `verdict${seat === null ? "" : `?seat=${seat}`}`).then(setFound, ({ status, why }) => {
        if (left > 0 && status === TOO_FAST) again = window.setTimeout(() => ask(left - 1), WAIT);
        else setFailed(why ?? { key: "review-failed" });
      });
    void ask(TRIES);
    return () => clearTimeout(again);
  }, [code, round, seat]);
  if (!told) return null;
  if (failed) return html`<p class="soft verdict-wait" role="status">${say(failed, names)}</p>`;
  if (!found) return html`<p class="soft verdict-wait" role="status">${t("ui-verdict-working")}</p>`;
  const { turn, words } = found;
  const [first, second, third] = words.map((one) => say(one, names));
  const who = looks[turn?.seat ?? seat ?? 0];
  const place = `/t/${code}/games/${round}?tab=course&step=${turn?.n ?? found.at}`;
  return html`
    <section class=${`verdict verdict-${found.kind}`} aria-labelledby="verdict">
      <header class="verdict-banner">
        <div>
          <h3 id="verdict">${question}</h3>
          <p>${first}</p>
        </div>
        ${who && html`<${Face} of=${who} size=${132} mood=${turn ? "lost" : ""} />`}
      </header>
      <${Line} verdict=${found} names=${names} />
      <${Turn} game=${game} turn=${turn} position=${found.position} names=${names} looks=${looks} />
      <p class="verdict-second">${second}</p>
      <p class="verdict-third soft">${third}</p>
      <div class="row verdict-row">
        ${seat !== null && html`<${PlayOn} game=${game} code=${code} round=${round} seat=${seat} step=${found.at} />`}
        <${Send} verdict=${found} code=${code} round=${round} place=${place}
          names=${names} question=${question} />
        <a class="plain" href=${place}>${t("ui-verdict-more")}</a>
      </div>
      ${children}
    </section>
  `;
}

/**
 * The position, drawn by the game if it can, and what could have been done there.
 * @param {{game: string, turn: Weighed | null, position: any, names: readonly string[],
 *   looks: readonly (Look | undefined)[]}} props
 */
function Turn({ game, turn, position, names, looks }) {
  const [Picture, setPicture] = useState(/** @type {any} */ (null));
  useEffect(() => {
    void gameModule(game, "verdict").then((module) => setPicture(() => module));
  }, [game]);
  if (!turn && !Picture) return null;
  return html`
    <div class=${classes("verdict-turn", Picture && (turn ? "verdict-pictured" : "verdict-alone"))}>
      ${Picture && position && html`<${Picture} view=${position} turn=${turn} names=${names} looks=${looks} />`}
      ${turn && html`<${Ways} turn=${turn} names=${names} />`}
    </div>
  `;
}

/** What could have been done, and its chances. @param {{turn: Weighed, names: readonly string[]}} props */
const Ways = ({ turn, names }) => html`
  <div>
    <h4>${say(turn.about, names)}</h4>
    <ul class="verdict-ways">
      ${turn.ways.map(
        (way, i) => html`<li key=${i} class=${classes("verdict-way", way.taken && "verdict-taken")}>
          <span>${say(way.words, names)}${way.taken && html` <em>${t("ui-verdict-taken")}</em>`}</span>
          <b>${t("ui-verdict-percent", { chance: percent(way.chance) })}</b>
          <i style=${`inline-size:${percent(way.chance)}%`} aria-hidden="true"></i>
        </li>`,
      )}
    </ul>
  </div>
`;
