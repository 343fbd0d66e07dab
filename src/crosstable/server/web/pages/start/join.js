/** Get to a table: by its code, from the list of open ones, or by looking at a game that was played. */
import { useEffect, useState } from "preact/hooks";
import { Failure, getTable, getTables } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { dropToken, heldTables } from "../../lib/seats.js";
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
        <input type="text" class="code" value=${typed} placeholder="ABCD" autocapitalize="characters" autocomplete="off"
          spellcheck=${false} aria-invalid=${problem ? "true" : null} aria-describedby="join-problem"
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

/** How long the list of tables may be old. */
const REFRESH = 10_000;

export function OpenTables() {
  const [tables, setTables] = useState(/** @type {import("../../lib/wire").TableInfo[]} */ ([]));
  useEffect(() => {
    const look = () => void (document.hidden || getTables().then(setTables, () => {}));
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, []);
  return html`
    <section class="open-tables stack" aria-labelledby="open-tables">
      <h2 id="open-tables">${t("ui-open-tables")}</h2>
      ${tables.length === 0 && html`<p class="soft">${t("ui-no-open-tables")}</p>`}
      <ul>${tables.map((table) => html`<${OpenTable} key=${table.code} table=${table} />`)}</ul>
    </section>
  `;
}

/** How many of one's own tables are looked up. */
const OWN = 4;

/** A table this device has a seat at, or null; the seat of a table that is gone is forgotten. @param {string} code */
const ownTable = (code) =>
  getTable(code).catch((error) => {
    if (error instanceof Failure && error.status === 404) dropToken(code);
    return null;
  });

export function OwnTables() {
  const [tables, setTables] = useState(/** @type {import("../../lib/wire").TableInfo[]} */ ([]));
  useEffect(() => {
    Promise.all(heldTables().slice(0, OWN).map(ownTable)).then((found) => setTables(found.filter((one) => one !== null)));
  }, []);
  if (!tables.length) return null;
  return html`
    <section class="open-tables stack" aria-labelledby="own-tables">
      <h2 id="own-tables">${t("ui-own-tables")}</h2>
      <ul>${tables.map((table) => html`<${OpenTable} key=${table.code} table=${table} />`)}</ul>
    </section>
  `;
}

/** @param {{table: import("../../lib/wire").TableInfo}} props */
function OpenTable({ table }) {
  const taken = table.seats.filter((seat) => seat.kind !== "empty");
  return html`
    <li><a href=${`/t/${table.code}`}>
      <strong>${table.title || t("ui-table-of", { name: taken.find((seat) => seat.kind === "person")?.name ?? table.code })}</strong>
      <span>${t(`${table.game}-name`)}</span>
      <span>${t("ui-seats-taken", { taken: taken.length, count: table.seats.length })}</span>
      <span class="soft">${t(`ui-phase-${table.phase}`)}</span>
    </a></li>
  `;
}
