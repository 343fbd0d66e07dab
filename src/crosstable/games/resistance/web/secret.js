/** One's own secret card: hidden until one holds a finger (or a key) on it, with what one knows beside it. */
import { useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { Hold } from "shell/parts/round/hold.js";
import { CharacterCard } from "./cards.js";
import { cardName, loyaltyName, sideOf } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** Everybody gets the button for Blame while it is the time, or it would name the Deep Agent (H22).
 * @param {Props & {onBlame: () => void}} props */
export function Secret({ view, players, you, paused = false, onBlame }) {
  const shown = view.looks.filter((look) => look.viewer === you.seat).length;
  const [seen, setSeen] = useState(shown);
  const mine = view.mine;
  if (!mine) return null;
  const side = sideOf(view, mine.character);
  const names = players.map((player) => player.name);
  const played = mine.cards.flatMap((card, i) =>
    card ? [t("resistance-know-card", { mission: view.missions[i]?.mission ?? 0, card: cardName(card) })] : [],
  );
  return html`
    <div class="res-secret">
      <${Hold} label=${t(view.time_to_blame || shown > seen ? "resistance-hold-short" : "resistance-hold")}
        mark=${shown > seen ? t("resistance-hold-new") : ""}
        onOpen=${() => setSeen(shown)}>
        <${CharacterCard} character=${mine.character} side=${side} width="9.5rem" />
        ${now(view)}
        <h3>${t("resistance-what-i-know")}</h3>
        ${
          mine.told.length > 0
            ? html`<ul>${mine.told.map((told, i) => html`<li key=${i}>${say(told, names)}</li>`)}</ul>`
            : html`<p>${t("resistance-know-nothing")}</p>`
        }
        ${played.length > 0 && html`<p>${t("resistance-know-cards", { cards: played.join(" · ") })}</p>`}
      <//>
      ${
        view.time_to_blame &&
        html`<button type="button" class="plain res-blame" disabled=${paused} onClick=${onBlame}>
          ${t("resistance-blame")}
        </button>`
      }
    </div>
  `;
}

/** What one may do now and nobody else may know. @param {Props["view"]} view */
function now(view) {
  const cards = offered(view, "play_card")?.fields.card?.of.map((card) => cardName(String(card)));
  const loyalty = offered(view, "show_loyalty")?.fields.card?.of.map((card) => loyaltyName(String(card)));
  if (cards) return html`<p class="res-may">${t("resistance-may-play", { cards: cards.join(", ") })}</p>`;
  if (loyalty) return html`<p class="res-may">${t("resistance-may-show", { cards: loyalty.join(", ") })}</p>`;
  if (view.phase === "early")
    return html`<p class="res-may">
      ${t(offered(view, "accuse") ? "resistance-may-accuse" : "resistance-may-not-accuse")}
    </p>`;
  return (
    view.mine?.card && html`<p class="res-may">${t("resistance-may-played", { card: cardName(view.mine.card) })}</p>`
  );
}
