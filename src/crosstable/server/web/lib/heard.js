/** What people say at a table beside the game, chat and signs, as lines of one conversation. */
import { readUpTo } from "./read.js";
import { namesAt } from "./seat-name.js";
import { audible, wordsOf } from "./speakers.js";

/**
 * `own`: the reader said it. `read`: it was read before this page was opened. Without `by` the table says it.
 * @typedef {{key: string, seq: number, seat: number, by: string, name: string, own: boolean, words: string,
 *   read: boolean}} HeardLine
 */

/** In the order of time. @param {import("./table-store.js").TableStore} store @returns {HeardLine[]} */
export function heardAt(store) {
  const names = namesAt(store);
  const read = readUpTo(store.code);
  return audible(store.chat.value).map((line) => ({
    key: `t${line.seq}-${line.seat}`,
    seq: line.seq,
    seat: line.seat,
    by: line.by,
    name: line.by && line.name,
    own: line.own,
    words: wordsOf(line, names),
    read: line.seq <= read,
  }));
}
