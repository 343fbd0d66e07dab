/** The neutral head and shoulders on character cards, never a player's face, and the things several of them carry. */
import { disc, INK, line, PAPER, ring, SAFFRON, shape } from "../../lib/strokes.js";

/** The dark half of a head. */
const SHADE = "#d9c7a0";

/** A head in two halves. @param {number} [x] @param {number} [y] @param {number} [r] */
export const head = (x = 80, y = 62, r = 26) =>
  disc(x, y, r, PAPER) + shape(`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z`, SHADE);

/** Shoulders in this ink, the right half darker. @param {string} ink @param {string} [shade] */
export const body = (ink, shade = INK) =>
  `<g class="card-body">${shape("M34 160v-31L59 92h41L126 129v31z", ink)}` +
  `<path d="M80 92h20L126 129v31H80z" fill="${shade}" opacity=".28"/></g>`;

/** Two dots. @param {number} [left] @param {number} [right] @param {number} [y] */
export const eyes = (left = 71, right = 89, y = 62) => disc(left, y, 4, INK) + disc(right, y, 4, INK);

/** A hat with a brim. @param {number} y its upper edge */
export const hat = (y) => shape(`M58 ${y}h44v22H58zM36 ${y + 22}h88v9H36z`, INK);

/** A half-mask. @param {number} y */
export const mask = (y) =>
  shape(`M53 ${y}h54v8q0 7-11 7t-16-7q-5 7-16 7t-11-7z`, INK) +
  disc(69, y + 6, 3.4, PAPER) +
  disc(91, y + 6, 3.4, PAPER);

/** Rays behind a head. */
export const rays = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI + (i * Math.PI) / 8;
  return line(`M80 60L${(80 + 94 * Math.cos(angle)).toFixed(0)} ${(60 + 94 * Math.sin(angle)).toFixed(0)}`, SAFFRON, 9);
}).join("");

/** A gunsight round one eye. @param {number} y */
export const sight = (y) =>
  ring(92, y, 18, SAFFRON, 6) +
  line(`M64 ${y}h14M106 ${y}h14M92 ${y - 28}v14M92 ${y + 14}v14`, SAFFRON, 6) +
  disc(70, y, 4, INK) +
  disc(92, y, 4, INK);

/** A pistol that points right. @param {number} x @param {number} y @param {string} ink */
export const gun = (x, y, ink) => shape(`M${x} ${y}h44v13h-28l-4 18h-12z`, ink);
