/** Share a link: with the phone's own sheet where there is one, otherwise by copying it. */
import { notify } from "../parts/notice/notice.js";

/** Copying without a secure address (a phone in the local network) needs the old way. @param {string} text */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = Object.assign(document.createElement("textarea"), { value: text });
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1); // beside it nothing can be chosen
  (dialog ?? document.body).append(area);
  const focused = document.activeElement;
  area.select();
  const worked = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!worked) throw new Error("copy");
}

/** @param {string} link */
export async function copyLink(link) {
  try {
    await copy(link);
    notify({ key: "ui-copied" });
  } catch {
    notify({ key: "ui-not-copied" });
  }
}

/** Whether the device has a sheet for sharing. */
export const canShare = () => typeof navigator.share === "function";

/** @param {string} link @param {string} title */
export async function shareLink(link, title) {
  try {
    await navigator.share({ title, url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(link);
  }
}

/** Share words with the phone's own sheet, otherwise copy them. @param {string} text */
export async function shareText(text) {
  if (!canShare()) return copyLink(text);
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(text);
  }
}
