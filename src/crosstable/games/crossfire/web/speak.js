/** Talking: one's claim, and sentences built from a few choices. */
import { useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { offered } from "shell/lib/offers.js";
import { say, t } from "shell/lib/texts.js";
import { useAsk } from "shell/lib/use-ask.js";
import { choices, claimName } from "./words.js";

/** @typedef {import("./types").Props} Props */

/**
 * Turn one's card, and think again as fast as one likes: a second tap is not lost while the first is on its way.
 * @param {Props & {ask: (asked: Promise<unknown>) => Promise<boolean>}} props
 */
export function ClaimChoice({ view, act, ask, paused }) {
  const now = view.seat === null ? null : view.claims[view.seat];
  return html`
    <fieldset class="choice cf-claims-choice" disabled=${paused || !offered(view, "claim")}>
      <legend class="label">
        <span data-rule="crossfire C8">
          ${t(view.phase === "claim" ? "crossfire-ui-first-claim" : "crossfire-ui-claim")}
        </span>
      </legend>
      <div>
        ${view.edges.map(
          (claim) => html`<label>
            <input type="radio" name="claim" value=${claim} checked=${now === claim}
              onChange=${() => ask(act({ type: "claim", claim }))} />${claimName(claim)}
          </label>`,
        )}
      </div>
    </fieldset>
  `;
}

/**
 * @param {{label: string, value: string, onInput: (value: string) => void, of: [string, string][],
 *   disabled?: boolean}} props
 */
const Pick = ({ label, value, onInput, of, disabled }) => html`
  <select aria-label=${label} value=${value} disabled=${disabled}
    onChange=${(/** @type {any} */ event) => onInput(event.currentTarget.value)}>
    ${value === "" && html`<option value="" selected disabled>${label} …</option>`}
    ${of.map(([key, word]) => html`<option value=${key} selected=${key === value}>${word}</option>`)}
  </select>
`;

/** What one can say about oneself. @param {Props} props */
export function Speak(props) {
  const { view, act, players, sending } = props;
  const [problem, ask] = useAsk();
  return html`
    <section class="cf-speak" aria-label=${t("crossfire-ui-speak")}>
      ${offered(view, "tell_seen") && html`<${Own} ...${props} ask=${ask} />`}
      ${
        offered(view, "plead") &&
        html`<button class="button small" disabled=${sending} onClick=${() => ask(act({ type: "plead" }))}>
          ${t("crossfire-ui-plea")}
        </button>`
      }
      ${
        problem &&
        html`<p class="problem" role="alert">${say(
          problem,
          players.map((player) => player.name),
        )}</p>`
      }
    </section>
  `;
}

/**
 * “I was dealt the VIP.” Nothing is chosen beforehand: it would be the truth, for a neighbour to read.
 * @param {Props & {ask: (asked: Promise<unknown>) => Promise<boolean>}} props
 */
function Own({ view, act, ask, sending, paused }) {
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
    <${Pick} label=${t("crossfire-ui-when")} value=${stage} disabled=${paused} onInput=${(
      /** @type {typeof stage} */ value,
    ) => {
      setStage(value);
      setRole("");
    }}
      of=${[...stages, "am"].map((one) => [one, t(`crossfire-ui-say-${one}`)])} />
    <${Pick} label=${t("crossfire-ui-card")} value=${role} disabled=${paused} onInput=${setRole}
      of=${roles.map((one) => [one, t(stage === "am" ? "crossfire-being" : "crossfire-card", { role: one })])} />
    <button class="button small" disabled=${sending || !role} onClick=${tell}>${t("crossfire-ui-say")}</button>
  </div>`;
}
