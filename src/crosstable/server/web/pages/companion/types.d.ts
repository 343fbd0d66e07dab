/** The companion: what is kept of an evening. What the server tells about a game is in `wire.d.ts`. */

import type { ComponentType } from "preact";
import type { Seat, Value } from "../../lib/wire";
import type { Kit } from "./wire";

export type Stage = "setup" | "cards" | "opening" | "play" | "result" | "points";

export interface Played {
  game: string;
  names: string[];
  winners: Seat[];
}

/** A sand timer: what is left while it stands, or when it ends while it runs. */
export interface Sand {
  left: number;
  ends: number | null;
}

/** Two clocks: what each has left (or has used, where there is no limit), and since when the running one runs. */
export interface Clocks {
  turn: 0 | 1;
  spent: [number, number];
  since: number | null;
}

/** Everything about the evening; kept on the device after every change. */
export interface Session {
  game: string | null;
  stage: Stage;
  names: string[];
  options: Record<string, Value>;
  /** Who goes first; null: by lot. */
  first: Seat | null;
  /** Who has the last place (the Sniper), where there is one; null: by lot. */
  last: Seat | null;
  taken: number[];
  line: number;
  /** What the game's own helper keeps. */
  play: any;
  winners: Seat[];
  /** Games of the series; 0: as many as people like. */
  games: number;
  series: Played[];
  /** Whether this game's result is the last of the series already. */
  recorded: boolean;
  /** Games that were begun and put aside, as they were left. */
  aside: Record<string, Partial<Session>>;
}

/** What a game's helper gets. */
export interface HelperProps {
  kit: Kit;
  session: Session;
  /** The players' names by place: clockwise from whoever goes first. */
  places: string[];
  /** The parts of the kit for this set-up, with more values where a part asks for them. */
  told: (part: string, more?: Record<string, Value>) => any[];
  /** Change what the helper keeps; with `quiet` it cannot be undone by itself. */
  keep: (play: any, how?: { quiet?: boolean }) => void;
  setWinners: (seats: Seat[]) => void;
  /** The game is over: on to the result. */
  finish: (winners?: Seat[]) => void;
}

export interface Helper {
  /** During the game. */
  During: ComponentType<HelperProps>;
  /** Above the question who has won; may answer it. */
  Deciding?: ComponentType<HelperProps>;
  /** Whether those who are ticked can be the winners; where it is not said somebody must have won. */
  settled?: (session: Session, kit: Kit) => boolean;
}
