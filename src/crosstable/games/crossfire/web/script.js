/** The end, step by step: the dealer's script with lines of fire and reveals, then everybody's result. */
import { useEffect, useState } from "preact/hooks";
import { t } from "shell/lib/texts.js";

/** @typedef {import("./types").CrossfireView} CrossfireView */
/** @typedef {import("./ring.js").Line} Line */
/** @typedef {{words: string, lines: Line[], open: number[], lowered: number[], shot: number[]}} Step */

const PACE = 2400;
const AGENTS = ["agent", "enforcer", "bodyguard", "peace_keeper"];
const ARMED = [...AGENTS, "assassin"];
const GUARDS = ["bodyguard", "peace_keeper"];

/** @param {CrossfireView} view @param {readonly string[]} names @returns {Step[]} */
export function scriptOf(view, names) {
  const result = view.result;
  if (!result) return [];
  return view.mode === "sniper" ? sniperScript(view, result, names) : crossfireScript(view, result, names);
}

/** @param {CrossfireView} view @param {number[]} seats @param {(seat: number) => string} kind @returns {Line[]} */
const aimLines = (view, seats, kind) =>
  seats.flatMap((seat) => (view.aims?.[seat] ?? []).map((to) => ({ from: seat, to, kind: kind(seat) })));

/** @param {import("./types").Result} result @param {number} wave @returns {Line[]} */
const shotLines = (result, wave) =>
  result.shots.filter((shot) => shot.wave === wave).map((shot) => ({ from: shot.by, to: shot.at, kind: shot.hit ? "hit" : "blocked" }));

/** @param {import("./types").Result} result @param {number} wave */
const hitIn = (result, wave) => [...new Set(result.shots.filter((shot) => shot.wave <= wave && shot.hit).map((shot) => shot.at))];

/** @param {CrossfireView} view @param {import("./types").Result} result @param {readonly string[]} names @returns {Step[]} */
function crossfireScript(view, result, names) {
  const seats = result.roles.map((_, seat) => seat);
  const is = (/** @type {string[]} */ roles) => seats.filter((seat) => roles.includes(result.roles[seat] ?? ""));
  const absent = seats.filter((seat) => view.aims?.[seat] === null);
  const unarmed = seats.filter((seat) => !ARMED.includes(result.roles[seat] ?? ""));
  const agents = is(AGENTS);
  const first = hitIn(result, 1);
  const guards = aimLines(view, is(GUARDS), () => "guard");
  const vip = is(["vip"]);
  const assassins = aimLines(view, is(["assassin"]).filter((seat) => !first.includes(seat)), () => "aim");
  const list = (/** @type {number[]} */ which) => which.map((seat) => names[seat]).join(", ");
  const all = aimLines(view, seats, () => "aim");
  return [
    { words: absent.length ? t("crossfire-ui-script-aims-absent", { names: list(absent) }) : t("crossfire-ui-script-aims"), lines: all, open: [], lowered: [], shot: [] },
    { words: t("crossfire-ui-script-unarmed"), lines: all.filter((line) => !unarmed.includes(line.from)), open: [], lowered: unarmed, shot: [] },
    { words: t("crossfire-ui-script-agents"), lines: [...guards, ...assassins, ...shotLines(result, 1)], open: agents, lowered: unarmed, shot: [] },
    {
      words: first.length ? t("crossfire-ui-script-hit", { names: list(first) }) : t("crossfire-ui-script-none"),
      lines: [...guards, ...assassins, ...shotLines(result, 1)], open: [...agents, ...first], lowered: [...unarmed, ...first], shot: first,
    },
    {
      words: t(result.shot.includes(vip[0] ?? -1) ? "crossfire-ui-script-vip-shot" : "crossfire-ui-script-vip-safe", { name: list(vip) }),
      lines: [...guards, ...shotLines(result, 1), ...shotLines(result, 2)], open: [...agents, ...first, ...vip], lowered: unarmed, shot: result.shot,
    },
    { words: "", lines: [...guards, ...shotLines(result, 1), ...shotLines(result, 2)], open: seats, lowered: [], shot: result.shot },
  ]; // prettier-ignore
}

/** @param {CrossfireView} view @param {import("./types").Result} result @param {readonly string[]} names @returns {Step[]} */
function sniperScript(view, result, names) {
  const seats = result.roles.map((_, seat) => seat);
  const sniper = view.sniper ?? 0;
  const list = (/** @type {number[]} */ which) => which.map((seat) => names[seat]).join(", ");
  const left = seats.filter((seat) => result.roles[seat] === "assassin" && !view.shots.includes(seat));
  const second = result.shots.some((shot) => shot.wave === 2) || left.some((seat) => view.aims?.[seat] === null);
  const cards = { words: view.shots.length ? t("crossfire-ui-script-cards", { names: list(view.shots) }) : t("crossfire-ui-script-no-cards"), lines: shotLines(result, 1), open: [sniper, ...view.shots], lowered: [], shot: view.shots };
  const shots = { words: t("crossfire-ui-script-assassins", { names: list(left) }), lines: [...shotLines(result, 1), ...shotLines(result, 2)], open: [sniper, ...view.shots, ...left], lowered: [], shot: result.shot };
  const end = { words: "", lines: [...shotLines(result, 1), ...shotLines(result, 2)], open: seats, lowered: [], shot: result.shot };
  return second && !["sniper_shot_all", "sniper_shot_vip", "sniper_shot_bystander"].includes(result.verdict) ? [cards, shots, end] : [cards, end];
}

/** Which step is shown; it begins at the first when the game has just ended, otherwise at the last.
 * @param {CrossfireView} view @param {readonly any[]} news @param {number} count */
export function useScript(view, news, count) {
  const over = view.phase === "over";
  const [step, setStep] = useState(over ? count - 1 : 0);
  const [seen, setSeen] = useState(over);
  useEffect(() => {
    if (over && !seen) {
      setSeen(true);
      setStep(news.some((event) => event.type === "ended") ? 0 : count - 1);
    }
  }, [over]);
  useEffect(() => {
    if (!over || step >= count - 1) return undefined;
    const timer = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [over, step, count]);
  const shown = Math.min(over && !seen ? 0 : step, Math.max(0, count - 1));
  return { step: shown, last: shown >= count - 1, again: () => setStep(0), skip: () => setStep(count - 1) };
}
