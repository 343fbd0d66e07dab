"""A table as its log makes it. `apply` is pure: the same log always gives the same table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.core.codec import codec
from crosstable.core.errors import Illegal
from crosstable.core.events import Told
from crosstable.core.game import AnyGame
from crosstable.core.options import read_options
from crosstable.core.phrases import spoken_phrase
from crosstable.core.record import Move, Spoken, chance_at
from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence, sentence
from crosstable.core.texts import say

from . import room
from .clocks import Clocks
from .entries import (
    Acted,
    BotSet,
    Chatted,
    GamesSet,
    HostPassed,
    Left,
    Logged,
    Opened,
    OptionsSet,
    Phrased,
    Renamed,
    Resumed,
    Sat,
    SeatsSet,
    Started,
    TalkSet,
    Titled,
    WentToLobby,
)
from .series import Series, next_series
from .stand_ins import StandIns
from .talking import recorded, set_talk

Phase = Literal["lobby", "playing", "over"]

LINES_KEPT = 200
"""Of what was said at a table, the newest lines are kept at hand."""


class Occupant(Struct, frozen=True):
    """Who is on a seat: a person, a bot, or nobody. Wins go with whoever won them."""

    person: str | None = None
    name: str = ""
    bot: BotChoice | None = None
    wins: int = 0
    stand_in: BotChoice | None = None
    """The bot that plays for this person, who is away."""
    left: str = ""
    """The name of the person this bot has replaced in the middle of a game; newcomers may take its seat."""

    @property
    def empty(self) -> bool:
        """Whether nobody is there."""
        return self.person is None and self.bot is None

    @property
    def open(self) -> bool:
        """Whether somebody who comes to the table may sit here."""
        return self.empty or bool(self.left)


NOBODY = Occupant()


class Round(Struct, frozen=True):
    """One game of the table."""

    number: int
    seed: bytes
    options: Any
    names: tuple[str, ...]
    begun: int
    state: Any
    past: tuple[tuple[int, tuple[Told, ...]], ...]
    """What was told, by step of the log; the first one is the start of the game."""
    moves: tuple[Move, ...] = ()
    clocks: Clocks = Clocks()

    @property
    def first(self) -> int:
        """The step in which the game began."""
        return self.past[0][0]


class Said(Struct, frozen=True):
    """A line of the chat, with the seat and the name its person had in that step."""

    seq: int
    person: str
    seat: Seat
    name: str
    text: str
    phrase: Sentence | None = None
    """A ready-made sentence in place of a text."""


class TableState(Struct, frozen=True):
    """Everything there is to know about a table, secrets included."""

    code: str
    game: AnyGame
    options: Any
    seats: tuple[Occupant, ...]
    title: str
    public: bool
    seed: bytes
    """The secret of the next game."""
    phase: Phase = "lobby"
    host: str | None = None
    rounds: int = 0
    round: Round | None = None
    """The game being played, or the last one while the table stays with it."""
    games: int = 1
    """How many games the next series has; 1 is a single game."""
    series: Series | None = None
    """The series the game belongs to, until the table goes back to its lobby."""
    chat: tuple[Said, ...] = ()
    stand_ins: StandIns = StandIns()
    pause: room.Pause | None = None
    closed: bool = False
    missed: dict[str, int] = {}
    """How many moves a bot has made for a person since that person last acted."""
    sent_away: dict[str, int] = {}
    """Who was sent away by the host, and when."""
    talk: tuple[Spoken, ...] = ()
    """What the record of this game has of its talk."""
    keep_chat: bool = False
    """Whether records keep the free chat."""
    watchers_talk: bool = True
    """Whether who watches may talk with the others who watch."""
    seq: int = 0
    at: int = 0

    def seat_of(self, person: str | None) -> Seat | None:
        """Where this person sits."""
        if person is None:
            return None
        return next((i for i, who in enumerate(self.seats) if who.person == person), None)


def apply(table: TableState | None, step: Logged, games: Mapping[str, AnyGame]) -> TableState:
    """The table after one more step of its log. Raises Illegal if the rules refuse an action."""
    entry = step.entry
    if isinstance(entry, Opened):
        after = _open(entry, games[entry.game])
    else:
        assert table is not None, "a log begins with Opened"
        change: Callable[[TableState, Any, Logged], TableState] = _CHANGES[type(entry)]
        after = change(table, entry, step)
    return replace(after, seq=step.seq, at=step.at)


def _open(entry: Opened, game: AnyGame) -> TableState:
    options = read_options(game.facts.options, entry.options)
    return TableState(
        code=entry.code,
        game=game,
        options=options,
        seats=(NOBODY,) * entry.seats,
        title=entry.title,
        public=entry.public,
        seed=entry.seed,
        games=entry.games,
    )


def _sit(table: TableState, entry: Sat, step: Logged) -> TableState:
    old = table.seat_of(entry.person)
    who = NOBODY if old is None else table.seats[old]
    seats = list(table.seats)
    if old is not None:
        seats[old] = NOBODY
    seats[entry.seat] = Occupant(entry.person, entry.name, wins=who.wins)
    after = replace(table, seats=tuple(seats), host=table.host or entry.person)
    return _renamed(after, entry.seat, entry.name) if table.phase == "playing" else after


def _renamed(table: TableState, seat: Seat, newcomer: str) -> TableState:
    """The record names both who began to play on this seat and who came later."""
    assert table.round is not None
    names = list(table.round.names)
    names[seat] = f"{names[seat].split(' → ')[0]} → {newcomer}"
    return replace(table, round=replace(table.round, names=tuple(names)))


def _rename(table: TableState, entry: Renamed, step: Logged) -> TableState:
    seats = (replace(who, name=entry.name) if who.person == entry.person else who for who in table.seats)
    return replace(table, seats=tuple(seats))


def _speak(table: TableState, entry: Chatted | Phrased, step: Logged) -> TableState:
    seat = table.seat_of(entry.person)
    assert seat is not None, "only who sits can write"
    said = Said(step.seq, entry.person, seat, table.seats[seat].name, *_words(entry))
    return replace(table, chat=(*table.chat, said)[-LINES_KEPT:], talk=recorded(table, entry, step, seat))


def _words(entry: Chatted | Phrased) -> tuple[str, Sentence | None]:
    """The text, or the sentence in place of it."""
    if isinstance(entry, Chatted):
        return entry.text, None
    return "", spoken_phrase(entry.phrase, entry.number)


def _set_bot(table: TableState, entry: BotSet, step: Logged) -> TableState:
    there = Occupant(bot=entry.bot)
    return replace(table, seats=tuple(there if i in entry.seats else who for i, who in enumerate(table.seats)))


def _set_options(table: TableState, entry: OptionsSet, step: Logged) -> TableState:
    return replace(table, options=read_options(table.game.facts.options, entry.options))


def _set_seats(table: TableState, entry: SeatsSet, step: Logged) -> TableState:
    """Persons keep their seats if these remain, else they get the first ones without a person."""
    stay, moved = list(table.seats[: entry.count]), [who for who in table.seats[entry.count :] if who.person]
    stay += [NOBODY] * (entry.count - len(stay))
    for who in moved:
        free = next(i for i, there in enumerate(stay) if there.person is None)
        stay[free] = who
    return replace(table, seats=tuple(stay))


def _set_games(table: TableState, entry: GamesSet, step: Logged) -> TableState:
    return replace(table, games=entry.count)


def _set_title(table: TableState, entry: Titled, step: Logged) -> TableState:
    return replace(table, title=entry.title, public=entry.public)


def _leave(table: TableState, entry: Left, step: Logged) -> TableState:
    """The next person round the table becomes host if the host left."""
    seat = table.seat_of(entry.person)
    assert seat is not None, "only who sits can leave"
    seats = tuple(room.vacated(who, entry.bot) if i == seat else who for i, who in enumerate(table.seats))
    host = table.host
    if host == entry.person:
        host = next((who.person for who in (*seats[seat:], *seats[:seat]) if who.person), None)
    return room.after_leaving(replace(table, seats=seats, host=host), entry, step)


def _pass_host(table: TableState, entry: HostPassed, step: Logged) -> TableState:
    return replace(table, host=entry.person)


def _start(table: TableState, entry: Started, step: Logged) -> TableState:
    there = tuple(map(room.settled, table.seats))
    seats = (there[-1], *there[:-1]) if entry.turn else there
    options = table.options if entry.options is None else read_options(table.game.facts.options, entry.options)
    begun = table.game.start(options, len(seats), chance_at(table.seed, 0))
    number = table.rounds + 1
    round_ = Round(
        number=number,
        seed=table.seed,
        options=options,
        names=tuple(name_of(who, i) for i, who in enumerate(seats)),
        begun=step.at,
        state=begun.state,
        past=((step.seq, begun.events),),
        clocks=Clocks().switched(table.game.clock(begun.state), step.at),
    )
    series = next_series(table.series, table.games, turned=entry.turn)
    now = replace(table, seats=seats, rounds=number, round=round_, seed=entry.seed, series=series)
    return _decided(replace(now, phase="playing", talk=(), missed={}))


def name_of(who: Occupant, seat: Seat) -> str:
    """A name for the record: a bot is named for its level."""
    return say(sentence("table-bot-name", level=who.bot.level, number=seat + 1)) if who.bot else who.name


def _act(table: TableState, entry: Acted, step: Logged) -> TableState:
    now = table.round
    assert now is not None, "there is a game to act in"
    try:
        action = codec(table.game).action(bytes(entry.action))
    except msgspec.DecodeError:
        raise Illegal("unknown-action") from None
    number = len(now.moves) + 1
    move = room.played_by_bot(table, Move(number, entry.seat, step.at - now.begun, action), step)
    done = table.game.play(now.state, entry.seat, action, chance_at(now.seed, number))
    round_ = replace(
        now,
        state=done.state,
        moves=(*now.moves, move),
        past=(*now.past, (step.seq, done.events)),
        clocks=now.clocks.switched(table.game.clock(done.state), step.at),
    )
    return _decided(replace(table, round=round_, missed=room.counted(table, move)))


def _decided(table: TableState) -> TableState:
    """If the game has an outcome now: it is over, and the winners are counted."""
    assert table.round is not None
    outcome = table.game.outcome(table.round.state)
    if outcome is None:
        return table
    seats = (replace(w, wins=w.wins + 1) if i in outcome.winners else w for i, w in enumerate(table.seats))
    series = table.series
    if series is not None:
        series = series.counted(table.game.facts.series.scores(table.round.state, outcome, len(table.seats)))
    return replace(table, phase="over", seats=tuple(map(room.relieved, seats)), series=series)


def _resume(table: TableState, entry: Resumed, step: Logged) -> TableState:
    if table.round is None:
        return table
    return replace(table, round=replace(table.round, clocks=table.round.clocks.resumed(entry.gone, step.at)))


def _to_lobby(table: TableState, entry: WentToLobby, step: Logged) -> TableState:
    seats = tuple(NOBODY if who.left else who for who in table.seats)
    return replace(table, phase="lobby", round=None, series=None, seats=seats)


_CHANGES: dict[type, Callable[[TableState, Any, Logged], TableState]] = {
    Sat: _sit,
    Renamed: _rename,
    Chatted: _speak,
    Phrased: _speak,
    TalkSet: set_talk,
    BotSet: _set_bot,
    OptionsSet: _set_options,
    SeatsSet: _set_seats,
    GamesSet: _set_games,
    Titled: _set_title,
    Left: _leave,
    HostPassed: _pass_host,
    Started: _start,
    Acted: _act,
    Resumed: _resume,
    WentToLobby: _to_lobby,
    **room.CHANGES,
}
