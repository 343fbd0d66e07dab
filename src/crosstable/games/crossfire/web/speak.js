/** Talking: one's claim, and sentences built from a few choices. */
import { useEffect, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { useAsk } from "shell/lib/use-ask.js";
import { choices, claimName } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** Turn one's card. @param {Props & {ask: (asked: Promise<unknown>) => Promise<boolean>}} props */
export function ClaimChoice({ view, act, ask, sending }) {
  const now = view.seat === null ? null : view.claims[view.seat];
  return html`
    <fieldset class="choice cf-claims-choice" disabled=${!offered(view, "claim")}>
      <legend class="label">
        <span data-rule="crossfire C8">
          ${t(view.phase === "claim" ? "crossfire-ui-first-claim" : "crossfire-ui-claim")}
        </span>
      </legend>
      <div>
        ${view.edges.map(
          (claim) => html`<label>
            <input type="radio" name="claim" value=${claim} checked=${now === claim} disabled=${sending}
              onChange=${() => ask(act({ type: "claim", claim }))} />${claimName(claim)}
          </label>`,
        )}
      </div>
    </fieldset>
  `;
}

/** @param {{label: string, value: string, onInput: (value: string) => void, of: [string, string][]}} props */
const Pick = ({ label, value, onInput, of }) => html`
  <select aria-label=${label} value=${value}
    onChange=${(/** @type {any} */ event) => onInput(event.currentTarget.value)}>
    ${value === "" && html`<option value="" selected disabled>${label} …</option>`}
    ${of.map(([key, word]) => html`<option value=${key} selected=${key === value}>${word}</option>`)}
  </select>
`;

/** @param {Props & {about: number | null}} props */
export function Speak(props) {
  const { view, act, players } = props;
  const [problem, ask] = useAsk();
  const names = players.map((player) => player.name);
  return html`
    <section class="cf-speak" aria-label=${t("crossfire-ui-speak")}>
      ${offered(view, "tell_seen") && html`<${Own} ...${props} ask=${ask} />`}
      ${offered(view, "doubt") && html`<${About} ...${props} ask=${ask} names=${names} />`}
      ${
        offered(view, "plead") &&
        html`<button class="button small" onClick=${() => ask(act({ type: "plead" }))}>
          ${t("crossfire-ui-plea")}
        </button>`
      }
      ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
    </section>
  `;
}

/**
 * “I was dealt the VIP.” Nothing is chosen beforehand: it would be the truth, for a neighbour to read.
 * @param {Props & {ask: (asked: Promise<unknown>) => Promise<boolean>}} props
 */
function Own({ view, act, ask, sending }) {
  const [stage, setStage] = useState(/** @type {import("./types").Stage | "am"} */ ("dealt"));
  const [role, setRole] = useState("");
  const stages = choices(view, "tell_seen", "stage");
  const roles = choices(view, "tell_seen", "role");
  const chosen = /** @type {import("./types").Role} */ (role);
  const tell = async () => {
    const said =
      stage === "am" ? act({ type: "tell_role", role: chosen }) : act({ type: "tell_seen", stage, role: chosen });
    if (await ask(said)) setRole("");
  };
  return html`<div class="cf-sentence">
    <${Pick} label=${t("crossfire-ui-when")} value=${stage} onInput=${(/** @type {typeof stage} */ value) => {
      setStage(value);
      setRole("");
    }}
      of=${[...stages, "am"].map((one) => [one, t(`crossfire-ui-say-${one}`)])} />
    <${Pick} label=${t("crossfire-ui-card")} value=${role} onInput=${setRole}
      of=${roles.map((one) => [one, t(stage === "am" ? "crossfire-being" : "crossfire-card", { role: one })])} />
    <button class="button small" disabled=${sending || !role} onClick=${tell}>${t("crossfire-ui-say")}</button>
  </div>`;
}

const ABOUT = ["doubt", "trust", "ask"];

/**
 * “Seat 6 is lying.”
 * @param {Props & {about: number | null, names: string[], ask: (asked: Promise<unknown>) => Promise<boolean>}} props
 */
function About({ view, act, ask, names, sending, about }) {
  const others = choices(view, "doubt", "about");
  const roles = choices(view, "suspect", "role");
  const [seat, setSeat] = useState(about ?? others[0]);
  const [what, setWhat] = useState("doubt");
  useEffect(() => {
    if (about !== null) setSeat(about);
  }, [about]);
  const [kind, role] = what.split(":");
  const action = { type: kind, about: Number(seat), ...(role ? { role } : {}) };
  const tell = () => ask(act(/** @type {import("./types").AnyAction} */ (action)));
  const suspicion = (/** @type {string} */ one) =>
    t("crossfire-ui-about-suspect", { card: t("crossfire-being", { role: one }) });
  const things = [
    ...ABOUT.map((one) => [one, t(`crossfire-ui-about-${one}`)]),
    ...roles.map((one) => [`suspect:${one}`, suspicion(one)]),
  ];
  return html`<div class="cf-sentence">
    <${Pick} label=${t("crossfire-ui-whom")} value=${String(seat)}
      onInput=${(/** @type {string} */ value) => setSeat(Number(value))}
      of=${others.map((one) => [String(one), names[one] ?? ""])} />
    <${Pick} label=${t("crossfire-ui-what")} value=${what} onInput=${setWhat} of=${things} />
    <button class="button small" disabled=${sending} onClick=${tell}>${t("crossfire-ui-say")}</button>
  </div>`;
}
