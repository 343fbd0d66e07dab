/** A line to write: at the table, or among spectators. */
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { askName } from "../name/name.js";

const LONGEST_LINE = 300;
const touch = matchMedia("(pointer: coarse)").matches;

/** @typedef {import("./sheet.js").TableStore} TableStore */

/** @param {{store: TableStore, still?: boolean}} props still: it does not ask for the keyboard */
export const Write = ({ store, still }) => html`
  <${Field} draft=${store.draft} label=${t("ui-chat-say")} still=${still}
    send=${(/** @type {string} */ text) => store.ask({ do: "chat", text })} />
`;

/** @param {{store: TableStore, still?: boolean}} props */
export function Murmur({ store, still }) {
  if (!store.table.value?.talk.watchers) return html`<p class="soft">${t("table-murmur-off")}</p>`;
  /** A spectator has no seat to be named by. @param {string} text */
  const send = async (text) => {
    const name = await askName("ui-murmur-name");
    return name === null ? { key: "table-name-empty" } : store.ask({ do: "murmur", name, text });
  };
  return html`<${Field} draft=${store.draft} label=${t("ui-murmur-say")} send=${send} still=${still} />`;
}

/**
 * @param {{draft: import("@preact/signals").Signal<string>, label: string, still?: boolean | undefined,
 *   send: (text: string) => Promise<import("../../lib/asking").Answer>}} props
 */
function Field({ draft, label, still = false, send }) {
  const [problem, ask] = useAsk();
  const typed = draft.value;
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (!typed.trim()) return;
    draft.value = "";
    const sent = await ask(send(typed));
    if (!sent) draft.value ||= typed; // nothing that was typed is lost
  }
  return html`
    <form class="chat-write" onSubmit=${submit}>
      <label class="field"><span class="sr">${label}</span>
        <input type="text" autofocus=${!touch && !still} maxlength=${LONGEST_LINE}
          autocomplete="off" enterkeyhint="send"
          placeholder=${label} value=${typed}
          onInput=${(/** @type {any} */ event) => {
            draft.value = event.target.value;
          }} />
      </label>
      <button class="button main small" disabled=${!typed.trim()}>${t("ui-chat-send")}</button>
    </form>
    ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
  `;
}
