/** What one is asked now, and the buttons for it. */
import { classes, html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { Acts } from "shell/parts/round/acts.js";
import { askedOf } from "./choosing.js";
import { Hand } from "./hand.js";
import { Secret } from "./secret.js";
import { Sign } from "./signs.js";
import { Conversation } from "./talk.js";
import { cardName, list, loyaltyName, plotName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("./types").Card} Card */
/** @typedef {import("./types").Loyalty} Loyalty */
/** @typedef {ReturnType<typeof import("./choosing.js").useChoosing>} Choosing */

/** @param {Props & {choosing: Choosing, held: boolean, onBlame: () => void}} props */
export function Asking(props) {
  const { view, players, you, choosing, sending, held } = props;
  const names = players.map((player) => player.name);
  const mine = you.seat !== null && !held && (view.phase === "early" || askedOf(view).length > 0);
  return html`
    <div class="round-dock">
      <${Conversation} ...${props} />
      ${
        !view.outcome &&
        html`<section class=${classes("res-asking", mine && "res-asked")} data-phase=${view.phase}
        aria-label=${t("resistance-status")} aria-live="polite">
        <p class="round-question">
          ${held ? t("resistance-look") : mine || choosing.beside ? question(props, names) : waiting(props, names)}
        </p>
        <${Acts}>
          ${mine && html`<div class="row"><${Buttons} ...${props} names=${names} disabled=${sending} /></div>`}
          ${!mine && !held && html`<${Beside} ...${props} names=${names} disabled=${sending} />`}
        <//>
        ${choosing.problem && html`<p class="problem" role="alert">${say(choosing.problem, names)}</p>`}
      </section>
      <${Secret} ...${props} />`
      }
    </div>
  `;
}

/** @param {Props & {choosing: Choosing}} props @param {string[]} names */
function question({ view, you, choosing }, names) {
  const face =
    view.phase === "mission" && view.exposed === you.seat
      ? "exposed"
      : choosing.beside === "suggest"
        ? "suggest"
        : view.phase;
  return t(`resistance-ask-${face}`, {
    size: choosing.size,
    mission: choosing.target,
    team: list(view.team, names),
    leader: names[view.leader] ?? "",
    count: view.drawn.length,
    cards: view.drawn.map(plotName).join(", "),
  });
}

/** @param {Props} props @param {string[]} names */
function waiting({ view }, names) {
  if (view.phase === "early") return t("resistance-ask-early-others");
  return t("resistance-waiting", { phase: view.phase, names: list(view.waiting, names), count: view.waiting.length });
}

/** @param {Props & {choosing: Choosing, names: string[], disabled: boolean}} props */
function Buttons(props) {
  const {
    view,
    disabled,
    choosing: { play },
  } = props;
  if (offered(view, "vote")) return html`<${VoteButtons} play=${play} disabled=${disabled} />`;
  if (offered(view, "play_card") || offered(view, "show_loyalty")) return html`<${SecretChoice} ...${props} />`;
  return html`<${SeatChoice} ...${props} />`;
}

/** Two buttons of the same weight. @param {{play: Choosing["play"], disabled: boolean}} props */
const VoteButtons = ({ play, disabled }) => html`
      <button class="button res-vote" data-rule="resistance B5" aria-keyshortcuts="+" disabled=${disabled}
        onClick=${() => play({ type: "vote", approve: true })}><${Sign} of="yes" />${t("resistance-approve")}</button>
      <button class="button res-vote" data-rule="resistance B6" aria-keyshortcuts="-" disabled=${disabled}
        onClick=${() => play({ type: "vote", approve: false })}><${Sign} of="no" />${t("resistance-reject")}</button>`;

/**
 * What one may do while others are asked: suggest a team, change one's vote.
 * @param {Props & {choosing: Choosing, names: string[], disabled: boolean}} props
 */
function Beside({ view, choosing, names, disabled }) {
  const { beside, start, play, chosen } = choosing;
  const open = BESIDE.filter((what) => offered(view, what) && (what !== "suggest" || view.phase === "propose"));
  if (!open.length) return null;
  const who = list(
    [...chosen].sort((a, b) => a - b),
    names,
  );
  if (!beside)
    return html`<div class="row">${open.map(
      (what) => html`<button type="button" key=${what} class="button" disabled=${disabled}
        onClick=${() => start(what)}>${t(`resistance-beside-${what}`)}</button>`,
    )}</div>`;
  return html`<div class="row">
    ${
      beside === "vote"
        ? html`<${VoteButtons} play=${play} disabled=${disabled} />`
        : choosing.offer && html`<${Confirm} view=${view} choosing=${choosing} who=${who} disabled=${disabled} />`
    }
    <button type="button" class="button" onClick=${() => start(null)}>${t("resistance-cancel")}</button>
  </div>`;
}

const BESIDE = ["suggest", "vote"];

/**
 * A card nobody else may see: the same for every character.
 * @param {Props & {choosing: Choosing, disabled: boolean}} props
 */
function SecretChoice({ view, you, choosing: { play }, disabled }) {
  const mission = offered(view, "play_card");
  const allowed = (mission ?? offered(view, "show_loyalty"))?.fields.card?.of.map(String) ?? [];
  if (mission)
    return html`<${Hand} key="mission" cards=${view.cards} allowed=${allowed} name=${cardName}
      disabled=${disabled}
      lay=${t(view.exposed === you.seat ? "resistance-hand-play-open" : "resistance-hand-play")}
      onPlay=${(/** @type {Card} */ card) => play({ type: "play_card", card })} />`;
  const show = (/** @type {Loyalty} */ card) => play({ type: "show_loyalty", card });
  if (view.options.dummy_agent)
    return html`<${Hand} key="loyalty" cards=${view.loyalty} allowed=${allowed} name=${loyaltyName}
      disabled=${disabled}
      lay=${t("resistance-hand-show")} onPlay=${show} />`;
  return html`<button class="button main" disabled=${disabled}
    onClick=${() => show(/** @type {Loyalty} */ (allowed[0]))}>${t("resistance-hand-show")}</button>`;
}

/**
 * A seat, a team, or a plot card to use.
 * @param {Props & {choosing: Choosing, names: string[], disabled: boolean}} props
 */
function SeatChoice({ view, choosing, names, disabled }) {
  const { chosen, play } = choosing;
  const who = list(
    [...chosen].sort((a, b) => a - b),
    names,
  );
  return html`
    ${
      choosing.missions.length > 1 &&
      html`<${Chips} of=${choosing.missions} chosen=${choosing.target} label=${t("resistance-missions")}
        name=${(/** @type {number} */ mission) => t("resistance-mission-now", { mission })}
        onChoose=${choosing.setMission} />`
    }
    <${CardChoice} view=${view} choosing=${choosing} />
    ${choosing.offer && html`<${Confirm} view=${view} choosing=${choosing} who=${who} disabled=${disabled} />`}
    ${
      offered(view, "take_lead") &&
      html`<button class="button" data-rule="resistance P4" disabled=${disabled}
        onClick=${() => play({ type: "take_lead" })}>${plotName("strong_leader")}</button>`
    }
    ${
      offered(view, "stop_team") &&
      html`<button class="button" data-rule="resistance P5" disabled=${disabled}
        onClick=${() => play({ type: "stop_team" })}>${plotName("no_confidence")}</button>`
    }
    ${
      offered(view, "pass") &&
      view.phase !== "early" &&
      html`<button class="button" aria-keyshortcuts="."
        disabled=${disabled} onClick=${() => play({ type: "pass" })}>${t("resistance-pass")}</button>`
    }
  `;
}

/**
 * One of a few, as a row.
 * @param {{of: any[], chosen: any, label: string, name: (one: any) => string, onChoose: (one: any) => void}} props
 */
const Chips = ({ of, chosen, label, name, onChoose }) => html`
  <div class="res-chips" role="group" aria-label=${label}>
    ${of.map(
      (one) => html`<button type="button" key=${one} class="res-chip" aria-pressed=${chosen === one}
        onClick=${() => onChoose(one)}>${name(one)}</button>`,
    )}
  </div>`;

/** Which of several plot cards, and what it does. @param {{view: Props["view"], choosing: Choosing}} props */
function CardChoice({ view, choosing }) {
  const cards = cardsFor(view, choosing);
  const picked = pickedCard(view, choosing);
  return html`
    ${
      cards.length > 1 &&
      html`<${Chips} of=${cards} chosen=${picked} label=${t("resistance-which-card")}
        name=${plotName} onChoose=${choosing.setCard} />`
    }
    ${picked && html`<p class="soft res-plot-about">${t(`resistance-plot-about-${picked}`)}</p>`}`;
}

/** @param {Props["view"]} view @param {Choosing} choosing @returns {string[]} */
function cardsFor(view, choosing) {
  const offers = view.offers.filter(
    (one) =>
      one.action === "give_plot" || (one.action === "take_plot" && one.fields.seat?.of[0] === choosing.chosen[0]),
  );
  return offers.flatMap((one) => one.fields.card?.of.map(String) ?? []);
}

/** @param {Props["view"]} view @param {Choosing} choosing */
const pickedCard = (view, choosing) => {
  const cards = cardsFor(view, choosing);
  return choosing.card && cards.includes(choosing.card) ? choosing.card : (cards[0] ?? null);
};

/** @param {{view: Props["view"], choosing: Choosing, who: string, disabled: boolean}} props */
function Confirm({ view, choosing, who, disabled }) {
  const { chosen, size, offer, target } = choosing;
  if (!offer) return null;
  const kind = offer.action;
  const team = offer.fields.team;
  const ready = chosen.length >= (team?.choose === "some" ? team.least : size);
  const act = () => {
    if (!offered(view, kind)) return choosing.setProblem({ key: "resistance-bad-early" });
    /** @type {import("shell/lib/wire").Action} */
    const action = { type: kind };
    if (offer.fields.mission) action.mission = target;
    if (team) action.team = [...chosen].sort((a, b) => a - b);
    else action.seat = chosen[0];
    if (offer.fields.card)
      action.card =
        choosing.card && offer.fields.card.of.includes(choosing.card) ? choosing.card : offer.fields.card.of[0];
    void choosing.play(/** @type {import("./types").AnyAction} */ (action));
  };
  return html`
    <button class=${`button ${kind === "accuse" ? "danger" : "main"}`} disabled=${disabled || !ready} onClick=${act}>
      ${
        ready
          ? t(`resistance-do-${view.phase === "early" ? "early" : kind}`, { who })
          : t(chosen.length ? "resistance-choose-more" : "resistance-choose", { count: size - chosen.length })
      }
    </button>`;
}
