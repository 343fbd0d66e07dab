/** The table of CROSS: what the shell loads for this game. */
import { useMemo, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { coach } from "shell/lib/settings.js";
import { t } from "shell/lib/texts.js";
import { Dialog } from "shell/parts/dialog/dialog.js";
import { showKeys } from "shell/parts/keys/keys.js";
import { Board } from "./board/board.js";
import { Lens, useDrag } from "./board/lens.js";
import { useKeyboard } from "./keyboard.js";
import { useMotion } from "./motion.js";
import { Moves } from "./moves.js";
import { freeCells, useMoving } from "./moving.js";
import { Players } from "./players.js";
import { Status } from "./status.js";

/** @param {import("./players.js").Props} props */
export default function CrossTable(props) {
  const { view, players, you, replay } = props;
  const free = useMemo(() => (props.paused ? new Set() : freeCells(view)), [view, props.paused]);
  const gentle = players.some((player) => player.pips === 1);
  const asks = gentle && !coach.value; // a coach asks by itself
  const moving = useMoving(free, props.act, (cell) => asks && fateOf(view, cell)?.verdict === "loses");
  const [pinned, pin] = useState(/** @type {string | null} */ (null));
  const [hovered, hover] = useState(/** @type {string | null} */ (null));
  const [pointed, point] = useState(/** @type {string | null} */ (null));
  const [place, finger] = useDrag(moving);

  /** A tap is a move, or a question about a chain. @param {string} cell @param {string} by */
  const tap = (cell, by) => void (moving.tap(cell, by) || pin(pinned === cell ? null : cell));
  const keyboard = useKeyboard(view.size, !replay, {
    enter: (cell) => tap(cell, "key"),
    escape: () => {
      moving.undo();
      pin(null);
    },
  });
  const tried = moving.ghost ?? hovered;
  const { table, swap } = useMotion(props);
  return html`
    <div ref=${table} style=${swap ? `--swap:${swap}ms` : null} class=${`cross${replay ? " cross-replay" : ""}`}>
      <${Players} ...${props} />
      <div class="board-place" ref=${place}>
        ${!view.outcome && !replay && html`<p class="aim">${t("cross-aim")}</p>`}
        <${Board} view=${view} free=${free} ghost=${moving.ghost} tried=${tried}
          ghostColour=${you.seat === null ? null : view.colours[you.seat]}
          shown=${hovered ?? pinned} pointed=${pointed} cursor=${keyboard.cursor} thought=${props.thought} onTap=${tap}
          onPoint=${hover} onCursor=${(/** @type {string} */ cell, /** @type {boolean} */ seen) => {
            keyboard.setCursor(cell);
            if (seen) hover(cell);
          }} onKey=${keyboard.onKey} />
        ${finger && html`<${Lens} size=${view.size} cell=${moving.ghost} at=${finger} />`}
      </div>
      <div class="panel">
        ${!replay && html`<${Status} ...${props} moving=${moving} fate=${fateOf(view, tried)} />`}
        ${props.below}
        ${!replay && props.ending}
        ${!replay && html`<${Moves} moves=${view.moves} onPoint=${point} />`}
        ${replay && props.ending}
        ${!replay && html`<${Extras} ...${props} moving=${moving} />`}
      </div>
    </div>
  `;
}

/** How a stone there would end the game. @param {import("./types").CrossView} view @param {string | null} cell */
const fateOf = (view, cell) => view.fates.find((fate) => fate.cell === cell) ?? null;

/** @param {import("./players.js").Props & {moving: ReturnType<typeof useMoving>}} props */
function Extras({ view, moving }) {
  const [asking, ask] = useState(false);
  return html`
    <div class="extras">
      ${
        offered(view, "resign") &&
        html`<button class="plain" data-rule="cross X12" onClick=${() => ask(true)}>
          ${t("cross-resign")}
        </button>`
      }
      <a class="plain" href="/rules/cross" target="_blank">${t("cross-rules")}</a>
      <button class="plain keys-button" onClick=${showKeys}>${t("cross-keys")}</button>
      ${
        asking &&
        html`
          <${Dialog} title=${t("cross-resign-question")} onClose=${() => ask(false)}>
            <p>${t("cross-resign-line")}</p>
            <div class="row">
              <button class="button danger" onClick=${() => {
                ask(false);
                void moving.play({ type: "resign" });
              }}>${t("cross-resign")}</button>
              <button class="button" autofocus onClick=${() => ask(false)}>${t("cross-play-on")}</button>
            </div>
          <//>`
      }
    </div>
  `;
}
