/**
 * What this device gives to the next deal, without anybody doing anything: it pledges something random and shows it
 * when the game begins. It remembers both, so that it can check the game afterwards. See docs/fairness.md.
 */
import { keptByTable } from "./kept.js";
import { fromHex, joined, sha256, toHex } from "./sha256.js";

/**
 * What is remembered of a deal: the contributions this device has pledged, by pledge; the pledges of all seats when no
 * more were taken; and which of its own the table has got.
 * @typedef {{mine: Record<string, string>, seen: string[], shown?: string[]}} Deal
 */

const deals = /** @type {typeof keptByTable<Deal>} */ (keptByTable)("deals", 80);
/** For devices that keep nothing. @type {Map<string, Deal>} */
const memory = new Map();

/** What this device remembers of the deal that was promised so. @param {string} promise */
export const dealOf = (promise) => memory.get(promise) ?? deals.of(promise);

/** @param {string} promise @param {Deal} deal */
function keepDeal(promise, deal) {
  memory.set(promise, deal);
  deals.keep(promise, deal);
}

/** @param {string} promise @param {string} contribution hexadecimal */
export const pledgeOf = (promise, contribution) =>
  toHex(sha256(joined("crosstable pledge 1\0", promise, fromHex(contribution))));

export class Contribution {
  #ask;
  #done = "";

  /** @param {(request: import("./asking").NewRequest) => Promise<unknown>} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * Do what is to be done at a table that looks like this.
   * @param {import("./wire").TableInfo} table
   * @param {number | null} seat
   * @param {boolean} anew whether this is the beginning of a connection
   */
  take(table, seat, anew) {
    if (seat === null || table.phase === "playing" || table.closed) return;
    const promise = table.commitment;
    const listed = table.pledges[seat] ?? "";
    const own = dealOf(promise)?.mine[listed];
    const now = `${promise} ${table.dealing}`;
    if (!anew && now === this.#done) return;
    if (table.dealing && own) void this.#show(promise, own, table.pledges);
    else if (!table.dealing && !own && (anew || !listed)) this.#pledge(promise);
    this.#done = now;
  }

  /** @param {string} promise */
  #pledge(promise) {
    const contribution = toHex(crypto.getRandomValues(new Uint8Array(32)));
    const pledge = pledgeOf(promise, contribution);
    keepDeal(promise, { mine: { ...dealOf(promise)?.mine, [pledge]: contribution }, seen: [] });
    void this.#ask({ do: "pledge", promise, pledge });
  }

  /** @param {string} promise @param {string} contribution @param {readonly string[]} seen */
  async #show(promise, contribution, seen) {
    const before = dealOf(promise);
    keepDeal(promise, { mine: { ...before?.mine }, seen: [...seen], shown: before?.shown ?? [] });
    const refused = await this.#ask({ do: "reveal", contribution });
    const deal = dealOf(promise);
    if (deal && !refused)
      keepDeal(promise, { ...deal, shown: [...(deal.shown ?? []), pledgeOf(promise, contribution)] });
  }
}
