/** The seed and the draws of a game, worked out again: docs/fairness.md has the scheme on a page. */
import { fromHex, joined, sha256, toHex } from "../../lib/sha256.js";

/** @typedef {number | string | number[]} Card */
/** @typedef {{label: string, how: "number" | "pick" | "shuffle", of: number | Card[], got: Card | Card[]}} Draw */
/** @typedef {{by: string, pledge?: string, contribution?: string}} Part */

/** Web Cryptography, where the page was loaded in a way that has it. */
const subtle = () => globalThis.crypto?.subtle;

/** @param {Uint8Array} bytes */
const digest = async (bytes) =>
  subtle() ? new Uint8Array(await subtle().digest("SHA-256", /** @type {any} */ (bytes))) : sha256(bytes);

/** @param {Uint8Array} key 32 bytes @param {number} mask */
const masked = (key, mask) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);

/** HMAC-SHA-256. @param {Uint8Array} key @param {Uint8Array} message */
export async function hmac(key, message) {
  if (!subtle()) return sha256(joined(masked(key, 0x5c), sha256(joined(masked(key, 0x36), message))));
  const how = { name: "HMAC", hash: "SHA-256" };
  const imported = await subtle().importKey("raw", /** @type {any} */ (key), how, false, ["sign"]);
  return new Uint8Array(await subtle().sign("HMAC", imported, /** @type {any} */ (message)));
}

/** @param {...(string | Uint8Array)} parts */
export const hashOf = async (...parts) => toHex(await digest(joined(...parts)));

/** What the server shows before the deal. @param {string} secret */
export const promiseOf = (secret) => hashOf("crosstable seed 1\0", fromHex(secret));

/** @param {string} promise @param {string} contribution */
export const pledgeOf = (promise, contribution) => hashOf("crosstable pledge 1\0", promise, fromHex(contribution));

/** @param {string} secret @param {Part[]} parts */
export async function seedOf(secret, parts) {
  const lines = parts.map(({ by, pledge = "", contribution = "" }, i) => `${i} ${by} ${pledge} ${contribution}\n`);
  return toHex(await hmac(fromHex(secret), joined("crosstable seed 2\0", ...lines)));
}

/** Cards in the order of their JSON. @param {readonly Card[]} cards @returns {Card[]} */
export const inOrder = (cards) =>
  cards
    .map((card) => ({ card, key: JSON.stringify(card) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ card }) => card);

const WORDS = 2n ** 64n;

/** The chance of one action of a game. */
export class Chance {
  /** @type {Map<string, {block: bigint, words: bigint[]}>} */
  #streams = new Map();
  #seed;
  #action;

  /** @param {string} seed @param {number} action */
  constructor(seed, action) {
    this.#seed = fromHex(seed);
    this.#action = action;
  }

  /** @param {string} label */
  async #word(label) {
    const stream = this.#streams.get(label) ?? { block: 0n, words: [] };
    this.#streams.set(label, stream);
    if (!stream.words.length) {
      const count = new DataView(new ArrayBuffer(8));
      count.setBigUint64(0, stream.block++);
      const name = joined(`${this.#action}:${label}\0`, new Uint8Array(count.buffer));
      const block = new DataView((await hmac(this.#seed, name)).buffer);
      stream.words = [0, 8, 16, 24].map((at) => block.getBigUint64(at));
    }
    return /** @type {bigint} */ (stream.words.shift());
  }

  /** A whole number below this one. @param {string} label @param {number} n */
  async below(label, n) {
    const most = WORDS - (WORDS % BigInt(n));
    let word = await this.#word(label);
    while (word >= most) word = await this.#word(label);
    return Number(word % BigInt(n));
  }

  /** The same draw again; null if there is none like this. @param {Draw} draw @returns {Promise<Draw | null>} */
  async again({ label, how, of }) {
    if (how === "number")
      return typeof of === "number" && of > 0 ? { label, how, of, got: await this.below(label, of) } : null;
    if (!Array.isArray(of) || !(of.length || how === "shuffle")) return null;
    const cards = inOrder(of);
    if (how === "pick")
      return { label, how, of: cards, got: /** @type {Card} */ (cards[await this.below(label, of.length)]) };
    const got = [...cards];
    for (let top = got.length - 1; top > 0; top--) {
      const other = await this.below(label, top + 1);
      [got[top], got[other]] = [/** @type {Card} */ (got[other]), /** @type {Card} */ (got[top])];
    }
    return { label, how, of: cards, got };
  }
}
