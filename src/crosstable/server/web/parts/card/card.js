/**
 * A drawn card, 100 : 142. Shown to all it has the ink of its side. In the hand every card has the same ground, frame
 * and field, so that from two metres nobody can tell which it is. Covered it is the same card without a word.
 */
import { classes, html } from "../../lib/html.js";
import { addStyle } from "../../lib/style.js";
import { Mark } from "../mark/mark.js";

void addStyle("/web/parts/card/card.css");

/** A card's side: what it looks like when everybody may see it. @typedef {"blue" | "red" | "own" | "open"} Side */
/** @typedef {"chevron" | "slashed" | "diamond" | "triangle" | "disc" | "eye"} Sign */

/** Signs that tell the sides apart without colour. @type {Record<Sign, any>} */
const SIGNS = {
  chevron: html`<path class="fill" d="M2 13 12 3l10 10v8L12 11 2 21z" />`,
  slashed: html`<circle cx="12" cy="12" r="8.5" /><path d="M3 21 21 3" />`,
  diamond: html`<path class="fill" d="M12 1 23 12 12 23 1 12z" />`,
  triangle: html`<path class="fill" d="M12 2 23 22H1z" />`,
  disc: html`<circle class="fill" cx="12" cy="12" r="10" />`,
  eye: html`<path class="fill" d="M1 12q11-14 22 0-11 14-22 0z" /><circle class="hole" cx="12" cy="12" r="4" />`,
};

/** @param {{of: Sign}} props */
export const CardSign = ({ of }) =>
  html`<svg class="card-sign" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[of]}</svg>`;

/** A picture of 160 × 160, given as SVG text of ours. @param {{of: string, class?: string}} props */
export const CardArt = ({ of, class: more }) => html`
  <svg class=${classes("card-art", more)} viewBox="0 0 160 160" aria-hidden="true"
    dangerouslySetInnerHTML=${{ __html: of }} />
`;

/**
 * A character's card. `look`: shown to all, in the hand, or covered; a covered card is told nothing.
 * @param {{look?: "shown" | "held" | "covered", side?: Side, sign?: Sign, word?: string, art?: string, name?: string,
 *   text?: string, width?: string}} props width: any CSS length; without it the card fills its place
 */
export function Card({ look = "held", side = "open", sign = "disc", word, art = "", name, text, width }) {
  const style = width ? `--card:${width}` : null;
  if (look === "covered")
    return html`
      <div class="card card-held card-covered" style=${style} aria-hidden="true"><div class="card-inside">
        <p class="card-top"><i class="card-bar"></i></p>
        <div class="card-field"><${Mark} size="46%" /></div>
        <p class="card-name"><i class="card-bar"></i></p>
        <p class="card-text"><i class="card-bar"></i><i class="card-bar"></i></p>
        <i class="card-band"></i>
      </div></div>`;
  return html`
    <div class=${classes("card", look === "held" ? "card-held" : `card-shown card-${side}`)} style=${style}>
      <div class="card-inside">
      <p class="card-top"><${CardSign} of=${sign} /><span>${word}</span></p>
      <div class="card-field"><${CardArt} of=${art} /></div>
      <p class="card-name">${name}</p>
      <p class="card-text">${text}</p>
      <i class="card-band" aria-hidden="true"></i>
    </div></div>
  `;
}

/** From so many letters on a word needs a wider card. */
const LONG = 11;

/** @param {string} words */
const isLong = (words) => words.split(/[\s-]/).some((word) => word.length >= LONG);

/**
 * A card that is only a sign and a word, on print paper.
 * @param {{art: string, word: string, ink: "blue" | "red" | "night", width?: string}} props
 */
export const SignCard = ({ art, word, ink, width }) => html`
  <div class=${classes("card card-paper", `card-ink-${ink}`)} style=${width ? `--card:${width}` : null}>
    <div class="card-inside">
    <${CardArt} of=${art} />
    <p class=${classes("card-foot", isLong(word) && "card-foot-long")}>${word}</p>
  </div></div>
`;

/** The back all cards share. @param {{width?: string}} props */
export const CardBack = ({ width }) => html`
  <div class="card card-back" style=${width ? `--card:${width}` : null} aria-hidden="true"><div class="card-inside">
    <${Mark} size="38%" />
  </div></div>
`;
