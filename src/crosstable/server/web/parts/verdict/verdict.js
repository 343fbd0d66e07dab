/** The verdict on a game that is over: what decided it, in three sentences, and the position where it turned. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
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
/** If there is to be no verdict, its place is given up only in the first milliseconds: later somebody may be pressing
 * what is under it. */
const AT_ONCE = 1000;

/** @param {number} value */
const percent = (value) =>
  value === 0 || value === 1 ? 100 * value : Math.min(99, Math.max(1, Math.round(100 * value)));

/**
 * @param {{game: string, code: string, round: number, seat: number | null, names: readonly string[],
 *   looks: readonly (Look | undefined)[], question: string}} props
 */
export function Verdict({ game, code, round, seat, names, looks, question }) {
  const told = useTexts("review");
  const [found, setFound] = useState(/** @type {VerdictOn | null} */ (null));
  const [failed, setFailed] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  const [Picture, setPicture] = useState(/** @type {any} */ (undefined)); // null: the game draws none
  useEffect(() => {
    gameModule(game, "verdict").then(
      (module) => setPicture(() => module ?? null),
      () => setPicture(null),
    );
  }, [game]);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const began = performance.now();
    let again = 0;
    const ask = (/** @type {number} */ left) =>
      askGame(code, round, `verdict${seat === null ? "" : `?seat=${seat}`}`).then(setFound, ({ status, why }) => {
        if (left > 0 && status === TOO_FAST) again = window.setTimeout(() => ask(left - 1), WAIT);
        else {
          setLate(performance.now() - began > AT_ONCE);
          setFailed(why ?? { key: "review-failed" });
        }
      });
    void ask(TRIES);
    return () => clearTimeout(again);
  }, [code, round, seat]);
  if (told && failed)
    return html`<p class=${classes("soft verdict-wait", late && "verdict-place")} role="status">
      ${say(failed, names)}</p>`;
  if (!told || !found || Picture === undefined)
    return html`
      <section class="verdict verdict-coming verdict-watched" aria-labelledby="verdict">
        <header class="verdict-banner">
          <div>
            <h3 id="verdict">${question}</h3>
            <p role="status">${told && t("ui-verdict-working")}</p>
          </div>
        </header>
      </section>
    `;
  return html`<${Told} ...${{ found, Picture, game, code, round, seat, names, looks, question }} />`;
}

/**
 * Much that is told is set smaller, so that it keeps to its place.
 * @returns {import("preact").RefObject<HTMLElement | null>}
 */
function useTight() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const fit = () => {
    const one = place.current;
    if (!one) return;
    one.classList.remove("verdict-tight");
    const most = Number.parseFloat(getComputedStyle(one).minBlockSize);
    one.classList.toggle("verdict-tight", one.getBoundingClientRect().height > most + 0.5);
  };
  useLayoutEffect(fit); // in another language, too
  useEffect(() => {
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
  return place;
}

/**
 * @param {{found: VerdictOn, Picture: any, game: string, code: string, round: number, seat: number | null,
 *   names: readonly string[], looks: readonly (Look | undefined)[], question: string}} props
 */
function Told({ found, Picture, game, code, round, seat, names, looks, question }) {
  const place = useTight();
  const { turn, words } = found;
  const [first, second, third] = words.map((one) => say(one, names));
  const who = looks[turn?.seat ?? seat ?? 0];
  const link = `/t/${code}/games/${round}?tab=course&step=${turn?.n ?? found.at}`;
  return html`
    <section ref=${place} class=${`verdict verdict-${found.kind}`} aria-labelledby="verdict">
      <header class="verdict-banner">
        <div>
          <h3 id="verdict">${question}</h3>
          <p>${first}</p>
        </div>
        ${who && html`<${Face} of=${who} size=${132} mood=${turn ? "lost" : ""} />`}
      </header>
      <${Line} verdict=${found} names=${names} />
      <${Turn} Picture=${Picture} turn=${turn} position=${found.position} names=${names} looks=${looks} />
      <p class="verdict-second">${second}</p>
      <p class="verdict-third soft">${third}</p>
      <div class="row verdict-row">
        ${seat !== null && html`<${PlayOn} game=${game} code=${code} round=${round} seat=${seat} step=${found.at} />`}
        <${Send} verdict=${found} code=${code} round=${round} place=${link}
          names=${names} question=${question} />
        <a class="plain" href=${link}>${t("ui-verdict-more")}</a>
      </div>
    </section>
  `;
}

/**
 * The position, drawn by the game if it can, and what could have been done there.
 * @param {{Picture: any, turn: Weighed | null, position: any, names: readonly string[],
 *   looks: readonly (Look | undefined)[]}} props
 */
function Turn({ Picture, turn, position, names, looks }) {
  return html`
    <div class=${classes("verdict-turn", Picture && (turn ? "verdict-pictured" : "verdict-alone"))}>
      ${
        Picture &&
        position &&
        html`<div class="verdict-picture">
          <${Picture} view=${position} turn=${turn} names=${names} looks=${looks} />
        </div>`
      }
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
