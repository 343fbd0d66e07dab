/** Statements: the conversation, what was claimed by whom, and what one can say oneself. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { mostOf, offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { conversation, Doubt, Tray } from "shell/parts/round/tray.js";
import { characterName, shownName, statement } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** Everything that is said at the table, and what one can say. @param {Props} props */
export function Conversation(props) {
  const { view, players } = props;
  const names = players.map((player) => player.name);
  const gone = takenBack(view);
  const mine = offered(view, "take_back")?.fields.statement?.of ?? [];
  const said = view.claims.map((claim, number) => ({
    seat: claim.said.seat,
    words: statement(claim.said, names),
    doubt: claim.doubt ? say(claim.doubt, names) : "",
    gone: gone.has(number),
    note:
      mine.includes(number) &&
      html`<button type="button" class="plain" disabled=${props.sending}
      onClick=${() => props.act({ type: "take_back", statement: number })}>${t("resistance-take-back")}</button>`,
  }));
  const lines = conversation(said, props, (event) => event.type === "said");
  return html`<${Tray} lines=${lines} players=${players} log=${props.log}>
    ${props.you.seat !== null && !view.outcome && html`<${Composer} ...${props} />`}
  <//>`;
}

/** The statements nobody stands by any more, by number. @param {Props["view"]} view */
const takenBack = (view) => new Set(view.claims.map(({ said }) => said.back));

/** Contradictions of a person that are listed at first. */
const FIRST = 3;

/** What was claimed, by speaker: first what cannot be true. @param {Props} props */
export function Talk({ view, players }) {
  const names = players.map((player) => player.name);
  const speakers = players.map((_, seat) => view.claims.filter(({ said }) => said.seat === seat));
  return html`
    ${!view.claims.length && html`<p class="soft">${t("resistance-no-claims")}</p>`}
    <ul class="res-claims">
      ${speakers.map(
        (claims, seat) =>
          claims.length > 0 &&
          html`<li key=${seat}><h3>${names[seat]}</h3><${Spoken} claims=${claims} names=${names} /></li>`,
      )}
    </ul>
  `;
}

/** @param {{claims: Props["view"]["claims"], names: string[]}} props */
function Spoken({ claims, names }) {
  const [all, setAll] = useState(false);
  const doubted = claims.filter((claim) => claim.doubt);
  const others = claims.filter((claim) => !claim.doubt);
  return html`
    <${Claims} claims=${[...(all ? doubted : doubted.slice(0, FIRST)), ...others]} names=${names} />
    ${
      !all &&
      doubted.length > FIRST &&
      html`<button type="button" class="plain" onClick=${() => setAll(true)}>
        ${t("ui-talk-more", { count: doubted.length - FIRST })}</button>`
    }`;
}

/** @param {{claims: Props["view"]["claims"], names: string[]}} props */
export const Claims = ({ claims, names }) => html`
  <ul class="res-said">
    ${claims.map(
      ({ said, doubt }, i) => html`
        <li key=${i} class=${classes(doubt && "res-doubted")}>
          <q>${statement(said, names)}</q>
          ${doubt && html`<${Doubt} words=${say(doubt, names)} open />`}
        </li>`,
    )}
  </ul>
`;

const KINDS = /** @type {const} */ ([
  "trust",
  "suspect",
  "ask_along",
  "claim_character",
  "claim_seen",
  "claim_played",
  "ask_reject",
  "explain",
]);

/** @param {Props} props */
function Composer({ view, players, act, sending }) {
  const [kind, setKind] = useState(/** @type {string} */ ("trust"));
  const [seats, setSeats] = useState(/** @type {number[]} */ ([]));
  const [what, setWhat] = useState("");
  const [number, setNumber] = useState(0);
  const [problem, setProblem] = useState(/** @type {import("shell/lib/wire").Sentence | null} */ (null));
  const offer = offered(view, kind);
  const kinds = KINDS.filter((one) => offered(view, one));
  if (!offer && kinds[0]) setKind(kinds[0]);
  if (!offer) return html`<p class="soft">${t("resistance-said-enough")}</p>`;
  const most = mostOf(offer.fields.seats) || mostOf(offer.fields.seat);
  const about = (offer.fields.seats ?? offer.fields.seat)?.of ?? [];
  const { character, shown, card, reason } = offer.fields;
  const things = (character ?? shown ?? card ?? reason)?.of.map(String) ?? [];
  const missions = offer.fields.mission?.of.map(Number) ?? [];
  const mission = missions.includes(number) ? number : (missions.at(-1) ?? 0);
  const thing = things.includes(what) ? what : (things[0] ?? "");
  const ready = most === 0 || seats.length > 0;
  /** @param {number} seat */
  const toggle = (seat) =>
    setSeats(
      seats.includes(seat) ? seats.filter((s) => s !== seat) : most === 1 ? [seat] : [...seats, seat].slice(-most),
    );
  const speak = async () => {
    /** @type {import("shell/lib/wire").Action} */
    const action = { type: kind };
    if (offer.fields.seat) action.seat = seats[0];
    if (offer.fields.seats) action.seats = [...seats].sort((a, b) => a - b);
    if (character) action.character = thing;
    if (shown) action.shown = thing;
    if (card) action.card = thing;
    if (reason) action.reason = thing;
    if (offer.fields.mission) action.mission = mission;
    setProblem(await act(/** @type {import("./types").AnyAction} */ (action)));
    setSeats([]);
  };
  /** @param {string} one */
  const thingName = (one) => (reason ? t(`resistance-reason-${one}`) : character ? characterName(one) : shownName(one));
  return html`
    <form class="res-composer" aria-label=${t("resistance-say")} onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      void speak();
    }}>
      <label class="field"><span>${t("resistance-say")}</span>
        <select value=${kind} onChange=${(/** @type {any} */ event) => {
          setKind(event.target.value);
          setSeats([]);
        }}>${kinds.map((one) => html`<option value=${one}>${t(`resistance-kind-${one}`)}</option>`)}</select></label>
      ${
        most > 0 &&
        html`<div class="res-chips" role="group" aria-label=${t("resistance-about-whom")}>
          ${players.map(
            (player, seat) =>
              about.includes(seat) &&
              html`
                <button type="button" class="res-chip" aria-pressed=${seats.includes(seat)}
                  onClick=${() => toggle(seat)}>
                  ${player.name}
                </button>`,
          )}
        </div>`
      }
      ${
        missions.length > 0 &&
        html`<label class="field"><span>${t("resistance-which-mission")}</span>
          <select value=${mission} onChange=${(/** @type {any} */ event) => setNumber(Number(event.target.value))}>
            ${missions.map(
              (one) => html`<option value=${one}>${t("resistance-mission-number", { mission: one })}</option>`,
            )}
          </select></label>`
      }
      ${
        things.length > 0 &&
        html`<label class="field"><span>${t("resistance-what")}</span>
          <select value=${thing} onChange=${(/** @type {any} */ event) => setWhat(event.target.value)}>
            ${things.map((one) => html`<option value=${one}>${thingName(one)}</option>`)}</select></label>`
      }
      <button class="button small" disabled=${sending || !ready}>${t("resistance-say-it")}</button>
      ${
        problem &&
        html`<p class="problem" role="alert">${say(
          problem,
          players.map((player) => player.name),
        )}</p>`
      }
    </form>
  `;
}
