/** How long what happens stays on the stage. */
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Choice } from "../../parts/choice/choice.js";

const PACES = /** @type {const} */ (["brisk", "normal", "relaxed"]);

/** Seconds bots leave the people to decide first; our own, no rulebook has it. */
const WAITS = [0, 15, 30, 60];

/** @param {Pick<import("./lobby.js").LobbyProps, "store" | "table">} props */
export function Pace({ store, table }) {
  const [problem, ask] = useAsk();
  return html`
    <${Choice} label=${t("ui-pace")} of=${PACES} value=${table.pace} disabled=${!store.you.value.host}
      text=${(/** @type {string} */ pace) => t("ui-pace-value", { pace })} hint=${t("ui-pace-hint")}
      onChoose=${(/** @type {typeof PACES[number]} */ pace) => ask(store.ask({ do: "set_pace", pace }))} />
    <${Choice} label=${t("ui-discussion")} of=${WAITS} value=${table.discussion} disabled=${!store.you.value.host}
      text=${(/** @type {number} */ seconds) => t("ui-discussion-value", { seconds })} hint=${t("ui-discussion-hint")}
      onChoose=${(/** @type {number} */ seconds) => ask(store.ask({ do: "set_discussion", seconds }))} />
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
