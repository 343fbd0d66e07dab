/** Whether a record is what it says, as far as that can be told without the rules; the same words as off-line. */
import { dealOf } from "../../lib/contribution.js";
import { Chance, hashOf, pledgeOf, promiseOf, seedOf } from "./drawing.js";

/** @typedef {import("../../lib/wire").Sentence} Sentence */
/** @typedef {import("./drawing.js").Draw} Draw */
/** @typedef {import("./drawing.js").Part} Part */
/** @typedef {{parts: Part[], seed: string, draws: Draw[]}} Fair */
/**
 * @typedef {{game: string, seats: string[], commitment: string, seed: string | null, fair?: Fair}} Header
 */
/** @typedef {{n: number, draws: Draw[]}} Drawn what was drawn in one action; 0 is the deal */
/** @typedef {{check: string, why: Sentence | null}} Finding */
/** @typedef {{header: Header | null, draws: Drawn[], findings: Finding[]}} Checked */

/** @param {string} key @param {Record<string, any>} [args] @returns {Sentence} */
const because = (key, args = {}) => ({ key, args });

/** @param {Uint8Array} bytes @returns {Promise<Checked>} */
export async function checked(bytes) {
  const lines = new TextDecoder().decode(bytes).split("\n");
  const parsed = lines.map(parse);
  const header = /** @type {Header | null} */ (parsed[0]);
  if (!header || !("crosstable" in header) || !Array.isArray(header.seats))
    return { header: null, draws: [], findings: [{ check: "file", why: because("record-foreign") }] };
  const body = parsed.slice(1, -2);
  const draws = [{ n: 0, draws: header.fair?.draws ?? [] }, ...body.filter((line) => line?.draws)];
  const findings = [{ check: "promise", why: await brokenPromise(header) }];
  if (header.fair) {
    findings.push({ check: "parts", why: await wrongPart(header, header.fair) });
    findings.push({ check: "seed", why: await wrongSeed(header, header.fair) });
    const damaged = body.indexOf(null);
    const line = because("record-damaged", { line: damaged + 2 });
    findings.push({ check: "draws", why: damaged >= 0 ? line : await wrongDraw(header.fair.seed, draws) });
    if (dealOf(header.commitment)?.seen.length) findings.push({ check: "own", why: notAsSeen(header) });
  }
  findings.push({ check: "file", why: await changedFile(bytes, lines, parsed.at(-2)) });
  return { header, draws: draws.filter((one) => one.draws.length), findings };
}

/** @param {string} line @returns {any} null if it is damaged */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** @param {Header} header */
async function brokenPromise({ seed, commitment }) {
  if (seed === null) return because("record-seed-secret");
  return (await promiseOf(String(seed))) === commitment ? null : because("record-wrong-seed");
}

const GIVES = /** @type {Record<string, [boolean, boolean]>} */ ({
  client: [true, true],
  silent: [true, false],
  absent: [false, false],
  bot: [false, false],
});

/** @param {Header} header @param {Fair} fair */
async function wrongPart({ seats, commitment }, { parts }) {
  if (parts.length !== seats.length) return because("record-parts", { found: parts.length, seats: seats.length });
  for (const [seat, { by, pledge = "", contribution = "" }] of parts.entries()) {
    const [pledges, shows] = GIVES[by] ?? [!pledge, false];
    if (!!pledge !== pledges || !!contribution !== shows) return because("record-part", { number: seat + 1 });
    if (contribution && (await pledgeOf(commitment, contribution)) !== pledge)
      return because("record-wrong-pledge", { number: seat + 1 });
  }
  return null;
}

/** @param {Header} header @param {Fair} fair */
const wrongSeed = async ({ seed }, fair) =>
  (await seedOf(seed ?? "", fair.parts)) === fair.seed ? null : because("record-wrong-deal");

/** @param {string} seed @param {Drawn[]} all */
async function wrongDraw(seed, all) {
  for (const { n, draws } of all) {
    const chance = new Chance(seed, n);
    for (const draw of draws) {
      const told = { move: n, label: draw.label };
      const right = await chance.again(draw);
      if (!right) return because("record-draw", told);
      if (!same(right.of, draw.of)) return because("record-draw-of", told);
      if (!same(right.got, draw.got)) return because("record-draw-got", { ...told, ...difference(draw, right) });
    }
  }
  return null;
}

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Which card is not what it must be. @param {Draw} found @param {Draw} right */
function difference({ got, how }, right) {
  const cards = (/** @type {Draw["got"]} */ some) => (how === "shuffle" && Array.isArray(some) ? some : [some]);
  const [theirs, ours] = [cards(got), cards(right.got)];
  const at = Array.from({ length: Math.max(theirs.length, ours.length) }).findIndex(
    (_, i) => !same(theirs[i], ours[i]),
  );
  return { place: at + 1, found: String(theirs[at]), right: String(ours[at]) };
}

/** What this device remembers of the deal and the record does not have. @param {Header} header */
function notAsSeen({ commitment, fair }) {
  const deal = dealOf(commitment);
  const parts = fair?.parts ?? [];
  if (!deal) return null;
  const pledges = (/** @type {readonly string[]} */ some) => [...some].filter(Boolean).sort();
  if (!same(pledges(parts.map((part) => part.pledge ?? "")), pledges(deal.seen))) return because("verify-not-seen");
  const mine = deal.seen.filter((pledge) => deal.mine[pledge] && deal.shown?.includes(pledge));
  const missing = mine.some((one) => !parts.some((part) => part.contribution === deal.mine[one]));
  return missing ? because("verify-not-mine") : null;
}

/** @param {Uint8Array} bytes @param {string[]} lines @param {any} close */
async function changedFile(bytes, lines, close) {
  if (lines.length < 3 || lines.at(-1) !== "" || !close?.sha256) return because("record-not-closed");
  const last = new TextEncoder().encode(lines.at(-2)).length + 1;
  return (await hashOf(bytes.slice(0, bytes.length - last))) === close.sha256 ? null : because("record-changed");
}
