/** A game as the lid of its box: emblem, name, players, one sentence, and what can be done with it. */
import { useState } from "preact/hooks";
import { likedBot } from "../../lib/bots.js";
import { html } from "../../lib/html.js";
import { likedOptions } from "../../lib/liked.js";
import { levelText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Emblem } from "../../parts/emblem/emblem.js";
import { openTable } from "../../parts/name/open-table.js";
import { Ways } from "./ways.js";

/** @typedef {{info: import("../../lib/wire").GameInfo}} Props */

/** @param {Props} props */
export const Lid = ({ info }) => html`
  <article class=${`lid lid-${info.id}`} aria-labelledby=${`lid-${info.id}`}>
    <div class="lid-head">
      <div class="lid-picture"><${Emblem} game=${info.id} /></div>
      <div class="lid-facts">
        <${Players} least=${Math.min(...info.seats)} most=${Math.max(...info.seats)} />
        <${More} info=${info} />
      </div>
    </div>
    <h2 id=${`lid-${info.id}`}>${t(`${info.id}-name`)}</h2>
    <p class="lid-line">${t(`${info.id}-line`)}</p>
    <${Doors} info=${info} />
  </article>
`;

/** How many play; on a narrow lid the figures alone are seen. @param {{least: number, most: number}} props */
const Players = ({ least, most }) => html`<p class="lid-players">
  <span class="lid-players-short" aria-hidden="true">${least === most ? least : `${least}–${most}`}</span>
  <span class="lid-players-long">${t("ui-players", { least, most })}</span>
</p>`;

/** The bot one meets; a tap opens everything else there is to choose. @param {Props} props */
function More({ info }) {
  const [Sheet, setSheet] = useState(/** @type {any} */ (null));
  const level = levelText(likedBot(info).level);
  const open = () => void import("./more.js").then(({ MoreDialog }) => setSheet(() => MoreDialog));
  return html`
    <button class="plain lid-more" aria-haspopup="dialog" onClick=${open}
      aria-label=${t("ui-lid-more", { game: t(`${info.id}-name`), level })}>${level} <span aria-hidden="true">▾</span>
    </button>
    ${Sheet && html`<${Sheet} info=${info} onClose=${() => setSheet(null)} />`}
  `;
}

/** @param {Props} props */
function Doors({ info }) {
  const [problem, ask] = useAsk();
  const [busy, setBusy] = useState(false);

  /** @param {boolean} alone */
  const open = async (alone) => {
    setBusy(true);
    const wish = alone
      ? { bots: likedBot(info), options: likedOptions(info), start: true }
      : { bots: null, start: false };
    await ask(openTable({ game: info.id, ...wish })).finally(() => setBusy(false));
  };

  return html`
    <div class="doors row">
      <button class="button main" disabled=${busy} onClick=${() => open(true)}>${t("ui-play-bots")}</button>
      <button class="button lid-invite" disabled=${busy} onClick=${() => open(false)}>${t("ui-invite")}</button>
    </div>
    <div class="lid-ways row"><${Ways} info=${info} /></div>
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
