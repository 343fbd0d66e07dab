/**
 * A private link that somebody opened on this device: `/t/CODE#seat=TOKEN`. The token never goes to the server as an
 * address.
 */

import { notify } from "../parts/notice/notice.js";
import { getPrivateLink } from "./api.js";
import { keepToken, tokenOf } from "./seats.js";

/** The token in the address, which is removed from it at once. */
export function tokenInAddress() {
  const found = /^#seat=([\w-]{16,64})$/.exec(location.hash)?.[1] ?? null;
  if (found !== null) history.replaceState(null, "", location.pathname);
  return found;
}

/**
 * Take the seat of a private link, unless the link no longer works or the person declines.
 * @param {string} code
 * @param {string} token
 * @param {() => Promise<boolean>} mayReplace asked if this device has another seat at the table
 */
export async function takeLinkedSeat(code, token, mayReplace) {
  const before = tokenOf(code);
  if (before === token) return;
  try {
    await getPrivateLink(code, token);
  } catch {
    notify({ key: "ui-hand-over-void" });
    return;
  }
  if (before !== null && !(await mayReplace())) return;
  keepToken(code, token);
  notify({ key: "ui-hand-over-taken" });
}
