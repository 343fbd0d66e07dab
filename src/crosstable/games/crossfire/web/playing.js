/** Beside the table while the game goes on: what is wanted, what one can say, what one saw and heard. */
import { signal } from "@preact/signals";
import { html } from "shell/lib/html.js";
import { mostOf, offered } from "shell/lib/offers.js";
import { recall, remember } from "shell/lib/settings.js";
import { t } from "shell/lib/texts.js";
import { Heard } from "./heard.js";
import { Looks } from "./looks.js";
import { Notebook } from "./notebook.js";
import { Review } from "./result.js";
import { ClaimChoice, Speak } from "./speak.js";
import { mayDouble, roleName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {(asked: Promise<unknown>) => Promise<boolean>} Ask */

/** Whether the card lies face down on this screen, so that a glance at it tells nobody anything. */
const covered = signal(recall("crossfire-covered") === "yes");

/** @param {boolean} down */
function cover(down) {
  covered.value = down;
  remember("crossfire-covered", down ? "yes" : "no");
}

/** @param {Props & {ask: Ask, about: number | null, deal: ReturnType<typeof import("./deal.js").useDeal>}} props */
export function Playing(props) {
  const { view, players, deal } = props;
  const names = players.map((player) => player.name);
  const seated = view.seat !== null;
  const secret = covered.value && !props.replay;
  const noted = seated && props.options.notebook !== "off" && !secret;
  return html`
    <${Status} ...${props} />
    ${seated && view.seat !== view.sniper && view.phase !== "aim" && html`<${ClaimChoice} ...${props} />`}
    ${seated && view.phase === "talk" && html`<${Speak} ...${props} secret=${secret} /><${ReadyRow} ...${props} />`}
    ${
      view.looks.length > 0 &&
      !secret &&
      html`<${Looks} view=${view} seat=${view.seat} looks=${view.looks} names=${names}
        title=${t("crossfire-ui-you-saw")} />`
    }
    ${
      seated &&
      view.phase === "claim" &&
      !secret &&
      html`<button class="plain" onClick=${deal.again}>${t("crossfire-ui-deal-again")}</button>`
    }
    ${view.phase !== "claim" && html`<${Heard} ...${props} />`}
    ${
      noted &&
      html`<${Notebook} page=${view.notebook} deck=${view.deck} names=${names} title=${t("crossfire-ui-notebook")} />`
    }
    ${props.final?.knew && html`<${Review} ...${props} view=${props.final} />`}
    <${InPlay} view=${view} />
    ${props.ending}
  `;
}

/** @param {Props & {ask: Ask}} props */
function ReadyRow({ view, players, act, ask, sending }) {
  const press = (/** @type {"ready" | "wait"} */ type) => () => ask(act({ type }));
  return html`<div class="cf-row">
    ${
      offered(view, "ready") &&
      html`<button class="button main" data-rule="crossfire C9" aria-keyshortcuts="." disabled=${sending}
        onClick=${press("ready")}>${t("crossfire-ui-ready")}</button>`
    }
    ${
      offered(view, "wait") &&
      html`<button class="button" aria-keyshortcuts="Escape" disabled=${sending} onClick=${press("wait")}>
        ${t("crossfire-ui-wait")}
      </button>`
    }
    <span class="soft">${t("crossfire-ui-ready-count", { ready: view.ready.length, all: players.length })}</span>
  </div>`;
}

/** Who one is, and what the game wants now. @param {Props} props */
function Status(props) {
  const { role } = props.view;
  const secret = covered.value && !props.replay;
  return html`<div class="cf-status">
    ${
      role &&
      !props.replay &&
      role !== "sniper" &&
      html`<button class="plain cf-cover" type="button" onClick=${() => cover(!secret)}>
        ${t(secret ? "crossfire-ui-uncover" : "crossfire-ui-cover")}</button>`
    }
    ${secret && html`<p class="cf-you">${t("crossfire-ui-covered")}</p>`}
    ${
      role &&
      !secret &&
      html`<p class="cf-you">
        ${t("crossfire-ui-you-are", { card: t("crossfire-being", { role }) })} <small>
          ${t("crossfire-goal", { role })}
        </small>
      </p>`
    }
    <p class="cf-do">${wanted(props)}</p>
  </div>`;
}

/** @param {Props} props */
function wanted({ view, players, you, replay }) {
  const list = (/** @type {number[]} */ seats) => seats.map((seat) => players[seat]?.name).join(", ");
  const mine = you.seat !== null && view.waiting.includes(you.seat);
  if (view.phase === "claim" && mine) return t("crossfire-ui-do-claim");
  if (view.phase === "talk" && you.seat !== null)
    return t(you.seat === view.sniper ? "crossfire-ui-do-shots" : "crossfire-ui-do-talk", { cards: view.shot_cards });
  const aiming = offered(view, "aim");
  if (view.phase === "aim" && aiming) {
    if (!mine) return t("crossfire-ui-did-aim", { names: list(view.aim) });
    if (mostOf(aiming.fields.at) < 2 || (covered.value && !replay)) return t("crossfire-ui-do-aim");
    return t("crossfire-ui-do-aim-two", { same: mayDouble(view) ? "yes" : "no" });
  }
  return view.waiting.length ? t("crossfire-ui-waiting", { names: list(view.waiting) }) : "";
}

/** The cards in play. @param {{view: import("./types").CrossfireView}} props */
const InPlay = ({ view }) => html`
  <details class="cf-deck">
    <summary>${t("crossfire-ui-deck")}</summary>
    <ul>
      ${[...new Set(view.deck)].map((role) => {
        const number = view.deck.filter((one) => one === role).length;
        return html`<li><strong>${number} × ${roleName(role)}</strong> ${t("crossfire-goal", { role })}</li>`;
      })}
    </ul>
    <a class="plain" href="/rules/crossfire" target="_blank">${t("crossfire-ui-rules")}</a>
  </details>
`;
