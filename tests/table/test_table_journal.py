"""The newest steps stand in a file beside the database: nothing of them is lost, and nothing old comes back."""

import asyncio
import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from crosstable.table import journal
from crosstable.table import sqlite as store_of
from crosstable.table.dispatch import Logged
from crosstable.table.examine import examine
from crosstable.table.host import Closed
from crosstable.table.sqlite import SqliteStore
from crosstable.table.sqlite_files import backup
from crosstable.table.store import Append
from helpers.tables import run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.sqlite3"


def steps_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-steps")


def append(table: str, *seqs: int) -> Append:
    return Append(table, tuple(Logged(seq, "server", 0, Closed()) for seq in seqs))


def in_database(file: Path) -> list[tuple[str, int]]:
    """The steps the database has, for who looks into nothing else."""
    db = sqlite3.connect(file)
    found = db.execute("SELECT tbl, seq FROM log ORDER BY tbl, seq").fetchall()
    db.close()
    return found


async def seqs(store: SqliteStore, table: str) -> list[int]:
    return [step.seq for step in await store.load(table)]


def after_a_kill(file: Path, change: Callable[[Path], object] = lambda _: None) -> dict[str, list[int]]:
    """What a server finds that starts where this one was killed: with the files as they are now, and then `change`."""
    there = file.parent / "killed"
    shutil.rmtree(there, ignore_errors=True)
    there.mkdir()
    for one in file.parent.glob(f"{file.name}*"):
        shutil.copy(one, there)
    change(there / file.name)

    async def found() -> dict[str, list[int]]:
        store = SqliteStore(there / file.name)
        logs = {table: await seqs(store, table) for table in ("t1", "t2", "t3")}
        await store.close()
        assert not steps_of(there / file.name).exists()
        return logs

    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, found()).result(20)


def test_what_was_acknowledged_is_found_after_a_kill_though_the_database_has_not_got_it(file: Path) -> None:
    async def check() -> None:
        store = SqliteStore(file)
        for table in ("t1", "t2"):
            await store.append(append(table, 1))
        for seq in (2, 4):
            await asyncio.gather(*(store.append(append(table, seq, seq + 1)) for table in ("t1", "t2")))
        assert in_database(file) == [("t1", 1), ("t2", 1)], "else this proves nothing"
        assert after_a_kill(file) == {"t1": [1, 2, 3, 4, 5], "t2": [1, 2, 3, 4, 5], "t3": []}
        assert await seqs(store, "t1") == [1, 2, 3, 4, 5]
        await store.close()
        assert not steps_of(file).exists()
        assert len(in_database(file)) == 10

    run(check())


def test_the_file_is_written_from_its_beginning_again_and_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_ROOM", 600)

    async def check() -> None:
        store = SqliteStore(file)
        for seq in range(1, 40):
            await store.append(append("t1", seq))
            if seq % 5 == 0:
                await store.append(append("t2", seq // 5))
            assert after_a_kill(file)["t1"] == list(range(1, seq + 1))
        assert steps_of(file).stat().st_size == 600
        assert await seqs(store, "t2") == list(range(1, 8))
        await store.close()

    run(check())


def test_a_record_that_was_not_written_whole_is_not_read_and_those_before_it_are(file: Path) -> None:
    def tear(at: int) -> Callable[[Path], object]:
        def change(there: Path) -> None:
            data = bytearray(steps_of(there).read_bytes())
            end = len(bytes(data).rstrip(b"\0"))
            data[end - at : end] = bytes(at)
            steps_of(there).write_bytes(data)

        return change

    async def check() -> None:
        store = SqliteStore(file)
        for seq in range(1, 5):
            await store.append(append("t1", seq))
        for torn in (3, 20, 40):
            assert after_a_kill(file, tear(torn))["t1"] == [1, 2, 3]
        assert after_a_kill(file, lambda there: os.truncate(steps_of(there), 30))["t1"] == [1]
        assert after_a_kill(file, lambda there: steps_of(there).write_bytes(os.urandom(5_000)))["t1"] == [1]
        await store.close()

    run(check())


def test_what_does_not_follow_the_log_of_the_database_is_left_alone(file: Path) -> None:
    """Somebody has put an older copy of the database in its place, or another one."""

    async def check() -> None:
        store = SqliteStore(file)
        await store.append(append("t1", 1))
        shutil.copy(file, file.with_name("older"))
        wal = file.with_name(f"{file.name}-wal")
        shutil.copy(wal, file.with_name("older-wal"))
        await store.append(append("t1", 2))
        await store.load("t1")
        await store.append(append("t1", 3))

        def put_older(there: Path) -> None:
            shutil.copy(file.with_name("older"), there)
            shutil.copy(file.with_name("older-wal"), f"{there}-wal")
            Path(f"{there}-shm").unlink(missing_ok=True)

        assert after_a_kill(file)["t1"] == [1, 2, 3]
        assert after_a_kill(file, put_older)["t1"] == [1]
        await store.close()

    run(check())


def test_the_database_takes_it_over_by_itself_after_a_while(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_AGE", 0.05)

    async def check() -> None:
        store = SqliteStore(file)
        await store.append(append("t1", 1))
        await store.append(append("t1", 2))
        for _ in range(200):
            await asyncio.sleep(0.02)
            if len(in_database(file)) == 2:
                break
        assert in_database(file) == [("t1", 1), ("t1", 2)]
        await store.append(append("t1", 3))
        assert after_a_kill(file)["t1"] == [1, 2, 3]
        await store.close()

    run(check())


def test_what_the_database_cannot_take_over_stays_and_is_found_later(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(journal, "_AGE", 0.05)

    async def check() -> None:
        store = SqliteStore(file)
        await store.append(append("t1", 1))
        with sqlite3.connect(file) as other:
            other.execute("ALTER TABLE log RENAME TO gone")
        await store.append(append("t1", 2))
        for _ in range(200):
            await asyncio.sleep(0.02)
            if caplog.records:
                break
        assert "cannot take over" in caplog.text
        with sqlite3.connect(file) as other:
            other.execute("ALTER TABLE gone RENAME TO log")
        other.close()
        assert after_a_kill(file)["t1"] == [1, 2]
        assert await seqs(store, "t1") == [1, 2]
        await store.close()

    run(check())


def test_where_the_journal_cannot_be_written_the_database_is(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        store = SqliteStore(file)
        await store.append(append("t1", 1))
        await store.append(append("t1", 2))
        with monkeypatch.context() as broken:
            broken.setattr(os, "pwrite", _full)
            await store.append(append("t1", 3))
            assert len(in_database(file)) == 3
        await store.append(append("t1", 4))
        assert len(in_database(file)) == 3
        assert after_a_kill(file)["t1"] == [1, 2, 3, 4]
        await store.close()

    run(check())
    assert "the journal cannot be written" in caplog.text


def _full(*_: object) -> int:
    raise OSError(28, "No space left on device")


def test_what_was_deleted_does_not_come_back(file: Path) -> None:
    """Neither while nothing else was written, nor when it stands right behind a new record of the same length."""

    async def check() -> None:
        store = SqliteStore(file)
        for table in ("t1", "t2"):
            await store.append(append(table, 1))
        for table in ("t2", "t1"):
            await store.append(append(table, 2))
        await store.forget(0, ())
        with sqlite3.connect(file) as other:
            other.execute("DELETE FROM log WHERE tbl = 't1' AND seq = 2")
        other.close()
        assert after_a_kill(file) == {"t1": [1], "t2": [1, 2], "t3": []}
        await store.append(append("t2", 3))
        assert after_a_kill(file) == {"t1": [1], "t2": [1, 2, 3], "t3": []}
        await store.close()

    run(check())


def test_who_looks_into_a_file_in_use_sees_all_of_it(file: Path) -> None:
    async def check() -> None:
        store = SqliteStore(file)
        await store.append(append("t1", 1))
        await store.append(append("t1", 2))
        backup(file, file.with_name("copy"))
        assert in_database(file.with_name("copy")) == [("t1", 1), ("t1", 2)]
        await store.append(append("t1", 3))
        examine(file)
        assert len(in_database(file)) == 3
        await store.append(append("t1", 4))
        assert await seqs(store, "t1") == [1, 2, 3, 4]
        await store.close()

    run(check())


def test_a_number_is_given_once_in_the_journal_too(file: Path) -> None:
    async def check() -> None:
        store = SqliteStore(file)
        await store.append(append("t1", 1))
        await store.append(append("t1", 2))
        results = await asyncio.gather(
            store.append(append("t1", 2)), store.append(append("t1", 3)), return_exceptions=True
        )
        assert [type(result).__name__ for result in results] == ["SeqTaken", "NoneType"]
        assert await seqs(store, "t1") == [1, 2, 3]
        await store.close()

    run(check())


def test_steps_are_kept_while_the_database_takes_others_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing of either is lost by a kill in the midst of it."""
    begun, may_end = threading.Event(), threading.Event()
    insert = journal.insert

    def slow(db: sqlite3.Connection, rows: list[journal.Row]) -> None:
        begun.set()
        assert may_end.wait(20)
        insert(db, rows)

    async def check() -> None:
        store = SqliteStore(file)
        for table in ("t1", "t2"):
            await store.append(append(table, 1))
            await store.append(append(table, 2))
        monkeypatch.setattr(store_of, "insert", slow)
        reading = asyncio.create_task(store.load("t1"))
        await asyncio.to_thread(begun.wait, 20)
        for seq in (3, 4):
            await asyncio.wait_for(store.append(append("t2", seq)), 20)
        assert len(in_database(file)) < 4, "else this proves nothing"
        monkeypatch.setattr(store_of, "insert", insert)
        assert after_a_kill(file) == {"t1": [1, 2], "t2": [1, 2, 3, 4], "t3": []}
        may_end.set()
        assert [step.seq for step in await reading] == [1, 2]
        await store.append(append("t2", 5))
        assert after_a_kill(file) == {"t1": [1, 2], "t2": [1, 2, 3, 4, 5], "t3": []}
        assert await seqs(store, "t2") == [1, 2, 3, 4, 5]
        await store.close()

    monkeypatch.setattr(store_of, "_QUICK", 60.0)
    run(check())


def test_the_database_takes_over_before_there_is_no_room_left(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_ROOM", 2_000)
    monkeypatch.setattr(store_of, "_QUICK", 60.0)

    async def check() -> None:
        store = SqliteStore(file)
        await store.append(append("t1", 1))
        for seq in range(2, 200):
            await store.append(append("t1", seq))
            for _ in range(500):
                if not store._journal or not store._journal.filling:
                    break
                await asyncio.sleep(0.01)
            else:
                pytest.fail("nobody makes room")
        assert len(in_database(file)) > 150
        assert await seqs(store, "t1") == list(range(1, 200))
        await store.close()

    run(check())


def test_a_disk_that_was_slow_once_is_not_waited_for_until_it_has_been_quick_for_a_while(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writers: list[str] = []
    write, now = os.pwrite, 0.0
    took = 0.0

    def timed(descriptor: int, data: bytes, at: int) -> int:
        nonlocal now
        now += took
        writers.append(threading.current_thread().name)
        return write(descriptor, data, at)

    async def check() -> None:
        nonlocal took
        store = SqliteStore(file)
        here = threading.current_thread().name
        await store.append(append("t1", 1))
        monkeypatch.setattr(os, "pwrite", timed)
        monkeypatch.setattr(time, "perf_counter", lambda: now)
        for seq, long in enumerate((0.001, 0.2, 0.001), 2):
            took = long
            await store.append(append("t1", seq))
        assert writers == [here, here, "store"]
        for seq in range(5, 205):
            await store.append(append("t1", seq))
        assert writers[-1] == here
        assert 50 < writers.count("store") < 150
        await store.close()

    run(check())
