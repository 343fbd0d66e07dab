/**
 * Words for a game that draws no table of its own. A game may write them in its texts:
 * `<id>-action-<tag>`, `<id>-event-<tag>`, `<id>-field-<name>` and `<id>-field-<name>-value`;
 * where a text is missing, the name is used.
 */
import { beside, hasText, list, say, t } from "../../lib/texts.js";

/** @typedef {import("../../lib/table-props").ReviewWords} ReviewWords */
/** @typedef {{game: string, names: readonly string[]}} Speaker whose texts are used, and the players by seat */

/** `place_shots` as people would write it. @param {string} name */
const readable = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

/**
 * Whether a field holds a seat: as in sentences it is called `seat` or `seat_…`, or its text says `.is = seat`.
 * @param {Speaker} speaker
 * @param {string} field
 */
const isSeat = ({ game }, field) => /^seat(_|$)/.test(field) || beside(`${game}-field-${field}`, "is") === "seat";

/** What one of a list called like this is called: `seats` hold seats. @param {string} name */
const oneOf = (name) => name.replace(/^seats(_|$)/, "seat$1");

/** @param {unknown} value @returns {value is import("../../lib/wire").Sentence} */
export const isSentence = (value) =>
  typeof value === "object" && value !== null && "key" in value && hasText(`${value.key}`);

/** @param {Speaker} speaker @param {string} field */
export const fieldText = ({ game }, field) =>
  hasText(`${game}-field-${field}`) ? t(`${game}-field-${field}`) : readable(field);

/** The fields of something that say something. @param {object} of @returns {[string, unknown][]} */
export const told = (of) =>
  Object.entries(of).filter(
    ([name, value]) => name !== "type" && value !== null && !(Array.isArray(value) && !value.length),
  );

/** Whether a value is said in one line; others are drawn as lists and tables. @param {unknown} value */
export const isShort = (value) => typeof value !== "object" || value === null || isSentence(value);

/**
 * A value in words.
 * @param {Speaker} speaker
 * @param {string} field
 * @param {unknown} value
 * @returns {string}
 */
export function valueText(speaker, field, value) {
  const key = `${speaker.game}-field-${field}-value`;
  if (value === null || value === undefined) return "–";
  if (isSentence(value)) return say(value, speaker.names);
  if (Array.isArray(value)) return value.length ? list(value.map((one) => valueText(speaker, oneOf(field), one))) : "–";
  if (typeof value === "object") return told(value).map(pairText(speaker)).join(", ");
  if (typeof value === "number" && isSeat(speaker, field)) return speaker.names[value] ?? String(value + 1);
  if (hasText(key)) return t(key, { value: typeof value === "number" ? value : String(value) });
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  return String(value).replaceAll("_", " ");
}

/** @param {Speaker} speaker @returns {(pair: [string, unknown]) => string} */
const pairText =
  (speaker) =>
  ([field, value]) =>
    `${fieldText(speaker, field)}: ${valueText(speaker, field, value)}`;

/**
 * Something with a tag and fields: in the game's words, or read off.
 * @param {Speaker} speaker
 * @param {"action" | "event"} kind
 * @param {string} tag
 * @param {Record<string, unknown>} fields
 */
function tagText(speaker, kind, tag, fields) {
  const key = `${speaker.game}-${kind}-${tag}`;
  const known = Object.entries(fields).filter(([field]) => field !== "type");
  if (hasText(key))
    return t(key, Object.fromEntries(known.map(([field, value]) => [field, argument(speaker, field, value)])));
  const who = typeof fields.seat === "number" ? `${valueText(speaker, "seat", fields.seat)}: ` : "";
  const rest = known.filter(([field]) => !who || field !== "seat").map(pairText(speaker));
  return `${who}${readable(tag)}${rest.length ? ` (${rest.join(", ")})` : ""}${kind === "event" ? "." : ""}`;
}

/**
 * What a text gets: numbers as they are, so that it can count, everything else in words.
 * @param {Speaker} speaker
 * @param {string} field
 * @param {unknown} value
 */
const argument = (speaker, field, value) =>
  typeof value === "number" && !isSeat(speaker, field) ? value : valueText(speaker, field, value);

/**
 * What an offer is called: what is fixed in it is named, what is left open is not.
 * @param {Speaker} speaker
 * @param {import("../../lib/wire").Offer} offer
 * @param {Record<string, unknown>} fixed
 */
export const actionText = (speaker, offer, fixed) => tagText(speaker, "action", offer.action, fixed);

/** @param {Speaker} speaker @param {import("../../lib/wire").Event} event */
function eventText(speaker, event) {
  const why = /** @type {any} */ (event.outcome)?.why; // every game may end in this way
  return event.type === "ended" && isSentence(why)
    ? say(why, speaker.names)
    : tagText(speaker, "event", event.type, event);
}

/** What happened in one step. @param {Speaker} speaker @param {readonly import("../../lib/wire").Event[]} events */
export const stepText = (speaker, events) => events.map((event) => eventText(speaker, event)).join(" ");

/**
 * Lines of the log, for a game that has no words for them.
 * @param {string} game
 * @returns {import("../../lib/table-props").Teller}
 */
export const plainLog = (game) => (event, to) => {
  const words = eventText({ game, names: to.names }, /** @type {import("../../lib/wire").Event} */ (event));
  return { chapter: "", words, ear: words, said: null };
};

/** Steps in words, for the review of a game that has none. @param {string} game @returns {ReviewWords} */
export const plainReview = (game) => ({
  words: (frame, _, names) => stepText({ game, names }, frame.events),
  chapter: () => "",
});
