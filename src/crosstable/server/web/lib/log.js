/** The log of a game: what happened, line by line, in the reader's language, and never ahead of the stage. */
import { byKind } from "./kinds.js";
import { hasText, say } from "./texts.js";

/** @typedef {import("./wire").Event} Event */
/** @typedef {import("./table-props").Reader} Reader */
/** @typedef {import("./table-props").LogLine} LogLine */
/** @typedef {import("./table-props").Teller} Teller */

/**
 * Tells events with a game's own texts: `<id>-log-<event>`, and `<id>-ear-<event>` where it should sound different.
 * @param {string} game
 * @param {import("./table-props").LogWords<any, any>} words
 * @returns {Teller}
 */
export const teller =
  (game, { told, chapter, said }) =>
  (event, to) => {
    const args = byKind(told, event, to);
    const spoken = (/** @type {string} */ key) =>
      typeof args === "object" ? say({ key: `${game}-${key}-${event.type}`, args }, to.names) : (args ?? "");
    return {
      chapter: chapter?.(event, to) ?? "",
      words: spoken("log"),
      ear: spoken(hasText(`${game}-ear-${event.type}`) ? "ear" : "log"),
      said: said?.(event, to) ?? null,
    };
  };

/**
 * What these events say, as one text: for the stage and the review.
 * @param {string} game
 * @param {import("./table-props").LogWords<any, any>} words
 * @returns {(events: readonly import("./table-props").Kind[], to: Partial<Reader>) => string}
 */
export function announcer(game, words) {
  const tell = teller(game, words);
  return (events, to) =>
    events
      .map((event) => tell(event, { view: /** @type {any} */ (null), names: [], you: null, ...to }).words)
      .filter(Boolean)
      .join(" ");
}

/**
 * All lines so far.
 * @param {Teller} tell
 * @param {readonly Event[][]} past the events of all steps
 * @param {number} told how many events of the newest step were on the stage already
 * @param {Reader} to
 * @param {(step: number) => readonly string[]} [names] what everybody was called in a step
 * @returns {LogLine[]}
 */
export function logOf(tell, past, told, to, names = () => to.names) {
  let chapter = "";
  return past.flatMap((events, step) =>
    events.slice(0, step === past.length - 1 ? told : undefined).flatMap((event, i) => {
      const line = tell(event, { ...to, names: names(step) });
      chapter = line.chapter || chapter;
      return line.words ? [{ ...line, chapter, step, key: `${step}-${i}` }] : [];
    }),
  );
}
