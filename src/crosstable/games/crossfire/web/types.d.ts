/** The view of Crossfire: `view.py`, as types. */
import type { TableProps } from "shell/lib/table-props";
import type { Seat, Sentence, View } from "shell/lib/wire";

export type Stage = "dealt" | "received" | "mixed" | "mixed_again";
export type Claim = "agent" | "vip" | "bystander" | "undeclared";

export interface Look {
  stage: Stage;
  role: string;
}

export interface Statement {
  seat: Seat;
  kind: "claim" | "seen" | "am" | "plea" | "doubt" | "trust" | "suspect" | "ask";
  claim?: Claim;
  stage?: Stage;
  role?: string;
  about?: Seat;
}

export interface Shot {
  by: Seat;
  at: Seat;
  wave: number;
  hit: boolean;
}

export interface Result {
  roles: string[];
  shots: Shot[];
  blocked: { at: Seat; wave: number; shots: number }[];
  shot: Seat[];
  team: "red" | "blue";
  verdict: string;
  won: boolean[];
  reasons: string[];
}

export type Page = Record<string, number>[];

export interface CrossfireView extends View {
  mode: "crossfire" | "sniper";
  phase: "claim" | "talk" | "aim" | "over";
  deck: string[];
  dealer: Seat;
  sniper: Seat | null;
  circle: Seat[];
  groups: Seat[][];
  role: string | null;
  looks: Look[];
  claims: (Claim | null)[];
  said: Statement[];
  ready: Seat[];
  shots: Seat[];
  shot_cards: number;
  aim: Seat[];
  aims: (Seat[] | null)[] | null;
  roles: (string | null)[];
  result: Result | null;
  notebook: Page | null;
  believed: number[];
  clashes: { said: number[]; why: Sentence }[];
  more_clashes: boolean;
  all_looks: Look[][] | null;
  knew: (Page | null)[] | null;
  knew_believing: (Page | null)[] | null;
}

export type Props = TableProps<CrossfireView>;
