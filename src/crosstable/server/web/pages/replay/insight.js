/** What a viewer could work out at this moment: tables of chances, with the truth marked in them. */
import { useEffect, useState } from "preact/hooks";
import { Failure } from "../../lib/api.js";
import { classes, html } from "../../lib/html.js";
import { recall, remember } from "../../lib/settings.js";
import { say, t } from "../../lib/texts.js";
import { Choice } from "../../parts/choice/choice.js";

/** @typedef {import("../../lib/wire").InsightAt} InsightAt */
/** @typedef {import("../../lib/wire").Heat} Heat */
/** @typedef {import("../../lib/wire").Sentence} Sentence */

/** Milliseconds a position must be looked at before it is worked out. */
const PAUSE = 160;

/** @param {number} share */
const percent = (share) =>
  share <= 0 ? "" : share < 0.005 ? "<1" : share > 0.995 && share < 1 ? ">99" : String(Math.round(share * 100));

/**
 * The answer for this moment; the one before stays until it is there.
 * @param {import("./source.js").Source} source
 * @param {import("../../lib/wire").Eyes} eyes
 * @param {number} at
 * @param {string} lens
 */
function useInsight(source, eyes, at, lens) {
  const [found, setFound] = useState(/** @type {InsightAt | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Sentence | null} */ (null));
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    let wanted = true;
    setFresh(false);
    const timer = setTimeout(() => {
      source.insight(eyes, at, lens).then(
        (answer) => {
          if (!wanted) return;
          setFound(answer);
          setProblem(null);
          setFresh(true);
        },
        (error) => wanted && setProblem(error instanceof Failure ? error.why : { key: "ui-no-server" }),
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [source, eyes, at, lens]);
  return { found, problem, fresh };
}

/**
 * @param {{source: import("./source.js").Source, game: string, lenses: string[], eyes: import("../../lib/wire").Eyes,
 *   at: number,
 *   names: readonly string[], title: string | null}} props title: instead of whose knowledge it is
 */
export function InsightPanel({ source, game, lenses, eyes, at, names, title }) {
  const [chosen, choose] = useState(recall(`review.lens.${game}`));
  const lens = lenses.includes(chosen) ? chosen : (lenses[0] ?? "");
  const { found, problem, fresh } = useInsight(source, eyes, at, lens);
  const whose =
    typeof eyes === "number" ? t("ui-review-could-know", { name: names[eyes] ?? "" }) : t("ui-review-could-all");
  return html`
    <h2>${title ?? whose}</h2>
    ${
      lenses.length > 1 &&
      html`<${Choice} label=${t("ui-review-lens")} of=${lenses} value=${lens}
        text=${(/** @type {string} */ one) => t(`${game}-lens-${one}`)}
        onChoose=${(/** @type {string} */ one) => {
          remember(`review.lens.${game}`, one);
          choose(one);
        }} />`
    }
    ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
    ${!found && !problem && html`<p class="soft" role="status">${t("ui-review-working")}</p>`}
    ${
      found &&
      html`<div class=${classes("insight", !fresh && "insight-stale")} data-step=${fresh ? found.step : null}
        aria-busy=${!fresh}>
        ${
          found.insight.lines.length > 0 &&
          html`<ul class="insight-lines">
            ${found.insight.lines.map((line) => html`<li>${say(line, names)}</li>`)}
          </ul>`
        }
        ${found.insight.heats.map(
          (heat) => html`<${HeatTable} key=${heat.id} heat=${heat} really=${found.really[heat.id] ?? {}}
            names=${names} />`,
        )}
        <p class="soft">${say(found.insight.how, names)}</p>
      </div>`
    }
  `;
}

/** @param {{heat: Heat, really: Record<string, string[]>, names: readonly string[]}} props */
function HeatTable({ heat, really, names }) {
  const title = say(heat.title, names);
  const marked = Object.keys(really).length > 0;
  if (heat.columns.length === 1) return html`<${Bars} heat=${heat} really=${really} names=${names} title=${title} />`;
  return html`
    <section class="heat" aria-label=${title}>
      <h3>${title}</h3>
      <div class="heat-scroll" tabindex="0" role="region" aria-label=${title}>
        <table>
          <thead>
            <tr><td></td>${heat.columns.map((column) => html`<th scope="col">${say(column.label, names)}</th>`)}</tr>
          </thead>
          <tbody>${heat.rows.map(
            (row) => html`<tr key=${row.id}>
              <th scope="row">${say(row.label, names)}</th>
              ${row.chances.map((share, i) => {
                const so = really[row.id]?.includes(heat.columns[i]?.id ?? "") ?? false;
                return html`<td class=${classes(so && "heat-so", share === 0 && "heat-none")}
                  style=${`--share:${share.toFixed(3)}`}>
                  ${percent(share) || (so ? "0" : "")}${so && html`<span class="sr">${t("ui-review-so")}</span>`}</td>`;
              })}
            </tr>`,
          )}</tbody>
        </table>
      </div>
      <p class="soft">
        ${t("ui-review-percent")} ${marked && html`<span class="heat-key"></span>${t("ui-review-really")}`}
      </p>
    </section>
  `;
}

/**
 * One column only: a bar for each row.
 * @param {{heat: Heat, really: Record<string, string[]>, names: readonly string[], title: string}} props
 */
const Bars = ({ heat, really, names, title }) => html`
  <section class="heat" aria-label=${title}>
    <h3>${title}</h3>
    <dl class="bars">${heat.rows.map((row) => {
      const share = row.chances[0] ?? 0;
      const so = really[row.id]?.includes(heat.columns[0]?.id ?? "") ?? false;
      return html`<div key=${row.id} class=${classes(so && "bars-so")}>
        <dt>${say(row.label, names)}${so && html` <em>${say(heat.columns[0]?.label ?? { key: "" }, names)}</em>`}</dt>
        <dd style=${`--share:${share.toFixed(3)}`}>
          <span>${t("ui-verdict-percent", { chance: percent(share) || "0" })}</span></dd>
      </div>`;
    })}</dl>
    ${
      Object.keys(really).length > 0 && html`<p class="soft"><span class="heat-key"></span>${t("ui-review-really")}</p>`
    }
  </section>
`;
