/** Who is muted at a table, and what a line says in the reader's language. */
import { signal } from "@preact/signals";
import { recall, remember } from "./settings.js";
import { say, t } from "./texts.js";

const MOST = 200;

/** The marks of the speakers who are muted on this device. */
export const mutedSpeakers = signal(/** @type {string[]} */ (recall("muted-speakers") ?? []));

/** @param {string} by @param {boolean} muted */
export function muteSpeaker(by, muted) {
  const others = mutedSpeakers.value.filter((one) => one !== by);
  mutedSpeakers.value = muted ? [...others, by].slice(-MOST) : others;
  remember("muted-speakers", mutedSpeakers.value);
}

/** The lines of those who are not muted. @template {{by: string}} L @param {L[]} lines @returns {L[]} */
export const audible = (lines) => lines.filter((line) => !mutedSpeakers.value.includes(line.by));

/**
 * The words of a line: a phrase or a sign in the reader's language, or what was typed.
 * @param {import("./wire").ChatLineInfo} line
 * @param {readonly string[]} names the players by seat
 */
export const wordsOf = ({ phrase, emote, text }, names) =>
  emote ? t(`ui-sign-${emote}`) : phrase ? say(phrase, names) : text;
