"""Backup, restore and archive, while somebody writes."""

import asyncio
from pathlib import Path

import pytest

from crosstable.core.errors import Refused
from crosstable.table.dispatch import Logged
from crosstable.table.examine import examine
from crosstable.table.seats import Renamed
from crosstable.table.sqlite import SqliteStore
from crosstable.table.sqlite_files import Restored, backup, restore
from crosstable.table.store import Append, Indexed, StoredThought
from helpers.secret_cards import SecretCards
from helpers.tables import ANNA, log_of, opened, run, started


async def fill(store: SqliteStore, *names: str, phase: str = "lobby", at: int = 5) -> None:
    """Tables of these names and codes."""
    for name in names:
        steps = tuple(log_of(*(started() if phase == "playing" else opened()), at=at))
        thought = StoredThought(1, 0, 1, b"{}")
        await store.append(Append(name, steps, Indexed(name, name.upper(), phase, public=True, updated=at), thought))
        await store.append(Append(f"{name}/murmurs", steps[:1]))


def test_a_backup_of_a_store_in_use_is_whole_and_can_be_brought_back(tmp_path: Path) -> None:
    store_file, copy, other = (tmp_path / name for name in ("games.sqlite3", "deep/copy.backup", "other.sqlite3"))

    async def check() -> None:
        store = SqliteStore(store_file)
        await fill(store, "a", "b", phase="playing")
        going, n = True, 100

        async def write() -> None:
            nonlocal n
            while going:
                n += 1
                await store.append(Append("busy", (Logged(n, ANNA, 5, Renamed(ANNA, "Anna")),)))

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.02)
        assert await asyncio.to_thread(backup, store_file, copy) == 2
        going = False
        await writing
        assert [p.name for p in copy.parent.iterdir()] == ["copy.backup"], "one file, and nothing half done"
        fresh = SqliteStore(other)
        await fill(fresh, "b", phase="lobby", at=9)
        assert await asyncio.to_thread(restore, other, copy) == Restored(brought=1, kept=1)
        assert await asyncio.to_thread(restore, other, copy) == Restored(brought=0, kept=2)
        for name in ("a", "a/murmurs"):
            assert await fresh.load(name) == await store.load(name) != []
        assert await fresh.thoughts("a", 1) == await store.thoughts("a", 1) != []
        assert (await fresh.load("b"))[0].at == 9, "what is there stays"
        assert await fresh.find("A") == "a"
        await fresh.close()
        await store.close()

    run(check())


def test_what_is_old_is_moved_and_can_be_brought_back(tmp_path: Path) -> None:
    file, archive = tmp_path / "games.sqlite3", tmp_path / "archive.sqlite3"

    async def check() -> None:
        store = SqliteStore(file)
        await fill(store, "old", "used", phase="over", at=5)
        await fill(store, "new", phase="over", at=1_000_000)
        await fill(store, "running", phase="playing", at=5)
        before = {name: await store.load(name) for name in ("old", "old/murmurs")}
        assert await store.archive(500_000, ["used"], archive) == 1
        assert await store.archive(500_000, ["used"], archive) == 0
        assert [await store.find(name) for name in ("old", "used", "new", "running")] == [
            None,
            "used",
            "new",
            "running",
        ]
        assert await store.load("old") == await store.load("old/murmurs") == []
        assert await asyncio.to_thread(restore, file, archive) == Restored(brought=1, kept=0)
        assert {name: await store.load(name) for name in before} == before
        await store.close()

    run(check())


def test_a_table_whose_code_another_one_has_in_the_archive_is_not_lost(tmp_path: Path) -> None:
    file, archive, other = (tmp_path / name for name in ("games.sqlite3", "archive.sqlite3", "other.sqlite3"))

    async def check() -> None:
        store = SqliteStore(file)
        for name in ("first", "second"):  # of the same code, which is free again when the first is moved
            index = Indexed(name, "BCDF", "over", public=True, updated=5)
            await store.append(Append(name, tuple(log_of(*opened(), at=5)), index))
            await store.archive(500_000, [], archive)
        assert await store.find("BCDF") == "second", "it waits here"
        assert await store.load("second")
        await store.close()

    run(check())
    assert restore(other, archive) == Restored(brought=1, kept=0)


def test_what_is_no_backup_is_refused_and_a_damaged_table_is_found(tmp_path: Path) -> None:
    file, foreign = tmp_path / "games.sqlite3", tmp_path / "foreign"
    foreign.write_bytes(b"something else " * 100)
    for broken in (foreign, tmp_path / "nowhere"):
        with pytest.raises(Refused):
            restore(file, broken)
        with pytest.raises(Refused):
            backup(broken, tmp_path / "copy")

    async def spoil() -> None:
        store = SqliteStore(file)
        await fill(store, "sound")
        index = Indexed("bad", "BAD", "lobby", public=True, updated=5)
        await store.append(Append("bad", (Logged(1, ANNA, 5, Renamed(ANNA, "Anna")),), index))
        await store.close()

    run(spoil())
    found = examine(file, {"secret_cards": SecretCards()})
    assert (found.tables, found.damaged) == (2, ("bad",))
