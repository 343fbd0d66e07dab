/** Where the browser begins: settings, texts, then the page the address names. */
import { render } from "preact";
import { App } from "./app.js";
import { loadGames } from "./lib/games.js";
import { html } from "./lib/html.js";
import { keepForLater } from "./lib/offline.js";
import { watchLinks } from "./lib/router.js";
import { applySettings } from "./lib/settings.js";
import { loadTexts } from "./lib/texts.js";

const place = /** @type {HTMLElement} */ (document.getElementById("app"));

applySettings();
watchLinks();
try {
  const known = loadGames().catch(() => undefined); // a page that needs them says what went wrong
  await Promise.all([loadTexts(), known]);
  place.replaceChildren(); // what the page showed until now
  render(html`<${App} />`, place);
  keepForLater();
} catch (error) {
  document.getElementById("unreachable")?.removeAttribute("hidden"); // without texts no component can speak
  throw error;
}
