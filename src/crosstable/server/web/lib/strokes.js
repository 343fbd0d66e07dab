/** The few strokes every drawing is made of, as SVG text, and its inks. No text of a person gets in here. */

/** Print does not change with the light. */
export const INK = "#17233b";
export const PAPER = "#f8efdc";
export const WHITE = "#fffaf0";
export const SAFFRON = "#f3a712";
export const VERMILION = "#d3381c";
export const LAGOON = "#1f6f78";

/** A filled shape. @param {string} d @param {string} ink */
export const shape = (d, ink) => `<path d="${d}" fill="${ink}"/>`;

/** A thick line. @param {string} d @param {string} ink @param {number} [width] @param {string} [fill] */
export const line = (d, ink, width = 4.5, fill = "none") =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} ink */
export const disc = (x, y, r, ink) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`;

/**
 * A thick circle.
 * @param {number} x @param {number} y @param {number} r @param {string} ink @param {number} width
 * @param {string} [fill]
 */
export const ring = (x, y, r, ink, width, fill = "none") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;

/**
 * The same at two places, as eyes are.
 * @param {(x: number) => string} draw @param {number} left @param {number} right
 */
export const twice = (draw, left, right) => draw(left) + draw(right);

/** A star of five points. @param {number} x @param {number} y @param {number} r @param {string} ink */
export function star(x, y, r, ink) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 5, i % 2 ? r * 0.42 : r];
    return `${(x + far * Math.sin(angle)).toFixed(1)},${(y - far * Math.cos(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(" ")}" fill="${ink}"/>`;
}
