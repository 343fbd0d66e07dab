/** The table of The Resistance: what the shell loads for this game. */
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { useMarks } from "shell/lib/marks.js";
import { t } from "shell/lib/texts.js";
import { Asking } from "./asking.js";
import { Centre } from "./centre.js";
import { askedOf, useChoosing } from "./choosing.js";
import { MissionList, Unmasked, Votes } from "./history.js";
import { Missions } from "./missions.js";
import { useMotion } from "./motion.js";
import { Opening } from "./opening.js";
import { Ring } from "./ring.js";
import { useRoom } from "./room.js";
import { BlameSheet, SeatSheet } from "./sheets.js";
import { isReveal, useStaging } from "./staging.js";
import { Talk } from "./talk.js";
import { characterName } from "./words.js";

/** @typedef {import("./types").Props} Props */

const TABS = /** @type {const} */ (["votes", "missions", "talk", "cast"]);

/** @param {Props} live */
export default function ResistanceTable(live) {
  const staging = useStaging(live);
  const view = staging.view;
  const table = useMotion(staging);
  const props = { ...live, view };
  const { you, replay } = props;
  const choosing = useChoosing(view, props.act);
  const [seat, look] = useState(/** @type {number | null} */ (null));
  const knows = you.seat !== null && (live.knowing ?? []).includes(you.seat);
  const [opening, setOpening] = useState(
    /** @type {"dealt" | "joined" | null} */ (
      !replay && you.seat !== null && !knows && !view.proposals.length ? "dealt" : null
    ),
  );
  const [marks, mark] = useMarks(live.kept);
  const [blaming, setBlaming] = useState(false);
  const night = isReveal(staging.moment) && !replay;
  useEffect(() => {
    if (!night) return;
    look(null); // nobody misses what is shown behind a sheet
    setBlaming(false);
  }, [night]);
  useEffect(() => {
    if (!opening && you.seat !== null && !replay) props.onKnow?.();
  }, [opening, you.seat]);
  const watched = useRef(you.seat === null);
  useEffect(() => {
    if (watched.current && you.seat !== null && !view.outcome) setOpening("joined"); // a seat taken over
    watched.current = you.seat === null;
  }, [you.seat]);
  useInSight(view, replay);
  const round = useRoom(`${view.phase} ${view.round} ${view.waiting.includes(you.seat ?? -1)} ${staging.held}`);
  return html`
    <div class="round-box"><div ref=${round}
      class=${classes("round res", replay && "round-replay", night && "round-night")}>
      <div class="round-stage res-stage">
        <${Missions} view=${view} mission=${choosing.onBoard} />
        <${Ring} ...${props} choosing=${choosing} moment=${staging.moment} table=${table} onSeat=${look}>
          <${Centre} ...${props} staging=${staging} choosing=${choosing} />
        <//>
      </div>
      ${
        !replay &&
        html`<${Asking} ...${props} choosing=${choosing} held=${staging.held} onBlame=${() => setBlaming(true)} />`
      }
      <div class="round-panel">
        ${props.below}
        ${!staging.held && props.ending}
        <${Unmasked} ...${props} />
        <${Record} ...${props} />
      </div>
      ${
        opening &&
        view.mine &&
        !view.outcome &&
        html`<${Opening} ...${props} joined=${opening === "joined"}
        onDone=${() => setOpening(null)} />`
      }
      ${
        seat !== null &&
        html`<${SeatSheet} ...${props} seat=${seat} marks=${marks} onMark=${mark} onClose=${() => look(null)} />`
      }
      ${blaming && html`<${BlameSheet} ...${props} onClose=${() => setBlaming(false)} />`}
    </div></div>
  `;
}

ResistanceTable.reveals = true;

/**
 * When one is asked something new, the ring and the question are in sight.
 * @param {Props["view"]} view
 * @param {boolean} replay
 */
function useInSight(view, replay) {
  const asked = askedOf(view).length > 0 || view.phase === "early" ? `${view.phase} ${view.round}` : "";
  useEffect(() => {
    if (asked && !replay) scrollTo({ top: 0 });
  }, [asked]);
}

/** What happened so far, in tabs. @param {Props} props */
function Record(props) {
  const [tab, setTab] = useState(/** @type {string} */ ("votes"));
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

/** Who is in play, and the way to the rules. @param {Props} props */
const Cast = ({ view }) => html`
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
  <a class="plain" href="/rules/resistance" target="_blank">${t("resistance-rules")}</a>
`;
