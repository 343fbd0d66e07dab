/** A table before the game. */
import { useState } from "preact/hooks";
import { hasFile } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { seatNames } from "../../lib/seat-name.js";
import { name } from "../../lib/settings.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { Banner } from "../../parts/banner/banner.js";
import { Draft } from "../../parts/draft/draft.js";
import { LONGEST_NAME } from "../../parts/name/name.js";
import { Tick } from "../../parts/tick/tick.js";
import { Invite } from "./invite.js";
import { Options } from "./options.js";
import { Seats } from "./seats.js";
import { Visitor } from "./visitor.js";

/**
 * @typedef {object} LobbyProps
 * @property {import("../../lib/table-store.js").TableStore} store
 * @property {import("../../lib/wire").TableInfo} table
 * @property {import("../../lib/wire").GameInfo} game
 */

/** @param {LobbyProps} props */
export function Lobby(props) {
  const { store, table, game } = props;
  return html`
    <div class="lobby">
      <${Banner} game=${game.id} title=${table.title || t(`${game.id}-name`)}>
        ${table.title && html`<p class="lobby-game">${t(`${game.id}-name`)}</p>`}
        <p>${t(`${game.id}-line`)} ${
          hasFile(game.id, "rules.js") && html`<a href=${`/rules/${game.id}`}>${t("ui-rules")}</a>`
        }</p>
      <//>
      <div class="lobby-main stack">
        ${store.you.value.seat === null && html`<${Visitor} store=${store} table=${table} />`}
        <${Options} ...${props} />
      </div>
      <div class="lobby-side stack">
        <${Seats} ...${props} />
        <${Invite} table=${table} />
        <${Names} ...${props} />
      </div>
      <${StartBar} ...${props} />
    </div>
  `;
}

/** The name of the table (host) and one's own. @param {LobbyProps} props */
function Names({ store, table }) {
  const [problem, ask] = useAsk();
  const { seat, host } = store.you.value;
  if (seat === null) return null;
  /** Only what was changed: the rest may be changing on its way. @param {{title: string} | {public: boolean}} change */
  const setTitle = (change) => ask(store.ask({ do: "set_title", ...change }));
  /** @param {string} typed */
  async function rename(typed) {
    if (!typed) return true;
    const renamed = await ask(store.ask({ do: "rename", name: typed }));
    if (renamed) name.value = typed;
    return renamed;
  }
  return html`
    <section class="stack names">
      <${Draft} label=${t("ui-name-label")} value=${table.seats[seat]?.name ?? ""} longest=${LONGEST_NAME}
        complete="nickname" onSave=${rename} />
      ${
        host &&
        html`
          <${Draft} label=${t("ui-title-label")} value=${table.title} longest=${40} hint=${t("ui-title-hint")}
            onSave=${(/** @type {string} */ title) => setTitle({ title })} />
          <${Tick} label=${t("ui-public")} value=${table.public}
            onChoose=${(/** @type {boolean} */ on) => setTitle({ public: on })} />`
      }
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
    </section>
  `;
}

/** Start, or why not yet. @param {LobbyProps} props */
function StartBar({ store, table }) {
  const [problem, ask] = useAsk();
  const [leaving, setLeaving] = useState(false);
  const { seat, host } = store.you.value;
  const names = seatNames(table);
  const hostName = table.seats.find((one) => one.host)?.name ?? "";
  const why = problem ?? table.problem;
  async function leave() {
    setLeaving(true);
    if (await ask(store.leave())) go("/");
    else setLeaving(false);
  }
  if (seat === null) return null;
  return html`
    <div class="start-bar">
      <p class=${why ? "problem" : ""} role="status">
        ${why ? say(why, names) : t(host ? "ui-ready-host" : "ui-ready-guest", { name: hostName })}
      </p>
      <button class="plain" disabled=${leaving} onClick=${leave}>${t("ui-leave")}</button>
      ${
        host &&
        html`<button class="button main" disabled=${table.problem !== null || store.sending.value}
          onClick=${() => ask(store.ask({ do: "start" }))}>${t("ui-start")}</button>`
      }
    </div>
  `;
}
