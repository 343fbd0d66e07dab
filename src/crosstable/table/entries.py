"""What a table's log is made of. A table is its log: everything else can be rebuilt from it."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from crosstable.bots.bot import BotChoice
from crosstable.core.naming import snake
from crosstable.core.seats import Seat

from .stand_ins import StandIns


class Entry(Struct, frozen=True, kw_only=True, tag_field="is", tag=snake, omit_defaults=True):
    """Base of all entries. `request` is the id under which a person asked for it, so that asking twice is once."""

    request: str = ""


class Opened(Entry, frozen=True):
    """The table was opened. `seed` is the secret of its first game."""

    game: str
    code: str
    options: dict[str, Any]
    seats: int
    title: str
    public: bool
    seed: bytes
    games: int = 1


class Sat(Entry, frozen=True):
    """A person took a seat, for the first time or from another seat."""

    seat: Seat
    person: str
    name: str


class Renamed(Entry, frozen=True):
    """A person changed the name."""

    person: str
    name: str


class Chatted(Entry, frozen=True):
    """A person said something."""

    person: str
    text: str


class Phrased(Entry, frozen=True):
    """A person said one of the ready-made sentences; `number` is what it names, if it names one."""

    person: str
    phrase: str
    number: int | None = None


class TalkSet(Entry, frozen=True):
    """What becomes of talk: whether the record keeps free chat, and whether spectators may talk among themselves."""

    keep: bool
    watchers: bool


class Murmured(Entry, frozen=True):
    """Somebody who watches said something to the others who watch. It stands in a log of its own."""

    person: str
    name: str
    text: str


class BotSet(Entry, frozen=True):
    """These seats have such a bot now; None: they are empty."""

    seats: tuple[Seat, ...]
    bot: BotChoice | None


class OptionsSet(Entry, frozen=True):
    """Other options."""

    options: dict[str, Any]


class SeatsSet(Entry, frozen=True):
    """Another number of seats."""

    count: int


class GamesSet(Entry, frozen=True):
    """A series of so many games; 1 is a single game."""

    count: int


class Titled(Entry, frozen=True):
    """Another title, or another choice of being listed."""

    title: str
    public: bool


class Left(Entry, frozen=True):
    """A person gave up the seat, or was freed of it by the host.

    While a game runs, `bot` plays it to its end. `sent` says that the host has sent away somebody who was there.
    """

    person: str
    bot: BotChoice | None = None
    sent: bool = False


class HostPassed(Entry, frozen=True):
    """Another person is host now: the one before has been away."""

    person: str


class StandInsSet(Entry, frozen=True):
    """Another choice of what happens to seats whose person is away."""

    stand_ins: StandIns


class TookOver(Entry, frozen=True):
    """The persons of these seats have been away too long: such a bot plays for them until they return."""

    seats: tuple[Seat, ...]
    bot: BotChoice


class CameBack(Entry, frozen=True):
    """A person for whom a bot played is back and plays again."""

    person: str


class Paused(Entry, frozen=True):
    """A break. None: nobody is left at the table; such a break ends when somebody returns."""

    person: str | None = None


class Continued(Entry, frozen=True):
    """The break is over."""


class CalledOff(Entry, frozen=True):
    """The host ended the game before its time."""


class Closed(Entry, frozen=True):
    """The host closed the table for good."""


class Rekeyed(Entry, frozen=True):
    """A person has made the old key to the seat worthless; `key` is the hash of the new one."""

    person: str
    key: str


class Started(Entry, frozen=True):
    """A game began with the seed promised before; `seed` is the secret of the next one.

    `turn` says that everybody moved one seat further first; `options` are those of this game where they are not the
    table's. Both come with a game that follows another.
    """

    seed: bytes
    turn: bool = False
    options: dict[str, Any] | None = None


class Acted(Entry, frozen=True):
    """A seat (or time) did something in the game."""

    seat: Seat
    action: Raw


class Resumed(Entry, frozen=True):
    """The server was away from `gone` (milliseconds since 1970) until now. No clock ran meanwhile."""

    gone: int


class WentToLobby(Entry, frozen=True):
    """Back to the lobby after a game."""


AnyEntry = (
    Opened | Sat | Renamed | BotSet | OptionsSet | SeatsSet | Titled | Left | HostPassed | Started | Acted | Resumed
    | WentToLobby | Chatted | StandInsSet | TookOver | CameBack | Paused | Continued | CalledOff | Closed | Rekeyed
    | GamesSet | Phrased | TalkSet | Murmured
)  # fmt: skip

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def read_entry(data: bytes) -> AnyEntry:
    """An entry from its bytes; anything else is a msgspec.ValidationError."""
    return _decoder.decode(data)


SERVER = "server"
BOT = "bot"
"""The actors of entries nobody asked for. Persons are hashes; time acts as `time`."""


class Logged(Struct, frozen=True):
    """One line of the log: its number in the table from 1, who, when (milliseconds since 1970), what."""

    seq: int
    actor: str
    at: int
    entry: AnyEntry
