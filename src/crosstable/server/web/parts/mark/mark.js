/** The mark of the house: four strokes, one from each seat, crossing over the table. Each lies over the next. */
import { html } from "../../lib/html.js";

const STROKES = /** @type {const} */ ([
  ["--saffron", "M4 40H84"],
  ["--mark-ink", "M80 4V84"],
  ["--vermilion", "M116 80H36"],
  ["--mark-ink", "M40 116V36"],
]);

/** @param {{size?: number | string, title?: string}} props */
export const Mark = ({ size = 32, title }) => html`
  <svg class="mark" viewBox="0 0 120 120" width=${size} height=${size} role=${title ? "img" : null}
    aria-label=${title} aria-hidden=${title ? null : "true"}>
    ${STROKES.map(([ink, d]) => html`<path d=${d} stroke=${`var(${ink})`} stroke-width="24" />`)}
    <path d="M8 40H64" stroke="var(--saffron)" stroke-width="24" />
  </svg>
`;
