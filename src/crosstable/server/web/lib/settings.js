/** What this person has chosen on this device. Every setting is a signal and is remembered. */
import { effect, signal } from "@preact/signals";

const PREFIX = "crosstable.";

/**
 * @param {string} key
 * @returns {any} what was remembered, or undefined
 */
export function recall(key) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage switched off or damaged: play without memory
  }
}

/**
 * @param {string} key
 * @param {unknown} value undefined forgets it
 */
export function remember(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // storage switched off: play without memory
  }
}

/**
 * A remembered signal.
 * @template T
 * @param {string} key
 * @param {T} start
 * @param {(value: unknown) => boolean} fits whether a remembered value still makes sense
 */
function setting(key, start, fits) {
  const found = recall(key);
  const it = signal(/** @type {T} */ (fits(found) ? found : start));
  effect(() => remember(key, it.value));
  return it;
}

/** @param {readonly unknown[]} values @returns {(value: unknown) => boolean} */
const oneOf = (values) => (value) => values.includes(value);
/** @param {unknown} value */
const isText = (value) => typeof value === "string";
/** @param {unknown} value */
const isSwitch = (value) => typeof value === "boolean";

export const LANGUAGES = /** @type {const} */ (["en", "de"]);
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
export const MOTIONS = /** @type {const} */ (["auto", "less"]);
export const TAPS = /** @type {const} */ (["auto", "twice", "now"]);
export const VOLUMES = /** @type {const} */ ([0, 0.3, 0.6, 1]);
export const THINKING = /** @type {const} */ ([0.5, 1, 3, 10]);

/** @typedef {(typeof LANGUAGES)[number]} Language */
/** @typedef {(typeof THEMES)[number]} Theme */
/** @typedef {(typeof MOTIONS)[number]} Motion */
/** @typedef {(typeof TAPS)[number]} Tap */

/** The first of the person's languages that we speak. */
const spoken = navigator.languages
  .map((tag) => LANGUAGES.find((code) => code === tag.split("-")[0]?.toLowerCase()))
  .find((code) => code !== undefined);

export const language = setting("language", /** @type {Language} */ (spoken ?? "en"), oneOf(LANGUAGES));

/** Speak a language that nobody has chosen on this device, without remembering it. @param {string} code */
export function lend(code) {
  const own = recall("language");
  language.value = LANGUAGES.find((one) => one === code) ?? language.value;
  remember("language", own);
}
export const theme = setting("theme", /** @type {Theme} */ ("auto"), oneOf(THEMES));
export const motion = setting("motion", /** @type {Motion} */ ("auto"), oneOf(MOTIONS));
/** How a tap on the board becomes a move: at once by mouse and asked by finger, always asked, or always at once. */
export const tap = setting("tap", /** @type {Tap} */ ("auto"), oneOf(TAPS));
/** How loud the table sounds: nothing, quiet, medium, loud. */
export const volume = setting("volume", /** @type {number} */ (VOLUMES[1]), oneOf(VOLUMES));
/** Whether the device reads aloud what happens at the table. */
export const voice = setting("voice", false, isSwitch);
/** Whether the device may call when it is one's turn and the page is out of sight. */
export const calls = setting("calls", false, isSwitch);
/** Whether single keys do something: "?" lists them. */
export const shortcuts = setting("shortcuts", true, isSwitch);
/** Whether the chat is quiet: it neither counts nor sounds. */
export const chatMuted = setting("chat-muted", false, isSwitch);
/** Whether the coach asks before a mistake, where there is one. */
export const coach = setting("coach", false, isSwitch);
export const name = setting("name", "", isText);
/** Which of the faces on offer one has; 0 is the one of the name. */
export const face = setting("face", /** @type {number} */ (0), oneOf([0, 1, 2, 3, 4, 5]));
export const botLevel = setting("bot-level", "medium", isText);
export const botSeconds = setting("bot-seconds", /** @type {number} */ (1), oneOf(THINKING));

const systemCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should stand still. */
export const calm = () => motion.value === "less" || systemCalm.matches;

/** Write the choices onto the page, where the style sheets read them. */
export function applySettings() {
  effect(() => {
    const root = document.documentElement;
    root.lang = language.value;
    root.dataset.theme = theme.value;
    root.dataset.motion = motion.value;
  });
}
