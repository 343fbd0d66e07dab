/** Things of several kinds: what a table of functions makes of one of them. */

/**
 * @template {import("./table-props").Kind} T
 * @template {unknown[]} More
 * @template Made
 * @param {import("./table-props").ByKind<T, More, Made>} table
 * @param {T} one
 * @param {More} more
 * @returns {Made | undefined} nothing if its kind is not in the table
 */
export function byKind(table, one, ...more) {
  const make = table[/** @type {T["type"]} */ (one.type)];
  return make?.(/** @type {any} */ (one), ...more); // the checker does not see that both are of one kind
}
