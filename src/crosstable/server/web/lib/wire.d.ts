/** What the server and the browser say to each other: `table/messages.py` and `server/api_types.py`, as types. */

export type Seat = number;
export type Value = string | number | boolean;

export interface Sentence {
  key: string;
  args?: Record<string, string | number | Sentence>;
}

export interface BotChoice {
  level: string;
  seconds: number;
}

export interface SeatInfo {
  kind: "empty" | "person" | "bot";
  name: string;
  bot: BotChoice | null;
  host: boolean;
  wins: number;
  /** The bot that plays for this person, who is away. */
  stand_in: BotChoice | null;
  /** Who has left the game to this bot; newcomers may take its seat. */
  left: string;
  /** Who sits there, whatever the name is: see `Line.by`. */
  by: string;
}

/** What becomes of talk: whether records keep free chat, and whether spectators may talk among themselves. */
export interface TalkInfo {
  keep: boolean;
  watchers: boolean;
}

/** What the player on a seat has got in a series; equal players share a rank. */
export interface Standing {
  points: number;
  games: number[];
  margin: number[];
  rank: number;
}

export interface SeriesInfo {
  games: number;
  number: number;
  standings: Standing[];
  winners: Seat[];
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  title: string;
  public: boolean;
  phase: "lobby" | "playing" | "over";
  options: Record<string, Value>;
  seats: SeatInfo[];
  round: number;
  problem: Sentence | null;
  /** The commitment to the seed of the next game. */
  commitment: string;
  talk: TalkInfo;
  stand_ins: StandIns;
  pause: { seat: Seat | null } | null;
  closed: boolean;
  games: number;
  series: SeriesInfo | null;
}

/** What happens to seats whose person is away: after how many seconds (0: never) which bot takes over, and whether
 * newcomers may sit down. */
export interface StandIns {
  after: number;
  bot: BotChoice | null;
  newcomers: boolean;
}

export interface You {
  seat: Seat | null;
  host: boolean;
  /** How many moves a bot has made for one since one last acted; left out if none. */
  missed?: number;
}

/** A seat a bot will take over in so many seconds. */
export interface Away {
  seat: Seat;
  seconds: number;
}

export interface Choice {
  choose: "one" | "some";
  of: Value[];
  least?: number;
  most?: number;
  weights?: number[];
  weight?: number;
}

export interface Offer {
  action: string;
  fields: Record<string, Choice>;
  aside: boolean;
}

export interface Outcome {
  winners: Seat[];
  why: Sentence;
  by_seat: Sentence[];
}

export interface Clock {
  key: string;
  seconds: number;
  bonus: number;
  seat: Seat | null;
}

export interface View {
  seat: Seat | null;
  waiting: Seat[];
  offers: Offer[];
  clock: Clock | null;
  outcome: Outcome | null;
}

export interface Action {
  type: string;
  [field: string]: unknown;
}

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

export interface PlayInfo {
  round: number;
  view: View;
  clocks: Record<string, number>;
  running: string | null;
  commitment: string;
}

export interface Past {
  seq: number;
  events: GameEvent[];
}

/** What somebody said at the table, with the seat and the name of that moment. */
export interface Line {
  seq: number;
  seat: Seat;
  name: string;
  text: string;
  own: boolean;
  /** By which one can tell who it was, to mute somebody. */
  by: string;
  /** A ready-made sentence in place of a text. */
  phrase: Sentence | null;
}

/** What somebody who watches said to the others who watch. */
export interface MurmurLine {
  n: number;
  name: string;
  text: string;
  own: boolean;
  by: string;
}

/** Through whose eyes a game is looked at: a seat's, with everything open, or a spectator's. */
export type Eyes = Seat | "open" | "watch";

/** Where the table is, if it goes through a game together. */
export interface Reviewing {
  round: number;
  step: number;
  eyes: Eyes;
  leader: Seat | null;
}

export interface SyncMessage {
  is: "sync";
  seq: number;
  you: You;
  table: TableInfo;
  play: PlayInfo | null;
  past: Past[];
  here: Seat[];
  watching: number;
  away: Away[];
  chat: Line[];
  review: Reviewing | null;
  murmurs: MurmurLine[];
}
export interface NewsMessage {
  is: "news";
  seq: number;
  you: You | null;
  table: TableInfo | null;
  play: PlayInfo | null;
  events: GameEvent[];
  chat: Line[];
}
export interface EmotedMessage {
  is: "emoted";
  seat: Seat;
  emote: string;
  by: string;
}
export interface MurmursMessage {
  is: "murmurs";
  lines: MurmurLine[];
}
export interface DoneMessage {
  is: "done";
  id: string;
  seq: number;
}
export interface DeniedMessage {
  is: "denied";
  id: string | null;
  why: Sentence;
}
export interface HereMessage {
  is: "here";
  here: Seat[];
  watching: number;
  away: Away[];
}
export interface ReviewMessage {
  is: "review";
  review: Reviewing | null;
}
export interface PongMessage {
  is: "pong";
  n: number;
}
export interface ByeMessage {
  is: "bye";
  why: Sentence;
  again: boolean;
}
export type Message =
  | SyncMessage
  | NewsMessage
  | EmotedMessage
  | MurmursMessage
  | DoneMessage
  | DeniedMessage
  | HereMessage
  | ReviewMessage
  | PongMessage
  | ByeMessage;

/** A request without its id; the socket numbers it. */
export type Request =
  | { do: "act"; round: number; action: Action }
  | { do: "sit"; seat: Seat }
  | { do: "rename"; name: string }
  | { do: "chat"; text: string }
  | { do: "say"; phrase: string; number?: number }
  | { do: "emote"; emote: string }
  | { do: "murmur"; name: string; text: string }
  | { do: "set_talk"; keep?: boolean; watchers?: boolean }
  | { do: "set_bot"; seat: Seat; bot: BotChoice | null }
  | { do: "fill_bots"; bot: BotChoice }
  | { do: "set_options"; options: Record<string, Value> }
  | { do: "set_seats"; count: number }
  | { do: "set_games"; count: number }
  | { do: "set_title"; title?: string; public?: boolean }
  | { do: "start" }
  | { do: "rematch" }
  | { do: "to_lobby" }
  | { do: "lead_review"; round: number; step: number; eyes: Eyes }
  | { do: "end_review" }
  | { do: "leave" }
  | { do: "unseat"; seat: Seat }
  | { do: "pass_host"; seat: Seat }
  | { do: "set_stand_ins"; after?: number; bot?: BotChoice; newcomers?: boolean }
  | { do: "pause"; on: boolean }
  | { do: "call_off"; round: number }
  | { do: "close" };

/** How a request ended: null is success, a sentence says why not. */
export type Answer = Sentence | null;

export interface OptionField {
  name: string;
  of: Value[];
  default: Value;
}

/** A sentence one may say; `seats` null is every seat. */
export interface Phrase {
  key: string;
  numbers: number[];
  seats: Seat[] | null;
}

export interface GameInfo {
  id: string;
  rules: number;
  seats: number[];
  options: OptionField[];
  levels: string[];
  timed: string[];
  phrases: Phrase[];
  games: OptionField;
  /** Everybody sees everything: two at one device need not look away. */
  open: boolean;
  companion: boolean;
  /** The files the game has for the browser: `/games/${id}/web/${file}`. */
  web: string[];
  /** The parts its own texts have beside those that are needed at once. */
  texts: string[];
  /** Whether its bots are warming up, or could not be made ready: then weaker ones play for them. */
  bots?: "ready" | "warming" | "weaker";
}

export interface NewTable {
  game: string;
  name: string;
  options?: Record<string, Value>;
  seats?: number | null;
  games?: number | null;
  title?: string;
  public?: boolean;
  bots?: BotChoice | null;
  start?: boolean;
}

export interface Seated {
  table: string;
  code: string;
  seat: Seat;
  token: string;
}

/** The link that opens one's own seat, and its QR code as the path of an SVG. */
export interface PrivateLink {
  url: string;
  size: number;
  path: string;
}

export interface OwnTable {
  table: TableInfo;
  /** Null if the seat is not one's own any more. */
  seat: Seat | null;
  turn: boolean;
  here: Seat[];
}

export interface Frame {
  n: number;
  seat: Seat | null;
  at: number;
  events: GameEvent[];
  view: View;
  /** The level of the bot that did this for the player of the seat, who was away. */
  bot: string;
}

export interface Candidate {
  action: Action;
  value: number;
  share: number;
}

export interface Thought {
  n: number;
  seat: Seat;
  value: number | null;
  candidates: Candidate[];
  effort: number;
}

/** What a player said after action number `after`: a phrase (with the number it names), or a text. */
export interface Spoken {
  after: number;
  seat: Seat;
  at: number;
  phrase?: string;
  number?: number | null;
  text?: string;
}

export interface Replay {
  game: string;
  seats: string[];
  options: Record<string, Value>;
  frames: Frame[];
  outcome: Outcome | null;
  thoughts: Thought[];
  talk: Spoken[];
  /** Whether some viewers saw what others did not. */
  secrets: boolean;
  /** The ways in which the game's insight can look. */
  lenses: string[];
  curve: boolean;
  said: Judged[];
}

/** What was said in step `n`, and whether it was true. */
export interface Judged {
  n: number;
  seat: Seat;
  saying: Sentence;
  verdict: "true" | "false" | "unknown" | "opinion";
  right: boolean | null;
  why: Sentence | null;
}

export interface Heat {
  id: string;
  title: Sentence;
  columns: { id: string; label: Sentence }[];
  rows: { id: string; label: Sentence; chances: number[] }[];
}

/** What somebody could know after a step. */
export interface InsightAt {
  step: number;
  lens: string;
  insight: { how: Sentence; heats: Heat[]; lines: Sentence[] };
  /** By table and row, the columns that were really so. */
  really: Record<string, Record<string, string[]>>;
}

/** How likely the first side was to win after every step. */
export interface Curve {
  sides: { first: Sentence; second: Sentence; how: Sentence };
  values: number[];
  turns: { n: number; before: number; after: number }[];
}
