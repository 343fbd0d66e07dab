/** The round table: everybody's seat and card, the middle, and the lines of fire. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { AwayMark } from "shell/parts/away/away.js";
import { FramedFace, Pips } from "shell/parts/face/face.js";
import { Back, Face } from "./card.js";
import { Lines, useStands } from "./fire.js";
import { useTipping } from "./motion.js";
import { claimName, roleName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("./fire.js").Point} Point */
/** @typedef {import("./fire.js").Line} Line */

/** From so many on, those at a side of the ring sit equally far below each other: their cards need the room. */
const CROWD = 9;
/** The lowest of them is so far down, as a share of the ring's height. */
const LOWEST = 0.8;
/** Those between the lowest and the highest of them are so far out, as a share of its width: off the cloth. */
const OUTMOST = 0.96;

/** The ring is rounder than a square and squarer than a circle: there is room in its corners. @param {number} n */
const bent = (n) => Math.sign(n) * Math.abs(n) ** 0.8;

/** Where the face of a seat is, in hundredths of the table: its name and card hang below it. One's own seat is at the
 * bottom, and seats go round clockwise.
 * @param {number} seat @param {number} count @param {number | null} me @returns {Point} */
export function placeOf(seat, count, me) {
  const after = (seat - (me ?? 0) + count) % count;
  const turn = (2 * Math.PI * after) / count + Math.PI / 2;
  const side = Math.min(after, count - after); // the how manieth at a side, from the bottom
  const last = Math.ceil(count / 2) - 1;
  const highest = count % 2 ? -1 : -LOWEST;
  const even = LOWEST + ((highest - LOWEST) * (side - 1)) / (last - 1);
  const top = count % 2 ? Math.cos(Math.PI / count) : 1; // two at the top are as high as one
  const round = (2 * (Math.sin(turn) + top)) / (1 + top) - 1;
  const down = count < CROWD || side === 0 || side > last ? bent(round) : even;
  const aside = bent(Math.cos(turn));
  const out = count >= CROWD && side > 1 && side < last ? Math.sign(aside) * OUTMOST : aside;
  return { x: 50 + 38.5 * out, y: 45 + 38 * down };
}

/** @param {Point} point */
export const at = (point) => `left:${point.x.toFixed(2)}%;top:${point.y.toFixed(2)}%`;

/**
 * @typedef {Props & {lines?: Line[], roles?: (string | null)[], lowered?: number[], shot?: number[], chosen?: number[],
 *   onSeat?: ((seat: number) => void) | null, label?: (seat: number) => string, middle: any,
 *   dealing?: any, cards?: boolean, notes?: Record<number, string>, turn?: number, telling?: boolean}} RingProps
 *   `notes`: words at seats whose cards are not there; `turn`: how long claims take to turn, in milliseconds;
 *   `telling`: shots are still being told
 */

/** @param {RingProps} props */
export function Ring(props) {
  const { players, lines = [], middle, turn = 0 } = props;
  const table = useTipping(props.shot);
  const stands = useStands(table);
  return html`
    <div ref=${table} class=${classes("cf-ring", `cf-of-${players.length}`)} style=${turn ? `--turn:${turn}ms` : null}>
      <div class="cf-felt" aria-hidden="true"></div>
      <${Lines} lines=${lines} stands=${stands} />
      <div class="cf-middle" data-clear>${middle}</div>
      <ul class="cf-seats">${players.map((_, seat) => html`<${Place} key=${seat} ...${props} at_seat=${seat} />`)}</ul>
      ${props.dealing}
    </div>
  `;
}

/** @param {RingProps & {at_seat: number}} props */
function Place(props) {
  const { view, players, at_seat: seat, onSeat, label } = props;
  const { roles = view.roles, lowered, shot = [], chosen = [], cards = true, notes = {} } = props;
  const player = players[seat];
  const role = roles[seat];
  const can = onSeat && seat !== view.seat;
  const says = [
    player.name,
    role ? roleName(role) : view.claims[seat] && t("crossfire-ui-claims", { claim: claimName(view.claims[seat]) }),
    shot.includes(seat) && t("crossfire-ui-is-shot"),
    can && label?.(seat),
  ];
  const body = html`
    <${FramedFace} of=${player.face} you=${seat === view.seat} away=${!player.here} hit=${shot.includes(seat)}
      dim=${lowered?.includes(seat) && !shot.includes(seat)} mood=${mood(props, seat)} />
    ${seat === view.dealer && html`<${Dealer} />`}
    <span class="cf-name">${player.name}
      ${player.pips > 0 && html` <${Pips} level=${player.pips} word=${player.note} />`}</span>
    ${!cards && html`<span class=${classes("cf-card", notes[seat] ? "cf-note" : "cf-gone")}>${notes[seat]}</span>`}
    ${cards && (role ? html`<${Face} role=${role} />` : html`<${Back} claim=${view.claims[seat] ?? null} />`)}
    <${AwayMark} player=${player} />
    ${cards && html`<${Marks} ...${props} seat=${seat} />`}
  `;
  const look = classes(
    "cf-seat",
    seat === view.seat && "cf-me",
    chosen.includes(seat) && "cf-chosen",
    shot.includes(seat) && "cf-shot",
    lowered?.includes(seat) && "cf-lowered",
    !player.here && "cf-away",
  );
  const name = says.filter(Boolean).join(", ");
  return html`<li data-seat=${seat} style=${at(placeOf(seat, players.length, view.seat))}>
    ${
      can
        ? html`<button class=${look} aria-keyshortcuts=${String((seat + 1) % 10)} aria-pressed=${chosen.includes(seat)}
          onClick=${() => onSeat(seat)}>
          ${body}<span class="sr">${says.slice(1).filter(Boolean).join(", ")}</span>
        </button>`
        : html`<div class=${look} role="img" aria-label=${name}>${body}</div>`
    }
  </li>`;
}

/** How a seat looks: who has won shows only when everything was told.
 * @param {RingProps} props @param {number} seat @returns {"" | "hit" | "won" | "lost"} */
function mood({ view, shot = [], telling }, seat) {
  if (shot.includes(seat)) return "hit";
  return view.result && !telling ? (view.result.won[seat] ? "won" : "lost") : "";
}

const Dealer = () =>
  html`<abbr class="cf-dealer" data-rule="crossfire C5" title=${t("crossfire-ui-dealer")}>
    ${t("crossfire-ui-dealer-sign")}
  </abbr>`;

/** Small signs on a seat: ready or chosen, a shot card.
 * @param {{view: Props["view"], seat: number}} props */
function Marks({ view, seat }) {
  const done =
    view.phase === "talk" ? view.ready.includes(seat) : view.phase !== "over" && !view.waiting.includes(seat);
  return html`<span class="cf-marks" aria-hidden="true">
    ${
      done &&
      view.phase !== "over" &&
      (view.sniper === null || view.phase === "talk") &&
      html`<span class="cf-done">✓</span>`
    }
    ${view.shots.includes(seat) && html`<span class="cf-shotcard">◎</span>`}
  </span>`;
}
