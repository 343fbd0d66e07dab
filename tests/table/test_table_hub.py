"""All tables of a server: opened, found, brought back, put away."""

import asyncio
import gc
from collections.abc import Sequence

import pytest

from crosstable.bots.bot import BotChoice
from crosstable.core.errors import BadLog, BadSetup, Refused, StoreFailed
from crosstable.table import watch
from crosstable.table.bots import BotSet
from crosstable.table.dispatch import Entry, Logged
from crosstable.table.hub import Hub, code_length
from crosstable.table.keys import person_of
from crosstable.table.lobby import NewTable, Opened
from crosstable.table.play import Resumed, Start, Started
from crosstable.table.rate_limits import Limits
from crosstable.table.seats import Sat
from crosstable.table.store import Indexed
from helpers.tables import ANNA, CARDS, KeepThinker, MemoryStore, heard_by, log_of, run, started, when


def hub_of(store: MemoryStore | None = None, limits: Limits | None = None) -> Hub:
    return Hub({"secret_cards": CARDS}, store or MemoryStore(), KeepThinker(), limits or Limits(), 0.0)


def wanted(**more: object) -> NewTable:
    return NewTable(game="secret_cards", name="Anna", **more)  # type: ignore[arg-type]


def test_a_table_is_opened_with_its_first_seat_taken() -> None:
    async def check() -> None:
        store = MemoryStore()
        hub = hub_of(store)
        got = await hub.start_table(wanted(title=" Friday ", options={"time": 5000}))
        state = got.table.state
        assert (state.phase, state.title, state.options.time, state.seats[0].name) == ("lobby", "Friday", 5000, "Anna")
        assert (got.seat, state.host) == (0, person_of(got.token))
        assert len(state.code) == 6
        assert await hub.find(state.code.lower()) is got.table
        assert await hub.find(got.table.id) is got.table
        kept = b"".join(repr(step).encode() for step in store.logs[got.table.id])
        assert got.token.encode() not in kept
        await hub.close()

    run(check())


def test_codes_grow_with_the_tables_and_private_ones_cannot_be_guessed() -> None:
    for tables in (1, 10, 160, 161, 5_000, 100_000):
        assert 20 ** code_length(tables, public=True) >= 1_000 * tables
        assert 20 ** code_length(tables, public=False) >= 10_000_000 * tables
    assert [code_length(tables, public=True) for tables in (1, 160, 161, 5_000)] == [4, 4, 5, 6]
    assert [code_length(tables, public=False) for tables in (1, 7, 5_000)] == [6, 7, 9]


def test_a_server_with_many_tables_gives_longer_codes() -> None:
    async def check() -> None:
        store = MemoryStore()
        store.index = {f"t{i}": Indexed(f"t{i}", f"{i}", "lobby", public=True, updated=1) for i in range(5_000)}
        hub = hub_of(store)
        await hub.open()
        public, private = [await hub.start_table(wanted(public=public)) for public in (True, False)]
        assert [len(got.table.state.code) for got in (public, private)] == [6, 9]
        await hub.close()

    run(check())


def test_play_now_against_bots() -> None:
    async def check() -> None:
        hub = hub_of()
        got = await hub.start_table(wanted(bots=BotChoice("plain"), start=True))
        assert (got.table.state.phase, got.table.state.seats[1].bot) == ("playing", BotChoice("plain"))
        await hub.close()

    run(check())


@pytest.mark.parametrize(
    ("want", "why"),
    [
        (NewTable(game="chess", name="Anna"), "table-no-such-game"),
        (wanted(options={"time": -1}), "bad-options"),
        (wanted(seats=9), "bad-seats"),
        (wanted(start=True), "table-cannot-start"),
        (wanted(bots=BotChoice("genius")), "no-such-bot"),
        (wanted(title="x" * 61), "table-title-long"),
        (NewTable(game="secret_cards", name=" "), "table-name-empty"),
    ],
)
def test_a_table_that_makes_no_sense_is_not_opened(want: NewTable, why: str) -> None:
    async def check() -> None:
        store = MemoryStore()
        hub = hub_of(store)
        with pytest.raises((Refused, BadSetup)) as refused:
            await hub.start_table(want)
        assert refused.value.why.key == why
        assert store.logs == {}
        await hub.close()

    run(check())


def test_seats_are_taken_until_there_is_none() -> None:
    async def check() -> None:
        hub = hub_of()
        table = (await hub.start_table(wanted())).table
        got = await hub.seat(table, "Ben", None)
        assert (got.seat, table.state.seats[1].name) == (1, "Ben")
        for seat, why in ((None, "table-full"), (0, "table-seat-taken"), (5, "table-no-such-seat")):
            with pytest.raises(Refused) as refused:
                await hub.seat(table, "Cleo", seat)
            assert refused.value.why.key == why
        await hub.close()

    run(check())


def test_unknown_tables_are_refused() -> None:
    async def check() -> None:
        hub = hub_of()
        with pytest.raises(Refused) as refused:
            await hub.find("ZZZZ")
        assert refused.value.why.key == "table-none"
        await hub.close()

    run(check())


def test_there_is_a_limit_to_tables() -> None:
    async def check() -> None:
        hub = hub_of(limits=Limits(tables=2))
        first, second = (await hub.start_table(wanted())).table, (await hub.start_table(wanted())).table
        connections = [table.connect(None, None) for table in (first, second)]
        with pytest.raises(Refused) as refused:
            await hub.start_table(wanted())
        assert refused.value.why.key == "table-too-many"
        second.disconnect(connections[1])
        third = (await hub.start_table(wanted())).table
        assert len(hub) == 2, "the table where nobody is has made room"
        assert await hub.find(first.id) is first
        assert (await hub.find(second.id)).state == second.state
        assert len(hub) == 2
        assert await hub.find(third.id) is not third
        await hub.close()

    run(check())


def test_the_longest_idle_table_makes_room_first() -> None:
    async def check() -> None:
        hub = hub_of(limits=Limits(tables=3))
        tables = [(await hub.start_table(wanted())).table for _ in range(3)]
        for table, since in zip(tables, (2_000, 1_000, 3_000), strict=True):
            table.idle_since = since
        await hub.start_table(wanted())
        assert await hub.find(tables[0].id) is tables[0]
        assert await hub.find(tables[2].id) is tables[2]
        await hub.close()

    run(check())


def test_who_comes_while_tables_are_put_away_keeps_the_table() -> None:
    async def check() -> None:
        hub = hub_of()
        tables = [(await hub.start_table(wanted())).table for _ in range(2)]

        async def visit() -> None:
            tables[1].connect(None, None)

        visitor = asyncio.create_task(visit())
        await hub.put_away(watch.now())
        await visitor
        assert len(hub) == 1
        assert await hub.find(tables[1].id) is tables[1]
        await hub.close()

    run(check())


class SlowlyForgetting(MemoryStore):
    """Takes its time to delete what is old."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def forget(self, before: int, but: Sequence[str]) -> int:
        """Decided first, done later."""
        self.begun.set()
        await self.go_on.wait()
        return await super().forget(before, but)


def test_who_asks_for_a_table_that_is_just_being_deleted_does_not_get_half_of_it() -> None:
    async def check() -> None:
        store = SlowlyForgetting()
        hub = hub_of(store, Limits(lobby_days=1))
        code = (await hub.start_table(wanted())).table.state.code
        await hub.put_away(watch.now())
        tidying = asyncio.create_task(hub.forget(watch.now() + 10 * 86_400_000))
        await store.begun.wait()
        asking = asyncio.create_task(hub.find(code))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not asking.done()
        store.go_on.set()
        await tidying
        with pytest.raises(Refused) as why:
            await asking
        assert why.value.why.key == "table-none"
        assert len(hub) == 0
        await hub.close()

    run(check())


def test_idle_tables_are_put_away_and_come_back_once_for_all_who_ask() -> None:
    async def check() -> None:
        hub = hub_of()
        got = await hub.start_table(wanted())
        await hub.put_away(watch.now())
        assert len(hub) == 0
        first, second = await asyncio.gather(hub.find(got.table.id), hub.find(got.table.state.code))
        assert first is second
        assert first is not got.table
        assert first.state == got.table.state
        connection = first.connect(None, None)
        await hub.put_away(watch.now())
        assert len(hub) == 1, "somebody is there"
        first.disconnect(connection)
        await hub.close()

    run(check())


def test_a_table_that_is_just_giving_away_a_seat_is_not_put_away() -> None:
    async def check() -> None:
        store = MemoryStore()
        hub = hub_of(store)
        got = await hub.start_table(wanted())
        store.gate.clear()
        store.waiting.clear()
        joining = asyncio.create_task(hub.seat(got.table, "Ben", None))
        await store.waiting.wait()
        await hub.put_away(watch.now() + 1000)
        assert len(hub) == 1
        store.gate.set()
        assert (await joining).seat == 1
        await hub.close()

    run(check())


def test_a_table_whose_clock_runs_is_not_put_away() -> None:
    async def check() -> None:
        hub = hub_of()
        got = await hub.start_table(wanted(options={"time": 60_000}))
        await hub.seat(got.table, "Ben", None)
        connection = got.table.connect(person_of(got.token), None)
        got.table.ask(connection, Start("s"))
        while got.table.state.phase != "playing":
            await heard_by(connection)
        got.table.disconnect(connection)
        await hub.put_away(watch.now())
        assert len(hub) == 1
        await hub.close()

    run(check())


def test_only_public_tables_where_somebody_is_are_listed_and_those_with_room_first() -> None:
    async def check() -> None:
        hub = hub_of()
        hidden = await hub.start_table(wanted())
        full = await hub.start_table(wanted(public=True, bots=BotChoice("plain")))
        empty = await hub.start_table(wanted(public=True))
        room = await hub.start_table(wanted(public=True))
        for got in (hidden, full, room):
            got.table.connect(person_of(got.token), None)
        assert [info.id for info in await hub.listed(9)] == [room.table.id, full.table.id]
        assert empty.table.id not in [info.id for info in await hub.listed(9)]
        await hub.close()

    run(check())


def test_a_restart_brings_running_games_back_and_takes_no_time() -> None:
    async def check() -> None:
        store = MemoryStore()
        begun = watch.now() - 3_600_000
        store.logs["t1"] = log_of(*started(time=60_000), at=begun - 3_000)
        store.index["t1"] = Indexed("t1", "BCDF", "playing", True, 0)
        await store.beat(begun + 20_000)
        hub = hub_of(store)
        await hub.open()
        table = await hub.find("BCDF")
        assert table.state.phase == "playing"
        assert store.logs["t1"][-1].entry == Resumed(begun + 20_000)
        connection = table.connect(ANNA, None)
        assert 35 < (await heard_by(connection))["play"]["clocks"]["both"] <= 40
        await hub.close()

    run(check())


def test_a_restart_lets_bots_go_on() -> None:
    async def check() -> None:
        store = MemoryStore()
        entries: list[Entry] = [Opened("secret_cards", "BCDF", {}, 2, "", True, bytes(32)), Sat(0, ANNA, "Anna")]
        store.logs["t1"] = log_of(*entries, BotSet((1,), BotChoice("plain")), Started(bytes(32)))
        store.index["t1"] = Indexed("t1", "BCDF", "playing", True, 0)
        hub = hub_of(store)
        await hub.open()
        table = await hub.find("t1")
        connection = table.connect(ANNA, None)
        while table.state.seq < 5:
            await heard_by(connection)
        assert table.state.game.actors(table.state.round.state) == {0}  # type: ignore[union-attr]
        await hub.close()

    run(check())


def test_a_restart_leaves_abandoned_games_where_they_are() -> None:
    async def check() -> None:
        store = MemoryStore()
        for number in range(5):
            store.logs[f"t{number}"] = log_of(*started())
            store.index[f"t{number}"] = Indexed(f"t{number}", f"BCD{number}", "playing", True, 0)
        hub = hub_of(store, Limits(tables=2))
        await hub.open()
        assert len(hub) == 0
        await hub.start_table(wanted())
        assert (await hub.find("BCD3")).state.phase == "playing"
        await hub.close()

    run(check())


def test_a_table_of_a_game_that_is_gone_does_not_stop_the_others() -> None:
    async def check() -> None:
        store = MemoryStore()
        store.logs["old"] = log_of(Opened("ludo", "BCDG", {}, 2, "", True, bytes(32)))
        store.index["old"] = Indexed("old", "BCDG", "playing", True, 0)
        store.logs["t1"] = log_of(*started())
        store.index["t1"] = Indexed("t1", "BCDF", "playing", True, 0)
        hub = hub_of(store)
        await hub.open()
        assert (await hub.find("t1")).state.phase == "playing"
        with pytest.raises(BadLog) as refused:
            await hub.find("old")
        assert refused.value.why.key == "store-damaged-table"
        await hub.close()

    run(check())


class Closed(MemoryStore):
    """What is asked for cannot be read any more, and that takes a while to see."""

    closed = False

    async def load(self, table: str) -> list[Logged]:
        """Refuses once it is closed."""
        if not self.closed:
            return await super().load(table)
        await asyncio.sleep(0.01)
        raise StoreFailed("closed")


def test_a_table_that_nobody_waits_for_any_more_may_fail_to_be_read() -> None:
    async def check() -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what["message"]))
        store = Closed()
        opened = await hub_of(store).start_table(wanted())
        store.closed, other = True, hub_of(store)
        asking = asyncio.create_task(other.find(opened.table.id))
        await when(lambda: bool(other._loading))
        asking.cancel()
        await when(lambda: not other._loading)
        gc.collect()
        assert asking.cancelled()
        assert complaints == []

    run(check())


def test_room_screens_count_among_those_who_watch() -> None:
    async def check() -> None:
        hub = hub_of(limits=Limits(spectators=2))
        table = (await hub.start_table(wanted())).table
        for screen in (True, False):
            table.admit(None)
            table.connect(None, None, screen=screen)
        with pytest.raises(Refused) as error:
            table.admit(None)
        assert error.value.why.key == "table-crowded"
        await hub.close()

    run(check())
