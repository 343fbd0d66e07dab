/** The log of the game at one table, in the eyes of who is connected. */
import { useLog } from "./log.js";
import { namesAt } from "./seat-name.js";

/** @param {import("./table-store.js").TableStore} store */
export function useTableLog(store) {
  const table = store.table.value;
  const view = store.play.value?.view;
  const to = { view: /** @type {any} */ (view), names: namesAt(store), you: store.you.value.seat };
  return useLog(table?.game ?? "", store.past.value, store.stage.told.value, to);
}
