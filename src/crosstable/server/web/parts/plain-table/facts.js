/** What a view says, field by field: short values in a line, the rest as lists and tables. */
import { html } from "../../lib/html.js";
import { fieldText, isSentence, isShort, told, valueText } from "./words.js";

/** @typedef {import("./words.js").Speaker} Speaker */

/** @param {{speaker: Speaker, fields: [string, unknown][]}} props */
export const Facts = ({ speaker, fields }) => html`
  <dl class="plain-facts">
    ${fields.map(
      ([name, value]) => html`<div key=${name} class=${isShort(value) ? "plain-short" : ""}>
        <dt>${fieldText(speaker, name)}</dt>
        <dd><${Fact} speaker=${speaker} name=${name} value=${value} /></dd>
      </div>`,
    )}
  </dl>
`;

/** @param {{speaker: Speaker, name: string, value: any}} props */
function Fact({ speaker, name, value }) {
  if (isShort(value)) return valueText(speaker, name, value);
  if (!Array.isArray(value)) return html`<${Facts} speaker=${speaker} fields=${told(value)} />`;
  if (value.every(isShort) && !value.some(isSentence)) return valueText(speaker, name, value);
  if (value.every((one) => !isShort(one) && !Array.isArray(one)))
    return html`<${Rows} speaker=${speaker} name=${name} rows=${value} />`;
  return html`<ol>
    ${value.map((one, i) => html`<li key=${i}><${Fact} speaker=${speaker} name=${name} value=${one} /></li>`)}
  </ol>`;
}

/** Things of one kind, one below the other. @param {{speaker: Speaker, name: string, rows: any[]}} props */
function Rows({ speaker, name, rows }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => column !== "type");
  return html`
    <div class="plain-rows" role="region" tabindex="0" aria-label=${fieldText(speaker, name)}>
      <table>
        <thead>
          <tr>${columns.map((column) => html`<th key=${column} scope="col">${fieldText(speaker, column)}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, i) => html`<tr key=${i}>
              ${columns.map((column) => html`<td key=${column}>${valueText(speaker, column, row[column])}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `;
}
