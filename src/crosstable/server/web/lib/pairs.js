/** Tables where two people share this device: the tokens of both seats. */
import { keptByTable } from "./kept.js";

/**
 * @typedef {{tokens: [string, string], cover: boolean, begin?: boolean}} Pair
 * `cover`: nothing is shown between turns; `begin`: the first game starts by itself
 */

const pairs = /** @type {typeof keptByTable<Pair>} */ (keptByTable)("pairs", 20);

export const pairOf = pairs.of;
export const keepPair = pairs.keep;
export const dropPair = pairs.drop;
