/** What one can choose before a game alone: the bot and the variants. All of it is remembered. */
import { useState } from "preact/hooks";
import { likedBot } from "../../lib/bots.js";
import { html } from "../../lib/html.js";
import { keepOption, likedOptions } from "../../lib/liked.js";
import { t } from "../../lib/texts.js";
import { BotChoices } from "../../parts/bot-choice/bot-choice.js";
import { Dialog } from "../../parts/dialog/dialog.js";
import { OptionRows } from "../lobby/options.js";
import { Ways } from "./ways.js";

/** @param {{info: import("../../lib/wire").GameInfo, onClose: () => void}} props */
export function MoreDialog({ info, onClose }) {
  const [options, setOptions] = useState(likedOptions(info));
  const bot = likedBot(info);
  return html`
    <${Dialog} title=${t(`${info.id}-name`)} onClose=${onClose}>
      <div class="stack lid-sheet">
        <${BotChoices} game=${info} label=${t("ui-bot-level")} ...${bot} timed=${info.timed.includes(bot.level)} />
        <${OptionRows} game=${info.id} fields=${info.options} chosen=${options}
          onChoose=${(/** @type {string} */ option, /** @type {import("../../lib/wire").Value} */ value) =>
            setOptions(keepOption(info, option, value))} />
        <p class="soft">${t("ui-lid-kept")}</p>
        <div class="row lid-sheet-ways"><${Ways} info=${info} /></div>
      </div>
    <//>
  `;
}
