/** The conversation at the table, and what cannot all be true. */
import { useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { conversation, Tray } from "shell/parts/round/tray.js";
import { choices, sayStatement, spoken } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** Contradictions that are listed at first. */
const FIRST = 3;

/** Everything that is said at the table, and what one can say. @param {Props & {children?: any}} props */
export function Conversation(props) {
  const { view, players, act, children } = props;
  const names = players.map((player) => player.name);
  const believable = choices(view, "believe", "said");
  const said = view.said.map((statement, number) => ({
    seat: statement.seat,
    words: spoken(statement, view, names),
    note:
      believable.includes(number) &&
      html`<label class="cf-believe"><input type="checkbox" checked=${view.believed.includes(number)}
        onChange=${() => void act({ type: "believe", said: number })} /> ${t("crossfire-ui-believe")}</label>`,
  }));
  const lines = conversation(said, props, (event) => event.type === "said");
  return html`<${Tray} lines=${lines} players=${players} log=${props.log}>
    ${view.clashes.length > 0 && html`<${Clashes} view=${view} names=${names} />`}
    ${children}
  <//>`;
}

/** Everything that was said, after the game. @param {Props} props */
export const Heard = ({ view, players }) => html`
  <details class="cf-heard">
    <summary>${t("crossfire-ui-heard")}</summary>
    ${
      view.said.length
        ? html`<ol>${view.said.map(
            (one, i) =>
              html`<li key=${i}>${sayStatement(
                one,
                view,
                players.map((player) => player.name),
              )}</li>`,
          )}</ol>`
        : html`<p class="soft">${t("crossfire-ui-nothing-said")}</p>`
    }
  </details>
`;

/** @param {{view: import("./types").CrossfireView, names: string[]}} props */
function Clashes({ view, names }) {
  const [all, setAll] = useState(false);
  const shown = all ? view.clashes : view.clashes.slice(0, FIRST);
  return html`
    <details class="cf-clashes">
      <summary>
        ${t(view.more_clashes ? "crossfire-ui-clashes-many" : "crossfire-ui-clashes", { count: view.clashes.length })}
      </summary>
      <ul>
        ${shown.map(
          (clash, i) => html`<li key=${i}>
            <strong>${say(clash.why, names)}</strong>
            ${clash.said.map((number) => {
              const statement = view.said[number];
              return statement && html`<br />${sayStatement(statement, view, names)}`;
            })}
          </li>`,
        )}
      </ul>
      ${
        shown.length < view.clashes.length &&
        html`<button type="button" class="plain" onClick=${() => setAll(true)}>
          ${t("crossfire-ui-clashes-more", { count: view.clashes.length - shown.length })}</button>`
      }
    </details>
  `;
}
