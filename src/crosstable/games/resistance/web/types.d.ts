/** What this game says. Written by `make generate` from the structs of the server. Do not edit. */

import type { Outcome, Seat, Sentence, TimeUp, View } from "shell/lib/wire";

/** What a table may choose. Everything off is the base game. */
export interface Options {
  /** The leader chooses which mission is attempted (B12). */
  targeting: boolean;
  /** The spies do not learn each other (B13). */
  blind_spies: boolean;
  /** Plot cards (P1–P12). */
  plot: boolean;
  /** Module 1: Hunters and Chiefs (H1–H17). */
  hunter: boolean;
  /** H18. */
  dummy_agent: boolean;
  /** H19. */
  coordinator: boolean;
  /** H20. */
  deep_agent: boolean;
  /** H21. */
  pretender: boolean;
  /** H22. */
  blame: boolean;
  /** Module 2 (I1–I3). */
  inquisitor: boolean;
  /** Module 3: which Reversers are in play (R1). */
  reverser: Reversers;
  /** The spy Reverser takes no part in the reveal (R4). */
  hidden_reverser: boolean;
  /** On a two-fail mission one Fail with one Reverse is a success (R3). */
  literal_reverse: boolean;
  /** Ours: everybody sees whom the leader thinks of (B3). */
  open_choice: boolean;
  /** Ours: the others may suggest a team (B3). */
  suggestions: boolean;
  /** Ours: a vote may be changed until the last one is in (B4). */
  change_votes: boolean;
  /** Ours: how long the wait is in which the spy Hunter may accuse early (H8). */
  early_seconds: number;
}

/** The round table as one viewer sees it. */
export interface ResistanceView extends View {
  options: Options;
  seats: number;
  /** All characters in play, in a fixed order; everybody knows them. */
  cast: Character[];
  /** Those of them who are on the spies' side. */
  spies: Character[];
  /** The kinds of mission card in this set-up, whoever may play them. */
  cards: Card[];
  /** The loyalty cards of this set-up, whoever may show them. */
  loyalty: Loyalty[];
  /** The opening as the narrator told it. */
  script: Sentence[];
  board: Space[];
  phase: Phase;
  /** Who is asked now, where the table asks one after the other. */
  asked: Seat[];
  leader: Seat;
  round: number;
  rejections: number;
  /** With this many the spies have won (B6). */
  most_rejections: number;
  mission: number;
  /** Whom the leader thinks of, where everybody sees it. */
  considered: Seat[];
  team: Seat[];
  investigator: Seat | null;
  voted: Seat[];
  /** Votes that lie open before the others are shown (P6), by seat. */
  opinions: (boolean | null)[];
  /** Who has played a mission card. */
  played: Seat[];
  exposed: Seat | null;
  exposed_card: Card | null;
  proposals: Proposal[];
  missions: Mission[];
  accusations: Accusation[];
  /** Whom the viewer could name in the wait of H8; it says nothing about whether he may accuse. */
  accusable: Seat[];
  early_used: boolean;
  inquisitors: Seat[];
  blamed: Blamed | null;
  /** Whether the Deep Agent could use Blame now, whoever he is (H22). */
  time_to_blame: boolean;
  revealed: OpenCharacter[];
  looks: Look[];
  drawn: Plot[];
  held: Plot[][];
  deck: number;
  claims: Testimony[];
  /** null for a spectator. */
  mine: Secrets | null;
  /** By seat, when the game is over; empty before. */
  characters: Character[];
}

/** The game begins: the narrator's script for exactly this set-up, and the first leader. */
export interface Opened {
  type: "opened";
  script: Sentence[];
  leader: Seat;
  inquisitor: Seat | null;
}

/** To one seat only: its character, and what it learns at the opening. */
export interface Dealt {
  type: "dealt";
  character: Character;
  knows: Known[];
}

/** To one seat only: it was shown something, and the same in words. */
export interface Learnt {
  type: "learnt";
  known: Known;
  words: Sentence;
}

/** `viewer` was shown something by `seat`; what it was stays between them. */
export interface Looked {
  type: "looked";
  how: string;
  viewer: Seat;
  seat: Seat;
  /** On the board; 0 if none was chosen yet (B12). */
  mission: number;
}

/** The leader has drawn plot cards. */
export interface PlotsDrawn {
  type: "plots_drawn";
  leader: Seat;
  cards: Plot[];
}

/** A plot card was given away openly. */
export interface PlotGiven {
  type: "plot_given";
  card: Plot;
  seat: Seat;
}

/** A plot card was used; `target` is whom it was used on. */
export interface PlotUsed {
  type: "plot_used";
  card: Plot;
  seat: Seat;
  target: Seat | null;
}

/** A plot card could have been used now, and was not. */
export interface PlotSpared {
  type: "plot_spared";
  card: Plot;
  seat: Seat;
}

/** Take Responsibility: a plot card changed hands. */
export interface PlotTaken {
  type: "plot_taken";
  card: Plot;
  seat: Seat;
  victim: Seat;
}

/** Somebody is asked for his loyalty card (H11). */
export interface ExamineAsked {
  type: "examine_asked";
  examiner: Seat;
  seat: Seat;
}

/** Somebody leads now. */
export interface LeaderIs {
  type: "leader_is";
  seat: Seat;
  round: number;
  rejections: number;
}

/** The leader has named a team. */
export interface TeamProposed {
  type: "team_proposed";
  leader: Seat;
  mission: number;
  team: Seat[];
}

/** The Investigator token was given away (H4). */
export interface InvestigatorNamed {
  type: "investigator_named";
  seat: Seat;
}

/** Somebody has voted; how is not shown yet. */
export interface VoteCast {
  type: "vote_cast";
  seat: Seat;
}

/** The Opinion Makers' votes are on the table (P6). */
export interface OpinionsShown {
  type: "opinions_shown";
  approve: Seat[];
  reject: Seat[];
}

/** All votes are on the table (B4). */
export interface VotesShown {
  type: "votes_shown";
  approve: Seat[];
  reject: Seat[];
  approved: boolean;
  rejections: number;
}

/** A team member has played a mission card; which is secret unless he plays face up (P12). */
export interface CardPlayed {
  type: "card_played";
  seat: Seat;
  card: Card | null;
}

/** The mission cards are turned over (B7, B8). */
export interface MissionDone {
  type: "mission_done";
  mission: number;
  tally: Tally;
  success: boolean;
}

/** The short wait in which the spy Hunter may accuse (H8). */
export interface EarlyWait {
  type: "early_wait";
  round: number;
}

/** The wait is over and nobody has accused. */
export interface EarlyOver {
  type: "early_over";
  round: number;
}

/** A Hunter is known to everybody now; `early` if he chose to be. */
export interface HunterStands {
  type: "hunter_stands";
  seat: Seat;
  character: Character;
  early: boolean;
}

/** A Hunter has accused somebody and got a truthful answer (H9, H13). */
export interface Accused {
  type: "accused";
  hunter: Seat;
  seat: Seat;
  right: boolean;
}

/** The mission's result was turned over (H9, H14). */
export interface ResultTurned {
  type: "result_turned";
  mission: number;
  success: boolean;
}

/** The Deep Agent has blamed somebody (H22). */
export interface AgentBlamed {
  type: "agent_blamed";
  seat: Seat;
  accused: Seat;
  right: boolean;
}

/** A statement. */
export interface Said {
  type: "said";
  statement: Statement;
}

/** The game is over, and all characters are shown. */
export interface Ended {
  type: "ended";
  outcome: Outcome;
  characters: Character[];
}

/** The leader thinks of these now (ours). */
export interface Considered {
  type: "considered";
  leader: Seat;
  team: Seat[];
}

export type Reversers = "none" | "resistance" | "spy" | "both";

/** A character card. `resistance` and `spy` are the plain ones. */
export type Character =
  | "resistance"
  | "resistance_chief"
  | "resistance_hunter"
  | "dummy_agent"
  | "coordinator"
  | "pretender"
  | "resistance_reverser"
  | "spy"
  | "spy_chief"
  | "spy_hunter"
  | "deep_agent"
  | "spy_reverser";

/** A mission card. */
export type Card = "success" | "fail" | "chief_fail" | "reverse";

/** A loyalty card of the Hunter module (H2). */
export type Loyalty = "chief" | "resistance_chief" | "spy_chief" | "not_chief";

/** A mission on the board: how many go, and how many fails sink it. */
export interface Space {
  size: number;
  fails: number;
}

/** What the table is doing. */
export type Phase =
  | "strong_leader"
  | "give_plots"
  | "take_plot"
  | "overhear"
  | "open_up"
  | "propose"
  | "appoint"
  | "opinion"
  | "vote"
  | "no_confidence"
  | "spotlight"
  | "mission"
  | "close_eye"
  | "early"
  | "accuse"
  | "inquire"
  | "examine"
  | "show_loyalty"
  | "over";

/** A team that was voted on (B4). `stopped` is who used No Confidence on it. */
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

/** A mission that was played. `by_cards` is what its cards gave, `success` what stands now. */
export interface Mission {
  round: number;
  mission: number;
  leader: Seat;
  team: Seat[];
  investigator: Seat | null;
  tally: Tally;
  by_cards: boolean;
  success: boolean;
  /** Who played face up (P12), and what. */
  exposed: Seat | null;
  exposed_card: Card | null;
}

/** A Hunter accused somebody (H7, H13). */
export interface Accusation {
  round: number;
  hunter: Seat;
  accused: Seat;
  early: boolean;
  right: boolean;
  mission: number;
}

/** The Deep Agent blamed somebody (H22). The numbers are those of the missions, statements and looks before it. */
export interface Blamed {
  agent: Seat;
  accused: Seat;
  right: boolean;
  missions: number;
  statements: number;
  looks: number;
}

/** A character everybody knows. */
export interface OpenCharacter {
  seat: Seat;
  character: Character;
}

/** Somebody was shown something; everybody knows that, but not what. */
export interface Look {
  how: How;
  viewer: Seat;
  seat: Seat;
  round: number;
  mission: number;
}

/** A plot card (P1). */
export type Plot =
  | "strong_leader"
  | "no_confidence"
  | "opinion_maker"
  | "close_eye"
  | "take_responsibility"
  | "overheard"
  | "confidence"
  | "open_up"
  | "spotlight";

/** A statement, and (if so) why it cannot be true. */
export interface Testimony {
  said: Statement;
  doubt: Sentence | null;
}

/** What only this seat may see. */
export interface Secrets {
  character: Character;
  knows: Known[];
  vote: boolean | null;
  card: Card | null;
  /** What it has played, in the order of `missions`; null where it was not on the team. */
  cards: (Card | null)[];
  /** Each entry of `knows` in words, with its source. */
  told: Sentence[];
}

/**
 * Something a seat has been shown: how, by whom, what, and in which round (0: at the opening).
 *
 * `mission` is the mission's number on the board; 0 at the opening, and where none was chosen yet (B12). `what` is a
 * character, a side (resistance, spy), a loyalty card, a mission card, or `deep_or_pretender` for the two seats of
 * which one is the Deep Agent and the other the Pretender.
 */
export interface Known {
  how: How;
  seats: Seat[];
  what: string;
  round: number;
  mission: number;
}

/** How many of each kind of mission card were played (B7, H6). */
export interface Tally {
  success: number;
  fail: number;
  chief_fail: number;
  reverse: number;
}

/** Something a seat has said. It may be a lie. */
export interface Statement {
  seat: Seat;
  round: number;
  /** How many proposals had been voted on before. */
  proposal: number;
  kind: "character" | "seen" | "suspect" | "trust" | "along" | "team" | "played" | "back" | "reject" | "reason";
  seats: Seat[];
  what: string;
  /** The mission in which a card was seen (P7) or played; 0 where it is not about a card. */
  mission: number;
  /** How many looks there had been at the table before. */
  looks: number;
  /** The statement that is taken back, by its number; -1 where none is. */
  back: number;
  /** How it is worded (`way_of`). */
  way: number;
}

export type How = "reveal" | "examined" | "inquired" | "overheard" | "confidence" | "open_up" | "close_eye";

/** The leader names a team, and the mission it is for (B3, B12). */
export interface Propose {
  type: "propose";
  mission: number;
  team: Seat[];
}

/** The leader gives away the Investigator token (H4). */
export interface Appoint extends AboutSeat {
  type: "appoint";
}

/** Approve or reject the team (B4). */
export interface Vote {
  type: "vote";
  approve: boolean;
}

/** Play a mission card (B7). */
export interface PlayCard {
  type: "play_card";
  card: Card;
}

/** A Hunter accuses somebody of being an enemy Chief (H7, H13). */
export interface Accuse extends AboutSeat {
  type: "accuse";
}

/** Ask somebody for his loyalty card (H11). */
export interface Examine extends AboutSeat {
  type: "examine";
}

/** Hand over a loyalty card (H11, H18). */
export interface ShowLoyalty {
  type: "show_loyalty";
  card: Loyalty;
}

/** The Inquisitor looks at somebody's side (I2). */
export interface Inquire extends AboutSeat {
  type: "inquire";
}

/** The Deep Agent reveals himself and names the Pretender (H22). */
export interface Blame extends AboutSeat {
  type: "blame";
}

/** Make no use of what one could do now. */
export interface Pass {
  type: "pass";
}

/** The leader gives a drawn plot card to a player (P2). */
export interface GivePlot {
  type: "give_plot";
  card: Plot;
  seat: Seat;
}

/** Use Strong Leader (P4). */
export interface TakeLead {
  type: "take_lead";
}

/** Use No Confidence (P5). */
export interface StopTeam {
  type: "stop_team";
}

/** Use Keeping a Close Eye on a team member (P7). */
export interface WatchCard extends AboutSeat {
  type: "watch_card";
}

/** Take Responsibility: take a plot card from another player (P8). */
export interface TakePlot {
  type: "take_plot";
  seat: Seat;
  card: Plot;
}

/** Overheard Conversation: look at a neighbour's side (P9). */
export interface Overhear extends AboutSeat {
  type: "overhear";
}

/** Open Up: show one's side to a player (P11). */
export interface OpenUp extends AboutSeat {
  type: "open_up";
}

/** Use In the Spotlight on a team member (P12). */
export interface Expose extends AboutSeat {
  type: "expose";
}

/** Say who one is. */
export interface ClaimCharacter {
  type: "claim_character";
  character: Character;
}

/** Say what somebody has shown: a loyalty card, a side (resistance, spy), or the mission card one has watched. */
export interface ClaimSeen {
  type: "claim_seen";
  seat: Seat;
  shown: string;
}

/** Say whom one takes for spies. */
export interface Suspect {
  type: "suspect";
  seats: Seat[];
}

/** Say that one trusts somebody. */
export interface Trust extends AboutSeat {
  type: "trust";
}

/** Ask to be taken along. */
export interface AskAlong {
  type: "ask_along";
}

/** The leader lets everybody see whom he thinks of (B3, ours). */
export interface Consider {
  type: "consider";
  team: Seat[];
}

/** Suggest a team to the leader (B3, ours). */
export interface Suggest {
  type: "suggest";
  team: Seat[];
}

/** Say which card one has played on a mission that is over. */
export interface ClaimPlayed {
  type: "claim_played";
  mission: number;
  card: Card;
}

/** Ask somebody why he has rejected the last team. */
export interface AskReject {
  type: "ask_reject";
  seat: Seat;
}

/** Say why one has voted or proposed as one has. */
export interface Explain {
  type: "explain";
  reason: Reason;
}

/** Take back something one has said, by its number in the conversation. */
export interface TakeBack {
  type: "take_back";
  statement: number;
}

/** What is done to, or said about, one player. */
export interface AboutSeat {
  type: string;
  seat: Seat;
}

export type Reason = "two_fails" | "off_team" | "better_team" | "early";

/** What happens in this game. */
export type AnyEvent =
  | Opened
  | Dealt
  | Learnt
  | Looked
  | PlotsDrawn
  | PlotGiven
  | PlotUsed
  | PlotSpared
  | PlotTaken
  | ExamineAsked
  | LeaderIs
  | TeamProposed
  | InvestigatorNamed
  | VoteCast
  | OpinionsShown
  | VotesShown
  | CardPlayed
  | MissionDone
  | EarlyWait
  | EarlyOver
  | HunterStands
  | Accused
  | ResultTurned
  | AgentBlamed
  | Said
  | Ended
  | Considered;

/** What a seat can do in this game. */
export type AnyAction =
  | Propose
  | Appoint
  | Vote
  | PlayCard
  | Accuse
  | Examine
  | ShowLoyalty
  | Inquire
  | Blame
  | Pass
  | GivePlot
  | TakeLead
  | StopTeam
  | WatchCard
  | TakePlot
  | Overhear
  | OpenUp
  | Expose
  | ClaimCharacter
  | ClaimSeen
  | Suspect
  | Trust
  | AskAlong
  | Consider
  | Suggest
  | ClaimPlayed
  | AskReject
  | Explain
  | TakeBack
  | TimeUp;

/** What the shell gives to this game's table. */
export type Props = import("shell/lib/table-props").TableProps<ResistanceView, AnyAction, AnyEvent>;

/** What the shell gives to this game's room screen. */
export type WallProps = import("shell/lib/table-props").WallProps<ResistanceView, AnyEvent>;

/** What this game says in the log. */
export type Log = import("shell/lib/table-props").LogWords<ResistanceView, AnyEvent>;

/** What this game says in a review. */
export type Words = import("shell/lib/table-props").ReviewWords<ResistanceView, AnyEvent>;
