/** What this game says. Written by `make generate` from the structs of the server. Do not edit. */

import type { Outcome, Seat, Sentence, TimeUp, View } from "shell/lib/wire";

/** What a table may choose. */
export interface Options {
  mode: Mode;
  /** How long the talk lasts (C9); 0 is until all are ready. */
  seconds: number;
  /** How long the count lasts (C11); 0 is until all have aimed. */
  aim_seconds: number;
  enforcer: boolean;
  bodyguard: boolean;
  bomber: boolean;
  peace_keeper: boolean;
  protester: boolean;
  supporter: boolean;
  /** Whether the Enforcer may point both guns at one player (C11). */
  both_guns: boolean;
  /** Whether a protector hit in the first wave still protects in the second (C16). */
  late_guard: boolean;
  /** Whether the table shows everybody what follows from what they know. */
  notebook: "off" | "looks" | "statements";
  /** The number of the dealer's seat, from 1; 0 draws lots (C5). */
  dealer: number;
  /** The number of the Sniper's seat in Sniper mode, from 1; 0 draws lots (C7). */
  sniper: number;
}

/** The table as one seat sees it. */
export interface CrossfireView extends View {
  mode: Mode;
  phase: Phase;
  /** The roles in play. */
  deck: Deck;
  dealer: Seat;
  sniper: Seat | null;
  /** Those who got cards, clockwise from the dealer. */
  circle: Seat[];
  /** Who mixed with whom, in order. */
  groups: Seat[][];
  /** Who the viewer is. */
  role: Role | null;
  /** What the viewer has seen. */
  looks: Look[];
  /** What everybody claims to be; before the first claims are shown, only the viewer's own. */
  claims: (Claimed | null)[];
  /** What can be claimed (C8). */
  edges: Claimed[];
  said: Statement[];
  ready: Seat[];
  shots: Seat[];
  /** How many shot cards the Sniper has. */
  shot_cards: number;
  /** Whom the viewer points at. */
  aim: Seat[];
  /** Whom everybody pointed at (null: did not choose), once the game is over. */
  aims: (Seat[] | null)[] | null;
  /** The cards that lie open. */
  roles: (Role | null)[];
  result: Result | null;
  /** Who does what while the end is told. */
  script: Script | null;
  /**
   * How likely each role is at each seat, from the viewer's looks and the statements it believes, where the table
   * allows it; null also if what it believes cannot be.
   */
  notebook: Page | null;
  /** The numbers of the statements the viewer believes. */
  believed: number[];
  /** Statements that cannot all be true, where the table allows the notebook to say so. */
  clashes: Clash[];
  /** Whether there may be more of them than are listed. */
  more_clashes: boolean;
  /** What everybody saw, once the game is over. */
  all_looks: Look[][] | null;
  /** What everybody could know from his own looks, once the game is over. */
  knew: (Page | null)[] | null;
  /** The same for somebody who believed everything that was said, as far as it can be true. */
  knew_believing: (Page | null)[] | null;
}

/** The dealer deals these cards, one to each of the circle (C5, C7). */
export interface Dealt {
  type: "dealt";
  dealer: Seat;
  sniper: Seat | null;
  circle: Seat[];
  deck: Deck;
}

/** What a player sees when looking at a card. Only that player hears of it. */
export interface Looked {
  type: "looked";
  seat: Seat;
  stage: Stage;
  role: Role;
}

/** Everybody passes the card to the left (C5). */
export interface Passed {
  type: "passed";
}

/** These three mix their cards; the middle one shuffles (C6). */
export interface Mixed {
  type: "mixed";
  group: [Seat, Seat, Seat];
}

/** A player has chosen a first claim or an aim. What it is stays secret. */
export interface Chosen {
  type: "chosen";
  seat: Seat;
}

/** The timer starts and all first claims are shown at once (C8). */
export interface TalkBegan {
  type: "talk_began";
  claims: (Claimed | null)[];
}

/** A player says something, or turns the card. */
export interface Said {
  type: "said";
  statement: Statement;
}

/** The Sniper's shot cards lie here now. */
export interface ShotsPlaced {
  type: "shots_placed";
  at: Seat[];
}

/** A player needs no more time, or needs it again. */
export interface Readied {
  type: "readied";
  seat: Seat;
  ready: boolean;
}

/** Time is up: 3, 2, 1. These players point (C11, C23). */
export interface CountBegan {
  type: "count_began";
  seats: Seat[];
}

/** The count is over: who points where; those who did not choose point at nobody. */
export interface AimsShown {
  type: "aims_shown";
  aims: Seat[][];
  absent: Seat[];
}

/** The unarmed put their guns down (C12). */
export interface GunsLowered {
  type: "guns_lowered";
  seats: Seat[];
}

/** These players reveal their cards, for this reason. */
export interface Revealed {
  type: "revealed";
  why: "agents" | "hit" | "shot_cards" | "assassins" | "vip" | "rest";
  seats: Seat[];
  roles: Role[];
}

/** A wave of shots: who shot at whom, who is hit, and whose protection held (C14–C16). */
export interface Fired {
  type: "fired";
  wave: number;
  by: Seat[];
  at: Seat[];
  hit: Seat[];
  blocked: Seat[];
}

/** The game is over, with all shots, blocks and results; and everybody hears what each of them was shown. */
export interface Ended {
  type: "ended";
  result: Result;
  outcome: Outcome;
  looks: Look[][];
}

export type Mode = "crossfire" | "sniper";

export type Phase = "claim" | "talk" | "aim" | "over";

export type Deck = Role[];

export type Role =
  | "vip"
  | "agent"
  | "assassin"
  | "decoy"
  | "red_decoy"
  | "blue_decoy"
  | "bystander"
  | "enforcer"
  | "bodyguard"
  | "bomber"
  | "peace_keeper"
  | "protester"
  | "supporter"
  | "sniper";

/** A card a player has looked at, and when. */
export interface Look {
  stage: Stage;
  role: Role;
}

export type Claimed = "agent" | "vip" | "bystander" | "undeclared";

/** What somebody said, or how somebody turned the card, for everybody to hear. */
export interface Statement {
  seat: Seat;
  kind: Kind;
  claim?: Claimed;
  stage?: Stage;
  role?: Role;
  about?: Seat;
  /** Whether somebody is asked who has told of a card already; or says who he is or pleads, asked what he saw. */
  more?: boolean;
  /** How it is worded (`way_of`). */
  way?: number;
}

/** Everything that follows from the roles and the aims. */
export interface Result {
  roles: Role[];
  /** Every shot, the first wave first. */
  shots: Shot[];
  blocked: Block[];
  /** Who is shot. */
  shot: Seat[];
  team: Team;
  /** Why that team won. */
  verdict: Reason;
  won: boolean[];
  reasons: Reason[];
}

/** Who does what while the dealer reads out how the shooting goes (C12–C15, C23). */
export interface Script {
  /** They put their guns down. */
  unarmed: Seat[];
  /** They reveal first. */
  agents: Seat[];
  /** They keep pointing, and protect. */
  protectors: Seat[];
  /** Those who shoot in the second wave: the first has not hit them. */
  assassins: Seat[];
}

/** For each seat how likely each role is, in ten-thousandths; empty for the Sniper, whose card lies open. */
export type Page = Partial<Record<Role, number>>[];

/** Statements, by their numbers, that cannot all be true, and why in words. */
export interface Clash {
  said: number[];
  why: Sentence;
}

export type Stage = "dealt" | "received" | "mixed" | "mixed_again";

export type Kind = "claim" | "seen" | "am" | "plea" | "doubt" | "trust" | "suspect" | "ask";

/** A shot that was fired. `hit`: its target is shot, and this is one of the shooters (C16). */
export interface Shot {
  by: Seat;
  at: Seat;
  /** 1: Agents, or the Sniper's shot cards; 2: Assassins. */
  wave: number;
  hit: boolean;
}

/** How many shots of a wave at a player were blocked. */
export interface Block {
  at: Seat;
  wave: number;
  shots: number;
}

export type Team = "red" | "blue";

/** Why a team or a seat won or lost: a fact about the game. Each has a sentence. */
export type Reason =
  | "vip_shot"
  | "vip_safe"
  | "sniper_shot_all"
  | "sniper_shot_vip"
  | "sniper_shot_bystander"
  | "assassins_shot_vip"
  | "assassins_shot_bystander"
  | "assassins_missed"
  | "shot"
  | "not_shot"
  | "shot_by_agent"
  | "shot_by_assassin"
  | "shot_bystander"
  | "bystander_shot"
  | "no_bystander_shot"
  | "vip_shot_self_not"
  | "vip_safe_self_not"
  | "bomber";

/** Turn the card so that this edge points away (C8). */
export interface Claim {
  type: "claim";
  claim: Claimed;
}

/** Say what one saw when looking at a card: “I was dealt the VIP”. */
export interface TellSeen {
  type: "tell_seen";
  stage: Stage;
  role: Role;
}

/** Say who one is. */
export interface TellRole {
  type: "tell_role";
  role: Role;
}

/** Say: don't shoot me. */
export interface Plead {
  type: "plead";
}

/** Say that a player lies. */
export interface Doubt {
  type: "doubt";
  about: Seat;
}

/** Say that one believes a player. */
export interface Trust {
  type: "trust";
  about: Seat;
}

/** Say who one thinks a player is. */
export interface Suspect {
  type: "suspect";
  about: Seat;
  role: Role;
}

/** Ask a player what they have seen. */
export interface Ask {
  type: "ask";
  about: Seat;
}

/** The Sniper lays her shot cards in front of these players, and takes them away everywhere else (C10). */
export interface PlaceShots {
  type: "place_shots";
  at: Seat[];
}

/** Need no more time to talk. */
export interface Ready {
  type: "ready";
}

/** Need time to talk after all. */
export interface Wait {
  type: "wait";
}

/** Begin or cease to believe the statement with this number, in one's own notebook only. */
export interface Believe {
  type: "believe";
  said: number;
}

/** Point at a player; the Enforcer at two (C11). */
export interface Aim {
  type: "aim";
  at: Seat[];
}

/** What happens in this game. */
export type AnyEvent =
  | Dealt
  | Looked
  | Passed
  | Mixed
  | Chosen
  | TalkBegan
  | Said
  | ShotsPlaced
  | Readied
  | CountBegan
  | AimsShown
  | GunsLowered
  | Revealed
  | Fired
  | Ended;

/** What a seat can do in this game. */
export type AnyAction =
  | Claim
  | TellSeen
  | TellRole
  | Plead
  | Doubt
  | Trust
  | Suspect
  | Ask
  | PlaceShots
  | Ready
  | Wait
  | Believe
  | Aim
  | TimeUp;

/** What the shell gives to this game's table. */
export type Props = import("shell/lib/table-props").TableProps<CrossfireView, AnyAction, AnyEvent>;

/** What the shell gives to this game's room screen. */
export type WallProps = import("shell/lib/table-props").WallProps<CrossfireView, AnyEvent>;

/** What this game says in the log. */
export type Log = import("shell/lib/table-props").LogWords<CrossfireView, AnyEvent>;

/** What this game says in a review. */
export type Words = import("shell/lib/table-props").ReviewWords<CrossfireView, AnyEvent>;
