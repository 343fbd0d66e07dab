/** The strip at the top of every page: home, what this is, language and settings. */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { language } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { useKey } from "../keys/keys.js";
import { Mark } from "../mark/mark.js";
import { Settings } from "../settings/settings.js";

/** @param {{children?: any}} props what the page adds in the middle */
export function TopBar({ children }) {
  const [open, setOpen] = useState(false);
  useKey(",", t("ui-settings"), () => setOpen(true));
  const other = language.value === "de" ? "en" : "de";
  return html`
    <header class="topbar">
      <a class="home" href="/" aria-label=${t("ui-home")}><${Mark} size=${30} /><span>Crosstable</span></a>
      <div class="topbar-middle">${children}</div>
      <button class="icon language" type="button" lang=${other}
        aria-label=${`${other.toUpperCase()}: ${t("ui-switch-language")}`}
        onClick=${() => (language.value = other)}>${other.toUpperCase()}</button>
      <button class="icon" type="button" aria-label=${t("ui-settings")} onClick=${() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 7h11M20 7h1M3 17h1M10 17h11" />
          <circle cx="17" cy="7" r="3" /><circle cx="7" cy="17" r="3" /></svg>
      </button>
      ${open && html`<${Settings} onClose=${() => setOpen(false)} />`}
    </header>
  `;
}
