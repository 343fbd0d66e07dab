/** Get to a table: by its code, from the list of open tables, or by reviewing a finished game. */
import { useEffect, useState } from "preact/hooks";
import { Failure, getMine, getTable, getTables } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { dropToken, heldTables, tokenOf } from "../../lib/seats.js";
import { say, t } from "../../lib/texts.js";

/** Whoever pastes a whole link means the code in it. @param {string} typed */
const codeIn = (typed) => (/\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed).replace(/\s/g, "").toUpperCase();

export function JoinByCode() {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState(/** @type {import("../../lib/wire").Sentence | null} */ (null));

  /** @param {Event} event */
  async function join(event) {
    event.preventDefault();
    if (!typed) return;
    try {
      const table = await getTable(typed);
      go(`/t/${table.code}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setProblem(error.why);
    }
  }

  return html`
    <form class="join" onSubmit=${join}>
      <label class="field"><span>${t("ui-join-code")}</span>
        <input type="text" class="code" value=${typed} placeholder="BCDFGHJ" autocapitalize="characters"
          autocomplete="off" spellcheck=${false} aria-invalid=${problem ? "true" : null} aria-describedby="join-problem"
          onInput=${(/** @type {any} */ event) => {
            setTyped(codeIn(event.target.value));
            setProblem(null);
          }} />
      </label>
      <button class="button" disabled=${!typed}>${t("ui-join")}</button>
      <p class="problem" id="join-problem" role="alert" hidden=${!problem}>${problem && say(problem)}</p>
    </form>
  `;
}

/** How old a list of tables may be. */
const REFRESH = 6_000;

/** Look now, every so often, and whenever the page is seen again; not while nobody sees it. @param {() => void} look */
function useLooking(look) {
  useEffect(() => {
    const seen = () => void (document.hidden || look());
    seen();
    const timer = setInterval(seen, REFRESH);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);
}

export function OpenTables() {
  const [tables, setTables] = useState(/** @type {import("../../lib/wire").TableInfo[]} */ ([]));
  useLooking(() => void getTables().then(setTables, () => {}));
  return html`
    <section class="open-tables stack" aria-labelledby="open-tables">
      <h2 id="open-tables">${t("ui-open-tables")}</h2>
      ${tables.length === 0 && html`<p class="soft">${t("ui-no-open-tables")}</p>`}
      <ul>${tables.map((table) => html`<${OpenTable} key=${table.code} table=${table} turn=${false} />`)}</ul>
    </section>
  `;
}

/** How many of your tables are shown before “Show all”. */
const OWN = 4;

/** @typedef {import("../../lib/wire").OwnTable} OwnTable */

/**
 * The tables this device has a seat at; the seats of tables that are gone are forgotten.
 * @returns {Promise<OwnTable[]>}
 */
async function ownTables() {
  const seats = heldTables().map((code) => ({ code, token: tokenOf(code) ?? "" }));
  if (!seats.length) return [];
  const found = await getMine(seats);
  for (const { code } of seats) if (!found.some(({ table }) => table.code === code)) dropToken(code);
  return found.filter(({ seat }) => seat !== null);
}

/** The tables of this device, those that wait for it first. @returns {OwnTable[]} */
export function useOwnTables() {
  const [tables, setTables] = useState(/** @type {OwnTable[]} */ ([]));
  useLooking(() => void ownTables().then(setTables, () => {}));
  return [...tables].sort((a, b) => Number(b.turn) - Number(a.turn) || Number(a.table.closed) - Number(b.table.closed));
}

/** A button has room for the faces of this many seats. */
const MOST_FACES = 2;

/** The way back into the game one was in. @param {{tables: OwnTable[]}} props */
export function Continue({ tables }) {
  const found = tables.find(({ table }) => !table.closed && table.phase === "playing");
  const Faces = useFaces(found !== undefined);
  if (!found) return null;
  const game = t(`${found.table.game}-name`);
  const few = found.table.seats.length <= MOST_FACES;
  return html`<a class="button main continue" href=${`/t/${found.table.code}`}>
    ${Faces && few && html`<${Faces} seats=${found.table.seats} without=${found.seat} />`}
    ${t(found.turn ? "ui-continue-turn" : "ui-continue-game", { game })}</a>`;
}

/** @param {{tables: OwnTable[]}} props */
export function OwnTables({ tables }) {
  const [all, setAll] = useState(false);
  if (!tables.length) return null;
  const shown = all ? tables : tables.slice(0, OWN);
  return html`
    <section class="open-tables stack" aria-labelledby="own-tables">
      <h2 id="own-tables">${t("ui-own-tables")}</h2>
      <ul>${shown.map(({ table, turn }) => html`<${OpenTable} key=${table.code} table=${table} turn=${turn} />`)}</ul>
      ${
        shown.length < tables.length &&
        html`<p><button class="plain" onClick=${() => setAll(true)}>
          ${t("ui-all-own-tables", { count: tables.length })}</button></p>`
      }
    </section>
  `;
}

/**
 * What draws the faces of a table; it comes after the first load, when it is wanted.
 * @param {boolean} [wanted]
 * @returns {any}
 */
function useFaces(wanted = true) {
  const [Faces, setFaces] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (wanted)
      import("../../parts/face/row.js").then(
        (found) => setFaces(() => found.default),
        () => {}, // without a server there are no faces
      );
  }, [wanted]);
  return Faces;
}

/** @param {{table: import("../../lib/wire").TableInfo, turn: boolean}} props */
function OpenTable({ table, turn }) {
  const taken = table.seats.filter((seat) => seat.kind !== "empty");
  const Faces = useFaces();
  const phase = table.closed ? "closed" : table.phase;
  return html`
    <li><a href=${`/t/${table.code}`}>
      <strong>
        ${table.title || t("ui-table-of", { name: taken.find((seat) => seat.kind === "person")?.name ?? table.code })}
      </strong>
      <span>${t(`${table.game}-name`)}</span>
      ${Faces && html`<${Faces} seats=${table.seats} />`}
      <span>${t("ui-seats-taken", { taken: taken.length, count: table.seats.length })}</span>
      ${
        turn
          ? html`<span class="own-turn">
            ${t("ui-your-turn")}
          </span>`
          : html`<span class="soft">${t(`ui-phase-${phase}`)}</span>`
      }
    </a></li>
  `;
}
