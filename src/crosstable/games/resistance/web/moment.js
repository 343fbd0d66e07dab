/** A moment on the stage: one headline, one thing that moves. */
import { useEffect, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { CardBack } from "shell/parts/card/card.js";
import { Face } from "shell/parts/face/face.js";
import { MissionCard } from "./cards.js";
import { Faces, kindsIn } from "./centre.js";
import { announce, cardName, characterName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {{players: Props["players"], view: Props["view"]}} Around */

/** Counts up, once in so many milliseconds. @param {number} ms @param {number} most */
function useSteps(ms, most) {
  const [n, setN] = useState(0);
  useEffect(() => {
    if (n >= most) return undefined;
    const timer = setTimeout(() => setN(n + 1), ms);
    return () => clearTimeout(timer);
  }, [n, most]);
  return n;
}

/** @param {import("./staging.js").Moment & Around} props */
export function Moment({ event, open, ms, ...around }) {
  const names = around.players.map((player) => player.name);
  const name = (/** @type {number} */ seat) => names[seat] ?? "";
  if (event.type === "votes_shown")
    return open
      ? html`<b class="res-score">${event.approve.length}:${event.reject.length}</b>
        <strong>${t(event.approved ? "resistance-team-goes" : "resistance-team-rejected")}</strong>`
      : html`<${Count} ms=${ms} />`;
  if (event.type === "mission_done") return html`<${MissionShown} event=${event} open=${open} ms=${ms} ...${around} />`;
  if (event.type === "hunter_stands")
    return html`<${Face} of=${around.players[event.seat]?.face} size=${72} mood="" />
    <strong>${t("resistance-stands-up", { name: name(event.seat) })}</strong>
    <span>${characterName(event.character)}</span>`;
  if (event.type === "accused")
    return html`<${Duel} from=${event.hunter} to=${event.seat} ...${around} />
      <span>${t("resistance-accuses", { name: name(event.hunter), accused: name(event.seat) })}</span>
      <strong class="res-answer">
        ${open ? t(event.right ? "resistance-answer-yes" : "resistance-answer-no") : "…"}
      </strong>`;
  if (event.type === "agent_blamed")
    return html`<${Duel} from=${event.seat} to=${event.accused} ...${around} />
      <span>${
        open
          ? announce([event], names)
          : t("resistance-blames", { name: name(event.seat), accused: name(event.accused) })
      }</span>`;
  return html`<strong>${announce([event], names)}</strong>`;
}

/** Three, two, one. @param {{ms: number}} props */
function Count({ ms }) {
  const n = useSteps(ms / 3, 2);
  return html`<b key=${n} class="res-numeral">${3 - n}</b>`;
}

/** Two faces and the line between them. @param {{from: number, to: number} & Around} props */
const Duel = ({ from, to, players }) => html`
  <span class="res-duel" aria-hidden="true">
    <${Face} of=${players[from]?.face} /><i></i><${Face} of=${players[to]?.face} />
  </span>`;

/**
 * The cards of a mission, turned over one by one.
 * @param {{event: import("./types").MissionDone, open: boolean, ms: number} & Around} props
 */
function MissionShown({ event, open, ms, players, view }) {
  const cards = kindsIn(event.tally);
  const turned = useSteps(0.9 * (ms / cards.length), cards.length);
  const shown = open ? cards.length : turned;
  const face = cards.slice(0, shown);
  const fails = face.filter((card) => card.endsWith("fail")).length;
  return html`
    <${Faces} seats=${view.team} players=${players} />
    <strong class="res-headline">${
      open
        ? t(event.success ? "resistance-mission-succeeds" : "resistance-mission-fails", { count: fails })
        : t("resistance-mission-now", { mission: event.mission })
    }</strong>
    <span class=${classes("res-deck", cards.length > 3 && "res-deck-many")}>
      ${cards.map(
        (card, i) => html`<span key=${i} class=${classes(i === shown - 1 && !open && "res-newest")}>
          ${i < shown ? html`<${MissionCard} card=${card} />` : html`<${CardBack} />`}</span>`,
      )}
    </span>
    <span class="res-tally">${[...new Set(face)].map(
      (card) => html`<span key=${card}>${face.filter((one) => one === card).length} × ${cardName(card)}</span>`,
    )}
      ${!open && html`<span>${t("resistance-to-come", { count: cards.length - shown })}</span>`}</span>
  `;
}
