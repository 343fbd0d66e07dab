"""What the HTTP interface takes and gives. The wire of a running table is in `crosstable.table.wire`."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from crosstable.bots.pool import Readiness
from crosstable.core import Action, Candidate, Event, Outcome, Phrase, Seat, Sentence, Value, View
from crosstable.core.options import OptionField, Presets
from crosstable.core.record import Spoken
from crosstable.core.review import Insight, Judged, Really, Weighed
from crosstable.table.lobby import TableInfo


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """GET /api/games: a game as the start page and the lobby need it."""

    id: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[OptionField, ...]
    presets: Presets
    levels: tuple[str, ...]
    timed: tuple[str, ...]
    """The levels to which the thinking time makes a difference."""
    phrases: tuple[Phrase, ...]
    """What can be said at its table: the common sentences, then the game's own."""
    games: OptionField
    """How many games a series may have; 1 is a single game."""
    open: bool
    """Whether everybody sees everything: two at one device need not look away."""
    companion: bool
    """Whether it can help at a real table: GET /api/companion/{id}."""
    verdict: bool
    """Whether there is a verdict on its games: GET /api/tables/{code}/games/{number}/verdict."""
    awards: bool
    """Whether its games are remembered for something: GET /api/tables/{code}/games/{number}/awards."""
    web: tuple[str, ...]
    """The files it has for the browser, of those in `crosstable.core.parts.WEB`: /games/{id}/web/{file}. Without
    `table.js` the shell draws a table from view and offers."""
    texts: tuple[str, ...]
    """The parts its own texts have beside those that are needed at once: /texts/{part}.{language}.ftl."""
    bots: Readiness = "ready"
    """Whether its bots are warming up, or could not be made ready: then weaker ones play for them."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/seats: take a seat (None: the first free one).

    `was` is the token this device had at the table before, if any: who was sent away must wait.
    """

    name: str
    seat: Seat | None = None
    was: str | None = None


class Seated(Struct, frozen=True):
    """The seat one got. The token is told once and is the only key to the seat."""

    table: str
    code: str
    seat: Seat
    token: str


class Link(Struct, frozen=True):
    """GET /api/tables/{code}/link: the table's address as other people can open it."""

    url: str


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/key and …/key/link: what only the holder of a seat's token may ask for."""

    token: str


class Coached(Struct, frozen=True):
    """What the coach says to a move: nothing if it is no mistake, or if there is no telling."""

    weighed: Weighed | None


class PrivateLink(Struct, frozen=True):
    """The address that opens one's own seat on another device, and its QR code: `size` cells a side, dark ones as the
    path of an SVG."""

    url: str
    size: int
    path: str


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat a device holds."""

    code: str
    token: str


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/mine: the tables of the seats this device holds."""

    seats: Annotated[tuple[Held, ...], Meta(max_length=50)]


class OwnTable(Struct, frozen=True):
    """One of them. `seat` is None if the seat is not one's own any more."""

    table: TableInfo
    seat: Seat | None
    turn: bool
    """Whether the game waits for the holder of this seat."""
    here: tuple[Seat, ...]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/setup: can this be played?"""

    game: str
    seats: int
    options: dict[str, Any] = {}


class Checked(Struct, frozen=True):
    """The answer to Setup: why not, or None."""

    problem: Sentence | None


class Health(Struct, frozen=True):
    """GET /api/health: the server is up."""

    version: str
    tables: int
    """Tables in memory."""
    ok: bool = True
    """Whether everything of the following is so."""
    disk: bool = True
    """The last write worked and there is room for more."""
    store: bool = True
    """A line that was written for this very question became durable."""
    workers: bool = True
    """None of the processes in which bots think has died since somebody last looked; dead ones are replaced."""


class Prepared(Struct, frozen=True):
    """GET /api/ready: whether new people should be sent here."""

    ready: bool


class Frame(Struct, frozen=True):
    """One step of a replay: number 0 is the start of the game."""

    n: int
    seat: Seat | None
    at: int
    """Milliseconds since the game began."""
    events: tuple[Event, ...]
    view: View
    bot: str = ""
    """The level of the bot that did this for the player of the seat, who was away."""
    action: Action | None = None
    """What was done, with everything open: a vote before the votes are shown, a mission card, an aim."""


class ThoughtAt(Struct, frozen=True):
    """What a bot thought before it played action number `n`."""

    n: int
    seat: Seat
    value: float | None
    candidates: tuple[Candidate, ...]
    effort: int
    why: Sentence | None = None


class Replay(Struct, frozen=True):
    """A game to look through: GET /api/tables/{code}/games/{round}/replay, POST /api/replay (a record file)."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Value]
    frames: tuple[Frame, ...]
    outcome: Outcome | None
    thoughts: tuple[ThoughtAt, ...] = ()
    talk: tuple[Spoken, ...] = ()
    """What was said, each after the action with its number."""
    secrets: bool = False
    """Whether some viewers saw what others did not."""
    lenses: tuple[str, ...] = ()
    """The ways in which the game's insight can look; none if it has no insight."""
    curve: bool = False
    """Whether the course of the game can be worked out."""
    said: tuple[Judged, ...] = ()
    """What was said, and whether it was true."""
    levels: tuple[str, ...] = ()
    """The level of the bot that began on each seat, empty for a person; nothing if the record does not tell."""


class InsightAt(Struct, frozen=True):
    """GET …/insight: what these eyes could know after step `step`, and what was really so."""

    step: int
    lens: str
    insight: Insight
    really: Really
