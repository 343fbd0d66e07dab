/** A puzzle of Fugitive: the row as the Marshal sees it, what happened so far, and numbers to choose from. */
import { useMemo } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Choices } from "shell/pages/puzzles/choices.js";
import { Face } from "./cards.js";
import { GOAL } from "./road.js";
import { Trail } from "./trail.js";

/** @typedef {import("shell/lib/table-props").PuzzleProps} Props */
/** @typedef {import("./types").FugitiveView} FugitiveView */

/** @param {string} words */
const numbers = (words) => (words ? words.split(" ").map(Number) : []);

/**
 * A position: what was seen in order, her own cards, and what the question names.
 * @param {string} position
 */
function read(position) {
  const [seen = "", mine = "", asked = ""] = position.split("|");
  return { seen: seen.split(" "), mine: numbers(mine), asked: numbers(asked) };
}

/** A hideout as it is written: `?+2`, `12+4+7`. @param {string} word */
function hideout(word) {
  const [card = "", ...under] = word.split("+");
  const hidden = card === "?";
  const sprints = hidden ? Array(Number(under[0] ?? 0)).fill(null) : under.map(Number);
  return { card: hidden ? null : Number(card), up: !hidden, sprints, reach: 0 };
}

/** The row of a position, the start first. @param {string[]} seen */
const rowOf = (seen) => [
  { card: 0, up: true, sprints: [], reach: 0 },
  ...seen.filter((word) => /^[?\d]/.test(word)).map(hideout),
];

/** What there is to choose from. @param {string} theme @param {ReturnType<typeof read>} position */
function choicesOf(theme, { seen, mine, asked }) {
  const row = rowOf(seen);
  if (theme === "where") return row.flatMap(({ up }, place) => (up ? [] : [String(place)]));
  if (asked.length) return asked.map(String);
  const known = new Set([...mine, ...row.flatMap(({ card, sprints }) => [card, ...sprints])]);
  return Array.from({ length: GOAL - 1 }, (_, i) => i + 1)
    .filter((number) => !known.has(number))
    .map(String);
}

/** What an answer is called. @param {string} theme @param {string} answer */
const called = (theme, answer) => (theme === "where" ? t("fugitive-puzzle-nth", { place: Number(answer) }) : answer);

/** @param {Props} props */
function Draw({ theme, position, ...choosing }) {
  const known = useMemo(() => read(position), [position]);
  const view = useMemo(
    () => /** @type {any} */ ({ row: rowOf(known.seen), outcome: null, hot: false, out: [], notes: [], guesses: [] }),
    [known],
  );
  return html`
    <div class="fug-puzzle">
      <${Trail} view=${view} final=${null} />
      <div class="fug-puzzle-known">
        <p><b>${t("fugitive-puzzle-mine")}</b> ${known.mine.map((card) => html`<${Face} card=${card} small />`)}</p>
        <${Seen} seen=${known.seen} />
      </div>
      <${Choices} ...${choosing} choices=${choicesOf(theme, known)}
        words=${(/** @type {string} */ one) => called(theme, one)} />
    </div>
  `;
}

/** What happened, in order: his draws, his hideouts, her wrong guesses. @param {{seen: string[]}} props */
function Seen({ seen }) {
  let place = 0;
  return html`<div class="fug-puzzle-seen"><b>${t("fugitive-puzzle-seen")}</b>
    <ol>${seen.map((word) => {
      if (/[ABC]/.test(word)) return html`<li class="fug-drew">${t("fugitive-puzzle-drew", { pile: word })}</li>`;
      const missed = word.startsWith("x") && word.slice(1).replaceAll("+", ", ");
      if (missed) return html`<li class="fug-missed-guess">${t("fugitive-puzzle-missed", { numbers: missed })}</li>`;
      place += 1;
      return html`<li>${t("fugitive-puzzle-hid", { place })}</li>`;
    })}</ol></div>`;
}

/** @type {import("shell/lib/table-props").PuzzleModule} */
export default {
  Draw,
  args: (theme, position, answer) => ({ answer: called(theme, answer), number: read(position).asked[0] ?? 0 }),
};
