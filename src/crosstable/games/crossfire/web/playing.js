/** Beside the table while the game goes on: the notebook, and what is in play. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Hold } from "shell/parts/round/hold.js";
import { Heard } from "./heard.js";
import { Looks } from "./looks.js";
import { Notebook } from "./notebook.js";
import { roleName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {(asked: Promise<unknown>) => Promise<boolean>} Ask */

/** @param {Props & {deal: ReturnType<typeof import("./deal.js").useDeal>}} props */
export function Playing(props) {
  const { view, players, deal, replay } = props;
  const names = players.map((player) => player.name);
  const seated = view.seat !== null;
  return html`
    ${replay && seated && html`<${Open} ...${props} />`}
    ${
      seated &&
      view.phase === "claim" &&
      html`<button class="plain" onClick=${deal.again}>${t("crossfire-ui-deal-again")}</button>`
    }
    ${replay && view.phase !== "claim" && html`<${Heard} ...${props} />`}
    ${seated && props.options.notebook !== "off" && html`<${Notes} ...${props} names=${names} />`}
    <${InPlay} view=${view} />
    ${props.ending}
  `;
}

/** Who one is and what one saw, in a review. @param {Props} props */
function Open({ view, players }) {
  const names = players.map((player) => player.name);
  return html`
    ${
      view.role &&
      html`<p class="cf-you">${t("crossfire-ui-you-are", { card: t("crossfire-being", { role: view.role }) })}
        <small>${t("crossfire-goal", { role: view.role, mode: view.mode })}</small></p>`
    }
    ${
      view.looks.length > 0 &&
      html`<${Looks} view=${view} seat=${view.seat} looks=${view.looks} names=${names}
        title=${t("crossfire-ui-you-saw")} />`
    }`;
}

/** The notebook knows one's own card: it is held to be read. @param {Props & {names: string[]}} props */
function Notes({ view, names, replay }) {
  const page = html`<${Notebook} page=${view.notebook} deck=${view.deck} names=${names}
    title=${t("crossfire-ui-notebook")} />`;
  return replay ? page : html`<${Hold} label=${t("crossfire-ui-hold-notebook")}>${page}<//>`;
}

/** The cards in play. @param {{view: import("./types").CrossfireView}} props */
const InPlay = ({ view }) => html`
  <details class="cf-deck">
    <summary>${t("crossfire-ui-deck")}</summary>
    <ul>
      ${[...new Set(view.deck)].map((role) => {
        const number = view.deck.filter((one) => one === role).length;
        return html`<li><strong>${number} × ${roleName(role)}</strong>
          ${" "}${t("crossfire-goal", { role, mode: view.mode })}</li>`;
      })}
    </ul>
    <a class="plain" href="/rules/crossfire" target="_blank">${t("crossfire-ui-rules")}</a>
  </details>
`;
