/** The review of a game that was played at a table, alone or together with whoever is there. */
import { useEffect, useState } from "preact/hooks";
import { Failure } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { TableStore } from "../../lib/table-store.js";
import { t } from "../../lib/texts.js";
import { MissingPage } from "../missing/missing.js";
import { eyesRead } from "./eyes.js";
import { Back, Coming } from "./head.js";
import { Player } from "./player.js";
import { fromTable } from "./source.js";

/** Where an address leads: the step (none: the end), the eyes, the panel, and whether to follow the leader. */
function placeInAddress() {
  const asked = new URLSearchParams(location.search);
  const step = Number(asked.get("step") ?? Infinity);
  return {
    step: Number.isNaN(step) ? Infinity : step,
    eyes: eyesRead(asked.get("seat")),
    tab: asked.get("tab"),
    join: asked.has("together"),
  };
}

/** @param {{code: string, round: number}} props */
export default function ReplayPage({ code, round }) {
  const [source] = useState(() => fromTable(code, round));
  const [start] = useState(placeInAddress);
  const [found, setFound] = useState(/** @type {import("../../lib/wire").Replay | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));
  const [store, setStore] = useState(/** @type {TableStore | null} */ (null));
  useEffect(() => {
    const fail = (/** @type {unknown} */ error) =>
      setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" });
    source.replay(start.eyes).then(setFound, fail);
  }, []);
  useEffect(() => {
    if (!found) return undefined;
    const opened = new TableStore(code);
    setStore(opened);
    return () => opened.close();
  }, [found !== null]);
  if (problem) return html`<${MissingPage} why=${problem} />`;
  const back = html`<${Back} href=${`/t/${code}`} text=${t("ui-back-to-table")} />`;
  if (!found) return html`<${Coming} back=${back} />`;
  return html`<${Player} source=${source} first=${found} start=${start} store=${store} back=${back}
    address=${`/t/${code}/games/${round}`} round=${round} />`;
}
