/** Calling somebody back to the table: a notification, a mark in the tab's title and on its icon. */
import { calls } from "./settings.js";
import { t } from "./texts.js";

const ICON = "/web/look/mark.svg";
const ICON_TURN = "/web/look/mark-turn.svg";

/** Whether this browser has notifications at all; on a plain-http address in the local network it does not. */
export const canCall = () => "Notification" in window && isSecureContext;

/** Ask for permission; only ever on a tap. @returns {Promise<boolean>} */
export async function allowCalls() {
  if (!canCall()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** @type {Notification | null} */
let shown = null;

/**
 * Call somebody who does not see the page; a click brings the table to the front.
 * @param {string} title
 * @param {string} body
 * @param {string} tag one call a table: a newer one takes the place of the older
 */
export function call(title, body, tag) {
  if (!calls.peek() || !document.hidden || !canCall() || Notification.permission !== "granted") return;
  try {
    shown = new Notification(title, { body, tag, icon: "/web/offline/icon-192.png" });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // Phones show notifications only through the page's worker.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, { body, tag, data: location.pathname }));
  }
}

/** Take back a call that was answered. */
export const callOff = () => shown?.close();

/**
 * The tab says whether it is one's turn, in words and on its icon.
 * @param {string} name
 * @param {boolean} mine
 */
export function markTab(name, mine) {
  document.title = `${mine ? `● ${t("ui-tab-turn")} · ` : ""}${name} · Crosstable`;
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? ICON_TURN : ICON);
}
