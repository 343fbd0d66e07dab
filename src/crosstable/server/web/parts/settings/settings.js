/** Everything a person may set on this device. */
import { useState } from "preact/hooks";
import { allowCalls, canCall } from "../../lib/calls.js";
import { play } from "../../lib/cues.js";
import { html } from "../../lib/html.js";
import {
  calls,
  LANGUAGES,
  language,
  MOTIONS,
  motion,
  name,
  shortcuts,
  TAPS,
  THEMES,
  tap,
  theme,
  VOLUMES,
  voice,
  volume,
} from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { Choice } from "../choice/choice.js";
import { Dialog } from "../dialog/dialog.js";
import { Draft } from "../draft/draft.js";
import { LONGEST_NAME } from "../name/name.js";

const OWN_NAMES = { en: "English", de: "Deutsch" };
const SWITCH = [false, true];

/** @param {boolean} on */
const onOff = (on) => t(on ? "ui-on" : "ui-off");

/** @param {{onClose: () => void}} props */
export const Settings = ({ onClose }) => html`
  <${Dialog} title=${t("ui-settings")} onClose=${onClose}>
    <${Draft} label=${t("ui-name-label")} value=${name.value} longest=${LONGEST_NAME} complete="nickname"
      onSave=${(/** @type {string} */ typed) => {
        name.value = typed;
      }} />
    <${Choice} label=${t("ui-language")} of=${LANGUAGES} value=${language.value}
      text=${(/** @type {"en" | "de"} */ code) => OWN_NAMES[code]}
      onChoose=${(/** @type {"en" | "de"} */ code) => (language.value = code)} />
    <${Choice} label=${t("ui-theme")} of=${THEMES} value=${theme.value}
      text=${(/** @type {string} */ one) => t(`ui-theme-${one}`)}
      onChoose=${(/** @type {any} */ one) => (theme.value = one)} />
    <${Choice} label=${t("ui-tap")} of=${TAPS} value=${tap.value}
      text=${(/** @type {string} */ one) => t(`ui-tap-${one}`)}
      onChoose=${(/** @type {any} */ one) => (tap.value = one)} />
    <${Choice} label=${t("ui-motion")} of=${MOTIONS} value=${motion.value}
      text=${(/** @type {string} */ one) => t(`ui-motion-${one}`)}
      onChoose=${(/** @type {any} */ one) => (motion.value = one)} />
    <${Choice} label=${t("ui-volume")} of=${VOLUMES} value=${volume.value}
      text=${(/** @type {number} */ loud) => t(`ui-volume-${VOLUMES.indexOf(/** @type {any} */ (loud))}`)}
      onChoose=${(/** @type {number} */ loud) => {
        volume.value = loud;
        play("turn");
      }} />
    <${Choice} label=${t("ui-voice")} hint=${t("ui-voice-line")} of=${SWITCH} value=${voice.value} text=${onOff}
      onChoose=${(/** @type {boolean} */ on) => (voice.value = on)} />
    <${Calls} />
    <${Choice} label=${t("ui-shortcuts")} hint=${t("ui-shortcuts-line")} of=${SWITCH} value=${shortcuts.value}
      text=${onOff}
      onChoose=${(/** @type {boolean} */ on) => (shortcuts.value = on)} />
    <p><a class="plain" href="/api/bots">${t("ui-bot-guide")}</a></p>
  <//>
`;

/** The browser is asked for its permission only here, on a tap. */
function Calls() {
  const [refused, setRefused] = useState(false);
  /** @param {boolean} on */
  const choose = async (on) => {
    calls.value = on && (await allowCalls());
    setRefused(on && !calls.value);
  };
  return html`
    <${Choice} label=${t("ui-calls")} hint=${t(canCall() ? "ui-calls-line" : "ui-calls-unable")} of=${SWITCH}
      disabled=${!canCall()}
      value=${calls.value} text=${onOff} onChoose=${choose} />
    ${refused && html`<p class="problem" role="alert">${t("ui-calls-refused")}</p>`}
  `;
}
