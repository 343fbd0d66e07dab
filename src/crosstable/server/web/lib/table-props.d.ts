/** What the shell gives to a game's table: see docs/browser.md, "How to add a game's table". */

import type { ComponentChildren, ComponentType } from "preact";
import type { Answer } from "./asking";
import type { Action, Event, Frame, ThoughtAt, Value, View, You } from "./wire";

/** A game's `cards.js`: its cards by the names the lobby's deck has for them. */
export interface DrawnCards {
  Card: (props: { card: string; side: string }) => any;
  name: (card: string) => string;
}

/** Who sat at `seat` until the step `seq`. */
export interface Sat {
  seq: number;
  seat: number;
  name: string;
}

export interface Player {
  name: string;
  kind: "empty" | "person" | "bot";
  /** The face at this seat, to be drawn by `Face` of shell/parts/face/face.js. */
  face: import("../parts/face/recipe.js").Look;
  /** A word about the player: a bot's level. */
  note: string;
  /** A bot's level as pips under its name, 1 to 3; 0 for a person. */
  pips: number;
  /** Whether the person is connected; always true for bots and in a replay. */
  here: boolean;
  /** When a bot will take over from who is away (a moment of performance.now()), if one will. */
  until?: number | null;
  /** Whether a bot plays for this person now. */
  standIn?: boolean;
  wins: number;
}

/** What is on the stage now, in the time of its clock. */
export interface Moment<E = Event, V = View> {
  /** The events of the step, one after the other … */
  events: E[];
  /** … and how long each of them lasts, in milliseconds; many take no time. */
  times: number[];
  /** After how much of that the result of each is seen. */
  holds: number[];
  /** Of how many events the result is seen by now. */
  told: number;
  begun: number;
  ends: number;
  /** The clock of the stage: what is drawn goes by it, so that nothing is passed by on a device that stood still. */
  now: () => number;
  /** What was drawn is seen: the clock may go on to this moment, at which something else is to be drawn. */
  until?: (mark: number) => void;
  /** What was seen before the step; null if that is not known here, or it was no game. */
  before: V | null;
}

/** One of several kinds of things. */
export interface Kind {
  type: string;
}

export interface TableProps<V extends View = View, A extends Kind = Action, E extends Kind = Event> {
  view: V;
  players: Player[];
  options: Record<string, Value>;
  you: You;
  /** Plays an action; resolves to null, or to the sentence that says why not. Does nothing in a replay. */
  act: (action: A) => Promise<Answer>;
  /** Whether an action is on its way. */
  sending: boolean;
  /** Whether the table pauses: nothing can be done, and nothing looks as if it could. */
  paused?: boolean;
  /** How fast the table plays. */
  pace?: import("./wire").Pace;
  /** Seconds left on a clock of this name, or null if it has not run yet. Read it inside a component. */
  secondsLeft: (key: string) => number | null;
  /** The events of the newest step, for short motion and announcements. */
  news: E[];
  /** What is on the stage: until it ends, no later step comes. Null where nothing is staged, as in a replay. */
  stage?: Moment<E, V> | null;
  /** Go on before the moment ends, for this screen alone. */
  skip?: () => void;
  /** Sound, unless a room screen sounds for everybody: for what is shown part by part. */
  cue?: (sound: import("./cues.js").Sound) => void;
  /** The events of all steps so far, the newest last. */
  past: E[][];
  /** The place in time of each step of `past`, to stand beside that of lines of the chat. */
  pastAt?: number[];
  /** What happened so far in words, as far as the stage has shown it, the newest last. */
  log?: LogLine[];
  /** Who sat where before somebody else did, in the order of time. */
  sat?: Sat[];
  /** What was said in the chat, as far as this reader wants to hear it. */
  chat?: { seq: number; seat: number; words: string }[];
  /** Say one of the game's phrases; `number` is what, or whom, it names. */
  say?: (phrase: string, number: number) => Promise<Answer>;
  /** What tells this game from all others, for what a device keeps of it. */
  kept?: string;
  /** Who has said that they know who they are; bots wait for all. */
  knowing?: number[];
  /** Say so oneself: for a table with `reveals`, which shows everybody a part of their own before the first move. */
  onKnow?: () => void;
  /** In a replay, what a bot thought before the newest action. */
  thought: ThoughtAt | null;
  replay: boolean;
  /** In a replay, the view at the end of the game. */
  final: V | null;
  /** What the shell wants to show at the table: the result and what can be done next. */
  ending: ComponentChildren;
  /** What the shell wants to show under the board: in a replay its scrubber. */
  below: ComponentChildren;
}

/** What to make of things of several kinds; kinds that are not named are passed over. */
export type ByKind<T extends Kind, More extends unknown[], Made> = {
  [K in T["type"]]?: (one: Extract<T, { type: K }>, ...more: More) => Made;
};

/** What an event of a game sounds like; a function may look at the event. */
export type Cue<E = Event> = import("./cues.js").Sound | ((event: E) => import("./cues.js").Sound | undefined);

/** What the events of a game sound like. */
export type Sounds<E extends Kind> = { [K in E["type"]]?: Cue<Extract<E, { type: K }>> };

/** To whom something is told: through which eyes, and what the players are called. */
export interface Reader<V = View> {
  view: V;
  names: readonly string[];
  you: number | null;
}

/** A line of the log. */
export interface LogLine {
  key: string;
  /** The place of its step in what happened so far. */
  step: number;
  /** The heading it stands under; empty if the game has none. */
  chapter: string;
  words: string;
  /** The same, made for the ear. */
  ear: string;
  /** Who said what, if it was said: it stands in the conversation and at the seat too. */
  said: { seat: number; words: string } | null;
}

/** Tells one event; without words it has no line, and a chapter begins with it if it names one. */
export type Teller = (event: Kind, to: Reader<any>) => Omit<LogLine, "key" | "step">;

/** What a game's texts `<id>-log-<event>` are filled with, or the words themselves; events not named have no line. */
export interface LogWords<V extends View = View, E extends Kind = Event> {
  told: ByKind<E, [to: Reader<V>], Record<string, string | number> | string>;
  chapter?: (event: E, to: Reader<V>) => string;
  /** Who said what, if somebody said something. */
  said?: (event: E, to: Reader<V>) => LogLine["said"];
}

export interface GameModule {
  default: ComponentType<TableProps<any>> & { reveals?: boolean };
}

/** A step of one game's replay. */
type FrameOf<V, E> = Omit<Frame, "view" | "events"> & { view: V; events: E[] };

/** Steps of a game in words, for the review. A frame belongs to what was before it. */
export interface ReviewWords<V extends View = View, E extends Kind = Event> {
  words: (frame: FrameOf<V, E>, before: FrameOf<V, E> | null, names: readonly string[]) => string;
  /** The heading under which a step stands; empty if the game has no chapters. */
  chapter: (frame: FrameOf<V, E>, before: FrameOf<V, E> | null) => string;
  /** The ink of a seat in the list of steps, where the game gives its players colours. */
  ink?: (seat: Seat, before: FrameOf<V, E>) => string;
}

/** What the shell gives to a game's `puzzle.js`. */
export interface PuzzleProps {
  theme: string;
  /** In the notation of the game's puzzles. */
  position: string;
  /** What is chosen but not said yet; empty if nothing is. */
  chosen: string;
  /** Answers that were wrong. */
  wrong: string[];
  /** The right answer, when the puzzle is over. */
  answer: string | null;
  onChoose: (answer: string) => void;
}

/** A game's `puzzle.js`: it draws a puzzle and reports what is chosen; whether that is right it does not know. */
export interface PuzzleModule {
  Draw: ComponentType<PuzzleProps>;
  /** What fills the texts of a puzzle; `answer` is what an answer is called. */
  args: (theme: string, position: string, answer: string) => Record<string, string | number>;
}

export interface RulesModule {
  default: ComponentType<{}>;
}

/** What a room screen says when a game is over. */
export interface WallOver {
  words: string;
  line: string;
  /** The standings of a series. */
  aside: ComponentChildren;
}

/** What the shell gives to a game's `wall.js`: what a spectator may know, for a screen that a whole room sees. */
export interface WallProps<V extends View = View, E extends Kind = Event> {
  game: string;
  code: string;
  title: string;
  view: V;
  players: Player[];
  options: Record<string, Value>;
  secondsLeft: (key: string) => number | null;
  news: E[];
  past: E[][];
  stage?: Moment<E, V> | null;
  skip?: () => void;
  cue?: (sound: import("./cues.js").Sound) => void;
  replay: boolean;
  over: WallOver | null;
}
