/**
 * What can be said about the game, one panel at a time: its steps, what could be known, what was said, how it turned.
 */
import { useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { recall, remember } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { Course } from "./course.js";
import { InsightPanel } from "./insight.js";
import { Plot } from "./plot.js";
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
    ...(replay.thoughts.some((one) => one.value !== null || one.why) ? ["thoughts"] : []),
  ];
}

/**
 * @param {{source: import("./source.js").Source, replay: Replay, steps: import("./words.js").Step[],
 *   eyes: import("../../lib/wire").Eyes, at: number, goTo: (n: number) => void}} props
 */
export function Panels({ source, replay, steps, eyes, at, goTo }) {
  const tabs = tabsOf(replay);
  const [chosen, choose] = useState(recall("review.tab"));
  const tab = tabs.includes(chosen) ? chosen : "steps";
  const names = replay.seats;
  const thought = replay.thoughts.find((one) => one.n === at) ?? null;
  /** @param {string} one */
  const open = (one) => {
    remember("review.tab", one);
    choose(one);
  };
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
            ${t(`ui-review-tab-${one}`)}
          </button>`,
        )}
      </div>
      <div class="review-panel" id="review-panel" role="tabpanel" aria-labelledby=${`review-tab-${tab}`}>
        ${
          tab === "steps" &&
          html`<${Steps} steps=${steps} talk=${replay.talk} names=${names} said=${replay.said} at=${at}
            goTo=${goTo} />`
        }
        ${
          tab === "insight" &&
          html`<${InsightPanel} source=${source} game=${replay.game} lenses=${replay.lenses} eyes=${eyes}
            at=${at} names=${names} />`
        }
        ${tab === "said" && html`<${Said} said=${replay.said} names=${names} at=${at} goTo=${goTo} />`}
        ${tab === "course" && html`<${Course} source=${source} steps=${steps} names=${names} at=${at} goTo=${goTo} />`}
        ${tab === "thoughts" && html`<${Plot} replay=${replay} at=${at} thought=${thought} goTo=${goTo} />`}
      </div>
    </aside>
  `;
}
