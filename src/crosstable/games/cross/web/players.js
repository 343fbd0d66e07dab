/** The two players: colour, name, clock, and whose turn it is. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { AwayMark } from "shell/parts/away/away.js";
import { ClockFace } from "shell/parts/clock/clock.js";
import { Face, Pips } from "shell/parts/face/face.js";
import { StoneSign } from "./board/stone.js";

/** @typedef {import("./types").Props} Props */

/** Yellow stands first: when the colours change hands, the two cross over. @param {Props} props */
export function Players(props) {
  const seats = props.players.map((_, seat) => seat);
  const crossed = props.news.some((event) => event.type === "swapped");
  if (props.view.colours[0] === "red") seats.reverse();
  return html`
    <ul class=${classes("players", crossed && "players-crossed")} aria-label=${t("cross-players")}>
      ${seats.map((seat) => html`<${PlayerCard} key=${seat} ...${props} seat=${seat} />`)}
    </ul>
  `;
}

/** @param {Props & {seat: number}} props */
function PlayerCard({ view, players, you, options, replay, secondsLeft, seat }) {
  const player = players[seat];
  const colour = view.colours[seat];
  if (!player || !colour) return null;
  const turn = view.waiting.includes(seat);
  const won = view.outcome?.winners.includes(seat);
  const mood = !view.outcome?.winners.length ? "" : won ? "won" : "lost";
  const notes = [
    t(`cross-${colour}`),
    player.note,
    you.seat === seat && t("cross-you"),
    !player.here && t("cross-away"),
    player.wins > 0 && t("cross-wins-so-far", { count: player.wins }),
  ];
  return html`
    <li
      class=${classes("player", `player-${colour}`, turn && "player-turn", won && "player-won")} data-seat=${seat}>
      <span class="player-face">
        <${Face} of=${player.face} size=${44} mood=${mood} /><${StoneSign} colour=${colour} />
      </span>
      <span class="player-who">
        <strong>${player.name}</strong>
        <small>${notes.filter(Boolean).join(" · ")}
          ${player.pips > 0 && html` <${Pips} level=${player.pips} />`}
          <${AwayMark} player=${player} /></small>
      </span>
      ${
        !replay &&
        Number(options.minutes) > 0 &&
        html`<${ClockFace} name="clock" running=${view.clock?.seat === seat}
          left=${() => secondsLeft(`seat-${seat}`) ?? 60 * Number(options.minutes)} />`
      }
      <span class="sr">${turn ? t("cross-to-move") : ""}</span>
    </li>
  `;
}
