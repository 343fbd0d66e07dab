"""The tables of one process among several that share a store: what is ours stays ours, and what is lost is let go."""

import asyncio
from collections.abc import Callable

import pytest

from crosstable.core.errors import StoreLost
from crosstable.table import watch
from crosstable.table.dispatch import Logged
from crosstable.table.hub import Hub
from crosstable.table.lobby import NewTable
from crosstable.table.rate_limits import Limits
from crosstable.table.sharing import Alone, Claim
from helpers.tables import CARDS, KeepThinker, MemoryStore, run, when

WANTED = NewTable(game="secret_cards", name="Anna")


def hub_of(store: MemoryStore, sharing: Alone) -> Hub:
    return Hub({"secret_cards": CARDS}, store, KeepThinker(), Limits(), 0.0, sharing=sharing)


class Shared(Alone):
    """Several processes, seen from one of them: the tables it has in the eyes of the others."""

    def __init__(self) -> None:
        self.own: set[str] = set()

    async def claim(self, table: str) -> Claim:
        """It is ours."""
        self.own.add(table)
        return Claim()

    async def let_go(self, table: str) -> None:
        """Somebody else may have it, when the store knows."""
        await asyncio.sleep(0.01)
        self.own.discard(table)


def test_a_table_that_is_asked_for_while_it_is_put_away_stays_ours() -> None:
    async def check() -> None:
        sharing = Shared()
        hub = hub_of(MemoryStore(), sharing)
        got = await hub.start_table(WANTED)
        await asyncio.sleep(0.002)
        away = asyncio.create_task(hub.put_away(watch.now()))
        await when(lambda: not len(hub))
        again = await hub.find(got.table.id)
        await away
        assert again is not got.table
        assert sharing.own == {again.id}
        await hub.close()

    run(check())


class Losing(Shared):
    """A line that a test breaks: then others may have every table of this process."""

    def __init__(self) -> None:
        super().__init__()
        self.tell: list[Callable[[], None]] = []

    def on_lost(self, tell: Callable[[], None]) -> None:
        """Who wants to know."""
        self.tell.append(tell)

    def lose(self) -> None:
        """The line breaks."""
        self.own.clear()
        for tell in self.tell:
            tell()


class SlowToRead(MemoryStore):
    """A store whose logs come when the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = asyncio.Event()
        self.go_on = asyncio.Event()

    async def load(self, table: str) -> list[Logged]:
        """The log, later."""
        self.reading.set()
        await self.go_on.wait()
        return await super().load(table)


def test_a_table_that_is_read_while_all_are_lost_is_not_ours() -> None:
    async def check() -> None:
        store, sharing = SlowToRead(), Losing()
        store.go_on.set()
        opened = await hub_of(store, Alone()).start_table(WANTED)
        store.go_on.clear()
        hub = hub_of(store, sharing)
        store.reading.clear()
        asking = asyncio.create_task(hub.find(opened.table.id))
        await store.reading.wait()
        sharing.lose()
        store.go_on.set()
        with pytest.raises(StoreLost):
            await asking
        assert (len(hub), sharing.own) == (0, set())
        again = await hub.find(opened.table.id)
        assert (sharing.own, hub.known(again.id)) == ({again.id}, again)
        await hub.close()

    run(check())


def test_a_table_that_is_opened_while_all_are_lost_is_not_ours() -> None:
    async def check() -> None:
        store, sharing = SlowToRead(), Losing()
        hub = hub_of(store, sharing)
        opening = asyncio.create_task(hub.start_table(WANTED))
        await store.reading.wait()
        sharing.lose()
        store.go_on.set()
        with pytest.raises(StoreLost):
            await opening
        assert len(hub) == 0
        await hub.close()

    run(check())
