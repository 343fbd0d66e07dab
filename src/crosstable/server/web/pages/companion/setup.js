/** Who plays, how, and who goes first. */
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { Choice } from "../../parts/choice/choice.js";
import { LONGEST_NAME } from "../../parts/name/name.js";
import { OptionRows } from "../lobby/options.js";
import { at, hasLast, optionsOf, setupOf } from "./kit.js";
import { change, FRESH, keepNames, note, seriesNow, session, usualNames } from "./session.js";

/** @typedef {import("./wire").Kit} Kit */
/** @typedef {import("./types").Session} Session */

const BY_LOT = -1;
const SERIES = [0, 3, 5, 7, 10];

/** Names as they are used: nobody stays nameless. @param {readonly string[]} names */
const filled = (names) => names.map((name, i) => name.trim() || t("ui-companion-player", { number: i + 1 }));

/** Why this cannot be played, or null. @param {Kit} kit @param {Session} now */
function problemOf(kit, now) {
  const names = filled(now.names);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) return { key: "ui-companion-name-twice", args: { name: twice } };
  if (hasLast(kit, now) && now.first !== null && now.first === now.last)
    return { key: `${kit.game}-companion-last-first` };
  return at(kit.problem, setupOf(kit, now));
}

/** Somebody at random, but not this seat. @param {number} count @param {number | null} not */
export function lot(count, not = null) {
  const others = Array.from({ length: count }, (_, i) => i).filter((seat) => seat !== not);
  return others[Math.floor(Math.random() * others.length)] ?? 0;
}

/** @param {{kit: Kit}} props */
export function Setup({ kit }) {
  const now = session.value;
  const problem = problemOf(kit, now);
  function start() {
    const names = filled(now.names);
    keepNames(now.names);
    const last = hasLast(kit, now) ? (now.last ?? lot(names.length, now.first)) : null;
    const first = now.first ?? lot(names.length, last);
    change({ ...FRESH, names, first, last, stage: "cards", series: seriesNow(now) });
  }
  return html`
    <div class="com-setup">
      <${Names} kit=${kit} />
      <section class="stack options" aria-labelledby="com-options">
        <h2 id="com-options">${t("ui-options")}</h2>
        <${OptionRows} game=${kit.game} fields=${kit.options} chosen=${optionsOf(kit, now.options)}
          onChoose=${(/** @type {string} */ name, /** @type {any} */ value) =>
            note({ options: { ...now.options, [name]: value } })} />
        <${Choice} label=${t("ui-companion-series-length")} of=${SERIES} value=${now.games}
          text=${(/** @type {number} */ count) => t("ui-companion-series-games", { count })}
          onChoose=${(/** @type {number} */ games) => note({ games })} />
      </section>
    </div>
    <div class="start-bar">
      <p class=${problem ? "problem" : ""} role="status">${problem ? say(problem) : t("ui-companion-ready")}</p>
      <button class="button main" disabled=${problem !== null} onClick=${start}>${t("ui-companion-to-cards")}</button>
    </div>
  `;
}

/** @param {{kit: Kit}} props */
function Names({ kit }) {
  const now = session.value;
  const names = filled(now.names);
  /** @param {number} count */
  const setCount = (count) => {
    keepNames(now.names);
    note({ names: usualNames(count), first: null, last: null });
  };
  /** @param {number} seat @param {string} name */
  const setName = (seat, name) => note({ names: now.names.map((old, i) => (i === seat ? name : old)) });
  return html`
    <section class="stack" aria-labelledby="com-players">
      <h2 id="com-players">${t("ui-companion-players")}</h2>
      ${
        kit.seats.length > 1 &&
        html`<${Choice} label=${t("ui-seat-count")} of=${kit.seats} value=${now.names.length}
          text=${String} onChoose=${setCount} />`
      }
      <p class="soft">${t("ui-companion-clockwise")}</p>
      <ol class="com-names">
        ${now.names.map(
          (name, seat) => html`<li key=${seat}>
            <span class="seat-number" aria-hidden="true">${seat + 1}</span>
            <label class="field"><span class="sr">${t("ui-companion-name", { number: seat + 1 })}</span>
              <input type="text" maxlength=${LONGEST_NAME} value=${name}
                placeholder=${t("ui-companion-player", { number: seat + 1 })}
                autocomplete="off" onInput=${(/** @type {any} */ event) => setName(seat, event.target.value)} />
            </label>
          </li>`,
        )}
      </ol>
      <${Who} label=${t(`${kit.game}-companion-first`)} names=${names} value=${now.first}
        onChoose=${(/** @type {number | null} */ first) => note({ first })} />
      ${
        hasLast(kit, now) &&
        html`<${Who} label=${t(`${kit.game}-companion-last`)} names=${names} value=${now.last}
          onChoose=${(/** @type {number | null} */ last) => note({ last })} />`
      }
    </section>
  `;
}

/**
 * One of the players, or one drawn at random.
 * @param {{label: string, names: string[], value: number | null, onChoose: (seat: number | null) => void}} props
 */
const Who = ({ label, names, value, onChoose }) => html`
  <${Choice} label=${label} of=${[BY_LOT, ...names.keys()]} value=${value ?? BY_LOT}
    text=${(/** @type {number} */ seat) => (seat === BY_LOT ? t("ui-companion-by-lot") : (names[seat] ?? ""))}
    onChoose=${(/** @type {number} */ seat) => onChoose(seat === BY_LOT ? null : seat)} />
`;
