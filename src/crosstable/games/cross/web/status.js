/** What the game wants now, and the buttons for it. */
import { html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { tap } from "shell/lib/settings.js";
import { say, t } from "shell/lib/texts.js";
import { StoneSign } from "./board/stone.js";
import { MOMENT } from "./moving.js";

/** @typedef {import("./players.js").Props} Props */
/** @typedef {ReturnType<typeof import("./moving.js").useMoving>} Moving */

/** @param {Props & {moving: Moving}} props */
export function Status(props) {
  const { view, players, moving } = props;
  if (view.outcome) return null;
  const names = players.map((player) => player.name);
  return html`
    <section class="status" aria-label=${t("cross-status")}>
      ${moving.ghost ? html`<${Confirm} moving=${moving} />` : html`<${Turn} ...${props} />`}
      ${moving.problem && html`<p class="problem" role="alert">${say(moving.problem, names)}</p>`}
    </section>
  `;
}

/** @param {{moving: Moving}} props */
function Confirm({ moving }) {
  const cell = moving.ghost ?? "";
  if (moving.sent) return html`<p class="status-line">${t("cross-sending", { cell })}</p>`;
  return html`
    <div class="confirm">
      <p class="status-line">${t("cross-place-question", { cell })}</p>
      <span class="row">
        <button class="button main confirm-place" onClick=${() => moving.place(cell)}>
          ${t("cross-place")}
          ${tap.value === "moment" && html`<span class="fuse" style=${`animation-duration:${MOMENT}ms`} />`}
        </button>
        <button class="button confirm-undo" onClick=${moving.undo}>${t("cross-undo")}</button>
      </span>
    </div>
  `;
}

/** @param {Props & {moving: Moving}} props */
function Turn({ view, players, you, moving, sending }) {
  const seat = view.waiting[0] ?? 0;
  const mine = you.seat !== null && view.waiting.includes(you.seat);
  if (mine && offered(view, "swap"))
    return html`
      <div class="swap rise">
        <p class="status-line"><${StoneSign} colour="yellow" />${t("cross-swap-offer", { cell: view.last ?? "" })}</p>
        <p class="soft">${t("cross-swap-line")}</p>
        <button class="button main" data-rule="cross X4" aria-keyshortcuts="s" disabled=${sending}
          onClick=${() => moving.play({ type: "swap" })}>${t("cross-swap")}</button>
      </div>
    `;
  return html`
    <p class="status-line">
      <${StoneSign} colour=${view.turn} />
      ${
        mine
          ? t("cross-your-turn", { colour: view.turn })
          : t(players[seat]?.kind === "bot" ? "cross-bot-turn" : "cross-their-turn", {
              name: players[seat]?.name ?? "",
            })
      }
    </p>
  `;
}
