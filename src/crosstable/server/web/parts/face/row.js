/** The faces of a table in a row; not part of the first load. */
import { tableLooks } from "../../lib/faces.js";
import { html } from "../../lib/html.js";
import { Face } from "./face.js";

/** @param {{seats: readonly import("../../lib/wire").SeatInfo[], size?: number}} props */
export default function FaceRow({ seats, size = 28 }) {
  const looks = tableLooks(seats);
  return html`<span class="face-row">${seats.map(
    (seat, i) => seat.kind !== "empty" && html`<${Face} key=${i} of=${looks[i]} size=${size} />`,
  )}</span>`;
}
