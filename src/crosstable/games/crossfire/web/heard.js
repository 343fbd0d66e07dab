/** Everything that was said, the newest first, and what cannot all be true. */
import { classes, html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { choices, sayStatement } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** @param {Props} props */
export function Heard({ view, players, act }) {
  const names = players.map((player) => player.name);
  const believable = choices(view, "believe", "said");
  const said = view.said.map((statement, number) => ({ statement, number })).reverse();
  return html`
    <section class="cf-heard" aria-label=${t("crossfire-ui-heard")}>
      <h2>${t("crossfire-ui-heard")}</h2>
      ${view.clashes.length > 0 && html`<${Clashes} view=${view} names=${names} />`}
      ${said.length === 0 && html`<p class="soft">${t("crossfire-ui-nothing-said")}</p>`}
      <ol reversed tabindex="0">
        ${said.map(
          ({ statement, number }) => html`
            <li key=${number}
              class=${classes(statement.kind === "claim" && "cf-turned", statement.seat === view.seat && "cf-mine")}>
              ${
                believable.includes(number)
                  ? html`<label><input type="checkbox" checked=${view.believed.includes(number)}
                    onChange=${() => void act({ type: "believe", said: number })} /> ${sayStatement(
                      statement,
                      view,
                      names,
                    )}
                  </label>`
                  : sayStatement(statement, view, names)
              }
            </li>`,
        )}
      </ol>
    </section>
  `;
}

/** @param {{view: import("./types").CrossfireView, names: string[]}} props */
const Clashes = ({ view, names }) => html`
  <details class="cf-clashes">
    <summary>
      ${t(view.more_clashes ? "crossfire-ui-clashes-many" : "crossfire-ui-clashes", { count: view.clashes.length })}
    </summary>
    <ul>
      ${view.clashes.map(
        (clash) => html`<li>
          <strong>${say(clash.why, names)}</strong>
          ${clash.said.map((number) => {
            const statement = view.said[number];
            return statement && html`<br />${sayStatement(statement, view, names)}`;
          })}
        </li>`,
      )}
    </ul>
  </details>
`;
