"""The lobby: a table is opened, its options and title are chosen, and everybody comes back to it after a game."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.bots.characters import NAMES, cast
from crosstable.core import AnyGame, BadLog, Seat, Sentence, Value, check_seats, commitment, new_seed, sentence
from crosstable.core.game import refusal
from crosstable.core.moments import Pace
from crosstable.core.options import Pile, following, read_options
from crosstable.core.parts import LOBBY, load

from .bots import BotSet, check_bot
from .clean_text import clean_name, clean_title
from .dispatch import Context, Entry, Logged, Request
from .looking import looking
from .pause import PauseInfo, pause_info
from .play import problem
from .seats import Sat, SeatInfo, seat_info
from .series import SeriesInfo, check_games, series_info
from .stand_ins import StandIns
from .state import NOBODY, ReadyCheck, TableState
from .talk import TalkInfo


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables. With `bots` every other seat gets one; with `start` the game begins at once."""

    game: str
    name: str
    options: dict[str, Any] = {}
    seats: int | None = None
    games: int | None = None
    """How many games a series has; 1 is a single game, None what is usual for the game."""
    title: str = ""
    public: bool = False
    bots: BotChoice | None = None
    start: bool = False
    pace: Pace | None = None
    """How long what happens stays on the stage; None: as the server has it."""


class OptionsSet(Entry, frozen=True):
    """Other options."""

    options: dict[str, Any]

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, options=read_options(table.game.facts.options, self.options))


class SetOptions(Request, frozen=True):
    """Host: choose these options; those that are not named stay as they are (lobby)."""

    options: dict[str, Any]

    def judge(self, context: Context) -> OptionsSet:
        """Options that are not named stay, so that two quick changes are both kept, unless they hang on a named one."""
        context.only_host()
        context.only_in("lobby")
        table, kind = context.table, context.table.game.facts.options
        options = read_options(kind, following(kind, msgspec.to_builtins(table.options), self.options))
        return OptionsSet(msgspec.to_builtins(options), request=self.id)


class Titled(Entry, frozen=True):
    """Another title, or another choice of being listed."""

    title: str
    public: bool

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, title=self.title, public=self.public)


class SetTitle(Request, frozen=True):
    """Host: name the table, and say whether it is listed publicly; None leaves it as it is."""

    title: str | None = None
    public: bool | None = None

    def judge(self, context: Context) -> Titled | None:
        context.only_host()
        table = context.table
        title = table.title if self.title is None else clean_title(self.title)
        public = table.public if self.public is None else self.public
        same = (title, public) == (table.title, table.public)
        return None if same else Titled(title, public, request=self.id)


class WentToLobby(Entry, frozen=True):
    """Back to the lobby after a game."""

    def apply(self, table: TableState, step: Logged) -> TableState:
        """There is no game any more, and a seat that was given up is empty."""
        seats = tuple(NOBODY if who.left else who for who in table.seats)
        return replace(table, phase="lobby", round=None, series=None, seats=seats, ready=(), ready_check="none")


class ToLobby(Request, frozen=True):
    """Host, after a game: back to the lobby to change options or seats."""

    def judge(self, context: Context) -> WentToLobby:
        context.only_host()
        context.only_in("over")
        return WentToLobby(request=self.id)


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
    pace: Pace = "normal"

    def opens(self, games: Mapping[str, AnyGame]) -> TableState:
        """An empty table."""
        if self.game not in games:
            raise BadLog()
        game = games[self.game]
        return TableState(
            code=self.code,
            game=game,
            options=read_options(game.facts.options, self.options),
            seats=(NOBODY,) * self.seats,
            title=self.title,
            public=self.public,
            seed=self.seed,
            stand_ins=StandIns(),
            games=self.games,
            pace=self.pace,
        )


class TableInfo(Struct, frozen=True):
    """The table as its lobby shows it."""

    id: str
    code: str
    """Letters, to read aloud: four or more, and of a private table so many that nobody finds it by trying."""
    game: str
    title: str
    public: bool
    phase: Literal["lobby", "playing", "over"]
    options: dict[str, Value]
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
    pace: Pace = "normal"
    """How long what happens stays on the stage."""
    discussion: int = 15
    """Seconds bots leave the people to decide first, where all decide at once."""
    deck: tuple[Pile, ...] = ()
    """In the lobby: the cards that would be dealt now; none where that cannot be, or the game has no such list."""
    ready: tuple[Seat, ...] = ()
    """Whose person is ready: for the first move of the game, or for the next game."""
    pledges: tuple[str, ...] = ()
    """What each seat's client has pledged to contribute to the next deal; empty where nothing."""
    dealing: bool = False
    """A game is about to begin: who has pledged something is to show it."""
    ready_check: ReadyCheck = "none"
    """Whether the host has asked who is ready for the next game, and whether the 15 seconds to say so are over."""
    looking: tuple[Seat, ...] = ()
    """Whose person has not said yet that they know their part. Bots wait for those of them who are here."""


def table_info(table_id: str, table: TableState) -> TableInfo:
    """The table as everybody may know it."""
    options: dict[str, Value] = msgspec.to_builtins(table.options)
    return TableInfo(
        id=table_id,
        code=table.code,
        game=table.game.facts.id,
        title=table.title,
        public=table.public,
        phase=table.phase,
        options=options,
        seats=tuple(seat_info(table, seat) for seat in range(len(table.seats))),
        round=table.rounds,
        problem=_problem(table),
        commitment=commitment(table.seed),
        stand_ins=table.stand_ins,
        pause=pause_info(table),
        closed=table.closed,
        talk=TalkInfo(table.keep_chat, table.watchers_talk),
        games=table.games,
        series=series_info(table.series, len(table.seats), playing=table.phase == "playing"),
        pace=table.pace,
        discussion=table.discussion,
        deck=_deck(table) if table.phase == "lobby" else (),
        ready=tuple(seat for seat, who in enumerate(table.seats) if who.person in table.ready),
        pledges=_pledges(table),
        dealing=table.dealing is not None,
        ready_check=table.ready_check,
        looking=looking(table),
    )


def _problem(table: TableState) -> Sentence | None:
    """Why a game cannot be asked for now."""
    if table.dealing is not None:
        return sentence("table-dealing")
    return None if table.phase == "playing" else problem(table)


def _pledges(table: TableState) -> tuple[str, ...]:
    """What was pledged, by seat; while a game is about to begin, only what counts."""
    given = table.pledges if table.dealing is None else table.dealing.pledges
    found = tuple(given.get(who.person or "", "") for who in table.seats)
    return found if any(found) else ()


def _deck(table: TableState) -> tuple[Pile, ...]:
    """The cards that would be dealt now."""
    seats, part = len(table.seats), load(table.game.facts, LOBBY)
    fits = part is not None and refusal(table.game, table.options, seats) is None
    return part.deck(table.options, seats) if part and fits else ()


def opening(game: AnyGame, wanted: NewTable, code: str, person: str, pace: Pace = "normal") -> list[Entry]:
    """What the log of a new table begins with: this person has the first seat."""
    facts = game.facts
    seats = min(facts.seats) if wanted.seats is None else wanted.seats
    check_seats(facts, seats)
    games = facts.series.default if wanted.games is None else check_games(wanted.games)
    options = msgspec.to_builtins(read_options(facts.options, wanted.options))
    host = clean_name(wanted.name, NAMES)
    first: list[Entry] = [
        Opened(
            facts.id,
            code,
            options,
            seats,
            clean_title(wanted.title),
            wanted.public,
            new_seed(),
            games,
            wanted.pace or pace,
        ),
        Sat(0, person, host),
    ]
    if wanted.bots is None:
        return first
    check_bot(facts, wanted.bots)
    return [*first, BotSet(tuple(range(1, seats)), wanted.bots, cast(code, (host,), seats - 1))]
