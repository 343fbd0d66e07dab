/** Which face a name has, and how the faces of one table are kept apart. */
import { ACCENTS, EYES, MOUTHS } from "./features.js";
import { BODIES, CLOTHS, GROUNDS, HAIRS, HEADS, SKINS, TOPS } from "./heads.js";

/** A bot has only its name: its face is drawn by hand. @typedef {{bot: string}} Bot */

/**
 * What a person's face is made of.
 * @typedef {{bot: "", head: string, top: string, eyes: string, mouth: string, accent: string, body: string,
 *   skin: number, hair: number, cloth: number, ground: number}} Person
 */

/** @typedef {Bot | Person} Look */

/** How many faces a person may choose from: 0 is the one of the name. */
export const OFFERED = 6;

/** The same name is the same face on every device. @param {string} name */
const normal = (name) => name.normalize("NFC").trim().toLowerCase();

/** A number that looks like chance, from text (FNV-1a, then stirred). @param {string} text */
function hash(text) {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Inks that would not be told apart beside this skin. */
const UNSEEN = { hair: [[], [2], [1, 2], [1], [4], [3]], ground: [[0], [], [], [], [4], [3]] };

/**
 * The face of a name: every part is drawn by itself. `variant` is another of the faces on offer.
 * @param {string} name
 * @param {number} [variant]
 */
export function faceOf(name, variant = 0) {
  const key = variant ? `${normal(name)}#${variant}` : normal(name);
  /** @param {string} part @param {number} n @param {number} [again] */
  const draw = (part, n, again = 0) => hash(`${part}${again || ""}:${key}`) % n;
  /** @param {string} part @param {Record<string, unknown>} of @param {number} [again] */
  const pick = (part, of, again) => /** @type {string} */ (Object.keys(of)[draw(part, Object.keys(of).length, again)]);
  /** @param {"hair" | "ground"} part @param {string[]} of @param {number} skin */
  const beside = (part, of, skin) => {
    const first = draw(part, of.length);
    return /** @type {number} */ (
      of.map((_, i) => (first + i) % of.length).find((i) => !UNSEEN[part][skin]?.includes(i))
    );
  };
  const skin = draw("skin", SKINS.length);
  return {
    pick,
    look: /** @type {Person} */ ({
      bot: "",
      head: pick("head", HEADS),
      top: pick("top", TOPS),
      eyes: pick("eyes", EYES),
      mouth: pick("mouth", MOUTHS),
      accent: pick("accent", ACCENTS),
      body: pick("body", BODIES),
      skin,
      hair: beside("hair", HAIRS, skin),
      cloth: draw("cloth", CLOTHS.length),
      ground: beside("ground", GROUNDS, skin),
    }),
  };
}

/**
 * The faces of a table, in the order of its seats: no two people share what is on their heads, nor head and eyes.
 * @param {readonly {kind: string, name: string, face?: number}[]} seats
 * @returns {Look[]}
 */
export function looksAt(seats) {
  /** @type {Set<string>} */
  const taken = new Set();
  return seats.map(({ kind, name, face }) => {
    if (kind === "bot") return { bot: name };
    const { look, pick } = faceOf(name, face);
    if (kind === "empty") return look;
    for (let again = 1; taken.has(look.top) && again < 200; again++) look.top = pick("top", TOPS, again);
    for (let again = 1; taken.has(`${look.head} ${look.eyes}`) && again < 200; again++)
      look.head = pick("head", HEADS, again);
    taken.add(look.top).add(`${look.head} ${look.eyes}`);
    return look;
  });
}
