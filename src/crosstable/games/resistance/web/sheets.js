/** Windows over the table: one player, and Blame. */
import { useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { Dialog } from "shell/parts/dialog/dialog.js";
import { Hold } from "./secret.js";
import { Claims } from "./talk.js";
import { characterName, plotName } from "./words.js";

/** @typedef {import("./types").Props} Props */

/**
 * One player: what he has said, what he holds, and what I have seen of him.
 * @param {Props & {seat: number, onClose: () => void}} props
 */
export function SeatSheet({ view, players, you, seat, onClose }) {
  const names = players.map((player) => player.name);
  const claims = view.claims.filter(({ said }) => said.seat === seat);
  const mine = view.mine?.told.filter((_, i) => view.mine?.knows[i]?.seats.includes(seat)) ?? [];
  const shown = view.characters[seat] ?? view.revealed.findLast((one) => one.seat === seat)?.character;
  return html`
    <${Dialog} title=${`${seat + 1} ${names[seat] ?? ""}`} onClose=${onClose}>
      ${shown && html`<p><strong>${characterName(shown)}</strong></p>`}
      ${view.held[seat]?.map(
        (card, i) => html`<p key=${i}>
          <strong>${plotName(card)}</strong> ${t(`resistance-plot-about-${card}`)}
        </p>`,
      )}
      ${
        view.mine &&
        seat !== you.seat &&
        html`
          <${Hold} label=${t("resistance-hold-seat", { name: names[seat] ?? "" })}>
            ${
              mine.length
                ? html`<ul>
                  ${mine.map((told, i) => html`<li key=${i}>${say(told, names)}</li>`)}
                </ul>`
                : html`<p>${t("resistance-seen-nothing")}</p>`
            }
          <//>`
      }
      <div><h3>${t("resistance-has-said")}</h3>
        ${
          claims.length
            ? html`<${Claims} claims=${claims} names=${names} />`
            : html`<p class="soft">
              ${t("resistance-said-nothing")}
            </p>`
        }
      </div>
    <//>
  `;
}

/** Anybody may open it, only the Deep Agent can use it. @param {Props & {onClose: () => void}} props */
export function BlameSheet({ view, players, you, act, onClose }) {
  const [seat, choose] = useState(/** @type {number | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("shell/lib/wire").Sentence | null} */ (null));
  const names = players.map((player) => player.name);
  const blame = async () => {
    const refusal =
      seat !== null && offered(view, "blame") ? await act({ type: "blame", seat }) : { key: "resistance-bad-blame" };
    if (refusal) setProblem(refusal);
    else onClose();
  };
  return html`
    <${Dialog} title=${t("resistance-blame")} onClose=${onClose}>
      <p>${t("resistance-blame-line")}</p>
      <div class="res-chips" role="group" aria-label=${t("resistance-about-whom")}>
        ${players.map(
          (player, i) =>
            i !== you.seat &&
            html`
              <button type="button" key=${i} class="res-chip" aria-pressed=${seat === i} onClick=${() => choose(i)}>
                ${i + 1} ${player.name}
              </button>`,
        )}
      </div>
      <div class="row"><button type="button" class="button danger" disabled=${seat === null} onClick=${blame}>
        ${seat === null ? t("resistance-choose", { count: 1 }) : t("resistance-do-blame", { who: names[seat] ?? "" })}
      </button>
      </div>
      ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
    <//>
  `;
}
