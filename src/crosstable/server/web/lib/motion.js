/**
 * Motion on the table: things slide, flip and land for as long as the table's pace gives them. Who asked for stillness
 * sees the same things, standing still.
 */
import { calm } from "./settings.js";

/** @typedef {Element | null | undefined} Thing */

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** Stops on an arc, so that it looks round. */
const STOPS = 8;

/**
 * Play these keyframes; what they leave out is as the style has it.
 * @param {Thing} what
 * @param {Keyframe[]} frames
 * @param {number} ms
 * @param {KeyframeAnimationOptions} [more]
 */
export function move(what, frames, ms, more) {
  if (what && ms > 0 && !calm()) what.animate(frames, { duration: ms, easing: EASE, fill: "backwards", ...more });
}

/**
 * How long an event of this kind is on the stage, in milliseconds; 0 if there is none.
 * @param {{events: readonly {type: string}[], times: readonly number[]} | null | undefined} stage
 * @param {string} kind
 */
export const lasting = (stage, kind) => stage?.times[stage.events.findIndex((event) => event.type === kind)] ?? 0;

/** @param {Element} what */
function middle(what) {
  const { left, top, width, height } = what.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How far it is from one thing to another. @param {Element} from @param {Element} to */
function way(from, to) {
  const [a, b] = [middle(from), middle(to)];
  return `${b.x - a.x}px ${b.y - a.y}px`;
}

/**
 * Let it come from where something else is, as far as that is from `to`.
 * @param {Thing} what @param {Thing} from @param {number} ms @param {Thing} [to]
 */
export function slide(what, from, ms, to = what) {
  if (to && from) move(what, [{ translate: way(to, from), offset: 0 }], ms);
}

/**
 * Let it go from one place to another, and stop on the way where it is, to be read.
 * @param {Thing} what @param {Thing} from @param {Thing} to @param {number} ms
 */
export function pass(what, from, to, ms) {
  if (!what || !from || !to) return;
  const ends = [way(what, from), way(what, to)];
  const stops = [{ translate: ends[0] }, { translate: "0 0", offset: 0.3 }, { translate: "0 0", offset: 0.7 }];
  move(what, [...stops, { translate: ends[1], scale: "0.5" }], ms, { fill: "both" });
}

/**
 * Let it come from one place to another on an arc round the middle of a ring.
 * @param {Thing} what @param {Thing} from @param {Thing} to @param {Element} ring @param {number} ms
 */
export function circle(what, from, to, ring, ms) {
  if (!what || !from || !to) return;
  const [a, b, c] = [middle(from), middle(to), middle(ring)];
  const wide = ring.clientWidth / Math.max(1, ring.clientHeight);
  const polar = (/** @type {typeof a} */ at) => ({
    turn: Math.atan2((at.y - c.y) * wide, at.x - c.x),
    far: Math.hypot((at.y - c.y) * wide, at.x - c.x),
  });
  const [begin, end] = [polar(a), polar(b)];
  const turn = Math.atan2(Math.sin(end.turn - begin.turn), Math.cos(end.turn - begin.turn)); // the shorter way round
  const frames = Array.from({ length: STOPS }, (_, i) => {
    const done = i / STOPS;
    const far = begin.far + (end.far - begin.far) * done;
    const at = begin.turn + turn * done;
    return {
      translate: `${c.x + far * Math.cos(at) - b.x}px ${c.y + (far * Math.sin(at)) / wide - b.y}px`,
      offset: done,
    };
  });
  move(what, frames, ms);
}

/** Turn these over, all in the same frame. @param {Iterable<Element>} cards @param {number} ms */
export function flip(cards, ms) {
  for (const card of cards) move(card, [{ scale: "0.02 1", offset: 0 }], ms);
}

/**
 * Let something snap in behind a face, once the face has landed.
 * @param {Thing} frame @param {number} ms @param {number} [delay]
 */
export const snap = (frame, ms, delay = 0) =>
  move(frame, [{ scale: "1.5", opacity: 0, offset: 0 }], ms, { delay, pseudoElement: "::before" });
