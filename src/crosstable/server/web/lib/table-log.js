/** The log of the game at one table, in the eyes of who is connected; worked out once for all who read it. */
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadLog } from "./games.js";
import { heardAt, satAt, satThen } from "./heard.js";
import { logOf } from "./log.js";
import { namesAt } from "./seat-name.js";
import { chatMuted, language } from "./settings.js";
import { t } from "./texts.js";

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
  const sat = computed(() => JSON.stringify(satAt(store)));
  const playing = computed(() => store.play.value !== null);
  return computed(() => {
    const tell = tellerOf(game.value).value;
    const view = playing.value && store.play.peek()?.view;
    if (!tell || !view || !language.value) return null;
    const to = { view: /** @type {any} */ (view), names: JSON.parse(names.value), you: store.you.peek().seat };
    const before = /** @type {import("./table-props").Sat[]} */ (JSON.parse(sat.value));
    return logOf(tell, store.past.value, store.stage.told.value, to, (step) =>
      to.names.map(
        (/** @type {string} */ name, /** @type {number} */ seat) =>
          satThen(before, seat, store.pastAt[step] ?? Number.POSITIVE_INFINITY) ?? name,
      ),
    );
  });
}

/**
 * The log as one reads it: with what was said in ready-made sentences, and who came and went, where it was in time.
 * @param {TableStore} store @param {readonly LogLine[]} log
 */
export function withTalk(store, log) {
  const [begun = Number.POSITIVE_INFINITY] = store.pastAt;
  const said = heardAt(store).filter((line) => line.ready && line.seq >= begun && !(line.by && chatMuted.value));
  const lines = said.map(({ key, seq, by, name, words }) => {
    const told = by ? t("ui-log-said", { name, words }) : words;
    return { seq, line: { key, step: -1, chapter: "", words: told, ear: told, said: by ? { seat: -1, words } : null } };
  });
  let chapter = "";
  return [...log.map((line) => ({ seq: store.pastAt[line.step] ?? 0, line })), ...lines]
    .sort((one, other) => one.seq - other.seq)
    .map(({ line }) => {
      if (line.step >= 0) ({ chapter } = line);
      return { ...line, chapter };
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
