/** The table of The Resistance: what the shell loads for this game. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Asking } from "./asking.js";
import { Centre } from "./centre.js";
import { useChoosing } from "./choosing.js";
import { MissionList, Unmasked, Votes } from "./history.js";
import { Missions } from "./missions.js";
import { Opening } from "./opening.js";
import { Ring } from "./ring.js";
import { Secret } from "./secret.js";
import { BlameSheet, SeatSheet } from "./sheets.js";
import { useStaging } from "./staging.js";
import { Talk } from "./talk.js";
import { announce, characterName } from "./words.js";

/** @typedef {import("./types").Props} Props */

const TABS = /** @type {const} */ (["talk", "votes", "missions", "cast"]);

/** @param {Props} live */
export default function ResistanceTable(live) {
  const staging = useStaging(live);
  const view = staging.view;
  const props = { ...live, view };
  const { players, you, replay } = props;
  const choosing = useChoosing(view, props.act);
  const [seat, look] = useState(/** @type {number | null} */ (null));
  const [opening, setOpening] = useState(!replay && you.seat !== null && !view.proposals.length);
  const [blaming, setBlaming] = useState(false);
  return html`
    <div class=${classes("res", replay && "res-replay")}>
      <div class="res-stage">
        <${Missions} view=${view} mission=${choosing.onBoard} />
        <${Ring} ...${props} choosing=${choosing} moment=${staging.moment} onSeat=${look}>
          <${Centre} ...${props} staging=${staging} choosing=${choosing} />
        <//>
      </div>
      <div class="res-panel">
        ${!replay && html`<${Asking} ...${props} choosing=${choosing} held=${staging.held} />`}
        ${props.below}
        ${!staging.held && props.ending}
        <${Unmasked} ...${props} />
        ${
          (!replay || you.seat !== null) &&
          !view.outcome &&
          html`<${Secret} ...${props} onBlame=${() => setBlaming(true)} />`
        }
        <${Record} ...${props} onOpening=${() => setOpening(true)} />
      </div>
      <div class="sr" role="log" aria-live="polite">${announce(
        staging.told,
        players.map((player) => player.name),
      )}</div>
      ${opening && html`<${Opening} view=${view} onClose=${() => setOpening(false)} />`}
      ${seat !== null && html`<${SeatSheet} ...${props} seat=${seat} onClose=${() => look(null)} />`}
      ${blaming && html`<${BlameSheet} ...${props} onClose=${() => setBlaming(false)} />`}
    </div>
  `;
}

/** What happened so far, in tabs. @param {Props & {onOpening: () => void}} props */
function Record(props) {
  const [tab, setTab] = useState(/** @type {string} */ ("talk"));
  return html`
    <div class="res-tabs" role="tablist" aria-label=${t("resistance-record")}>
      ${TABS.map(
        (one) => html`<button type="button" role="tab" key=${one} aria-selected=${tab === one}
          onClick=${() => setTab(one)}>${t(`resistance-tab-${one}`)}</button>`,
      )}
    </div>
    <div class="res-tab" role="tabpanel" aria-label=${t(`resistance-tab-${tab}`)}>
      ${tab === "talk" && html`<${Talk} ...${props} />`}
      ${tab === "votes" && html`<${Votes} ...${props} />`}
      ${tab === "missions" && html`<${MissionList} ...${props} />`}
      ${tab === "cast" && html`<${Cast} ...${props} />`}
    </div>`;
}

/** Who is in play, and the way to the rules. @param {Props & {onOpening: () => void}} props */
const Cast = ({ view, onOpening }) => html`
  <p class="label">${t("resistance-in-play")}</p>
  <ul class="res-cast">
    ${[...new Set(view.cast)].map(
      (one) => html`<li key=${one}>
        <strong>
          ${view.cast.filter((c) => c === one).length} × ${characterName(one)}
        </strong> ${t(`resistance-about-${one}`)}
      </li>`,
    )}
  </ul>
  <div class="row">
    <button class="plain" onClick=${onOpening}>${t("resistance-opening")}</button>
    <a class="plain" href="/rules/resistance" target="_blank">${t("resistance-rules")}</a>
  </div>
`;
