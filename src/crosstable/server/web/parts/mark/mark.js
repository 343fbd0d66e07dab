/** The mark of the house: four strokes, one from each seat, crossing over the table. Each lies over the next. */
import { html } from "../../lib/html.js";

/* From the bottom to the top: colour, way, width. The last stroke ends at the first; the piece below that edge, hidden
   and a little narrower, keeps the page from shining through as a hairline. */
const STROKES = /** @type {const} */ ([
  ["--mark-ink", "M40 56V44", 23],
  ["--saffron", "M4 40H80", 24],
  ["--mark-ink", "M80 4V80", 24],
  ["--vermilion", "M116 80H40", 24],
  ["--mark-ink", "M40 116V52", 24],
]);

/** @param {{size?: number | string, title?: string}} props */
export const Mark = ({ size = 32, title }) => html`
  <svg class="mark" viewBox="0 0 120 120" width=${size} height=${size} role=${title ? "img" : null}
    aria-label=${title} aria-hidden=${title ? null : "true"}>
    ${STROKES.map(([ink, d, width]) => html`<path d=${d} stroke=${`var(${ink})`} stroke-width=${width} />`)}
  </svg>
`;
