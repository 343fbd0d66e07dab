/** The end, step by step: the dealer's script with lines of fire and reveals, then everybody's result. */
import { useEffect, useState } from "preact/hooks";
import { list, t } from "shell/lib/texts.js";

/** @typedef {import("./types").CrossfireView} CrossfireView */
/** @typedef {import("./ring.js").Line} Line */
/**
 * @typedef {{words: string, lines: Line[], open: number[], lowered: number[], shot: number[], ms: number,
 *   count?: boolean}} Step
 */

/** How long things are shown, in milliseconds. */
const COUNT = 800;
const SHOT = 1500;
const PACE = 2400;

/** @param {CrossfireView} view @param {readonly string[]} names @returns {Step[]} */
export function scriptOf(view, names) {
  const { result, script } = view;
  if (!result || !script) return [];
  const told = view.mode === "sniper" ? sniperScript : crossfireScript;
  return [...countdown(), ...told(view, result, script, names)];
}

/** Three, two, one. */
const countdown = () => ["3", "2", "1"].map((words) => step(words, [], { ms: COUNT, count: true }));

/**
 * The shots of a wave fall one by one, after what lies on the table already.
 * @param {import("./types").Result} result
 * @param {number} wave
 * @param {readonly string[]} names
 * @param {Step} before
 * @returns {Step[]}
 */
function fall(result, wave, names, before) {
  const lines = shotLines(result, wave);
  return lines.map((line, i) => {
    const fallen = lines.slice(0, i + 1);
    const hit = fallen.filter((one) => one.kind === "hit").map((one) => one.to);
    const words = t(line.kind === "hit" ? "crossfire-ui-script-hits" : "crossfire-ui-script-blocked", {
      by: names[line.from] ?? "",
      at: names[line.to] ?? "",
    });
    const waiting = before.lines.filter((one) => !lines.slice(0, i + 1).some((shot) => shot.from === one.from));
    const open = [...before.open, ...hit];
    return { ...before, words, open, lines: [...waiting, ...fallen], shot: [...before.shot, ...hit], ms: SHOT };
  });
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

/** Names in a row. @param {number[]} seats @param {readonly string[]} names */
const listed = (seats, names) => list(seats.map((seat) => names[seat] ?? ""));

/** @param {string} words @param {Line[]} lines @param {Partial<Step>} [more] @returns {Step} */
const step = (words, lines, more) => ({ words, lines, open: [], lowered: [], shot: [], ms: PACE, ...more });

/**
 * @param {CrossfireView} view
 * @param {import("./types").Result} result
 * @param {import("./types").Script} script
 * @param {readonly string[]} names
 * @returns {Step[]}
 */
function crossfireScript(view, result, script, names) {
  const seats = result.roles.map((_, seat) => seat);
  const absent = seats.filter((seat) => view.aims?.[seat] === null);
  const { unarmed, protectors, assassins } = script;
  const vip = seats.filter((seat) => result.roles[seat] === "vip");
  const first = hitFirst(result);
  const aims = aimLines(view, seats, () => "aim");
  const guards = aimLines(view, protectors, () => "guard");
  const waiting = aims.filter((line) => assassins.includes(line.from));
  const armed = aims.filter((line) => !unarmed.includes(line.from));
  const all = [...guards, ...shotLines(result, 1), ...shotLines(result, 2)];
  const pointing = absent.length ? "crossfire-ui-script-aims-absent" : "crossfire-ui-script-aims";
  const shot = result.shot.includes(vip[0] ?? -1) ? "crossfire-ui-script-vip-shot" : "crossfire-ui-script-vip-safe";
  const agents = step(t("crossfire-ui-script-agents"), [...guards, ...armed], {
    open: script.agents,
    lowered: unarmed,
  });
  const left = step(
    first.length ? "" : t("crossfire-ui-script-none"),
    [...guards, ...shotLines(result, 1), ...waiting],
    {
      open: [...script.agents, ...first],
      lowered: [...unarmed, ...first],
      shot: first,
    },
  );
  return [
    step(t(pointing, { names: listed(absent, names) }), aims),
    step(t("crossfire-ui-script-unarmed"), armed, { lowered: unarmed }),
    agents,
    ...fall(result, 1, names, agents),
    ...(first.length ? [] : [left]),
    ...fall(result, 2, names, left),
    step(t(shot, { name: listed(vip, names) }), all, {
      open: [...left.open, ...vip],
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
  const left = script.assassins;
  const cards = view.shots.length ? "crossfire-ui-script-cards" : "crossfire-ui-script-no-cards";
  const all = [...shotLines(result, 1), ...shotLines(result, 2)];
  const first = step(t(cards, { count: view.shots.length }), [], { open: [view.sniper ?? 0] });
  const carded = step("", shotLines(result, 1), { open: [view.sniper ?? 0, ...view.shots], shot: view.shots });
  const second = { ...carded, words: t("crossfire-ui-script-assassins", { names: listed(left, names) }) };
  const end = step("", all, { open: seats, shot: result.shot });
  const shots = fall(result, 1, names, first);
  if (result.verdict.startsWith("sniper_")) return [first, ...shots, end];
  const open = [...carded.open, ...left];
  return [first, ...shots, { ...second, open }, ...fall(result, 2, names, { ...second, open }), end];
}

/** How much slower than usual this table plays. @param {NonNullable<import("./types").Props["stage"]>} stage */
function paceOf({ events, times }) {
  const shot = times[events.findIndex((event) => event.type === "fired")];
  return shot ? shot / SHOT : 1;
}

/**
 * Which step is shown; it begins at the first when the game has just ended, otherwise at the last.
 * @param {import("./types").Props} props
 * @param {Step[]} steps
 */
export function useScript({ view, stage }, steps) {
  const over = view.phase === "over";
  const end = Math.max(0, steps.length - 1);
  const [step, setStep] = useState(over ? end : 0);
  const [seen, setSeen] = useState(over);
  const [pace, setPace] = useState(1);
  const shown = Math.min(over && !seen ? 0 : step, end);
  useEffect(() => {
    if (!over || seen) return;
    setSeen(true);
    setPace(stage ? paceOf(stage) : 1);
    setStep(stage && !document.hidden ? 0 : end);
  }, [over]);
  useEffect(() => {
    if (!over || shown >= end) return undefined;
    if (steps[shown]?.count) navigator.vibrate?.(30);
    const timer = setTimeout(() => setStep(shown + 1), pace * (steps[shown]?.ms ?? 0));
    return () => clearTimeout(timer);
  }, [over, shown, end]);
  const last = !over || shown >= end;
  return { step: shown, last, night: !last, again: () => setStep(0), skip: () => setStep(end) };
}
