"""Tables in memory: everything but the network and the disk."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import Owner
from crosstable.core.bot import Sight, Thought
from crosstable.core.codec import encode
from crosstable.core.errors import SeqTaken, StoreFailed
from crosstable.core.game import AnyGame, Facts
from crosstable.table.bots import BotSet
from crosstable.table.connections import Connection
from crosstable.table.dispatch import Entry, Logged
from crosstable.table.keys import person_of
from crosstable.table.lobby import Opened
from crosstable.table.log import rebuild
from crosstable.table.moments import DiscussionSet
from crosstable.table.play import Act, Acted, Started
from crosstable.table.rate_limits import Limits
from crosstable.table.seats import Sat
from crosstable.table.store import Append, Indexed, StoredThought, Submitting
from crosstable.table.table import Table
from helpers.secret_cards import Decide, SecretCards

T = TypeVar("T")

CARDS: AnyGame = SecretCards()
ANNA, BEN, CLEO = person_of("anna"), person_of("ben"), person_of("cleo")


def run(what: Coroutine[Any, Any, T]) -> T:
    """Run a test that waits; one that hangs fails."""
    return asyncio.run(_then_hang_up(what))


async def _then_hang_up(what: Coroutine[Any, Any, T]) -> T:
    """Lines that are still open afterwards are cut: else a later test is blamed for them, whenever they are cleared."""
    try:
        return await asyncio.wait_for(what, 60)
    finally:
        for line in list(getattr(asyncio.get_running_loop(), "_transports", {}).values()):
            line.abort()
        await asyncio.sleep(0)


async def when(so: Callable[[], bool]) -> None:
    """Wait until it is so."""
    for _ in range(10_000):
        await asyncio.sleep(0)
        if so():
            return
    raise AssertionError("it never was so")


class Watch:
    """The server's clock, in the hands of a test."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class MemoryStore(Submitting):
    """A store that can be held up or made to fail."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Logged]] = {}
        self.index: dict[str, Indexed] = {}
        self.kept: list[tuple[str, StoredThought]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = asyncio.Event()
        self.failing = False
        self.healthy = True
        self.last_beat: int | None = None

    async def append(self, what: Append) -> None:
        """Keep it once the gate is open."""
        self.waiting.set()
        await self.gate.wait()
        if self.failing:
            raise StoreFailed("full")
        log = self.logs.setdefault(what.table, [])
        if any(old.seq == new.seq for old in log for new in what.steps):
            raise SeqTaken("taken")
        if what.index and any(i.code == what.index.code and i.id != what.index.id for i in self.index.values()):
            raise SeqTaken("code taken")
        log.extend(what.steps)
        if what.index:
            self.index[what.table] = what.index
        if what.thought:
            self.kept.append((what.table, what.thought))

    async def load(self, table: str) -> list[Logged]:
        """The log."""
        return list(self.logs.get(table, ()))

    async def thoughts(self, table: str, round_: int) -> list[StoredThought]:
        """What bots thought."""
        return [kept for name, kept in self.kept if name == table and kept.round == round_]

    async def find(self, name: str) -> str | None:
        """By id or code."""
        return next((i.id for i in self.index.values() if name == i.id or name.upper() == i.code), None)

    async def unfinished(self) -> list[str]:
        """Running games."""
        return [i.id for i in self.index.values() if i.phase == "playing"]

    async def count(self) -> int:
        """All tables."""
        return len(self.index)

    async def forget(self, before: int, but: Sequence[str]) -> int:
        """Tables without a game."""
        played = {name for name, log in self.logs.items() if any(isinstance(step.entry, Started) for step in log)}
        old = [i.id for i in self.index.values() if i.phase == "lobby" and i.updated < before]
        gone = [name for name in old if name not in played and name not in but]
        for name in gone:
            del self.logs[name], self.index[name]
        return len(gone)

    async def archive(self, before: int, but: Sequence[str], file: Path) -> int:
        """Nothing is old here."""
        return 0

    async def beat(self, now: int) -> None:
        """Alive."""
        self.last_beat = now

    async def alive(self) -> int | None:
        """When last alive."""
        return self.last_beat

    async def close(self) -> None:
        """Nothing to close."""


class KeepThinker:
    """A bot that keeps its card, at once; or waits until it is let go."""

    def __init__(self, thought: Thought | None = None) -> None:
        self.thought = thought or Thought(Decide(keep=True), 0.75)
        self.asked: list[Sight] = []
        self.cancelled = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        """Think."""
        self.asked.append(sight)
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return self.thought


def log_of(*entries: Entry, actor: str = ANNA, at: int = 1_000) -> list[Logged]:
    """A log with these entries, one a second."""
    return [Logged(n, actor, at + 1000 * (n - 1), entry) for n, entry in enumerate(entries, start=1)]


def opened(seed: bytes = bytes(32), **options: int) -> list[Entry]:
    """A table for two with Anna and Ben."""
    first = Opened("secret_cards", "BCDF", options, 2, "", True, seed)
    return [first, Sat(0, ANNA, "Anna"), Sat(1, BEN, "Ben")]


def with_bot(*more: Entry) -> list[Entry]:
    """A running game of Anna against a bot that lets nobody decide first, unless `more` says so."""
    return [*opened()[:2], BotSet((1,), BotChoice("plain")), DiscussionSet(0), *more, Started(bytes(32))]


def started(seed: bytes = bytes(32), **options: int) -> list[Entry]:
    """The same, with a running game."""
    return [*opened(seed=seed, **options), Started(b"\1" * 32)]


OVER: list[Entry] = [Acted(seat, Decide(keep=True)) for seat in (0, 1)]
"""What both do then; after it the game is over."""


async def table_of(
    entries: list[Entry],
    *,
    game: AnyGame = CARDS,
    store: MemoryStore | None = None,
    thinker: KeepThinker | None = None,
    limits: Limits | None = None,
    at: int = 1_000,
    gone: int | None = None,
) -> Table:
    """A running table with this log."""
    steps, kept = log_of(*entries, at=at), store or MemoryStore()
    kept.logs["t1"] = list(steps)
    games = {"secret_cards": game}
    table = Table("t1", rebuild(steps, games), games, kept, thinker or KeepThinker(), limits or Limits(), 0.0)
    await table.open(steps, gone)
    return table


async def settled(table: Table) -> None:
    """Wait until the table has dealt with everything that happened."""
    await when(lambda: not table._working)


def pass_time(table: Table, clock: Watch) -> None:
    """Let so much time pass that every bot that has decided may act: by the watch, which no timer sees."""
    held = [table._patience(work.answer, work.question) for work in table._bots._at_work.values() if work.answer]
    clock.now = max([clock.now, *(moment for moment in held if moment)])
    table._bots.release()


async def heard_by(connection: Connection) -> dict[str, Any]:
    """The next message of this connection."""
    found: dict[str, Any] = msgspec.json.decode(await connection.outbox.take())
    return found


async def until(connection: Connection, kind: str) -> dict[str, Any]:
    """The next message of this kind; what comes before it is dropped."""
    while (message := await heard_by(connection))["is"] != kind:
        pass
    return message


def act(table: Table, connection: Connection, request: str, keep: bool = True, round_: int = 1) -> None:
    """Decide in a game of secret cards."""
    table.ask(connection, Act(request, round_, msgspec.Raw(encode(Decide(keep)))))


async def drain(connection: Connection) -> list[bytes]:
    """Everything that waits for this connection now. The promise about the seed hides it and may differ."""
    found = []
    while True:
        taking = connection.outbox.take()
        try:
            taking.send(None)
        except StopIteration as message:
            found.append(re.sub(rb'"commitment":"[0-9a-f]{64}"', b'"commitment":"?"', message.value))
        else:
            taking.close()
            return found
