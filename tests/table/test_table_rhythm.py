"""Where many tables play they work together, each a moment later; where few do, nothing waits."""

import asyncio
import os
import threading
from pathlib import Path

import pytest

from crosstable.core import StoreFailed
from crosstable.table import sqlite, watch
from crosstable.table.dispatch import Logged
from crosstable.table.host import Closed
from crosstable.table.rhythm import LONGEST, PRESSES, Rhythm
from crosstable.table.sqlite import SqliteStore
from crosstable.table.store import Append
from crosstable.table.talk import Chat
from helpers.tables import ANNA, Watch, run, started, table_of


def test_few_tables_do_not_wait_however_fast_they_play() -> None:
    rhythm = Rhythm()
    assert {rhythm.wait(f"t{n % 10}", n / 1000) for n in range(5_000)} == {0.0}


def test_the_more_tables_play_the_longer_a_step_waits_up_to_a_bound() -> None:
    rhythm = Rhythm()
    waits = [rhythm.wait(f"t{n}", 1 + n / 1000) for n in range(100)]
    assert waits[:10] == [0.0] * 10
    assert waits == sorted(waits)
    assert waits[20] < waits[99] == rhythm.wait("t99", 1.9) == LONGEST


def test_tables_that_have_stopped_do_not_count_any_more() -> None:
    rhythm = Rhythm()
    for n in range(100):
        rhythm.wait(f"t{n}", n / 1000)
    assert rhythm.wait("t0", 1.5) > 0, "they have played a moment ago"
    assert rhythm.wait("t0", 9.0) == 0.0


def test_those_who_wait_work_in_one_go_and_one_that_fails_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wait = 0.3  # a busy machine may look at its clock after more than the real moment
    monkeypatch.setattr("crosstable.table.rhythm.LONGEST", wait)
    monkeypatch.setattr("crosstable.table.rhythm._FOR_EACH", wait)

    async def check() -> None:
        rhythm, done = Rhythm(), list[str]()

        def fails() -> None:
            done.append("bad")
            raise ValueError

        for n in range(30):
            rhythm.soon(f"t{n}", lambda: None)
        await asyncio.sleep(0.02)
        rhythm.soon("t0", lambda: done.append("a"))
        rhythm.soon("t1", fails)
        rhythm.soon("t2", lambda: done.append("c"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert done == [], "they wait for others"
        await asyncio.sleep(2 * wait)
        assert done == ["a", "bad", "c"]

    run(check())


def test_many_do_not_wait_for_more() -> None:
    async def check() -> None:
        rhythm, done = Rhythm(), list[int]()
        for _ in range(2):
            for n in range(64):
                rhythm.soon(f"t{n}", lambda: done.append(1))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert len(done) == 128

    run(check())


def test_a_table_whose_clock_is_about_to_run_out_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was in time would else be late by what the others need."""

    async def check() -> None:
        clock = Watch(10_000)
        monkeypatch.setattr(watch, "now", clock)
        table = await table_of(started(time=60), at=8_000)
        waited: list[str] = []
        monkeypatch.setattr(table._rhythm, "soon", lambda name, work: waited.append(name))
        ends = table.state.clock_ends()
        assert ends is not None
        clock.now = ends - 1
        await table.submit(ANNA, Chat("a", "hello"))
        assert waited == []
        clock.now = ends - 10_000
        waiting = asyncio.create_task(table.submit(ANNA, Chat("b", "hello")))
        await asyncio.sleep(0)
        assert waited == [table.id]
        waiting.cancel()
        await table.close()

    run(check())


async def waiting_rhythm() -> Rhythm:
    """One where a table waits for others, after a few have worked together."""
    rhythm = Rhythm()
    for n in range(30):
        rhythm.soon(f"t{n}", lambda: None)
    await asyncio.sleep(2 * LONGEST)
    rhythm.soon("t0", lambda: None)
    await asyncio.sleep(2 * LONGEST)
    return rhythm


def test_while_tables_wait_nothing_need_be_read_and_what_has_come_is_judged_with_the_rest() -> None:
    async def check() -> None:
        rhythm, done = await waiting_rhythm(), list[str]()

        def gather() -> None:
            done.append("read")
            rhythm.soon("t1", lambda: done.append("b"))

        assert not rhythm.hold(gather), "nobody waits"
        rhythm.soon("t0", lambda: done.append("a"))
        assert rhythm.hold(gather)
        assert done == []
        await asyncio.sleep(2 * LONGEST)
        assert done == ["read", "a", "b"]
        assert not rhythm.hold(gather)

    run(check())


def test_what_was_gathered_may_be_much_and_is_judged_once() -> None:
    async def check() -> None:
        rhythm, done = await waiting_rhythm(), list[int]()

        def gather() -> None:
            for n in range(99):
                rhythm.soon(f"t{n}", lambda: done.append(1))

        rhythm.soon("t0", lambda: done.append(0))
        assert rhythm.hold(gather)
        await asyncio.sleep(2 * LONGEST)
        assert len(done) == 100
        rhythm.soon("t0", lambda: None)
        assert not rhythm.hold(lambda: None), "where so much comes it is read as it comes"

    run(check())


@pytest.mark.parametrize("left", [0, PRESSES, PRESSES + round(1000 * LONGEST)])
def test_nothing_stays_unread_where_a_clock_is_about_to_run_out(monkeypatch: pytest.MonkeyPatch, left: int) -> None:
    """It would be late by as long as it was not read."""

    async def check() -> None:
        clock = Watch(10_000)
        monkeypatch.setattr(watch, "now", clock)
        rhythm = await waiting_rhythm()
        rhythm.soon("t0", lambda: None)
        for moment in range(10_000, 10_200, 7):
            rhythm._ends.clear()
            clock.now = moment
            rhythm.ends(moment + left)
            assert not rhythm.hold(lambda: None)
            rhythm._ends.clear()
            rhythm.ends(moment + 1_000)
            assert rhythm.hold(lambda: None)

    run(check())


def test_a_table_tells_when_its_clock_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        clock = Watch(10_000)
        monkeypatch.setattr(watch, "now", clock)
        table = await table_of(started(time=60), at=8_000)
        told: list[int] = []
        monkeypatch.setattr(table._rhythm, "ends", told.append)
        await table.submit(ANNA, Chat("a", "hello"))
        assert told == [table.state.clock_ends()]
        await table.close()

    run(check())


def test_ends_of_clocks_that_are_over_are_forgotten() -> None:
    rhythm, now = Rhythm(), watch.now()
    for n in range(5_000):
        rhythm.ends(now - 1_000 * n - 1_000)
    assert len(rhythm._ends) <= 1_001


def append(table: str, seq: int = 1) -> Append:
    return Append(table, (Logged(seq, "server", 0, Closed()),))


@pytest.mark.parametrize("quick", [True, False])
def test_many_tables_share_a_write_and_each_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: bool
) -> None:
    """On a quick disk the event loop writes itself, on a slow one a thread does."""
    writers: list[str] = []
    write = os.pwrite

    def counted(file: int, data: bytes, at: int) -> int:
        writers.append(threading.current_thread().name)
        return write(file, data, at)

    async def check() -> None:
        store = SqliteStore(tmp_path / "a.sqlite3")
        for n in range(20):
            await store.append(append(f"t{n}"))
        monkeypatch.setattr(os, "pwrite", counted)
        monkeypatch.setattr(sqlite, "_QUICK", 60.0 if quick else -1.0)
        await asyncio.gather(*(store.append(append(f"t{n}", 2)) for n in range(20)))
        assert writers == [threading.current_thread().name if quick else "store"]
        for n in range(20):
            assert [step.seq for step in await store.load(f"t{n}")] == [1, 2]
        await store.close()

    run(check())


def test_what_waits_when_the_store_is_closed_is_kept_and_what_comes_later_is_refused(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "a.sqlite3")
        for n in range(60):
            await store.append(append(f"t{n}"))
        last = asyncio.create_task(store.append(append("t0", 2)))
        await asyncio.sleep(0)
        await store.close()
        await last
        with pytest.raises(StoreFailed):
            await store.append(append("t0", 3))
        again = SqliteStore(tmp_path / "a.sqlite3")
        assert [step.seq for step in await again.load("t0")] == [1, 2]
        await again.close()

    run(check())
