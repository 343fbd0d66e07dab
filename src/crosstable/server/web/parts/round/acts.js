/** What one does in the game: nothing of it can be done, or looks as if it could, while the table pauses. */
import { useContext } from "preact/hooks";
import { AtTableContext } from "../../lib/at-table.js";
import { html } from "../../lib/html.js";

/** @param {{children: any}} props */
export const Acts = ({ children }) => html`
  <fieldset class="acts" role="presentation" disabled=${useContext(AtTableContext).paused}>${children}</fieldset>
`;
