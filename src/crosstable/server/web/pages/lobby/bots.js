/** The bots at a table, for its host: one choice for all of them, and one for each where several can sit. */
import { likedBot } from "../../lib/bots.js";
import { html } from "../../lib/html.js";
import { seatName } from "../../lib/seat-name.js";
import { levelText, t } from "../../lib/texts.js";
import { BotChoices } from "../../parts/bot-choice/bot-choice.js";

/** @typedef {import("./lobby.js").LobbyProps} LobbyProps */
/** @typedef {import("../../lib/wire").BotChoice} BotChoice */
/** @typedef {(asked: Promise<unknown>) => Promise<boolean>} Ask */

/** What all have in common, or null. @template T @param {T[]} values */
const common = (values) => (values.every((value) => value === values[0]) ? (values[0] ?? null) : null);

/** @param {LobbyProps & {ask: Ask}} props */
export function Bots({ store, table, game, ask }) {
  const liked = likedBot(game);
  const seated = table.seats.flatMap(({ bot }, seat) => (bot ? [{ seat, bot }] : []));
  const bots = seated.length ? seated.map(({ bot }) => bot) : [liked];
  const empty = table.seats.filter((seat) => seat.kind === "empty").length;
  /** @param {Partial<BotChoice>} change */
  const change = (change) =>
    ask(
      Promise.all(seated.map(({ seat, bot }) => store.ask({ do: "set_bot", seat, bot: { ...bot, ...change } }))).then(
        (answers) => answers.find((answer) => answer !== null) ?? null,
      ),
    );
  return html`
    <div class="row bots">
      <${BotChoices} game=${game} label=${t(seated.length > 1 ? "ui-bot-level-all" : "ui-bot-level")}
        level=${common(bots.map((bot) => bot.level))} seconds=${common(bots.map((bot) => bot.seconds))}
        timed=${bots.some((bot) => game.timed.includes(bot.level))} onChoose=${change} />
      ${
        empty > 1 &&
        html`<button class="button small" onClick=${() => ask(store.ask({ do: "fill_bots", bot: liked }))}>
          ${t("ui-fill-bots", { count: empty })}</button>`
      }
    </div>
  `;
}

/** The level of one bot among several. @param {LobbyProps & {seat: number, bot: BotChoice, ask: Ask}} props */
export function OneBot({ store, table, game, seat, bot, ask }) {
  const info = table.seats[seat];
  return html`
    <select class="pick" aria-label=${t("ui-bot-level-of", { name: info ? seatName(info, seat) : "" })}
      value=${bot.level}
      onChange=${(/** @type {any} */ event) =>
        ask(store.ask({ do: "set_bot", seat, bot: { ...bot, level: event.target.value } }))}>
      ${game.levels.map((level) => html`<option key=${level} value=${level}>${levelText(level)}</option>`)}
    </select>
  `;
}
