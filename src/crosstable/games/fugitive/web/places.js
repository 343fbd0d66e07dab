/** The road from 0 to 42: a picture of 100 × 72 for every hideout, as SVG text. */
import { disc, INK, LAGOON, line, PAPER, SAFFRON, shape, VERMILION } from "shell/lib/strokes.js";

const OLIVE = "#7a6a1c";
const CLIFF = "#e5b95c";

/** A row of things. @param {number[]} xs @param {(x: number) => string} draw */
const each = (xs, draw) => xs.map(draw).join("");

/** Sky, and the ground in front, by the part of the road. */
const GROUNDS = /** @type {const} */ ({
  start: ["#b9c3d3", "#8794aa"],
  a: ["#f0cdb8", "#d98f6c"],
  b: ["#f7dc9c", "#d9a83a"],
  c: ["#bcd6d2", LAGOON],
  goal: [SAFFRON, LAGOON],
});

/** The part of the road a place lies in: the start, the pile it comes from, or the boat. @param {number} card */
export function partOf(card) {
  if (card === 42) return "goal";
  return card < 4 ? "start" : card < 15 ? "a" : card < 29 ? "b" : "c";
}

const PICTURES = [
  // from the gate of the prison …
  shape("M18 60V22h64v38z", INK) +
    shape("M36 60V40a14 14 0 0 1 28 0v20z", "#b9c3d3") +
    line("M43 30v30M50 26v34M57 30v30", INK, 3),
  shape("M4 60V34h92v26z", "#8794aa") +
    line("M4 34h92M4 43h92M4 52h92M20 34v9M50 34v9M80 34v9M35 43v9M65 43v9M20 52v8M50 52v8M80 52v8", INK, 3),
  shape("M4 60V40h24l22 16 22-16h24v20z", INK),
  shape("M10 60V30h34v30z", INK) + line("M52 60V44h40v16M65 44v16M79 44v16", INK, 3),
  // … through the town …
  shape("M8 60V42l22-18 22 18v18z", VERMILION) + shape("M44 60V34l24-18 24 18v26zM76 10h8v14h-8z", INK),
  shape("M16 34h68l8 10H8z", VERMILION) +
    shape("M30 34h14l-2 10H24zM58 34h14l6 10H60z", PAPER) +
    shape("M14 44h4v16h-4zM82 44h4v16h-4zM22 52h56v8H22z", INK),
  shape("M4 60 50 18l46 42z", VERMILION) + shape("M64 14h11v28H64z", INK) + line("M32 34V10M25 12h14M25 19h14", INK, 3),
  shape("M14 24h72v28H14z", VERMILION) +
    shape("M20 29h16v11H20zM42 29h16v11H42zM64 29h16v11H64z", PAPER) +
    disc(30, 54, 6, INK) +
    disc(70, 54, 6, INK) +
    line("M50 24V10M36 10h28", INK, 3),
  line("M6 18h88M10 18v42M90 18v42", INK, 3) +
    shape("M18 18h20v9h-4v20H22V27h-4z", VERMILION) +
    shape("M46 18h14v30H46z", PAPER) +
    shape("M66 18h18v30h-6V28h-6v20h-6z", INK),
  shape("M8 60V26h84v34z", VERMILION) + shape("M28 60V38h44v22z", INK) + line("M34 46h32M38 52h24M42 58h16", PAPER, 3),
  shape("M16 60V18h68v42z", INK) +
    shape("M24 24h52v12H24z", SAFFRON) +
    each([30, 40, 50, 60, 70], (x) => disc(x, 30, 2.6, INK)) +
    shape("M42 60V44h16v16z", VERMILION),
  each(
    [4, 54],
    (x) => shape(`M${x + 4} 30h34l4 10H${x}z`, VERMILION) + shape(`M${x + 15} 30h12l2 10H${x + 13}z`, PAPER),
  ) + shape("M6 40h4v20H6zM40 40h4v20h-4zM56 40h4v20h-4zM90 40h4v20h-4zM12 50h26v10H12zM62 50h26v10H62z", INK),
  shape("M36 60V36l14-24 14 24v24zM16 60V44h20v16zM64 60V44h20v16z", VERMILION) +
    line("M50 14V2M45 6h10", INK, 3) +
    shape("M44 60V48a6 6 0 0 1 12 0v12z", INK),
  shape("M8 60V30l14-10v10l14-10v10l14-10v40z", VERMILION) +
    shape("M54 60V34h38v26z", INK) +
    shape("M60 40h8v7h-8zM76 40h8v7h-8z", SAFFRON),
  shape("M0 40h100v10H0z", INK) + line("M10 60V50q18-30 40 0 22-30 40 0v10", VERMILION, 6),
  // … over land …
  shape("M0 48h100v12H0z", "#8fb3b8") + shape("M12 40h70l-10 14H20z", INK) + shape("M38 28h22v12H38z", OLIVE),
  shape("M64 60V8h12v52z", INK) +
    shape("M8 60V42a22 18 0 0 1 44 0v18z", OLIVE) +
    shape("M24 60V50a6 6 0 0 1 12 0v10z", INK) +
    line("M78 10q8-8 16 0", INK, 4),
  each(
    [20, 50, 80],
    (x) =>
      line(`M${x} 60V40`, INK, 5) +
      disc(x, 32, 14, OLIVE) +
      disc(x - 5, 30, 3, VERMILION) +
      disc(x + 5, 35, 3, VERMILION),
  ),
  shape("M40 60 44 28h14l4 32z", INK) + line("M51 28 28 10M51 28l23-18M51 28 30 48M51 28l21 20", OLIVE, 6),
  shape("M20 60V34l30-18 30 18v26z", OLIVE) +
    shape("M38 60V40h24v20z", INK) +
    line("M38 40l24 20M62 40 38 60", OLIVE, 3),
  line("M50 60V10", INK, 6) + shape("M50 14h28l8 7-8 7H50z", OLIVE) + shape("M50 33H24l-8 7 8 7h26z", INK),
  shape("M0 60V18h20v12h18v12h18v18z", INK) + shape("M62 60l8-14h16l10 14z", OLIVE) + shape("M74 46l4-8h8l4 8z", INK),
  shape("M10 60V34l24-18 24 18v26z", OLIVE) +
    shape("M28 60V44h12v16z", INK) +
    line("M58 24h28v8", INK, 4) +
    disc(86, 40, 10, INK) +
    disc(86, 40, 5, SAFFRON),
  shape("M0 26h100v34H86a10 12 0 0 0-20 0h-6a10 12 0 0 0-20 0h-6a10 12 0 0 0-20 0H0z", INK),
  shape("M6 60 22 22l16 38zM60 60l18-42 18 42z", OLIVE) + shape("M30 60 50 10l20 50z", INK),
  shape("M34 60V42l22-14 22 14v18z", INK) +
    shape("M62 20h7v16h-7z", INK) +
    line("M66 18q-8-6 0-12", OLIVE, 4) +
    shape("M4 60 17 26l13 34z", OLIVE),
  shape("M0 60 28 20l18 22L66 12l34 48z", INK) +
    shape("M66 12l10 15-9 4-9-6z", PAPER) +
    line("M40 60q-4-8 6-16", SAFFRON, 4),
  shape("M0 60V46q50-62 100 0v14z", OLIVE) +
    shape("M34 60V42a16 16 0 0 1 32 0v18z", INK) +
    line("M44 60l4-14M56 60l-4-14", SAFFRON, 3),
  shape("M4 18h92L84 60H16z", INK) +
    line("M26 18l6 42M50 18v42M74 18l-6 42", OLIVE, 4) +
    shape("M0 8h100v6H0z", "#8fb3b8"),
  // … and along the coast to the boat.
  shape("M0 60V34q50-22 100 0v26z", LAGOON) +
    line("M4 42q46-20 92 0M2 50q48-20 96 0", INK, 4) +
    each([24, 50, 76], (x) => disc(x, 40, 5, INK)),
  shape("M32 12h36v16H32z", INK) + shape("M28 6h44v6H28z", LAGOON) + line("M38 28 28 60M62 28l10 32M34 42h32", INK, 5),
  shape("M12 60V26h12v34zM36 60V14h12v46zM60 60V38h12v22z", INK) +
    shape("M8 22h20v6H8zM32 10h20v6H32z", LAGOON) +
    shape("M78 60l4-10 12 4 4 6z", INK),
  each(
    [16, 34, 52, 74],
    (x) => `${line(`M${x} 60q2-20 0-40`, INK, 3)}<ellipse cx="${x}" cy="18" rx="4" ry="9" fill="${LAGOON}"/>`,
  ) + line("M60 56h36M4 52h20", PAPER, 3),
  `${shape("M0 60q24-36 56-8 20-20 44 0v8z", CLIFF)}<path d="M0 60q24-36 56-8l-14 8z" fill="${INK}" opacity=".25"/>`,
  shape("M22 60V34l28-20 28 20v26z", LAGOON) + shape("M34 60V40h32v20z", INK) + shape("M38 50h24l-5 8H43z", SAFFRON),
  shape("M8 60V30l14-10v10l14-10v10l14-10v40z", LAGOON) +
    shape("M54 60V34h38v26z", INK) +
    shape("M60 46q10-10 20 0 4-4 8-4v10q-4 0-8-4-10 8-20-2z", SAFFRON),
  shape("M6 60 24 30l18 30zM36 60 54 22l18 38zM68 60l12-22 14 22z", PAPER) + line("M24 32l18 28M54 24l18 36", INK, 3),
  shape("M42 60l4-38h12l4 38z", PAPER) +
    shape("M45 34h14l1 9H44z", VERMILION) +
    shape("M44 14h16v9H44z", INK) +
    shape("M60 14 98 6v20l-38-6z", SAFFRON),
  shape("M0 38h76v7H0z", INK) + line("M12 45v15M34 45v15M56 45v15M72 30v30", INK, 5),
  shape("M10 60V34h26v26z", INK) +
    shape("M6 28h34v6H6z", LAGOON) +
    line("M44 60V36", INK, 6) +
    line("M44 38h50", VERMILION, 7) +
    shape("M54 34h10v7H54zM74 34h10v7H74z", PAPER),
  shape("M8 60V26h84v34z", INK) +
    shape("M4 18h92v8H4z", LAGOON) +
    each([16, 42, 68], (x) => shape(`M${x} 60V40h16v20z`, SAFFRON)),
  shape("M0 46h60v14H0z", INK) +
    line("M26 46V12h50", INK, 5) +
    line("M26 26 44 12M70 12v22", INK, 3) +
    shape("M62 34h16v12H62z", SAFFRON),
  shape("M8 42h84L78 60H22z", INK) + shape("M48 38V4l32 34z", PAPER) + shape("M42 38V14L20 38z", VERMILION),
];

/** The picture of a place, on its ground. @param {number} card */
export function placeArt(card) {
  const [sky, ground] = GROUNDS[partOf(card)];
  return shape("M0 0h100v72H0z", sky) + (PICTURES[card] ?? "") + shape("M0 60h100v12H0z", ground);
}
