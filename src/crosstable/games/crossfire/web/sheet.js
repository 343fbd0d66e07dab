/** A player who was tapped: what one can say to him and about him, and the Sniper's shot cards. */
import { html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { useAsk } from "shell/lib/use-ask.js";
import { Dialog } from "shell/parts/dialog/dialog.js";
import { Face } from "shell/parts/face/face.js";
import { choices, sayStatement } from "./words.js";

/** @typedef {import("./types").Props} Props */

/**
 * Where the Sniper's cards lie once she has laid one here, or taken it back. If she has no other, the one that lay
 * longest goes.
 * @param {Props["view"]} view @param {number} seat
 */
function laid({ shots, shot_cards: most }, seat) {
  const others = shots.filter((one) => one !== seat);
  return shots.includes(seat) ? others : [...others, seat].slice(-most);
}

const ABOUT = /** @type {const} */ (["doubt", "trust", "ask"]);

/**
 * A player who was tapped: what his card claims, what he has said, and what one can say about him.
 * @param {Props & {seat: number, onClose: () => void}} props
 */
export function SeatSheet({ view, players, act, say: speakTo, sending, paused, seat, onClose }) {
  const [problem, ask] = useAsk();
  const names = players.map((player) => player.name);
  const name = names[seat] ?? "";
  const claim = view.claims[seat];
  const said = view.said.filter((one) => one.seat === seat && one.kind !== "claim");
  const more = said.some((one) => one.kind === "seen") ? "yes" : "no";
  const tell = async (/** @type {import("./types").AnyAction} */ action) => (await ask(act(action))) && onClose();
  return html`
    <${Dialog} title=${name} onClose=${onClose}>
      <div class="cf-about-head"><${Face} of=${players[seat]?.face} size=${64} />
        ${claim && html`<p>${t("crossfire-spoken-claim", { claim })}</p>`}</div>
      <div class="cf-about">
        ${
          offered(view, "place_shots") &&
          html`<button type="button" class="button small main cf-lay" disabled=${sending}
            onClick=${() => tell({ type: "place_shots", at: laid(view, seat) })}>
            ${t(view.shots.includes(seat) ? "crossfire-ui-about-unlay" : "crossfire-ui-about-lay")}</button>`
        }
        ${ABOUT.map(
          (type) =>
            offered(view, type) &&
            html`<button type="button" class="button small" key=${type} disabled=${sending}
              onClick=${() => tell({ type, about: seat })}>${t(`crossfire-ui-about-${type}`, { name, more })}</button>`,
        )}
        ${
          speakTo &&
          view.seat !== null &&
          html`<button type="button" class="button small" disabled=${paused} onClick=${async () =>
            (await ask(speakTo("crossfire-say-why", seat))) && onClose()}>
            ${t("crossfire-ui-about-why", { name })}</button>`
        }
        ${
          offered(view, "suspect") &&
          html`<select aria-label=${t("crossfire-ui-about-is", { name })} disabled=${sending} value=""
            onChange=${(/** @type {any} */ event) => tell({ type: "suspect", about: seat, role: event.target.value })}>
            <option value="" selected disabled>${t("crossfire-ui-about-is", { name })}</option>
            ${choices(view, "suspect", "role").map(
              (role) => html`<option key=${role} value=${role}>${t("crossfire-being", { role })}</option>`,
            )}</select>`
        }
      </div>
      ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
      ${said.map((one, i) => html`<p key=${i}>${sayStatement(one, view, names)}</p>`)}
    <//>
  `;
}
