/** Everything the browser knows about one table. Messages change it; components read its signals. */
import { batch, signal } from "@preact/signals";
import { beginsNow } from "./begin.js";
import { changed } from "./changes.js";
import { Contribution } from "./contribution.js";
import { newest } from "./newest.js";
import { keepSeen, seenOf } from "./read.js";
import { dropToken, keepToken, tokenOf, watcherToken } from "./seats.js";
import { TableSocket } from "./socket.js";
import { Stage } from "./stage.js";

/** @typedef {import("./wire").Sentence} Sentence */
/** @typedef {import("./wire").AnyMessage} Message */

/** Lines of the chat that are kept here, as many as the server keeps. */
const LINES_KEPT = 200;

/** Whether moments last still. @param {import("./wire").Stage} stage */
const lasts = ({ begins, times }) => begins + times.reduce((all, one) => all + one, 0) > 0;

/**
 * The game as it was before these steps, which are not shown yet.
 * @param {import("./wire").Past[]} steps @param {import("./wire").PlayInfo | null} newest
 */
function playBefore(steps, newest) {
  const view = steps.find(({ before }) => before)?.before;
  return newest && view ? { ...newest, view, running: null, wait: 0 } : newest;
}

/** @template T @param {T} value */
const holding = (value) => signal(/** @type {T} */ (value));

export class TableStore {
  seq = /** @type {number | null} */ (null);
  table = holding(/** @type {import("./wire").TableInfo | null} */ (null));
  you = holding(/** @type {import("./wire").You} */ ({ seat: null, host: false }));
  play = holding(/** @type {import("./wire").PlayInfo | null} */ (null));
  /** The game as it was last told; what is shown may still be on its way there. */
  told = holding(/** @type {import("./wire").PlayInfo | null} */ (null));
  /** When `play` came, for clocks that go on running here. */
  playAt = 0;
  /** What is on the stage, and what waits for it. */
  stage = new Stage((news, at) => batch(() => this.#show(news, at)));
  /** The events of the newest step. */
  news = holding(/** @type {import("./wire").Event[]} */ ([]));
  /** The events of all steps of this game so far. */
  past = holding(/** @type {import("./wire").Event[][]} */ ([]));
  /** The number of each of these steps, which lines of the chat have too. */
  pastAt = /** @type {number[]} */ ([]);
  here = holding(/** @type {number[]} */ ([]));
  watching = signal(0);
  /** How many room screens show the table: then phones leave the voice to them. */
  screens = signal(0);
  /** What the host reads; empty if that is not known. */
  hostReads = signal("");
  /** Seats that a bot will take over, and when. */
  away = holding(/** @type {{seat: number, until: number}[]} */ ([]));
  chat = holding(/** @type {import("./wire").ChatLineInfo[]} */ ([]));
  /** Where the table is, if it is reviewing a game together. */
  review = holding(/** @type {import("./wire").Reviewing | null} */ (null));
  /** What spectators say among themselves, as far as this reader may see it. */
  murmurs = holding(/** @type {import("./wire").SpectatorLine[]} */ ([]));
  /** What is typed to the others and not sent yet. */
  draft = signal("");
  /** How many conversations stand at the table itself: then no other one is offered. */
  docks = signal(0);
  /** The lines of the conversation that were read, once that is known. */
  read = holding(/** @type {Set<string> | null} */ (null));
  link = holding(/** @type {"connecting" | "open" | "lost" | "closed"} */ ("connecting"));
  /** Why the table closed the connection. */
  goodbye = holding(/** @type {Sentence | null} */ (null));
  sending = signal(false);
  /** Whether the first game is about to begin by itself. */
  begins = signal(false);
  #contribution = new Contribution((request) => this.ask(request));
  /** Who and where this device is, as it was last told. */
  #at = {
    you: /** @type {import("./wire").You | null} */ (null),
    table: /** @type {import("./wire").TableInfo | null} */ (null),
  };
  /** The token of a seat of its own, where this device holds several at the table. */
  #token;
  #screen;
  #socket;

  /** @param {string} code @param {string | null} [token] @param {{screen?: boolean}} [as] a room screen only watches */
  constructor(code, token = null, { screen = false } = {}) {
    this.code = code.toUpperCase();
    this.#token = token;
    this.#screen = screen;
    this.begins.value = beginsNow(this.code);
    this.#socket = this.#open();
  }

  /** Whether this device holds a seat here. */
  get seated() {
    return (this.#token ?? tokenOf(this.code)) !== null;
  }

  /** @param {import("./asking").NewRequest} request @returns {Promise<import("./asking").Answer>} */
  ask(request) {
    return this.#socket.ask(request);
  }

  /** @param {import("./wire").Action} action */
  act(action) {
    return this.ask({ do: "act", round: this.play.peek()?.round ?? 0, action });
  }

  /** Take the seat this token opens. @param {string} token */
  sitDown(token) {
    keepToken(this.code, token);
    this.#again();
  }

  /** Connect anew, to say hello in another language. */
  greetAgain() {
    this.#again();
  }

  /**
   * Get a new token for the seat; connections with the old one are closed.
   * @param {() => Promise<{token: string}>} ask
   */
  async renewKey(ask) {
    this.#socket.close();
    try {
      keepToken(this.code, (await ask()).token);
    } finally {
      this.#again();
    }
  }

  /** Give the seat back and watch. */
  async leave() {
    const answer = await this.ask({ do: "leave" });
    if (!answer) this.#standUp();
    return answer;
  }

  /**
   * Seconds left on a clock of the game now.
   * @param {string} key
   * @returns {number | null}
   */
  secondsLeft(key) {
    const play = this.play.peek();
    const left = play?.clocks[key];
    if (!play || left === undefined) return null;
    const spent = play.running === key ? (performance.now() - this.playAt) / 1000 - play.wait : 0;
    return Math.max(0, left - Math.max(0, spent));
  }

  close() {
    this.stage.close();
    this.#socket.close();
  }

  /** @param {import("./socket.js").Waiting} [waiting] */
  #open(waiting) {
    const token = this.#screen ? null : (this.#token ?? tokenOf(this.code) ?? watcherToken(this.code));
    /** @type {import("./socket.js").Listener} */
    const listener = {
      message: (message) => this.#take(message),
      link: (state) => {
        this.link.value = state;
        if (state === "lost") this.review.value = null; // it is said again after coming back, if it goes on
      },
      waiting: (count) => (this.sending.value = count > 0),
      last: () => this.seq,
    };
    return new TableSocket(this.code, token, listener, this.#screen, waiting);
  }

  /** Connect anew. What was asked and not answered is asked again. */
  #again() {
    const waiting = this.#socket.close();
    this.seq = null;
    this.#socket = this.#open(waiting);
  }

  #standUp() {
    this.#token = null;
    dropToken(this.code);
    this.you.value = { seat: null, host: false };
    this.#again();
  }

  /** @param {Message} message */
  #take(message) {
    batch(() => /** @type {(message: any) => void} */ (this.#handlers[message.is])(message));
  }

  /** What to do with each kind of message. */
  #handlers = {
    /** @param {import("./wire").Sync} message */
    sync: (message) => {
      const seen = seenOf(this.code);
      // what is on the stage or waits for it, and what happened since this device last looked
      const staged = message.past.findIndex(({ seq, stage }) => stage && (lasts(stage) || (seen > 0 && seq > seen)));
      const known = staged < 0 ? message.past : message.past.slice(0, staged);
      const coming = message.past.slice(known.length);
      this.stage.clear();
      this.seq = message.seq;
      this.table.value = message.table;
      this.you.value = message.you;
      this.here.value = message.here;
      this.watching.value = message.watching;
      this.screens.value = message.screens;
      this.hostReads.value = message.language;
      this.#setAway(message.away);
      this.chat.value = message.chat;
      this.review.value = message.review;
      this.murmurs.value = message.murmurs;
      this.news.value = [];
      this.pastAt = known.map((step) => step.seq);
      this.past.value = known.map((step) => step.events);
      this.told.value = message.play;
      this.#setPlay(playBefore(coming, message.play), performance.now());
      const nothing = { you: null, table: null, chat: [], stage: null };
      coming.forEach((step, i) => {
        this.stage.put({ is: "news", ...nothing, play: playBefore(coming.slice(i + 1), message.play), ...step });
      });
      this.#prepare(message, true);
    },
    /** @param {import("./wire").News} message */
    news: (message) => {
      if (this.seq !== null && message.seq <= this.seq) return;
      this.seq = message.seq;
      const nothing = { you: null, table: null, play: null, chat: [], stage: null };
      for (const step of message.earlier ?? []) this.stage.put({ is: "news", ...nothing, ...step });
      this.told.value = this.#toldBy(message);
      this.stage.put(message.changed ? { ...message, play: this.told.peek() } : message);
      this.#prepare(message, false);
    },
    /** @param {import("./wire").SpectatorLines} message */
    murmurs: ({ lines }) => {
      const known = this.murmurs.value.filter((old) => lines.every((one) => one.n !== old.n));
      this.murmurs.value = [...known, ...lines].slice(-LINES_KEPT);
    },
    /** @param {import("./wire").Done} message */
    done: (message) => this.#socket.answered(message.id, null),
    /** @param {import("./wire").Denied} message */
    denied: (message) => message.id !== null && this.#socket.answered(message.id, message.why),
    /** @param {import("./wire").Here} message */
    here: (message) => {
      this.here.value = message.here;
      this.watching.value = message.watching;
      this.screens.value = message.screens;
      this.hostReads.value = message.language;
      this.#setAway(message.away);
    },
    /** @param {import("./wire").Review} message */
    review: (message) => (this.review.value = message.review),
    pong: () => {},
    /** @param {import("./wire").Bye} message */
    bye: (message) => {
      if (message.again) return;
      this.#socket.close();
      this.link.value = "closed";
      this.goodbye.value = message.why;
    },
  };

  /** Contribute to the next deal, and begin the game where that is wanted.
   * @param {import("./wire").Sync | import("./wire").News} message @param {boolean} anew */
  #prepare({ you, table }, anew) {
    this.#at = { you: you ?? this.#at.you, table: table ?? this.#at.table };
    if (!this.#at.table || !this.#at.you || this.#screen) return;
    this.#contribution.take(this.#at.table, this.#at.you.seat, anew);
    if (this.#at.table.phase !== "lobby") this.begins.value = false;
    else if (anew && this.begins.peek()) void this.#begin();
  }

  async #begin() {
    if (await this.ask({ do: "start" })) this.begins.value = false; // the lobby is there to try again
  }

  /** The game after this news. @param {import("./wire").News} news */
  #toldBy({ play, changed: what }) {
    const told = this.told.peek();
    if (!what || !told) return play ?? told;
    const { view, clocks = {}, running = null, wait = 0 } = what;
    return { ...told, view: changed(told.view, view), clocks, running, wait };
  }

  /** @param {import("./wire").Away[]} away */
  #setAway(away) {
    const now = performance.now();
    this.away.value = away.map(({ seat, seconds }) => ({ seat, until: now + 1000 * seconds }));
  }

  /** A step, when it is its turn. @param {import("./wire").News} message @param {number} at when it came */
  #show(message, at) {
    if (message.you) this.you.value = message.you;
    if (message.table) this.table.value = message.table;
    const before = this.play.value;
    const begun = message.play && message.play.round !== before?.round;
    if (message.play) this.#setPlay(message.play, at);
    if (begun || message.events.length) {
      this.pastAt = [...(begun ? [] : this.pastAt), message.seq];
      this.past.value = [...(begun ? [] : this.past.value), message.events];
    }
    if (message.events.length) keepSeen(this.code, message.seq);
    if (message.chat.length) this.chat.value = [...this.chat.value, ...message.chat].slice(-LINES_KEPT);
    // a line of the chat is no news of the game, nor what devices do by themselves
    if (message.events.length || message.play) this.news.value = message.events;
    if (message.events.length || !message.chat.length) newest.value += 1;
    return begun ? null : (before?.view ?? null);
  }

  /** @param {import("./wire").PlayInfo | null} play @param {number} at when it came */
  #setPlay(play, at) {
    this.playAt = at;
    this.play.value = play;
  }
}
