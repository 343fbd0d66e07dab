/** A role card: face up, or its back with the edge that is claimed. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { claimName, teamOf, teamSign } from "./words.js";

/** @param {{role: string, small?: boolean}} props */
export const Face = ({ role, small }) => html`
  <span class=${classes("cf-card", "cf-face", `cf-${teamOf(role)}`, small && "cf-small")}>
    <span class="cf-sign" aria-hidden="true">${teamSign(role)}</span>
    <span class="cf-word">${t("crossfire-face", { role })}</span>
  </span>
`;

/** @param {{claim: string | null}} props */
export const Back = ({ claim }) => html`
  <span key=${claim} class=${classes("cf-card", "cf-back", claim && claim !== "undeclared" && "cf-claims")}>
    <span class="cf-word">${claim ? claimName(claim) : ""}</span>
  </span>
`;
