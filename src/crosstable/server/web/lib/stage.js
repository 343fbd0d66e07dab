/**
 * The stage of a table: steps of the game wait until what happened before them has had its time. Every screen shows
 * them in the same order at the same time; whoever taps goes on alone, and a device that stood still goes on where it
 * was. In a hidden page they wait for who comes back; what became too much for that is counted, and read there.
 */
import { batch, signal } from "@preact/signals";
import { StageClock } from "./stage-clock.js";

/** @typedef {import("./wire").News} News */
/** @typedef {import("./table-props").Moment} Moment */
/** @typedef {import("./wire").View | null} Before what was seen before a step */
/** @typedef {{news: News, at: number}} Waiting a step, and when it came */

/** Who comes back sees what happened meanwhile, as far as it lasts no longer than this; the log has the rest. */
const MOST_LATE = 15_000;

/** What could be seen for no longer than this would only flash by: it counts as over. */
const GLANCE = 250;

/** After so many frames everybody who draws what is on the stage has drawn it, and was heard of. */
const FRAMES = 3;

/** How long the moments of a step last. @param {Waiting} step */
const lasting = ({ news }) => sum(news.stage?.times ?? []);

/** @param {readonly number[]} times */
const sum = (times) => times.reduce((all, one) => all + one, 0);

export class Stage {
  /** What is on the stage, if something is. @type {import("@preact/signals").Signal<Moment | null>} */
  moment = signal(null);
  /** Of how many events of the newest step the result is seen; what is not seen yet is not told either. */
  told = signal(Infinity);
  /** How many results nobody saw here, because the page was hidden or too far behind, since that was last told. */
  missed = signal(0);
  /** @type {Waiting[]} */
  #waiting = [];
  #clock = new StageClock();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #telling;
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
    if (!stage) return;
    const { now } = this.#clock;
    const begun = Math.min(now(), at + stage.begins);
    const ends = begun + sum(stage.times);
    if (ends > now()) {
      this.moment.value = { events, ...stage, told: 0, begun, ends, before, now, until: this.#until };
      this.#clock.start(this.#look);
      this.#await(this.#clock.now(), FRAMES);
    }
    this.#tell();
  }

  /** Wait here for who draws by marks; if so many frames come without a word from them, nobody does.
   * @param {number} mark @param {number} frames */
  #await(mark, frames) {
    this.#clock.mark = frames ? mark : Number.POSITIVE_INFINITY;
    if (frames) requestAnimationFrame(() => this.#clock.mark === mark && this.#await(mark, frames - 1));
  }

  /**
   * What was drawn is seen: go on to this mark, unless a result is due that is not drawn yet; or nobody draws any more.
   * @param {number} mark
   */
  #until = (mark) => {
    const told = this.told.peek();
    this.#tell();
    const drawn = told === this.told.peek() || mark === Number.POSITIVE_INFINITY;
    this.#clock.mark = drawn ? mark : this.#clock.now();
  };

  /** Count the events whose result is seen, now and whenever another one is. */
  #tell() {
    clearTimeout(this.#telling);
    const moment = this.moment.value;
    const seen = moment?.holds.map((hold, i) => moment.begun + sum(moment.times.slice(0, i)) + hold) ?? [];
    const now = this.#clock.now();
    const next = seen.findIndex((at) => at > now);
    this.told.value = next < 0 ? Infinity : next;
    if (next >= 0) this.#telling = setTimeout(() => this.#tell(), (seen[next] ?? 0) - now);
  }

  /** Nothing is on the stage any more. */
  #empty() {
    clearTimeout(this.#telling);
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
    this.#clock.stop();
    clearTimeout(this.#timer);
  }

  close() {
    this.clear();
    document.removeEventListener("visibilitychange", this.#look);
  }

  /** Whether more waits than somebody who is late should have to see; while a clock runs, that is anything. */
  get #tooMuch() {
    if (this.#waiting.at(-1)?.news.play?.running) return true;
    return this.#waiting.reduce((all, step) => all + lasting(step), 0) > MOST_LATE;
  }

  /** The moments of a step; those that others have seen begin now, unless too much follows. @param {Waiting} step */
  #stageOf(step) {
    const { stage } = step.news;
    if (!stage) return stage;
    const left = step.at + stage.begins + lasting(step) - this.#clock.now();
    if (left <= GLANCE && !this.#tooMuch) return { ...stage, begins: Infinity };
    return left > 0 ? stage : null;
  }

  /** Whether it all waits until somebody looks at this page again. */
  get #waits() {
    const [next] = this.#waiting;
    return document.hidden && !this.#tooMuch && (this.moment.value !== null || (next && lasting(next) > 0));
  }

  #next() {
    clearTimeout(this.#timer);
    while (!this.#waits) {
      const left = document.hidden ? 0 : (this.moment.value?.ends ?? 0) - this.#clock.now();
      if (left > 0) {
        this.#timer = setTimeout(this.#look, left);
        return;
      }
      if (document.hidden && this.told.value < Infinity) this.missed.value += 1;
      this.#empty();
      const [next] = this.#waiting;
      if (!next) return this.#clock.stop();
      const stage = document.hidden ? null : this.#stageOf(next);
      this.#waiting.shift();
      if (!stage && next.news.stage?.holds.some((hold) => hold > 0)) this.missed.value += 1;
      batch(() => this.begin(next.news.events, stage, next.at, this.#show(next.news, next.at)));
    }
  }
}
