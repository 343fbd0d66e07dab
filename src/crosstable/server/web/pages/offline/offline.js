/** The start page while the server does not answer: what works without it. */
import { useEffect } from "preact/hooks";
import { games, hasFile } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { TopBar } from "../../parts/topbar/topbar.js";

/** Milliseconds between two questions to the server. */
const AGAIN = 5000;

/** Back to the start page as soon as the server answers. */
function useReturn() {
  useEffect(() => {
    const ask = () =>
      void fetch("/api/health").then(
        (answer) => answer.ok && location.reload(),
        () => undefined,
      );
    const timer = setInterval(ask, AGAIN);
    addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      removeEventListener("online", ask);
    };
  }, []);
}

export default function OfflinePage() {
  useReturn();
  useEffect(() => {
    document.title = `${t("ui-offline")} · Crosstable`;
  }, []);
  const told = games.value?.filter((game) => hasFile(game.id, "rules.js")) ?? [];
  return html`
    <${TopBar} />
    <main id="main" class="page stack">
      <h1 class="page-title">${t("ui-offline")}</h1>
      <p role="status">${t("ui-offline-line")}</p>
      <p><button class="button" onClick=${() => location.reload()}>${t("ui-offline-again")}</button></p>
      <h2>${t("ui-offline-works")}</h2>
      <p class="soft">${t("ui-real-table-line")}</p>
      <p><a class="button main" href="/companion">${t("ui-real-table-go")}</a></p>
      ${
        games.value?.some((game) => hasFile(game.id, "puzzles.json")) &&
        html`<h2>${t("ui-puzzles")}</h2>
        <p><a class="button main" href="/puzzles">${t("ui-puzzle-today")}</a></p>`
      }
      <h2>${t("ui-rules")}</h2>
      <p class="row">
        ${told.map(({ id }) => html`<a key=${id} class="button" href=${`/rules/${id}`}>${t(`${id}-name`)}</a>`)}
      </p>
    </main>
  `;
}
