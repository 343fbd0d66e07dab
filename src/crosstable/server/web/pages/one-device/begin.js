/** Two people, one device: opens a table and takes both seats; the game starts as soon as both are there. */
import { joinTable, makeTable } from "../../lib/api.js";
import { likedOptions } from "../../lib/liked.js";
import { keepPair } from "../../lib/pairs.js";
import { go } from "../../lib/router.js";
import { keepToken } from "../../lib/seats.js";
import { t } from "../../lib/texts.js";

/** @param {import("../../lib/wire").GameInfo} game */
export async function beginHere(game) {
  const one = await makeTable({ game: game.id, name: t("ui-player", { number: 1 }), options: likedOptions(game) });
  const two = await joinTable(one.code, t("ui-player", { number: 2 }), null);
  keepToken(one.code, one.token);
  keepPair(one.code, { tokens: [one.token, two.token], cover: !game.open, begin: true });
  go(`/t/${one.code}`);
}
