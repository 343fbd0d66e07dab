/** Which bot this person likes to play, and what can be said about one. */
import { botLevel, botSeconds } from "./settings.js";
import { levelText, t } from "./texts.js";

/** @typedef {import("./wire").GameInfo} GameInfo */
/** @typedef {import("./wire").BotChoice} BotChoice */

/**
 * The bot chosen last, or the strongest if this game has none of that level.
 * @param {GameInfo} game
 * @returns {BotChoice}
 */
export const likedBot = (game) => ({
  level: game.levels.includes(botLevel.value) ? botLevel.value : (game.levels.at(-1) ?? ""),
  seconds: botSeconds.value,
});

/** Its level, and how long it thinks if that makes a difference. @param {GameInfo} game @param {BotChoice} bot */
export const botText = (game, bot) =>
  game.timed.includes(bot.level)
    ? t("ui-bot-is", { level: levelText(bot.level), seconds: bot.seconds })
    : levelText(bot.level);
