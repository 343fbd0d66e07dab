/** The guide through a first game of Crossfire: five players, no clock, the notebook open. */

/** @typedef {import("./types").CrossfireView} CrossfireView */

/** @param {CrossfireView["phase"]} phase @returns {(view: CrossfireView) => boolean} */
const during = (phase) => (view) => view.phase === phase;

/** @param {CrossfireView["phase"]} phase @returns {(view: CrossfireView, seat: number) => boolean} */
const asked = (phase) => (view, seat) => view.phase === phase && view.waiting.includes(seat);

/** The deal is over, and nothing lies over the table. */
const TABLE = ":not(:has(.cf-opening[open])) > .round-dock";

/** @type {import("shell/parts/guide/guide.js").GuideBook} */
export default {
  options: { seconds: 0, aim_seconds: 0, notebook: "looks" },
  seats: 5,
  waits: true,
  steps: [
    { key: "deal", when: during("claim"), needs: TABLE, point: ".round-dock .hold-bar", rule: "C5" },
    { key: "mix", when: during("claim"), needs: TABLE, point: ".round-dock .hold-bar", rule: "C6" },
    { key: "claim", when: during("claim"), needs: TABLE, point: ".cf-claims-choice", rule: "C8" },
    { key: "goal", when: during("talk"), point: ".round-dock .hold-bar", rule: "C17", rests: true },
    { key: "talk", when: during("talk"), point: ".tray-handle, .cf-speak", rule: "C9", rests: true },
    { key: "about", when: during("talk"), point: ".cf-ring", rule: "C9", rests: true },
    { key: "notebook", when: during("talk"), point: ".cf-panel .hold-bar", rests: true },
    { key: "ready", when: asked("talk"), point: ".cf-ready" },
    { key: "aim", when: asked("aim"), point: ".cf-ring", rule: "C11" },
    { key: "bystander", when: asked("aim"), rule: "C19" },
    { key: "over", when: during("over"), rule: "C14" },
  ],
};
