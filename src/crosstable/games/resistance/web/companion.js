/** The Resistance at a real table: missions, leader, rejected teams, and what follows a mission, in order. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { TalkTimer } from "shell/pages/companion/timer.js";
import { Choice } from "shell/parts/choice/choice.js";
import { Tick } from "shell/parts/tick/tick.js";

/** @typedef {import("shell/pages/companion/types").Sand} Sand */
/** @typedef {import("shell/pages/companion/types").HelperProps} Props */
/** @typedef {"success" | "fail"} How */
/**
 * @typedef {object} Track
 * @property {(How | null)[]} results by mission
 * @property {number} mission the number of the mission now, from 1
 * @property {boolean} played its cards lie on the table
 * @property {boolean} turned an accusation has turned its result over
 * @property {number} rejected
 * @property {number} leader by place
 * @property {Sand | null} sand
 */

/** @param {number} missions @returns {Track} */
const begin = (missions) => ({
  results: Array(missions).fill(null),
  mission: 1,
  played: false,
  turned: false,
  rejected: 0,
  leader: 0,
  sand: null,
});

/** @param {Props} props */
export function During(props) {
  const { session, kit, places, told, keep, finish } = props;
  const missions = /** @type {[number, number][]} */ (told("missions"));
  const track = /** @type {Track} */ (session.play ?? begin(missions.length));
  const how = track.results[track.mission - 1];
  const same = track.results.filter((one) => one === how).length;
  const third = how !== null && same >= kit.facts.to_win;
  const next = track.results.indexOf(null) + 1;
  const lines = track.played
    ? told("after", { mission: track.mission, success: how === "success", third, turned: track.turned })
    : told("proposal", { mission: track.mission });
  const wonBy = track.played ? told("won_by", { success: how === "success", third })[0] : undefined;
  const overBy = track.rejected >= kit.facts.rejections ? "spy" : (wonBy ?? null);
  /** @param {Partial<Track>} patch */
  const change = (patch) => keep({ ...track, ...patch });
  const leader = (track.leader + 1) % places.length;
  /** @param {How} result @param {boolean} [turned] */
  const play = (result, turned = false) =>
    change({ played: true, turned, results: track.results.map((one, i) => (i === track.mission - 1 ? result : one)) });
  return html`
    <div class="com-during resc">
      <section class="stack" aria-label=${t("ui-companion-table")}>
        <${Missions} track=${track} missions=${missions}
          onChoose=${
            session.options.targeting && !track.played ? (/** @type {number} */ mission) => change({ mission }) : null
          } />
        <div class="resc-row">
          <label class="resc-leader"><span class="label">${t("resistance-companion-leader")}</span>
            <select value=${String(track.leader)}
              onChange=${(/** @type {any} */ event) => change({ leader: Number(event.target.value) })}>
              ${places.map(
                (name, place) => html`<option key=${place} value=${String(place)} selected=${place === track.leader}>
                  ${name}
                </option>`,
              )}
            </select></label>
          <p class="resc-votes">
            <span class="label">
              ${t("resistance-companion-track", { count: track.rejected, most: kit.facts.rejections })}
            </span>
            <span aria-hidden="true">
              ${Array.from(
                { length: kit.facts.rejections },
                (_, i) => html`
                  <i key=${i} class=${i < track.rejected ? "resc-no" : ""}></i>
                `,
              )}
            </span>
          </p>
          ${
            !overBy &&
            !track.played &&
            html`<button class="button" onClick=${() => change({ rejected: track.rejected + 1, leader })}>
              ${t("resistance-companion-rejected")}
            </button>`
          }
        </div>
        <h2>${t(track.played ? "resistance-companion-after" : "resistance-companion-next")}</h2>
        <ol class="com-steps">${lines.map((line, i) => html`<li key=${i}>${say(line)}</li>`)}</ol>
        ${
          !overBy &&
          track.played &&
          session.options.hunter &&
          html`<p><button class="button"
            onClick=${() => play(how === "success" ? "fail" : "success", !track.turned)}>
            ${t("resistance-companion-turn-over")}
          </button></p>`
        }
        ${overBy && html`<p class="resc-over">${t("resistance-companion-result", { side: overBy })}</p>`}
      </section>
      <${TalkTimer} sand=${track.sand}
        onSand=${(/** @type {Sand} */ sand) => keep({ ...track, sand }, { quiet: true })} />
    </div>
    <div class="start-bar">
      <p role="status">
        ${
          overBy
            ? t("resistance-companion-result", { side: overBy })
            : t("resistance-companion-mission", { mission: track.mission })
        }
      </p>
      ${!overBy && html`<button class="plain com-over" onClick=${() => finish()}>${t("ui-companion-over")}</button>`}
      ${
        overBy
          ? html`<button class="button main" onClick=${() => finish()}>${t("ui-companion-to-result")}</button>`
          : !track.played
            ? html`<button class="button main resc-yes" onClick=${() => play("success")}>
                ✓ ${t("resistance-companion-success")}</button>
              <button class="button main resc-bad" onClick=${() => play("fail")}>
                ✕ ${t("resistance-companion-fail")}</button>`
            : next > 0 &&
              html`<button class="button main"
                onClick=${() => change({ mission: next, played: false, turned: false, rejected: 0, leader })}>
                ${t("resistance-companion-go-on", { mission: next })}</button>`
      }
    </div>
  `;
}

/**
 * The five missions.
 * @param {{track: Track, missions: [number, number][], onChoose: ((mission: number) => void) | null}} props
 */
const Missions = ({ track, missions, onChoose }) => html`
  <ol class="resc-missions">
    ${missions.map(([size, fails], i) => {
      const how = track.results[i] ?? null;
      const label = [
        t("resistance-companion-mission", { mission: i + 1 }),
        how ? t(`resistance-companion-${how}`) : t("resistance-companion-team", { size }),
        fails > 1 && t("resistance-companion-fails", { fails }),
      ]
        .filter(Boolean)
        .join(", ");
      return html`<li key=${i}>
        <button type="button"
          class=${classes("resc-mission", how && `resc-${how}`, track.mission === i + 1 && "resc-now")}
          aria-current=${track.mission === i + 1 ? "step" : null} disabled=${!onChoose || how !== null}
          onClick=${() => onChoose?.(i + 1)}>
          <span class="sr">${label}</span><small aria-hidden="true">${i + 1}</small>
          <strong aria-hidden="true">${how === "success" ? "✓" : how === "fail" ? "✕" : size}</strong>
          ${fails > 1 && html`<i aria-hidden="true">${fails}✕</i>`}</button>
      </li>`;
    })}
  </ol>
`;

/** One side has won, and all of it. @type {NonNullable<import("shell/pages/companion/types").Helper["settled"]>} */
export function settled({ names, winners }, kit) {
  const spies = kit.facts.spies[names.length];
  return [spies, names.length - spies].includes(winners.length);
}

/** Which side has won, and who were the spies: that says who has won. @param {Props} props */
export function Deciding({ session, kit, setWinners }) {
  const [side, setSide] = useState(/** @type {"resistance" | "spy" | null} */ (null));
  const [spies, setSpies] = useState(/** @type {number[]} */ ([]));
  const count = kit.facts.spies[session.names.length];
  /** @param {"resistance" | "spy" | null} won @param {number[]} those */
  function settle(won, those) {
    setSide(won);
    setSpies(those);
    const told = won !== null && those.length === count; // before that nobody has won yet
    setWinners(session.names.flatMap((_, seat) => (told && those.includes(seat) === (won === "spy") ? [seat] : [])));
  }
  return html`
    <section class="stack">
      <${Choice} label=${t("resistance-companion-side-won")} of=${["resistance", "spy"]} value=${side}
        text=${(/** @type {string} */ one) => t("resistance-companion-result", { side: one })}
        onChoose=${(/** @type {any} */ won) => settle(won, spies)} />
      <fieldset class="com-winners resc-spies">
        <legend class="label">${t("resistance-companion-spies", { count })}</legend>
        ${session.names.map(
          (name, seat) => html`<${Tick} key=${seat} label=${name} value=${spies.includes(seat)}
            onChoose=${(/** @type {boolean} */ on) =>
              settle(side, on ? [...spies, seat] : spies.filter((one) => one !== seat))} />
          `,
        )}
      </fieldset>
    </section>
  `;
}
