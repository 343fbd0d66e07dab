/** Which game is on the table? */
import { html } from "../../lib/html.js";
import { list, t } from "../../lib/texts.js";
import { Emblem } from "../../parts/emblem/emblem.js";
import { kits } from "./kit.js";
import { session } from "./session.js";

/** @param {{kept: "keeping" | "kept" | "open", onChoose: (game: string, seats: readonly number[]) => void}} props */
export const Shelf = ({ kept, onChoose }) => html`
  <section class="com-shelf">
    <h1>${t("ui-companion")}</h1>
    <p class="com-lead">${t("ui-companion-lead")}</p>
    <div class="com-boxes">
      ${Object.entries(kits.value ?? {}).map(([game, { kit }]) => {
        const { seats } = kit;
        const left = session.value.aside[game];
        return html`<button key=${game} type="button" class=${`com-box lid-${game}`}
          onClick=${() => onChoose(game, seats)}>
          <${Emblem} game=${game} />
          <strong>${t(`${game}-name`)}</strong>
          ${
            left
              ? html`<span class="com-left">${t("ui-companion-left-off", { names: list(left.names ?? []) })}</span>`
              : html`<span>${t("ui-players", { least: Math.min(...seats), most: Math.max(...seats) })}</span>`
          }
        </button>`;
      })}
    </div>
    <p class="com-kept" role="status">
      <span aria-hidden="true">
        ${kept === "kept" ? "✓" : kept === "open" ? "!" : "…"}
      </span> ${t("ui-companion-kept", { state: kept })}
    </p>
  </section>
`;
