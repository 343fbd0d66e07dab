"""Chat at a table: everybody reads, who sits writes, and the game does not notice."""

from typing import Any

import pytest
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.core.codec import encode
from crosstable.core.record import write_record
from crosstable.table import watch
from crosstable.table.bots import BotSet
from crosstable.table.connections import Connection
from crosstable.table.dispatch import Entry, Logged
from crosstable.table.keys import speaker
from crosstable.table.lobby import Opened
from crosstable.table.play import Started
from crosstable.table.rate_limits import Limits
from crosstable.table.records import ended_game, record_of
from crosstable.table.seats import Renamed, Sat
from crosstable.table.table import Table
from crosstable.table.talk import Chat, Chatted, TalkSet
from helpers.tables import (
    ANNA,
    BEN,
    CARDS,
    OVER,
    KeepThinker,
    MemoryStore,
    Watch,
    act,
    heard_by,
    opened,
    pass_time,
    run,
    started,
    table_of,
    until,
    when,
)


def chat(table: Table, connection: Connection, text: str, request: str = "c") -> None:
    """Say this."""
    table.ask(connection, Chat(request, text))


def line(seq: int, seat: int, name: str, text: str, *, own: bool = False) -> dict[str, Any]:
    """A line as it looks on the wire."""
    by = speaker({"Anna": ANNA, "Ben": BEN}[name])
    return {"seq": seq, "seat": seat, "name": name, "text": text, "own": own, "by": by, "phrase": None}


async def refused(table: Table, connection: Connection, text: str) -> Any:
    """Why this cannot be said."""
    chat(table, connection, text, f"no {text[:9]}")
    return (await until(connection, "denied"))["why"]


@pytest.mark.parametrize(
    ("entries", "seq"), [(opened(), 4), (started(), 5), ([*started(), *OVER], 7)], ids=["lobby", "playing", "over"]
)
def test_a_line_reaches_everybody_and_brings_nothing_else(entries: list[Entry], seq: int) -> None:
    async def check() -> None:
        table = await table_of(entries)
        anna, ben, watcher = table.connect(ANNA, None), table.connect(BEN, None), table.connect(None, None)
        chat(table, anna, "Hello, Ben!")
        for connection in (anna, ben, watcher):
            news = await until(connection, "news")
            assert news == {
                "is": "news", "seq": seq, "you": None, "table": None, "play": None, "events": [],
                "chat": [line(seq, 0, "Anna", "Hello, Ben!", own=connection is anna)], "stage": None,
            }  # fmt: skip
        assert await heard_by(anna) == {"is": "done", "id": "c", "seq": seq}
        await table.close()

    run(check())


def test_who_watches_reads_but_does_not_write() -> None:
    async def check() -> None:
        table = await table_of([*opened(), Chatted(ANNA, "Hello!")])
        stranger, nobody = table.connect("a token without a seat", None), table.connect(None, None)
        for connection in (stranger, nobody):
            assert (await heard_by(connection))["chat"] == [line(4, 0, "Anna", "Hello!")]
            assert await refused(table, connection, "Me too") == {"key": "table-watching", "args": {}}
        assert table.state.seq == 4
        await table.close()

    run(check())


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  one \n two\t\tthree ", "one two three"),
        ("<b>bold</b> https://example.org", "<b>bold</b> https://example.org"),
        ("left\u202eright\u0000\u200b", "leftright"),
        ("x" * 300, "x" * 300),
        ("  " + "x" * 300 + "  ", "x" * 300),
    ],
)
def test_a_line_is_cleaned(typed: str, shown: str) -> None:
    async def check() -> None:
        table = await table_of(opened())
        ben = table.connect(BEN, None)
        chat(table, ben, typed)
        assert (await until(ben, "news"))["chat"] == [line(4, 1, "Ben", shown, own=True)]
        await table.close()

    run(check())


def test_an_empty_or_long_line_is_refused() -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna = table.connect(ANNA, None)
        assert await refused(table, anna, " \u200b\n") == {"key": "table-chat-empty", "args": {}}
        assert await refused(table, anna, "x" * 301) == {"key": "table-chat-long", "args": {"most": 300}}
        assert table.state.seq == 3
        await table.close()

    run(check())


def test_who_talks_too_much_at_once_has_to_wait() -> None:
    async def check() -> None:
        table = await table_of(opened(), limits=Limits(chat_burst=2, lines_a_second=0.0))
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        for number in (1, 2):
            chat(table, anna, "Hey", f"r{number}")
            assert (await until(anna, "done"))["id"] == f"r{number}"
        assert (await refused(table, anna, "Hey"))["key"] == "table-chat-fast"
        chat(table, anna, "Hey", "r1")
        assert (await until(anna, "done"))["seq"] == 4, "what was said already is answered, not counted"
        chat(table, ben, "Enough!")
        assert (await until(ben, "done"))["seq"] == 6
        await table.close()

    run(check())


def test_a_line_survives_a_restart_and_is_said_once() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(), store=store)
        anna = table.connect(ANNA, None)
        for _ in range(2):
            chat(table, anna, "Still there?")
            assert (await until(anna, "done"))["seq"] == 5
        await table.close()
        after = await table_of([step.entry for step in store.logs["t1"]])
        anna, ben = after.connect(ANNA, None), after.connect(BEN, None)
        assert (await heard_by(anna))["chat"] == [line(5, 0, "Anna", "Still there?", own=True)]
        assert (await heard_by(ben))["chat"] == [line(5, 0, "Anna", "Still there?")]
        chat(after, anna, "Still there?")
        assert (await until(anna, "done"))["seq"] == 5
        assert after.state.seq == 5
        await after.close()

    run(check())


def test_a_line_keeps_the_name_and_the_seat_of_its_moment() -> None:
    async def check() -> None:
        turned = Started(b"\2" * 32, turn=True)
        table = await table_of([*started(), Chatted(ANNA, "Mine"), *OVER, Renamed(ANNA, "Adele"), turned])
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        sync = await heard_by(anna)
        assert sync["you"]["seat"] == 1
        assert sync["chat"] == [line(5, 0, "Anna", "Mine", own=True)]
        assert (await heard_by(ben))["chat"] == [line(5, 0, "Anna", "Mine")]
        await table.close()

    run(check())


def test_a_gap_brings_the_lines_that_were_missed() -> None:
    async def check() -> None:
        table = await table_of([*started(), Chatted(BEN, "Known")])
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        table.disconnect(anna)
        chat(table, ben, "One", "b1")
        act(table, ben, "b2")
        chat(table, ben, "Two", "b3")
        while (await until(ben, "done"))["id"] != "b3":
            pass
        back = table.connect(ANNA, 5)
        first, second, third = [await heard_by(back) for _ in range(3)]
        assert [first["chat"], second["chat"], third["chat"]] == [
            [line(6, 1, "Ben", "One")],
            [],
            [line(8, 1, "Ben", "Two")],
        ]
        assert (first["play"], second["events"]) == (None, [{"type": "has_decided", "seat": 1}])
        assert (third["play"]["view"]["decided"], third["table"]["phase"]) == (1, "playing")
        assert (await heard_by(back))["is"] == "here"
        await table.close()

    run(check())


def test_the_newest_two_hundred_lines_are_kept() -> None:
    async def check() -> None:
        table = await table_of([*opened(), *(Chatted(ANNA, f"line {n}") for n in range(1, 206))])
        said = (await heard_by(table.connect(BEN, None)))["chat"]
        assert (len(said), said[0]["text"], said[-1]["text"]) == (200, "line 6", "line 205")
        await table.close()

    run(check())


def test_neither_clocks_nor_bots_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Watch(10_000)
    monkeypatch.setattr(watch, "now", clock)

    async def check() -> None:
        with_bot: list[Entry] = [
            Opened("secret_cards", "BCDF", {"time": 60_000}, 2, "", True, bytes(32)),
            Sat(0, ANNA, "Anna"), BotSet((1,), BotChoice("easy")), Started(b"\1" * 32),
        ]  # fmt: skip
        thinker = KeepThinker()
        thinker.gate.clear()
        table = await table_of(with_bot, thinker=thinker)
        anna = table.connect(ANNA, None)
        before = table.state.round
        chat(table, anna, "What do you think, bot?")
        await until(anna, "done")
        assert table.state.round is before
        thinker.gate.set()
        await when(lambda: table._bots._at_work[1].answer is not None)  # Anna may decide first
        pass_time(table, clock)
        assert (await until(anna, "news"))["events"] == [{"type": "has_decided", "seat": 1}]
        assert (len(thinker.asked), thinker.cancelled) == (1, 0)
        assert b"What do you think" not in encode(thinker.asked)
        await table.close()

    run(check())


@pytest.mark.parametrize("kept", [False, True])
def test_the_record_of_a_game_has_free_chat_only_if_the_table_agreed(kept: bool) -> None:
    timed: list[tuple[int, Entry]] = list(zip(range(1_000, 7_000, 1_000), [*started(), *OVER], strict=True))
    talk: list[tuple[int, Entry]] = [
        (3_100, TalkSet(kept, watchers=True)), (3_500, Chatted(ANNA, "too early")),
        (4_100, Chatted(ANNA, "psst")), (5_100, Chatted(BEN, "psst yourself")), (6_100, Chatted(BEN, "too late")),
    ]  # fmt: skip
    records = []
    for said in ([], talk):
        steps = sorted([*timed, *said], key=lambda step: step[0])
        log = [Logged(n, ANNA, at, entry) for n, (at, entry) in enumerate(steps, start=1)]
        records.append(record_of(ended_game(log, 1, {"secret_cards": CARDS})))
    bare, told = records
    assert replace(told, talk=()) == bare
    assert [(s.after, s.seat, s.at, s.text) for s in told.talk] == (
        [(0, 0, 100, "psst"), (1, 1, 1_100, "psst yourself")] if kept else []
    )
    assert (write_record(bare) == write_record(told)) is not kept
