/** Windows over the table: one player, and Blame. */
import { useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { useAsk } from "shell/lib/use-ask.js";
import { Dialog } from "shell/parts/dialog/dialog.js";
import { Face } from "shell/parts/face/face.js";
import { Acts } from "shell/parts/round/acts.js";
import { Hold } from "shell/parts/round/hold.js";
import { Sign } from "./signs.js";
import { Spoken, speakersOf } from "./talk.js";
import { characterName, plotName, shownName } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** @typedef {import("shell/lib/marks.js").Marks} Marks */
/** @typedef {{marks: Marks, onMark: (seat: number) => void}} Marking */

/**
 * One player: the record, what one can say about him, a mark for oneself, and what was said and seen.
 * @param {Props & Marking & {seat: number, onClose: () => void}} props
 */
export function SeatSheet(props) {
  const { view, players, you, seat, onClose } = props;
  const names = players.map((player) => player.name);
  const speakers = speakersOf(props).filter((one) => one.seat === seat);
  const mine = view.mine?.told.filter((_, i) => view.mine?.knows[i]?.seats.includes(seat)) ?? [];
  const shown = view.characters[seat] ?? view.revealed.findLast((one) => one.seat === seat)?.character;
  return html`
    <${Dialog} title=${names[seat] ?? ""} onClose=${onClose}>
      <div class="res-sheet">
        <${Standing} view=${view} players=${players} seat=${seat} />
        ${seat !== you.seat && !props.replay && html`<${About} ...${props} />`}
        ${shown && html`<p><strong>${characterName(shown)}</strong></p>`}
        ${view.held[seat]?.map(
          (card, i) => html`<p key=${i}>
            <strong>${plotName(card)}</strong> ${t(`resistance-plot-about-${card}`)}
          </p>`,
        )}
        ${
          view.mine &&
          seat !== you.seat &&
          html`
            <${Hold} label=${t("resistance-hold-seat", { name: names[seat] ?? "" })}>
              ${
                mine.length
                  ? html`<ul>
                    ${mine.map((told, i) => html`<li key=${i}>${say(told, names)}</li>`)}
                  </ul>`
                  : html`<p>${t("resistance-seen-nothing")}</p>`
              }
            <//>`
        }
        <div><h3>${t("resistance-has-said")}</h3>
          ${
            speakers.length
              ? speakers.map(
                  ({ name, claims }) => html`<div key=${name}>
                    ${name !== names[seat] && html`<p class="label">${name}</p>`}
                    <${Spoken} claims=${claims} names=${names} /></div>`,
                )
              : html`<p class="soft">
                ${t("resistance-said-nothing")}
              </p>`
          }
        </div>
      </div>
    <//>
  `;
}

/** What anybody could have counted about a player. @param {Pick<Props, "view" | "players"> & {seat: number}} props */
function Standing({ view, players, seat }) {
  const player = players[seat];
  const gone = view.missions.filter((done) => done.team.includes(seat));
  const voted = view.proposals.map((put) => put.votes[seat]);
  const suspected = view.claims.filter(({ said }) => said.kind === "suspect" && said.seats.includes(seat));
  const facts = [
    [t("resistance-seat-won", { won: gone.filter((done) => done.success).length, all: gone.length }), "missions"],
    [t("resistance-seat-won", { won: voted.filter(Boolean).length, all: voted.length }), "approved"],
    [String(suspected.length), "accused"],
  ];
  return html`<div class="res-standing">
    <${Face} of=${player?.face} size=${72} />
    <p>${player?.kind === "bot" ? t("resistance-seat-bot", { level: player.note }) : t("resistance-seat-person")}</p>
    <dl>${facts.map(
      ([number, what]) => html`<div key=${what}><dt>${t(`resistance-seat-${what}`)}</dt><dd>${number}</dd></div>`,
    )}</dl>
  </div>`;
}

/**
 * What one can say about this player, with one tap, and a mark that nobody else sees.
 * @param {Props & Marking & {seat: number, onClose: () => void}} props
 */
function About({ view, players, act, say: speakTo, sending, seat, marks, onMark, onClose }) {
  const name = players[seat]?.name ?? "";
  const [problem, ask] = useAsk();
  const aloud = async (/** @type {Promise<unknown>} */ asked) => (await ask(asked)) && onClose();
  const things = offered(view, "claim_seen")?.fields.shown?.of.map(String) ?? [];
  const mark = marks[seat] || "none";
  const seats = [seat];
  /** @param {string} sign @param {string} text @param {() => Promise<unknown>} does @param {unknown} can */
  const button = (sign, text, does, can) => html`<button type="button" class="res-chip" disabled=${sending || !can}
    onClick=${() => aloud(does())}><${Sign} of=${sign} />${t(text, { name })}</button>`;
  return html`
    <div class="res-about">
      ${button("yes", "resistance-seat-trust", () => act({ type: "trust", seat }), offered(view, "trust"))}
      ${button("no", "resistance-seat-suspect", () => act({ type: "suspect", seats }), offered(view, "suspect"))}
      ${speakTo && button("talk", "resistance-seat-why", () => speakTo("resistance-say-why", seat), view.seat !== null)}
      <button type="button" class="res-chip res-private" onClick=${() => onMark(seat)}>
        <${Sign} of="eye" /><span>${t("resistance-seat-mark")}
          <small>${t(`resistance-seat-mark-${mark}`)}</small></span></button>
      ${
        things.length > 0 &&
        html`<select class="pick" aria-label=${t("resistance-seat-showed", { name })} disabled=${sending} value=""
          onChange=${(/** @type {any} */ event) => aloud(act({ type: "claim_seen", seat, shown: event.target.value }))}>
          <option value="" selected disabled>${t("resistance-seat-showed", { name })}</option>
          ${things.map((one) => html`<option key=${one} value=${one}>${shownName(one)}</option>`)}</select>`
      }
    </div>
    ${
      problem
        ? html`<p class="problem" role="alert">${say(problem)}</p>`
        : html`<p class="soft res-aloud">${t("resistance-seat-aloud")}</p>`
    }`;
}

/** Anybody may open it, only the Deep Agent can use it. @param {Props & {onClose: () => void}} props */
export function BlameSheet({ view, players, you, act, onClose }) {
  const [seat, choose] = useState(/** @type {number | null} */ (null));
  const [problem, ask] = useAsk();
  const names = players.map((player) => player.name);
  const cannot = Promise.resolve({ key: "resistance-bad-blame" });
  const blame = async () => {
    const asked = seat !== null && offered(view, "blame") ? act({ type: "blame", seat }) : cannot;
    if (await ask(asked)) onClose();
  };
  return html`
    <${Dialog} title=${t("resistance-blame")} onClose=${onClose}>
      <p>${t("resistance-blame-line")}</p>
      <${Acts}>
      <div class="res-chips" role="group" aria-label=${t("resistance-about-whom")}>
        ${players.map(
          (player, i) =>
            i !== you.seat &&
            html`
              <button type="button" key=${i} class="res-chip" aria-pressed=${seat === i} onClick=${() => choose(i)}>
                ${player.name}
              </button>`,
        )}
      </div>
      <div class="row"><button type="button" class="button danger" disabled=${seat === null} onClick=${blame}>
        ${seat === null ? t("resistance-choose", { count: 1 }) : t("resistance-do-blame", { who: names[seat] ?? "" })}
      </button>
      </div>
      <//>
      ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
    <//>
  `;
}
