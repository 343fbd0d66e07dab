/** Puzzles: today's, training by theme, and one's own mistakes. */
import { useEffect, useState } from "preact/hooks";
import { loadGames } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { addStyle } from "../../lib/style.js";
import { t, useTexts } from "../../lib/texts.js";
import { Waiting } from "../../parts/later/later.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { MissingPage } from "../missing/missing.js";
import { dayOf, gameOf, placeOf } from "./daily.js";
import { loadPuzzles, puzzleGames } from "./file.js";
import { keepDay, kept, keyOf } from "./kept.js";
import { Shelf } from "./shelf.js";
import { Solve } from "./solve.js";

const styled = addStyle("/web/pages/puzzles/puzzles.css");

/** The mistakes have a page like a game. */
export const MISTAKES = "mistakes";

/** @typedef {import("./file.js").Puzzle} Puzzle */
/** @typedef {{game: string, puzzle: Puzzle}} Chosen */

/** All puzzles of these games. @param {string[]} games @returns {Promise<Chosen[]>} */
async function puzzlesOf(games) {
  const all = await Promise.all(games.map(loadPuzzles));
  return all.flatMap((puzzles, i) => puzzles.map((puzzle) => ({ game: games[i] ?? "", puzzle })));
}

/** Today's puzzle. @returns {Promise<Chosen | null>} */
async function today() {
  const ids = puzzleGames();
  const game = gameOf(dayOf(), ids);
  if (!game) return null;
  const puzzles = await loadPuzzles(game);
  const puzzle = puzzles[placeOf(dayOf(), ids.length, puzzles.length)];
  return puzzle ? { game, puzzle } : null;
}

/**
 * The next puzzle of a training: the easiest that was neither solved nor missed today; of mistakes the oldest.
 * @param {string} game
 * @param {string} theme
 * @param {string} last the one that was just shown
 * @returns {Promise<Chosen | null>}
 */
async function next(game, theme, last) {
  const { solved, missed } = kept();
  const all = await puzzlesOf(game === MISTAKES ? puzzleGames() : [game]);
  const wanted = all.filter((one) => !theme || one.puzzle.theme === theme);
  const key = (/** @type {Chosen} */ one) => keyOf(one.game, one.puzzle);
  if (game === MISTAKES) {
    const order = Object.keys(missed);
    const found = wanted.filter((one) => key(one) in missed && key(one) !== last);
    return found.sort((a, b) => order.indexOf(key(a)) - order.indexOf(key(b)))[0] ?? null;
  }
  const done = new Set([...solved, ...Object.keys(missed).filter((one) => missed[one] === dayOf())]);
  const others = wanted.filter((one) => key(one) !== last);
  return others.find((one) => !done.has(key(one))) ?? others[0] ?? null;
}

/** @param {{game: string, theme: string}} props empty: today's puzzle, and everything there is */
export default function PuzzlesPage({ game, theme }) {
  const ready = useReady();
  const [chosen, setChosen] = useState(/** @type {Chosen | null | undefined} */ (undefined));
  const daily = !game;
  /** @param {string} [last] */
  const load = (last = "") => (daily ? today() : next(game, theme, last)).then(setChosen, () => setChosen(null));
  useEffect(() => {
    if (ready) void load();
  }, [ready, game, theme]);
  useEffect(() => {
    if (ready) document.title = `${t(daily ? "ui-puzzle-today" : "ui-puzzles")} · Crosstable`;
  }, [ready, daily]);
  if (!ready || chosen === undefined) return html`<${TopBar} /><${Waiting} />`;
  const known = daily || game === MISTAKES || puzzleGames().includes(game);
  if (!known) return html`<${MissingPage} why=${{ key: "ui-no-page" }} />`;
  const day = dayOf();
  const tries = (daily && kept().days[day]) || "";
  return html`
    <${TopBar} />
    <main id="main" class="puzzles">
      ${
        chosen
          ? html`<${Solve} key=${keyOf(chosen.game, chosen.puzzle)} ...${chosen} day=${daily ? day : ""} tries=${tries}
            mode=${game === MISTAKES ? MISTAKES : theme}
            onTry=${(/** @type {string} */ made) => daily && keepDay(day, made)}
            onNext=${daily ? null : () => load(keyOf(chosen.game, chosen.puzzle))} />`
          : html`<p class="page" role="status">${t(game === MISTAKES ? "ui-puzzle-no-mistakes" : "ui-puzzle-none")}</p>`
      }
      <${Shelf} game=${game} theme=${theme} />
    </main>
  `;
}

/** Whether texts, style and games are here. */
function useReady() {
  const told = useTexts("puzzles");
  const [here, setHere] = useState(false);
  useEffect(
    () =>
      void Promise.all([styled, loadGames()]).then(
        () => setHere(true),
        () => setHere(true),
      ),
    [],
  );
  return told && here;
}
