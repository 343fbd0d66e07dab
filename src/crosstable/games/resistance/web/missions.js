/** The five missions and the vote track. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Sign } from "./signs.js";

/** @param {{view: import("./types").ResistanceView, mission: number | null}} props */
export const Missions = ({ view, mission }) => html`
  <div class="res-board">
    <ol class="res-missions" data-clear="always" aria-label=${t("resistance-missions")}>
      ${view.board.map((space, i) => {
        const done = view.missions.find((one) => one.mission === i + 1);
        const now = !view.outcome && !done && mission === i + 1;
        const label = t("resistance-mission-label", {
          mission: i + 1,
          size: space.size,
          fails: space.fails,
          state: done ? (done.success ? "success" : "failure") : now ? "now" : "open",
        });
        return html`
          <li key=${i} data-rule=${space.fails > 1 ? "resistance B8" : "resistance B10"}
            class=${classes("res-mission", now && "res-now", done && (done.success ? "res-success" : "res-failure"))}
            aria-label=${label}>
            ${
              done ? html`<${Sign} of=${done.success ? "yes" : "no"} />` : html`<b aria-hidden="true">${space.size}</b>`
            }
            <small aria-hidden="true">${space.fails > 1 && !done ? t("resistance-two-fails") : i + 1}</small>
          </li>`;
      })}
    </ol>
    <p class="res-track" data-rule="resistance B6" role="img"
      aria-label=${t("resistance-track", { count: view.rejections })}>
      ${Array.from(
        { length: view.most_rejections },
        (_, n) => html`<i class=${n < view.rejections ? "res-used" : ""} aria-hidden="true" />`,
      )}
    </p>
  </div>
`;
