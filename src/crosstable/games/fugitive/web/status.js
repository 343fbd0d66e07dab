/** What the game waits for, and what events have put on this and the next turn. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { RoleSign } from "./players.js";

/** @typedef {import("./types").FugitiveView} FugitiveView */

/** What the player to move does now. @param {FugitiveView} view */
function task(view) {
  if (view.errand) return view.errand === "marshal_asks" ? "ask" : "draw";
  return view.phase;
}

/** What events have put on the turns, as sentences. @param {FugitiveView} view */
function effects(view) {
  const { coming } = view;
  const found = [
    view.reach !== 0 && t("fugitive-effect-reach", { steps: view.reach }),
    view.no_sprints && t("fugitive-effect-no-sprints"),
    coming.reach !== 0 && t("fugitive-effect-reach", { steps: coming.reach }),
    coming.no_sprints && t("fugitive-effect-no-sprints"),
    coming.hideouts > 0 && t("fugitive-effect-hideouts", { count: coming.hideouts }),
    coming.guesses > 0 && t("fugitive-effect-guesses", { count: coming.guesses }),
    coming.no_guess && t("fugitive-effect-no-guess"),
    coming.one_number && t("fugitive-effect-one-number"),
    ...coming.no_draw.map((seat) => t("fugitive-effect-no-draw", { role: view.roles[seat] ?? "" })),
  ];
  return /** @type {string[]} */ (found.filter(Boolean));
}

/** @param {import("./players.js").Props} props */
export function Status({ view, players, you }) {
  if (!view.waiting.length && !view.outcome)
    return html`<section class="fug-status" aria-label=${t("fugitive-status")}><p>${t("ui-paused")}</p></section>`;
  const seat = view.waiting[0] ?? 0;
  const mine = you.seat !== null && view.waiting.includes(you.seat);
  const hidden = view.row.filter((hideout) => !hideout.up).length;
  const words = {
    name: players[seat]?.name ?? "",
    count: view.draws,
    hideouts: view.hideouts,
    guesses: view.guesses_left,
    hidden,
  };
  return html`
    <section class=${classes("fug-status", mine && "fug-mine", view.phase === "manhunt" && "fug-manhunt")}
      aria-label=${t("fugitive-status")}>
      <${RoleSign} role=${view.roles[seat] ?? "fugitive"} />
      <div>
        ${view.phase === "manhunt" && html`<h2 data-rule="fugitive F21">${t("fugitive-manhunt", { hidden })}</h2>`}
        <p>${t(`fugitive-${mine ? "you" : "they"}-${task(view)}`, words)}</p>
        ${effects(view).map((effect) => html`<p class="fug-effect">${effect}</p>`)}
      </div>
    </section>
  `;
}
