/** What a seat is called: a person by name, a bot by its seat. */
import { t } from "./texts.js";

/** @param {import("./wire").SeatInfo} seat @param {number} number */
export function seatName(seat, number) {
  if (seat.bot) return t("ui-bot-name", { number: number + 1 });
  return seat.kind === "empty" ? t("ui-empty-seat") : seat.name;
}

/** @param {import("./wire").TableInfo} table */
export const seatNames = (table) => table.seats.map(seatName);
