/** The seats of a table before the game: who sits where, and bots for the empty ones. */
import { useState } from "preact/hooks";
import { botText, likedBot } from "../../lib/bots.js";
import { pipsOf, tableLooks } from "../../lib/faces.js";
import { html } from "../../lib/html.js";
import { seatName, seatNames } from "../../lib/seat-name.js";
import { hasText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Choice } from "../../parts/choice/choice.js";
import { Dialog } from "../../parts/dialog/dialog.js";
import { FramedFace, Pips } from "../../parts/face/face.js";
import { PickFace } from "../../parts/face/pick.js";
import { Bots, OneBot } from "./bots.js";
import { presetOf, settledBy } from "./presets.js";
import { takeSeat } from "./visitor.js";

/** @typedef {import("./lobby.js").LobbyProps} LobbyProps */

/** So many seats; a set-up with a name is fitted to them. @param {LobbyProps} props @param {number} count */
async function setSeats({ store, table, game }, count) {
  const fitted = settledBy(game, presetOf(game, table), count);
  const refused = await store.ask({ do: "set_seats", count });
  return refused ?? (fitted && (await store.ask({ do: "set_options", options: fitted })));
}

/** @param {LobbyProps} props */
export function Seats(props) {
  const { store, table, game } = props;
  const [problem, ask] = useAsk();
  const { host } = store.you.value;
  return html`
    <section class="stack seat-list" aria-labelledby="seats">
      <h2 id="seats">${t("ui-seats")}</h2>
      ${
        host &&
        game.seats.length > 1 &&
        html`
          <${Choice} label=${t("ui-seat-count")} of=${game.seats} value=${table.seats.length}
            text=${String} onChoose=${(/** @type {number} */ count) => ask(setSeats(props, count))} />`
      }
      ${host && game.levels.length > 0 && html`<${Bots} ...${props} ask=${ask} />`}
      <ol class="seats">
        ${table.seats.map((_, i) => html`<${SeatRow} key=${i} ...${props} seat=${i} ask=${ask} />`)}
      </ol>
      ${problem && html`<p class="problem" role="alert">${say(problem, seatNames(table))}</p>`}
    </section>
  `;
}

/** @param {{name: string, onYes: () => void, onBack: () => void}} props */
const SendAway = ({ name, onYes, onBack }) => html`
  <${Dialog} title=${t("ui-free-question", { name })} onClose=${onBack}>
    <p>${t("ui-free-here", { name })}</p>
    <div class="row">
      <button class="button danger" onClick=${onYes}>${t("ui-send-away")}</button>
      <button class="button" autofocus onClick=${onBack}>${t("ui-no-back")}</button>
    </div>
  <//>
`;

/**
 * The face of a seat; one's own can be changed with a tap.
 * @param {LobbyProps & {seat: number, you: boolean, away: boolean}} props
 */
function SeatFace({ table, seat, you, away }) {
  const look = tableLooks(table.seats)[seat] ?? { bot: "" };
  const info = table.seats[seat];
  const framed = html`<${FramedFace} of=${look} size=${44} you=${you} away=${away} free=${info?.kind === "empty"} />`;
  return you && info ? html`<${PickFace} name=${info.name}>${framed}<//>` : framed;
}

/** @param {LobbyProps & {seat: number, ask: import("./bots.js").Ask}} props */
function SeatRow(props) {
  const { store, table, game, seat, ask } = props;
  const info = table.seats[seat];
  const [sending, setSending] = useState(false);
  if (!info) return null;
  const you = store.you.value;
  const role = `${game.id}-seat-${seat}`;
  const away = info.kind === "person" && !store.here.value.includes(seat);
  const other = you.host && info.kind === "person" && !away && you.seat !== seat;
  const editable = you.host && table.seats.length > 2; // with two seats the choice for all bots is the choice for one
  const sit = () => ask(you.seat === null ? takeSeat(store, seat) : store.ask({ do: "sit", seat }));
  return html`
    <li class=${`seat seat-${info.kind}${you.seat === seat ? " seat-you" : ""}`} data-seat=${seat}>
      <${SeatFace} ...${props} you=${you.seat === seat} away=${away} />
      <span class="seat-who">
        <strong>${seatName(info, seat)}
          ${info.bot && html` <${Pips} level=${pipsOf(game.levels, info.bot.level)} word="" />`}</strong>
        <small>${[
          hasText(role) && t(role),
          you.seat === seat && t("ui-you"),
          info.host && t("ui-host"),
          away && t("ui-away"),
          info.bot && (game.timed.includes(info.bot.level) || !editable) && botText(game, info.bot),
        ]
          .filter(Boolean)
          .join(" · ")}</small>
      </span>
      <span class="row">
        ${info.kind === "empty" && html`<button class="button small" onClick=${sit}>${t("ui-sit")}</button>`}
        ${
          info.kind === "empty" &&
          you.host &&
          game.levels.length > 0 &&
          html`<button class="button small"
            onClick=${() => ask(store.ask({ do: "set_bot", seat, bot: likedBot(game) }))}>${t("ui-add-bot")}</button>`
        }
        ${
          away &&
          you.host &&
          html`<button class="plain"
            onClick=${() => ask(store.ask({ do: "unseat", seat }))}>${t("ui-unseat")}</button>`
        }
        ${other && html`<button class="plain" onClick=${() => setSending(true)}>${t("ui-send-away")}</button>`}
        ${
          sending &&
          html`<${SendAway} name=${info.name} onBack=${() => setSending(false)} onYes=${() => {
            setSending(false);
            void ask(store.ask({ do: "unseat", seat }));
          }} />`
        }
        ${info.bot && editable && html`<${OneBot} ...${props} bot=${info.bot} />`}
        ${
          info.kind === "bot" &&
          you.host &&
          html`<button class="icon" type="button" title=${t("ui-remove-bot")}
            aria-label=${t("ui-remove-bot")} onClick=${() => ask(store.ask({ do: "set_bot", seat, bot: null }))}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5 19 19M19 5 5 19" /></svg></button>`
        }
      </span>
    </li>
  `;
}
