/** A stone. YELLOW carries a ring, RED a cross: nobody has to tell the colours apart. */
import { html } from "shell/lib/html.js";

export const STONE_RADIUS = 0.74;

/** @param {{colour: import("../types").Colour, x?: number, y?: number, kind?: string}} props */
export const Stone = ({ colour, x = 0, y = 0, kind = "" }) => html`
  <g class=${`stone stone-${colour} ${kind}`} transform=${`translate(${x.toFixed(3)} ${y.toFixed(3)})`}>
    <g class="stone-body">
      <circle class="stone-disc" r=${STONE_RADIUS} />
      ${
        colour === "yellow"
          ? html`<circle class="stone-sign" r="0.3" />`
          : html`<path class="stone-sign" d="M-.27-.27.27.27M.27-.27-.27.27" />`
      }
    </g>
  </g>
`;

/** A stone on its own, beside words. @param {{colour: import("../types").Colour}} props */
export const StoneSign = ({ colour }) => html`
  <svg class="stone-icon" viewBox="-.85 -.85 1.7 1.7" aria-hidden="true"><${Stone} colour=${colour} /></svg>
`;
