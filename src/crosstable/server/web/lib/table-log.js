/** The log of the game at one table, in the eyes of who is connected; worked out once for all who read it. */
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadLog } from "./games.js";
import { logOf } from "./log.js";
import { namesAt } from "./seat-name.js";
import { language } from "./settings.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./table-props").Teller} Teller */

/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */
/** @template T @typedef {import("@preact/signals").ReadonlySignal<T>} ReadonlySignal */
/** @typedef {import("./table-props").LogLine} LogLine */

/** What tells the events of each game, once it is there. @type {Map<string, Signal<Teller | null>>} */
const tellers = new Map();
/** @type {WeakMap<TableStore, ReadonlySignal<LogLine[] | null>>} */
const logs = new WeakMap();

/** @param {string} game */
function tellerOf(game) {
  const found = tellers.get(game) ?? signal(/** @type {Teller | null} */ (null));
  tellers.set(game, found);
  return found;
}

/** @param {TableStore} store */
function makeLog(store) {
  const game = computed(() => store.table.value?.game ?? "");
  const names = computed(() => JSON.stringify(namesAt(store)));
  const playing = computed(() => store.play.value !== null);
  return computed(() => {
    const tell = tellerOf(game.value).value;
    const view = playing.value && store.play.peek()?.view;
    if (!tell || !view || !language.value) return null;
    const to = { view: /** @type {any} */ (view), names: JSON.parse(names.value), you: store.you.peek().seat };
    return logOf(tell, store.past.value, store.stage.told.value, to);
  });
}

/** @param {TableStore} store @returns {LogLine[] | null} null until its texts are there */
export function useTableLog(store) {
  const game = store.table.value?.game ?? "";
  useEffect(() => {
    const teller = tellerOf(game);
    if (game && !teller.peek())
      void loadLog(game).then((tell) => {
        teller.value = tell;
      });
  }, [game]);
  const log = logs.get(store) ?? makeLog(store);
  logs.set(store, log);
  return log.value;
}
