/** What a bot considered before it played: a disc for each cell, the larger the more it looked there. */
import { html } from "shell/lib/html.js";
import { boardOf } from "../geometry.js";

const MOST = 8;

/** @param {{view: import("../types").CrossView, thought: import("shell/lib/wire").ThoughtAt}} props */
export function Candidates({ view, thought }) {
  const board = boardOf(view.size);
  const most = Math.max(...thought.candidates.map((one) => one.share), 0.01);
  return html`${thought.candidates.slice(0, MOST).map(({ action, value, share }) => {
    const cell = board.byName.get(String(action.cell));
    if (!cell) return null;
    const played = cell.name === view.last;
    return html`<g class=${`candidate${played ? " candidate-played" : ""}`}
      transform=${`translate(${cell.x.toFixed(3)} ${cell.y.toFixed(3)})`}>
      ${!played && html`<circle r=${(0.42 + 0.36 * Math.sqrt(share / most)).toFixed(3)} />`}
      <text>${Math.round(100 * value)}</text>
    </g>`;
  })}`;
}
