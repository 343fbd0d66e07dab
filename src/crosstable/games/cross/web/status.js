/** What the game wants now, and the buttons for it. */
import { classes, html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { list, say, t } from "shell/lib/texts.js";
import { StoneSign } from "./board/stone.js";

/** @typedef {import("./players.js").Props} Props */
/** @typedef {import("./types").Fate} Fate */
/** @typedef {ReturnType<typeof import("./moving.js").useMoving>} Moving */

/** @param {Props & {moving: Moving, fate: Fate | null}} props */
export function Status(props) {
  const { view, players, moving, fate } = props;
  if (view.outcome) return null;
  const names = players.map((player) => player.name);
  return html`
    <section class="status" aria-label=${t("cross-status")}>
      ${view.moves.at(-1) === "swap" && html`<${Swapped} ...${props} />`}
      ${moving.ghost ? html`<${Confirm} moving=${moving} fate=${fate} />` : html`<${Turn} ...${props} />`}
      <div role="status">${fate && html`<${Warning} fate=${fate} />`}</div>
      ${moving.problem && html`<p class="problem" role="alert">${say(moving.problem, names)}</p>`}
    </section>
  `;
}

/** What a stone on the cell one thinks about would do. @param {{fate: Fate}} props */
const Warning = ({ fate }) => html`
  <p class=${classes("warned", fate.verdict === "wins" && "warned-win")}>
    ${t(`cross-would-${fate.verdict}`, { sides: list(fate.sides.map((side) => String(side + 1))) })}
  </p>
`;

/** The colours have changed hands: it stays until the next stone. @param {Props} props */
function Swapped({ view, players, you }) {
  const taker = view.colours.indexOf("yellow");
  const [name, other] = [players[taker]?.name ?? "", players[1 - taker]?.name ?? ""];
  const whose = you.seat === null ? "theirs" : you.seat === taker ? "taken" : "lost";
  return html`
    <div class="swap rise">
      <p class="status-line">
        <${StoneSign} colour=${whose === "lost" ? "red" : "yellow"} />${t(`cross-swapped-${whose}`, { name, other })}
      </p>
      <p class="soft">${t("cross-swapped-why")}</p>
    </div>
  `;
}

/** @param {{moving: Moving, fate: Fate | null}} props */
function Confirm({ moving, fate }) {
  const cell = moving.ghost ?? "";
  if (moving.sent) return html`<p class="status-line">${t("cross-sending", { cell })}</p>`;
  const losing = fate?.verdict === "loses";
  return html`
    <div class="confirm">
      <p class="status-line">${t("cross-place-question", { cell })}</p>
      <span class="row">
        <button class=${`button confirm-place ${losing ? "danger" : "main"}`} onClick=${() => moving.place(cell)}>
          ${t(losing ? "cross-place-anyway" : "cross-place")}
        </button>
        <button class="button confirm-undo" onClick=${moving.undo}>${t("cross-undo")}</button>
      </span>
    </div>
  `;
}

/** @param {Props & {moving: Moving}} props */
function Turn({ view, players, you, moving, sending }) {
  if (!view.waiting.length) return html`<p class="status-line">${t("ui-paused")}</p>`;
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
