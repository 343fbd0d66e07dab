/** Everything a person may set on this device. */
import { html } from "../../lib/html.js";
import { LANGUAGES, language, motion, MOTIONS, name, sound, tap, TAPS, theme, THEMES } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { Choice } from "../choice/choice.js";
import { Dialog } from "../dialog/dialog.js";
import { Draft } from "../draft/draft.js";
import { LONGEST_NAME } from "../name/name.js";

const OWN_NAMES = { en: "English", de: "Deutsch" };

/** @param {{onClose: () => void}} props */
export const Settings = ({ onClose }) => html`
  <${Dialog} title=${t("ui-settings")} onClose=${onClose}>
    <${Draft} label=${t("ui-name-label")} value=${name.value} longest=${LONGEST_NAME} complete="nickname"
      onSave=${(/** @type {string} */ typed) => void (name.value = typed)} />
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
    <${Choice} label=${t("ui-sound")} of=${[false, true]} value=${sound.value}
      text=${(/** @type {boolean} */ on) => t(on ? "ui-sound-on" : "ui-sound-off")}
      onChoose=${(/** @type {boolean} */ on) => (sound.value = on)} />
  <//>
`;
