/** The texts of one language. A text is read when it is first said: a page says few of the thousand there are. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const BEGIN = /^(-?[a-zA-Z][\w-]*) *=/gm;
const MENTION = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Texts {
  /** @param {string} code */
  constructor(code) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    /** @type {Map<string, string>} what nobody has said yet, by its key */
    this.unread = new Map();
  }

  /** @param {string} source a Fluent file */
  add(source) {
    const begins = [...source.matchAll(BEGIN)];
    for (const [i, { 1: key = "", index }] of begins.entries())
      this.unread.set(key, source.slice(index, begins[i + 1]?.index));
  }

  /** @param {string} key */
  has(key) {
    return this.unread.has(key) || this.bundle.hasMessage(key);
  }

  /** @param {string} key */
  get(key) {
    this.#read(key);
    return this.bundle.getMessage(key);
  }

  /** Read a text and those it mentions. @param {string} key */
  #read(key) {
    const source = this.unread.get(key);
    if (source === undefined) return;
    this.unread.delete(key);
    this.bundle.addResource(new FluentResource(source));
    for (const [, other = ""] of source.matchAll(MENTION)) this.#read(other);
  }
}
