/**
 * SHA-256 in plain JavaScript: `crypto.subtle` does not exist on a plain-http address in the local network, where most
 * games are played.
 */

/** @param {number} count @param {number} power the fractions of the roots of the first primes, 32 bits each */
function fractions(count, power) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = fractions(8, 1 / 2);
const ROUNDS = fractions(64, 1 / 3);

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The message with a one, zeros and its length, as 32-bit words. @param {Uint8Array} message */
function padded(message) {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

/** @param {Uint8Array} message @returns {Uint8Array} 32 bytes */
export function sha256(message) {
  const view = padded(message);
  const sum = [...START];
  const words = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    for (let i = 0; i < 64; i++) words[i] = i < 16 ? view.getInt32(at + 4 * i) : later(words, i);
    block(sum, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of sum.entries()) digest.setInt32(4 * i, word);
  return new Uint8Array(digest.buffer);
}

/** @param {Int32Array} words @param {number} i */
function later(words, i) {
  const [a = 0, b = 0, c = 0, d = 0] = [words[i - 16], words[i - 15], words[i - 7], words[i - 2]];
  const small = turned(b, 7) ^ turned(b, 18) ^ (b >>> 3);
  const large = turned(d, 17) ^ turned(d, 19) ^ (d >>> 10);
  return (a + small + c + large) | 0;
}

/** @param {number[]} sum changed in place @param {Int32Array} words */
function block(sum, words) {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
  for (const [i, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[i] ?? 0) + word) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) sum[i] = ((sum[i] ?? 0) + word) | 0;
}

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** One after the other; a text as UTF-8. @param {...(string | Uint8Array)} parts */
export function joined(...parts) {
  const pieces = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
