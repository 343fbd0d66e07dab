/**
 * What a player shows or says, for a few seconds at the seat: a bubble at whatever carries `data-seat`. It lies over
 * the table and catches no tap.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { play } from "../../lib/cues.js";
import { html } from "../../lib/html.js";
import { chatMuted } from "../../lib/settings.js";
import { audible, mutedSpeakers, wordsOf } from "../../lib/speakers.js";
import { t } from "../../lib/texts.js";
import { Sign } from "./sign.js";

const SHOWN = 4500;
const EDGE = 8;

/** @typedef {{seat: number, by: string, sign?: string, words?: string}} Bubble */

/** @param {{store: import("../../lib/table-store.js").TableStore, names: string[]}} props */
export function Bubbles({ store, names }) {
  const [shown, setShown] = useState(/** @type {Record<number, Bubble>} */ ({}));
  const [told, setTold] = useState("");
  const sign = store.sign.value;
  const newest = store.chat.value.at(-1);
  const heard = useRef(newest?.seq ?? 0);
  /** @param {Bubble} bubble */
  const show = (bubble) => {
    setShown((now) => ({ ...now, [bubble.seat]: bubble }));
    setTimeout(
      () =>
        setShown(({ [bubble.seat]: old, ...others }) =>
          old === bubble || !old ? others : { ...others, [bubble.seat]: old },
        ),
      SHOWN,
    );
  };
  useEffect(() => {
    if (!sign || chatMuted.peek() || mutedSpeakers.peek().includes(sign.by)) return;
    show({ seat: sign.seat, by: sign.by, sign: sign.emote });
    setTold(t("ui-sign-made", { name: names[sign.seat] ?? "", sign: t(`ui-sign-${sign.emote}`) }));
    play("talk");
  }, [sign]);
  useEffect(() => {
    if (newest && newest.seq > heard.current && newest.phrase && !chatMuted.peek() && audible([newest]).length)
      show({ seat: newest.seat, by: newest.by, words: wordsOf(newest) });
    heard.current = newest?.seq ?? 0;
  }, [newest?.seq]);
  return html`
    ${Object.values(shown).map((one) => html`<${OneBubble} key=${one.seat} ...${one} />`)}
    <span class="sr" role="status">${told}</span>
  `;
}

/** @param {Bubble} props */
function OneBubble({ seat, sign, words }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [place, setPlace] = useState(/** @type {{x: number, y: number, above: boolean, lean: number} | null} */ (null));
  useEffect(() => {
    const find = () => {
      const at = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
      if (!at || !box.current) return setPlace(null);
      const half = box.current.offsetWidth / 2 + EDGE;
      const middle = at.left + at.width / 2;
      const x = Math.min(Math.max(middle, half), innerWidth - half);
      const above = at.top > box.current.offsetHeight + 70;
      setPlace({ x, y: above ? at.top : at.bottom, above, lean: middle - x });
    };
    find();
    addEventListener("scroll", find, true);
    addEventListener("resize", find);
    return () => {
      removeEventListener("scroll", find, true);
      removeEventListener("resize", find);
    };
  }, [seat, sign, words]);
  return html`
    <div ref=${box} class=${`bubble${place?.above ? " bubble-above" : ""}`} aria-hidden="true" data-bubble=${seat}
      style=${place ? `left:${place.x}px;top:${place.y}px;--lean:${place.lean}px` : "visibility:hidden"}>
      ${sign ? html`<${Sign} of=${sign} />` : words}
    </div>
  `;
}
