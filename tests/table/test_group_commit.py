"""A step waits a moment for those of other tables where many play, and never where few do."""

import asyncio
from pathlib import Path
from sqlite3 import Connection

import pytest

from crosstable.core import StoreFailed
from crosstable.table import sqlite
from crosstable.table.dispatch import Logged
from crosstable.table.group_commit import Company
from crosstable.table.host import Closed
from crosstable.table.sqlite import SqliteStore
from crosstable.table.store import Append
from helpers.tables import run


def test_few_tables_do_not_wait_however_fast_they_play() -> None:
    company = Company()
    assert {company.wait(f"t{n % 10}", n / 1000) for n in range(5_000)} == {0.0}


def test_the_more_tables_play_the_longer_a_step_waits_up_to_a_bound() -> None:
    company = Company()
    waits = [company.wait(f"t{n}", 1 + n / 1000) for n in range(100)]
    assert waits[:10] == [0.0] * 10
    assert waits == sorted(waits)
    assert waits[20] < waits[99] == company.wait("t99", 1.9) == 0.02


def test_tables_that_have_stopped_do_not_count_any_more() -> None:
    company = Company()
    for n in range(100):
        company.wait(f"t{n}", n / 1000)
    assert company.wait("t0", 1.5) > 0, "they have played a moment ago"
    assert company.wait("t0", 9.0) == 0.0


def append(table: str, seq: int = 1) -> Append:
    return Append(table, (Logged(seq, "server", 0, Closed()),))


def test_many_tables_share_a_commit_and_each_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit = sqlite._commit

    def counted(db: Connection, works: list[sqlite.Work]) -> list[sqlite.Result]:
        commits.append(len(works))
        return commit(db, works)

    monkeypatch.setattr(sqlite, "_commit", counted)

    async def check() -> None:
        store = SqliteStore(tmp_path / "a.sqlite3")
        for n in range(20):
            await store.append(append(f"t{n}"))
        commits.clear()
        await asyncio.gather(*(store.append(append(f"t{n}", 2)) for n in range(20)))
        assert commits == [20]
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
