/**
 * Moments everybody looks at, with the times the table gives them: votes turned over after three, two, one, mission
 * cards one by one, a Hunter standing up. Until a result is seen, the rest of the table stays as it was before.
 */

import { useEffect, useRef } from "preact/hooks";
import { useMark } from "shell/lib/use-tick.js";
import { vibrate } from "shell/lib/vibrate.js";
import { kindsIn } from "./centre.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("./types").ResistanceView} ResistanceView */
/** @typedef {import("./types").AnyEvent} AnyEvent */
/** @typedef {NonNullable<Props["stage"]>} Stage */
/**
 * What is on the stage. `open`: the result is on the table. `step`: how many of its parts were shown. `ms`: how long
 * it lasts, and `part` each of its parts; 0 if it stands still. `cards`: the characters that lie open with the result.
 * @typedef {{event: AnyEvent, open: boolean, step: number, ms: number, part: number, cards: OpenCard[]}} Moment
 * @typedef {{seat: number, character: import("./types").Character}} OpenCard
 */
/** @typedef {ReturnType<typeof useStaging>} Staging */

/** Reveals: the whole table looks, and nothing on it tells the result before it is seen. */
const REVEALS = [
  "opinions_shown",
  "votes_shown",
  "mission_done",
  "hunter_stands",
  "accused",
  "result_turned",
  "agent_blamed",
];

/** What is shown in the middle of the table; other moments are seen on the ring. */
const SHOWN = [
  ...REVEALS,
  "team_proposed",
  "investigator_named",
  "plot_given",
  "plot_used",
  "plot_taken",
  "examine_asked",
  "looked",
  "card_played",
];

/** Whether everybody looks up for it. @param {Moment | null} moment */
export const isReveal = (moment) => moment !== null && REVEALS.includes(moment.event.type);

/** Whose card an event turns over, and which it is. @param {AnyEvent} event @param {ResistanceView} now */
function opened(event, now) {
  const open = (/** @type {number} */ seat) => {
    const character = now.characters[seat] ?? now.revealed.findLast((one) => one.seat === seat)?.character;
    return character ? [{ seat, character }] : [];
  };
  if (event.type === "hunter_stands") return [{ seat: event.seat, character: event.character }];
  if (event.type === "accused") return event.right ? open(event.seat) : [];
  return event.type === "agent_blamed" ? [event.seat, event.accused].flatMap(open) : [];
}

/** How many parts a moment has, and for how much of its time one is held before it turns. @param {AnyEvent} event */
function partsOf(event) {
  if (event.type === "mission_done") return { parts: kindsIn(event.tally).length, held: 0.4 };
  if (event.type === "team_proposed") return { parts: event.team.length, held: 0 };
  return { parts: 3, held: 1 }; // three, two, one
}

/** When the events of a step begin, turn their parts over and end, and which of them are seen. @param {Stage} stage */
const plan = ({ events, times, holds, begun, told }) =>
  events.map((event, i) => {
    const begins = begun + times.slice(0, i).reduce((all, one) => all + one, 0);
    const ends = begins + (times[i] ?? 0);
    const opens = begins + (holds[i] ?? 0);
    const { parts, held } = partsOf(event);
    const part = ((event.type === "team_proposed" ? ends : opens) - begins) / parts;
    return {
      event,
      begins,
      ends,
      opens,
      part,
      seen: i < told,
      turns: Array.from({ length: parts }, (_, n) => begins + part * (n + held)),
    };
  });

/**
 * What the table shows when a moment has given its result, while others still follow.
 * @param {ResistanceView} view
 * @param {AnyEvent} event
 * @param {ResistanceView} now
 */
function after(view, event, now) {
  if (event.type === "votes_shown") return { ...view, proposals: now.proposals, rejections: now.rejections };
  if (event.type === "opinions_shown") return { ...view, opinions: now.opinions };
  if (event.type === "mission_done") {
    const place = now.missions.findIndex((one) => one.mission === event.mission);
    const done = now.missions
      .slice(0, place + 1)
      .map((one, i) => (i === place ? { ...one, success: event.success } : one));
    return { ...view, missions: done, rejections: now.rejections };
  }
  if (event.type === "result_turned")
    return {
      ...view,
      missions: view.missions.map((one) => (one.mission === event.mission ? { ...one, success: event.success } : one)),
    };
  if (event.type === "hunter_stands")
    return { ...view, revealed: [...view.revealed, { seat: event.seat, character: event.character }] };
  return view;
}

/** What is shown at this time. @param {Stage} stage @param {ResistanceView} now @param {number} time */
function shownAt(stage, now, time) {
  const planned = plan(stage);
  const on = planned.find((one) => one.begins <= time && time < one.ends);
  /** @type {Moment | null} */
  const moment =
    on && SHOWN.includes(on.event.type)
      ? {
          event: on.event,
          open: on.seen,
          step: on.turns.filter((turn) => turn <= time).length,
          ms: on.ends - on.begins,
          part: on.part,
          cards: on.seen ? opened(on.event, now) : [],
        }
      : null;
  const leads = planned.find(({ event, begins, ends }) => event.type === "leader_is" && begins < ends);
  const reveals = planned.filter(({ event, begins, ends }) => REVEALS.includes(event.type) && begins < ends);
  const seen = reveals.filter((one) => one.seen);
  const looking = now.outcome !== null && reveals.some((one) => time < one.ends); // the end comes after its answer
  const held =
    stage.before && (looking || seen.length < reveals.length)
      ? seen.reduce((view, { event }) => after(view, event, now), stage.before)
      : null;
  const marks = planned.flatMap(({ begins, opens, ends, turns }) => [begins, opens, ends, ...turns]);
  return {
    moment,
    held,
    /** Who leads until the lead is passed on. */
    leader: leads && time < leads.begins ? (stage.before?.leader ?? null) : null,
    passing: leads ? leads.ends - leads.begins : 0,
    next: marks.filter((mark) => mark > time).sort((one, other) => one - other)[0],
  };
}

/** In a replay the result of a step stays. @param {Props} props @returns {Moment | null} */
function resultOf({ news, replay, view }) {
  const last = replay ? news.findLast((event) => REVEALS.includes(event.type)) : null;
  return last ? { event: last, open: true, step: Infinity, ms: 0, part: 0, cards: opened(last, view) } : null;
}

/** What one's own phone does, for one's own matters alone. @param {AnyEvent} event @param {number | null} you */
function buzz(event, you) {
  if (you === null) return 0;
  if (event.type === "leader_is") return event.seat === you ? 30 : 0;
  if (event.type === "team_proposed") return event.team.includes(you) ? 30 : 0;
  if (event.type === "votes_shown") return [20, 20, 60];
  if (event.type === "accused") return event.seat === you ? 80 : 0;
  if (event.type === "plot_given") return event.seat === you ? 40 : 0;
  if (event.type === "looked") return event.seat === you ? [40, 40, 40] : 0;
  return event.type === "mission_done" && !event.success ? 120 : 0;
}

/** What a part of a moment sounds like as it is shown; its result sounds when it is told. @param {Moment} moment */
function partSound({ event, step, open }) {
  if (open) return null;
  if (event.type === "team_proposed") return "move";
  if (event.type === "votes_shown" || event.type === "opinions_shown") return step < 3 ? "tick" : null;
  if (event.type === "accused" || event.type === "agent_blamed") return step ? null : "roll";
  if (event.type !== "mission_done") return null;
  return step === 0 ? "drum" : kindsIn(event.tally)[step - 1]?.endsWith("fail") ? "cymbal" : "tick";
}

/**
 * The moment that is on, how to go on, whether the table is held back, and the view to show meanwhile.
 * @param {Props} props
 */
export function useStaging(props) {
  const { stage = null, view, you } = props;
  const shown = stage && shownAt(stage, view, stage.now());
  useMark(stage, shown?.next);
  const moment = shown?.moment ?? null;
  const heard = useRef({ event: moment?.event, step: -1 });
  useEffect(() => {
    if (!moment) return;
    const first = heard.current.event === moment.event ? heard.current.step + 1 : 0;
    heard.current = { event: moment.event, step: moment.step };
    for (let step = first; step <= moment.step; step++) {
      const part = partSound({ ...moment, step }); // also of a part that a slow device has passed by
      if (part) props.cue?.(part);
    }
  }, [moment?.event, moment?.step]);
  const felt = useRef({ events: stage?.events, told: 0 });
  useEffect(() => {
    const before = felt.current.events === stage?.events ? felt.current.told : 0;
    felt.current = { events: stage?.events, told: stage?.told ?? 0 };
    for (const event of stage?.events.slice(before, stage.told) ?? []) {
      const pattern = buzz(event, you?.seat ?? null);
      if (pattern) vibrate(pattern);
    }
  }, [stage?.events, stage?.told]);
  const held = shown?.held ?? null;
  const led = shown?.leader ?? null;
  const now = held ? { ...held, offers: held.offers.filter((offer) => offer.aside), waiting: [] } : view;
  return {
    moment: moment ?? (stage ? null : resultOf(props)),
    next: () => props.skip?.(),
    held: held !== null,
    view: led === null ? now : { ...now, leader: led },
    passing: shown?.passing ?? 0,
  };
}
