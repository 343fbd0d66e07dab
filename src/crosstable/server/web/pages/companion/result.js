/** Who won? */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Tick } from "../../parts/tick/tick.js";
import { change } from "./session.js";

/** @param {import("./types").HelperProps & {helper: import("./types").Helper}} props */
export function Result({ helper, ...props }) {
  const { session: now, kit, setWinners } = props;
  const { Deciding } = helper;
  const alone = Math.max(...kit.seats) === 2; // of two, one wins
  /** @param {number} seat @param {boolean} on */
  const tick = (seat, on) =>
    setWinners(alone ? (on ? [seat] : []) : on ? [...now.winners, seat] : now.winners.filter((one) => one !== seat));
  const record = () =>
    change({
      stage: "points",
      recorded: true,
      series: [
        ...(now.recorded ? now.series.slice(0, -1) : now.series),
        { game: kit.game, names: now.names, winners: [...now.winners].sort((a, b) => a - b) },
      ],
    });
  const ready = helper.settled?.(now, kit) ?? (alone ? now.winners.length === 1 : now.winners.length > 0);
  return html`
    <div class="com-result">
      ${Deciding && html`<${Deciding} ...${props} />`}
      <section class="stack" aria-labelledby="com-who">
        <h2 id="com-who">${t("ui-companion-who-won")}</h2>
        <div class="com-winners">
          ${now.names.map(
            (name, seat) => html`<${Tick} key=${seat} label=${name} value=${now.winners.includes(seat)}
              onChoose=${(/** @type {boolean} */ on) => tick(seat, on)} />`,
          )}
        </div>
      </section>
    </div>
    <div class="start-bar">
      <p role="status">
        ${t(ready ? "ui-companion-winners" : "ui-companion-tick-winner", { count: now.winners.length })}
      </p>
      <button class="plain" onClick=${() => change({ stage: "play" })}>${t("ui-companion-not-over")}</button>
      <button class="button main" disabled=${!ready} onClick=${record}>${t("ui-companion-record")}</button>
    </div>
  `;
}
