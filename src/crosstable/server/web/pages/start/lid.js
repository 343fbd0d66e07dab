/** A game as the lid of its box: emblem, name, players, one sentence, and what can be done with it. */
import { useState } from "preact/hooks";
import { likedBot } from "../../lib/bots.js";
import { html } from "../../lib/html.js";
import { hasText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { BotChoices } from "../../parts/bot-choice/bot-choice.js";
import { BothHere } from "../../parts/both-here/both-here.js";
import { Emblem } from "../../parts/emblem/emblem.js";
import { FirstGame } from "../../parts/guide/first-game.js";
import { openTable } from "../../parts/name/open-table.js";

/**
 * A game that is not there yet has its name and its sentence from the shell.
 * @param {string} id
 * @param {string} what
 */
const words = (id, what) => t(hasText(`${id}-${what}`) ? `${id}-${what}` : `ui-shelf-${id}-${what}`);

/** @param {import("./shelf.js").Boxed} box */
const players = (box) => t("ui-players", { least: box.least, most: box.most });

/**
 * @param {{box: import("./shelf.js").Boxed, info: import("../../lib/wire").GameInfo | null}} props
 */
export const Lid = ({ box, info }) => html`
  <article class=${`lid lid-${box.id}${info ? "" : " lid-later"}`} aria-labelledby=${`lid-${box.id}`}>
    <div class="lid-picture"><${Emblem} game=${box.id} /></div>
    <div class="lid-words">
      <h2 id=${`lid-${box.id}`}>${words(box.id, "name")}</h2>
      <p class="lid-players">${players(box)}</p>
      <p class="lid-line">${words(box.id, "line")}</p>
      ${info ? html`<${Doors} info=${info} />` : html`<p class="lid-stamp">${t("ui-in-preparation")}</p>`}
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
        <${FirstGame} game=${info.id} />
        <a class="plain" href=${`/rules/${info.id}`}>${t("ui-rules")}</a>
      </div>
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
    </div>
  `;
}
