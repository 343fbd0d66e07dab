/** The position in which a game of CROSS was decided: what was played there, and what was better. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Board } from "./board/board.js";

/** The cell a sentence speaks of, if it does. @param {import("shell/lib/wire").Sentence | undefined} words */
const cellOf = (words) => (words?.args?.cell === undefined ? null : String(words.args.cell));

/** @param {{view: import("./types").CrossView, turn: import("shell/lib/wire").Weighed | null}} props */
export default function Picture({ view, turn }) {
  const [best, taken] = [cellOf(turn?.ways[0]?.words), cellOf(turn?.ways.find((way) => way.taken)?.words)];
  const colour = view.turn;
  return html`<div class="verdict-board">
    <${Board} view=${view} still=${true} ghost=${taken} ghostColour=${colour} pointed=${best}
      label=${t("cross-board", { size: view.size })} />
  </div>`;
}
