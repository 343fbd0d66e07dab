/** At the seat of somebody who is away: the seconds until a bot takes over, or that one plays. */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { useTick } from "../../lib/use-tick.js";

/** @param {number} until a moment of performance.now() */
export const secondsUntil = (until) => Math.max(0, Math.ceil((until - performance.now()) / 1000));

/** @param {{player: import("../../lib/table-props").Player | undefined}} props */
export function AwayMark({ player }) {
  const until = player?.until ?? null;
  useTick(until === null ? null : 500);
  if (player?.standIn) return html`<span class="away-mark">${t("ui-bot")}</span>`;
  if (until === null) return null;
  return html`<span class="away-mark" role="timer" aria-label=${t("ui-away")}>
    ${t("ui-seconds", { seconds: secondsUntil(until) })}
  </span>`;
}
