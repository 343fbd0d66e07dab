/** Crossfire at a real table: three minutes of sand, the dealer's script for the shot, and who wins when. */
import { useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { Teller } from "shell/pages/companion/teller.js";
import { SandTimer, turned } from "shell/pages/companion/timer.js";
import { Choice } from "shell/parts/choice/choice.js";

/** @typedef {import("shell/pages/companion/types").Sand} Sand */
/** @typedef {import("shell/pages/companion/types").HelperProps} Props */

/** @param {Props} props */
export function During({ session, places, told, keep, finish }) {
  const seconds = Number(session.options.seconds ?? 180);
  const play = session.play ?? { shot: false, line: 0, sand: turned(seconds) };
  const shoot = () => keep({ ...play, shot: true, line: 0, sand: turned(0) });
  if (play.shot)
    return html`<${Teller} key="shot" title=${t("crossfire-companion-shot")} lines=${told("shot")} names=${places}
      at=${play.line} begin=${play.line === 0}
      onMove=${(/** @type {number} */ line) => keep({ ...play, line }, { quiet: true })} onDone=${() => finish()}
      done=${t("ui-companion-to-result")} />`;
  return html`
    <section class="com-during">
      ${
        seconds > 0
          ? html`<${SandTimer} seconds=${seconds} sand=${play.sand} onEnd=${shoot}
            onSand=${(/** @type {Sand} */ sand) => keep({ ...play, sand }, { quiet: true })} />`
          : html`<p class="com-lead">${t("crossfire-companion-no-timer")}</p>`
      }
    </section>
    <div class="start-bar">
      <p>${say({ key: "crossfire-companion-talk" })}</p>
      <button class="button main" onClick=${shoot}>${t("crossfire-companion-shoot")}</button>
    </div>
  `;
}

/** It can happen that nobody wins. */
export const settled = () => true;

/** What the result means for each role in play. @param {Props} props */
export function Deciding({ session, told }) {
  const [red, setRed] = useState(/** @type {boolean | null} */ (null));
  const mode = String(session.options.mode ?? "crossfire");
  const roles = /** @type {string[]} */ (told("roles"));
  return html`
    <section class="stack" aria-labelledby="cfc-who">
      <h2 id="cfc-who">${t("crossfire-companion-who-won")}</h2>
      <${Choice} label=${t("crossfire-companion-result")} of=${[true, false]} value=${red}
        text=${(/** @type {boolean} */ one) =>
          t(one ? "crossfire-companion-red" : "crossfire-companion-blue", { mode })} onChoose=${setRed} />
      <dl class="cfc-roles">
        ${roles.map((role) => {
          const fate = red === null ? "depends" : String(told("fate", { role, red })[0]);
          return html`<div key=${role} class=${`cfc-${fate}`}>
            <dt>${t("crossfire-role", { role })}</dt>
            <dd>
              ${
                fate === "depends"
                  ? t("crossfire-companion-goal", { role, mode })
                  : html`<strong>
                    ${fate === "wins" ? "✓" : "✕"} ${t("crossfire-companion-fate", { fate })}
                  </strong>`
              }
            </dd>
          </div>`;
        })}
      </dl>
      ${roles.includes("bomber") && html`<p><strong>${t("crossfire-companion-bomber")}</strong></p>`}
      <p class="soft">${t("crossfire-companion-guilty")}</p>
    </section>
  `;
}
