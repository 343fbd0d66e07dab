/** The moves so far. Pointing at one shows its cell. */
import { useEffect, useRef } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { StoneSign } from "./board/stone.js";

/**
 * Who made each move: the colours alternate, and the swap is RED's.
 * @param {readonly string[]} moves
 * @returns {import("./types").Colour[]}
 */
function coloursOf(moves) {
  let stones = 0;
  return moves.map((move) => {
    const colour = stones % 2 ? "red" : "yellow";
    if (/\d/.test(move)) stones++;
    return colour;
  });
}

/**
 * @param {{moves: readonly string[], onPoint: (cell: string | null) => void}} props
 */
export function Moves({ moves, onPoint }) {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const now = list.current?.querySelector(".move-now");
    if (now instanceof HTMLElement && list.current) {
      list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
      list.current.scrollLeft = now.offsetLeft - list.current.clientWidth / 2;
    }
  }, [moves]);
  const colours = coloursOf(moves);
  /** @param {string} move */
  const words = (move) => (/\d/.test(move) ? move : t(`cross-move-${move}`));
  return html`
    <ol class="moves" ref=${list} aria-label=${t("cross-moves")} tabindex="0" onPointerLeave=${() => onPoint(null)}>
      ${moves.map(
        (move, i) => html`
          <li key=${i} class=${classes("move", i + 1 === moves.length && "move-now")}
            onPointerEnter=${() => onPoint(move)}>
            <small>${i + 1}</small>${/\d/.test(move) && html`<${StoneSign} colour=${colours[i]} />`}
            <span>${words(move)}</span>
          </li>`,
      )}
    </ol>
  `;
}
