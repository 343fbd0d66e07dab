/**
 * The stage of a table: steps of the game wait until what happened before them has had its time. None is dropped, and
 * every screen shows them in the same order at the same time; whoever taps goes on alone.
 */
import { batch, signal } from "@preact/signals";

/** @typedef {import("./wire").News} News */
/** @typedef {import("./table-props").Moment} Moment */
/** @typedef {import("./wire").View | null} Before what was seen before a step */

/** How often the stage looks whether this device keeps up, in milliseconds, … */
const BEAT = 100;
/** … and by how much a device may be late before the stage waits for it. */
const LATE = 500;

/** @param {readonly number[]} times */
const sum = (times) => times.reduce((all, one) => all + one, 0);

/**
 * A moment for who comes late: all of it, as much faster as is needed to catch up, at most twice as fast.
 * @param {import("./wire").Stage} stage @param {number} late
 */
function hurried({ times, holds, ...stage }, late) {
  const whole = sum(times);
  const share = Math.max(0.5, (whole - late) / whole);
  return { ...stage, times: times.map((time) => share * time), holds: holds.map((hold) => share * hold) };
}

export class Stage {
  /** What is on the stage, if something is. @type {import("@preact/signals").Signal<Moment | null>} */
  moment = signal(null);
  /** Of how many events of the newest step the result is seen; what is not seen yet is not told either. */
  told = signal(Infinity);
  /** @type {{news: News, at: number}[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #telling;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #beating;
  #beat = 0;
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
    clearInterval(this.#beating);
    this.#beat = performance.now();
    if (ends > this.#beat) {
      this.moment.value = { events, ...stage, told: 0, begun, ends, before };
      this.#beating = setInterval(() => this.#keepUp(), BEAT);
    }
    this.#tell();
  }

  /** A device that stood still goes on where it was: no part of a moment is dropped. Returns whether it did. */
  #keepUp() {
    const now = performance.now();
    const lost = now - this.#beat - BEAT;
    this.#beat = now;
    const moment = this.moment.value;
    if (!moment || document.hidden || lost < LATE) return false;
    this.moment.value = { ...moment, begun: moment.begun + lost, ends: moment.ends + lost };
    this.#tell();
    this.#next();
    return true;
  }

  /** Count the events whose result is seen, now and whenever another one is. */
  #tell() {
    clearTimeout(this.#telling);
    const moment = this.moment.value;
    const seen = moment?.holds.map((hold, i) => moment.begun + sum(moment.times.slice(0, i)) + hold) ?? [];
    const next = seen.findIndex((at) => at > performance.now());
    this.told.value = next < 0 ? Infinity : next;
    if (next >= 0)
      this.#telling = setTimeout(() => this.#keepUp() || this.#tell(), (seen[next] ?? 0) - performance.now());
  }

  /** Nothing is on the stage any more. */
  #empty() {
    clearTimeout(this.#telling);
    clearInterval(this.#beating);
    batch(() => {
      this.moment.value = null;
      this.told.value = Infinity;
    });
  }

  /** Go on with what comes next: for this screen alone the moment is over. */
  skip() {
    this.#empty();
    this.#next();
  }

  /** Forget everything that waits: something newer than all of it is shown. */
  clear() {
    this.#waiting = [];
    this.#empty();
    clearTimeout(this.#timer);
  }

  close() {
    this.clear();
    document.removeEventListener("visibilitychange", this.#look);
  }

  #next() {
    clearTimeout(this.#timer);
    if (this.#keepUp()) return;
    for (;;) {
      const left = document.hidden ? 0 : (this.moment.value?.ends ?? 0) - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(this.#look, left);
        return;
      }
      this.#empty();
      const next = this.#waiting.shift();
      if (!next) return;
      const { events, stage } = next.news;
      const late = stage ? performance.now() - next.at - stage.begins : 0;
      const before = () => this.#show(next.news, next.at);
      batch(() =>
        stage && late > LATE
          ? this.begin(events, hurried(stage, late), next.at + late, before())
          : this.begin(events, stage, next.at, before()),
      );
    }
  }
}
