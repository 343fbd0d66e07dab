/** Where the browser begins: settings, texts, then the page the address names. */
import { render } from "preact";
import { App } from "./app.js";
import { html } from "./lib/html.js";
import { watchLinks } from "./lib/router.js";
import { applySettings } from "./lib/settings.js";
import { loadTexts } from "./lib/texts.js";

const place = /** @type {HTMLElement} */ (document.getElementById("app"));

applySettings();
watchLinks();
try {
  await loadTexts();
  render(html`<${App} />`, place);
} catch (error) {
  document.getElementById("unreachable")?.removeAttribute("hidden"); // without texts no component can speak
  throw error;
}
