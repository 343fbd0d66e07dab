/** What a seat is called: people and bots by name, a bot of former days by its seat. */
import { t } from "./texts.js";

/** @param {import("./wire").SeatInfo} seat @param {number} number */
export function seatName(seat, number) {
  if (seat.bot) return seat.name || t("ui-bot-name", { number: number + 1 });
  return seat.kind === "empty" ? t("ui-empty-seat") : seat.name;
}

/** Everybody at a table. @param {import("./table-store.js").TableStore} store */
export const namesAt = (store) => (store.table.value ? seatNames(store.table.value) : []);

/** @param {import("./wire").TableInfo} table */
export const seatNames = (table) => table.seats.map(seatName);
