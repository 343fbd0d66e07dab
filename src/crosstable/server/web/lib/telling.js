/** One voice for a room: what is told is said in order, one line after the other, none cut off. */
import { useEffect, useRef } from "preact/hooks";
import { volume } from "./settings.js";
import { hush, speak } from "./voice.js";

/** From this many lines on that wait, the oldest are left out: a voice that is late tells what nobody sees any more. */
const MOST_WAITING = 3;

class Telling {
  /** @type {string[]} */
  #waiting = [];
  #speaking = false;

  /** @param {string} line */
  put(line) {
    this.#waiting = [...this.#waiting, line].slice(-MOST_WAITING);
    if (!this.#speaking) void this.#run();
  }

  close() {
    this.#waiting = [];
    hush();
  }

  async #run() {
    this.#speaking = true;
    for (let line = this.#waiting.shift(); line; line = this.#waiting.shift()) await speak(line, 1);
    this.#speaking = false;
  }
}

/** Say this whenever it changes. @param {string} line nothing is said for an empty one */
export function useTelling(line) {
  const telling = useRef(/** @type {Telling | null} */ (null));
  telling.current ??= new Telling();
  useEffect(() => {
    if (line && volume.peek() > 0) telling.current?.put(line);
  }, [line]);
  useEffect(() => () => telling.current?.close(), []);
}
