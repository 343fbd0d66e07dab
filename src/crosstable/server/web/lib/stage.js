/**
 * The stage of a table: steps of the game wait until what happened before them has had its time. None is dropped, and
 * every screen shows them in the same order at the same time; whoever taps goes on alone.
 */
import { signal } from "@preact/signals";

/** @typedef {import("./wire").News} News */
/** @typedef {import("./table-props").Moment} Moment */
/** @typedef {import("./wire").View | null} Before what was seen before a step */

/** @param {readonly number[]} times */
const sum = (times) => times.reduce((all, one) => all + one, 0);

export class Stage {
  /** What is on the stage, if something is. @type {import("@preact/signals").Signal<Moment | null>} */
  moment = signal(null);
  /** @type {{news: News, at: number}[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #show;
  #look = () => this.#next();

  /** @param {(news: News, at: number) => Before} show shows a step, which came at this moment */
  constructor(show) {
    this.#show = show;
    document.addEventListener("visibilitychange", this.#look);
  }

  /** A step has come. What is no step of the game does not wait. @param {News} news */
  put(news) {
    const at = performance.now();
    if (news.play || news.events.length) {
      this.#waiting.push({ news, at });
      this.#next();
    } else this.#show(news, at);
  }

  /**
   * These events are on the stage now, as far as their time is not over.
   * @param {import("./wire").Event[]} events
   * @param {import("./wire").Stage | null | undefined} stage
   * @param {number} at when they came
   * @param {Before} before
   */
  begin(events, stage, at, before) {
    if (!stage || document.hidden) return;
    const begun = Math.min(performance.now(), at + stage.begins);
    const ends = begun + sum(stage.times);
    if (ends > performance.now()) this.moment.value = { events, times: stage.times, begun, ends, before };
  }

  /** Go on with what comes next: for this screen alone the moment is over. */
  skip() {
    this.moment.value = null;
    this.#next();
  }

  /** Forget everything that waits: something newer than all of it is shown. */
  clear() {
    this.#waiting = [];
    this.moment.value = null;
    clearTimeout(this.#timer);
  }

  close() {
    this.clear();
    document.removeEventListener("visibilitychange", this.#look);
  }

  #next() {
    clearTimeout(this.#timer);
    for (;;) {
      const left = document.hidden ? 0 : (this.moment.value?.ends ?? 0) - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(this.#look, left);
        return;
      }
      this.moment.value = null;
      const next = this.#waiting.shift();
      if (!next) return;
      const before = this.#show(next.news, next.at);
      this.begin(next.news.events, next.news.stage, next.at, before);
    }
  }
}
