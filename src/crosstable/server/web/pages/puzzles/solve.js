/** One puzzle: the question, its picture, the answer, and what came of it. */
import { useEffect, useState } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { language } from "../../lib/settings.js";
import { copyLink, shareText } from "../../lib/share.js";
import { hasText, t } from "../../lib/texts.js";
import { hardness, loadDrawing } from "./file.js";
import { isOver, keepTries, kept, keyOf, streak, TRIES } from "./kept.js";
import { shareLine } from "./line.js";

/**
 * @typedef {object} Props
 * @property {string} game
 * @property {import("./file.js").Puzzle} puzzle
 * @property {string} day the day whose puzzle it is; empty in training
 * @property {string} tries how it went so far, for who comes back to today's puzzle
 * @property {string} mode what is trained
 * @property {(tries: string) => void} onTry
 * @property {(() => void) | null} onNext
 */

/** @param {Props} props */
export function Solve(props) {
  const { game, puzzle, day } = props;
  const [drawing, setDrawing] = useState(/** @type {import("../../lib/table-props").PuzzleModule | null} */ (null));
  const [chosen, choose] = useState("");
  const [wrong, setWrong] = useState(/** @type {string[]} */ ([]));
  const [tries, setTries] = useState(props.tries);
  const [missedOn] = useState(() => kept().missed[keyOf(game, puzzle)] ?? "");
  useEffect(() => void loadDrawing(game).then(setDrawing, () => undefined), [game]);
  const over = isOver(tries);

  const answer = () => {
    const right = chosen === puzzle.answer;
    const made = tries + (right ? "v" : "x");
    setTries(made);
    if (!right) setWrong([...wrong, chosen]);
    choose("");
    props.onTry(made);
    if (isOver(made)) keepTries(keyOf(game, puzzle), made);
  };
  if (!drawing) return null;
  const { Draw, args } = drawing;
  const words = args(puzzle.theme, puzzle.position, puzzle.answer);
  /** What an answer is called. @param {string} one */
  const name = (one) => String(args(puzzle.theme, puzzle.position, one).answer);
  return html`
    <article class=${`puzzle lid-${game}`} aria-labelledby="puzzle-question">
      <header class="puzzle-head">
        <p class="puzzle-over"><b>${day ? t("ui-puzzle-today") : t(`${game}-name`)}</b>
          ${day && html`<span>${t(`${game}-name`)}</span>`}<${Hard} puzzle=${puzzle} /></p>
        <h1 id="puzzle-question">${t(`${game}-puzzle-${puzzle.theme}`, words)}</h1>
        <p class="puzzle-ask">${t(`${game}-puzzle-${puzzle.theme}-ask`, words)}</p>
        ${missedOn && !tries && html`<p class="puzzle-missed">${t("ui-puzzle-missed", { day: weekday(missedOn) })}</p>`}
      </header>
      <div class="puzzle-picture">
        <${Draw} theme=${puzzle.theme} position=${puzzle.position} chosen=${chosen} wrong=${wrong}
          answer=${over ? puzzle.answer : null} onChoose=${over ? () => undefined : choose} />
      </div>
      <div class="puzzle-prompt" aria-live="polite">
        ${
          over
            ? html`<${Result} ...${props} tries=${tries} words=${words} />`
            : html`
              <${Pips} tries=${tries} />
              <p class="puzzle-said">${said(wrong, tries, name)}</p>
              <button class="button main" disabled=${!chosen || wrong.includes(chosen)} onClick=${answer}>
                ${chosen ? t("ui-puzzle-answer", { answer: name(chosen) }) : t("ui-puzzle-choose")}
              </button>`
        }
      </div>
    </article>
  `;
}

/**
 * What is said while somebody thinks.
 * @param {string[]} wrong
 * @param {string} tries
 * @param {(answer: string) => string} name
 */
function said(wrong, tries, name) {
  if (!tries) return "";
  const last = wrong.at(-1);
  const left = TRIES - tries.length;
  return last ? t("ui-puzzle-wrong", { answer: name(last), left }) : t("ui-puzzle-left", { left });
}

/** A day in words: Tuesday, if it was in the last week. @param {string} day */
function weekday(day) {
  const then = new Date(`${day}T12:00`);
  const long = Date.now() - then.getTime() > 6 * 86_400_000;
  return new Intl.DateTimeFormat(language.value, long ? { day: "numeric", month: "long" } : { weekday: "long" }).format(
    then,
  );
}

/** How hard it is, as pips. @param {{puzzle: import("./file.js").Puzzle}} props */
function Hard({ puzzle }) {
  const hard = hardness(puzzle);
  const words = t("ui-puzzle-hard", { hard });
  return html`<span class="puzzle-hard" role="img" aria-label=${words} title=${words}>
    ${[1, 2, 3].map((pip) => html`<i class=${classes(pip <= hard && "on")}></i>`)}
  </span>`;
}

/** The tries, made and left. @param {{tries: string}} props */
const Pips = ({
  tries,
}) => html`<p class="puzzle-tries" role="img" aria-label=${t("ui-puzzle-tries", { left: TRIES - tries.length })}>
  ${Array.from({ length: TRIES }, (_, i) => html`<i class=${tries[i] === "x" ? "wrong" : ""}></i>`)}
</p>`;

/** @param {Props & {words: any}} props */
function Result({ game, puzzle, day, tries, mode, onNext, words }) {
  const won = tries.endsWith("v");
  const why = `${game}-puzzle-${puzzle.theme}-why`;
  const days = streak();
  return html`
    <div class="puzzle-result">
      <h2 class=${won ? "puzzle-won" : "puzzle-lost"}>
        ${t(won ? "ui-puzzle-won" : "ui-puzzle-lost", { tries: tries.length, answer: words.answer })}</h2>
      ${hasText(why) && html`<p>${t(why, words)}</p>`}
      ${day && html`<p class="puzzle-streak">${t("ui-puzzle-streak", { days })}</p>`}
      ${day && html`<${Share} line=${shareLine(day, t(`${game}-name`), tries, days, `${location.origin}/puzzles`)} />`}
      <div class="row">
        ${
          onNext
            ? html`<button class="button main" autofocus onClick=${onNext}>${t("ui-puzzle-next")}</button>`
            : html`<a class="button main" href=${`/puzzles/${game}/${puzzle.theme}`}>${t("ui-puzzle-more")}</a>`
        }
        ${mode && html`<a class="plain" href="/puzzles">${t("ui-puzzle-all")}</a>`}
      </div>
    </div>
  `;
}

/** The line that tells friends how it went, and nothing else. @param {{line: string}} props */
const Share = ({ line }) => html`
  <div class="puzzle-share">
    <output>${line}</output>
    <button class="button" onClick=${() => void shareText(line)}>${t("ui-puzzle-share")}</button>
    <button class="plain" onClick=${() => void copyLink(line)}>${t("ui-puzzle-copy")}</button>
  </div>
`;
