/** The options of a game: some hang on others, and go with them. */

/** @typedef {import("./wire").OptionField} OptionField */
/** @typedef {Record<string, import("./wire").Value>} Chosen */

/** Whether an option is there: it hangs on none, or one of those has the value it needs.
 * @param {OptionField} field @param {Chosen} chosen */
const stands = ({ under }, chosen) =>
  !under || under.parents.some((parent) => under.values.some((value) => value === chosen[parent]));

/**
 * The options as they are, or as they are to begin with; parents are declared before what hangs on them.
 * @param {readonly OptionField[]} fields
 * @param {Chosen} chosen
 */
export function followed(fields, chosen) {
  /** @type {Chosen} */
  const found = {};
  for (const field of fields)
    found[field.name] = stands(field, found) ? (chosen[field.name] ?? field.default) : field.default;
  return found;
}

/** Those that are there now. @param {readonly OptionField[]} fields @param {Chosen} chosen */
export const standing = (fields, chosen) => fields.filter((field) => stands(field, followed(fields, chosen)));
