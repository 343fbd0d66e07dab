/** Which statements of CROSS belong where. */

/** @param {import("./types").CrossView} view */
function applying(view) {
  if (view.outcome) return ["X6", "X7", "X8", "X9"];
  const swap = view.offers.some((offer) => offer.action === "swap");
  return [...(swap ? ["X4"] : []), "X3", "X5", "X6", "X7", "X8"];
}

/** @type {import("shell/lib/rulebook.js").RuleBook} */
export default {
  chapters: {
    turn: ["X1", "X2", "X3", "X10"],
    sides: ["X5"],
    win: ["X6"],
    lose: ["X7"],
    both: ["X8"],
    swap: ["X4"],
    end: ["X9", "X11", "X12"],
  },
  options: { size: "X1", swap: "X4" },
  applying,
};
