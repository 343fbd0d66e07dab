/** The faces of a table in a row; not part of the first load. */
import { tableLooks } from "../../lib/faces.js";
import { html } from "../../lib/html.js";
import { Face } from "./face.js";

/**
 * `without` is a seat to leave out: one's own.
 * @param {{seats: readonly import("../../lib/wire").SeatInfo[], without?: number | null}} props
 */
export default function FaceRow({ seats, without = null }) {
  const looks = tableLooks(seats);
  return html`<span class="face-row">${seats.map(
    (seat, i) => seat.kind !== "empty" && i !== without && html`<${Face} key=${i} of=${looks[i]} size=${28} />`,
  )}</span>`;
}
