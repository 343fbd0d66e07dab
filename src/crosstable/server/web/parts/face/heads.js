/** Heads with their half-shade, what sits on them and what they stand on: the silhouette tells people apart. */
import { disc, INK, line, PAPER, SAFFRON, shape } from "../../lib/strokes.js";

/** The shape of the whole head, and of its right half. @type {Record<string, [string, string]>} */
export const HEADS = {
  disc: ["M50 24a28 28 0 0 1 0 56a28 28 0 0 1 0-56z", "M50 24a28 28 0 0 1 0 56z"],
  pill: ["M27 43a23 23 0 0 1 46 0v20a23 23 0 0 1-46 0z", "M50 20a23 23 0 0 1 23 23v20a23 23 0 0 1-23 23z"],
  block: ["M24 26h52v55H24z", "M50 26h26v55H50z"],
  hex: ["M50 20 78 36v32L50 85 22 68V36z", "M50 20 78 36v32L50 85z"],
  wedge: ["M22 28h56v24L50 90 22 52z", "M50 28h28v24L50 90z"],
  shield: ["M23 26h54v30a27 28 0 0 1-54 0z", "M50 26h27v30a27 28 0 0 1-27 28z"],
  jaw: ["M34 24h32l14 57H20z", "M50 24h16l14 57H50z"],
  egg: ["M50 20c18 0 25 20 25 36a25 28 0 0 1-50 0c0-16 7-36 25-36z", "M50 20c18 0 25 20 25 36a25 28 0 0 1-25 28z"],
};

/** @param {string} hair */
const curl = (hair) =>
  disc(26, 30, 12, hair) + disc(41, 20, 13, hair) + disc(59, 20, 13, hair) + disc(74, 30, 12, hair);

/**
 * Hair has the ink of the hair, what is worn the ink of the cloth; `band` is the ink beside it.
 * @typedef {{worn?: boolean, behind?: (ink: string) => string, front: (ink: string, band: string) => string}} Top
 */

/** @type {Record<string, Top>} */
export const TOPS = {
  bald: { front: () => "" },
  fringe: { front: (hair) => shape("M21 46V18h58v28h-6V36H27v10z", hair) },
  cap: { worn: true, front: (cap, band) => shape("M22 38a28 27 0 0 1 56 0z", cap) + shape("M50 33h46v8H50z", band) },
  brim: {
    worn: true,
    front: (hat, band) => shape("M30 6h40v26H30z", hat) + shape("M30 24h40v8H30z", band) + shape("M4 32h92v8H4z", hat),
  },
  beret: {
    worn: true,
    front: (hat) => shape("M14 36C8 16 40 2 66 12c22 8 20 24 10 26z", hat) + shape("M48 2h5v10h-5z", hat),
  },
  bob: {
    behind: (hair) => shape("M14 78V48a36 36 0 0 1 72 0v30z", hair),
    front: (hair) => shape("M20 50a30 30 0 0 1 60 0L50 32z", hair),
  },
  bun: {
    behind: (hair) => disc(50, 13, 13, hair),
    front: (hair) => shape("M21 48a29 29 0 0 1 58 0Q66 34 50 34T21 48z", hair),
  },
  mohawk: { front: (hair) => shape("M38 38V8l6 8 6-14 6 14 6-8v30z", hair) },
  curls: { behind: (hair) => disc(20, 46, 12, hair) + disc(80, 46, 12, hair), front: curl },
  hood: {
    worn: true,
    behind: (hood) => shape("M8 100V50a42 44 0 0 1 84 0v50z", hood),
    front: (hood) => shape("M22 40a28 30 0 0 1 56 0q-14-10-28-10T22 40z", hood),
  },
  phones: {
    worn: true,
    behind: () => line("M18 54a32 34 0 0 1 64 0", INK, 8),
    front: (phones) => shape("M10 44h16v25H10zM74 44h16v25H74z", phones),
  },
  quiff: { front: (hair) => shape("M20 44 26 16 90 6 76 36 40 34z", hair) },
  spikes: { front: (hair) => shape("M20 44 16 16l16 10 6-20 12 16L62 6l6 20 16-10-4 28-10-8H30z", hair) },
  scarf: {
    worn: true,
    behind: (cloth) => shape("M22 44 2 58l14 4-8 16 20-18z", cloth),
    front: (cloth, band) =>
      shape("M20 46a30 30 0 0 1 60 0l-12-8H32z", cloth) + shape("M20 46l12-8h36l12 8v-8l-9-8H29l-9 8z", band),
  },
  cone: {
    worn: true,
    front: (hat, band) => shape("M50-6 76 36H24z", hat) + shape("M42 7h16l7 12H35z", band),
  },
  part: { front: (hair) => shape("M20 52V38a28 24 0 0 1 30-22h6a24 22 0 0 1 24 22v10L62 32z", hair) },
  "top hat": {
    worn: true,
    front: (hat, band) =>
      shape("M27-4h46v36H27z", hat) + shape("M27 20h46v9H27z", band) + shape("M14 30h72v8H14z", hat),
  },
  locks: {
    behind: (hair) => line("M14 92V46M25 96V40M75 96V40M86 92V46", hair, 8),
    front: (hair) => shape("M10 46a40 34 0 0 1 80 0l-22-8-18-8-18 8z", hair),
  },
};

/** Shoulders. @type {Record<string, (cloth: string, stripe: string) => string>} */
export const BODIES = {
  round: (cloth) => shape("M8 104a42 27 0 0 1 84 0z", cloth),
  coat: (cloth) => shape("M6 104 24 84h52l18 20z", cloth) + shape("M38 84h24L50 102z", PAPER),
  square: (cloth) => shape("M14 84h72v20H14z", cloth),
  stripe: (cloth, stripe) => shape("M8 104a42 27 0 0 1 84 0z", cloth) + shape("M24 89h52v5H24zM12 98h76v4H12z", stripe),
};

/** Skin in light and shade: four natural ones, mist and saffron. */
export const SKINS = /** @type {const} */ ([
  ["#f8e6c8", "#dfc096"],
  ["#e9b887", "#c98f5a"],
  ["#c98b5e", "#a2673c"],
  ["#8a5638", "#683d26"],
  ["#a9bcc4", "#8298a4"],
  ["#f5c64e", "#d99a12"],
]);

export const HAIRS = [INK, "#7a3b1e", "#b8431f", SAFFRON, "#8a8f9c", "#1f6f78"];
export const CLOTHS = ["#1f6f78", "#d3381c", SAFFRON, INK, "#6d5a86", "#8a5638"];
export const GROUNDS = ["#e9dcbf", "#c9d8d2", "#f0cdb8", "#f7dc9c", "#b9c3d3", "#dccfe0"];
