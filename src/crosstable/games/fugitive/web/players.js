/** The two players: role, name, cards in hand, clock, and whose turn it is. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { AwayMark } from "shell/parts/away/away.js";
import { ClockFace } from "shell/parts/clock/clock.js";
import { Face, Pips } from "shell/parts/face/face.js";

/** @typedef {import("./types").Props} Props */

/** A running figure, or the star of the Marshal. @param {{role: string}} props */
export const RoleSign = ({ role }) => html`
  <svg class="fug-role" viewBox="0 0 24 24" aria-hidden="true">
    ${
      role === "marshal"
        ? html`<path d="M12 1.5 15 8.4l7.5.7-5.7 5 1.7 7.4L12 17.6 5.5 21.5l1.7-7.4-5.7-5 7.5-.7Z" />`
        : html`<circle cx="15" cy="4" r="2.6" />
        <path d="M5 10.5 10 7l4 2.5-2.5 5L16 18l-1 5M11.5 14 8 18l-5.5.5M14 9.5l3 3.5 4.5-1" class="fug-stroke" />`
    }
  </svg>
`;

/** @param {Props} props */
export const Players = (props) => html`
  <ul class="fug-players" aria-label=${t("fugitive-players")}>
    ${props.players.map((_, seat) => html`<${PlayerCard} key=${seat} ...${props} seat=${seat} />`)}
  </ul>
`;

/** @param {Props & {seat: number}} props */
function PlayerCard({ view, players, you, options, replay, secondsLeft, seat }) {
  const player = players[seat];
  const role = view.roles[seat];
  if (!player || !role) return null;
  const turn = view.waiting.includes(seat);
  const won = view.outcome?.winners.includes(seat);
  const mood = !view.outcome?.winners.length ? "" : won ? "won" : "lost";
  const notes = [
    t(`fugitive-${role}`),
    t("fugitive-cards-held", { count: view.hand_sizes[seat] ?? 0 }),
    player.note,
    you.seat === seat && t("fugitive-you"),
    !player.here && t("fugitive-away"),
  ];
  return html`
    <li class=${classes("fug-player", turn && "fug-turn", won && "fug-won", won && `fug-is-${role}`)}
      data-seat=${seat}>
      <span class="fug-face"><${Face} of=${player.face} size=${44} mood=${mood} /><${RoleSign} role=${role} /></span>
      <span class="fug-who"><strong>${player.name}</strong>
        <small>${notes.filter(Boolean).join(" · ")}
          ${player.pips > 0 && html` <${Pips} level=${player.pips} />`}
          <${AwayMark} player=${player} /></small></span>
      ${
        !replay &&
        Number(options.minutes) > 0 &&
        html`<${ClockFace} name="fug-clock" running=${view.clock?.seat === seat}
          left=${() => secondsLeft(`seat-${seat}`) ?? 60 * Number(options.minutes)} />`
      }
      <span class="sr">${turn ? t("fugitive-to-move") : ""}</span>
    </li>
  `;
}
