/** Whom you hear, and what happens to talk at this table. */
import { html } from "../../lib/html.js";
import { chatMuted } from "../../lib/settings.js";
import { mutedSpeakers, muteSpeaker } from "../../lib/speakers.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Tick } from "../tick/tick.js";

/**
 * Everybody who can be heard here, by mark.
 * @param {import("./sheet.js").TableStore} store
 * @returns {[string, string][]}
 */
function speakersAt(store) {
  const { seat } = store.you.value;
  const found = new Map(/** @type {[string, string][]} */ ([]));
  for (const line of [...store.murmurs.value, ...store.chat.value]) if (!line.own) found.set(line.by, line.name);
  store.table.value?.seats.forEach((one, i) => {
    if (one.kind === "person" && i !== seat) found.set(one.by, one.name);
  });
  return [...found];
}

/** @param {{store: import("./sheet.js").TableStore}} props */
export function Manage({ store }) {
  const [problem, ask] = useAsk();
  const table = store.table.value;
  const { host } = store.you.value;
  const speakers = speakersAt(store);
  return html`
    <div class="chat-manage stack">
      <${Tick} label=${t("ui-chat-mute")} value=${chatMuted.value}
        onChoose=${(/** @type {boolean} */ on) => {
          chatMuted.value = on;
        }} />
      ${
        speakers.length > 0 &&
        html`<fieldset class="choice"><legend class="label">${t("ui-chat-mute-whom")}</legend>
          ${speakers.map(
            ([by, name]) => html`<${Tick} key=${by} label=${name} value=${mutedSpeakers.value.includes(by)}
              onChoose=${(/** @type {boolean} */ on) => muteSpeaker(by, on)} />`,
          )}
        </fieldset>`
      }
      ${
        host &&
        table &&
        html`<fieldset class="choice"><legend class="label">${t("ui-chat-table")}</legend>
          <${Tick} label=${t("ui-chat-keep")} value=${table.talk.keep}
            onChoose=${(/** @type {boolean} */ keep) => ask(store.ask({ do: "set_talk", keep }))} />
          <p class="soft">${t("ui-chat-keep-line")}</p>
          <${Tick} label=${t("ui-chat-watchers")} value=${table.talk.watchers}
            onChoose=${(/** @type {boolean} */ watchers) => ask(store.ask({ do: "set_talk", watchers }))} />
        </fieldset>`
      }
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
    </div>
  `;
}
