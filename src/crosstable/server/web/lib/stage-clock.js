/**
 * The time of the stage. It goes with the time of the world while the device keeps up; a device that stood still goes
 * on where it was, and has caught up when nothing is on the stage. Whoever reads this clock passes nothing by, and
 * since it never goes back, nothing comes twice. It waits at marks for those who draw, however slow they are.
 */

/** How often the clock is read at least while it runs, and how far it goes from one reading to the next at most. */
const BEAT = 100;
const MOST = 250;

export class StageClock {
  #time = 0;
  #shown = 0;
  #read = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #beating;
  /** How far it may go before what is due there was seen. */
  mark = Number.POSITIVE_INFINITY;

  /** It is performance.now(), or earlier on a device that is late or not looked at. */
  now = () => {
    const world = performance.now();
    if (this.#beating === undefined) return world;
    const passed = document.hidden ? 0 : Math.min(world - this.#read, MOST);
    // drawing alone makes nobody late
    this.#time = Math.max(this.#time, Math.min(this.#time + passed, this.mark + MOST));
    this.#read = world;
    this.#shown = Math.max(this.#shown, Math.min(this.#time, this.mark));
    return this.#shown;
  };

  /** Something is on the stage, and must not be passed by. @param {() => void} beat called again and again */
  start(beat) {
    if (this.#beating === undefined) this.#time = this.#shown = this.#read = performance.now();
    clearInterval(this.#beating);
    this.#beating = setInterval(beat, BEAT);
  }

  /** Nothing is on the stage, and nothing waits for it: there is nothing to be late for. */
  stop() {
    this.mark = Number.POSITIVE_INFINITY;
    clearInterval(this.#beating);
    this.#beating = undefined;
  }
}
