"""People are away, replaced, come back and leave in the middle of a game, and nobody learns anything by it.

The games bring pairs of runs that look the same to a viewer. Both are played at a table, as the second game of a
series whose first one was called off, with a break, a bot that stands in, a return, a seat that is given up and a
newcomer on it. What bots think differs too. Everything the viewer is sent must be equal, to the byte.
"""

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import islice

import msgspec
import pytest
from msgspec import Raw

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import Owner
from crosstable.core.action import Action
from crosstable.core.bot import Candidate, Sight, Thought
from crosstable.core.chance import Chance
from crosstable.core.codec import encode
from crosstable.core.game import Facts
from crosstable.core.record import chance_at
from crosstable.core.seats import TIME, Seat
from crosstable.games import GAMES
from crosstable.table import connections, play, watch
from crosstable.table.connections import Connection
from crosstable.table.dispatch import Entry, Request
from crosstable.table.lobby import Opened
from crosstable.table.log import rebuild
from crosstable.table.pause import SetPause
from crosstable.table.play import Act, CalledOff, CheckTime, Started
from crosstable.table.rate_limits import Limits
from crosstable.table.ready import Readied
from crosstable.table.seats import Leave, Sat, TakeSeat
from crosstable.table.stand_ins import StandIns, StandInsSet
from crosstable.table.table import Table
from crosstable.table.wire import Done
from helpers.leaks import Run
from helpers.playing import random_game
from helpers.tables import MemoryStore, Watch, drain, log_of, pass_time, run

START = 5_000_000
AWAY = 2_000
"""Milliseconds after which a bot stands in."""
TWIN = b"\2" * 32
"""The seed of the game that is compared: its chance is the pair's."""


def person(seat: Seat) -> str:
    return f"person {seat}"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Watch:
    clock = Watch(START)
    monkeypatch.setattr(watch, "now", clock)
    monkeypatch.setattr(secrets, "randbelow", lambda below: 0)  # how much of a hurry bots are in is pure chance
    return clock


class Scripted:
    """Bots that do what the run says when it is their turn in it, and think what the world says."""

    def __init__(self, value: float) -> None:
        self.value = value
        self.next: tuple[Seat, Action, int] | None = None
        self.turn = asyncio.Event()
        self.seq: Callable[[], int] = lambda: 0

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        while self.next is None or (self.next[0], self.next[2]) != (sight.seat, self.seq()):
            await self.turn.wait()
            await asyncio.sleep(0)  # it may be another bot's turn
        action = self.next[1]  # the same until it is done: who has heard something meanwhile is asked once more
        return Thought(action, self.value, (Candidate(action, self.value, 1.0),), round(1000 * self.value))


class World:
    """One of the two runs at a table, and everything its viewer is sent."""

    def __init__(self, game: str, played: Run, viewer: Seat | None, away: Seat, clock: Watch, value: float) -> None:
        self.played, self.viewer, self.away, self.clock = played, viewer, away, clock
        self.bots = Scripted(value)
        options = msgspec.to_builtins(played.options)
        entries: list[Entry] = [Opened(game, "BCDF", options, played.seats, "", False, bytes(32), 3)]
        entries += [Sat(seat, person(seat), f"P{seat}") for seat in range(played.seats)]
        entries += [StandInsSet(StandIns(after=1)), Started(TWIN), CalledOff(), Started(b"\3" * 32, options=options)]
        entries += [Readied(who, on=True) for who in (*map(person, range(played.seats)), "newcomer")]
        self.steps = log_of(*entries, at=START - 60_000)
        self.table = Table("t", rebuild(self.steps, GAMES), GAMES, MemoryStore(), self.bots, Limits(), 0.0)
        self.bots.seq = lambda: self.table.state.seq
        self.seated: dict[Seat, Connection] = {}
        self.sitting = {seat: person(seat) for seat in range(played.seats)}
        self.told: list[bytes] = []
        self.number = self.by_bots = 0

    async def settle(self, done: Callable[[], bool]) -> None:
        """Wait until it has come so far, then listen."""
        while not done():
            await asyncio.sleep(0)
            self.clock.now = max(self.clock.now, self.table.state.current.busy_until)  # bots wait for moments
            pass_time(self.table, self.clock)
        self.told += await drain(self.watched)

    async def ask(self, who: str, request: Request) -> None:
        """Somebody asks for something; the viewer learns what became of it only in the usual way."""
        assert isinstance(await self.table.submit(who, request), Done)
        self.told += await drain(self.watched)

    async def go_on(self, part: float) -> None:
        """Play up to this part of the run."""
        while self.number < part * len(self.played.moves):
            seat, action = self.played.moves[self.number]
            self.number += 1
            who, before = self.table.state.seats[seat], self.table.state.seq
            if seat == TIME:
                self.clock.now = max(self.clock.now, self.table.state.clock_ends() or 0)
                self.table.check(CheckTime())
                await self.settle(partial(self._moved, before))
            elif who.bot is None and who.stand_in is None:
                await self.ask(self.sitting[seat], Act("", 2, Raw(encode(action))))
            else:
                self.by_bots += 1
                self.bots.next = seat, action, before
                self.bots.turn.set()
                await self.settle(partial(self._moved, before))

    def _moved(self, before: int) -> bool:
        return self.table.state.seq > before

    async def play(self) -> list[bytes]:
        """The whole course of the evening."""
        await self.table.open(self.steps)
        self.seated = {seat: self.table.connect(person(seat), None) for seat in range(self.played.seats)}
        self.watched = self.seated[self.viewer] if self.viewer is not None else self.table.connect(None, None)
        await self.go_on(0.2)
        await self.ask(person(0), SetPause("", True))
        await self.refused()
        await self.ask(person(0), SetPause("", False))
        await self.go_on(0.35)
        await self.absence()
        await self.ask(person(self.away), Leave(""))
        await self.go_on(0.9)
        self.sitting[self.away] = "newcomer"
        await self.ask("newcomer", TakeSeat("", "Newcomer", self.away))
        await self.go_on(1)
        await self.look_anew()
        await self.table.close()
        return self.told

    async def absence(self) -> None:
        """Somebody is away, a bot stands in, and the person returns."""
        self.table.disconnect(self.seated[self.away])
        self.told += await drain(self.watched)
        self.clock.now += AWAY
        self.table.disconnect(self.table.connect(None, None))  # whoever comes or goes makes the table look again
        await self.settle(lambda: self.table.state.seats[self.away].stand_in is not None)
        await self.go_on(0.6)
        back = self.seated[self.away] = self.table.connect(person(self.away), self.table.state.seq)
        if self.viewer == self.away:
            self.watched = back
        await self.settle(lambda: self.table.state.seats[self.away].stand_in is None)
        await self.go_on(0.75)

    async def refused(self) -> None:
        """What the viewer is answered who acts in a break."""
        self.table.ask(self.watched, Act("a", 2, Raw(encode(self.played.moves[0][1]))))
        self.told.append(await self.watched.outbox.take())

    async def look_anew(self) -> None:
        """The viewer comes again, with nothing, and with what was told before."""
        again = None if self.viewer is None else self.sitting[self.viewer]
        for last in (None, self.table.state.seq - 3, self.table.state.seq):
            self.told += await drain(self.table.connect(again, last))


def cross_pairs(viewer: Seat | None, luck: random.Random) -> Iterator[tuple[Run, Run]]:
    """CROSS has no secrets: the worlds differ only in what bots think."""
    played = next(found for found in iter(partial(random_game, GAMES["cross"], luck), None) if len(found.moves) > 20)
    same = Run(played.options, played.seats, partial(chance_at, played.seed), tuple(played.moves[:-1]))
    yield same, same


def pairs(game: str, viewer: Seat | None, luck: random.Random) -> Iterator[tuple[Run, Run]]:
    if game == "cross":
        return cross_pairs(viewer, luck)
    return iter(import_module(f"{game}.{game}_twins").twins(GAMES[game], viewer, luck))


def who_goes(played: Run, viewer: Seat | None, own: bool) -> Seat:
    """The viewer, or somebody else who acts while a bot stands in."""
    if own:
        assert viewer is not None
        return viewer
    number = len(played.moves)
    acting = [seat for seat, _ in played.moves[round(0.4 * number) : round(0.6 * number)] if seat != viewer]
    return next(iter(acting), 0 if viewer else 1)


class Evenings:
    """Both worlds of some pairs."""

    def __init__(self, clock: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
        self._clock = clock
        self._patch = monkeypatch
        self.by_bots = 0

    def both(self, name: str, pair: tuple[Run, Run], viewer: Seat | None, own: bool) -> list[list[bytes]]:
        """What the viewer is told in the one and in the other world."""
        away = who_goes(pair[0], viewer, own)
        return [self._evening(name, pair[0], played, viewer, away, n) for n, played in enumerate(pair)]

    def _evening(self, name: str, first: Run, played: Run, viewer: Seat | None, away: Seat, n: int) -> list[bytes]:
        def chance(seed: bytes, action: int, kind: str) -> Chance:
            return (played if seed == TWIN else first).chance(action)

        self._patch.setattr(play, "chance_at", chance)
        self._clock.now = START
        return run(self._play(name, played, viewer, away, 0.25 + n / 2))

    async def _play(self, name: str, played: Run, viewer: Seat | None, away: Seat, value: float) -> list[bytes]:
        world = World(name, played, viewer, away, self._clock, value)
        told = await world.play()
        self.by_bots += world.by_bots
        return told


@pytest.mark.parametrize(("viewer", "own"), [(0, False), (0, True), (1, False), (1, True), (None, False)])
@pytest.mark.parametrize("name", GAMES)
def test_who_comes_and_goes_tells_nothing(
    name: str, viewer: Seat | None, own: bool, clock: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = Evenings(clock, monkeypatch)
    for pair in islice(pairs(name, viewer, random.Random(f"{name} {viewer}")), 2):
        one, other = evenings.both(name, pair, viewer, own)
        assert one == other
    assert evenings.by_bots, "nobody stood in for anybody"


def test_it_would_be_noticed_if_spectators_saw_with_the_fugitives_eyes(
    clock: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        connections.Connections,
        "_view",
        lambda self, viewer: self.table.game.view(self.table.round.state, viewer or 0) if self.table.round else None,
    )
    evenings = Evenings(clock, monkeypatch)
    found = [evenings.both("fugitive", pair, None, False) for pair in pairs("fugitive", None, random.Random(3))]
    assert any(one != other for one, other in found)
