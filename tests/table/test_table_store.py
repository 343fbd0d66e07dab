"""The stores: durable, ordered, refusing what is not ours. What `Store` promises is tried with each of them."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from crosstable.core.errors import BadLog, Refused, SeqTaken, StoreFailed
from crosstable.table import stores
from crosstable.table.dispatch import Logged
from crosstable.table.postgresql import PostgresStore
from crosstable.table.seats import Renamed
from crosstable.table.spectator_chat import SpectatorChatted
from crosstable.table.sqlite import SqliteStore
from crosstable.table.store import Append, Indexed, StoredThought
from crosstable.table.talk import Chatted
from helpers.tables import ANNA, BEN, log_of, opened, run, started


def index(table: str = "t1", code: str = "BCDF", phase: str = "lobby") -> Indexed:
    return Indexed(table, code, phase, public=True, updated=1)


def renamed(seq: int) -> Logged:
    return Logged(seq, ANNA, 5, Renamed(ANNA, f"Anna {seq}"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some" / "folder" / "games.sqlite3"


Open = Callable[[], Awaitable[SqliteStore | PostgresStore]]


@pytest.fixture(params=["sqlite", "postgresql"])
def open_store(request: pytest.FixtureRequest, file: Path) -> Open:
    """Opens the same store again and again."""
    url = request.getfixturevalue("postgres") if request.param == "postgresql" else None

    async def opening() -> SqliteStore | PostgresStore:
        if url is None:
            return SqliteStore(file)
        store = PostgresStore(url)
        await store.open()
        return store

    return opening


def test_what_was_appended_is_there_after_a_restart(open_store: Open) -> None:
    async def check() -> None:
        store = await open_store()
        steps = tuple(log_of(*opened()))
        await store.append(Append("t1", steps, index(phase="playing"), StoredThought(1, 2, 0, b"{}")))
        await store.beat(77)
        await store.close()
        again = await open_store()
        assert tuple(await again.load("t1")) == steps
        assert await again.load("t2") == []
        assert await again.thoughts("t1", 1) == [StoredThought(1, 2, 0, b"{}")]
        assert await again.thoughts("t1", 2) == []
        assert await again.alive() == 77
        assert await again.unfinished() == ["t1"]
        assert [await again.find(name) for name in ("t1", "bcdf", "BCDF", "ZZZZ")] == ["t1", "t1", "t1", None]
        await again.close()

    run(check())


def test_it_is_durable_in_the_file_when_the_call_returns(file: Path) -> None:
    async def check() -> None:
        store = SqliteStore(file)
        await store.append(Append("t1", (renamed(1),)))
        with sqlite3.connect(file) as other:
            assert other.execute("SELECT tbl, seq, actor, time FROM log").fetchall() == [("t1", 1, ANNA, 5)]
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        other.close()
        await store.close()

    run(check())


def test_a_number_is_given_once_and_the_others_in_the_same_commit_stay(open_store: Open) -> None:
    async def check() -> None:
        store = await open_store()
        works = [Append("t1", (renamed(1),)), Append("t1", (renamed(2), renamed(1))), Append("t2", (renamed(1),))]
        results = await asyncio.gather(*map(store.append, works), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), SeqTaken, type(None)]
        assert await store.load("t1") == [renamed(1)], "of a refused append nothing is kept"
        assert await store.load("t2") == [renamed(1)]
        await store.close()

    run(check())


def test_one_at_fault_among_many_does_not_harm_the_others(open_store: Open) -> None:
    async def check() -> None:
        store = await open_store()
        works = [Append(f"t{n}", (renamed(1),)) for n in (1, 2, 3, 2, 4)]
        results = await asyncio.gather(*map(store.append, works), return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 3 + [SeqTaken, type(None)]
        assert [len(await store.load(f"t{n}")) for n in (1, 2, 3, 4)] == [1, 1, 1, 1]
        await store.close()

    run(check())


def test_a_code_is_given_once(open_store: Open) -> None:
    async def check() -> None:
        store = await open_store()
        await store.append(Append("t1", (renamed(1),), index("t1")))
        await store.append(Append("t1", (renamed(2),), index("t1", phase="over")))
        with pytest.raises(SeqTaken):
            await store.append(Append("t2", (renamed(1),), index("t2")))
        assert await store.load("t2") == []
        await store.close()

    run(check())


def test_many_at_once_arrive_in_order(open_store: Open) -> None:
    async def check() -> None:
        store = await open_store()
        finished: list[int] = []

        async def put(seq: int) -> None:
            await store.append(Append("t1", (renamed(seq),)))
            finished.append(seq)

        await asyncio.gather(*(put(seq) for seq in range(1, 301)))
        assert finished == list(range(1, 301))
        assert [step.seq for step in await store.load("t1")] == finished
        await store.close()

    run(check())


def test_a_write_that_fails_is_reported_and_the_store_lives_on(file: Path) -> None:
    async def check() -> None:
        store = SqliteStore(file)
        await store.append(Append("t1", (renamed(1),)))
        with sqlite3.connect(file) as other:
            other.execute("ALTER TABLE log RENAME TO gone")
        other.close()
        with pytest.raises(StoreFailed):
            await store.append(Append("t2", (renamed(1),)))
        with pytest.raises(StoreFailed):
            await store.append(Append("t1", (renamed(2),), index("t1")))
        with sqlite3.connect(file) as other:
            other.execute("ALTER TABLE gone RENAME TO log")
        other.close()
        await store.append(Append("t1", (renamed(2),)))
        assert len(await store.load("t1")) == 2
        await store.close()
        with pytest.raises(StoreFailed):
            await store.append(Append("t1", (renamed(3),)))

    run(check())


def refused(file: Path) -> str:
    with pytest.raises(Refused) as error:
        SqliteStore(file)
    assert str(file) in str(error.value)
    return error.value.why.key


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_bytes(b"this is not a database, and it is long enough to be looked at" * 20)
    assert refused(file) == "store-damaged"


def test_a_file_damaged_inside_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"

    async def fill() -> None:
        store = SqliteStore(file)
        await store.append(Append("t1", tuple(renamed(n) for n in range(1, 400))))
        await store.close()

    run(fill())
    data = bytearray(file.read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    file.write_bytes(data)
    assert refused(file) == "store-damaged"


def test_somebody_elses_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite3"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE addresses (name)")
    other.close()
    assert refused(file) == "store-foreign"


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    run(SqliteStore(file).close())
    with sqlite3.connect(file) as other:
        other.execute("PRAGMA user_version = 99")
    other.close()
    assert refused(file) == "store-newer"


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file where a folder should be")
    assert refused(tmp_path / "file" / "games.sqlite3") == "store-cannot-open"


def test_a_table_that_cannot_be_read_is_refused_alone(file: Path) -> None:
    async def check() -> None:
        store = SqliteStore(file)
        await store.append(Append("t1", (renamed(1),)))
        with sqlite3.connect(file) as other:
            other.execute("UPDATE log SET entry = '{}'")
        other.close()
        with pytest.raises(BadLog) as error:
            await store.load("t1")
        assert error.value.why.key == "store-damaged-table"
        await store.close()

    run(check())


def test_tables_without_a_game_are_forgotten_after_a_while(open_store: Open) -> None:
    async def check() -> None:
        store = await open_store()
        said = Logged(5, ANNA, 5, Chatted(ANNA, '"is":"started"'))
        logs = {"old": opened(), "played": started(), "new": opened(), "used": opened()}
        for n, (name, entries) in enumerate(logs.items()):
            updated = 99 if name == "new" else 1
            kept = Indexed(name, f"BCD{n}", "lobby", public=True, updated=updated)
            await store.append(Append(name, (*log_of(*entries), *([said] if name == "old" else [])), kept))
            await store.append(
                Append(f"{name}/murmurs", (Logged(1, BEN, 5, SpectatorChatted(BEN, "Ben", "Hm")),), None)
            )
        assert await store.forget(50, ["used"]) == 1
        assert [bool(await store.load(name)) for name in logs] == [False, True, True, True]
        assert [bool(await store.load(f"{name}/murmurs")) for name in logs] == [False, True, True, True]
        assert [await store.find(f"BCD{n}") for n in range(4)] == [None, "played", "new", "used"]
        await store.close()

    run(check())


@pytest.mark.parametrize("place", ["mysql://me:sesame@host/games", "sqlite:///games.sqlite3"])
def test_an_address_of_another_kind_of_store_is_no_file(place: str, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        stores.backup(place, tmp_path / "copy")
    assert refused.value.why.key == "store-unknown-kind"
    assert "sesame" not in str(refused.value)
