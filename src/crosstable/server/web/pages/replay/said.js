/** What was said and whether it was true, and who told how many lies. */
import { classes, html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";

/** @typedef {import("../../lib/wire").Judged} Judged */

const SIGNS = { true: "✓", false: "✗", unknown: "?", opinion: "≈" };

/** A verdict as a sign and a word. @param {{judged: Judged, short?: boolean}} props */
export function Verdict({ judged, short = false }) {
  const { verdict, right } = judged;
  const word = t("ui-review-verdict", { verdict, right: right === null ? "none" : String(right) });
  const look = classes("judged", `judged-${verdict}`, right !== null && `judged-${right ? "right" : "wrong"}`);
  return html`<span class=${look} title=${word}><i aria-hidden="true">${SIGNS[verdict]}</i>
    ${short ? html`<span class="sr">${word}</span>` : word}</span>`;
}

/** @param {readonly Judged[]} said @param {number} seat @param {(one: Judged) => boolean} fits */
const count = (said, seat, fits) => said.filter((one) => one.seat === seat && fits(one)).length;

/**
 * @param {{said: Judged[], names: readonly string[], at: number, goTo: (n: number) => void}} props
 */
export function Said({ said, names, at, goTo }) {
  if (!said.length) return html`<p class="soft">${t("ui-review-said-nothing")}</p>`;
  const speakers = names.map((_, seat) => seat).filter((seat) => said.some((one) => one.seat === seat));
  /** @param {number} seat */
  const lies = (seat) => count(said, seat, (one) => one.verdict === "false" || one.verdict === "unknown");
  /** @param {number} seat */
  const opinions = (seat) => {
    const all = count(said, seat, (one) => one.verdict === "opinion" && one.right !== null);
    const right = count(said, seat, (one) => one.verdict === "opinion" && one.right === true);
    return all ? t("ui-review-count-right", { right, all }) : "–";
  };
  return html`
    <ol class="said">
      ${said.map(
        (one) => html`
          <li class=${classes(one.n > at && "said-later", one.n === at && "said-now")}>
            <button type="button" class="said-go" aria-label=${t("ui-review-go", { step: one.n })}
              onClick=${() => goTo(one.n)}>${one.n}</button>
            <p>${say(one.saying, names)} <${Verdict} judged=${one} />
              ${one.why && html` <small>${say(one.why, names)}</small>`}</p>
          </li>`,
      )}
    </ol>
    <table class="liars">
      <caption>${t("ui-review-liars")}</caption>
      <thead>
        <tr><td></td>
          ${["true", "false", "opinion"].map((kind) => html`<th scope="col">${t(`ui-review-count-${kind}`)}</th>`)}</tr>
      </thead>
      <tbody>${[...speakers]
        .sort((a, b) => lies(b) - lies(a))
        .map(
          (seat) => html`<tr>
            <th scope="row">${names[seat]}</th>
            <td>${count(said, seat, (one) => one.verdict === "true")}</td>
            <td>${lies(seat)}</td>
            <td>${opinions(seat)}</td>
          </tr>`,
        )}</tbody>
    </table>
    <p class="soft">${t("ui-review-said-line")}</p>
  `;
}
