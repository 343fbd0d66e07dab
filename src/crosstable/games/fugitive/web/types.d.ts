/** What this game says. Written by `make generate` from the structs of the server. Do not edit. */

import type { Ended, Resign, Seat, TimeUp, View } from "shell/lib/wire";

/** What a table may choose. */
export interface Options {
  /**
   * How many hideouts the Fugitive lays on his first turn (F6): with `two`, a second only where one is possible; with
   * `exactly_two`, nothing that would leave none.
   */
  first_hideouts: "one_or_two" | "two" | "exactly_two";
  /** Whether he may draw one more card after passing (F15). */
  second_edition_pass: boolean;
  /** With which events the table plays (F24–F28). */
  events: Variant;
  /** Thinking time of each player for the whole game; 0 is no clock. */
  minutes: number;
}

/** The row, the piles, the viewer's own cards and what the Marshal's notepad says. */
export interface FugitiveView extends View {
  roles: [Role, Role];
  turn: number;
  phase: Phase;
  side: Seat;
  errand: Errand | null;
  piles: PileView[];
  hand_sizes: [number, number];
  /** The viewer's own cards. */
  hand: number[];
  /** Both hands, when the game is over. */
  hands: [number[], number[]] | null;
  row: HideoutView[];
  /** What events add to the reach this turn. */
  reach: number;
  /** The highest number the Fugitive can lay without sprint cards (F11); null for everybody else. */
  farthest: number | null;
  no_sprints: boolean;
  /** Hideouts that may still be laid this turn. */
  hideouts: number;
  draws: number;
  guesses_left: number;
  coming: Coming;
  guesses: GuessMade[];
  out: number[];
  /** What the Marshal has learned; empty for everybody else. */
  findings: Finding[];
  /** The Marshal's cards the Fugitive has seen, for both of them. */
  seen: number[];
  /** The Marshal's notepad for 1 to 41; empty for everybody else. */
  notes: Note[];
  /** Whether a hideout of 30 or more is found, so that 42 is a certain escape (F20). */
  hot: boolean;
  margin: Margin | null;
}

/** What the Fugitive holds at the start; only he hears it. */
export interface Dealt {
  type: "dealt";
  cards: number[];
}

/** Somebody drew from a pile (F4). */
export interface Drew {
  type: "drew";
  seat: Seat;
  pile: number;
}

/** The card that was drawn; only its owner hears it. */
export interface Got {
  type: "got";
  card: number;
}

/** Nothing to draw, or no drawing allowed (F22, traffic jam). */
export interface DrawSkipped {
  type: "draw_skipped";
  seat: Seat;
}

/** A hideout was laid at this place, face down unless it is 42 (F11, F12, F14). */
export interface Placed {
  type: "placed";
  seat: Seat;
  place: number;
  sprints: number;
  card: number | null;
  /** What events added to the reach. */
  reach: number;
}

/** The Fugitive laid nothing; `forced` where no hideout was possible (F15). */
export interface Passed {
  type: "passed";
  seat: Seat;
  forced: boolean;
}

/** Somebody ends the turn without a further hideout, card or guess. */
export interface Stopped {
  type: "stopped";
  seat: Seat;
}

/** The Marshal named these numbers; all of them were hidden hideouts, or not (F16, F17). */
export interface Guessed {
  type: "guessed";
  seat: Seat;
  numbers: number[];
  hit: boolean;
}

/** A hideout was found at this place, with its sprint cards. */
export interface TurnedUp {
  type: "turned_up";
  place: number;
  card: number;
  sprints: number[];
}

/** The Marshal may not guess this turn (street parade). */
export interface GuessSkipped {
  type: "guess_skipped";
  seat: Seat;
}

/** An event card was drawn; `works` is false where it cannot be carried out (F29). */
export interface EventDrawn {
  type: "event_drawn";
  seat: Seat;
  event: string;
  works: boolean;
}

/** One sprint card at this place was turned up. */
export interface SprintTurnedUp {
  type: "sprint_turned_up";
  place: number;
  card: number;
}

/** Somebody's card was put face up out of the game. */
export interface Lost {
  type: "lost";
  seat: Seat;
  card: number;
}

/** The Marshal's cards; only the Fugitive hears it (F30). */
export interface CardsShown {
  type: "cards_shown";
  cards: number[];
}

/** What the Marshal found out; only she hears it (F30). */
export interface Learned {
  type: "learned";
  finding: Finding;
}

/** 42 lies, and the Marshal may still catch him (F20, F21). */
export interface ManhuntBegan {
  type: "manhunt_began";
  seat: Seat;
}

/** The whole route and both hands, when the game is over. */
export interface Revealed {
  type: "revealed";
  row: Laid[];
  hands: [number[], number[]];
}

export type Variant = "none" | "random" | "discovery" | "for_fugitive" | "for_marshal" | "catch_up";

export type Role = "fugitive" | "marshal";

export type Phase = "draw" | "place" | "extra_card" | "guess" | "manhunt";

/** What an event makes somebody do at once, before the turn goes on. */
export type Errand = "fugitive_draws" | "marshal_draws" | "marshal_asks";

/** A pile: its range and how many cards are left. */
export interface PileView {
  low: number;
  high: number;
  count: number;
}

/** A card of the row; null is a number the viewer may not know. */
export interface HideoutView {
  card: number | null;
  up: boolean;
  sprints: (number | null)[];
  /** What events added to the reach when it was laid. */
  reach: number;
}

/** What events have put on the next turns. It is used up when a turn comes to placing or guessing. */
export interface Coming {
  reach: number;
  no_sprints: boolean;
  hideouts: number;
  guesses: number;
  no_guess: boolean;
  one_number: boolean;
  no_draw: Seat[];
}

/** A guess on record: in which turn, how long the row was then, and whether it hit. */
export interface GuessMade {
  turn: number;
  row: number;
  numbers: number[];
  hit: boolean;
}

/** What the Marshal learned about the hideout at this place of the row (the start is place 0). */
export interface Finding {
  place: number;
  what: "odd" | "even" | "higher" | "not_higher";
  number: number;
}

/** Possible; one of her own cards; lies face up; no face-down hideout can be there. */
export type Note = "open" | "mine" | "up" | "far";

/** By how much a game was won: how far the Fugitive got, and how many hideouts were never found. */
export interface Margin {
  reached: number;
  hidden: number;
}

/** A hideout with its sprint cards, as everybody sees it once it is turned up. */
export interface Laid {
  card: number;
  sprints: number[];
}

/** Take the top card of a pile: 0 is A, 1 is B, 2 is C (F7–F9). */
export interface Draw {
  type: "draw";
  pile: number;
}

/** Lay a hideout, with these sprint cards under it (F11–F14). */
export interface Place {
  type: "place";
  card: number;
  sprints: number[];
}

/** The Fugitive lays nothing this turn (F15). */
export interface Pass {
  type: "pass";
}

/** The Marshal names numbers (F16–F18, F21). */
export interface Guess {
  type: "guess";
  numbers: number[];
}

/** No further hideout, no further card, or no guess: the turn ends. */
export interface Done {
  type: "done";
}

/** The Marshal asks at the toll booth whether the newest hidden hideout is higher than this. */
export interface Ask {
  type: "ask";
  number: number;
}

/** What happens in this game. */
export type AnyEvent =
  | Dealt
  | Drew
  | Got
  | DrawSkipped
  | Placed
  | Passed
  | Stopped
  | Guessed
  | TurnedUp
  | GuessSkipped
  | EventDrawn
  | SprintTurnedUp
  | Lost
  | CardsShown
  | Learned
  | ManhuntBegan
  | Revealed
  | Ended;

/** What a seat can do in this game. */
export type AnyAction = Draw | Place | Pass | Guess | Done | Ask | Resign | TimeUp;

/** What the shell gives to this game's table. */
export type Props = import("shell/lib/table-props").TableProps<FugitiveView, AnyAction, AnyEvent>;

/** What the shell gives to this game's room screen. */
export type WallProps = import("shell/lib/table-props").WallProps<FugitiveView, AnyEvent>;

/** What this game says in the log. */
export type Log = import("shell/lib/table-props").LogWords<FugitiveView, AnyEvent>;

/** What this game says in a review. */
export type Words = import("shell/lib/table-props").ReviewWords<FugitiveView, AnyEvent>;
