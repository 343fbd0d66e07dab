/** CROSS on a room screen: the board as large as it gets, and both players beside it. */
import { classes, html } from "shell/lib/html.js";
import { addStyle } from "shell/lib/style.js";
import { t } from "shell/lib/texts.js";
import { Wall, WallSeat, WallTimer } from "shell/parts/wall/wall.js";
import { Board } from "./board/board.js";
import { StoneSign } from "./board/stone.js";
import { useMotion } from "./motion.js";

/** @typedef {import("./types").WallProps} Props */

void addStyle("/games/cross/web/board/board.css");
void addStyle("/games/cross/web/board/sides.css");
void addStyle("/games/cross/web/wall.css");

/** @param {Props} props */
export default function CrossWall(props) {
  const { view, players, over, stage, title, code } = props;
  const { table } = useMotion(props);
  const seat = view.waiting[0] ?? 0;
  const swapped = stage?.events.some((event) => event.type === "swapped") ?? false;
  const name = players[seat]?.name ?? "";
  const words = swapped ? t("cross-wall-swap") : (over?.words ?? t("cross-wall-turn", { name }));
  return html`
    <${Wall} title=${title} code=${code} night=${swapped || over !== null} class="cross-wall" table=${table}
      words=${words}
      line=${over && !swapped ? over.line : ""}
      aside=${html`<div class="crossw-players">
          ${players.map((_, i) => html`<${Player} key=${i} ...${props} seat=${i} />`)}</div>
        ${over?.aside}`}>
      <${Board} view=${view} still />
    <//>
  `;
}

/** @param {Props & {seat: number}} props */
function Player({ view, players, options, secondsLeft, over, seat }) {
  const colour = view.colours[seat];
  const won = view.outcome?.winners.includes(seat);
  return html`
    <div class=${classes("crossw-player", !over && view.waiting.includes(seat) && "crossw-turn")} data-seat=${seat}>
      <${WallSeat} player=${players[seat]} mood=${over ? (won ? "won" : "lost") : ""}
        dim=${!over && !view.waiting.includes(seat)}><${StoneSign} colour=${colour} /><//>
      ${
        Number(options.minutes) > 0 &&
        !over &&
        html`<${WallTimer} left=${() => secondsLeft(`seat-${seat}`) ?? 60 * Number(options.minutes)} />`
      }
    </div>
  `;
}
