/** The table's menu: who sits here, your seat on other devices, leaving, and the host's tools. */
import { useState } from "preact/hooks";
import { tableLooks } from "../../lib/faces.js";
import { html } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { seatName, seatNames } from "../../lib/seat-name.js";
import { levelText, say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { CoachTick } from "../../parts/coach/coach.js";
import { Dialog } from "../../parts/dialog/dialog.js";
import { Face } from "../../parts/face/face.js";
import { Tick } from "../../parts/tick/tick.js";
import { Pace } from "../lobby/pace.js";
import { StandIns } from "../lobby/stand-ins.js";
import { ShowOnTv } from "../wall/show.js";
import { HandOver } from "./hand-over.js";

/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */
/** @typedef {import("../../lib/wire").TableInfo} TableInfo */
/** @typedef {import("../../lib/asking").NewRequest} NewRequest */
/**
 * @typedef {{title: string, line: string, yes: string, request: NewRequest}} Question something that cannot be undone
 */
/**
 * @typedef {{store: TableStore, table: TableInfo, onAsk: (question: Question) => void,
 *   ask: (asked: Promise<unknown>) => Promise<boolean>}} Props
 */

/** @param {{store: TableStore, table: TableInfo, game: import("../../lib/wire").GameInfo}} props */
export function TableMenu({ store, table, game }) {
  const [open, setOpen] = useState(false);
  return html`
    <button class="icon table-menu" type="button" aria-label=${t("ui-table-menu")} title=${t("ui-table-menu")}
      onClick=${() => setOpen(true)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="5" r="1.4" /><circle cx="12" cy="12" r="1.4" />
        <circle cx="12" cy="19" r="1.4" /></svg>
    </button>
    ${open && html`<${MenuSheet} store=${store} table=${table} game=${game} onClose=${() => setOpen(false)} />`}
  `;
}

/**
 * @param {{store: TableStore, table: TableInfo, game: import("../../lib/wire").GameInfo, onClose: () => void}} props
 */
function MenuSheet({ store, table, game, onClose }) {
  const [problem, ask] = useAsk();
  const [question, onAsk] = useState(/** @type {Question | null} */ (null));
  const { seat, host } = store.you.value;
  const props = { store, table, onAsk, ask };
  if (question)
    return html`<${Confirm} store=${store} question=${question} onDone=${onClose} onBack=${() => onAsk(null)}
      names=${seatNames(table)} />`;
  return html`
    <${Dialog} title=${t("ui-table-menu")} onClose=${onClose}>
      <${People} ...${props} />
      <${CoachTick} table=${table} seat=${seat} />
      ${problem && html`<p class="problem" role="alert">${say(problem, seatNames(table))}</p>`}
      ${host && html`<${HostTools} ...${props} onClose=${onClose} />`}
      ${
        host &&
        html`<section class="stack">
          <${Pace} store=${store} table=${table} />
          <h3>${t("ui-stand-ins")}</h3><${StandIns} store=${store} table=${table} game=${game} /></section>`
      }
      ${seat !== null && html`<${HandOver} store=${store} />`}
      ${seat !== null && html`<${Leaving} ...${props} />`}
    <//>
  `;
}

/** What is asked before something that cannot be undone.
 * @param {{store: TableStore, question: Question, onDone: () => void, onBack: () => void, names: string[]}} props */
function Confirm({ store, question, onDone, onBack, names }) {
  const [problem, ask] = useAsk();
  async function yes() {
    const leaving = question.request.do === "leave";
    if (!(await ask(leaving ? store.leave() : store.ask(question.request)))) return;
    onDone();
    if (leaving) go("/");
  }
  return html`
    <${Dialog} title=${question.title} onClose=${onBack}>
      <p>${question.line}</p>
      ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
      <div class="row">
        <button class="button danger" disabled=${store.sending.value} onClick=${yes}>${question.yes}</button>
        <button class="button" autofocus onClick=${onBack}>${t("ui-no-back")}</button>
      </div>
    <//>
  `;
}

/** @param {Props} props */
const People = (props) => html`
  <ul class="menu-people" aria-label=${t("ui-seats")}>
    ${props.table.seats.map((_, seat) => html`<${Person} key=${seat} ...${props} seat=${seat} />`)}
  </ul>
`;

/** @param {Props & {seat: number}} props */
function Person({ store, table, onAsk, ask, seat }) {
  const info = table.seats[seat];
  const you = store.you.value;
  if (!info) return null;
  const here = store.here.value.includes(seat);
  const name = seatName(info, seat);
  const playing = table.phase === "playing";
  const other = you.host && info.kind === "person" && you.seat !== seat;
  const free = () =>
    onAsk({
      title: t("ui-free-question", { name }),
      line: t(playing ? "ui-free-playing" : here ? "ui-free-here" : "ui-free-away", { name }),
      yes: t(here ? "ui-send-away" : "ui-unseat"),
      request: { do: "unseat", seat },
    });
  const notes = [
    you.seat === seat && t("ui-you"),
    info.host && t("ui-host"),
    info.kind === "person" && t(here ? "ui-here" : "ui-away"),
    info.bot && levelText(info.bot.level),
    info.stand_in && t("ui-bot-plays"),
    info.left && t("ui-plays-for-left", { name: info.left }),
  ];
  return html`
    <li>
      <${Face} of=${tableLooks(table.seats)[seat]} size=${36} mood=${here || info.kind !== "person" ? "" : "away"} />
      <span><strong>${name}</strong> <small>${notes.filter(Boolean).join(" · ")}</small></span>
      ${
        other &&
        here &&
        html`<button class="plain" onClick=${() => ask(store.ask({ do: "pass_host", seat }))}>
          ${t("ui-make-host")}
        </button>`
      }
      ${
        other &&
        html`<button class="plain" onClick=${free}>
          ${t(here ? "ui-send-away" : "ui-unseat")}
        </button>`
      }
    </li>
  `;
}

/** @param {Props & {onClose: () => void}} props */
function HostTools({ store, table, onAsk, ask, onClose }) {
  const playing = table.phase === "playing";
  const paused = table.pause !== null;
  const pause = async () => {
    if (await ask(store.ask({ do: "pause", on: !paused }))) onClose();
  };
  const endGame = () =>
    onAsk({
      title: t("ui-end-question"),
      line: t("ui-end-line"),
      yes: t("ui-end-game"),
      request: { do: "call_off", round: table.round },
    });
  const close = () =>
    onAsk({
      title: t("ui-close-question"),
      line: t(playing ? "ui-close-line-playing" : "ui-close-line"),
      yes: t("ui-close-table"),
      request: { do: "close" },
    });
  return html`
    <section class="stack menu-host">
      <h3>${t("ui-host-tools")}</h3>
      <div class="row">
        ${
          playing &&
          html`<button class="button small" onClick=${pause}>${t(paused ? "ui-continue" : "ui-pause")}</button>`
        }
        ${playing && html`<button class="button small" onClick=${endGame}>${t("ui-end-game")}</button>`}
        <button class="button small" onClick=${close}>${t("ui-close-table")}</button>
        <${ShowOnTv} code=${table.code} />
      </div>
      <${Tick} label=${t("ui-public")} value=${table.public}
        onChoose=${(/** @type {boolean} */ on) => ask(store.ask({ do: "set_title", public: on }))} />
    </section>
  `;
}

/** @param {Props} props */
function Leaving({ store, table, onAsk }) {
  const playing = table.phase === "playing";
  const others = table.seats.some((info, seat) => info.kind === "person" && seat !== store.you.value.seat);
  const leave = () =>
    onAsk({
      title: t("ui-leave-question"),
      line: t(!playing ? "ui-leave-line" : others ? "ui-leave-line-playing" : "ui-leave-line-alone"),
      yes: t("ui-leave"),
      request: { do: "leave" },
    });
  return html`
    <section class="stack">
      ${playing && others && html`<p class="soft">${t("ui-leave-hint")}</p>`}
      <p><button class="button small" onClick=${leave}>${t("ui-leave-table")}</button></p>
    </section>
  `;
}
