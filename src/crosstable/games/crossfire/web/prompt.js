/** What the game wants from one now, with everything it takes to do it, and one's own card to hold. */
import { html } from "shell/lib/html.js";
import { mostOf, offered } from "shell/lib/offers.js";
import { list, t } from "shell/lib/texts.js";
import { Hold } from "shell/parts/round/hold.js";
import { RoleCard } from "./cards.js";
import { Looks } from "./looks.js";
import { ClaimChoice } from "./speak.js";
import { SmallTimer } from "./timer.js";
import { mayDouble } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("./playing.js").Ask} Ask */

/** @param {Props & {ask: Ask}} props */
export function Prompt(props) {
  const { view } = props;
  const seated = view.seat !== null;
  return html`
    <p class="round-question cf-do"><${SmallTimer} ...${props} />${wanted(props)}</p>
    ${seated && view.seat !== view.sniper && view.phase !== "aim" && html`<${ClaimChoice} ...${props} />`}
    <div class="cf-row">
      ${seated && view.phase === "talk" && html`<${Ready} ...${props} />`}
      ${view.role && view.role !== "sniper" && html`<${Own} ...${props} />`}
    </div>
  `;
}

/** @param {Props & {ask: Ask}} props */
function Ready({ view, players, act, ask, sending }) {
  const ready = offered(view, "ready");
  if (!ready && !offered(view, "wait")) return null;
  const count = t("crossfire-ui-ready-count", { ready: view.ready.length, all: players.length });
  return html`<button class=${`button cf-ready${ready ? " main" : ""}`} data-rule="crossfire C9"
    aria-keyshortcuts=${ready ? "." : "Escape"} disabled=${sending}
    onClick=${() => ask(act({ type: ready ? "ready" : "wait" }))}>
    <span>${t(ready ? "crossfire-ui-ready" : "crossfire-ui-wait")}<small>${count}</small></span>
  </button>`;
}

/** One's card, what it wants, and what one saw in the deal. @param {Props} props */
function Own({ view, players }) {
  const names = players.map((player) => player.name);
  const role = view.role ?? "";
  const two = offered(view, "aim") && mostOf(offered(view, "aim")?.fields.at) > 1;
  return html`
    <${Hold} label=${t("crossfire-ui-hold")}>
      <div class="cf-own-card">
        <${RoleCard} role=${role} text="" />
        <${Looks} view=${view} seat=${view.seat} looks=${view.looks} names=${names}
          title=${t("crossfire-ui-you-saw")} />
      </div>
      <p class="cf-goal">${t("crossfire-goal", { role, mode: view.mode })}</p>
      ${two && html`<p>${t("crossfire-ui-do-aim-two", { same: mayDouble(view) ? "yes" : "no" })}</p>`}
    <//>`;
}

/**
 * Whose words have taken back that one was ready, as long as one is not again; null: nobody's.
 * @param {Props} props
 */
function calledBackBy({ view, past, you }) {
  if (you.seat === null || view.ready.includes(you.seat)) return null;
  const step = past.findLast((events) => events.some((one) => one.type === "readied" && one.seat === you.seat));
  const said = step?.find((one) => one.type === "said");
  return said?.type === "said" ? said.statement.seat : null;
}

/** The same words for everybody, whatever card he has. @param {Props} props */
function wanted(props) {
  const { view, players, you } = props;
  const names = (/** @type {number[]} */ seats) => list(seats.map((seat) => players[seat]?.name ?? ""));
  const mine = you.seat !== null && view.waiting.includes(you.seat);
  if (view.phase === "claim" && mine) return t("crossfire-ui-do-claim");
  const caller = view.phase === "talk" ? calledBackBy(props) : null;
  if (caller !== null) return t("crossfire-ui-do-answer", { name: players[caller]?.name ?? "" });
  if (view.phase === "talk" && you.seat !== null)
    return t(you.seat === view.sniper ? "crossfire-ui-do-shots" : "crossfire-ui-do-talk", { cards: view.shot_cards });
  if (view.phase === "aim" && offered(view, "aim"))
    return mine ? t("crossfire-ui-do-aim") : t("crossfire-ui-did-aim", { names: names(view.aim) });
  return view.waiting.length
    ? t("crossfire-ui-waiting", { names: names(view.waiting), count: view.waiting.length })
    : "";
}
