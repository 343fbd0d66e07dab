/** What this game says. Written by `make generate` from the structs of the server. Do not edit. */

import type { Ended, Resign, Seat, TimeUp, View } from "shell/lib/wire";

/** What a table may choose. */
export interface Options {
  /** How many cells a side of the board has (X1). */
  size: number;
  /** Whether RED may swap on its first turn (X4). */
  swap: boolean;
  /** Thinking time of each player for the whole game; 0 is no clock. */
  minutes: number;
}

/** The board with its chains, who plays which colour, and what decided the game. */
export interface CrossView extends View {
  size: number;
  /** A character a cell, row by row: `.` empty, `y` YELLOW, `r` RED. */
  stones: string;
  /** The colour of each seat. */
  colours: [Colour, Colour];
  turn: Colour;
  moves: string[];
  /** The cell of the newest stone. */
  last: string | null;
  chains: Chain[];
  /** The cells on which a stone of whoever is to move would end the game. CROSS is open: everybody reads it. */
  fates: Fate[];
  /** The chain that ended the game, with just the sides it was decided by. */
  deciding: Chain | null;
}

/** A stone was placed. */
export interface Placed {
  type: "placed";
  seat: Seat;
  colour: Colour;
  cell: string;
}

/** The colours changed hands; `seat` swapped and is YELLOW now. */
export interface Swapped {
  type: "swapped";
  seat: Seat;
}

export type Colour = "yellow" | "red";

/** Connected stones of one colour: their cells by name, and the sides they touch. */
export interface Chain {
  cells: string[];
  sides: number[];
}

/** An empty cell on which a stone would end the game, and the sides by which. */
export interface Fate {
  cell: string;
  verdict: Verdict;
  sides: number[];
}

export type Verdict = "wins" | "loses";

/** Put a stone of one's own on an empty cell (X3). */
export interface Place {
  type: "place";
  cell: string;
}

/** Take over the colours instead of placing (X4). */
export interface Swap {
  type: "swap";
}

/** What happens in this game. */
export type AnyEvent = Placed | Swapped | Ended;

/** What a seat can do in this game. */
export type AnyAction = Place | Swap | Resign | TimeUp;

/** What the shell gives to this game's table. */
export type Props = import("shell/lib/table-props").TableProps<CrossView, AnyAction, AnyEvent>;

/** What the shell gives to this game's room screen. */
export type WallProps = import("shell/lib/table-props").WallProps<CrossView, AnyEvent>;

/** What this game says in the log. */
export type Log = import("shell/lib/table-props").LogWords<CrossView, AnyEvent>;

/** What this game says in a review. */
export type Words = import("shell/lib/table-props").ReviewWords<CrossView, AnyEvent>;
