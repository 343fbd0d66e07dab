/** Steps in words. A game says them in `web/review.js`; a step nobody has words for has its player's name. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { loadReview } from "../../lib/games.js";
import { language } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";

/** @typedef {import("../../lib/wire").Replay} Replay */
/** @typedef {import("../../lib/table-props").ReviewWords} ReviewWords */
/** @typedef {{n: number, seat: number | null, ink: string, words: string, chapter: string}} Step */

/** @param {Replay} replay @param {ReviewWords | null} game @returns {Step[]} */
function stepsOf(replay, game) {
  return replay.frames.map((frame, n) => {
    const before = replay.frames[n - 1] ?? null;
    const who = frame.seat === null ? t("ui-review-start") : (replay.seats[frame.seat] ?? t("ui-review-clock"));
    return {
      n,
      seat: frame.seat,
      ink: (frame.seat !== null && game?.ink?.(frame.seat, before ?? frame)) || "",
      words: game?.words(frame, before, replay.seats) || who,
      chapter: game?.chapter(frame, before) ?? "",
    };
  });
}

/** @param {Replay} replay @param {boolean} ready whether the texts are there @returns {Step[]} */
export function useSteps(replay, ready) {
  const [game, setGame] = useState(/** @type {ReviewWords | null} */ (null));
  useEffect(() => {
    loadReview(replay.game).then(setGame, () => undefined);
  }, [replay.game]);
  return useMemo(() => stepsOf(replay, game), [replay, game, ready, language.value]);
}

/** The steps with which a chapter begins. @param {readonly Step[]} steps */
export const chaptersOf = (steps) =>
  steps.filter((step, i) => step.chapter && step.chapter !== steps[i - 1]?.chapter).map((step) => step.n);
