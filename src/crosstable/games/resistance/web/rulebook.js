/** Which statements of The Resistance belong where. */

/** @typedef {import("./types").ResistanceView} ResistanceView */

/** @type {Record<string, string[]>} */
const PHASES = {
  strong_leader: ["P4", "P3"],
  give_plots: ["P2", "P1"],
  take_plot: ["P8"],
  overhear: ["P9"],
  open_up: ["P11"],
  propose: ["B3", "B6"],
  appoint: ["H4"],
  opinion: ["P6", "B4"],
  vote: ["B4", "B5", "B6"],
  no_confidence: ["P5", "P3"],
  spotlight: ["P12"],
  mission: ["B7", "B8"],
  close_eye: ["P7"],
  early: ["H7", "H8", "H9"],
  accuse: ["H13", "H14", "H15", "H16"],
  inquire: ["I2", "I3"],
  examine: ["H11", "H12"],
  show_loyalty: ["H11", "H18"],
  over: ["B10"],
};

/** @param {string} letter @param {number} first @param {number} last */
const run = (letter, first, last) => Array.from({ length: last - first + 1 }, (_, i) => `${letter}${first + i}`);

/** @param {ResistanceView} view */
function applying(view) {
  const { options, phase } = view;
  return [
    ...(PHASES[phase] ?? []),
    ...(phase === "propose" && options.targeting ? ["B12"] : []),
    ...(phase === "propose" && options.hunter ? ["H4"] : []),
    ...(phase === "mission" && options.hunter ? ["H5", "H6"] : []),
    ...(phase === "mission" && options.reverser !== "none" ? ["R2", "R3"] : []),
    ...(view.time_to_blame ? ["H22"] : []),
    "B11",
  ];
}

/** @type {import("shell/lib/rulebook.js").RuleBook} */
export default {
  chapters: {
    aim: ["B1", "B2"],
    round: run("B", 3, 6),
    mission: ["B7", "B8"],
    end: ["B9", "B10"],
    talk: ["B11"],
    options: ["B12", "B13"],
    plots: run("P", 1, 12),
    hunter: ["H1", "H2", "H3", "H5", "H6"],
    accusation: ["H7", "H8", "H9", "H10", ...run("H", 13, 16)],
    investigation: ["H4", "H11", "H12", "H17"],
    characters: run("H", 18, 21),
    blame: ["H22"],
    inquisitor: run("I", 1, 3),
    reverser: run("R", 1, 5),
  },
  options: {
    targeting: "B12",
    blind_spies: "B13",
    plot: "P2",
    hunter: "H13",
    dummy_agent: "H18",
    coordinator: "H19",
    deep_agent: "H20",
    pretender: "H21",
    blame: "H22",
    inquisitor: "I2",
    reverser: "R2",
    hidden_reverser: "R4",
    literal_reverse: "R3",
    open_choice: "B3",
    suggestions: "B3",
    change_votes: "B4",
    early_seconds: "H8",
  },
  applying,
};
