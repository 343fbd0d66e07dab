/** Small signs, so that nothing is told by colour alone. */
import { html } from "shell/lib/html.js";

/** @type {Record<string, string>} */
const PATHS = {
  leader: "M12 3 14.7 9.2 21.4 9.8 16.3 14.2 17.9 20.8 12 17.3 6.1 20.8 7.7 14.2 2.6 9.8 9.3 9.2Z",
  investigator: "M10 3a7 7 0 1 0 4.4 12.4L20 21l2-2-5.6-5.6A7 7 0 0 0 10 3Zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
  inquisitor: "M1 12Q12 0 23 12 12 24 1 12Zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  eye: "M1 12Q12 0 23 12 12 24 1 12Zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  yes: "M3 12 9 19 21 5 18 3 9 14 6 10Z",
  no: "M5 2 12 9 19 2 22 5 15 12 22 19 19 22 12 15 5 22 2 19 9 12 2 5Z",
  ballot: "M3 5H21V19H3Z",
  talk: "M2 3H22V17H11L5 22V17H2Z",
  card: "M6 2H18V22H6Z",
  success: "M3 12 9 19 21 5 18 3 9 14 6 10Z",
  fail: "M5 2 12 9 19 2 22 5 15 12 22 19 19 22 12 15 5 22 2 19 9 12 2 5Z",
  chief_fail: "M12 1 23 12 12 23 1 12ZM9 7 7 9 10 12 7 15 9 17 12 14 15 17 17 15 14 12 17 9 15 7 12 10Z",
  reverse: "M7 2 2 8 7 14V10H19V6H7ZM17 10 22 16 17 22V18H5V14H17Z",
  plot: "M5 3H19V6H5ZM5 10H19V13H5ZM5 17H14V20H5Z",
};

/** @param {string} name */
export const isSign = (name) => name in PATHS;

/** @param {{of: string, label?: string}} props */
export const Sign = ({ of, label }) => html`
  <svg class=${`res-sign res-sign-${of}`} viewBox="0 0 24 24" role=${label ? "img" : null} aria-label=${label ?? null}
    aria-hidden=${label ? null : "true"}><path fill-rule="evenodd" d=${PATHS[of] ?? ""} /></svg>
`;
