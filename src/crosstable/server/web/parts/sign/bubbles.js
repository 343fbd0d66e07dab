/**
 * What a player shows or says, for a few seconds at the seat: a bubble beside whatever carries `data-seat`. It catches
 * no tap, and lies over no face, no name and no button; where there is no room, there is none.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { chatMuted } from "../../lib/settings.js";
import { audible, wordsOf } from "../../lib/speakers.js";
import { useTableLog } from "../../lib/table-log.js";
import { placeFor } from "./place.js";
import { Sign } from "./sign.js";

/** How long a bubble stays, in milliseconds: so long, and so much longer for each letter. */
const SHOWN = 4000;
const LETTER = 40;
/** Letters in a bubble at most, and bubbles at once. */
const LONGEST = 90;
const MOST = 2;
/** Shapes of a bubble, the next where there is no room for one: a flat one fits above a seat at the edge. */
const SHAPES = [
  { most: LONGEST, wide: false },
  { most: LONGEST, wide: true },
  { most: 40, wide: false },
  { most: 40, wide: true },
];
/** How often it is asked whether a bubble is still where it may be: what is round it moves too. */
const AGAIN = 300;

/**
 * `by`: who sat there as it was said.
 * @typedef {{key: string, seat: number, by?: string | undefined, sign?: string, words?: string}} Bubble
 */

/** As much of it as a bubble holds, cut between words. @param {string} words @param {number} most */
const shortened = (words, most) =>
  words.length <= most ? words : `${words.slice(0, most - 1).replace(/[\s,.;:]+\S*$/, "")}…`;

/** @param {{store: import("../../lib/table-store.js").TableStore, names: string[]}} props */
export function Bubbles({ store, names }) {
  const [shown, setShown] = useState(/** @type {Bubble[]} */ ([]));
  const newest = store.chat.value.at(-1);
  const heard = useRef(newest?.seq ?? 0);
  /** @param {Bubble} bubble */
  const show = (bubble) => {
    const said = { ...bubble, by: names[bubble.seat] };
    setShown((now) => [...now.filter((one) => one.seat !== said.seat), said].slice(-MOST));
    const letters = Math.min(said.words?.length ?? 0, LONGEST);
    setTimeout(() => setShown((now) => now.filter((one) => one !== said)), SHOWN + LETTER * letters);
  };
  useEffect(() => {
    if (newest && newest.seq > heard.current && newest.by && !chatMuted.peek() && audible([newest]).length)
      show({ key: `chat ${newest.seq}`, seat: newest.seat, sign: newest.emote, words: wordsOf(newest, names) });
    heard.current = newest?.seq ?? 0;
  }, [newest?.seq]);
  const over = Boolean(store.play.value?.view.outcome);
  useStatements(store, show, over);
  useEffect(() => setShown([]), [over]); // what was said in the game is not what the end is about
  // what somebody has said is not said by who sits there after them
  return shown
    .filter(({ seat, by }) => by === names[seat])
    .map((one) => html`<${OneBubble} ...${one} key=${one.key} />`);
}

/**
 * What is said by the rules of the game, as soon as it is told.
 * @param {import("../../lib/table-store.js").TableStore} store
 * @param {(bubble: Bubble) => void} show
 * @param {boolean} over
 */
function useStatements(store, show, over) {
  const log = useTableLog(store);
  const last = log?.findLast((line) => line.said);
  const known = useRef(/** @type {string | null} */ (null));
  const key = log ? `${store.play.value?.round} ${last?.key ?? ""}` : null;
  useEffect(() => {
    if (last?.said && !over && known.current !== null && key !== known.current)
      show({ key: `said ${key}`, seat: last.said.seat, words: last.said.words });
    known.current = key;
  }, [key]);
}

/** @param {Bubble} props */
function OneBubble({ seat, sign, words }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [place, setPlace] = useState(/** @type {ReturnType<typeof placeFor>} */ (null));
  const [shape, setShape] = useState(0);
  useLayoutEffect(() => {
    const find = () => {
      const found = box.current && placeFor(seat, box.current);
      setPlace(found);
      if (!found) setShape(Math.min(shape + 1, SHAPES.length - 1));
    };
    find();
    const again = setInterval(find, AGAIN);
    addEventListener("scroll", find, true);
    addEventListener("resize", find);
    return () => {
      clearInterval(again);
      removeEventListener("scroll", find, true);
      removeEventListener("resize", find);
    };
  }, [seat, sign, words, shape]);
  const { most, wide } = SHAPES[shape] ?? { most: LONGEST, wide: false };
  return html`
    <div ref=${box} class=${classes("bubble", `bubble-${place?.side ?? "none"}`, wide && "bubble-wide")}
      aria-hidden="true" data-bubble=${seat}
      style=${place ? `left:${place.x}px;top:${place.y}px;--tail:${place.tail}px` : "visibility:hidden;left:0;top:0"}>
      ${sign ? html`<${Sign} of=${sign} />` : html`<span>${shortened(words ?? "", most)}</span>`}
    </div>
  `;
}
