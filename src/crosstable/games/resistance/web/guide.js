/** The guide through a first game of The Resistance: five players, nothing but the base game. */

/** @typedef {import("./types").ResistanceView} ResistanceView */
/** @typedef {(view: ResistanceView, seat: number) => boolean} Asked */

/** @param {string} phase @returns {Asked} */
const asked = (phase) => (view, seat) => view.phase === phase && view.waiting.includes(seat);

/** @param {number} count @returns {Asked} */
const missions = (count) => (view) => !view.outcome && view.missions.length >= count;

/** @param {ResistanceView} view */
const failures = (view) => view.missions.filter((done) => !done.success).length;

/** @type {import("shell/parts/guide/guide.js").GuideBook} */
export default {
  options: {},
  seats: 5,
  waits: true,
  steps: [
    {
      key: "card",
      when: (view) => !view.outcome,
      until: missions(1),
      needs: ".round-dock .hold-bar",
      point: ".round-dock .hold-bar",
      rule: "B1",
    },
    { key: "aim", when: (view) => !view.outcome, until: missions(2), point: ".res-missions", rule: "B10" },
    { key: "lead", when: asked("propose"), point: ".res-ring", rule: "B3" },
    { key: "vote", when: asked("vote"), point: ".res-asking", rule: "B4" },
    {
      key: "record",
      when: (view) => !view.outcome && view.proposals.length >= 1,
      until: missions(2),
      point: ".res-tabs",
      rule: "B4",
    },
    { key: "rejected", when: (view) => !view.outcome && view.rejections >= 2, point: ".res-track", rule: "B6" },
    { key: "mission", when: asked("mission"), point: ".res-asking", rule: "B7" },
    { key: "result", when: missions(1), until: missions(2), point: ".res-missions", rule: "B8" },
    { key: "talk", when: missions(1), until: missions(3), point: ".tray-handle, .res-composer", rule: "B11" },
    { key: "think", when: (view) => !view.outcome && failures(view) >= 2, rule: "B8" },
    { key: "over", when: (view) => view.outcome !== null },
  ],
};
