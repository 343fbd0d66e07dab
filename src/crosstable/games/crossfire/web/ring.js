/** The round table: everybody's seat and card, the middle, and the lines of fire. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { AwayMark } from "shell/parts/away/away.js";
import { FramedFace, Pips } from "shell/parts/face/face.js";
import { Back, Face } from "./card.js";
import { useShot, useTipping } from "./motion.js";
import { claimName, roleName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{from: number, to: number, kind: string}} Line */

/** From so many on, those at a side of the ring sit equally far below each other: their cards need the room. */
const CROWD = 9;
/** The lowest of them is so far down, as a share of the ring's height. */
const LOWEST = 0.8;

/** Where the face of a seat is, in hundredths of the table: its name and card hang below it. One's own seat is at the
 * bottom, and seats go round clockwise.
 * @param {number} seat @param {number} count @param {number | null} me @returns {Point} */
export function placeOf(seat, count, me) {
  const after = (seat - (me ?? 0) + count) % count;
  const turn = (2 * Math.PI * after) / count + Math.PI / 2;
  const side = Math.min(after, count - after); // the how manieth at a side, from the bottom
  const last = Math.ceil(count / 2) - 1;
  const highest = count % 2 ? Math.sin(Math.PI / 2 + (2 * Math.PI * last) / count) : -LOWEST;
  const even = LOWEST + ((highest - LOWEST) * (side - 1)) / (last - 1);
  const down = count < CROWD || side === 0 || side > last ? Math.sin(turn) : even;
  return { x: 50 + 38.5 * Math.cos(turn), y: 45 + 38 * down };
}

/** How much room a line leaves round a face: it ends at its edge, near or far. */
const ROUND_A_FACE = 6.2;

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
  const { view, players, lines = [], middle, turn = 0 } = props;
  const table = useTipping(props.shot);
  return html`
    <div ref=${table} class=${classes("cf-ring", `cf-of-${players.length}`)} style=${turn ? `--turn:${turn}ms` : null}>
      <div class="cf-felt" aria-hidden="true"></div>
      <svg class="cf-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        ${lines.map(
          (line) => html`<${Fire} key=${Object.values(line).join()} ...${line} count=${players.length}
            me=${view.seat} />`,
        )}
      </svg>
      <div class="cf-middle" data-clear>${middle}</div>
      <ul class="cf-seats">${players.map((_, seat) => html`<${Place} key=${seat} ...${props} at_seat=${seat} />`)}</ul>
      ${props.dealing}
    </div>
  `;
}

/** @param {Line & {count: number, me: number | null}} props */
function Fire({ from, to, kind, count, me }) {
  const a = placeOf(from, count, me);
  const b = placeOf(to, count, me);
  const cut = ROUND_A_FACE / Math.hypot(b.x - a.x, b.y - a.y);
  const part = (/** @type {number} */ of) => ({ x: a.x + (b.x - a.x) * of, y: a.y + (b.y - a.y) * of });
  const [start, end] = [part(cut), part(1 - cut)];
  const line = useShot();
  return html`<g ref=${line} class=${`cf-line cf-line-${kind}`} style=${`--from:${start.x}px ${start.y}px`}>
    <line x1=${start.x} y1=${start.y} x2=${end.x} y2=${end.y} vector-effect="non-scaling-stroke" />
    <path d=${`M${end.x} ${end.y}h.01`} vector-effect="non-scaling-stroke" />
  </g>`;
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
