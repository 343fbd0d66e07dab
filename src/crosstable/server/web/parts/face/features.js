/** Eyes, mouths and accents of a face: the parts a mood may change, and small things to know somebody by. */
import { disc, INK, line, PAPER, ring, SAFFRON, shape, star, twice, VERMILION, WHITE } from "../../lib/strokes.js";

/** Eyes at y 52. @type {Record<string, string>} */
export const EYES = {
  dots: twice((x) => disc(x, 52, 4.6, INK), 38, 62),
  glasses:
    twice((x) => ring(x, 52, 9.5, INK, 4, WHITE), 37, 63) +
    line("M46 51h8", INK, 4) +
    twice((x) => disc(x, 52, 3.4, INK), 38, 62),
  shades: shape("M24 45h52v9q0 6-6 6h-9q-7 0-8-8h-6q-1 8-8 8h-9q-6 0-6-6z", INK),
  sleepy: shape("M30 50h15a7.5 7.5 0 0 1-15 0zM55 50h15a7.5 7.5 0 0 1-15 0z", INK),
  aside: twice((x) => disc(x, 52, 8, WHITE) + disc(x + 4, 52, 4.4, INK), 37, 63),
  patch: line("M20 38 80 50", INK, 4) + disc(63, 52, 10, INK) + disc(38, 52, 4.6, INK),
  brows: line("M28 41 46 47M72 41 54 47", INK, 5) + twice((x) => disc(x, 54, 4.4, INK), 38, 62),
  wide: twice((x) => disc(x, 51, 9, WHITE) + disc(x, 51, 4.8, INK), 37, 63),
  monocle:
    disc(37, 52, 4.6, INK) + line("M72 54v26", SAFFRON, 4) + ring(62, 52, 10, SAFFRON, 4, WHITE) + disc(62, 52, 4, INK),
  shut: line("M30 51q8 7 15 0M55 51q8 7 15 0", INK),
};

/** Mouths at y 70; hair about the mouth has the ink of the hair. @type {Record<string, (hair: string) => string>} */
export const MOUTHS = {
  line: () => line("M40 70h20", INK),
  smile: () => shape("M37 66h26a13 11 0 0 1-26 0z", INK) + shape("M41 66h18v4H41z", WHITE),
  frown: () => line("M39 74q11-10 22 0", INK),
  moustache: (hair) => shape("M50 64q10-3 12 3t10 3q-6 8-22 2-16 6-22-2 8 3 10-3t12-3z", hair),
  o: () => disc(50, 70, 5.5, INK),
  smirk: () => line("M40 71h12l10-6", INK),
  beard: (hair) => shape("M24 60h14q12 8 24 0h14v8a26 22 0 0 1-52 0z", hair) + line("M41 72h18", WHITE, 4),
  teeth: () => line("M36 64h28v10H36z", INK, 4, WHITE) + line("M45 64v10M55 64v10", INK, 3),
  lips: () => shape("M39 69l8-4 3 2 3-2 8 4-11 7z", VERMILION),
  goatee: (hair) => line("M42 67h16", INK, 4) + shape("M42 75h16l-8 14z", hair),
};

/** @type {Record<string, string>} */
export const ACCENTS = {
  none: "",
  earring: ring(22, 68, 5.5, INK, 2.5, SAFFRON),
  scarf: shape("M28 80h44v12H28zM58 88h11v14H58z", VERMILION),
  cheeks: disc(31, 63, 5.5, "#e2694c") + disc(69, 63, 5.5, "#c8482b"),
  bow: shape("M50 90 34 82v16zM50 90 66 82v16z", VERMILION),
  scar: line("M66 58 74 72M66 68l8-4", VERMILION, 4),
  star: star(74, 88, 9, SAFFRON),
  plaster: `<g transform="rotate(-24 32 64)">${shape("M23 60h18v8H23z", PAPER)}${line("M29 60v8M35 60v8", INK, 2)}</g>`,
};

/**
 * What a mood makes of eyes and mouth; the rest of a face stays.
 * @type {Record<string, {eyes?: string, mouth?: string}>}
 */
export const MOODS = {
  hit: { eyes: "wide", mouth: "o" },
  away: { eyes: "shut" },
  won: { mouth: "smile" },
  lost: { mouth: "frown" },
};
