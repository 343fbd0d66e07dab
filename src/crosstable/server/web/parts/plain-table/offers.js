/** What you may do now, drawn from the offers: a button, a row of buttons, or a form. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { Choice } from "../choice/choice.js";
import { actionText, fieldText, valueText } from "./words.js";

/** @typedef {import("../../lib/wire").Offer} Offer */
/** @typedef {import("../../lib/wire").Choice} Open */
/** @typedef {import("../../lib/wire").Value} Value */
/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {{speaker: Speaker, offer: Offer, sending: boolean, onAct: (action: any) => void}} Props */

/** More values than this are not put side by side: they go into a list to pick from. */
const FEW = 24;

/** Whether a choice leaves nothing to choose. @param {Open} choice */
const isFixed = (choice) => choice.choose === "one" && choice.of.length === 1;

/** What is chosen before anybody has chosen. @param {Offer} offer @returns {Record<string, any>} */
const begin = (offer) =>
  Object.fromEntries(
    Object.entries(offer.fields).map(([name, choice]) => [
      name,
      choice.choose === "some" ? [] : isFixed(choice) ? choice.of[0] : null,
    ]),
  );

/** Whether this may be sent. @param {Open} choice @param {any} value */
function isComplete(choice, value) {
  if (choice.choose === "one") return value !== null;
  const weight = choice.weights.reduce((sum, one, i) => sum + (value.includes(choice.of[i]) ? one : 0), 0);
  const barred = choice.never?.some((group) => group.every((one) => value.includes(one)));
  return value.length >= choice.least && value.length <= choice.most && weight >= choice.weight && !barred;
}

/** @param {{offers: Offer[], speaker: Speaker, sending: boolean, onAct: (action: any) => void}} props */
export const Offers = ({ offers, ...props }) =>
  offers.map((offer) => html`<${OneOffer} key=${JSON.stringify(offer)} offer=${offer} ...${props} />`);

/** @param {Props} props */
function OneOffer(props) {
  const { speaker, offer, sending, onAct } = props;
  const fields = Object.entries(offer.fields);
  const open = fields.filter(([, choice]) => !isFixed(choice) || fields.length === 1);
  const fixed = Object.fromEntries(
    fields.filter((field) => !open.includes(field)).map(([name, { of }]) => [name, of[0]]),
  );
  const label = actionText(speaker, offer, fixed);
  const [first] = open;
  const act = (/** @type {Record<string, any>} */ more) => onAct({ type: offer.action, ...fixed, ...more });
  if (!first) return html`<button class="button" disabled=${sending} onClick=${() => act({})}>${label}</button>`;
  const [name, choice] = first;
  if (open.length > 1 || choice.choose === "some" || choice.of.length > FEW)
    return html`<${OfferForm} ...${props} label=${label} open=${open} onSend=${act} />`;
  return html`
    <fieldset class="plain-offer">
      <legend>${label}</legend>
      <div class="row">
        ${choice.of.map(
          (value) => html`<button key=${String(value)} class="button small" disabled=${sending}
            onClick=${() => act({ [name]: value })}>${valueText(speaker, name, value)}</button>`,
        )}
      </div>
    </fieldset>
  `;
}

/** @param {Props & {label: string, open: [string, Open][], onSend: (chosen: Record<string, any>) => void}} props */
function OfferForm({ speaker, offer, sending, label, open, onSend }) {
  const [chosen, setChosen] = useState(() => begin(offer));
  const ready = open.every(([name, choice]) => isComplete(choice, chosen[name]));
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (ready) onSend(chosen);
  };
  return html`
    <form class="plain-offer stack" onSubmit=${send} aria-label=${label}>
      ${open.map(
        ([name, choice]) => html`<${Field} key=${name} speaker=${speaker} name=${name} choice=${choice}
          value=${chosen[name]} onChoose=${(/** @type {any} */ value) => setChosen({ ...chosen, [name]: value })} />`,
      )}
      <p><button class="button" disabled=${sending || !ready}>${label}</button></p>
    </form>
  `;
}

/** @param {{speaker: Speaker, name: string, choice: Open, value: any, onChoose: (value: any) => void}} props */
function Field({ speaker, name, choice, value, onChoose }) {
  const label = fieldText(speaker, name);
  const text = (/** @type {Value} */ one) => valueText(speaker, name, one);
  if (choice.choose === "some")
    return html`<${Several} label=${label} choice=${choice} value=${value} text=${text} onChoose=${onChoose} />`;
  if (choice.of.length <= FEW)
    return html`<${Choice} label=${label} of=${choice.of} value=${value} text=${text} onChoose=${onChoose} />`;
  return html`
    <label class="field">
      <span>${label}</span>
      <select value=${choice.of.indexOf(value)}
        onChange=${(/** @type {any} */ event) => onChoose(choice.of[Number(event.target.value)] ?? null)}>
        <option value="-1">${t("plain-choose")}</option>
        ${choice.of.map((one, i) => html`<option key=${i} value=${i}>${text(one)}</option>`)}
      </select>
    </label>
  `;
}

/**
 * Some of these: boxes to tick, and how many.
 * @param {{label: string, choice: import("../../lib/wire").SomeOf, value: Value[], text: (value: Value) => string,
 *   onChoose: (value: Value[]) => void}} props
 */
function Several({ label, choice, value, text, onChoose }) {
  const { least, most, weight, weights } = choice;
  const full = value.length >= most;
  /** @param {Value} one @param {boolean} on */
  const tick = (one, on) => onChoose(choice.of.filter((other) => (other === one ? on : value.includes(other))));
  return html`
    <fieldset class="choice">
      <legend class="label">${label}</legend>
      <p class="soft choice-hint">
        ${t("plain-how-many", { least, most, same: least === most ? "yes" : "no" })} ${
          weight > 0 && t("plain-weight", { weight })
        }
      </p>
      <div>
        ${choice.of.map(
          (one, i) => html`<label key=${String(one)}>
            <input type="checkbox" checked=${value.includes(one)} disabled=${full && !value.includes(one)}
              onChange=${(/** @type {any} */ event) => tick(one, event.target.checked)} />
            <span>${text(one)}${weights.length > 0 && ` (${weights[i]})`}</span>
          </label>`,
        )}
      </div>
    </fieldset>
  `;
}
