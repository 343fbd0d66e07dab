/** Which statements of Crossfire belong where. */

/** @typedef {import("./types").CrossfireView} CrossfireView */

const AIM = ["C11", "C12", "C13", "C14", "C15", "C16", "C17"];

/** @param {CrossfireView} view */
function applying(view) {
  const sniper = view.mode === "sniper";
  if (view.phase === "claim") return ["C5", "C6", ...(sniper ? ["C7"] : []), "C8"];
  if (view.phase === "talk") return ["C8", "C9", ...(sniper ? ["C10", "C22", "C23"] : ["C17", "C19"])];
  if (view.phase === "aim") return sniper ? ["C22", "C23", "C24"] : AIM;
  return sniper ? ["C22", "C23", "C24", "C19", "C20"] : [...AIM, "C18", "C19", "C20", "C21"];
}

/** @type {import("shell/lib/rulebook.js").RuleBook} */
export default {
  chapters: {
    aim: ["C1", "C2", "C17"],
    deal: ["C5", "C6"],
    talk: ["C8", "C9"],
    shot: ["C11", "C12", "C13", "C14", "C15", "C16"],
    roles: ["C18", "C19", "C20", "C21"],
    sniper: ["C3", "C7", "C10", "C22", "C23", "C24"],
    special: ["C4"],
    series: ["C25"],
  },
  options: {
    mode: "C3",
    seconds: "C9",
    aim_seconds: "C11",
    enforcer: "C4",
    bodyguard: "C4",
    bomber: "C4",
    peace_keeper: "C4",
    protester: "C4",
    supporter: "C4",
    both_guns: "C11",
    late_guard: "C16",
    dealer: "C5",
    sniper: "C7",
  },
  applying,
};
