/**
 * What can be said about the game, one panel at a time: its steps, what could be known, what was said, how it turned.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { recall, remember } from "../../lib/settings.js";
import { hasText, t } from "../../lib/texts.js";
import { Course } from "./course.js";
import { InsightPanel } from "./insight.js";
import { Plot, tells } from "./plot.js";
import { Said } from "./said.js";
import { Steps } from "./steps.js";

/** @typedef {import("../../lib/wire").Replay} Replay */

/** @param {Replay} replay */
function tabsOf(replay) {
  const over = replay.outcome !== null;
  return [
    "steps",
    ...(over && replay.lenses.length ? ["insight"] : []),
    ...(replay.said.length ? ["said"] : []),
    ...(over && replay.curve ? ["course"] : []),
    ...(replay.thoughts.some(tells) ? ["thoughts"] : []),
  ];
}

/** How much of a panel is to be seen when it is opened, in parts of the window. */
const ENOUGH = 0.3;

/** What was just opened is in sight: on a phone all of it would lie below the board. @param {HTMLElement} panel */
function bringUp(panel) {
  const strip = document.querySelector(".review-strip")?.getBoundingClientRect().top ?? innerHeight;
  const hidden = panel.getBoundingClientRect().top + ENOUGH * innerHeight - strip;
  if (hidden > 0) scrollBy({ top: hidden });
}

/** A game without secrets has another word for what can be worked out. @param {string} game @param {string} tab */
const tabText = (game, tab) =>
  t(hasText(`${game}-review-tab-${tab}`) ? `${game}-review-tab-${tab}` : `ui-review-tab-${tab}`);

/**
 * @param {{source: import("./source.js").Source, replay: Replay, steps: import("./words.js").Step[],
 *   eyes: import("../../lib/wire").Eyes, at: number, goTo: (n: number) => void, first: string | null,
 *   bot: number | null, setBot: (seat: number) => void}} props first: the panel the address asks for
 */
export function Panels({ source, replay, steps, eyes, at, goTo, first, bot, setBot }) {
  const tabs = tabsOf(replay);
  const [chosen, choose] = useState(first ?? recall("review.tab"));
  const tab = tabs.includes(chosen) ? chosen : "steps";
  const names = replay.seats;
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = useRef(false);
  /** @param {string} one */
  const open = (one) => {
    remember("review.tab", one);
    choose(one);
    asked.current = one !== tab;
    if (!asked.current && panel.current) bringUp(panel.current);
  };
  useLayoutEffect(() => {
    if (asked.current && panel.current) bringUp(panel.current);
    asked.current = false;
  }, [tab]);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    open(next);
    document.getElementById(`review-tab-${next}`)?.focus();
  };
  return html`
    <aside class="review-side" aria-label=${t("ui-review")}>
      <div class="review-tabs" role="tablist" aria-label=${t("ui-review")} onKeyDown=${key}>
        ${tabs.map(
          (
            one,
          ) => html`<button type="button" role="tab" key=${one} id=${`review-tab-${one}`} aria-selected=${tab === one}
            aria-controls="review-panel" tabindex=${tab === one ? 0 : -1} onClick=${() => open(one)}>
            ${tabText(replay.game, one)}
          </button>`,
        )}
      </div>
      <div ref=${panel} class="review-panel" id="review-panel" role="tabpanel" aria-labelledby=${`review-tab-${tab}`}>
        ${
          tab === "steps" &&
          html`<${Steps} steps=${steps} talk=${replay.talk} names=${names} said=${replay.said} at=${at}
            goTo=${goTo} />`
        }
        ${
          tab === "insight" &&
          html`<${InsightPanel} source=${source} game=${replay.game} lenses=${replay.lenses} eyes=${eyes}
            at=${at} names=${names} title=${replay.secrets ? null : tabText(replay.game, tab)} />`
        }
        ${tab === "said" && html`<${Said} said=${replay.said} names=${names} at=${at} goTo=${goTo} />`}
        ${tab === "course" && html`<${Course} source=${source} steps=${steps} names=${names} at=${at} goTo=${goTo} />`}
        ${tab === "thoughts" && html`<${Plot} replay=${replay} at=${at} bot=${bot} setBot=${setBot} goTo=${goTo} />`}
      </div>
    </aside>
  `;
}
