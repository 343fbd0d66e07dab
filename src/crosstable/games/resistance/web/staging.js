/**
 * Moments everybody looks at: cards turned over, a Hunter standing up. While one is on, the rest of the table stays as
 * it was before, so that nothing tells the result ahead of the cards.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import { byKind } from "shell/lib/kinds.js";
import { calm } from "shell/lib/settings.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("./types").ResistanceView} ResistanceView */
/** @typedef {import("./types").AnyEvent} AnyEvent */

/** How long a card waits for the one before it, in seconds. */
export const CARD_SECONDS = 0.55;
/** More moments than these have piled up while nobody looked: only the newest are shown. */
const MOST = 4;

/** How long a moment stays, in milliseconds. @type {import("shell/lib/table-props").ByKind<AnyEvent, [], number>} */
const STAGED = {
  votes_shown: () => 2600,
  mission_done: ({ tally }) => 2900 + 1000 * CARD_SECONDS * cardsIn(tally),
  hunter_stands: () => 3200,
  accused: () => 4600,
  result_turned: () => 3000,
  agent_blamed: () => 5000,
};

/** @param {import("./types").Tally} tally */
export const cardsIn = (tally) => tally.success + tally.fail + tally.chief_fail + tally.reverse;

/** Votes lie open at the seats anyway; everything else holds the table back. @param {AnyEvent} event */
const holds = (event) => event.type !== "votes_shown";

/**
 * What the table shows after a moment, while others still follow.
 * @param {ResistanceView} view
 * @param {AnyEvent} event
 * @param {ResistanceView} now
 */
function after(view, event, now) {
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
    /** @type {AnyEvent[]} */
    this.queue = [];
    /** @type {ResistanceView | null} what the table shows while it is held back */
    this.held = null;
    /** @type {AnyEvent[]} what was not announced yet */
    this.untold = [];
    /** @type {AnyEvent[]} what is announced now */
    this.told = news;
  }

  /** @param {Props} props */
  take({ view, news, replay }) {
    if (news !== this.news) this.#hear(news, replay);
    this.news = news;
    this.view = view;
  }

  /** @param {AnyEvent[]} news @param {boolean} replay */
  #hear(news, replay) {
    const staged = document.hidden ? [] : news.filter((event) => event.type in STAGED);
    if (replay) this.queue = staged.slice(-1);
    else if (staged.length) {
      const passed = this.queue.length + staged.length > MOST ? [] : this.queue.filter(holds);
      this.queue = [...passed, ...staged];
      if (!calm() && staged.some(holds)) this.held ??= this.view;
    }
    if (this.held) this.untold.push(...news);
    else this.told = news;
  }

  next() {
    const [done, ...rest] = this.queue;
    this.queue = rest;
    if (!this.held || !done) return;
    if (rest.some(holds)) this.held = after(this.held, done, this.view);
    else {
      this.held = null;
      this.told = this.untold;
      this.untold = [];
    }
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
    draw((n) => n + 1);
  };
  useEffect(() => {
    if (!moment || props.replay) return;
    const timer = setTimeout(next, byKind(STAGED, moment) ?? 0);
    return () => clearTimeout(timer);
  }, [moment]);
  const { held } = stage;
  const view = held ? { ...held, offers: held.offers.filter((offer) => offer.aside), waiting: [] } : props.view;
  return { moment, next, held: held !== null, view, told: stage.told };
}
