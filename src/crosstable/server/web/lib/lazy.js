/** Parts of the product that are loaded when somebody wants them: pages and style sheets. */
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";
import { t } from "./texts.js";

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** Load a style sheet, once. @param {string} href */
export function addSheet(href) {
  let loading = sheets.get(href);
  if (!loading) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    loading = new Promise((resolve) => (link.onload = link.onerror = () => resolve()));
    document.head.append(link);
    sheets.set(href, loading);
  }
  return loading;
}

/** A component that is loaded first. @param {{load: () => Promise<any>} & Record<string, any>} props */
export function Lazy({ load, ...props }) {
  const [Loaded, setLoaded] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then((found) => setLoaded(() => found), () => setFailed(true));
  }, []);
  if (failed) return html`<main id="main" class="page"><p class="problem" role="alert">${t("ui-no-server")}</p></main>`;
  return Loaded && html`<${Loaded} ...${props} />`;
}
