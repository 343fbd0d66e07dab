/**
 * Moments everybody looks at: votes turned over after three, two, one, mission cards one by one, a Hunter standing up.
 * While one is on, the rest of the table stays as it was before, and nothing is told ahead of the cards.
 */

import { useEffect, useRef, useState } from "preact/hooks";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("./types").ResistanceView} ResistanceView */
/** @typedef {import("./types").AnyEvent} AnyEvent */
/** @typedef {{event: AnyEvent, open: boolean, ms: number}} Moment `open`: the result is on the table */

/**
 * Which part of its time a moment holds its breath; then its result is on the table.
 * @type {Partial<Record<AnyEvent["type"], number>>}
 */
const BREATH = {
  votes_shown: 0.88,
  mission_done: 1,
  hunter_stands: 0,
  accused: 0.7,
  result_turned: 0,
  agent_blamed: 0.7,
};

/** How long a result is seen at least, and how long it stays if nothing else happens, in milliseconds. */
const SEEN = 500;
const STAYS = 2200;

/** @param {AnyEvent} event @param {number} ms the time the table gives it @returns {Moment[]} */
function partsOf(event, ms) {
  const breath = ms * (BREATH[event.type] ?? 0);
  const parts = [
    { event, open: false, ms: breath },
    { event, open: true, ms: Math.max(SEEN, ms - breath) },
  ];
  return parts.filter((part) => part.ms > 0);
}

/**
 * What the table shows when a moment has given its result, while others still follow.
 * @param {ResistanceView} view
 * @param {AnyEvent} event
 * @param {ResistanceView} now
 */
function after(view, event, now) {
  if (event.type === "votes_shown") return { ...view, proposals: now.proposals, rejections: now.rejections };
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

class Stage {
  /** @param {Props} props */
  constructor({ view, news }) {
    this.view = view;
    this.news = news;
    /** @type {Moment[]} */
    this.queue = [];
    /** @type {ResistanceView | null} what the table shows while it is held back */
    this.held = null;
    /** @type {AnyEvent[]} what was not announced yet */
    this.untold = [];
    /** @type {AnyEvent[]} what is announced now */
    this.told = news;
  }

  /** @param {Props} props */
  take(props) {
    if (props.news !== this.news) this.#hear(props);
    this.news = props.news;
    this.view = props.view;
  }

  /** @param {Props} props */
  #hear({ news, view, stage, replay }) {
    const ms = (/** @type {AnyEvent} */ event) => stage?.times[stage.events.indexOf(event)] ?? 0;
    const events = document.hidden ? [] : news.filter((event) => event.type in BREATH);
    const staged = events.flatMap((event) => partsOf(event, ms(event)));
    const last = staged.at(-1);
    if (last) last.ms = Math.max(STAYS, last.ms);
    if (replay || !stage) this.queue = staged.slice(-1);
    else if (staged.length) {
      this.#leave();
      this.held ??= this.view;
      this.queue.push(...staged);
    }
    if (!this.held) this.told = news;
    else {
      this.untold.push(...news);
      if (this.queue.length === staged.length) this.#begin(view);
    }
  }

  /** A result that only stays on makes room for what happens next. */
  #leave() {
    if (this.queue.length === 1 && this.queue[0]?.open) this.queue = [];
  }

  /** The result of a moment is told when it is seen. @param {ResistanceView} now */
  #begin(now) {
    const event = this.queue[0]?.open ? this.queue[0].event : null;
    if (!event || !this.held) return;
    if (this.queue.length === 1) return this.#free();
    const upTo = this.untold.indexOf(event) + 1;
    this.told = this.untold.splice(0, upTo);
    this.held = after(this.held, event, now);
  }

  next() {
    this.queue.shift();
    if (this.held && this.queue.length) this.#begin(this.view);
    else this.#free();
  }

  /** The table is as it is, and everything is told. */
  #free() {
    this.held = null;
    if (this.untold.length) this.told = this.untold;
    this.untold = [];
  }
}

/**
 * The moment that is on, how to go on, whether the table is held back, the view to show meanwhile, and what to
 * announce.
 * @param {Props} props
 */
export function useStaging(props) {
  const [, draw] = useState(0);
  const kept = useRef(/** @type {Stage | null} */ (null));
  kept.current ??= new Stage(props);
  const stage = kept.current;
  stage.take(props);
  const moment = stage.queue[0] ?? null;
  const next = () => {
    stage.next();
    if (!stage.queue.length) props.skip?.();
    draw((n) => n + 1);
  };
  useEffect(() => {
    if (!moment || props.replay) return;
    const timer = setTimeout(next, moment.ms);
    return () => clearTimeout(timer);
  }, [moment]);
  const { held } = stage;
  const view = held ? { ...held, offers: held.offers.filter((offer) => offer.aside), waiting: [] } : props.view;
  return { moment, next, held: held !== null, view, told: stage.told };
}
