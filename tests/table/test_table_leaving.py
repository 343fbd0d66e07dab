"""Every seat leaves at every phase of every game, and the game comes to its end.

Games are played at random from fixed seeds until all their phases were seen; from a moment of each phase on, seats are
left to bots that play at random too. The store and the sockets have tests of their own: here the log is the table.
"""

import random
from functools import cache
from typing import Any

import pytest

from crosstable.bots.bot import BotChoice
from crosstable.core.game import AnyGame, random_action
from crosstable.core.record import read_record, write_record
from crosstable.core.seats import Seat
from crosstable.games import GAMES
from crosstable.table.dispatch import BOT, SERVER, Entry, Logged, apply
from crosstable.table.lobby import Opened
from crosstable.table.play import Acted, CalledOff, Started
from crosstable.table.records import record_of
from crosstable.table.seats import Left, Sat
from crosstable.table.stand_ins import CameBack, TookOver
from crosstable.table.state import TableState
from crosstable.table.thinking import bots_asked
from helpers.samples import samples

MEDIUM = BotChoice("medium")


class Log:
    """A table made by its log, step by step."""

    def __init__(self, table: TableState | None = None) -> None:
        self.table = table

    def add(self, entry: Entry, actor: str = SERVER) -> TableState:
        """One more step."""
        seq = 1 if self.table is None else self.table.seq + 1
        self.table = apply(self.table, Logged(seq, actor, 1000 * seq, entry), GAMES)
        return self.table


def begun(game: str, options: dict[str, Any], seed: int) -> Log:
    """A game that has just begun, with a person on every seat."""
    seats = samples()[game].seats
    log = Log()
    log.add(Opened(game, "BCDF", options, seats, "", False, seed.to_bytes(32, "big")))
    for seat in range(seats):
        log.add(Sat(seat, f"p{seat}", f"P{seat}"), f"p{seat}")
    log.add(Started(bytes(32)), "p0")
    return log


def act(log: Log, seat: Seat, actor: str, chance: random.Random) -> None:
    """This seat does something that is offered."""
    table = log.table
    assert table is not None
    assert table.round is not None
    action = random_action(table.game, table.round.state, seat, chance.randrange)
    log.add(Acted(seat, action), actor)


def phase_of(game: AnyGame, state: Any) -> str:
    """What tells one kind of moment from another: the phase the game names, and what is offered to whom."""
    actions = sorted({o.action for s in game.actors(state) for o in game.offers(state, s) if not o.aside})
    return " ".join([str(getattr(state, "phase", "")), *actions])


@cache
def moments(game: str) -> dict[str, TableState]:
    """A moment of each phase that some games, played at random, go through."""
    found: dict[str, TableState] = {}
    for options in samples()[game].setups:
        for seed in range(3):
            log, chance = begun(game, options, seed), random.Random(seed)
            while log.table is not None and log.table.phase == "playing":
                assert log.table.round is not None
                state = log.table.round.state
                found.setdefault(phase_of(log.table.game, state), log.table)
                seat = chance.choice(sorted(log.table.game.actors(state)))
                act(log, seat, f"p{seat}", chance)
    return found


def play_on(log: Log, chance: random.Random, *, persons: bool = True) -> TableState:
    """Bots play for the seats they have, persons for theirs, until the game is over or nobody acts."""
    while log.table is not None and log.table.phase == "playing":
        assert log.table.round is not None
        bots = bots_asked(log.table)
        actors = sorted(log.table.game.actors(log.table.round.state))
        assert actors, "a running game waits for somebody"
        able = [seat for seat in actors if persons or seat in bots]
        if not able:
            break
        seat = chance.choice(able)
        act(log, seat, BOT if seat in bots else f"p{seat}", chance)
    assert log.table is not None
    return log.table


def cases() -> list[tuple[str, int]]:
    """Every seat of every game."""
    return [(game, seat) for game, sample in samples().items() for seat in range(sample.seats)]


def ended(table: TableState) -> None:
    """The game has an outcome, nobody stands in any more, and there is a record of it."""
    assert table.phase == "over"
    assert table.round is not None
    assert table.game.outcome(table.round.state) is not None
    assert not any(who.stand_in for who in table.seats)
    record = record_of(table)
    assert read_record(write_record(record), GAMES) == record


def test_every_game_has_its_phases() -> None:
    few = {game: found for game, sample in samples().items() if (found := len(moments(game))) < sample.phases}
    assert few == {}


@pytest.mark.parametrize(("name", "seat"), cases())
def test_a_bot_stands_in_to_the_end(name: str, seat: Seat) -> None:
    for phase, table in moments(name).items():
        log = Log(table)
        log.add(TookOver((seat,), MEDIUM))
        over = play_on(log, random.Random(phase))
        ended(over)
        assert over.round is not None
        before = 0 if table.round is None else len(table.round.moves)
        for move in over.round.moves[before:]:
            assert move.bot == ("medium" if move.seat == seat else "")


@pytest.mark.parametrize(("name", "seat"), cases())
def test_who_stood_in_hands_back_after_every_step(name: str, seat: Seat) -> None:
    for phase, table in moments(name).items():
        log, chance = Log(table), random.Random(phase)
        while log.table is not None and log.table.phase == "playing":
            away = log.table.seats[seat].stand_in is not None
            log.add(CameBack(f"p{seat}") if away else TookOver((seat,), MEDIUM))
            assert log.table.round is not None
            doer = chance.choice(sorted(log.table.game.actors(log.table.round.state)))
            act(log, doer, BOT if doer in bots_asked(log.table) else f"p{doer}", chance)
        ended(play_on(log, chance))


@pytest.mark.parametrize(("name", "seat"), cases())
def test_who_leaves_for_good_is_played_to_the_end(name: str, seat: Seat) -> None:
    for phase, table in moments(name).items():
        log = Log(table)
        after = log.add(Left(f"p{seat}", MEDIUM), f"p{seat}")
        assert (after.seats[seat].left, after.host == f"p{seat}") == (f"P{seat}", False)
        ended(play_on(log, random.Random(phase)))


@pytest.mark.parametrize("name", GAMES)
def test_when_all_but_one_are_away_the_game_waits_for_that_one_at_most(name: str) -> None:
    for phase, table in moments(name).items():
        log, chance = Log(table), random.Random(phase)
        log.add(TookOver(tuple(range(1, len(table.seats))), MEDIUM))
        waiting = play_on(log, chance, persons=False)
        if waiting.phase == "playing":
            assert waiting.round is not None
            assert waiting.game.actors(waiting.round.state) == {0}
        ended(play_on(log, chance))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_everybody_leaves_is_called_off(name: str) -> None:
    for table in moments(name).values():
        log = Log(table)
        for seat in range(len(table.seats)):
            assert log.table is not None
            assert log.table.phase == "playing"
            log.add(Left(f"p{seat}", MEDIUM), f"p{seat}")
        assert log.table is not None
        ended(log.table)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_called_off_at_any_moment_and_lies_open(name: str) -> None:
    for table in moments(name).values():
        log = Log(table)
        over = log.add(CalledOff(), "p0")
        ended(over)
        assert over.round is not None
        for connection in (None, *range(len(over.seats))):
            view = over.game.view(over.round.state, connection)
            assert (view.offers, view.waiting, view.clock) == ((), (), None)
            assert view.outcome is not None
            assert (view.outcome.winners, view.outcome.why.key) == ((), "called-off-host")


def test_what_lies_open_then() -> None:
    fugitive = Log(next(iter(moments("fugitive").values())))
    view: Any = _view(fugitive.add(CalledOff()))
    assert view.hands is not None
    assert all(hideout.card is not None for hideout in view.row)
    resistance: Any = _view(Log(next(iter(moments("resistance").values()))).add(CalledOff()))
    assert len(resistance.characters) == 7
    crossfire: Any = _view(Log(next(iter(moments("crossfire").values()))).add(CalledOff()))
    assert None not in crossfire.roles


def _view(table: TableState) -> Any:
    assert table.round is not None
    return table.game.view(table.round.state, None)
