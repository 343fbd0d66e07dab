/** Which statements of Fugitive belong where. */

/** @typedef {import("./types").FugitiveView} FugitiveView */

const PHASES = {
  place: ["F11", "F12", "F13", "F14", "F15"],
  extra_card: ["F15"],
  guess: ["F9", "F16", "F17", "F18", "F19"],
  manhunt: ["F21", "F20"],
};
const EVENTS = ["F24", "F25", "F26", "F27", "F28", "F29", "F30"];

/** @param {FugitiveView} view */
function applying(view) {
  if (view.outcome) return ["F19", "F20", "F21", "F23"];
  const marshal = view.roles[view.side] === "marshal";
  const now = view.phase === "draw" ? (marshal ? ["F8", "F9", "F10"] : ["F7"]) : PHASES[view.phase];
  const first = view.phase === "place" && view.row.length === 1 ? ["F6"] : [];
  return [...first, ...now, "F4", ...(view.errand ? ["F24", "F29", "F30"] : [])];
}

/** @type {import("shell/lib/rulebook.js").RuleBook} */
export default {
  chapters: {
    row: ["F1", "F2", "F5", "F6", "F7", "F11"],
    sprint: ["F12", "F13"],
    piles: ["F3", "F4", "F8", "F9", "F10", "F22"],
    guess: ["F16", "F17", "F18"],
    end: ["F14", "F15", "F19", "F20", "F21", "F23"],
    events: EVENTS,
  },
  options: { first_hideouts: "F6", second_edition_pass: "F15", events: "F24" },
  applying,
};
