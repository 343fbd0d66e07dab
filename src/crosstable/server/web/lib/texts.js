/**
 * All texts of the product, in the current language. Components that read a text are redrawn when it changes.
 *
 * The texts of the first load are the part without a name. Others come when a page asks for them: `needTexts(part)`.
 */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Texts } from "./read-texts.js";
import { language } from "./settings.js";

/** @typedef {import("./wire").Sentence} Sentence */
/** @typedef {Record<string, string | number>} Args */
/** @typedef {{texts: Texts, parts: Map<string, Promise<void>>}} Spoken */

/** @type {Map<string, Spoken>} what was loaded of each language */
const spoken = new Map();
/** The parts somebody needs, in whatever language. */
const wanted = new Set([""]);
/** The texts of the current language; a new object whenever it has received more texts. */
const shown = signal(/** @type {{texts: Texts, parts: Set<string>} | null} */ (null));

/** @param {string} code @param {string} part @param {Spoken} into */
async function load(code, part, into) {
  const answer = await fetch(`/texts/${part ? `${part}.` : ""}${code}.ftl`);
  if (!answer.ok) throw new Error(`texts ${part} ${code}: ${answer.status}`);
  into.texts.add(await answer.text());
}

/** Everything that is wanted, in this language. @param {string} code */
async function complete(code) {
  const known = spoken.get(code) ?? { texts: new Texts(code), parts: new Map() };
  spoken.set(code, known);
  const { parts } = known;
  for (const part of wanted) {
    if (parts.has(part)) continue;
    const loading = load(code, part, known);
    parts.set(part, loading);
    loading.catch(() => parts.delete(part)); // a failed request may be repeated
  }
  await Promise.all(parts.values());
  if (language.peek() === code) shown.value = { texts: known.texts, parts: new Set(parts.keys()) };
}

/** Load the current language, and from then on every other one that is chosen. Resolves when the first is loaded. */
export function loadTexts() {
  return new Promise((resolve, reject) => {
    language.subscribe((code) => void complete(code).then(() => resolve(undefined), reject));
  });
}

/** Load one more part of the texts. @param {string} part */
export function needTexts(part) {
  wanted.add(part);
  return complete(language.peek());
}

/**
 * For a component that speaks from a part: whether its texts are there.
 * @param {string} part
 * @returns {boolean}
 */
export function useTexts(part) {
  useEffect(() => void needTexts(part).catch(() => undefined), [part]);
  return shown.value?.parts.has(part) ?? false;
}

/** @param {string} key */
export const hasText = (key) => shown.value?.texts.has(key) ?? false;

/**
 * The text with this key.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args) {
  const message = shown.value?.texts.get(key);
  return formatted(key, message?.value ?? null, args);
}

/**
 * What stands beside a text under a name of its own; empty if nothing does.
 * @param {string} key
 * @param {string} name
 */
export function beside(key, name) {
  const pattern = shown.value?.texts.get(key)?.attributes[name];
  return pattern ? formatted(key, pattern) : "";
}

/** @param {string} key @param {Parameters<Texts["bundle"]["formatPattern"]>[0] | null} pattern @param {Args} [args] */
function formatted(key, pattern, args) {
  return shown.value && pattern ? shown.value.texts.bundle.formatPattern(pattern, args, []) : `[${key}]`;
}

/**
 * A sentence of the server, with names where it speaks of seats.
 * @param {Sentence} sentence
 * @param {readonly string[]} [names] the players by seat
 * @returns {string}
 */
export function say(sentence, names = []) {
  /** @type {Args} */
  const args = {};
  for (const [key, value] of Object.entries(sentence.args ?? {})) {
    if (typeof value === "object") args[key] = say(value, names);
    else if (typeof value === "number" && (key === "seat" || key.startsWith("seat_")))
      args[key] = names[value] ?? String(value + 1);
    else args[key] = value;
  }
  return t(sentence.key, args);
}

/**
 * A value of an option in words: `<game>-option-<name>-value`.
 * @param {string} game
 * @param {string} option
 * @param {import("./wire").Value} value
 */
export const optionText = (game, option, value) =>
  t(`${game}-option-${option}-value`, { value: typeof value === "number" ? value : String(value) });

/** “Ada, Ben and Cleo”, in the language chosen now, as the server writes it too. @param {readonly string[]} names */
export const list = (names) =>
  new Intl.ListFormat(language.value === "en" ? "en-GB" : language.value, { type: "conjunction" }).format(names);

/**
 * What the shell says, as this game words it where it has a word of its own.
 * @param {string} game
 * @param {string} key
 * @param {Args} [args]
 */
export const gameText = (game, key, args) => t(hasText(`${game}-${key}`) ? `${game}-${key}` : `ui-${key}`, args);

/** @param {string} level a bot's level in words */
export const levelText = (level) => (hasText(`ui-level-${level}`) ? t(`ui-level-${level}`) : level);
