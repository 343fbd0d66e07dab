/** Reviewing a game together: one leads, the others follow, and everyone may look alone and come back. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { seatNames } from "../../lib/seat-name.js";
import { say, t } from "../../lib/texts.js";
import { useAsk } from "../../lib/use-ask.js";

/** @typedef {import("../../lib/wire").Eyes} Eyes */
/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */
/** @typedef {"alone" | "following" | "leading"} Part */

/** Milliseconds between two messages of a leader: others do not follow fast scrubbing through every step. */
const BREATH = 120;

/**
 * @param {TableStore | null} store
 * @param {number} round
 * @param {{at: number, eyes: Eyes}} place
 * @param {(at: number, eyes: Eyes) => void} follow
 * @param {boolean} join whether to follow at once if somebody leads
 */
export function useTogether(store, round, place, follow, join) {
  const [part, setPart] = useState(/** @type {Part} */ (join ? "following" : "alone"));
  const review = store?.review.value ?? null;
  const here = review !== null && review.round === round;
  const mine = here && review.leader !== null && review.leader === store?.you.value.seat;
  useEffect(() => {
    if (!here) {
      if (review === null && part === "leading") setPart("alone");
      return;
    }
    if (part === "leading" && !mine) setPart("following");
    if (part === "following" || (part === "leading" && !mine)) follow(review.step, review.eyes);
  }, [review]);
  useEffect(() => {
    if (part !== "leading" || !store) return;
    const timer = setTimeout(
      () => void store.ask({ do: "lead_review", round, step: place.at, eyes: place.eyes }),
      BREATH,
    );
    return () => clearTimeout(timer);
  }, [part, place.at, place.eyes]);
  return {
    part,
    review: here ? review : null,
    /** The number of another game that the table is reviewing. */
    elsewhere: review && !here ? review.round : null,
    lead: async () => {
      const answer = (await store?.ask({ do: "lead_review", round, step: place.at, eyes: place.eyes })) ?? null;
      if (!answer) setPart("leading");
      return answer;
    },
    followOn: () => {
      setPart("following");
      if (here) follow(review.step, review.eyes);
    },
    alone: () => setPart((was) => (was === "following" ? "alone" : was)),
    end: async () => {
      setPart("alone");
      await store?.ask({ do: "end_review" });
    },
  };
}

/** @param {{store: TableStore, together: ReturnType<typeof useTogether>}} props */
export function Together({ store, together }) {
  const [problem, ask] = useAsk();
  const { part, review } = together;
  const seated = store.you.value.seat !== null;
  const table = store.table.value;
  const names = table ? seatNames(table) : [];
  const leader = review && review.leader !== null ? (names[review.leader] ?? "") : "";
  const leading = part === "leading";
  if (together.elsewhere !== null)
    return html`<p class="together">
      <a class="plain" href=${`/t/${store.code}/games/${together.elsewhere}?together`}>
        ${t("ui-review-elsewhere", { round: together.elsewhere })}
      </a>
    </p>`;
  if (!review && !seated) return null;
  const words = leading
    ? t("ui-review-you-lead")
    : !review
      ? ""
      : !leader
        ? t("ui-review-nobody")
        : t(part === "following" ? "ui-review-following" : "ui-review-leads", { name: leader });
  return html`
    <div class=${`together together-${review ? part : "none"}`}>
      ${words && html`<p role="status">${words}</p>`}
      ${
        review &&
        !leading &&
        part !== "following" &&
        html`<button class="button small main" onClick=${together.followOn}>
          ${t("ui-review-follow")}
        </button>`
      }
      ${
        seated &&
        !leading &&
        html`<button class="button small" onClick=${() => ask(together.lead())}>
          ${t(review ? "ui-review-take-lead" : "ui-review-together")}
        </button>`
      }
      ${
        leading &&
        html`<button class="button small" onClick=${() => void together.end()}>
          ${t("ui-review-end-together")}
        </button>`
      }
      ${
        part === "following" &&
        review &&
        html`<button class="plain" onClick=${together.alone}>${t("ui-review-alone")}</button>`
      }
      ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
    </div>
  `;
}
