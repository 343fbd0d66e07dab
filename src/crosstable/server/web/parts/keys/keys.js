/**
 * Keys that do something on a page, and the list of them that "?" shows. A button says its key with
 * `aria-keyshortcuts`; then pressing the key presses the button, and the list names it as the button is named.
 */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../../lib/html.js";
import { shortcuts } from "../../lib/settings.js";
import { hasText, t } from "../../lib/texts.js";
import { Dialog } from "../dialog/dialog.js";

/** @typedef {{key: string, does: string, press: () => void}} Bound */

/** Keys that belong to no button. @type {Set<Bound>} */
const bound = new Set();
const open = signal(false);

/** Show the list of keys. */
export const showKeys = () => (open.value = true);

/**
 * A key that works as long as the component stands.
 * @param {string} key
 * @param {string} does
 * @param {() => void} press
 */
export function useKey(key, does, press) {
  useEffect(() => {
    const mine = { key, does, press };
    bound.add(mine);
    return () => void bound.delete(mine);
  });
}

/** The buttons of the page that have a key and can be pressed now. */
const buttons = () =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll("main [aria-keyshortcuts]")]).filter(
    (one) => !(/** @type {any} */ (one).disabled) && one.getClientRects().length > 0,
  );

/** The one thing to do at this table now: Enter does it. A button with a key of its own waits for that key. */
const mainButton = () =>
  /** @type {HTMLElement | null} */ (
    document.querySelector("main[data-keys] .button.main:enabled:not([aria-keyshortcuts], .ending *, form *)")
  );

/** @param {HTMLElement} one */
const keyOf = (one) => one.getAttribute("aria-keyshortcuts") ?? "";

/** What a screen reader calls a button. @param {HTMLElement} one */
function nameOf(one) {
  const copy = /** @type {HTMLElement} */ (one.cloneNode(true));
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (one.getAttribute("aria-label") ?? copy.textContent ?? "").trim().replace(/\s+/g, " ");
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    document.querySelector("dialog[open]")
  )
    return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]"))
    return;
  const letter = event.key.length === 1;
  if (letter && !shortcuts.peek()) return;
  // Enter presses what has the focus
  if (!letter && target.closest("button, a, input, summary, [role=grid], [role=slider]")) return;
  const key = [...bound].find((one) => one.key === event.key);
  const named = buttons().find((one) => keyOf(one) === event.key);
  const button = named ?? (event.key === "Enter" ? mainButton() : null);
  if (!key && !button && event.key !== "?") return;
  event.preventDefault();
  if (event.key === "?") showKeys();
  else if (key) key.press();
  else button?.click();
}

/** Stands at the end of the page; listens, and shows the list when somebody asks. */
export function Keys() {
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return open.value && html`<${KeyList} onClose=${() => (open.value = false)} />`;
}

/** The keys a game has besides its buttons: `<game>-key-<name>` and `<game>-key-<name>-does`. */
const GAME_KEYS = ["arrows", "enter", "type", "escape"];

/** @param {{onClose: () => void}} props */
function KeyList({ onClose }) {
  const game = document.querySelector("main[data-keys]")?.getAttribute("data-keys") ?? "";
  const own = GAME_KEYS.filter((name) => hasText(`${game}-key-${name}`));
  /** @type {[string, string][]} */
  const now = buttons().map((one) => [keyOf(one), nameOf(one)]);
  const first = mainButton();
  if (first) now.unshift(["Enter", nameOf(first)]);
  /** @type {[string, string][]} */
  const rows = [
    ...own.map((name) => /** @type {[string, string]} */ ([t(`${game}-key-${name}`), t(`${game}-key-${name}-does`)])),
    ...now,
    ...[...bound].map((one) => /** @type {[string, string]} */ ([one.key, one.does])),
    ["Tab", t("ui-key-tab")],
    ...(own.includes("escape") ? [] : [/** @type {[string, string]} */ (["Esc", t("ui-key-escape")])]),
    ["?", t("ui-key-help")],
  ];
  return html`
    <${Dialog} title=${t("ui-keys")} onClose=${onClose}>
      <dl class="keys">
        ${rows.map(
          ([key, does]) => html`<div key=${key + does}><dt><kbd>${key === " " ? t("ui-key-space") : key}</kbd></dt>
            <dd>${does}</dd></div>`,
        )}
      </dl>
      ${!shortcuts.value && html`<p class="soft">${t("ui-keys-off")}</p>`}
    <//>
  `;
}
