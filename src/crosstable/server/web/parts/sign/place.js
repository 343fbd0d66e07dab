/** Where a bubble fits: beside its seat, on the screen, and over nothing that one reads or taps. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {"above" | "below" | "left" | "right"} Side */

/** Between a bubble and its seat, and the edge of the screen. */
const GAP = 10;
const EDGE = 6;
/** How finely places are tried. */
const STEP = 6;

/** What a bubble does not lie over. */
const WORDS = "[data-clear=always], [data-clear] :is(p, b, strong, span)";
const FIELDS = "button, a, input, select, textarea, table";
const TAKEN = `[data-seat], ${FIELDS}, ${WORDS}, .topbar, .round-dock, .ending, .bubble`;
/** What it lies over only where there is no other room. */
const KEPT_CLEAR = "[data-clear]";

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.min(Math.max(value, least), most);

/** The seat itself, not the empty room around what it shows. @param {Element} seat @returns {Box} */
function boxOf(seat) {
  const { left, top, right, bottom } = (seat.querySelector(":scope > button") ?? seat).getBoundingClientRect();
  return { left, top, right, bottom };
}

/**
 * @param {number} seat
 * @param {HTMLElement} bubble
 * @returns {{x: number, y: number, side: Side, tail: number} | null} its corner, and where along its edge the tail is
 */
export function placeFor(seat, bubble) {
  const found = document.querySelector(`[data-seat="${seat}"]`);
  if (!found) return null;
  const at = boxOf(found);
  const [width, height] = [bubble.offsetWidth, bubble.offsetHeight];
  const middle = { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 };
  /** @param {string} what */
  const boxes = (what) =>
    [...document.querySelectorAll(what)].filter((one) => one !== bubble && one.checkVisibility()).map(boxOf);
  let taken = boxes(`${TAKEN}, ${KEPT_CLEAR}`);
  /** @param {Side} side @param {number} x @param {number} y */
  const free = (side, x, y) => {
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    const inside = x >= EDGE && y >= EDGE && box.right <= innerWidth - EDGE && box.bottom <= innerHeight - EDGE;
    if (!inside || taken.some((one) => overlap(box, one))) return null;
    const flat = side === "above" || side === "below";
    const tail = flat ? within(middle.x - x, 12, width - 12) : within(middle.y - y, 12, height - 12);
    return { x, y, side, tail };
  };
  /** Slide along the seat, from its middle outwards. @param {Side} side */
  const along = (side) => {
    const flat = side === "above" || side === "below";
    const most = flat ? (width + at.right - at.left) / 2 - 12 : (height + at.bottom - at.top) / 2 - 12;
    for (let by = 0; by <= most; by += STEP)
      for (const shift of by ? [by, -by] : [0]) {
        const x = flat ? middle.x - width / 2 + shift : side === "left" ? at.left - width - GAP : at.right + GAP;
        const y = flat ? (side === "above" ? at.top - height - GAP : at.bottom + GAP) : middle.y - height / 2 + shift;
        const place = free(side, x, y);
        if (place) return place;
      }
    return null;
  };
  const anywhere = () => along("above") ?? along("below") ?? along("right") ?? along("left");
  const clear = anywhere();
  if (clear) return clear;
  taken = boxes(TAKEN);
  return anywhere();
}
