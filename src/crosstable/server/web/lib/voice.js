/** The device's own voice, if it has one for the language chosen. */
import { language } from "./settings.js";

export const able = typeof speechSynthesis !== "undefined";

/** A voice for this language, or null. @param {string} code */
const voiceFor = (code) =>
  (able && speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(code))) || null;

/** Whether lines can be read aloud now; voices may come a moment after the page. */
export const hasVoice = () => voiceFor(language.value) !== null;

/** Draw again when voices come. @param {() => void} changed @returns {() => void} stop listening */
export function watchVoices(changed) {
  if (!able) return () => {};
  speechSynthesis.addEventListener("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener("voiceschanged", changed);
}

/** How much faster a line is said for each one that waits behind it, and how fast at most: none is left out. */
const HURRY = 0.08;
const FASTEST = 1.5;

/** What is to be said after what is being said. @type {string[]} */
let waiting = [];
let speaking = false;

/** Be silent, and forget what waits. */
export function hush() {
  waiting = [];
  if (able) speechSynthesis.cancel();
}

/** Say a line when everything before it has been said: none is cut off. @param {string} line */
export function sayNext(line) {
  waiting.push(line);
  if (!speaking) void sayAll();
}

/** @param {number} behind how many lines wait */
const paceFor = (behind) => Math.min(FASTEST, 1 + HURRY * behind);

async function sayAll() {
  speaking = true;
  for (let line = waiting.shift(); line; line = waiting.shift()) await utter(line, paceFor(waiting.length));
  speaking = false;
}

/**
 * Say a line now, instead of whatever is being said. Resolves to true when it was said, to false at once if there is no
 * voice for it.
 * @param {string} line
 * @param {number} rate
 * @returns {Promise<boolean>}
 */
export function speak(line, rate) {
  hush();
  return utter(line, rate);
}

/** @param {string} line @param {number} rate @returns {Promise<boolean>} */
function utter(line, rate) {
  const voice = voiceFor(language.peek());
  if (!voice) return Promise.resolve(false);
  return new Promise((resolve) => {
    const spoken = new SpeechSynthesisUtterance(line);
    Object.assign(spoken, { voice, lang: voice.lang, rate });
    // some engines never say that they are done
    const late = setTimeout(() => resolve(true), 3000 + (line.length * 140) / rate);
    spoken.onend = spoken.onerror = () => {
      clearTimeout(late);
      resolve(true);
    };
    speechSynthesis.speak(spoken);
  });
}
