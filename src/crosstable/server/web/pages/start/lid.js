/** A game as the lid of its box: emblem, name, players, one sentence, and what can be done with it. */
import { useState } from "preact/hooks";
import { likedBot } from "../../lib/bots.js";
import { hasFile } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { BotChoices } from "../../parts/bot-choice/bot-choice.js";
import { BothHere } from "../../parts/both-here/both-here.js";
import { Emblem } from "../../parts/emblem/emblem.js";
import { FirstGame } from "../../parts/guide/first-game.js";
import { openTable } from "../../parts/name/open-table.js";

/** @param {{info: import("../../lib/wire").GameInfo}} props */
export const Lid = ({ info }) => html`
  <article class=${`lid lid-${info.id}`} aria-labelledby=${`lid-${info.id}`}>
    <div class="lid-picture"><${Emblem} game=${info.id} /></div>
    <div class="lid-words">
      <h2 id=${`lid-${info.id}`}>${t(`${info.id}-name`)}</h2>
      <p class="lid-players">${t("ui-players", { least: Math.min(...info.seats), most: Math.max(...info.seats) })}</p>
      <p class="lid-line">${t(`${info.id}-line`)}</p>
      <${Doors} info=${info} />
    </div>
  </article>
`;

/** @param {{info: import("../../lib/wire").GameInfo}} props */
function Doors({ info }) {
  const [problem, ask] = useAsk();
  const [busy, setBusy] = useState(false);
  const bot = likedBot(info);

  /** @param {boolean} alone */
  const open = async (alone) => {
    setBusy(true);
    await ask(openTable({ game: info.id, bots: alone ? bot : null, start: alone })).finally(() => setBusy(false));
  };

  return html`
    <div class="doors">
      <div class="row">
        <${BotChoices} game=${info} label=${t("ui-bot-level")} ...${bot} timed=${info.timed.includes(bot.level)} />
      </div>
      <div class="row">
        <button class="button main" disabled=${busy} onClick=${() => open(true)}>${t("ui-play-bots")}</button>
        <button class="button" disabled=${busy} onClick=${() => open(false)}>${t("ui-invite")}</button>
        ${info.seats.length === 1 && info.seats[0] === 2 && html`<${BothHere} game=${info.id} />`}
        ${hasFile(info.id, "guide.js") && html`<${FirstGame} game=${info.id} />`}
        ${hasFile(info.id, "rules.js") && html`<a class="plain" href=${`/rules/${info.id}`}>${t("ui-rules")}</a>`}
      </div>
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
    </div>
  `;
}
