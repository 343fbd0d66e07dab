/** The match: two games with the roles exchanged, and by how much somebody leads. */
import { useEffect, useState } from "preact/hooks";
import { getReplay, getTable } from "shell/lib/api.js";
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";

/** @typedef {import("./types").FugitiveView} FugitiveView */
/** @typedef {{names: string[], margin: {reached: number, hidden: number}}} Half */

/** The first game of the match, if this was the second. @param {string} code @returns {Promise<Half | null>} */
async function firstHalf(code) {
  const table = await getTable(code);
  if (table.round % 2) return null;
  const replay = await getReplay(code, table.round - 1);
  const last = /** @type {FugitiveView | undefined} */ (replay.frames[replay.frames.length - 1]?.view);
  return last?.margin ? { names: replay.seats, margin: last.margin } : null;
}

/** @param {{view: FugitiveView, names: string[]}} props */
export function Match({ view, names }) {
  const [first, setFirst] = useState(/** @type {Half | null} */ (null));
  const code = location.pathname.match(/^\/t\/([^/]+)$/)?.[1];
  useEffect(() => {
    if (code) firstHalf(code).then(setFirst, () => setFirst(null));
  }, [code]);
  if (!view.margin) return null;
  const mine = { name: names[0] ?? "", ...view.margin };
  if (!first) return html`<p class="fug-match">${t("fugitive-margin", mine)} ${code && t("fugitive-match-next")}</p>`;
  const other = { name: names[1] ?? "", ...first.margin };
  const lead = mine.reached - other.reached || mine.hidden - other.hidden;
  const leader = lead > 0 ? mine : other;
  return html`
    <div class="fug-match">
      <h3>${t("fugitive-match")}</h3>
      <p>${t("fugitive-margin", other)} ${t("fugitive-margin", mine)}</p>
      <p><strong>${lead ? t("fugitive-match-won", { name: leader.name, by: Math.abs(lead), unit: mine.reached === other.reached ? "hideouts" : "steps" }) : t("fugitive-match-drawn")}</strong></p>
    </div>
  `;
}
