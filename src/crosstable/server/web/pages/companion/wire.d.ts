/** What the companion is told about a game. Written by `make generate` from the structs of the server. Do not edit. */

import type { OptionField, Sentence, Value } from "../../lib/wire";

/** Everything the companion knows about a game. */
export interface Kit {
  game: string;
  seats: number[];
  /** The options that mean something at a real table. */
  options: OptionField[];
  /** Who goes first in the next game: the next player clockwise, or somebody drawn at random. */
  next_first: "next" | "lot";
  /** Why a set-up cannot be dealt, or null. */
  problem: Chart;
  /** What is said, by name; the results of several charts follow each other. */
  parts: Record<string, Chart[]>;
  facts: Record<string, any>;
}

/** Something to take from the box. A count of 0 means that there is nothing to count. */
export interface Item {
  what: Sentence;
  count: number;
}

/** One step of a script. Seats in the sentence are places, counted clockwise from whoever goes first. */
export interface Line {
  say: Sentence;
  /** Seconds of silence afterwards, for people to do what was said. */
  wait?: number;
  /** Whether people have their eyes shut now, so that only the voice counts. */
  eyes?: "open" | "shut";
}

/** A function of a few values, tabulated: the number of a row gives the place of its result. */
export interface Chart {
  by: string[];
  /** The values of each axis, in the order in which the rows count, the last one fastest. */
  of: Value[][];
  rows: number[];
  results: any[];
}
