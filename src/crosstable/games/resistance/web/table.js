/** The table of The Resistance: what the shell loads for this game. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Dialog } from "shell/parts/dialog/dialog.js";
import { Asking } from "./asking.js";
import { Centre } from "./centre.js";
import { offered, useChoosing } from "./choosing.js";
import { MissionList, Unmasked, Votes } from "./history.js";
import { Missions } from "./missions.js";
import { Opening } from "./opening.js";
import { Ring } from "./ring.js";
import { Secret } from "./secret.js";
import { Claims, Talk } from "./talk.js";
import { announce, characterName, knownText, plotName } from "./words.js";

/** @typedef {import("./types").Props} Props */

const TABS = /** @type {const} */ (["talk", "votes", "missions", "cast"]);

/** @param {Props} props */
export default function ResistanceTable(props) {
  const { view, players, you, replay } = props;
  const choosing = useChoosing(view, props.act);
  const [seat, look] = useState(/** @type {number | null} */ (null));
  const [tab, setTab] = useState(/** @type {string} */ ("talk"));
  const fresh = !replay && you.seat !== null && !view.proposals.length;
  const [opening, setOpening] = useState(fresh);
  const [blaming, setBlaming] = useState(false);
  const names = players.map((player) => player.name);
  return html`
    <div class=${classes("res", replay && "res-replay")}>
      <div class="res-stage">
        <${Missions} view=${view} />
        <${Ring} ...${props} choosing=${choosing} onSeat=${look}><${Centre} ...${props} /><//>
      </div>
      <div class="res-panel">
        ${!replay && html`<${Asking} ...${props} choosing=${choosing} />`}
        ${props.below}
        ${props.ending}
        <${Unmasked} ...${props} />
        ${(!replay || you.seat !== null) && !view.outcome && html`<${Secret} ...${props} onBlame=${() => setBlaming(true)} />`}
        <div class="res-tabs" role="tablist" aria-label=${t("resistance-record")}>
          ${TABS.map((one) => html`<button type="button" role="tab" key=${one} aria-selected=${tab === one} onClick=${() => setTab(one)}>${t(`resistance-tab-${one}`)}</button>`)}
        </div>
        <div class="res-tab" role="tabpanel" aria-label=${t(`resistance-tab-${tab}`)}>
          ${tab === "talk" && html`<${Talk} ...${props} />`}
          ${tab === "votes" && html`<${Votes} ...${props} />`}
          ${tab === "missions" && html`<${MissionList} ...${props} />`}
          ${tab === "cast" && html`<${Cast} ...${props} onOpening=${() => setOpening(true)} />`}
        </div>
      </div>
      <div class="sr" role="log" aria-live="polite">${announce(props.news, names)}</div>
      ${opening && html`<${Opening} view=${view} onClose=${() => setOpening(false)} />`}
      ${seat !== null && html`<${SeatSheet} ...${props} seat=${seat} onClose=${() => look(null)} />`}
      ${blaming && html`<${BlameSheet} ...${props} onClose=${() => setBlaming(false)} />`}
    </div>
  `;
}

/** Who is in play, and the way to the rules. @param {Props & {onOpening: () => void}} props */
const Cast = ({ view, onOpening }) => html`
  <p class="label">${t("resistance-in-play")}</p>
  <ul class="res-cast">
    ${[...new Set(view.cast)].map((one) => html`<li key=${one}><strong>${view.cast.filter((c) => c === one).length} × ${characterName(one)}</strong> ${t(`resistance-about-${one}`)}</li>`)}
  </ul>
  <div class="row">
    <button class="plain" onClick=${onOpening}>${t("resistance-opening")}</button>
    <a class="plain" href="/rules/resistance" target="_blank">${t("resistance-rules")}</a>
  </div>
`;

/** One player: what he has said, what he holds, and what I have seen of him. @param {Props & {seat: number, onClose: () => void}} props */
function SeatSheet({ view, players, seat, onClose }) {
  const names = players.map((player) => player.name);
  const claims = view.claims.filter(({ said }) => said.seat === seat);
  const mine = view.mine?.knows.filter((known) => known.seats.includes(seat)) ?? [];
  const shown = view.revealed.findLast((one) => one.seat === seat);
  return html`
    <${Dialog} title=${`${seat + 1} ${names[seat] ?? ""}`} onClose=${onClose}>
      ${shown && html`<p><strong>${characterName(shown.character)}</strong></p>`}
      ${view.held[seat]?.map((card) => html`<p><strong>${plotName(card)}</strong> ${t(`resistance-plot-about-${card}`)}</p>`)}
      ${mine.length > 0 && html`<details><summary>${t("resistance-what-i-saw")}</summary>${mine.map((known) => html`<p>${knownText(known, names)}</p>`)}</details>`}
      ${claims.length ? html`<${Claims} claims=${claims} names=${names} />` : html`<p class="soft">${t("resistance-said-nothing")}</p>`}
    <//>
  `;
}

/** @param {Props & {onClose: () => void}} props */
function BlameSheet({ view, players, act, onClose }) {
  const seats = offered(view, "blame")?.fields.seat?.of.map(Number) ?? [];
  return html`
    <${Dialog} title=${t("resistance-blame")} onClose=${onClose}>
      <p>${t("resistance-blame-line")}</p>
      <div class="row">${seats.map((seat) => html`
        <button class="button danger small" onClick=${() => {
          void act({ type: "blame", seat });
          onClose();
        }}>${seat + 1} ${players[seat]?.name}</button>`)}</div>
    <//>
  `;
}
