"""The shared store: what PostgreSQL adds to what every store promises."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from cli.typing_in import run as type_in
from crosstable.core.errors import Refused, SeqTaken, StoreFailed, StoreLost
from crosstable.table import postgresql_files, stores
from crosstable.table.dispatch import Logged
from crosstable.table.postgresql import PostgresStore
from crosstable.table.seats import Renamed
from crosstable.table.sqlite import SqliteStore
from crosstable.table.sqlite_files import Restored
from crosstable.table.store import Append, Indexed, StoredThought
from helpers.tables import ANNA, log_of, opened, run, when


def renamed(seq: int) -> Logged:
    return Logged(seq, ANNA, 5, Renamed(ANNA, f"Anna {seq}"))


async def opened_store(url: str) -> PostgresStore:
    store = PostgresStore(url, ":8000")
    await store.open()
    return store


async def cut(url: str, store: PostgresStore) -> None:
    """The line of a store breaks."""
    db = await asyncpg.connect(url)
    await db.execute("SELECT pg_terminate_backend($1)", store._db.get_server_pid())
    await db.close()


def test_of_two_writers_one_gets_a_number(postgres: str) -> None:
    async def check() -> None:
        first, second = await opened_store(postgres), await opened_store(postgres)
        results = await asyncio.gather(
            *(store.append(Append("t1", (renamed(n),))) for n in range(1, 40) for store in (first, second)),
            return_exceptions=True,
        )
        assert [sum(isinstance(r, SeqTaken) for r in results), results.count(None)] == [39, 39]
        assert [step.seq for step in await first.load("t1")] == list(range(1, 40))
        for store in (first, second):
            await store.close()

    run(check())


def test_a_store_whose_line_breaks_says_so_and_comes_back_as_another(postgres: str) -> None:
    async def check() -> None:
        store = await opened_store(postgres)
        told: list[bool] = []
        store.on_lost(lambda: told.append(store.connected))
        was = store.number
        await store.append(Append("t1", (renamed(1),)))
        busy = asyncio.create_task(store.write(lambda db: db.execute("SELECT pg_sleep(60)")))
        await when(store._jobs.empty)
        lost = asyncio.create_task(store.append(Append("t1", (renamed(2),))))
        await cut(postgres, store)
        for writing in (busy, lost):
            with pytest.raises(StoreLost):
                await writing
        assert told == [False]
        for _ in range(3000):
            if store.healthy:
                break
            await asyncio.sleep(0.01)
        assert store.number != was
        await store.append(Append("t1", (renamed(2),)))
        assert len(await store.load("t1")) == 2
        await store.close()
        with pytest.raises(StoreFailed):
            await store.append(Append("t1", (renamed(3),)))

    run(check())


def test_a_line_that_breaks_while_nobody_writes_is_noticed_at_once(postgres: str) -> None:
    async def check() -> None:
        store = await opened_store(postgres)
        told: list[int] = []
        store.on_lost(lambda: told.append(store.number))
        was = store.number
        await cut(postgres, store)
        for _ in range(3000):
            if store.number != was:
                break
            await asyncio.sleep(0.01)
        assert (told, store.number > was, store.healthy) == ([was], True, True)
        await store.append(Append("t1", (renamed(1),)))
        await store.close()
        assert told == [was]

    run(check())


@pytest.mark.parametrize(
    "url", ["postgresql://nobody:x@127.0.0.1:9/games", "postgresql://[", "postgresql:///x?host=/no"]
)
def test_a_database_that_is_not_there_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(Refused) as error:
        run(stores.check_shared(url))
    assert error.value.why.key == "store-cannot-connect"


def test_the_doctor_looks_at_a_database_and_tells_no_password(postgres: str) -> None:
    told = type_in("doctor", "--store", f"{postgres}&password=hush")
    assert (told.exit_code, "is sound" in told.output, "hush" in told.output) == (0, True, False)


def test_a_database_of_a_newer_version_is_refused(postgres: str) -> None:
    async def check() -> None:
        await (await opened_store(postgres)).close()
        db = await asyncpg.connect(postgres)
        await db.execute("UPDATE crosstable.about SET version = 99")
        await db.close()
        with pytest.raises(Refused) as error:
            await opened_store(postgres)
        assert error.value.why.key == "store-newer"

    run(check())


def test_a_backup_goes_from_one_kind_of_store_to_the_other_and_back(postgres: str, tmp_path: Path) -> None:
    here, there, archive = tmp_path / "here", tmp_path / "there", tmp_path / "archive"

    async def fill() -> None:
        embedded = SqliteStore(tmp_path / "games.sqlite3")
        for name in ("a", "b"):
            index = Indexed(name, name.upper(), "over", public=True, updated=5)
            await embedded.append(Append(name, tuple(log_of(*opened())), index, StoredThought(1, 0, 1, b"{}")))
            await embedded.append(Append(f"{name}/murmurs", (renamed(1),)))
        await embedded.close()

    async def compare() -> None:
        first, second = await opened_store(postgres), SqliteStore(tmp_path / "other.sqlite3")
        for name in ("a", "b/murmurs"):
            assert await first.load(name) == await second.load(name) != []
        assert await first.thoughts("b", 1) == await second.thoughts("b", 1) != []
        assert await first.archive(50_000, ["a"], archive) == 1
        assert [await first.find(name) for name in "ab"] == ["a", None]
        index = Indexed("c", "B", "over", public=True, updated=5)
        await first.append(Append("c", tuple(log_of(*opened())), index))
        assert await first.archive(50_000, ["a"], archive) == 0
        assert await first.find("B") == "c", "the archive has another table of this code"
        await first.write(lambda db: db.execute("DELETE FROM tables WHERE id = 'c'"))
        await first.close()
        await second.close()
        assert await postgresql_files.restore(postgres, archive) == Restored(brought=1, kept=0)

    run(fill())
    assert stores.backup(str(tmp_path / "games.sqlite3"), here) == 2
    assert stores.restore(postgres, here) == Restored(brought=2, kept=0)
    assert stores.restore(postgres, here) == Restored(brought=0, kept=2)
    assert stores.backup(postgres, there) == 2
    assert stores.restore(str(tmp_path / "other.sqlite3"), there) == Restored(brought=2, kept=0)
    run(compare())


def test_a_backup_while_somebody_writes_is_of_one_moment(postgres: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"

    async def check() -> None:
        store = await opened_store(postgres)
        going, n = True, 0

        async def write() -> None:
            nonlocal n
            while going:
                name = f"t{n + 1}"
                index = Indexed(name, f"C{n + 1}", "over", public=True, updated=5)
                await store.append(Append(name, tuple(log_of(*opened())), index))
                n += 1

        writing, meanwhile = asyncio.create_task(write()), 0
        for _ in range(50):
            before = n
            assert before <= await postgresql_files.backup(postgres, copy) <= n + 1
            meanwhile += n > before
            with closing(sqlite3.connect(copy)) as db:
                (logs, tables) = (
                    {row[0] for row in db.execute(f"SELECT DISTINCT {key} FROM {what}")}
                    for what, key in (("log", "tbl"), ("tables", "id"))
                )
            assert logs == tables
            if meanwhile == 5:
                break
        assert meanwhile == 5, "somebody has written meanwhile"
        going = False
        await writing
        await store.close()

    run(check())
