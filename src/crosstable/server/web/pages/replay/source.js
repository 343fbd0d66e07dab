/** Where a game that is reviewed comes from: a table, or a file. Both answer the same questions, each once. */
import { askFile, askGame, recordLink } from "../../lib/api.js";

/** @typedef {import("../../lib/wire").Eyes} Eyes */
/** @typedef {import("../../lib/wire").Replay} Replay */
/** @typedef {import("../../lib/wire").InsightAt} InsightAt */
/** @typedef {import("../../lib/wire").Curve} Curve */

/** @param {Eyes} eyes */
const seatOf = (eyes) => (typeof eyes === "number" ? `seat=${eyes}` : "");

export class Source {
  /** @type {Map<string, Promise<any>>} */
  #answers = new Map();
  #ask;

  /** @param {(what: string) => Promise<any>} ask @param {string | null} record where the file is */
  constructor(ask, record) {
    this.#ask = ask;
    this.record = record;
  }

  /** @param {Eyes} eyes @returns {Promise<Replay>} */
  replay(eyes) {
    return this.#once(`replay?${eyes === "open" ? "everything=true" : seatOf(eyes)}`);
  }

  /** @param {Eyes} eyes @param {number} step @param {string} lens @returns {Promise<InsightAt>} */
  insight(eyes, step, lens) {
    return this.#once(`insight?step=${step}&lens=${lens}&${seatOf(eyes)}`);
  }

  /** @returns {Promise<Curve>} */
  curve() {
    return this.#once("curve");
  }

  /** What decided it, as a spectator is told. @returns {Promise<import("../../lib/wire").Verdict>} */
  verdict() {
    return this.#once("verdict");
  }

  /** @param {string} what */
  #once(what) {
    let answer = this.#answers.get(what);
    if (!answer) {
      answer = this.#ask(what);
      this.#answers.set(what, answer);
      answer.catch(() => this.#answers.delete(what)); // a failed request may be repeated
    }
    return answer;
  }
}

/** @param {string} code @param {number} round */
export const fromTable = (code, round) => new Source((what) => askGame(code, round, what), recordLink(code, round));

/** @param {Blob} file */
export const fromFile = (file) =>
  new Source((what) => askFile(file, what.startsWith("replay") ? what : `replay/${what}`), null);
