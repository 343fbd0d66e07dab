/** Statements: the conversation, what was claimed by whom, and what one can say oneself. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { mostOf, offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { useAsk } from "shell/lib/use-ask.js";
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
  const lines = conversation(said, props, isSaid);
  return html`<${Tray} lines=${lines} players=${players} log=${props.log}>
    ${props.you.seat !== null && !view.outcome && html`<${Composer} ...${props} />`}
  <//>`;
}

/** @param {{type: string}} event */
const isSaid = (event) => event.type === "said";

/** The statements nobody stands by any more, by number. @param {Props["view"]} view */
const takenBack = (view) => new Set(view.claims.map(({ said }) => said.back));

/** Contradictions of a person that are listed at first. */
const FIRST = 3;

/** @typedef {{seat: number, name: string, claims: Props["view"]["claims"]}} Speaker */

/**
 * What was claimed by whom, at each seat in turn; also by who sat there before.
 * @param {Props} props
 * @returns {Speaker[]}
 */
export function speakersOf({ view, players, past, pastAt, sat }) {
  const said = view.claims.map((claim) => ({ seat: claim.said.seat, words: "" }));
  const then = conversation(said, { past, pastAt, sat }, isSaid);
  const by = then.map(({ seat, name }) => name ?? players[seat]?.name ?? "");
  return players.flatMap((_, seat) =>
    [...new Set(by.filter((_, i) => said[i]?.seat === seat))].map((name) => ({
      seat,
      name,
      claims: view.claims.filter((claim, i) => claim.said.seat === seat && by[i] === name),
    })),
  );
}

/** What was claimed, by speaker: first what cannot be true. @param {Props} props */
export function Talk(props) {
  const names = props.players.map((player) => player.name);
  const speakers = speakersOf(props);
  return html`
    ${!speakers.length && html`<p class="soft">${t("resistance-no-claims")}</p>`}
    <ul class="res-claims">
      ${speakers.map(
        ({ seat, name, claims }) => html`<li key=${`${seat} ${name}`}>
          <h3>${name}</h3><${Spoken} claims=${claims} names=${names} /></li>`,
      )}
    </ul>
  `;
}

/**
 * First what cannot be true, and of that not too much.
 * @param {{claims: Props["view"]["claims"], names: string[]}} props
 */
export function Spoken({ claims, names }) {
  const [all, setAll] = useState(false);
  const doubted = claims.filter((claim) => claim.doubt);
  const others = claims.filter((claim) => !claim.doubt);
  return html`
    ${doubted.length > 0 && html`<${Claims} claims=${all ? doubted : doubted.slice(0, FIRST)} names=${names} />`}
    ${
      !all &&
      doubted.length > FIRST &&
      html`<button type="button" class="plain" onClick=${() => setAll(true)}>
        ${t("ui-talk-more", { count: doubted.length - FIRST })}</button>`
    }
    ${others.length > 0 && html`<${Claims} claims=${others} names=${names} />`}`;
}

/** @param {{claims: Props["view"]["claims"], names: string[]}} props */
const Claims = ({ claims, names }) => html`
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

/**
 * One of several, none of them at first.
 * @param {{label: string, value: string | number, of: readonly (string | number)[], name: (one: any) => string,
 *   onPick: (one: string) => void}} props
 */
const Pick = ({ label, value, of, name, onPick }) => html`
  <label class="field"><span>${label}</span>
    <select value=${value} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
      <option value="" disabled selected=${value === ""}>…</option>
      ${of.map((one) => html`<option key=${one} value=${one} selected=${one === value}>${name(one)}</option>`)}
    </select></label>`;

/** @param {Props} props */
function Composer({ view, players, act, sending }) {
  const [chosen, setKind] = useState("");
  const [seats, setSeats] = useState(/** @type {number[]} */ ([]));
  const [what, setWhat] = useState("");
  const [number, setNumber] = useState(0);
  const [problem, ask] = useAsk();
  const kinds = KINDS.filter((one) => offered(view, one));
  if (!kinds.length) return html`<p class="soft">${t("resistance-said-enough")}</p>`;
  const kind = kinds.find((one) => one === chosen) ?? "";
  const fields = offered(view, kind)?.fields ?? {};
  const most = mostOf(fields.seats) || mostOf(fields.seat);
  const about = (fields.seats ?? fields.seat)?.of ?? [];
  const { character, shown, card, reason } = fields;
  const things = (character ?? shown ?? card ?? reason)?.of.map(String) ?? [];
  const missions = fields.mission?.of.map(Number) ?? [];
  const mission = missions.includes(number) ? number : 0;
  const thing = things.includes(what) ? what : "";
  const ready = kind && (most === 0 || seats.length) && (!missions.length || mission) && (!things.length || thing);
  /** @param {number} seat */
  const toggle = (seat) =>
    setSeats(
      seats.includes(seat) ? seats.filter((s) => s !== seat) : most === 1 ? [seat] : [...seats, seat].slice(-most),
    );
  const speak = async () => {
    /** @type {import("shell/lib/wire").Action} */
    const action = { type: kind };
    if (fields.seat) action.seat = seats[0];
    if (fields.seats) action.seats = [...seats].sort((a, b) => a - b);
    if (character) action.character = thing;
    if (shown) action.shown = thing;
    if (card) action.card = thing;
    if (reason) action.reason = thing;
    if (fields.mission) action.mission = mission;
    if (await ask(act(/** @type {import("./types").AnyAction} */ (action)))) begin("");
  };
  /** Every sentence begins with nothing chosen. @param {string} one */
  const begin = (one) => {
    setKind(one);
    setSeats([]);
    setWhat("");
    setNumber(0);
  };
  /** @param {string} one */
  const thingName = (one) => (reason ? t(`resistance-reason-${one}`) : character ? characterName(one) : shownName(one));
  return html`
    <form class="res-composer" aria-label=${t("resistance-say")} onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      void speak();
    }}>
      <${Pick} label=${t("resistance-say")} value=${kind} of=${kinds} onPick=${begin}
        name=${(/** @type {string} */ one) => t(`resistance-kind-${one}`)} />
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
        html`<${Pick} label=${t("resistance-which-mission")} value=${mission || ""} of=${missions}
          onPick=${(/** @type {string} */ one) => setNumber(Number(one))}
          name=${(/** @type {number} */ one) => t("resistance-mission-number", { mission: one })} />`
      }
      ${
        things.length > 0 &&
        html`<${Pick} label=${t("resistance-what")} value=${thing} of=${things} onPick=${setWhat} name=${thingName} />`
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
