/** CROSS at a real table: whose turn it is, the clocks, and the swap. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { ClockPair, handed, stopped } from "shell/pages/companion/clocks.js";

/** @typedef {import("shell/pages/companion/types").Clocks} Clocks */
/** @typedef {import("shell/pages/companion/types").HelperProps} Props */

/** @param {Props} props */
export function During({ session, places, told, keep, finish }) {
  const { clocks, moves, swapped } = /** @type {{clocks: Clocks, moves: number, swapped: boolean}} */ (
    session.play ?? { clocks: stopped(), moves: 0, swapped: false }
  );
  /** Who plays Yellow, by place: the swap exchanges the colours, not the seats. */
  const yellow = swapped ? 1 : 0;
  const colours = [0, 1].map((place) => (place === yellow ? "yellow" : "red"));
  const maySwap = !swapped && told("swap", { moves: Math.min(moves, 2) })[0] === true;
  const hand = (/** @type {number} */ stones, /** @type {boolean} */ swap) =>
    keep({ clocks: handed(clocks), moves: moves + stones, swapped: swap });
  return html`
    <section class="stack com-during">
      <p class="soft" role="status">${t("cross-companion-moves", { count: moves })}
        ${swapped ? ` · ${t("cross-companion-swapped")}` : ""}</p>
      <${ClockPair} clocks=${clocks} limit=${60 * Number(session.options.minutes ?? 0)} names=${places}
        notes=${colours.map((colour) => t(`cross-${colour}`))} looks=${colours}
        onHand=${() => hand(1, swapped)}
        onClocks=${(/** @type {Clocks} */ next) => keep({ clocks: next, moves, swapped }, { quiet: true })} />
      ${
        maySwap &&
        html`<div class="row com-aside"><p>${t("cross-companion-swap-now", { name: places[1] ?? "" })}</p>
          <button class="button" onClick=${() => hand(0, true)}>
            ${t("cross-companion-swap", { name: places[1] ?? "" })}
          </button>
        </div>`
      }
    </section>
    <div class="start-bar">
      <p>${t("cross-tell-win")}</p>
      <button class="plain com-over" onClick=${() => finish()}>${t("ui-companion-over")}</button>
      <button class="button main" onClick=${() => hand(1, swapped)}>
        ${t("ui-companion-moved", { name: places[clocks.turn] ?? "" })}</button>
    </div>
  `;
}
