/** Open a table and join it. Whoever plays alone needs no name; otherwise it is asked for if there is none yet. */
import { makeTable } from "../../lib/api.js";
import { beginSoon } from "../../lib/begin.js";
import { go } from "../../lib/router.js";
import { keepToken } from "../../lib/seats.js";
import { name as known } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { askName } from "./name.js";

/**
 * @param {Omit<import("../../lib/wire").NewTable, "name">} table
 * @param {(code: string) => void} [prepare] what is to be done before one goes there
 */
export async function openTable(table, prepare) {
  const name = table.start ? known.peek() || t("ui-guest") : await askName();
  if (!name) return;
  const seated = await makeTable({ ...table, start: false, name });
  keepToken(seated.code, seated.token);
  if (table.start) beginSoon(seated.code); // only there can this device contribute to the deal
  prepare?.(seated.code);
  go(`/t/${seated.code}`);
}
