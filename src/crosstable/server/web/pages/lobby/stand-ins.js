/** What happens when somebody is away: wait, or a bot takes over; and whether new players may join. */
import { html } from "../../lib/html.js";
import { levelText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Choice } from "../../parts/choice/choice.js";
import { Tick } from "../../parts/tick/tick.js";

/** The seconds to choose from; 0 waits. */
const GRACE = [0, 30, 60, 120, 300];
const USUAL = "medium";

/** @param {import("./lobby.js").LobbyProps} props */
export function StandIns({ store, table, game }) {
  const [problem, ask] = useAsk();
  const { after, bot, newcomers } = table.stand_ins;
  const level = bot?.level ?? (game.levels.includes(USUAL) ? USUAL : game.levels.at(-1)) ?? "";
  const grace = GRACE.includes(after) ? GRACE : [...GRACE, after].sort((a, b) => a - b);
  const disabled = !store.you.value.host;
  /** @param {{after?: number, bot?: import("../../lib/wire").BotChoice, newcomers?: boolean}} change */
  const set = (change) => ask(store.ask({ do: "set_stand_ins", ...change }));
  return html`
    <${Choice} label=${t("ui-stand-in-after")} of=${grace} value=${after} disabled=${disabled}
      text=${(/** @type {number} */ seconds) => t("ui-stand-in-after-value", { seconds })}
      onChoose=${(/** @type {number} */ seconds) => set({ after: seconds })} />
    ${
      after > 0 &&
      game.levels.length > 1 &&
      html`<${Choice} label=${t("ui-stand-in-level")} of=${game.levels} value=${level} disabled=${disabled}
        text=${levelText} onChoose=${(/** @type {string} */ one) => set({ bot: { level: one, seconds: 1 } })} />`
    }
    ${
      !disabled &&
      html`<${Tick} label=${t("ui-newcomers")} value=${newcomers}
        onChoose=${(/** @type {boolean} */ on) => set({ newcomers: on })} />`
    }
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
