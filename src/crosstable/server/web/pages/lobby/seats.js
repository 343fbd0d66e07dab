/** The seats of a table before the game: who sits where, and bots for the empty ones. */
import { html } from "../../lib/html.js";
import { seatName, seatNames } from "../../lib/seat-name.js";
import { botLevel, botSeconds, THINKING } from "../../lib/settings.js";
import { hasText, levelText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Choice } from "../../parts/choice/choice.js";
import { takeSeat } from "./visitor.js";

/** @typedef {import("./lobby.js").LobbyProps} LobbyProps */
/** @typedef {import("../../lib/wire").BotChoice} BotChoice */

/** @param {LobbyProps} props @returns {BotChoice} */
const chosenBot = ({ game }) => ({
  level: game.levels.includes(botLevel.value) ? botLevel.value : (game.levels.at(-1) ?? ""),
  seconds: botSeconds.value,
});

/** @param {LobbyProps} props */
export function Seats(props) {
  const { store, table, game } = props;
  const [problem, ask] = useAsk();
  const { host } = store.you.value;
  const empty = table.seats.filter((seat) => seat.kind === "empty").length;
  const bot = chosenBot(props);
  return html`
    <section class="stack seat-list" aria-labelledby="seats">
      <h2 id="seats">${t("ui-seats")}</h2>
      ${host && game.seats.length > 1 && html`
        <${Choice} label=${t("ui-seat-count")} of=${game.seats} value=${table.seats.length}
          text=${String} onChoose=${(/** @type {number} */ count) => ask(store.ask({ do: "set_seats", count }))} />`}
      <ol class="seats">
        ${table.seats.map((_, i) => html`<${SeatRow} key=${i} ...${props} seat=${i} bot=${bot} ask=${ask} />`)}
      </ol>
      ${host && game.levels.length > 0 && html`
        <div class="row bots">
          <${Choice} label=${t("ui-bot-level")} of=${game.levels} value=${bot.level} text=${levelText}
            onChoose=${(/** @type {string} */ level) => (botLevel.value = level)} />
          <${Choice} label=${t("ui-bot-seconds")} of=${THINKING} value=${bot.seconds}
            text=${(/** @type {number} */ seconds) => t("ui-seconds", { seconds })}
            onChoose=${(/** @type {any} */ seconds) => (botSeconds.value = seconds)} />
          ${empty > 1 && html`<button class="button small" onClick=${() => ask(store.ask({ do: "fill_bots", bot }))}>
            ${t("ui-fill-bots", { count: empty })}</button>`}
        </div>`}
      ${problem && html`<p class="problem" role="alert">${say(problem, seatNames(table))}</p>`}
    </section>
  `;
}

/** @param {LobbyProps & {seat: number, bot: BotChoice, ask: (asked: Promise<unknown>) => Promise<boolean>}} props */
function SeatRow({ store, table, game, seat, bot, ask }) {
  const info = table.seats[seat];
  if (!info) return null;
  const you = store.you.value;
  const role = `${game.id}-seat-${seat}`;
  const away = info.kind === "person" && !store.here.value.includes(seat);
  const sit = () => ask(you.seat === null ? takeSeat(store, seat) : store.ask({ do: "sit", seat }));
  return html`
    <li class=${`seat seat-${info.kind}${you.seat === seat ? " seat-you" : ""}`}>
      <span class="seat-number" aria-hidden="true">${seat + 1}</span>
      <span class="seat-who">
        <strong>${seatName(info, seat)}</strong>
        <small>${[
          hasText(role) && t(role),
          you.seat === seat && t("ui-you"),
          info.host && t("ui-host"),
          away && t("ui-away"),
          info.bot && t("ui-bot-is", { level: levelText(info.bot.level), seconds: info.bot.seconds }),
        ].filter(Boolean).join(" · ")}</small>
      </span>
      <span class="row">
        ${info.kind === "empty" && html`<button class="button small" onClick=${sit}>${t("ui-sit")}</button>`}
        ${info.kind === "empty" && you.host && bot.level && html`<button class="button small"
          onClick=${() => ask(store.ask({ do: "set_bot", seat, bot }))}>${t("ui-add-bot")}</button>`}
        ${away && you.host && html`<button class="plain"
          onClick=${() => ask(store.ask({ do: "unseat", seat }))}>${t("ui-unseat")}</button>`}
        ${info.kind === "bot" && you.host && html`<button class="plain"
          onClick=${() => ask(store.ask({ do: "set_bot", seat, bot: null }))}>${t("ui-remove-bot")}</button>`}
      </span>
    </li>
  `;
}
