/** The notebook: how likely each role is at each seat. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { roleName } from "./words.js";

/** @param {number} share */
const percent = (share) =>
  share === 0 ? "" : share < 0.005 ? "<1" : share > 0.995 && share < 1 ? ">99" : String(Math.round(share * 100));

/** @typedef {import("./types").Page} Page */
/** @typedef {import("./types").Role} Role */

/** @param {{page: Page | null, deck: Role[], names: readonly string[], title: string}} props */
export function Notebook({ page, deck, names, title }) {
  const roles = [...new Set(deck)];
  if (!page)
    return html`<section class="cf-notebook"><h2>${title}</h2><p>${t("crossfire-ui-impossible")}</p></section>`;
  return html`
    <section class="cf-notebook" aria-label=${title}>
      <h2>${title}</h2>
      <div class="cf-scroll" tabindex="0">
        <table>
          <thead><tr><td></td>${roles.map((role) => html`<th scope="col">${roleName(role)}</th>`)}</tr></thead>
          <tbody>
            ${page.map(
              (row, seat) =>
                Object.keys(row).length > 0 &&
                html`<tr>
                  <th scope="row">${names[seat]}</th>
                  ${roles.map((role) => html`<td style=${`--share:${row[role] ?? 0}`}>${percent(row[role] ?? 0)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="soft">${t("crossfire-ui-percent")}</p>
    </section>
  `;
}
