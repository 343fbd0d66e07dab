/** What one is asked now, and the buttons for it. */
import { html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { askedOf, offered } from "./choosing.js";
import { Sign } from "./signs.js";
import { cardName, list, plotName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {ReturnType<typeof import("./choosing.js").useChoosing>} Choosing */

/** @param {Props & {choosing: Choosing}} props */
export function Asking(props) {
  const { view, players, you, choosing, sending } = props;
  if (view.outcome) return null;
  const names = players.map((player) => player.name);
  const mine = you.seat !== null && askedOf(view).length > 0;
  return html`
    <section class=${`res-asking${mine ? " res-asked" : ""}`} aria-label=${t("resistance-status")} aria-live="polite">
      <p class="res-question">${mine ? question(props, names) : waiting(props, names)}</p>
      ${mine && html`<div class="row"><${Buttons} ...${props} names=${names} disabled=${sending} /></div>`}
      ${choosing.problem && html`<p class="problem" role="alert">${say(choosing.problem, names)}</p>`}
    </section>
  `;
}

/** @param {Props & {choosing: Choosing}} props @param {string[]} names */
function question({ view, choosing }, names) {
  const size = choosing.size;
  const early = view.phase === "early" && !offered(view, "accuse") ? "early-others" : view.phase;
  return t(`resistance-ask-${early}`, {
    size, mission: choosing.target, team: list(view.team, names), leader: names[view.leader] ?? "",
    cards: view.drawn.map(plotName).join(", "),
  });
}

/** @param {Props} props @param {string[]} names */
function waiting({ view }, names) {
  if (view.phase === "early") return t("resistance-ask-early-others");
  return t("resistance-waiting", { phase: view.phase, names: list(view.waiting, names), count: view.waiting.length });
}

/** @param {Props & {choosing: Choosing, names: string[], disabled: boolean}} props */
function Buttons({ view, choosing, names, disabled }) {
  const { chosen, play } = choosing;
  const who = list([...chosen].sort((a, b) => a - b), names);
  if (offered(view, "vote"))
    return html`
      <button class="button main res-vote" disabled=${disabled} onClick=${() => play({ type: "vote", approve: true })}><${Sign} of="yes" />${t("resistance-approve")}</button>
      <button class="button res-vote" disabled=${disabled} onClick=${() => play({ type: "vote", approve: false })}><${Sign} of="no" />${t("resistance-reject")}</button>`;
  const cards = offered(view, "play_card")?.fields.card?.of ?? offered(view, "show_loyalty")?.fields.card?.of;
  if (cards)
    return cards.map((card) => html`
      <button class=${`button res-play res-play-${card}`} disabled=${disabled}
        onClick=${() => play({ type: offered(view, "play_card") ? "play_card" : "show_loyalty", card })}>
        ${offered(view, "play_card") ? html`<${Sign} of=${String(card)} />${cardName(String(card))}` : t(`resistance-loyalty-${card}`)}
      </button>`);
  return html`
    ${choosing.missions.length > 1 && choosing.missions.map((mission) => html`
      <button class="plain" aria-pressed=${choosing.target === mission} onClick=${() => choosing.setMission(mission)}>
        ${choosing.target === mission ? "● " : ""}${t("resistance-mission-now", { mission })}</button>`)}
    <${CardChoice} view=${view} choosing=${choosing} />
    ${choosing.offer && view.phase !== "early" && html`<${Confirm} choosing=${choosing} who=${who} disabled=${disabled} />`}
    ${view.phase === "early" && offered(view, "accuse") && html`<${Confirm} choosing=${choosing} who=${who} disabled=${disabled} danger />`}
    ${offered(view, "take_lead") && html`<button class="button main" disabled=${disabled} onClick=${() => play({ type: "take_lead" })}>${plotName("strong_leader")}</button>`}
    ${offered(view, "stop_team") && html`<button class="button danger" disabled=${disabled} onClick=${() => play({ type: "stop_team" })}>${plotName("no_confidence")}</button>`}
    ${offered(view, "pass") && view.phase !== "early" && html`<button class="button" disabled=${disabled} onClick=${() => play({ type: "pass" })}>${t("resistance-pass")}</button>`}
  `;
}

/** Which of several plot cards. @param {{view: Props["view"], choosing: Choosing}} props */
function CardChoice({ view, choosing }) {
  const cards = cardsFor(view, choosing);
  if (cards.length < 2) return null;
  return cards.map((card) => html`
    <button class="plain" aria-pressed=${pickedCard(view, choosing) === card} onClick=${() => choosing.setCard(card)}>
      ${pickedCard(view, choosing) === card ? "● " : ""}${plotName(card)}</button>`);
}

/** @param {Props["view"]} view @param {Choosing} choosing @returns {string[]} */
function cardsFor(view, choosing) {
  const offers = view.offers.filter((one) => one.action === "give_plot" || (one.action === "take_plot" && one.fields.seat?.of[0] === choosing.chosen[0]));
  return offers.flatMap((one) => one.fields.card?.of.map(String) ?? []);
}

/** @param {Props["view"]} view @param {Choosing} choosing */
const pickedCard = (view, choosing) => {
  const cards = cardsFor(view, choosing);
  return choosing.card && cards.includes(choosing.card) ? choosing.card : (cards[0] ?? null);
};

/** @param {{choosing: Choosing, who: string, disabled: boolean, danger?: boolean}} props */
function Confirm({ choosing, who, disabled, danger = false }) {
  const { chosen, size, offer, target } = choosing;
  if (!offer) return null;
  const kind = offer.action;
  const ready = chosen.length === size;
  const act = () => {
    /** @type {import("shell/lib/wire").Action} */
    const action = { type: kind };
    if (offer.fields.team) Object.assign(action, { mission: target, team: [...chosen].sort((a, b) => a - b) });
    else action.seat = chosen[0];
    if (offer.fields.card) action.card = choosing.card && offer.fields.card.of.includes(choosing.card) ? choosing.card : offer.fields.card.of[0];
    void choosing.play(action);
  };
  return html`
    <button class=${`button ${danger || kind === "accuse" ? "danger" : "main"}`} disabled=${disabled || !ready} onClick=${act}>
      ${ready ? t(`resistance-do-${kind}`, { who }) : t("resistance-choose", { count: size - chosen.length })}
    </button>`;
}
