/** A game from a file: drop it, or pick it. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { Back } from "./head.js";
import { Player } from "./player.js";
import { fromFile } from "./source.js";

const START = /** @type {const} */ ({ step: Infinity, eyes: "open", tab: null, join: false });

export default function FilePage() {
  const [game, setGame] = useState(
    /** @type {{source: import("./source.js").Source, replay: import("../../lib/wire").Replay} | null} */ (null),
  );
  const [over, setOver] = useState(false);
  const [problem, ask] = useAsk();

  /** @param {File | undefined} file */
  const open = (file) => {
    if (!file) return undefined;
    const source = fromFile(file);
    return ask(source.replay("open").then((replay) => setGame({ source, replay })));
  };

  if (game)
    return html`<${Player} source=${game.source} first=${game.replay} start=${START} store=${null} address=${null}
      round=${0} back=${html`<${Back} onClick=${() => setGame(null)} text=${t("ui-load-other")} />`} />`;
  return html`
    <${TopBar} />
    <main id="main" class="page stack">
      <h1 class="page-title">${t("ui-load-record")}</h1>
      <label class=${`drop${over ? " drop-over" : ""}`}
        onDragOver=${(/** @type {DragEvent} */ event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave=${() => setOver(false)}
        onDrop=${(/** @type {DragEvent} */ event) => {
          event.preventDefault();
          setOver(false);
          open(event.dataTransfer?.files[0]);
        }}>
        <input class="sr" type="file"
          onChange=${(/** @type {any} */ event) =>
            open(event.target.files[0])?.then(() => {
              event.target.value = "";
            })} />
        <span class="button main">${t("ui-pick-file")}</span>
        <span>${t("ui-drop-file")}</span>
      </label>
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
      <p class="soft">${t("ui-record-line")}</p>
    </main>
  `;
}
