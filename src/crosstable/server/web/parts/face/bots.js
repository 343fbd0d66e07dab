/** The twelve bots: things with eyes. Each is drawn by hand; a mood changes its eyes and its mouth. */
import { disc, INK, LAGOON, line, PAPER, ring, SAFFRON, shape, twice, VERMILION, WHITE } from "../../lib/strokes.js";

/**
 * A ground, a thing in two shades, eyes and a mouth; `at` is where they are (left, right, height of eyes, of mouth), in
 * this ink.
 * @typedef {{ground: string, thing: string, eyes: string, mouth: string, at: [number, number, number, number],
 *   ink?: string}} Bot
 */

/** @param {number} left @param {number} right @param {number} y @param {number} r @param {string} [ink] */
const dots = (left, right, y, r, ink = INK) => twice((x) => disc(x, y, r, ink), left, right);

/** @type {Record<string, Bot>} */
export const BOTS = {
  Abacus: {
    ground: "#f7dc9c",
    thing:
      shape("M20 18h60v66H20z", PAPER) +
      shape("M50 18h30v66H50z", "#dfc89c") +
      line("M20 18h60v66H20z", INK, 6) +
      line("M20 30h60M20 43h60", INK, 4) +
      disc(32, 30, 6, VERMILION) +
      disc(45, 30, 6, VERMILION) +
      disc(69, 43, 6, VERMILION) +
      disc(68, 30, 6, INK) +
      disc(32, 43, 6, INK),
    eyes: dots(39, 61, 59, 5),
    mouth: line("M40 73h20", INK, 5),
    at: [39, 61, 59, 73],
  },
  Bellows: {
    ground: "#f0cdb8",
    thing:
      shape("M26 10h48l-6 9 10 8-10 8 8 7H24l8-7-10-8 10-8z", VERMILION) +
      line("M32 19h36M22 27h56M32 35h36", INK, 4) +
      shape("M22 42h56v26L50 92 22 68z", "#e9b887") +
      shape("M50 42h28v26L50 92z", "#c98f5a"),
    eyes: dots(39, 61, 54, 5),
    mouth: disc(50, 71, 9, INK),
    at: [39, 61, 54, 71],
  },
  Candle: {
    ground: "#b9c3d3",
    thing:
      shape("M32 36h36v58H32z", WHITE) +
      shape("M50 36h18v58H50z", "#dfd3ba") +
      shape("M50 2c12 14 10 26 0 28-10-2-12-14 0-28z", SAFFRON) +
      shape("M48 24h4v12h-4z", INK) +
      shape("M26 36h8v14q-4 5-8 0z", "#dfd3ba") +
      shape("M20 90h60v10H20z", INK),
    eyes: dots(42, 58, 58, 4.4),
    mouth: line("M43 71q7 6 14 0", INK),
    at: [42, 58, 58, 72],
  },
  Dynamo: {
    ground: "#c9d8d2",
    thing:
      disc(50, 54, 32, LAGOON) +
      shape("M50 22a32 32 0 0 1 0 64z", "#15525a") +
      line("M56 2 38 26h10l-6 16 22-24H52z", INK, 4, SAFFRON),
    eyes: twice((x) => disc(x, 54, 9, WHITE) + disc(x + 3, 54, 4.5, INK), 38, 62),
    mouth: shape("M36 69h28v9H36z", WHITE) + line("M45 69v9M55 69v9", INK, 4),
    at: [38, 62, 54, 73],
    ink: WHITE,
  },
  Ember: {
    ground: "#e9dcbf",
    thing:
      shape("M50 2 66 26 78 16l4 34a32 36 0 0 1-64 0l4-34 12 10z", VERMILION) +
      shape("M50 2 66 26 78 16l4 34a32 36 0 0 1-32 36z", "#9c2410"),
    eyes: line("M28 46l17 6M72 46l-17 6", INK, 5.5) + dots(38, 62, 58, 5, SAFFRON),
    mouth: line("M38 76q12-9 24 0", INK, 5),
    at: [38, 62, 57, 74],
  },
  Flint: {
    ground: "#dccfe0",
    thing:
      shape("M46 12 78 28 84 60 60 90 28 84 16 48z", "#5b6577") +
      shape("M46 12 78 28 84 60 60 90 50 60z", "#3c4658") +
      shape("M46 12 50 60 16 48z", "#7a8597"),
    eyes: shape("M26 56h20v5H26zM56 56h20v5H56z", WHITE),
    mouth: line("M40 76h22", WHITE, 5),
    at: [37, 65, 57, 76],
    ink: WHITE,
  },
  Gimlet: {
    ground: "#f7dc9c",
    thing:
      shape("M36 34h28v34L50 96 36 68z", "#e9b887") +
      shape("M50 34h14v34L50 96z", "#c98f5a") +
      shape("M18 10h64v14H18z", "#7a3b1e") +
      shape("M43 24h14v12H43z", INK),
    eyes: ring(50, 51, 12, INK, 4, WHITE) + disc(50, 51, 5, INK),
    mouth: line("M38 74l22-8M42 84l14-6", INK, 4),
    at: [50, 50, 51, 74],
  },
  Hinge: {
    ground: "#c9d8d2",
    thing:
      shape("M12 20h36v66H12z", SAFFRON) +
      shape("M52 20h36v66H52z", "#c8860a") +
      shape("M45 12h10v80H45z", INK) +
      line("M45 34h10M45 52h10M45 70h10", SAFFRON, 4),
    eyes: dots(28, 72, 46, 6),
    mouth: line("M22 68q6 6 14 2M64 72q7-6 14-2", INK, 5),
    at: [28, 72, 46, 70],
  },
  Inkpot: {
    ground: "#f0cdb8",
    thing:
      shape("M38 8h24v20H38z", SAFFRON) +
      shape("M30 24h40v9H30z", INK) +
      shape("M30 33h40l16 22v34H14V55z", "#2c3e63") +
      shape("M50 33h20l16 22v34H50z", INK),
    eyes: twice((x) => disc(x, 60, 8.5, WHITE) + disc(x, 63, 4, INK), 37, 63),
    mouth: line("M40 78h20", WHITE),
    at: [37, 63, 60, 78],
    ink: WHITE,
  },
  Jigsaw: {
    ground: "#b9c3d3",
    thing:
      shape("M20 26h20a10 10 0 1 1 20 0h20v20a10 10 0 1 1 0 20v20H20z", "#f5c64e") +
      shape("M50 15.8a10 10 0 0 1 10 10.2h20v20a10 10 0 1 1 0 20v20H50z", "#d99a12") +
      shape("M20 46a10 10 0 1 1 0 20z", "#b9c3d3"),
    eyes: dots(42, 62, 52, 5),
    mouth: line("M40 70h12l10-6", INK, 5),
    at: [42, 62, 52, 69],
  },
  Kettle: {
    ground: "#e9dcbf",
    thing:
      line("M32 30a18 17 0 0 1 36 0", INK, 6) +
      disc(50, 24, 5.5, VERMILION) +
      shape("M32 30h36l12 56H20z", "#cfd6dd") +
      shape("M50 30h18l12 56H50z", "#a4afbb") +
      shape("M78 54 97 40v12L81 72z", "#8793a1") +
      shape("M28 38h44v5H28z", INK),
    eyes: dots(40, 60, 56, 5),
    mouth: shape("M36 70h28a14 10 0 0 1-28 0z", VERMILION),
    at: [40, 60, 56, 73],
  },
  Lantern: {
    ground: "#dccfe0",
    thing:
      line("M50 4a12 12 0 0 1 12 14H38A12 12 0 0 1 50 4z", INK, 5) +
      shape("M26 18h48l8 12H18z", INK) +
      shape("M24 30h52v46H24z", "#ffd873") +
      shape("M50 30h26v46H50z", "#f0b02c") +
      shape("M24 30h6v46h-6zM70 30h6v46h-6zM18 76h64v12H18z", INK),
    eyes: dots(42, 58, 50, 4.5),
    mouth: shape("M42 61h16a8 7 0 0 1-16 0z", INK),
    at: [42, 58, 50, 63],
  },
};

/** A bot that is not one of the twelve, as in games of former days. @type {Bot} */
export const NAMELESS = {
  ground: "#c9d8d2",
  thing:
    shape("M22 28h56v50H22z", "#cfd6dd") +
    shape("M50 28h28v50H50z", "#a4afbb") +
    line("M50 28V14", INK, 4) +
    disc(50, 12, 5, VERMILION),
  eyes: dots(38, 62, 48, 5.5),
  mouth: line("M38 64h24", INK, 5),
  at: [38, 62, 48, 65],
};

/** The eyes of a bot in this mood. @param {Bot} bot @param {string} mood */
export const botEyes = ({ eyes, at: [left, right, y] }, mood) =>
  mood === "hit" ? twice((x) => disc(x, y, 9, WHITE) + disc(x, y, 4.8, INK), left, right) : eyes;

/** @param {Bot} bot @param {string} mood */
export function botMouth({ mouth, at: [left, right, , y], ink = INK }, mood) {
  const x = (left + right) / 2;
  if (mood === "hit") return disc(x, y, 6, ink);
  if (mood === "won") return shape(`M${x - 10} ${y - 4}h20a10 10 0 0 1-20 0z`, ink);
  return mood === "lost" ? line(`M${x - 10} ${y + 3}q10-9 20 0`, ink, 5) : mouth;
}
