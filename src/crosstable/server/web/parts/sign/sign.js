/** The signs people make at their seats, drawn with the thick strokes and discs of the house. */
import { html } from "../../lib/html.js";

/** @type {Record<string, any>} */
const DRAWN = {
  hello: html`<path class="sign-ink" d="M11 38V21M17 34V12M23 33V9M29 34V12" />
  <path class="sign-fill" d="M8 30q0 14 12 14 13 0 13-13V20M33 33l6-8" />
  <path class="sign-spark" d="M36 6l3 4M42 13l4 1" />`,
  laugh: html`<circle class="sign-face" cx="24" cy="24" r="20" />
  <path class="sign-ink" d="M12 19q4-6 8 0M28 19q4-6 8 0" />
  <path class="sign-mouth" d="M11 26h26q-1 13-13 13T11 26Z" />`,
  think: html`<circle class="sign-face" cx="20" cy="20" r="16" /><circle class="sign-dot" cx="14" cy="17" r="2.4" />
  <circle class="sign-dot" cx="25" cy="15" r="2.4" /><path class="sign-ink" d="M14 27h10" />
  <circle class="sign-bubble" cx="37" cy="33" r="5" /><circle class="sign-bubble" cx="43" cy="43" r="3" />`,
  applause: html`<path class="sign-fill" d="M7 32 20 14q4-4 6 0L15 40Z" />
  <path class="sign-red" d="M41 32 28 14q-4-4-6 0l11 26Z" /><path class="sign-spark" d="M24 3v6M10 6l4 5M38 6l-4 5" />`,
  surprise: html`<circle class="sign-face" cx="24" cy="24" r="20" /><circle class="sign-dot" cx="16" cy="19" r="3" />
  <circle class="sign-dot" cx="32" cy="19" r="3" /><circle class="sign-mouth" cx="24" cy="33" r="5.5" />`,
  doubt: html`<circle class="sign-face" cx="24" cy="24" r="20" /><path class="sign-ink" d="M11 14l10 4M28 13h9" />
  <circle class="sign-dot" cx="16" cy="22" r="2.6" /><circle class="sign-dot" cx="32" cy="20" r="2.6" />
  <path class="sign-ink" d="M15 35q9-6 18-3" />`,
  oops: html`<circle class="sign-face" cx="24" cy="24" r="20" />
  <path class="sign-ink" d="M11 16l8 4-8 4M37 16l-8 4 8 4M14 34l5-4 5 4 5-4 5 4" />`,
  hurry: html`<path class="sign-ink" d="M10 5h28M10 43h28" />
  <path class="sign-sheet" d="M14 6v8l10 10-10 10v8h20v-8L24 24l10-10V6Z" />
  <path class="sign-sand" d="M17 42q7-12 14 0ZM18 13h12l-6 6Z" />`,
};

/** All signs; the server knows the same ones. */
export const SIGNS = Object.keys(DRAWN);

/** @param {{of: string}} props */
export const Sign = ({ of }) => html`<svg class="sign" viewBox="0 0 48 48" aria-hidden="true">${DRAWN[of]}</svg>`;
