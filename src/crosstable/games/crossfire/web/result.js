/** How it ended for everybody and why, and what everybody could know. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { Choice } from "shell/parts/choice/choice.js";
import { RoleCard } from "./cards.js";
import { Looks } from "./looks.js";
import { Notebook } from "./notebook.js";
import { roleName } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** @param {Props} props */
export function Results({ view, players, replay }) {
  const names = players.map((player) => player.name);
  const result = view.result;
  if (!result || !view.outcome) return null;
  return html`
    <section class="cf-results" aria-label=${t("crossfire-ui-results")}>
      <h2>${replay ? say(view.outcome.why, names) : t("crossfire-ui-results")}</h2>
      <ul>
        ${result.won.map(
          (won, seat) => html`<li class=${classes(won && "cf-won", seat === view.seat && "cf-mine")}>
            <${RoleCard} role=${result.roles[seat]} look="shown" text="" />
            <strong>${names[seat]}</strong>
            <b class="cf-was">${roleName(result.roles[seat] ?? "")}</b>
            <span class="cf-verdict">${t(won ? "crossfire-ui-won" : "crossfire-ui-lost")}</span>
            <small>${say(view.outcome?.by_seat[seat] ?? { key: "" }, names)}</small>
          </li>`,
        )}
      </ul>
    </section>
  `;
}

/** @param {Props} props */
export function Review({ view, players }) {
  const names = players.map((player) => player.name);
  const [seat, setSeat] = useState(
    view.seat !== null && view.circle.includes(view.seat) ? view.seat : (view.circle[0] ?? 0),
  );
  const [believing, setBelieving] = useState(false);
  const knew = believing ? view.knew_believing : view.knew;
  if (!view.all_looks || !knew) return null;
  const name = names[seat] ?? "";
  return html`
    <details class="cf-review">
      <summary>${t("crossfire-ui-review")}</summary>
      <label class="field"><span>${t("crossfire-ui-whom")}</span>
        <select onChange=${(/** @type {any} */ event) => setSeat(Number(event.currentTarget.value))}>
          ${view.circle.map((one) => html`<option value=${one} selected=${one === seat}>${names[one]}</option>`)}
        </select>
      </label>
      <${Looks} view=${view} seat=${seat} looks=${view.all_looks[seat] ?? []} names=${names}
        title=${t("crossfire-ui-saw", { name })} />
      <${Choice} label=${t("crossfire-ui-knew-from")} of=${[false, true]} value=${believing} onChoose=${setBelieving}
        text=${(/** @type {boolean} */ on) => t(on ? "crossfire-ui-knew-said" : "crossfire-ui-knew-looks")} />
      <${Notebook} page=${knew[seat] ?? null} deck=${view.deck} names=${names}
        title=${t("crossfire-ui-knew", { name })} />
    </details>
  `;
}
