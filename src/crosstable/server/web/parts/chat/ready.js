/** What can be said with one tap: signs at the seat, and sentences that everyone reads in their own language. */
import { useState } from "preact/hooks";
import { gameInfo } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { SIGNS, Sign } from "../sign/sign.js";

/** @typedef {import("../../lib/wire").Phrase} Phrase */

/**
 * @param {{store: import("./sheet.js").TableStore, onSign: () => void}} props onSign: the sheet steps aside, so that
 *   the sign is seen
 */
export function Ready({ store, onSign }) {
  const [problem, ask] = useAsk();
  const [number, setNumber] = useState(/** @type {number | null} */ (null));
  const table = store.table.value;
  const { seat } = store.you.value;
  const all = (table && gameInfo(table.game)?.phrases) ?? [];
  const playing = store.play.value !== null && table?.phase !== "lobby";
  const mine = all.filter(
    (one) =>
      !one.about && // that is said at the seat
      (one.key.startsWith("say-") || (playing && seat !== null && (one.seats === null || one.seats.includes(seat)))),
  );
  const own = mine.filter((one) => !one.key.startsWith("say-"));
  const counted = own.filter((one) => one.numbers.length > 0);
  const numbers = [...new Set(counted.flatMap((one) => one.numbers))].sort((a, b) => a - b);
  const named = number ?? numbers[Math.floor(numbers.length / 2)] ?? 0;
  /** @param {string} sign */
  const show = async (sign) => {
    if (await ask(store.ask({ do: "emote", emote: sign }))) onSign();
  };
  /** @param {Phrase} one */
  const speak = (one) =>
    ask(store.ask({ do: "say", phrase: one.key, ...(one.numbers.length ? { number: named } : {}) }));
  /** @param {Phrase} one */
  const chip = (one) => html`<button type="button" class="chat-chip" key=${one.key}
    disabled=${one.numbers.length > 0 && !one.numbers.includes(named)} onClick=${() => speak(one)}>
    ${t(one.key, { number: named })}
  </button>`;
  return html`
    <div class="chat-signs" role="group" aria-label=${t("ui-signs")}>
      ${SIGNS.map(
        (sign) => html`<button type="button" class="chat-sign" title=${t(`ui-sign-${sign}`)}
          aria-label=${t(`ui-sign-${sign}`)}
          onClick=${() => show(sign)}><${Sign} of=${sign} /></button>`,
      )}
    </div>
    <div class="chat-phrases" role="group" tabindex="0" aria-label=${t("ui-phrases")}>
      ${own.filter((one) => !one.numbers.length).map(chip)}
      ${
        counted.length > 0 &&
        html`<label class="chat-number"><span class="sr">${t("ui-phrase-number")}</span>
          <select class="pick" value=${String(named)}
            onChange=${(/** @type {any} */ event) => setNumber(Number(event.target.value))}>
            ${numbers.map((one) => html`<option value=${String(one)} selected=${one === named}>${one}</option>`)}
          </select></label>${counted.map(chip)}`
      }
      ${mine.filter((one) => one.key.startsWith("say-")).map(chip)}
    </div>
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
