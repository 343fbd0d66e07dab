/** Whether a game was dealt fairly: its record is worked out again, here in the browser; and what that proves. */
import { useEffect, useState } from "preact/hooks";
import { Failure, getRecord } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { addStyle } from "../../lib/style.js";
import { hasText, say, t, useTexts } from "../../lib/texts.js";
import { Loading, Waiting } from "../../parts/later/later.js";
import { TopBar } from "../../parts/topbar/topbar.js";
import { Back } from "../replay/head.js";
import { checked } from "./checking.js";

/** @typedef {import("./checking.js").Checked} Checked */
/** @typedef {import("../../lib/wire").Sentence} Sentence */

/** @param {{code?: string, round?: number}} props without a table one chooses a file */
export default function VerifyPage({ code = "", round = 0 }) {
  const texts = useTexts("verify");
  const [found, setFound] = useState(/** @type {Checked | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Sentence | null} */ (null));

  /** @param {() => Promise<ArrayBuffer>} get */
  async function check(get) {
    setProblem(null);
    setFound(null);
    try {
      setFound(await checked(new Uint8Array(await get())));
    } catch (error) {
      setProblem(error instanceof Failure ? error.why : { key: "verify-unreadable" });
    }
  }

  useEffect(() => {
    void addStyle("/web/pages/verify/verify.css");
    if (code) void check(() => getRecord(code, round));
  }, [code, round]);
  useEffect(() => {
    if (texts) document.title = `${t("verify-title")} · Crosstable`;
  }, [texts]);
  if (!texts) return html`<${TopBar} /><${Waiting} />`;
  return html`
    <${TopBar}>${code && html`<${Back} href=${`/t/${code}/games/${round}`} text=${t("verify-back")} />`}<//>
    <main id="main" class="page stack verify">
      <h1 class="page-title">${t("verify-title")}</h1>
      ${code && !found && !problem && html`<${Loading} />`}
      ${problem && html`<p class="problem" role="alert">${say(problem)}</p>`}
      ${found && html`<${Result} found=${found} />`}
      <${Words} />
      <label class="verify-file">
        <input class="sr" type="file" onChange=${(/** @type {any} */ event) => {
          const file = event.target.files[0];
          if (file) void check(() => file.arrayBuffer());
          event.target.value = "";
          scrollTo(0, 0);
        }} />
        <span class="button">${t("verify-file")}</span>
      </label>
    </main>
  `;
}

/** @param {{found: Checked}} props */
function Result({ found: { header, draws, findings } }) {
  const wrong = findings.filter((one) => one.why);
  const kind = wrong.length ? "wrong" : header?.fair?.parts.some(({ by }) => by === "client") ? "right" : "server";
  return html`
    <section class=${`verify-result verify-${kind}`} aria-labelledby="verify-result">
      <div role="status"><h2 id="verify-result">${t(`verify-${kind}`)}</h2></div>
      ${
        header &&
        hasText(`${header.game}-name`) &&
        html`<p>${t(`${header.game}-name`)}: ${header.seats.join(" – ")}</p>`
      }
      <ul class="verify-checks">
        ${findings.map(
          ({ check, why }) => html`<li key=${check} class=${why ? "verify-no" : "verify-yes"}>
            <i aria-hidden="true">${why ? "✗" : "✓"}</i>
            <span><span class="sr">${t(why ? "verify-no" : "verify-yes")} </span>
              ${why ? say(why) : t(`verify-check-${check}`)}</span>
          </li>`,
        )}
      </ul>
      ${kind === "server" && html`<p>${t(header?.fair ? "verify-nobody" : "verify-old")}</p>`}
    </section>
    ${header?.fair && html`<${Parts} header=${header} parts=${header.fair.parts} />`}
    ${draws.length > 0 && html`<${Draws} draws=${draws} />`}
    ${header && !draws.length && !wrong.length && html`<p class="soft">${t("verify-no-draws")}</p>`}
  `;
}

/** Who contributed. @param {{header: import("./checking.js").Header, parts: import("./checking.js").Part[]}} props */
const Parts = ({ header, parts }) => html`
  <section>
    <h2>${t("verify-parts")}</h2>
    <ul class="verify-parts">
      ${parts.map(
        ({ by, contribution = "" }, seat) => html`<li key=${seat}>
          <strong>${header.seats[seat]}</strong> <span>${t("verify-part", { by })}</span>
          ${contribution && html`<code>${contribution}</code>`}
        </li>`,
      )}
    </ul>
    <p class="verify-seed">${t("verify-seed")} <code>${header.fair?.seed}</code></p>
  </section>
`;

/** @param {unknown} card */
const written = (card) => (Array.isArray(card) ? card.join("/") : String(card));

/** @param {{draws: import("./checking.js").Drawn[]}} props */
const Draws = ({ draws }) => html`
  <details class="verify-draws">
    <summary>${t("verify-draws", { count: draws.reduce((sum, one) => sum + one.draws.length, 0) })}</summary>
    ${draws.map(
      ({ n, draws: some }) => html`
        <h3 key=${n}>${t("verify-when", { n })}</h3>
        <ul>${some.map(
          ({ label, how, got }) => html`<li><code>${label}</code>${": "}
            ${how === "shuffle" && Array.isArray(got) ? got.map(written).join(" · ") : written(got)}</li>`,
        )}</ul>`,
    )}
  </details>
`;

const PROVES = ["chosen", "all", "changed"];
const NOT = ["looked", "there", "silent", "nobody", "played", "page"];

/** What all this proves, and what not. */
const Words = () => html`
  <section class="verify-words">
    <p>${t("verify-lead")}</p>
    <h2>${t("verify-proves")}</h2>
    <ul>${PROVES.map((key) => html`<li key=${key}>${t(`verify-proves-${key}`)}</li>`)}</ul>
    <h2>${t("verify-not")}</h2>
    <ul>${NOT.map((key) => html`<li key=${key}>${t(`verify-not-${key}`)}</li>`)}</ul>
    <p class="soft">${t("verify-scheme")}</p>
  </section>
`;
