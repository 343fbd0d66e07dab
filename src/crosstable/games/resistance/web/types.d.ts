/** The view of The Resistance: `view.py`, as types. */
import type { TableProps } from "shell/lib/table-props";
import type { Seat, Sentence, Value, View } from "shell/lib/wire";

export interface Known {
  how: string;
  seats: Seat[];
  what: string;
  round: number;
  mission: number;
}

export interface Proposal {
  round: number;
  mission: number;
  leader: Seat;
  team: Seat[];
  investigator: Seat | null;
  votes: boolean[];
  approved: boolean;
  stopped: Seat | null;
}

export interface Tally {
  success: number;
  fail: number;
  chief_fail: number;
  reverse: number;
}

export interface Mission {
  round: number;
  mission: number;
  leader: Seat;
  team: Seat[];
  investigator: Seat | null;
  tally: Tally;
  by_cards: boolean;
  success: boolean;
  exposed: Seat | null;
  exposed_card: string | null;
}

export interface Accusation {
  round: number;
  hunter: Seat;
  accused: Seat;
  early: boolean;
  right: boolean;
}

export interface Statement {
  seat: Seat;
  round: number;
  proposal: number;
  kind: "character" | "seen" | "suspect" | "trust" | "along";
  seats: Seat[];
  what: string;
  /** The mission in which a card was seen; 0 where it is not about a card. */
  mission: number;
}

export interface ResistanceView extends View {
  options: Record<string, Value>;
  seats: number;
  cast: string[];
  script: Sentence[];
  board: { size: number; fails: number }[];
  phase: string;
  asked: Seat[];
  leader: Seat;
  round: number;
  rejections: number;
  mission: number;
  team: Seat[];
  investigator: Seat | null;
  voted: Seat[];
  opinions: (boolean | null)[];
  played: Seat[];
  exposed: Seat | null;
  exposed_card: string | null;
  proposals: Proposal[];
  missions: Mission[];
  accusations: Accusation[];
  early_used: boolean;
  inquisitors: Seat[];
  blamed: { agent: Seat; accused: Seat; right: boolean } | null;
  revealed: { seat: Seat; character: string }[];
  looks: { how: string; viewer: Seat; seat: Seat; round: number }[];
  drawn: string[];
  held: string[][];
  deck: number;
  claims: { said: Statement; doubt: Sentence | null }[];
  mine: { character: string; knows: Known[]; vote: boolean | null; card: string | null; cards: (string | null)[]; told: Sentence[] } | null;
  characters: string[];
}

export type Props = TableProps<ResistanceView>;
