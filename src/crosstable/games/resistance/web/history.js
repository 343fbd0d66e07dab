/** Votes as a grid that can be read at a glance, and the missions one by one. */
import { classes, html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Face } from "shell/parts/face/face.js";
import { Cards } from "./centre.js";
import { Sign } from "./signs.js";
import { characterName, list, sideOf, tallyText } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** @param {Props} props */
export function Votes({ view, players }) {
  if (!view.proposals.length) return html`<p class="soft">${t("resistance-no-votes")}</p>`;
  return html`
    <div class="res-scroll" tabindex="0" role="region" aria-label=${t("resistance-votes")}>
      <table class="res-votes">
        <caption class="sr">${t("resistance-votes")}</caption>
        <thead><tr><th scope="col"><span class="sr">${t("resistance-player")}</span></th>
          ${view.proposals.map(
            (put, i) => html`<th key=${i} scope="col"
              class=${classes(
                put.approved ? "res-went" : "",
                view.proposals[i - 1]?.round !== put.round && "res-first",
              )}>
              ${put.mission}
              <small>
                ${
                  put.approved
                    ? html`<${Sign} of="yes" label=${t("resistance-went")} />`
                    : html`<${Sign} of="no"
                      label=${t(put.stopped === null ? "resistance-rejected" : "resistance-stopped")} />`
                }
              </small>
            </th>`,
          )}
        </tr></thead>
        <tbody>${players.map(
          (player, seat) => html`
            <tr key=${seat}><th scope="row">${player.name}</th>
              ${view.proposals.map(
                (put, i) => html`
                  <td key=${i}
                    class=${classes(
                      put.team.includes(seat) && "res-in",
                      put.leader === seat && "res-led",
                      view.proposals[i - 1]?.round !== put.round && "res-first",
                    )}>
                    <${Sign} of=${put.votes[seat] ? "yes" : "no"} label=${[
                      t(put.votes[seat] ? "resistance-approves" : "resistance-rejects"),
                      put.team.includes(seat) && t("resistance-on-team"),
                      put.leader === seat && t("resistance-leader"),
                    ]
                      .filter(Boolean)
                      .join(", ")} />
                  </td>`,
              )}
            </tr>`,
        )}</tbody>
      </table>
    </div>
    <p class="soft res-legend">${t("resistance-votes-legend")}</p>
  `;
}

/** @param {Props} props */
export function MissionList({ view, players }) {
  const names = players.map((player) => player.name);
  if (!view.missions.length) return html`<p class="soft">${t("resistance-no-missions")}</p>`;
  return html`
    <ol class="res-history">
      ${view.missions.map((done) => {
        const put = view.proposals.findLast((one) => one.round === done.round);
        const turned = done.success !== done.by_cards;
        return html`
          <li key=${done.round} class=${done.success ? "res-success" : "res-failure"}>
            <h3>${t("resistance-mission-now", { mission: done.mission })}
              : ${t(done.success ? "resistance-success" : "resistance-failure")}</h3>
            <p>${t("resistance-history-team", { team: list(done.team, names), leader: names[done.leader] ?? "" })}</p>
            ${
              put &&
              html`<p>
                ${t("resistance-history-votes", {
                  approve: put.votes.filter(Boolean).length,
                  reject: put.votes.filter((v) => !v).length,
                })}
              </p>`
            }
            <p><${Cards} tally=${done.tally} /><span class="sr">${tallyText(done.tally)}</span></p>
            ${turned && html`<p>${t("resistance-history-turned")}</p>`}
            ${view.accusations
              .filter((a) => a.round === done.round)
              .map(
                (a) => html`
                  <p>
                    ${t("resistance-log-accused", {
                      seat: names[a.hunter] ?? "",
                      seat_accused: names[a.accused] ?? "",
                      right: String(a.right),
                    })}
                  </p>`,
              )}
            ${view.looks
              .filter((look) => look.round === done.round)
              .map(
                (look) => html`
                  <p class="soft">
                    ${t("resistance-log-looked", {
                      how: look.how,
                      seat: names[look.viewer] ?? "",
                      seat_other: names[look.seat] ?? "",
                    })}
                  </p>`,
              )}
          </li>`;
      })}
    </ol>
  `;
}

/** Everybody's character, at the end, by side. @param {Props} props */
export function Unmasked({ view, players }) {
  if (!view.characters.length) return null;
  return html`
    <section class="res-unmasked" aria-label=${t("resistance-unmasked")}>
      ${["resistance", "spy"].map(
        (side) => html`
          <div key=${side} class=${`res-side res-side-${side}`}>
            <h3>${t(`resistance-side-${side}`)}</h3>
            <ul>${view.characters.map(
              (character, seat) =>
                sideOf(view, character) === side &&
                html`
                  <li key=${seat}><${Face} of=${players[seat]?.face} size=${28} /><span>${players[seat]?.name}</span>
                    <strong>${characterName(character)}</strong></li>`,
            )}</ul>
          </div>`,
      )}
    </section>`;
}
