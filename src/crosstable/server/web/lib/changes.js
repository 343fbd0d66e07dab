/** What the server says has changed, put into what is known here. */

/**
 * A value after a change: `{field: change, …}` goes into an object, `[value]` is a new value, and `[at, drop, items]`
 * takes `drop` items of a list (or letters of a text) out at `at` and puts `items` there. The value stays as it was.
 * @param {any} value
 * @param {any} change
 * @returns {any}
 */
export const changed = (value, change) => {
  if (!Array.isArray(change)) {
    const inside = Object.entries(change).map(([name, inner]) => [name, changed(value[name], inner)]);
    return { ...value, ...Object.fromEntries(inside) };
  }
  if (change.length === 1) return change[0];
  const [at, drop, items] = change;
  const [before, after] = [value.slice(0, at), value.slice(at + drop)];
  return typeof value === "string" ? before + items + after : [...before, ...items, ...after];
};
