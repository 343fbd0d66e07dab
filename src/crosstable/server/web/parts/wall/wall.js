/** What a room screen is made of, for the shell and for a game's `wall.js`: top, words, stage, everybody's face. */
import { classes, html } from "../../lib/html.js";
import { addStyle } from "../../lib/style.js";
import { useTelling } from "../../lib/telling.js";
import { useTick } from "../../lib/use-tick.js";
import { FramedFace } from "../face/face.js";
import { Mark } from "../mark/mark.js";

/** @typedef {import("../../lib/table-props").WallProps} WallProps */

void addStyle("/web/parts/wall/wall.css");

/** How large words can be: the fewer, the larger. @param {string} words */
const loud = (words) => (words.length <= 11 ? 4 : words.length <= 22 ? 3 : words.length <= 40 ? 2 : 1);

const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

/** How wide the widest word of a headline is, in parts of its size: letters differ too much to be counted.
 * @param {string} words */
function longest(words) {
  pen.font = `800 100px ${getComputedStyle(document.documentElement).getPropertyValue("--display")}`;
  return Math.max(...words.split(/\s/).map((word) => pen.measureText(word).width / 100 - 0.045 * word.length));
}

/** From so many letters on a name is long. */
const LONG = 9;

/** From so many letters on a line would be too high beside a headline. */
const LONG_LINE = 48;

/** Words that can be read from afar at a time. */
const WORDS = 12;

/** As much of a line as there is time to read beside a headline: all of it, its first sentence, or nothing.
 * @param {string} words @param {string} line */
const beside = (words, line) =>
  [line, /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? ""].find(
    (part) => `${words} ${part}`.trim().split(/\s+/).length <= WORDS,
  ) ?? "";

/** The one thing everybody should read. @param {{words: string, line?: string}} props */
export function Headline({ words, line = "" }) {
  const read = beside(words, line);
  return html`
    <div class="wall-words">
      ${
        words &&
        html`<h1 key=${words} class=${`wall-headline wall-loud-${loud(words)}`}
          style=${`--longest:${longest(words).toFixed(2)}`}>${words}</h1>`
      }
      ${read && html`<p class=${classes("wall-line", read.length > LONG_LINE && "wall-line-long")}>${read}</p>`}
    </div>
  `;
}

/**
 * The whole screen. `told` is what the voice says beside the log.
 * @param {{title: string, code: string, track?: any, words?: string, line?: string, aside?: any, night?: boolean,
 *   foot?: any, told?: string, class?: string, table?: import("preact").Ref<HTMLElement>, children?: any}} props
 */
export function Wall({ title, code, track, words = "", line, aside, night, foot, told = "", ...more }) {
  useTelling(told);
  return html`
    <main id="main" ref=${more.table} class=${classes("wall", night && "wall-night", more.class)}>
      <header class="wall-top">
        <${Mark} size="100%" /><strong>${title}</strong>
        <div class="wall-track">${track}</div>
        <b class="wall-code">${code}</b>
      </header>
      <section class="wall-stage">
        <${Headline} words=${words} line=${line} />
        <div class="wall-middle">${more.children}</div>
        <div class="wall-aside">${aside}</div>
      </section>
      ${foot && html`<footer class="wall-foot">${foot}</footer>`}
      <div class="sr" role="status">${told}</div>
    </main>
  `;
}

/**
 * Somebody at the table: the face with its frame, the name, and what lies under it.
 * @param {{player: import("../../lib/table-props").Player, tag?: any, children?: any, dim?: boolean}
 *   & Record<string, any>} props what is not named here is the frame's
 */
export const WallSeat = ({ player, tag, children, dim, ...frame }) => html`
  <div class=${classes("wall-seat", dim && "wall-dim")}>
    <${FramedFace} of=${player.face} away=${!player.here} ...${frame}>${children}<//>
    <strong class=${classes("wall-name", player.name.length > LONG && "wall-name-long")}>${player.name}</strong>
    ${tag && html`<span class="wall-tag">${tag}</span>`}
  </div>
`;

/** Everybody, in a row. @param {{count: number, seat: (seat: number) => any}} props */
export const WallFoot = ({ count, seat }) => html`
  <ol class="wall-seats" data-count=${count}>
    ${Array.from({ length: count }, (_, i) => html`<li key=${i} data-seat=${i}>${seat(i)}</li>`)}
  </ol>
`;

/** Time left, as large as it gets. @param {{left: () => number | null, bare?: boolean}} props bare: seconds alone */
export function WallTimer({ left, bare = false }) {
  useTick(200);
  const seconds = left();
  if (seconds === null) return null;
  const whole = Math.ceil(seconds);
  const shown = bare ? String(whole) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  return html`<p class=${classes("wall-timer", whole <= (bare ? 3 : 10) && "wall-hurry")} role="timer">${shown}</p>`;
}
