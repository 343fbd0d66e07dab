/** A role card: face up, or its back with the edge that is claimed. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { claimName, teamOf, teamSign } from "./words.js";

/** A word of so many letters does not fit a small card as it is; one with more is parted there. */
const [WIDE, WIDEST] = [11, 12];

/** @param {{role: string, small?: boolean}} props */
export function Face({ role, small }) {
  const word = t("crossfire-face", { role });
  const two = word.includes(" ");
  const letters = word.replaceAll("\u00ad", "").length;
  const wide = !two && letters >= WIDE && letters <= WIDEST;
  const kind = classes(`cf-${teamOf(role)}`, small && "cf-small", two && "cf-two", wide && "cf-wide");
  return html`<span class=${classes("cf-card", "cf-face", kind)}>
    <span class="cf-sign" aria-hidden="true">${teamSign(role)}</span>
    <span class="cf-word">${word}</span>
  </span>`;
}

/** @param {{claim: string | null}} props */
export const Back = ({ claim }) => html`
  <span key=${claim} class=${classes("cf-card", "cf-back", claim && claim !== "undeclared" && "cf-claims")}>
    <span class="cf-word">${claim ? claimName(claim) : ""}</span>
  </span>
`;
