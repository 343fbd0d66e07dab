/** The companion for a real table: dealer, narrator, timer and scorer, with nobody else online. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { addStyle } from "../../lib/style.js";
import { t, useTexts } from "../../lib/texts.js";
import { Waiting } from "../../parts/later/later.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { Cards } from "./cards.js";
import { useKept } from "./kept.js";
import { all, circle, kits, loadKits, setupOf } from "./kit.js";
import { Points } from "./points.js";
import { Result } from "./result.js";
import { begin, canUndo, change, note, session, shelve, undo, useHistory } from "./session.js";
import { Setup } from "./setup.js";
import { Shelf } from "./shelf.js";
import { Teller } from "./teller.js";

/** @typedef {import("./types").Stage} Stage */

/** @type {readonly Stage[]} */
const STAGES = ["setup", "cards", "opening", "play", "result", "points"];

export default function CompanionPage() {
  const texts = useTexts("companion");
  const [failed, setFailed] = useState(false);
  const [styled, setStyled] = useState(false);
  const kept = useKept();
  useHistory();
  useEffect(() => {
    loadKits().catch(() => setFailed(true));
    Promise.all(["companion", "timer"].map((sheet) => addStyle(`/web/pages/companion/${sheet}.css`))).then(() =>
      setStyled(true),
    );
  }, []);
  useEffect(() => {
    if (texts) document.title = `${t("ui-companion")} · Crosstable`;
  });
  if (failed) return html`<${TopBar} /><p class="problem page" role="alert">${t("ui-no-server")}</p>`;
  if (!texts || !styled || !kits.value) return html`<${TopBar} /><${Waiting} />`;
  const { game } = session.value;
  const found = game ? kits.value[game] : null;
  return html`
    <${TopBar}>
      ${found && canUndo() && html`<button class="plain" onClick=${undo}>${t("ui-companion-undo")}</button>`}
    <//>
    <main id="main" class="companion">
      ${
        found
          ? html`<${Evening} kit=${found.kit} helper=${found.helper} />`
          : html`<${Shelf} kept=${kept} onChoose=${begin} />`
      }
    </main>
  `;
}

/** @param {{kit: import("./wire").Kit, helper: import("./types").Helper}} props */
function Evening({ kit, helper }) {
  const now = session.value;
  const { During } = helper;
  const props = helperProps(kit);
  useEffect(() => scrollTo(0, 0), [now.stage]);
  /** @param {Stage} stage */
  const to = (stage) => change({ stage });
  return html`
    <${Way} game=${kit.game} stage=${now.stage} series=${now.series.length} />
    ${now.stage === "setup" && html`<${Setup} kit=${kit} />`}
    ${now.stage === "cards" && html`<${Cards} items=${props.told("cards")} onDone=${() => to("opening")} />`}
    ${
      now.stage === "opening" &&
      html`<${Teller} key="opening" title=${t("ui-companion-opening")} lines=${props.told("opening")}
        names=${props.places}
        at=${now.line} onMove=${(/** @type {number} */ line) => note({ line })} onDone=${() => to("play")}
        done=${t("ui-companion-play")} />`
    }
    ${now.stage === "play" && html`<${During} ...${props} />`}
    ${now.stage === "result" && html`<${Result} ...${props} helper=${helper} />`}
    ${now.stage === "points" && html`<${Points} kit=${kit} />`}
  `;
}

/** What a game's own helper gets. @param {import("./wire").Kit} kit @returns {import("./types").HelperProps} */
function helperProps(kit) {
  const now = session.value;
  const setup = setupOf(kit, now);
  return {
    kit,
    session: now,
    places: circle(kit, now).map((seat) => now.names[seat] ?? ""),
    told: (part, more) => all(kit.parts[part] ?? [], { ...setup, ...more }),
    keep: (play, how) => (how?.quiet ? note : change)({ play }),
    setWinners: (winners) => note({ winners }),
    finish: (winners) => change({ stage: "result", winners: winners ?? [] }),
  };
}

/**
 * Where the evening stands; earlier steps can be gone back to.
 * @param {{game: string, stage: Stage, series: number}} props
 */
function Way({ game, stage, series }) {
  const here = STAGES.indexOf(stage);
  return html`
    <header class="way">
      <h1>${t(`${game}-name`)}</h1>
      <nav aria-label=${t("ui-companion-steps")}>
        <ol>
          ${STAGES.map(
            (one, i) => html`<li key=${one} aria-current=${one === stage ? "step" : null}>
              <button type="button" class="way-step"
                disabled=${(i >= here && !(one === "points" && series > 0)) || one === stage}
                onClick=${() => change({ stage: one })}>${t("ui-companion-step", { stage: one })}</button>
            </li>`,
          )}
        </ol>
      </nav>
      <button class="plain" onClick=${shelve}>${t("ui-companion-other-game")}</button>
    </header>
  `;
}
