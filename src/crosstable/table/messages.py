"""What a browser (or a script) and a table say to each other. These types are the wire format.

A connection begins with `Hello`; the table answers `Sync`, or, if the client names the last step it has, with the
`News` it missed and a `Here` at the end. After that the client sends requests with an id of its choosing, and each is
answered with `Done` or `Denied`; a request sent again under the same id has one effect and gets the same answer.
Whatever changes reaches everybody as `News`, numbered by the table's log.
"""

from typing import Any, Literal

from msgspec import Raw, Struct

from crosstable.bots.bot import BotChoice
from crosstable.core.events import Event
from crosstable.core.naming import snake
from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence
from crosstable.core.view import View

from .host_requests import CallOff, Close, PassHost, Pause, SetStandIns
from .request import Request
from .stand_ins import StandIns

# ---------------------------------------------------------------- what everybody may know about a table


class SeatInfo(Struct, frozen=True):
    """One seat: empty, a person or a bot."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: BotChoice | None = None
    host: bool = False
    wins: int = 0
    """Games won at this table, by whoever sits here now."""
    stand_in: BotChoice | None = None
    """The bot that plays for this person, who is away."""
    left: str = ""
    """Who has left the game to this bot. Newcomers may take its seat."""
    by: str = ""
    """By which `Line.by` and `Emoted.by` name this person, so that a reader can mute somebody under every name."""


class PauseInfo(Struct, frozen=True):
    """A break: clocks stand still and nobody acts."""

    seat: Seat | None
    """Who has asked for it; None: nobody was left at the table, or who asked has gone."""


class TalkInfo(Struct, frozen=True):
    """What becomes of what is said here."""

    keep: bool = False
    """Whether the records of coming games keep the free chat. Phrases and statements they always keep."""
    watchers: bool = True
    """Whether who watches may talk with the others who watch."""


class Standing(Struct, frozen=True):
    """What the player on a seat has got in a series."""

    points: int
    games: tuple[int, ...]
    """The points of each game so far."""
    margin: tuple[int, ...] = ()
    """What decides between equal points, where the game has something."""
    rank: int = 1
    """Which place this is; equal players share it."""


class SeriesInfo(Struct, frozen=True):
    """A series of games for points."""

    games: int
    number: int
    """Which of them is being played or was played last."""
    standings: tuple[Standing, ...]
    """By seat, as everybody sits now."""
    winners: tuple[Seat, ...]
    """Who has won the series, once all its games are played; several share it."""


class TableInfo(Struct, frozen=True):
    """The table as its lobby shows it."""

    id: str
    code: str
    """Short, to read aloud: four letters."""
    game: str
    title: str
    public: bool
    phase: Literal["lobby", "playing", "over"]
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    round: int
    """Which game of this table is being played or was played last; 0 before the first."""
    problem: Sentence | None
    """Why the game cannot start now."""
    commitment: str = ""
    """The commitment to the seed of the next game: the deal is fixed before anybody asks for it."""
    stand_ins: StandIns = StandIns()
    pause: PauseInfo | None = None
    closed: bool = False
    talk: TalkInfo = TalkInfo()
    games: int = 1
    """How many games the next series has; 1 is a single game."""
    series: SeriesInfo | None = None
    """The series that is being played, or was until now."""


class You(Struct, frozen=True, omit_defaults=True):
    """Who the receiver of a message is; seat None is a spectator."""

    seat: Seat | None
    host: bool
    missed: int = 0
    """How many moves a bot has made for the receiver since the receiver last acted."""


class Away(Struct, frozen=True):
    """A seat whose person is away, and the seconds until a bot takes it over."""

    seat: Seat
    seconds: float


class PlayInfo(Struct, frozen=True):
    """The running (or ended) game as the receiver sees it."""

    round: int
    view: View
    clocks: dict[str, float]
    """Seconds left on each clock that has run, at the moment of sending."""
    running: str | None
    """The key of the clock that runs now."""
    commitment: str
    """The seed's commitment, shown before the deal."""


Eyes = Seat | Literal["open", "watch"]
"""Through whose eyes a game is looked at: a seat's, with everything open, or a spectator's."""

# ---------------------------------------------------------------- from the table


class Message(Struct, frozen=True, tag_field="is", tag=snake, omit_defaults=False):
    """Base of everything a table sends."""


class Past(Struct, frozen=True):
    """The events of one numbered step that the receiver may know."""

    seq: int
    events: tuple[Event, ...]


class Line(Struct, frozen=True):
    """What a person said in step `seq`, with the seat and the name of that moment."""

    seq: int
    seat: Seat
    name: str
    text: str
    own: bool
    """Whether the receiver said it: after a rematch the seat no longer tells."""
    by: str
    """Who said it, whatever the name is now: see `SeatInfo.by`."""
    phrase: Sentence | None = None
    """A ready-made sentence in place of a text."""


class MurmurLine(Struct, frozen=True):
    """What somebody who watches said to the others who watch; `n` counts these lines."""

    n: int
    name: str
    text: str
    own: bool
    by: str


class Reviewing(Struct, frozen=True):
    """Where the table is in a game that is over, through whose eyes, and who leads (None: the leader has left)."""

    round: int
    step: int
    eyes: Eyes
    leader: Seat | None


class Sync(Message, frozen=True):
    """Everything at once: the answer to Hello, and whenever a gap cannot be filled."""

    seq: int
    you: You
    table: TableInfo
    play: PlayInfo | None
    past: tuple[Past, ...]
    """What the receiver has heard in this game so far."""
    here: tuple[Seat, ...]
    """The seats whose person is connected."""
    watching: int
    away: tuple[Away, ...]
    """The seats that a bot will take over."""
    chat: tuple[Line, ...]
    """What was said at this table, as far as it keeps it."""
    murmurs: tuple[MurmurLine, ...]
    """What the spectators said among themselves; nothing of it for who plays while a game runs."""
    review: Reviewing | None = None
    """Where the table is, if it goes through a game together."""


class News(Message, frozen=True):
    """Step number `seq` of the table. Parts that did not change are None.

    In a gap that is filled after a reconnect, the missed steps bring their events and what was said, and the newest
    one all parts.
    """

    seq: int
    you: You | None = None
    table: TableInfo | None = None
    play: PlayInfo | None = None
    events: tuple[Event, ...] = ()
    chat: tuple[Line, ...] = ()


class Emoted(Message, frozen=True):
    """Somebody on a seat makes a sign. It passes: no step has it, and no record."""

    seat: Seat
    emote: str
    by: str


class Murmurs(Message, frozen=True):
    """What spectators have said, for everybody who may read it now. Not numbered: a Sync says it too."""

    lines: tuple[MurmurLine, ...]


class Done(Message, frozen=True):
    """The request with this id was carried out; its effect is step `seq`."""

    id: str
    seq: int


class Denied(Message, frozen=True):
    """The request with this id was refused, with the reason. Id None: the message itself was unreadable."""

    id: str | None
    why: Sentence


class Here(Message, frozen=True):
    """Who is connected now. Not numbered: a Sync says it too."""

    here: tuple[Seat, ...]
    watching: int
    away: tuple[Away, ...] = ()
    """The seats that a bot will take over, with the seconds that were left at the moment of sending."""


class Review(Message, frozen=True):
    """The table goes through a game together, or does not any more (None). Not numbered: a Sync says it too."""

    review: Reviewing | None


class Pong(Message, frozen=True):
    """The answer to Ping."""

    n: int


class Bye(Message, frozen=True):
    """The table closes this connection, with the reason; `again` says whether coming back makes sense."""

    why: Sentence
    again: bool


# ---------------------------------------------------------------- to the table


class Hello(Request, frozen=True):
    """First message of a connection. Without a token one watches; `last` is the newest step one has."""

    token: str | None = None
    last: int | None = None


class Ping(Request, frozen=True):
    """Are you there? Answered at once, before anything that waits."""

    n: int = 0


class Act(Request, frozen=True):
    """An action in the game with this number at this table."""

    id: str
    round: int
    action: Raw


class Sit(Request, frozen=True):
    """Move to an empty seat (lobby)."""

    id: str
    seat: Seat


class Rename(Request, frozen=True):
    """Change one's name."""

    id: str
    name: str


class Chat(Request, frozen=True):
    """Say something to everybody at the table."""

    id: str
    text: str


class Say(Request, frozen=True):
    """Say a ready-made sentence; `number` is what it names, if it names one."""

    id: str
    phrase: str
    number: int | None = None


class Emote(Request, frozen=True):
    """Make a sign at one's seat."""

    id: str
    emote: str


class Murmur(Request, frozen=True):
    """Who watches, with a token of the own: say something to the others who watch, under this name."""

    id: str
    name: str
    text: str


class SetTalk(Request, frozen=True):
    """Host: whether records keep free chat (not while a game runs), and whether spectators may talk; None: as it is."""

    id: str
    keep: bool | None = None
    watchers: bool | None = None


class SetBot(Request, frozen=True):
    """Host: put a bot on a seat that no person has, or (None) take it away (lobby, or after a game)."""

    id: str
    seat: Seat
    bot: BotChoice | None


class FillBots(Request, frozen=True):
    """Host: put such a bot on every empty seat (lobby, or after a game)."""

    id: str
    bot: BotChoice


class SetOptions(Request, frozen=True):
    """Host: choose these options; those that are not named stay as they are (lobby)."""

    id: str
    options: dict[str, Any]


class SetSeats(Request, frozen=True):
    """Host: choose the number of seats (lobby)."""

    id: str
    count: int


class SetGames(Request, frozen=True):
    """Host: choose how many games a series has; 1 is a single game (lobby)."""

    id: str
    count: int


class SetTitle(Request, frozen=True):
    """Host: name the table, and say whether it is listed publicly; None leaves it as it is."""

    id: str
    title: str | None = None
    public: bool | None = None


class Start(Request, frozen=True):
    """Host: begin the game."""

    id: str


class Rematch(Request, frozen=True):
    """After a game, when everybody is connected: the next one of the series, or another one.

    What is tied to a seat moves on, by everybody moving one seat further or, in Crossfire, by the next dealer.
    """

    id: str


class ToLobby(Request, frozen=True):
    """Host, after a game: back to the lobby to change options or seats."""

    id: str


class Leave(Request, frozen=True):
    """Give up one's seat; in a running game a bot plays on, for good."""

    id: str


class Unseat(Request, frozen=True):
    """Host: free the seat of another person; in a running game only of one who is not connected."""

    id: str
    seat: Seat


class LeadReview(Request, frozen=True):
    """Go through a game that is over before everybody: take the lead, or go on leading."""

    id: str
    round: int
    step: int
    eyes: Eyes


class EndReview(Request, frozen=True):
    """Go through the game together no more."""

    id: str


AnyRequest = (
    Hello | Ping | Act | Sit | Rename | SetBot | FillBots | SetOptions | SetSeats | SetTitle | Start | Rematch
    | ToLobby | Leave | Unseat | Chat | PassHost | SetStandIns | Pause | CallOff | Close | SetGames | Say | Emote
    | Murmur | SetTalk | LeadReview | EndReview
)  # fmt: skip
AnyMessage = Sync | News | Emoted | Murmurs | Done | Denied | Here | Review | Pong | Bye
