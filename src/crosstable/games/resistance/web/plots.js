/** What is drawn on the plot cards: one thing each, in a few strokes. */
import { disc, INK, line, PAPER, ring, SAFFRON, shape, star, VERMILION } from "shell/lib/strokes.js";
import { eyes, head } from "shell/parts/card/heads.js";

/** An eye. @param {number} x @param {number} y @param {number} r half of its width */
const eye = (x, y, r) =>
  shape(`M${x - r} ${y}Q${x} ${y - r} ${x + r} ${y} ${x} ${y + r} ${x - r} ${y}z`, INK) +
  disc(x, y, 0.36 * r, PAPER) +
  disc(x, y, 0.18 * r, INK);

/** Shoulders under a head in the middle. @param {string} ink */
const shoulders = (ink) => shape("M46 160v-18l18-26h32l18 26v18z", ink);

/** @type {Record<string, string>} */
export const PLOTS = {
  strong_leader: disc(80, 80, 68, INK) + star(80, 83, 56, SAFFRON),
  no_confidence:
    line("M44 84 70 110 116 54", INK, 18) + ring(80, 80, 62, VERMILION, 16) + line("M36 124 124 36", VERMILION, 16),
  opinion_maker:
    shape("M14 60h30l58-36v112L44 100H14zM30 104h28l10 40H42z", INK) +
    line("M118 56q16 24 0 48M136 38q30 42 0 84", SAFFRON, 12),
  close_eye: eye(80, 80, 76),
  take_responsibility:
    `<g transform="rotate(-8 54 80)">${shape("M18 30h72v100H18z", INK)}${shape("M30 42h48v76H30z", PAPER)}</g>` +
    line("M58 80h62", SAFFRON, 20) +
    shape("M112 44l46 36-46 36z", SAFFRON),
  overheard:
    line("M44 136Q18 110 22 68a44 44 0 0 1 88 4q0 26-24 40-10 8-12 22-6 22-26 14", INK, 16) +
    line("M46 76a20 20 0 0 1 40 0", INK, 11) +
    line("M128 50q12 24 0 48M144 36q22 38 0 76", SAFFRON, 10),
  confidence:
    disc(40, 62, 34, INK) +
    star(40, 63, 26, SAFFRON) +
    line("M40 122h52", INK, 14) +
    shape("M86 98l34 24-34 24z", INK) +
    eye(122, 62, 36),
  open_up:
    shape("M46 20h68v140H46z", SAFFRON) +
    head(80, 78, 24) +
    eyes(72, 88, 78) +
    shoulders(INK) +
    shape("M46 20v140l-40-18V2zM114 20v140l40-18V2z", INK) +
    disc(36, 88, 5, SAFFRON) +
    disc(124, 88, 5, SAFFRON),
  spotlight:
    shape("M80 20 12 160h136z", SAFFRON) +
    shape("M58 2h44l12 28H46z", INK) +
    head(80, 92, 22) +
    eyes(72, 88, 92) +
    shoulders(INK),
};
