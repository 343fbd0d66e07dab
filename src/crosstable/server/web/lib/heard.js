/** What people say at a table beside the game, chat and signs, as lines of one conversation. */
import { readUpTo } from "./read.js";
import { namesAt } from "./seat-name.js";
import { audible, wordsOf } from "./speakers.js";

/**
 * `own`: the reader said it. `read`: it was read before this page was opened. `ready`: a ready-made sentence. Without
 * `by` the table says it.
 * @typedef {{key: string, seq: number, seat: number, by: string, name: string, own: boolean, words: string,
 *   read: boolean, ready: boolean}} HeardLine
 */

/** @typedef {import("./table-props").Sat} Sat */

/** Who sat where until somebody else did. @param {import("./table-store.js").TableStore} store @returns {Sat[]} */
export const satAt = (store) =>
  store.chat.value.flatMap(({ by, seq, seat, phrase }) => {
    const [, change] = (!by && phrase?.key.match(/^table-log-(joined|left|removed)/)) || [];
    const name = change && phrase?.args?.[change === "joined" ? "was" : "name"];
    return typeof name === "string" && name ? [{ seq, seat, name }] : [];
  });

/**
 * Who sat at a seat in a step, if somebody else sits there now.
 * @param {readonly Sat[]} sat @param {number} seat @param {number} seq
 */
export const satThen = (sat, seat, seq) => sat.find((one) => one.seat === seat && one.seq > seq)?.name;

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
    ready: Boolean(line.phrase),
  }));
}
