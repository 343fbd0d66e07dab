/** The pages and their addresses. */
import { html } from "./lib/html.js";
import { isOffline } from "./lib/offline.js";
import { path } from "./lib/router.js";
import { t } from "./lib/texts.js";
import { MissingPage } from "./pages/missing/missing.js";
import { StartPage } from "./pages/start/start.js";
import { Keys } from "./parts/keys/keys.js";
import { Later } from "./parts/later/later.js";
import { NameDialog } from "./parts/name/name.js";
import { Notice } from "./parts/notice/notice.js";
import { RuleTip } from "./parts/rule-tip/rule-tip.js";

/** @type {[RegExp, (found: string[]) => any][]} */
const PAGES = [
  [
    /^\/$/,
    () =>
      isOffline()
        ? html`<${Later} key="offline" load=${() => import("./pages/offline/offline.js")} />`
        : html`<${StartPage} />`,
  ],
  [
    /^\/t\/([^/]+)$/,
    ([code = ""]) => html`<${Later} key=${code} load=${() => import("./pages/table/table.js")} with=${{ code }} />`,
  ],
  [
    /^\/t\/([^/]+)\/(?:games|replay)\/(\d+)$/,
    ([code = "", round]) =>
      html`<${Later} key=${`${code} ${round}`} load=${() => import("./pages/replay/replay.js")}
        with=${{ code, round: Number(round) }} />`,
  ],
  [
    /^\/t\/([^/]+)\/games\/(\d+)\/verify$/,
    ([code = "", round]) =>
      html`<${Later} key=${`verify ${code} ${round}`} load=${() => import("./pages/verify/verify.js")}
        with=${{ code, round: Number(round) }} />`,
  ],
  [/^\/verify$/, () => html`<${Later} key="verify" load=${() => import("./pages/verify/verify.js")} />`],
  [
    /^\/tv(?:\/([^/]+))?$/,
    ([code = ""]) =>
      html`<${Later} key=${`tv ${code}`} load=${() => import("./pages/wall/wall.js")} with=${{ code }} />`,
  ],
  [/^\/replay$/, () => html`<${Later} key="file" load=${() => import("./pages/replay/file.js")} />`],
  [/^\/companion$/, () => html`<${Later} key="companion" load=${() => import("./pages/companion/companion.js")} />`],
  [
    /^\/puzzles(?:\/([a-z_]+))?(?:\/([a-z0-9_]+))?$/,
    ([game = "", theme = ""]) =>
      html`<${Later} key=${`puzzles ${game} ${theme}`} load=${() => import("./pages/puzzles/puzzles.js")}
        with=${{ game, theme }} />`,
  ],
  [
    /^\/rules\/([a-z_]+)$/,
    ([game = ""]) =>
      html`<${Later} key=${`rules ${game}`} load=${() => import("./pages/rules/rules.js")} with=${{ game }} />`,
  ],
];

/** What an address means, or null: people and programs damage addresses. @param {string} address */
function decoded(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/** @param {string} address */
function pageAt(address) {
  for (const [pattern, page] of PAGES) {
    const found = pattern
      .exec(address)
      ?.slice(1)
      .map((part) => decoded(part ?? ""));
    if (found?.every((part) => part !== null)) return page(found);
  }
  return html`<${MissingPage} why=${{ key: "ui-no-page" }} />`;
}

export const App = () => html`
  <a class="sr skip" href="#main">${t("ui-skip")}</a>
  ${pageAt(path.value)}
  <${NameDialog} />
  <${Notice} />
  <${RuleTip} />
  <${Keys} />
`;
