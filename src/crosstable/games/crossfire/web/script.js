/** The shots, step by step: three, two, one, lines of fire and cards turned up, as long as the table gives them. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { byKind } from "shell/lib/kinds.js";
import { StageClock } from "shell/lib/stage-clock.js";
import { list, t } from "shell/lib/texts.js";
import { useMark } from "shell/lib/use-tick.js";
import { vibrate } from "shell/lib/vibrate.js";
import { announce } from "./log.js";
import { pointing, shotKey } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("./types").AnyEvent} AnyEvent */
/** @typedef {NonNullable<Props["stage"]>} Stage */
/** @typedef {import("./ring.js").Line} Line */
/** @typedef {{seat: number, role: string}} Turned a card that is turned up now */
/**
 * What is seen at a time. `count`: three, two or one. `zero`: all point. `target`: who is shot at.
 * @typedef {{words: string, lines: Line[], open: number[], lowered: number[], shot: number[], count?: boolean,
 *   zero?: boolean, target?: number, cards?: Turned[]}} Step
 */
/** @typedef {{view: import("./types").CrossfireView, names: readonly string[]}} Around */

/** The first of these events opens the scene. @type {readonly AnyEvent["type"][]} */
const SCENE = ["aims_shown", "guns_lowered", "revealed", "fired"];

/** What an event adds to what is seen, step by step. @type {import("shell/lib/table-props").ByKind<AnyEvent,
 *   [before: Step, around: Around], Step[]>} */
const STEPS = {
  aims_shown: (event, before, { names }) => [
    ...["3", "2", "1"].map((words) => ({ ...before, words, count: true })),
    {
      ...before,
      words: [
        t("crossfire-ui-script-aims", pointing(event)),
        ...(event.absent.length ? [t("crossfire-ui-script-aims-absent", { names: named(event.absent, names) })] : []),
      ].join(" "),
      lines: event.aims.flatMap((at, from) => at.map((to) => ({ from, to, kind: "aim" }))),
      zero: true,
    },
  ],
  guns_lowered: ({ seats }, before) => [
    {
      ...before,
      words: t("crossfire-ui-script-unarmed"),
      lowered: seats,
      lines: before.lines.filter(({ from }) => !seats.includes(from)),
    },
  ],
  revealed: (event, before, around) =>
    groups(event).map((cards, i, all) => ({
      ...before,
      words: revealWords(event, around),
      open: [...before.open, ...all.slice(0, i + 1).flatMap((group) => group.map(({ seat }) => seat))],
      lines: guarded(before, around),
      cards,
    })),
  fired: ({ wave, by, at, hit, blocked }, before, { names }) =>
    by.length
      ? by.map((from, i) => {
          const fallen = by.slice(0, i + 1).map((one, n) => shotLine(one, at[n] ?? 0, hit));
          const shot = [...before.shot, ...fallen.filter(({ kind }) => kind === "hit").map((line) => line.to)];
          const to = at[i] ?? 0;
          return {
            ...before,
            target: to,
            words: t(shotKey(to, hit, blocked), {
              wave,
              by: names[from] ?? "",
              at: names[to] ?? "",
            }),
            open: [...before.open, ...by.slice(0, i + 1)],
            lines: [...stillAimed(before.lines, by.slice(0, i + 1), shot, by), ...fallen],
            shot,
          };
        })
      : [{ ...before, words: t(wave === 1 ? "crossfire-ui-script-none" : "crossfire-ui-script-nobody") }],
  ended: (_, before) => [{ ...before, words: "", lowered: [] }], // a breath before the result: no winner is grey
};

/** So many cards can be large at a time; more are turned up one group after the other. */
const LARGE = 3;

/** The cards that lie large on the stage, as they are turned up. @param {import("./types").Revealed} event */
const groups = ({ seats, roles }) =>
  Array.from({ length: parts(seats) }, (_, n) =>
    seats
      .map((seat, i) => ({ seat, role: roles[i] ?? "" }))
      .slice((n * seats.length) / parts(seats), ((n + 1) * seats.length) / parts(seats)),
  );

/** In how many groups so many cards are turned up. @param {readonly number[]} seats */
const parts = (seats) => Math.max(1, Math.ceil(seats.length / LARGE));

/** @param {number} from @param {number} to @param {readonly number[]} hit @returns {Line} */
const shotLine = (from, to, hit) => ({ from, to, kind: hit.includes(to) ? "hit" : "blocked" });

/**
 * Lines that stay: not of those whose shot has fallen, nor of those who lie shot before they could shoot.
 * @param {Line[]} lines @param {readonly number[]} done @param {readonly number[]} shot @param {readonly number[]} by
 */
const stillAimed = (lines, done, shot, by) =>
  lines.filter(
    ({ from, kind }) => !done.includes(from) && !(kind === "aim" && shot.includes(from) && !by.includes(from)),
  );

/** Who protects somebody does not shoot. @param {Step} before @param {Around} around */
const guarded = ({ lines }, { view }) =>
  lines.map((line) => (view.script?.protectors.includes(line.from) ? { ...line, kind: "guard" } : line));

/** Names in a row. @param {readonly number[]} seats @param {readonly string[]} names */
const named = (seats, names) => list(seats.map((seat) => names[seat] ?? ""));

/** What is said while cards are turned up. @param {import("./types").Revealed} event @param {Around} around */
function revealWords(event, { view, names }) {
  const { why, seats } = event;
  if (why === "rest") return t("crossfire-ui-script-rest");
  const count = seats.length;
  if (why === "agents") {
    const guards = seats.filter((seat) => view.script?.protectors.includes(seat)).length;
    const who = guards === 0 ? "agents" : guards === count ? "guards" : "both";
    return t("crossfire-ui-script-agents", { who, count });
  }
  if (why === "assassins") {
    const left = t("crossfire-ui-script-assassins", { count });
    return view.shots.length ? left : `${t("crossfire-ui-script-no-cards")} ${left}`;
  }
  if (why === "shot_cards") return t("crossfire-ui-script-cards", { count });
  if (why !== "vip") return announce([event], { names });
  const shot = view.result?.shot.includes(seats[0] ?? -1);
  return t(shot ? "crossfire-ui-script-vip-shot" : "crossfire-ui-script-vip-safe", { name: named(seats, names) });
}

/**
 * Everything that is seen one after the other, and when it begins.
 * @param {Stage} stage
 * @param {Around} around
 * @returns {(Step & {at: number})[]}
 */
export function scriptOf({ events, times, holds, begun, before }, around) {
  if (!events.some((event) => SCENE.includes(event.type))) return [];
  const found = /** @type {(Step & {at: number})[]} */ ([]);
  let seen = /** @type {Step} */ ({
    words: "",
    lines: [],
    open: openIn(before ?? around.view),
    lowered: [],
    shot: before ? fallen(before) : [],
  });
  let at = begun;
  events.forEach((event, i) => {
    const time = times[i] ?? 0;
    const steps = time ? (byKind(STEPS, event, seen, around) ?? []) : [];
    const counts = steps.filter((step) => step.count).length;
    steps.forEach((step, n) => {
      const part = counts ? (n * (holds[i] ?? 0)) / counts : (n * time) / steps.length;
      found.push({ ...step, at: at + Math.min(part, counts ? (holds[i] ?? 0) : time) });
      seen = { ...step, count: false, zero: false, target: undefined, cards: [] };
    });
    at += time;
  });
  return found;
}

/** Whose card lies open before the first shot, or before the Assassins'. @param {Around["view"]} view */
const openIn = (view) =>
  view.phase === "over"
    ? [view.sniper ?? []].flat()
    : view.roles.flatMap((role, seat) => (role === null ? [] : [seat]));

/** Who lies shot, once it was told: the Sniper's cards fall before the Assassins aim. @param {Around["view"]} view */
export const fallen = ({ result, sniper, phase, shots }) =>
  result ? result.shot : sniper !== null && phase === "aim" ? shots : [];

/** How long a device that is late shows each part, in milliseconds. */
const CATCH_UP = 150;

/** How long a part of the shots is seen when somebody wants to see them once more, in milliseconds. */
const SLIDE = 1200;

/**
 * All shots of a game, one after the other, beginning now.
 * @param {Props["past"]} past
 * @param {() => number} [now] the time of the stage
 * @returns {Stage}
 */
function onceMore(past, now = () => 0) {
  const events = past.flat().filter((event) => SCENE.includes(event.type));
  const counts = events.map((event) =>
    event.type === "aims_shown"
      ? 5
      : event.type === "fired"
        ? Math.max(1, event.by.length)
        : event.type === "revealed"
          ? parts(event.seats)
          : 1,
  );
  const holds = events.map((event) => (event.type === "aims_shown" ? 3 * SLIDE : 0));
  const times = counts.map((count) => count * SLIDE);
  const begun = now();
  const ends = begun + times.reduce((all, one) => all + one, 0);
  return { events, times, holds, told: Infinity, begun, ends, before: null, now };
}

/** What is seen when all shots have fallen. @param {Props["past"]} past @param {Around} around */
export const lastOf = (past, around) => scriptOf(onceMore(past), around).at(-1) ?? null;

/**
 * What is seen of the shots now, null if they are not on the stage; how to skip them, and to see them once more.
 * @param {Props} props
 */
export function useScript({ view, players, past, skip, cue, ...props }) {
  const [again, setAgain] = useState(/** @type {Stage | null} */ (null));
  const clock = useMemo(() => new StageClock(), []);
  const stage = props.stage ?? (again && again.ends > again.now() ? again : null);
  const seeing = stage !== null && stage === again;
  useEffect(() => {
    if (seeing) clock.start(clock.now); // a device that stands still meanwhile passes no shot by
    return () => clock.stop();
  }, [seeing]);
  const now = stage?.now() ?? 0;
  const names = players.map((player) => player.name);
  const script = useMemo(() => (stage ? scriptOf(stage, { view, names }) : []), [stage?.begun]);
  const due = script.findLastIndex(({ at }) => at <= now);
  const seen = useRef({ script, at: due }); // who comes late begins with what is due
  if (seen.current.script !== script) seen.current = { script, at: due };
  const here = Math.min(due, seen.current.at + 1); // a slow device is late, and passes no shot by
  const step = script[here] ?? null;
  useEffect(() => {
    seen.current.at = here;
  }, [script, here]);
  useMark(stage, here < due ? now + CATCH_UP : (script[due + 1]?.at ?? (seeing ? stage.ends : undefined)));
  useEffect(() => {
    if (step?.count) cue?.("beat");
    else if (step?.target !== undefined) cue?.("crack");
    const mine = view.seat !== null && step?.target === view.seat && step.shot.includes(view.seat);
    if (view.seat !== null && (step?.count || step?.zero || mine))
      vibrate(step.count ? 30 : mine ? 200 : [30, 30, 150]);
  }, [step?.at]);
  return {
    step,
    skip: () => (seeing ? setAgain(null) : skip?.()),
    again: () => setAgain(onceMore(past, clock.now)),
  };
}
