/** What stands for a game: its own drawing (`web/emblem.js`), or the first letter of its name. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameModule } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";

/** The drawings that are here, by game; null where a game has none. */
const drawings = signal(/** @type {Record<string, any>} */ ({}));

/** @param {string} game */
async function load(game) {
  const drawing = await gameModule(game, "emblem").catch(() => null);
  drawings.value = { ...drawings.value, [game]: drawing };
}

/** @param {{game: string}} props */
export function Emblem({ game }) {
  useEffect(() => void (game in drawings.peek() || load(game)), [game]);
  const Drawing = drawings.value[game];
  return html`<svg class=${`emblem emblem-${game}`} viewBox="0 0 120 120" aria-hidden="true">
    ${Drawing ? html`<${Drawing} />` : Drawing === null && html`<${Letter} name=${t(`${game}-name`)} />`}
  </svg>`;
}

/** @param {{name: string}} props */
const Letter = ({ name }) => html`
  <circle class="c" cx="60" cy="60" r="54" />
  <text class="letter" x="60" y="60">${[...name][0]?.toUpperCase()}</text>
`;

/**
 * For emblems, which are 120 wide and high: points on a circle round the middle, the first at the top.
 * @param {number} count
 * @param {number} radius
 */
export const ring = (count, radius) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: 60 + radius * Math.cos(turn), y: 60 + radius * Math.sin(turn) };
  });

/** For a polygon. @param {{x: number, y: number}[]} points */
export const path = (points) => points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");
