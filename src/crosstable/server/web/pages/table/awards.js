/** What a game is remembered for, worked out once it is over. */
import { useEffect, useState } from "preact/hooks";
import { askGame } from "../../lib/api.js";
import { tableLooks } from "../../lib/faces.js";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { say, t, useTexts } from "../../lib/texts.js";
import { Face } from "../../parts/face/face.js";

/** @typedef {import("../../lib/wire").Award} Award */

/** @param {{table: import("../../lib/wire").TableInfo}} props */
export function Awards({ table }) {
  const told = useTexts("review");
  const [awards, setAwards] = useState(/** @type {Award[] | null} */ (null));
  useEffect(() => {
    askGame(table.code, table.round, "awards").then(setAwards, () => setAwards([])); // nothing is missed but a line
  }, [table.code, table.round]);
  if (awards?.length === 0) return null;
  return html`
    <section class="awards" aria-labelledby="awards">
      <h3 id="awards" class="label">${told && t("review-awards")}</h3>
      ${told && !awards && html`<p class="soft" role="status">${t("review-awards-coming")}</p>`}
      <ul>
        ${told && awards?.map((award) => html`<${One} key=${award.kind} award=${award} table=${table} />`)}
      </ul>
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
