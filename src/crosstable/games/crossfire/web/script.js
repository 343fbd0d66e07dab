/** The end, step by step: the dealer's script with lines of fire and reveals, then everybody's result. */
import { useEffect, useState } from "preact/hooks";
import { t } from "shell/lib/texts.js";

/** @typedef {import("./types").CrossfireView} CrossfireView */
/** @typedef {import("./ring.js").Line} Line */
/** @typedef {{words: string, lines: Line[], open: number[], lowered: number[], shot: number[]}} Step */

const PACE = 2400;

/** @param {CrossfireView} view @param {readonly string[]} names @returns {Step[]} */
export function scriptOf(view, names) {
  const { result, script } = view;
  if (!result || !script) return [];
  const told = view.mode === "sniper" ? sniperScript : crossfireScript;
  return told(view, result, script, names);
}

/** @param {CrossfireView} view @param {number[]} seats @param {(seat: number) => string} kind @returns {Line[]} */
const aimLines = (view, seats, kind) =>
  seats.flatMap((seat) => (view.aims?.[seat] ?? []).map((to) => ({ from: seat, to, kind: kind(seat) })));

/** @param {import("./types").Result} result @param {number} wave @returns {Line[]} */
const shotLines = (result, wave) =>
  result.shots
    .filter((shot) => shot.wave === wave)
    .map((shot) => ({ from: shot.by, to: shot.at, kind: shot.hit ? "hit" : "blocked" }));

/** @param {import("./types").Result} result */
const hitFirst = (result) => [
  ...new Set(result.shots.filter((shot) => shot.wave === 1 && shot.hit).map((shot) => shot.at)),
];

/** @param {string} words @param {Line[]} lines @param {Partial<Step>} [more] @returns {Step} */
const step = (words, lines, more) => ({ words, lines, open: [], lowered: [], shot: [], ...more });

/**
 * @param {CrossfireView} view
 * @param {import("./types").Result} result
 * @param {import("./types").Script} script
 * @param {readonly string[]} names
 * @returns {Step[]}
 */
function crossfireScript(view, result, script, names) {
  const seats = result.roles.map((_, seat) => seat);
  const list = (/** @type {number[]} */ which) => which.map((seat) => names[seat]).join(", ");
  const absent = seats.filter((seat) => view.aims?.[seat] === null);
  const { unarmed, agents, protectors, assassins } = script;
  const vip = seats.filter((seat) => result.roles[seat] === "vip");
  const first = hitFirst(result);
  const aims = aimLines(view, seats, () => "aim");
  const guards = aimLines(view, protectors, () => "guard");
  const waiting = aims.filter((line) => assassins.includes(line.from));
  const wave = [...guards, ...waiting, ...shotLines(result, 1)];
  const all = [...guards, ...shotLines(result, 1), ...shotLines(result, 2)];
  const pointing = absent.length ? "crossfire-ui-script-aims-absent" : "crossfire-ui-script-aims";
  const hit = first.length ? "crossfire-ui-script-hit" : "crossfire-ui-script-none";
  const shot = result.shot.includes(vip[0] ?? -1) ? "crossfire-ui-script-vip-shot" : "crossfire-ui-script-vip-safe";
  return [
    step(t(pointing, { names: list(absent) }), aims),
    step(
      t("crossfire-ui-script-unarmed"),
      aims.filter((line) => !unarmed.includes(line.from)),
      { lowered: unarmed },
    ),
    step(t("crossfire-ui-script-agents"), wave, { open: agents, lowered: unarmed }),
    step(t(hit, { names: list(first) }), wave, {
      open: [...agents, ...first],
      lowered: [...unarmed, ...first],
      shot: first,
    }),
    step(t(shot, { name: list(vip) }), all, {
      open: [...agents, ...first, ...vip],
      lowered: unarmed,
      shot: result.shot,
    }),
    step("", all, { open: seats, shot: result.shot }),
  ];
}

/**
 * @param {CrossfireView} view
 * @param {import("./types").Result} result
 * @param {import("./types").Script} script
 * @param {readonly string[]} names
 * @returns {Step[]}
 */
function sniperScript(view, result, script, names) {
  const seats = result.roles.map((_, seat) => seat);
  const list = (/** @type {number[]} */ which) => which.map((seat) => names[seat]).join(", ");
  const left = script.assassins;
  const carded = [view.sniper ?? 0, ...view.shots];
  const cards = view.shots.length ? "crossfire-ui-script-cards" : "crossfire-ui-script-no-cards";
  const all = [...shotLines(result, 1), ...shotLines(result, 2)];
  const first = step(t(cards, { names: list(view.shots) }), shotLines(result, 1), { open: carded, shot: view.shots });
  const second = step(t("crossfire-ui-script-assassins", { names: list(left) }), all, {
    open: [...carded, ...left],
    shot: result.shot,
  });
  const end = step("", all, { open: seats, shot: result.shot });
  return result.verdict.startsWith("sniper_") ? [first, end] : [first, second, end];
}

/** Which step is shown; it begins at the first when the game has just ended, otherwise at the last.
 * @param {CrossfireView} view @param {readonly import("./types").AnyEvent[]} news @param {number} count */
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
