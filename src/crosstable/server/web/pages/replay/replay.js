/** A game that was played at a table, to look through. */
import { useEffect, useState } from "preact/hooks";
import { Failure, getReplay, recordLink } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { MissingPage } from "../missing/missing.js";
import { Player } from "./player.js";

/** @param {{code: string, round: number}} props */
export function ReplayPage({ code, round }) {
  const [replay, setReplay] = useState(/** @type {import("../../lib/wire").Replay | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  useEffect(() => {
    getReplay(code, round).then(setReplay, (error) =>
      setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" }),
    );
  }, []);
  if (problem) return html`<${MissingPage} why=${problem} />`;
  return html`
    <${TopBar}>
      <a class="plain" href=${`/t/${code}`}>${t("ui-back-to-table")}</a>
    <//>
    <main id="main">
      ${replay && html`<${Player} replay=${replay} record=${recordLink(code, round)} />`}
    </main>
  `;
}
