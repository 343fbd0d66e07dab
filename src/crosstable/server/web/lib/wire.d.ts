/** What server and browser say to each other. Written by `make generate` from the structs of the server. Do not edit. */

/**
 * The id of a text in the `.ftl` files and what to put into it.
 *
 * An argument called `seat` or `seat_…` is a seat number; whoever shows the sentence puts the player's name there. An
 * argument may be a sentence itself.
 */
export interface Sentence {
  key: string;
  args?: Record<string, string | number | Sentence>;
}

/** Everything at once: the answer to Hello, and whenever a gap cannot be filled. */
export interface Sync {
  is: "sync";
  seq: number;
  you: You;
  table: TableInfo;
  play: PlayInfo | null;
  /** What the receiver has heard in this game so far. */
  past: Past[];
  /** The seats whose person is connected. */
  here: Seat[];
  watching: number;
  /** The seats that a bot will take over. */
  away: Away[];
  /** What was said at this table, as far as it keeps it. */
  chat: ChatLineInfo[];
  /** What the spectators said among themselves; nothing of it for who plays while a game runs. */
  murmurs: SpectatorLine[];
  /** Where the table is, if it goes through a game together. */
  review: Reviewing | null;
  /** How many room screens show the table. */
  screens: number;
  /** What the host reads, for a room screen; empty if nobody knows. */
  language: string;
}

/**
 * Step number `seq` of the table. Parts that did not change are null.
 *
 * In a gap that is filled after a reconnect, the missed steps bring their events and what was said, and the newest one
 * all parts.
 */
export interface News {
  is: "news";
  seq: number;
  you: You | null;
  table: TableInfo | null;
  play: PlayInfo | null;
  events: Event[];
  chat: ChatLineInfo[];
  /** How long the events are on the stage. */
  stage: Stage | null;
  /** Instead of `play`, for who understands changes: what leads there from what was told before. */
  changed?: PlayChange;
  /** For who understands changes: the steps just before this one that are told with it. */
  earlier?: Past[];
}

/** What spectators have said, for everybody who may read it now. Not numbered: a Sync says it too. */
export interface SpectatorLines {
  is: "murmurs";
  lines: SpectatorLine[];
}

/** The request with this id was carried out; its effect is step `seq`. */
export interface Done {
  is: "done";
  id: string;
  seq: number;
}

/** The request with this id was refused, with the reason. Id null: the message itself was unreadable. */
export interface Denied {
  is: "denied";
  id: string | null;
  why: Sentence;
}

/** Who is connected now. Not numbered: a Sync says it too. */
export interface Here {
  is: "here";
  here: Seat[];
  watching: number;
  /** The seats that a bot will take over, with the seconds that were left at the moment of sending. */
  away: Away[];
  /** How many room screens show the table; they are not counted among those who watch. */
  screens: number;
  /** What the host reads, for a room screen; empty if nobody knows. */
  language: string;
}

/** The table goes through a game together, or does not any more (null). Not numbered: a Sync says it too. */
export interface Review {
  is: "review";
  review: Reviewing | null;
}

/** The answer to Ping. */
export interface Pong {
  is: "pong";
  n: number;
}

/** The table closes this connection, with the reason; `again` says whether coming back makes sense. */
export interface Bye {
  is: "bye";
  why: Sentence;
  again: boolean;
}

/** GET /api/health: the server is up. */
export interface Health {
  version: string;
  /** Tables in memory. */
  tables: number;
  /** Whether everything of the following is so. */
  ok: boolean;
  /** The last write worked and there is room for more. */
  disk: boolean;
  /** A line that was written for this very question became durable. */
  store: boolean;
  /** null of the processes in which bots think has died since somebody last looked; dead ones are replaced. */
  workers: boolean;
}

/** GET /api/ready: whether new people should be sent here. */
export interface Prepared {
  ready: boolean;
}

/** GET /api/games: a game as the start page and the lobby need it. */
export interface GameInfo {
  id: string;
  rules: number;
  seats: number[];
  options: OptionField[];
  presets: Presets;
  levels: string[];
  /** The levels to which the thinking time makes a difference. */
  timed: string[];
  /** What can be said at its table: the common sentences, then the game's own. */
  phrases: Phrase[];
  /** How many games a series may have; 1 is a single game. */
  games: OptionField;
  /** Whether everybody sees everything: two at one device need not look away. */
  open: boolean;
  /** Whether it can help at a real table: GET /api/companion/{id}. */
  companion: boolean;
  /** Whether there is a verdict on its games: GET /api/tables/{code}/games/{number}/verdict. */
  verdict: boolean;
  /** Whether its games are remembered for something: GET /api/tables/{code}/games/{number}/awards. */
  awards: boolean;
  /**
   * The files it has for the browser, of those in `crosstable.core.parts.WEB`: /games/{id}/web/{file}. Without
   * `table.js` the shell draws a table from view and offers.
   */
  web: string[];
  /** The parts its own texts have beside those that are needed at once: /texts/{part}.{language}.ftl. */
  texts: string[];
  /** Whether its bots are warming up, or could not be made ready: then weaker ones play for them. */
  bots?: Readiness;
}

/** The answer to Setup: why not, or null. */
export interface Checked {
  problem: Sentence | null;
}

/** The seat one got. The token is told once and is the only key to the seat. */
export interface Seated {
  table: string;
  code: string;
  seat: Seat;
  token: string;
}

/** The table as its lobby shows it. */
export interface TableInfo {
  id: string;
  /** Letters, to read aloud: four or more, and of a private table so many that nobody finds it by trying. */
  code: string;
  game: string;
  title: string;
  public: boolean;
  phase: "lobby" | "playing" | "over";
  options: Record<string, Value>;
  seats: SeatInfo[];
  /** Which game of this table is being played or was played last; 0 before the first. */
  round: number;
  /** Why the game cannot start now. */
  problem: Sentence | null;
  /** The commitment to the seed of the next game: the deal is fixed before anybody asks for it. */
  commitment: string;
  stand_ins: StandIns;
  pause: PauseInfo | null;
  closed: boolean;
  talk: TalkInfo;
  /** How many games the next series has; 1 is a single game. */
  games: number;
  /** The series that is being played, or was until now. */
  series: SeriesInfo | null;
  /** How long what happens stays on the stage. */
  pace: Pace;
  /** Seconds bots leave the people to decide first, where all decide at once. */
  discussion: number;
  /** In the lobby: the cards that would be dealt now; none where that cannot be, or the game has no such list. */
  deck: Pile[];
  /** Whose person is ready: for the first move of the game, or for the next game. */
  ready: Seat[];
  /** What each seat's client has pledged to contribute to the next deal; empty where nothing. */
  pledges: string[];
  /** A game is about to begin: who has pledged something is to show it. */
  dealing: boolean;
  /** Whether the host has asked who is ready for the next game, and whether the 15 seconds to say so are over. */
  ready_check: ReadyCheck;
  /** Whose person has not said yet that they know their part. Bots wait for those of them who are here. */
  looking: Seat[];
}

/** GET /api/tables/{code}/link: the table's address as other people can open it. */
export interface Link {
  url: string;
}

/**
 * The address that opens one's own seat on another device, and its QR code: `size` cells a side, dark ones as the path
 * of an SVG.
 */
export interface PrivateLink {
  url: string;
  size: number;
  path: string;
}

/** What the coach says to a move: nothing if it is no mistake, or if there is no telling. */
export interface Coached {
  weighed: Weighed | null;
}

/** One of them. `seat` is null if the seat is not one's own any more. */
export interface OwnTable {
  table: TableInfo;
  seat: Seat | null;
  /** Whether the game waits for the holder of this seat. */
  turn: boolean;
  here: Seat[];
}

/** A game to look through: GET /api/tables/{code}/games/{round}/replay, POST /api/replay (a record file). */
export interface Replay {
  game: string;
  seats: string[];
  options: Record<string, Value>;
  frames: Frame[];
  outcome: Outcome | null;
  thoughts: ThoughtAt[];
  /** What was said, each after the action with its number. */
  talk: Spoken[];
  /** Whether some viewers saw what others did not. */
  secrets: boolean;
  /** The ways in which the game's insight can look; none if it has no insight. */
  lenses: string[];
  /** Whether the course of the game can be worked out. */
  curve: boolean;
  /** What was said, and whether it was true. */
  said: Judged[];
  /** The level of the bot that began on each seat, empty for a person; nothing if the record does not tell. */
  levels: string[];
}

/** GET …/insight: what these eyes could know after step `step`, and what was really so. */
export interface InsightAt {
  step: number;
  lens: string;
  insight: Insight;
  really: Really;
}

/** The first side's chance after every step, how far off each may be, and the turning points in order. */
export interface Curve {
  sides: Sides;
  values: number[];
  errors: number[];
  turns: Turn[];
}

/** Something a game is remembered for, in one sentence; `seats` are those who earned it, none if nobody did. */
export interface Award {
  kind: "liar" | "detective";
  seats: Seat[];
  words: Sentence;
}

/** A game that is over, as one seat (null: a spectator) should remember it: three sentences, and where it turned. */
export interface Verdict {
  seat: Seat | null;
  kind: "mistake" | "unlucky" | "won" | "lucky" | "watched";
  words: Sentence[];
  /** The decision that decided it; null if none did. */
  turn: Weighed | null;
  /** Every mistake of the game, in order. */
  mistakes: Weighed[];
  /** This seat's chance after every step. */
  line: number[];
  /** Whether that is by what this seat could know; else it is as the cards lay. */
  known: boolean;
  /** How far off each of them may be. */
  errors: number[];
  /** How far off the chances in the sentences may be. */
  error: number;
  /** How they were found. */
  how: Sentence;
  /** The step after which it is worth playing on: before the decision, or where the chances turned or were best. */
  at: number;
  /** The game after that step, with everything open. */
  position: View | null;
}

/** Who the receiver of a message is; seat null is a spectator. */
export interface You {
  seat: Seat | null;
  host: boolean;
  /** How many moves a bot has made for the receiver since the receiver last acted. */
  missed?: number;
  /** In which steps. */
  missed_at?: number[];
  /** What it did in each of them. It may be secret: nobody else is told. */
  missed_moves?: Action[];
}

/** The running (or ended) game as the receiver sees it. */
export interface PlayInfo {
  round: number;
  view: View;
  /** Seconds left on each clock that has run, at the moment of sending. */
  clocks: Record<string, number>;
  /** The key of the clock that runs now. */
  running: string | null;
  /** The seed's commitment, shown before the deal. */
  commitment: string;
  /** Seconds until the running clock begins to count. */
  wait: number;
}

/** The events of one numbered step that the receiver may know. */
export interface Past {
  seq: number;
  events: Event[];
  /** Their moments, as long as these last, and a little longer for who comes back. */
  stage?: Stage;
  /** In a Sync, with moments: what the receiver saw before them; nothing if the game began with them. */
  before?: View;
}

/** A place at a table, from 0. */
export type Seat = number;

/** A seat whose person is away, and the seconds until a bot takes it over. */
export interface Away {
  seat: Seat;
  seconds: number;
}

/** What a person said in step `seq`, with the seat and the name of that moment. */
export interface ChatLineInfo {
  seq: number;
  seat: Seat;
  name: string;
  text: string;
  /** Whether the receiver said it: after a rematch the seat no longer tells. */
  own: boolean;
  /** Who said it, whatever the name is now: see `SeatInfo.by`. Empty: nobody; the table tells who came or went. */
  by: string;
  /** A ready-made sentence in place of a text. */
  phrase: Sentence | null;
  /** A sign in place of words. */
  emote?: string;
}

/** What somebody who watches said to the others who watch; `n` counts these lines. */
export interface SpectatorLine {
  n: number;
  name: string;
  text: string;
  own: boolean;
  by: string;
}

/** Where the table is in a game that is over, through whose eyes, and who leads (null: the leader has left). */
export interface Reviewing {
  round: number;
  step: number;
  eyes: Eyes;
  leader: Seat | null;
}

/** Base of all events of all games. */
export interface Event {
  type: string;
  [field: string]: unknown;
}

/** The moments of a step: what its receiver stages, at the same time as everybody else. */
export interface Stage {
  /** Milliseconds until the first of them begins; below 0: it began so long ago. */
  begins: number;
  /** Milliseconds for each event of the step that the receiver hears. */
  times: number[];
  /** After how many of them its result is seen: before that nobody tells it, neither log nor voice. */
  holds: number[];
}

/** What has changed in the game as the receiver sees it. The clocks are told whole, as in PlayInfo. */
export interface PlayChange {
  /** `{field: change}`, `[value]` or `[at, drop, items]`: see docs/wire.md. */
  view: Change;
  clocks?: Record<string, number>;
  running?: string;
  wait?: number;
}

/** One option as a lobby shows it: its name, what may be chosen there, and the default. */
export interface OptionField {
  name: string;
  of: Value[];
  default: Value;
  /** It stands under these and follows them. */
  under?: Under;
  /** It is the number of a seat, from 1, or 0 for nobody: a lobby offers the players by name. */
  seat?: boolean;
}

/** The set-ups with a name, and the options they settle; the others are left as they are. */
export interface Presets {
  settle: string[];
  of: Preset[];
}

/**
 * A sentence somebody may say: the key of its text, and if it names a number, which ones.
 *
 * `seats` says who may say it while a game is on; null is every seat. `about`: its number is a seat, somebody it is
 * said to or about.
 */
export interface Phrase {
  key: string;
  numbers: number[];
  seats: Seat[] | null;
  about: boolean;
}

/** Whether a game's bots play at full strength; while they warm up, or for good if that fails, weaker ones stand in. */
export type Readiness = "ready" | "warming" | "weaker";

/** What can be chosen: in an offer, or as an option of a table. */
export type Value = string | number | boolean;

/** One seat: empty, a person or a bot. */
export interface SeatInfo {
  kind: "empty" | "person" | "bot";
  name: string;
  bot: BotChoice | null;
  host: boolean;
  /** Games won at this table, by whoever sits here now. */
  wins: number;
  /** The bot that plays for this person, who is away. */
  stand_in: BotChoice | null;
  /** Who has left the game to this bot. Newcomers may take its seat. */
  left: string;
  /** By which chat lines and signs name this person, so that a reader can mute somebody under every name. */
  by: string;
  /** Which of the faces on offer this person has; 0 is the one of the name. */
  face: number;
}

/** The table's choice. It can be changed at any time. */
export interface StandIns {
  /** Seconds after which a bot takes over the seat of somebody who is away; 0: the table waits. */
  after: number;
  /** Which bot; null: one of medium strength. */
  bot: BotChoice | null;
  /** Whether people who come to the table may sit down, during a game on a seat that was given up. */
  newcomers: boolean;
}

/** A break: clocks stand still and nobody acts. */
export interface PauseInfo {
  /** Who has asked for it; null: nobody was left at the table, or who asked has gone. */
  seat: Seat | null;
}

/** What becomes of what is said here. */
export interface TalkInfo {
  /** Whether the records of coming games keep the free chat. Phrases and statements they always keep. */
  keep: boolean;
  /** Whether who watches may talk with the others who watch. */
  watchers: boolean;
}

/** A series of games for points. */
export interface SeriesInfo {
  games: number;
  /** Which of them is being played or was played last. */
  number: number;
  /** By seat, as everybody sits now. */
  standings: Standing[];
  /** Who has won the series, once all its games are played; several share it. */
  winners: Seat[];
}

/** How fast a table plays; with `none` nothing is staged and nobody waits. */
export type Pace = "none" | "brisk" | "normal" | "relaxed";

/** Equal cards of a deck: which, how many, and whose side they are on, where a game has sides. */
export interface Pile {
  card: string;
  count: number;
  side: string;
}

export type ReadyCheck = "none" | "asked" | "over";

/**
 * A decision, weighed by what its seat could know: the chance of the best that could be done, and of what was done.
 *
 * `done` and `better` are told to whoever decided (`you` is yes) and to all others (no); the frame adds who that is.
 */
export interface Weighed {
  best: number;
  taken: number;
  /** How far the difference may be off. */
  error: number;
  /** What the chances are chances of. */
  about: Sentence;
  done: Sentence;
  better: Sentence;
  /** What could be done, the best first. */
  ways: Way[];
  /** Whether the chances are chances to win the game. */
  wins: boolean;
  /** Whom it was about. */
  seats: Seat[];
  /** The step it led to. */
  n: number;
  seat: Seat;
  /** Whether the game turned on it: it was a mistake, and without it things would have gone otherwise. */
  decided: boolean;
}

/** One step of a replay: number 0 is the start of the game. */
export interface Frame {
  n: number;
  seat: Seat | null;
  /** Milliseconds since the game began. */
  at: number;
  events: Event[];
  view: View;
  /** The level of the bot that did this for the player of the seat, who was away. */
  bot: string;
  /** What was done, with everything open: a vote before the votes are shown, a mission card, an aim. */
  action: Action | null;
}

/** Who won, and why; `by_seat` gives a reason for each seat where the game has one. */
export interface Outcome {
  winners: Seat[];
  why: Sentence;
  by_seat: Sentence[];
}

/** What a bot thought before it played action number `n`. */
export interface ThoughtAt {
  n: number;
  seat: Seat;
  value: number | null;
  candidates: Candidate[];
  effort: number;
  why: Sentence | null;
}

/**
 * What a player said after action number `after` (0: before the first), and when.
 *
 * Either a phrase, which everyone reads in their own language, or free text.
 */
export interface Spoken {
  after: number;
  seat: Seat;
  at: number;
  phrase?: string;
  /** The number the phrase names, if it names one. */
  number?: number;
  text?: string;
}

/**
 * A statement of step `n` and what the cards say about it.
 *
 * `right` says of an opinion, or of what could not be known, whether it turned out to be so (null: there is nothing to
 * be right about). `why` is what was really the case, where that is not plain.
 */
export interface Judged {
  n: number;
  seat: Seat;
  saying: Sentence;
  verdict: Truth;
  right: boolean | null;
  why: Sentence | null;
  /** Which of the game's statements it is, from 0. */
  number: number;
}

/** What could be known: how it was worked out, the tables, and what was certain. */
export interface Insight {
  how: Sentence;
  heats: Heat[];
  lines: Sentence[];
}

/** For each table of an insight, by row, the columns that were really the case. */
export type Really = Record<string, Record<string, string[]>>;

/** The two sides of a game, and in words how the line between them was found. */
export interface Sides {
  first: Sentence;
  second: Sentence;
  how: Sentence;
}

/** A turning point: the step, and the first side's chance before and after it. */
export interface Turn {
  n: number;
  before: number;
  after: number;
}

/**
 * Base of all views. A game's view names, field by field, what goes in; nothing is taken out of a copy.
 *
 * `seat` is the viewer (null: a spectator), `waiting` the seats the viewer may know the game waits for.
 */
export interface View {
  seat: Seat | null;
  waiting: Seat[];
  offers: Offer[];
  clock: Clock | null;
  outcome: Outcome | null;
}

/** Base of all actions of all games. A field that chooses several things is a tuple. */
export interface Action {
  type: string;
  [field: string]: unknown;
}

/** Through whose eyes a game is looked at: a seat's, with everything open, or a spectator's. */
export type Eyes = Seat | "open" | "watch";

/** What leads from one value to another: `{field: change, …}`, `[value]` or `[at, drop, items]`. */
export type Change = any;

/** On which options another one hangs: it is there while one of them has one of these values. */
export interface Under {
  parents: string[];
  values: Value[];
}

/** A set-up with a name, for each number of seats it can be played with: what is not at its default. */
export interface Preset {
  id: string;
  seats: Record<number, Record<string, Value>>;
}

/** A bot as a table chooses it: its level, and the seconds it may think about a move. */
export interface BotChoice {
  level: string;
  seconds: number;
}

/** What the player on a seat has got in a series. */
export interface Standing {
  points: number;
  /** The points of each game so far. */
  games: number[];
  /** What decides between equal points, where the game has something. */
  margin: number[];
  /** Which place this is; equal players share it. */
  rank: number;
}

/** Something that could be done, in words, and its chance. */
export interface Way {
  words: Sentence;
  chance: number;
  taken: boolean;
}

/**
 * An action a bot considered: how good the bot rates it for itself (0 loss … 1 win), and what share of its thinking
 * went there (0 … 1).
 */
export interface Candidate {
  action: Action;
  value: number;
  share: number;
}

/** `unknown`: the speaker could not know it. `opinion`: nothing the speaker had seen decided it. */
export type Truth = "true" | "false" | "unknown" | "opinion";

/** A table of chances. */
export interface Heat {
  id: string;
  title: Sentence;
  columns: Column[];
  rows: Row[];
}

/**
 * One kind of action that is open to a seat, with the choices it leaves.
 *
 * `aside` marks what a seat may do outside the run of play (resign, speak): the game does not wait for it, and a random
 * player leaves it alone.
 */
export interface Offer {
  action: string;
  fields: Record<string, Choice>;
  aside: boolean;
}

/**
 * The clock that runs now.
 *
 * The time spent is added up for each `key` over the whole game, so one key for a seat is a chess clock and a new key
 * for a turn is a timer for that turn. `bonus` seconds are added each time it starts to run.
 */
export interface Clock {
  key: string;
  seconds: number;
  bonus: number;
  seat: Seat | null;
}

/** What a row may turn out to be. */
export interface Column {
  id: string;
  label: Sentence;
}

/** A person or thing in question, with the chance of each column (0 … 1). */
export interface Row {
  id: string;
  label: Sentence;
  chances: number[];
}

export type Choice = OneOf | SomeOf;

/** Exactly one of these. */
export interface OneOf {
  choose: "one";
  of: Value[];
}

/**
 * Between `least` and `most` different values of these, in any order.
 *
 * Where `weights` are given (one for each of `of`), the chosen values must together weigh at least `weight`. null of
 * the groups in `never` may be among them whole.
 */
export interface SomeOf {
  choose: "some";
  of: Value[];
  least: number;
  most: number;
  weights: number[];
  weight: number;
  never?: Value[][];
}

/**
 * First message of a connection. Without a token one watches; `last` is the newest step one has.
 *
 * A `screen` shows the table to a whole room: it watches, whatever token it has, and speaks the host's `language`. Who
 * understands `changes` is told what has changed in a view instead of the whole, and of several steps at once.
 */
export interface Hello {
  do: "hello";
  token?: string | null;
  last?: number | null;
  screen?: boolean;
  language?: string;
  changes?: boolean;
}

/** Are you there? Answered at once, before anything that waits. */
export interface Ping {
  do: "ping";
  n?: number;
}

/** An action in the game with this number at this table. */
export interface Act extends Request {
  do: "act";
  round: number;
  action: Action;
}

/** Move to an empty seat (lobby). */
export interface Sit extends Request {
  do: "sit";
  seat: Seat;
}

/** Change one's name. */
export interface Rename extends Request {
  do: "rename";
  name: string;
}

/** Choose another face: 0 is the one of the name. */
export interface ChooseFace extends Request {
  do: "choose_face";
  face: number;
}

/** Host: put a bot on a seat that no person has, or (null) take it away (lobby, or after a game). */
export interface SetBot extends Request {
  do: "set_bot";
  seat: Seat;
  bot: BotChoice | null;
}

/** Host: put such a bot on every empty seat (lobby, or after a game). */
export interface FillBots extends Request {
  do: "fill_bots";
  bot: BotChoice;
}

/** Host: choose these options; those that are not named stay as they are (lobby). */
export interface SetOptions extends Request {
  do: "set_options";
  options: Record<string, any>;
}

/** Host: choose the number of seats (lobby). */
export interface SetSeats extends Request {
  do: "set_seats";
  count: number;
}

/** Host: name the table, and say whether it is listed publicly; null leaves it as it is. */
export interface SetTitle extends Request {
  do: "set_title";
  title?: string | null;
  public?: boolean | null;
}

/** Host: begin the game. */
export interface Start extends Request {
  do: "start";
}

/**
 * Host, after a game: the next one of the series, or another one.
 *
 * It begins when every person is ready; else everybody is asked, and after that the host need not wait any longer. What
 * is tied to a seat moves on, by everybody moving one seat further or by the next dealer.
 */
export interface Rematch extends Request {
  do: "rematch";
}

/** Host, after a game: back to the lobby to change options or seats. */
export interface ToLobby extends Request {
  do: "to_lobby";
}

/** Give up one's seat; in a running game a bot plays on, for good. */
export interface Leave extends Request {
  do: "leave";
}

/** Host: free the seat of another person; in a running game a bot plays on. */
export interface Unseat extends Request {
  do: "unseat";
  seat: Seat;
}

/** Say something to everybody at the table. */
export interface Chat extends Request {
  do: "chat";
  text: string;
}

/** Host: hand the host's role to another person, who is connected. */
export interface PassHost extends Request {
  do: "pass_host";
  seat: Seat;
}

/** Host: choose what happens to seats whose person is away; null leaves it as it is. */
export interface SetStandIns extends Request {
  do: "set_stand_ins";
  after?: number | null;
  bot?: BotChoice | null;
  newcomers?: boolean | null;
}

/** Host: begin or end a break in a running game. */
export interface SetPause extends Request {
  do: "pause";
  on: boolean;
}

/** Host: end the game with this number at this table. Everything is shown and nobody wins. */
export interface CallOff extends Request {
  do: "call_off";
  round: number;
}

/** Host: close the table for good. The records of its games stay. */
export interface Close extends Request {
  do: "close";
}

/** Host: choose how many games a series has; 1 is a single game (lobby). */
export interface SetGames extends Request {
  do: "set_games";
  count: number;
}

/** Say a ready-made sentence; `number` is what it names, if it names one. */
export interface Say extends Request {
  do: "say";
  phrase: string;
  number?: number | null;
}

/** Make a sign at one's seat. */
export interface Emote extends Request {
  do: "emote";
  emote: string;
}

/** Who watches, with a token of their own: say something to the others who watch, under this name. */
export interface SpectatorChat extends Request {
  do: "murmur";
  name: string;
  text: string;
}

/** Host: whether records keep free chat (not while a game runs), and whether spectators may talk; null: as it is. */
export interface SetTalk extends Request {
  do: "set_talk";
  keep?: boolean | null;
  watchers?: boolean | null;
}

/** Go through a game that is over before everybody: take the lead, or go on leading. */
export interface LeadReview extends Request {
  do: "lead_review";
  round: number;
  step: number;
  eyes: Eyes;
}

/** Go through the game together no more. */
export interface EndReview extends Request {
  do: "end_review";
}

/** Host: choose how long what happens stays on the stage; what is there already keeps its time. */
export interface SetPace extends Request {
  do: "set_pace";
  pace: Pace;
}

/** Say that one is ready: in a game, that one knows one's part; after it, that one wants the next. */
export interface Ready extends Request {
  do: "ready";
  round: number;
  on?: boolean;
}

/** Host: how many seconds bots leave the people to decide first, where all decide at once; 0: they do not wait. */
export interface SetDiscussion extends Request {
  do: "set_discussion";
  seconds: number;
}

/** Host, in a game: do not wait any longer for those who are here and have not said that they know their part. */
export interface GoOn extends Request {
  do: "go_on";
  round: number;
}

/** The hash of one's contribution to the next deal, which the table has promised with this commitment. */
export interface Pledge extends Request {
  do: "pledge";
  promise: string;
  pledge: string;
}

/** Show the contribution one has pledged. Nobody else hears it before the game is over. */
export interface Reveal extends Request {
  do: "reveal";
  contribution: string;
}

/** POST /api/setup: can this be played? */
export interface Setup {
  game: string;
  seats: number;
  options?: Record<string, any>;
}

/** POST /api/tables. With `bots` every other seat gets one; with `start` the game begins at once. */
export interface NewTable {
  game: string;
  name: string;
  options?: Record<string, any>;
  seats?: number | null;
  /** How many games a series has; 1 is a single game, null what is usual for the game. */
  games?: number | null;
  title?: string;
  public?: boolean;
  bots?: BotChoice | null;
  start?: boolean;
  /** How long what happens stays on the stage; null: as the server has it. */
  pace?: Pace | null;
}

/**
 * POST /api/tables/{code}/seats: take a seat (null: the first free one).
 *
 * `was` is the token this device had at the table before, if any: who was sent away must wait.
 */
export interface Join {
  name: string;
  seat?: Seat | null;
  was?: string | null;
}

/** POST /api/tables/{code}/key and …/key/link: what only the holder of a seat's token may ask for. */
export interface Key {
  token: string;
}

/** POST /api/tables/{code}/coach: what the holder of this token is about to do in this game. */
export interface Coaching {
  token: string;
  round: number;
  action: Record<string, any>;
}

/** POST /api/mine: the tables of the seats this device holds. */
export interface Mine {
  seats: Held[];
}

/** POST /api/tables/{code}/games/{number}/play-on: this seat, after this step, with such bots on all others. */
export interface PlayOn {
  name: string;
  seat: Seat;
  step: number;
  bot: BotChoice;
}

/** Base of everything that is asked of a table and answered under its id. */
export interface Request {
  do: string;
  id: string;
}

/** A seat a device holds. */
export interface Held {
  code: string;
  token: string;
}

/** The game is over. A game that has more to say at its end has an event of its own. */
export interface Ended {
  type: "ended";
  outcome: Outcome;
}

/** Give up: the game is lost. */
export interface Resign {
  type: "resign";
}

/** The running clock has run out. Only time itself does this. */
export interface TimeUp {
  type: "time_up";
}

/** What a table sends. */
export type AnyMessage = Sync | News | SpectatorLines | Done | Denied | Here | Review | Pong | Bye;

/** What a table is sent. */
export type AnyRequest =
  | Hello
  | Ping
  | Act
  | Sit
  | Rename
  | ChooseFace
  | SetBot
  | FillBots
  | SetOptions
  | SetSeats
  | SetTitle
  | Start
  | Rematch
  | ToLobby
  | Leave
  | Unseat
  | Chat
  | PassHost
  | SetStandIns
  | SetPause
  | CallOff
  | Close
  | SetGames
  | Say
  | Emote
  | SpectatorChat
  | SetTalk
  | LeadReview
  | EndReview
  | SetPace
  | Ready
  | SetDiscussion
  | GoOn
  | Pledge
  | Reveal;
