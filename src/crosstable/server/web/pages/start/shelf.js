/** The four games of the house, in the order in which they stand on the shelf. */

/** @typedef {{id: string, least: number, most: number}} Boxed */

/** @type {readonly Boxed[]} */
export const SHELF = [
  { id: "cross", least: 2, most: 2 },
  { id: "fugitive", least: 2, most: 2 },
  { id: "resistance", least: 5, most: 10 },
  { id: "crossfire", least: 5, most: 10 },
];
