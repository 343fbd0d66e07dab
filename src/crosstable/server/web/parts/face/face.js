/** A face: a person in a disc, a bot in a hexagon. The face is the person, the frame round it is the state. */

import { classes, html } from "../../lib/html.js";
import { INK, PAPER, SAFFRON, shape } from "../../lib/strokes.js";
import { addStyle } from "../../lib/style.js";
import { BOTS, botEyes, botMouth, NAMELESS } from "./bots.js";
import { ACCENTS, EYES, MOODS, MOUTHS } from "./features.js";
import { BODIES, CLOTHS, GROUNDS, HAIRS, HEADS, SKINS, TOPS } from "./heads.js";

/** @typedef {import("./recipe.js").Look} Look */
/** @typedef {import("./recipe.js").Person} Person */
/** @typedef {"" | "hit" | "away" | "won" | "lost"} Mood */

void addStyle("/web/parts/face/face.css");

/** Below this many pixels a face has no accent: it would be dust. */
const ACCENT_FROM = 36;

/** @type {Map<string, string>} */
const drawn = new Map();

/** @param {number} i @param {readonly string[]} of */
const ink = (i, of) => of[i % of.length] ?? INK;

/** A person, from back to front. @param {Person} look @param {Mood} mood @param {boolean} accent */
function person(look, mood, accent) {
  const [light, dark] = SKINS[look.skin] ?? SKINS[0];
  const [whole, half] = HEADS[look.head] ?? ["", ""];
  const [hair, cloth] = [ink(look.hair, HAIRS), ink(look.cloth, CLOTHS)];
  const top = TOPS[look.top];
  const worn = top?.worn ? ink(look.cloth + 1, CLOTHS) : hair;
  const feel = MOODS[mood] ?? {};
  return [
    shape("M0 0h100v100H0z", ink(look.ground, GROUNDS)),
    top?.behind?.(worn),
    shape("M41 72h18v20H41z", dark),
    BODIES[look.body]?.(cloth, cloth === PAPER ? INK : PAPER),
    shape(whole, light),
    shape(half, dark),
    shape("M50 50l8 13h-8z", light),
    MOUTHS[feel.mouth ?? look.mouth]?.(hair),
    EYES[feel.eyes ?? look.eyes],
    top?.front(worn, worn === SAFFRON ? INK : SAFFRON),
    accent ? ACCENTS[look.accent] : "",
  ].join("");
}

/** @param {string} name @param {Mood} mood */
function bot(name, mood) {
  const one = BOTS[name] ?? NAMELESS;
  return shape("M0 0h100v100H0z", one.ground) + one.thing + botEyes(one, mood) + botMouth(one, mood);
}

/**
 * What is drawn, as SVG text of a box of 100 × 100; drawn once for each look.
 * @param {Look} look @param {Mood} mood @param {boolean} accent
 */
export function drawing(look, mood = "", accent = true) {
  const key = `${JSON.stringify(look)} ${mood} ${accent}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const svg = look.bot ? bot(look.bot, mood) : person(/** @type {Person} */ (look), mood, accent);
  drawn.set(key, svg);
  return svg;
}

/**
 * The face alone. It is decoration: the name stands beside it.
 * @param {{of: Look, size?: number, mood?: Mood, class?: string}} props size in pixels; without it the style decides
 */
export const Face = ({ of, size, mood = "", class: more }) => html`
  <svg class=${classes("face", of.bot && "face-bot", more)} viewBox="0 0 100 100" aria-hidden="true"
    style=${size ? `--face:${size}px` : null}
    dangerouslySetInnerHTML=${{ __html: drawing(of, mood, (size ?? ACCENT_FROM) >= ACCENT_FROM) }} />
`;

const STAR = "M12 4l2.4 5.4 5.9.6-4.5 3.9 1.3 5.8L12 16.7l-5.1 3 1.3-5.8L3.7 10l5.9-.6z";

/** @param {{class: string, d: string}} props */
const Badge = ({ class: kind, d }) => html`
  <svg class=${`face-badge ${kind}`} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" /><path d=${d} /></svg>
`;

/**
 * A face with its frame. Whatever a frame shows is also said in words beside it.
 * @param {{of: Look, size?: number, mood?: Mood, team?: boolean, leader?: boolean, card?: boolean, you?: boolean,
 *   dim?: boolean, hit?: boolean, away?: boolean, free?: boolean, children?: any}} props card: has voted or played
 */
export const FramedFace = ({ of, size, mood, team, leader, card, you, dim, hit, away, free, children }) => html`
  <span class=${classes(
    "face-frame",
    team && "face-team",
    you && "face-you",
    dim && "face-dim",
    hit && "face-hit",
    away && "face-away",
    free && "face-free",
  )} style=${size ? `--face:${size}px` : null}>
    ${
      free
        ? html`<span class="face face-nobody"></span>`
        : html`<${Face} of=${of} size=${size} mood=${mood || (hit ? "hit" : away ? "away" : "")} />`
    }
    ${leader && html`<${Badge} class="face-leader" d=${STAR} />`}
    ${card && html`<${Badge} class="face-card" d="M7 3h10v18H7zM10 12h4M12 9v6" />`}
    ${hit && html`<${Badge} class="face-shot" d="M7 7l10 10M17 7 7 17" />`}
    ${children}
  </span>
`;

/**
 * The level of a bot: one to three pips, and the word for who does not see them.
 * @param {{level: number, word: string}} props
 */
export const Pips = ({ level, word }) => html`
  <span class="pips">${word && html`<span class="sr">${word}</span>`}
    ${[1, 2, 3].map((i) => html`<i key=${i} class=${classes(i <= level && "pip-on")}></i>`)}</span>
`;
