/** All words of the product, in the language chosen now. Components that read a text are drawn anew when it changes. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { language } from "./settings.js";

/** @typedef {import("./wire").Sentence} Sentence */
/** @typedef {Record<string, string | number>} Args */

/** @type {Map<string, Promise<FluentBundle>>} */
const loading = new Map();
/** @type {import("@preact/signals").Signal<FluentBundle | null>} */
const bundle = signal(null);

/** @param {string} code */
async function load(code) {
  const answer = await fetch(`/texts/${code}.ftl`);
  if (!answer.ok) throw new Error(`texts ${code}: ${answer.status}`);
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(await answer.text()));
  return made;
}

/** Load the language chosen now, and from then on whenever another is chosen. Resolves when the first is there. */
export function loadTexts() {
  return new Promise((resolve, reject) => {
    language.subscribe((code) => {
      let texts = loading.get(code);
      if (!texts) loading.set(code, (texts = load(code)));
      texts.then(
        (made) => {
          if (language.value === code) bundle.value = made;
          resolve(undefined);
        },
        (error) => {
          loading.delete(code);
          reject(error);
        },
      );
    });
  });
}

/** @param {string} key */
export const hasText = (key) => bundle.value?.hasMessage(key) ?? false;

/**
 * The text with this key.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args) {
  const pattern = bundle.value?.getMessage(key)?.value;
  if (!bundle.value || !pattern) return `[${key}]`;
  return bundle.value.formatPattern(pattern, args, []);
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

/** @param {string} level a bot's level in words */
export const levelText = (level) => (hasText(`ui-level-${level}`) ? t(`ui-level-${level}`) : level);
