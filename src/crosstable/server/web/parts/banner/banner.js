/** The head of a game's pages: its lid, laid flat. */
import { html } from "../../lib/html.js";
import { Emblem } from "../emblem/emblem.js";

/** @param {{game: string, title: string, children?: any}} props */
export const Banner = ({ game, title, children }) => html`
  <header class=${`banner lid-${game}`}>
    <${Emblem} game=${game} />
    <div><h1>${title}</h1>${children}</div>
  </header>
`;
