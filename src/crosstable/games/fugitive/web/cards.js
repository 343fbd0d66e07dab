/** A hideout card as it is drawn everywhere: its number and its footprints, or its back. */
import { classes, html } from "shell/lib/html.js";

/** The footprints to draw on a card: one on odd numbers, two on even ones, none on 0 and 42. @param {number} card */
export const feet = (card) => (card === 0 || card === 42 ? 0 : card % 2 ? 1 : 2);

/** One or two soles. @param {{count: number}} props */
export const Feet = ({ count }) => html`
  <svg class="fug-feet" viewBox="0 0 24 12" aria-hidden="true">
    ${Array.from(
      { length: count },
      (_, i) => html`<g transform=${`translate(${count === 1 ? 6 : i * 12} 0)`}>
        <ellipse cx="7.5" cy="6" rx="4" ry="2.9" /><circle cx="1.8" cy="6" r="1.7" /></g>`,
    )}
  </svg>
`;

/** @param {{card: number | null, small?: boolean, dim?: boolean}} props the number, or null for a back */
export const Face = ({ card, small = false, dim = false }) => html`
  <span
    class=${classes(
      "fug-card",
      small && "fug-small",
      card === null && "fug-back",
      dim && "fug-dim",
      card === 42 && "fug-goal",
    )}>
    ${card !== null && html`<b>${card}</b>`}
    ${card !== null && !small && feet(card) > 0 && html`<${Feet} count=${feet(card)} />`}
  </span>
`;
