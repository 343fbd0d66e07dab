/** Drawn examples for the rules of Crossfire: five or seven seats round a table. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { teamOf, teamSign } from "./words.js";

/** Where a seat is drawn; the dealer sits at the top. @param {number} seat @param {number} count */
function spot(seat, count) {
  const turn = (2 * Math.PI * seat) / count - Math.PI / 2;
  return { x: 34 * Math.cos(turn), y: 34 * Math.sin(turn) };
}

/** @param {{picture: string, children?: any}} props */
const Table = ({ picture, children }) => html`
  <svg class="cf-picture" viewBox="-48 -48 96 96" role="img" aria-label=${t(`crossfire-rules-${picture}-picture`)}>
    <circle class="cf-picture-felt" r="24" />${children}
  </svg>
`;

/** @param {{seat: number, count: number, sign?: string, kind?: string}} props */
function Seat({ seat, count, sign, kind = "back" }) {
  const { x, y } = spot(seat, count);
  return html`<g class=${`cf-picture-seat cf-picture-${kind}`}
    transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <rect x="-6" y="-8" width="12" height="16" /><text y="2.5">${sign ?? seat + 1}</text>
  </g>`;
}

/** From one seat towards another. @param {{from: number, to: number, count: number, kind: string}} props */
function Arrow({ from, to, count, kind }) {
  const a = spot(from, count);
  const b = spot(to, count);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const end = { x: b.x - 10 * dx, y: b.y - 10 * dy };
  const [x, y] = [end.x - 4 * dx, end.y - 4 * dy];
  const points = `${end.x},${end.y} ${x - 2.5 * dy},${y + 2.5 * dx} ${x + 2.5 * dy},${y - 2.5 * dx}`;
  return html`<g class=${`cf-picture-arrow cf-picture-${kind}`}>
    <line x1=${a.x + 9 * dx} y1=${a.y + 9 * dy} x2=${x} y2=${y} /><polygon points=${points} />
  </g>`;
}

const SEVEN = [0, 1, 2, 3, 4, 5, 6];

export const DealPicture = () => html`
  <${Table} picture="deal">
    ${SEVEN.map((seat) => html`<${Arrow} from=${seat} to=${(seat + 1) % 7} count=${7} kind="pass" />`)}
    ${SEVEN.map(
      (seat) => html`<${Seat} seat=${seat} count=${7} kind=${[6, 0, 1].includes(seat) ? "mixing" : "back"} />`,
    )}
  <//>
`;

const ROLES = ["vip", "agent", "assassin", "bystander", "red_decoy"];
/** @type {[number, number, string][]} */
const SHOTS = [
  [1, 2, "first"],
  [2, 0, "stopped"],
];

export const ShotPicture = () => html`
  <${Table} picture="shot">
    ${SHOTS.map(([from, to, kind]) => html`<${Arrow} from=${from} to=${to} count=${5} kind=${kind} />`)}
    ${ROLES.map((role, seat) => html`<${Seat} seat=${seat} count=${5} sign=${teamSign(role)} kind=${teamOf(role)} />`)}
  <//>
`;
