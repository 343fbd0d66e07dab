/** The view of Fugitive: `view.py`, as types. */
import type { View } from "shell/lib/wire";

export type Role = "fugitive" | "marshal";
export type Note = "open" | "mine" | "up" | "far";

export interface Pile {
  low: number;
  high: number;
  count: number;
}

export interface Hideout {
  card: number | null;
  up: boolean;
  sprints: (number | null)[];
  reach: number;
}

export interface GuessMade {
  turn: number;
  row: number;
  numbers: number[];
  hit: boolean;
}

export interface Finding {
  place: number;
  what: "odd" | "even" | "higher" | "not_higher";
  number: number;
}

export interface Coming {
  reach: number;
  no_sprints: boolean;
  hideouts: number;
  guesses: number;
  no_guess: boolean;
  one_number: boolean;
  no_draw: number[];
}

export interface FugitiveView extends View {
  roles: [Role, Role];
  turn: number;
  phase: "draw" | "place" | "extra_card" | "guess" | "manhunt";
  side: number;
  errand: "fugitive_draws" | "marshal_draws" | "marshal_asks" | null;
  piles: Pile[];
  hand_sizes: [number, number];
  hand: number[];
  hands: [number[], number[]] | null;
  row: Hideout[];
  reach: number;
  no_sprints: boolean;
  hideouts: number;
  draws: number;
  guesses_left: number;
  coming: Coming;
  guesses: GuessMade[];
  out: number[];
  findings: Finding[];
  seen: number[];
  notes: Note[];
  hot: boolean;
  margin: { reached: number; hidden: number } | null;
}
