/** What a game is remembered for, worked out once it is over. */
import { useEffect, useState } from "preact/hooks";
import { askGame } from "../../lib/api.js";
import { tableLooks } from "../../lib/faces.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { say, t, useTexts } from "../../lib/texts.js";
import { Face } from "../../parts/face/face.js";

/** @typedef {import("../../lib/wire").Award} Award */

/** What is asked for, in the order in which it is told; the second takes longer. */
const ASKED = ["awards", "turn"];

/** @param {{table: import("../../lib/wire").TableInfo}} props */
export function Awards({ table }) {
  const told = useTexts("review");
  const [found, setFound] = useState(/** @type {Award[][]} */ ([]));
  const [waiting, setWaiting] = useState(ASKED.length);
  useEffect(() => {
    ASKED.forEach((what, i) => {
      askGame(table.code, table.round, what)
        .then((/** @type {Award[]} */ some) => setFound((now) => Object.assign([...now], { [i]: some })))
        .catch(() => undefined) // nothing is missed but a line
        .finally(() => setWaiting((now) => now - 1));
    });
  }, [table.code, table.round]);
  const awards = found.flat();
  if (!told || (!waiting && !awards.length)) return null;
  return html`
    <section class="awards" aria-labelledby="awards">
      <h3 id="awards" class="label">${t("review-awards")}</h3>
      <ul>
        ${awards.map((award) => html`<${One} key=${award.kind} award=${award} table=${table} />`)}
      </ul>
      ${waiting > 0 && html`<p class="soft" role="status">${t("review-awards-coming")}</p>`}
    </section>
  `;
}

/** @param {{award: Award, table: import("../../lib/wire").TableInfo}} props */
const One = ({ award, table }) => html`
  <li class=${`award award-${award.kind}`}>
    <span class="face-row">${award.seats.map(
      (seat) => html`<${Face} key=${seat} of=${tableLooks(table.seats)[seat]} size=${40} />`,
    )}</span>
    <p><strong>${t("review-award", { kind: award.kind })}</strong> ${say(award.words, seatNames(table))}</p>
  </li>
`;
