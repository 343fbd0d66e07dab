"""A running table: judged, durable, then told; one effect a request; time, bots, hosts."""

from typing import Any

import msgspec
import pytest

from crosstable.bots.bot import BotChoice
from crosstable.core.seats import TIME
from crosstable.table import watch
from crosstable.table.bots import FillBots, SetBot
from crosstable.table.connections import Connection
from crosstable.table.dispatch import Entry
from crosstable.table.host import PassHost
from crosstable.table.lobby import SetOptions, SetTitle, ToLobby
from crosstable.table.play import Act, Acted, CallOff, Resumed, Start
from crosstable.table.rate_limits import Limits
from crosstable.table.ready import Ready, Rematch
from crosstable.table.seats import Leave, Left, Rename, Sat, SetSeats, Sit, TakeSeat, Unseat
from crosstable.table.stand_ins import SetStandIns
from crosstable.table.table import Table
from crosstable.table.wire import Done
from helpers.tables import (
    ANNA,
    BEN,
    CLEO,
    MemoryStore,
    act,
    heard_by,
    log_of,
    opened,
    run,
    started,
    table_of,
    until,
)


async def two(table: Table) -> tuple[Connection, Connection]:
    """Anna and Ben, connected, with their first messages read."""
    anna = table.connect(ANNA, None)
    ben = table.connect(BEN, None)
    for connection, count in ((anna, 2), (ben, 1)):
        for _ in range(count):
            await heard_by(connection)
    return anna, ben


def quiet(connection: Connection) -> bool:
    """Whether nothing waits to be sent to this connection."""
    taking = connection.outbox.take()
    try:
        taking.send(None)
    except StopIteration:
        return False
    taking.close()
    return True


def test_an_action_reaches_everybody_and_its_sender_gets_an_answer() -> None:
    async def check() -> None:
        table = await table_of(started())
        anna, ben = await two(table)
        act(table, anna, "r1")
        for connection in (anna, ben):
            news = await heard_by(connection)
            assert (news["is"], news["seq"], news["events"]) == ("news", 5, [{"type": "has_decided", "seat": 0}])
        assert await heard_by(anna) == {"is": "done", "id": "r1", "seq": 5}
        assert quiet(ben)
        await table.close()

    run(check())


def test_nobody_is_told_before_it_is_durable() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(), store=store)
        anna, ben = await two(table)
        store.gate.clear()
        store.waiting.clear()
        act(table, anna, "r1")
        await store.waiting.wait()
        assert quiet(anna)
        assert quiet(ben)
        assert table.state.seq == 4
        store.gate.set()
        assert (await heard_by(ben))["seq"] == 5
        assert [step.seq for step in store.logs["t1"]] == [1, 2, 3, 4, 5]
        await table.close()

    run(check())


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(), store=store)
        anna, ben = await two(table)
        store.failing = True
        act(table, anna, "r1")
        denied = await heard_by(anna)
        assert (denied["is"], denied["why"]["key"]) == ("denied", "store-failed")
        assert quiet(ben)
        assert table.state.seq == 4
        store.failing = False
        act(table, anna, "r1")
        assert (await until(anna, "done"))["seq"] == 5, "the same request may be tried again"
        await table.close()

    run(check())


def test_what_was_stored_before_is_not_denied_because_something_else_cannot_be() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(), store=store)
        anna, ben = await two(table)
        act(table, anna, "r1")
        done = await until(anna, "done")
        store.failing = True
        act(table, anna, "r1")
        act(table, ben, "r1")
        act(table, ben, "r1")
        assert await until(anna, "done") == done
        assert [(await until(ben, "denied"))["why"]["key"] for _ in range(2)] == ["store-failed"] * 2
        assert table.state.seq == done["seq"]
        await table.close()

    run(check())


def test_a_request_sent_twice_has_one_effect_and_one_answer() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(), store=store)
        anna, _ = await two(table)
        act(table, anna, "r1")
        act(table, anna, "r1")
        assert [await until(anna, "done") for _ in range(2)] == [{"is": "done", "id": "r1", "seq": 5}] * 2
        act(table, anna, "r2")
        first = await until(anna, "denied")
        act(table, anna, "r2")
        assert await until(anna, "denied") == first
        assert len(store.logs["t1"]) == 5
        await table.close()

    run(check())


def test_a_request_sent_again_after_a_restart_has_one_effect() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(), store=store)
        anna, _ = await two(table)
        act(table, anna, "r1")
        await until(anna, "done")
        await table.close()
        entries = [step.entry for step in store.logs["t1"]]
        after = await table_of(entries)
        anna, _ = await two(after)
        act(after, anna, "r1")
        assert await heard_by(anna) == {"is": "done", "id": "r1", "seq": 5}
        assert after.state.seq == 5
        await after.close()

    run(check())


def test_somebody_elses_id_is_another_request() -> None:
    async def check() -> None:
        table = await table_of(started())
        anna, ben = await two(table)
        act(table, anna, "r1")
        act(table, ben, "r1", keep=False)
        assert (await until(anna, "done"))["seq"] == 5
        assert (await until(ben, "done"))["seq"] == 6
        assert table.state.phase == "over"
        await table.close()

    run(check())


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        (Start("r"), "table-not-while-playing"),
        (Rematch("r"), "table-not-while-playing"),
        (ToLobby("r"), "table-not-while-playing"),
        (PassHost("r", 1), "table-not-here"),
        (PassHost("r", 5), "table-no-such-seat"),
        (CallOff("r", 2), "table-other-round"),
        (SetStandIns("r", after=601), "table-grace"),
        (SetStandIns("r", bot=BotChoice("genius")), "no-such-bot"),
        (Sit("r", 1), "table-not-while-playing"),
        (SetBot("r", 1, None), "table-not-while-playing"),
        (SetOptions("r", {}), "table-not-while-playing"),
        (SetSeats("r", 2), "table-not-while-playing"),
        (Unseat("r", 0), "table-not-yourself"),
        (Act("r", 2, msgspec.Raw(b"{}")), "table-other-round"),
        (Act("r", 1, msgspec.Raw(b"{}")), "unknown-action"),
        (Act("r", 1, msgspec.Raw(b"[1")), "unknown-action"),
        (Act("r", 1, msgspec.Raw(b'{"type":"time_up"}')), "not-your-turn"),
        (Rename("r", ""), "table-name-empty"),
        (SetTitle("r", "x" * 99, True), "table-title-long"),
    ],
)
def test_refusals_while_a_game_runs(request_: Any, why: str) -> None:
    assert refusal(started(), ANNA, request_) == why


@pytest.mark.parametrize(
    ("person", "request_", "why"),
    [
        (BEN, Start("r"), "table-host-only"),
        (BEN, SetOptions("r", {}), "table-host-only"),
        (BEN, SetTitle("r", "", True), "table-host-only"),
        (BEN, Unseat("r", 0), "table-host-only"),
        (CLEO, Start("r"), "table-watching"),
        (CLEO, Act("r", 1, msgspec.Raw(b"{}")), "table-watching"),
        (ANNA, Act("r", 1, msgspec.Raw(b"{}")), "table-other-round"),
        (ANNA, Sit("r", 1), "table-seat-taken"),
        (ANNA, Sit("r", 7), "table-no-such-seat"),
        (ANNA, Sit("r", -1), "table-no-such-seat"),
        (ANNA, SetBot("r", 1, BotChoice("plain")), "table-seat-taken"),
        (ANNA, FillBots("r", BotChoice("genius")), "no-such-bot"),
        (ANNA, FillBots("r", BotChoice("plain", 1e9)), "table-bot-seconds"),
        (ANNA, SetOptions("r", {"time": "long"}), "bad-options"),
        (ANNA, SetSeats("r", 5), "bad-seats"),
        (ANNA, Rematch("r"), "table-not-while-lobby"),
        (ANNA, Unseat("r", 0), "table-not-yourself"),
    ],
)
def test_refusals_in_the_lobby(person: str, request_: Any, why: str) -> None:
    assert refusal(opened(), person, request_) == why


def refusal(entries: list[Any], person: str, request: Any) -> str:
    """The key of the sentence with which this is refused."""

    async def ask() -> str:
        table = await table_of(entries)
        connection = table.connect(person, None)
        table.ask(connection, request)
        denied = await until(connection, "denied")
        await table.close()
        assert denied["id"] == "r"
        key: str = denied["why"]["key"]
        return key

    return run(ask())


def test_a_game_cannot_start_with_empty_seats() -> None:
    assert refusal([*opened(), Left(BEN)], ANNA, Start("r")) == "table-cannot-start"


def test_a_lobby_from_the_first_seat_to_the_rematch() -> None:
    async def check() -> None:
        table = await table_of(opened()[:2])
        anna = table.connect(ANNA, None)
        sync = await heard_by(anna)
        assert sync["table"]["problem"] == {"key": "table-seats-empty", "args": {"count": 1}}
        assert isinstance(await table.submit(BEN, TakeSeat("", "anna", None)), Done)
        assert [seat["name"] for seat in (await heard_by(anna))["table"]["seats"]] == ["Anna", "anna 2"]
        table.ask(anna, Start("s"))
        news = await until(anna, "news")
        assert (news["table"]["phase"], news["play"]["commitment"]) == ("playing", sync["table"]["commitment"])
        ben = table.connect(BEN, None)
        act(table, anna, "a")
        act(table, ben, "b", keep=False)
        await until(ben, "done")
        assert table.state.phase == "over"
        table.ask(ben, Rematch("again"))
        assert (await until(ben, "denied"))["why"]["key"] == "table-host-only"
        table.ask(ben, Ready("ready", 1))
        await until(ben, "done")
        table.ask(anna, Rematch("again"))
        assert (await until(anna, "news"))["seq"] == 5
        while (await until(anna, "done"))["id"] != "again":
            pass
        assert [who.name for who in table.state.seats] == ["anna 2", "Anna"]
        await table.close()

    run(check())


def test_title_and_listing_change_one_by_one() -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna = table.connect(ANNA, None)
        for request in (SetTitle("t0", title=" Friday "), SetTitle("t1", public=False)):
            table.ask(anna, request)
            await until(anna, "done")
        assert (table.state.title, table.state.public) == ("Friday", False)
        table.ask(anna, SetTitle("t2"))
        assert (await until(anna, "done"))["seq"] == 5, "nothing has changed"
        await table.close()

    run(check())


def test_a_viewer_is_told_when_the_seat_changes() -> None:
    async def check() -> None:
        table = await table_of(opened()[:2])
        anna = table.connect(ANNA, None)
        await heard_by(anna)
        table.ask(anna, Sit("r", 1))
        assert (await heard_by(anna))["you"] == {"seat": 1, "host": True}
        assert (await until(anna, "here"))["here"] == [1]
        table.ask(anna, Leave("l"))
        assert (await until(anna, "news"))["you"] == {"seat": None, "host": False}
        await table.close()

    run(check())


def test_a_gap_is_filled_and_an_old_one_is_not() -> None:
    async def check() -> None:
        table = await table_of(started())
        anna, ben = await two(table)
        act(table, ben, "b")
        await until(ben, "done")
        table.disconnect(anna)
        back = table.connect(ANNA, 4)
        news = await heard_by(back)
        assert (news["is"], news["seq"], news["events"]) == ("news", 5, [{"type": "has_decided", "seat": 1}])
        assert news["play"]["view"]["decided"] == 1
        assert (await heard_by(back))["is"] == "here"
        assert quiet(back)
        up_to_date = table.connect(ANNA, 5)  # and no clock runs
        assert (await heard_by(up_to_date))["is"] == "here"
        for last in (2, 99, -5):
            assert (await heard_by(table.connect(ANNA, last)))["is"] == "sync"
        await table.close()

    run(check())


def test_who_missed_nothing_but_time_gets_the_clock() -> None:
    async def check() -> None:
        table = await table_of(started(time=60_000), at=watch.now() - 23_000)  # the game began 3 seconds later
        back = table.connect(ANNA, 4)
        sync = await heard_by(back)
        assert (sync["is"], sync["play"]["running"]) == ("sync", "both")
        assert 35 < sync["play"]["clocks"]["both"] <= 40
        await table.close()

    run(check())


def test_who_has_no_seat_does_not_crowd_out_remembered_answers() -> None:
    async def check() -> None:
        table = await table_of(started())
        anna, _ = await two(table)
        act(table, anna, "r1")
        done = await until(anna, "done")
        cleo = table.connect(CLEO, None)
        for n in range(600):
            table.ask(cleo, Start(f"c{n}"))
        act(table, anna, "r1")
        assert await until(anna, "done") == done
        await table.close()

    run(check())


def test_who_cannot_keep_up_gets_everything_anew() -> None:
    async def check() -> None:
        table = await table_of(opened(), limits=Limits(waiting_messages=3))
        slow, anna = table.connect(None, None), table.connect(ANNA, None)
        for n in range(6):
            table.ask(anna, Rename(f"r{n}", f"Anna {n}"))
        while table.state.seq < 9:
            await heard_by(anna)
        sync = await heard_by(slow)
        assert (sync["is"], sync["seq"], sync["table"]["seats"][0]["name"]) == ("sync", 9, "Anna 5")
        await table.close()

    run(check())


def test_spectators_watch_and_may_do_nothing() -> None:
    async def check() -> None:
        table = await table_of(started())
        anna, _ = await two(table)
        cleo = table.connect(None, None)
        sync = await heard_by(cleo)
        assert (sync["you"], sync["play"]["view"]["card"], sync["watching"]) == ({"seat": None, "host": False}, None, 1)
        assert (await heard_by(anna)) == {
            "is": "here",
            "here": [0, 1],
            "watching": 1,
            "away": [],
            "screens": 0,
            "language": "",
        }
        table.ask(cleo, Start("r"))
        assert (await heard_by(cleo))["why"]["key"] == "table-watching"
        await table.close()

    run(check())


def test_time_runs_out_and_is_an_action_like_any_other() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(time=60_000), store=store, at=watch.now() - 3_000 - 59_990)
        anna, _ = await two(table)
        assert (await until(anna, "news"))["play"]["view"]["outcome"]["winners"] == []
        step = store.logs["t1"][-1]
        assert isinstance(step.entry, Acted)
        assert (step.actor, step.entry.seat, table.state.phase) == ("time", TIME, "over")
        await table.close()

    run(check())


def test_an_action_after_the_time_is_too_late() -> None:
    async def check() -> None:
        table = await table_of(started(time=1_000), at=watch.now() - 60_000)
        anna = table.connect(ANNA, None)
        act(table, anna, "r1")
        assert (await until(anna, "denied"))["why"]["key"] == "game-over"
        await table.close()

    run(check())


def test_downtime_does_not_count() -> None:
    async def check() -> None:
        store = MemoryStore()
        begun = watch.now() - 3_600_000
        # the game began three seconds after the table; the server lived ten seconds longer, then was away for an hour
        table = await table_of(started(time=60_000), store=store, at=begun - 3_000, gone=begun + 10_000)
        anna = table.connect(ANNA, None)
        left = (await heard_by(anna))["play"]["clocks"]["both"]
        assert 45 < left <= 50
        assert store.logs["t1"][-1].entry == Resumed(begun + 10_000)
        await table.close()

    run(check())


def test_a_table_written_to_by_somebody_else_is_read_again() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(opened(), store=store)
        anna = table.connect(ANNA, None)
        await heard_by(anna)
        store.logs["t1"].append(log_of(*opened(), Left(BEN))[-1])
        table.ask(anna, Start("s"))
        sync = await until(anna, "sync")
        assert (sync["seq"], sync["table"]["seats"][1]["kind"]) == (4, "empty")
        assert (await until(anna, "denied"))["why"]["key"] == "store-failed"
        await table.close()

    run(check())


@pytest.mark.parametrize("entries", [opened(), started()], ids=["lobby", "playing"])
def test_a_host_who_stays_away_is_replaced(entries: list[Entry]) -> None:
    async def check() -> None:
        table = await table_of(entries, limits=Limits(host_away=0.01))
        ben = table.connect(BEN, None)
        assert (await until(ben, "news"))["you"] == {"seat": 1, "host": True}
        await table.close()

    run(check())


def test_a_host_frees_the_seat_of_somebody_who_is_away() -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna = table.connect(ANNA, None)
        table.ask(anna, Unseat("u", 1))
        assert (await until(anna, "news"))["table"]["seats"][1]["kind"] == "empty"
        await table.close()

    run(check())


def test_one_seat_has_one_allowance_however_often_it_is_connected() -> None:
    async def check() -> None:
        table = await table_of([*opened()[:2], Sat(1, BEN, "Ben")], limits=Limits(request_burst=2, requests_a_second=0))
        first, second, watcher = table.connect(ANNA, None), table.connect(ANNA, None), table.connect(None, None)
        assert [first.may_ask(), second.may_ask(), first.may_ask(), second.may_ask()] == [True, True, False, False]
        assert watcher.may_ask()
        await table.close()

    run(check())
