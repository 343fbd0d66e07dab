/** How strong a bot is, and how long it thinks where that makes a difference. */
import { html } from "../../lib/html.js";
import { botLevel, botSeconds, THINKING } from "../../lib/settings.js";
import { levelText, t } from "../../lib/texts.js";
import { Choice } from "../choice/choice.js";

/** @typedef {import("../../lib/wire").BotChoice} BotChoice */

/**
 * What is chosen is remembered for the next table.
 * @param {{game: import("../../lib/wire").GameInfo, label: string, level: string | null, seconds: number | null,
 *   timed: boolean, onChoose?: (change: Partial<BotChoice>) => unknown}} props null: there are several, and they differ
 */
export const BotChoices = ({ game, label, level, seconds, timed, onChoose }) => html`
  ${
    game.levels.length > 1 &&
    html`<${Choice} label=${label} of=${game.levels} value=${level} text=${levelText}
      onChoose=${(/** @type {string} */ chosen) => {
        botLevel.value = chosen;
        return onChoose?.({ level: chosen });
      }} />`
  }
  ${
    timed &&
    html`<${Choice} label=${t("ui-bot-seconds")} of=${THINKING} value=${seconds}
      text=${(/** @type {number} */ one) => t("ui-seconds", { seconds: one })}
      onChoose=${(/** @type {(typeof THINKING)[number]} */ chosen) => {
        botSeconds.value = chosen;
        return onChoose?.({ seconds: chosen });
      }} />`
  }
`;
