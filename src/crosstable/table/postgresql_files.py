"""Tables of the shared store as files: backup, restore, archive. The files are those of the embedded store."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from crosstable.core import Refused

from .postgresql_schema import connect, free, prepare
from .sqlite_files import Restored, check_backup, open_file

_FILES = {"log": ("tbl", "tbl, seq, actor, entry, time"), "thoughts": ("tbl", "tbl, round, n, seat, thought"),
          "tables": ("id", "id, code, phase, public, updated")}  # fmt: skip
"""What a file has: for each table of the database which column names a table of ours, and the columns."""
_AT_ONCE = 1000
"""So many rows are in memory at once."""
_OLD = f"""SELECT id, code FROM tables WHERE phase <> 'playing' AND {free("$3")} AND id <> ALL ($2)
    AND (SELECT time FROM log WHERE tbl = id ORDER BY seq DESC LIMIT 1) < $1"""


async def _write(db: Any, file: sqlite3.Connection, ids: Sequence[str] | None) -> None:
    """Copy rows to a file as one moment had them: all of them, or those of these tables."""
    for name, (key, columns) in _FILES.items():
        logs = ids and [*ids, *(f"{one}/murmurs" for one in ids)]
        marks = ", ".join("?" * len(columns.split(",")))
        chosen = "" if ids is None else f" WHERE {key} = ANY ($1)"
        rows = db.cursor(f"SELECT {columns} FROM {name}{chosen}", *([] if ids is None else [logs]), prefetch=_AT_ONCE)
        batch: list[tuple[object, ...]] = []
        async for row in rows:
            batch.append(tuple(row))
            if len(batch) == _AT_ONCE:
                file.executemany(f"INSERT OR IGNORE INTO {name} VALUES ({marks})", batch)
                batch = []
        file.executemany(f"INSERT OR IGNORE INTO {name} VALUES ({marks})", batch)


async def archive(db: Any, before: int, but: Sequence[str], file: Path, me: int) -> int:
    """See `Store.archive`. Locked rows are left to the process that has just come for them; a table stays whose code
    another one has in the archive."""
    async with db.transaction():
        rows = await db.fetch(f"{_OLD} FOR UPDATE OF tables SKIP LOCKED", before, list(but), me)
        if not rows:
            return 0
        with closing(await asyncio.to_thread(open_file, file)) as kept:
            there = dict(kept.execute("SELECT code, id FROM tables"))
            ids = [one for one, code in rows if there.get(code, one) == one]
            kept.execute("BEGIN")
            await _write(db, kept, ids)
            kept.execute("COMMIT")  # durable there before it is deleted here
        await db.execute("DELETE FROM log WHERE tbl = ANY ($1)", [*ids, *(f"{one}/murmurs" for one in ids)])
        await db.execute("DELETE FROM thoughts WHERE tbl = ANY ($1)", ids)
        await db.execute("DELETE FROM tables WHERE id = ANY ($1)", ids)
    return len(ids)


async def backup(url: str, file: Path) -> int:
    """Copy everything, as one moment had it, to a file that appears when it is whole; how many tables."""
    begun = file.with_name(f"{file.name}.begun")
    begun.unlink(missing_ok=True)
    db = await _ready(url)
    try:
        with closing(open_file(begun)) as kept:
            kept.execute("BEGIN")
            async with db.transaction(isolation="repeatable_read", readonly=True):
                await _write(db, kept, None)
            kept.execute("COMMIT")
            found: int = kept.execute("SELECT count(*) FROM tables").fetchone()[0]
            kept.execute("PRAGMA journal_mode = DELETE")
    finally:
        await db.close()
    begun.replace(file)
    return found


async def restore(url: str, file: Path) -> Restored:
    """Bring back the tables of a backup which the store does not have."""
    check_backup(file)
    db = await _ready(url)
    try:
        with closing(open_file(file)) as kept:
            names = kept.execute("SELECT id, code FROM tables").fetchall()
            brought = 0
            for one, code in names:
                async with db.transaction():
                    taken = await db.fetchval("SELECT count(*) FROM tables WHERE id = $1 OR code = $2", one, code)
                    brought += 0 if taken else await _bring(db, kept, one)
    finally:
        await db.close()
    return Restored(brought, len(names) - brought)


async def _bring(db: Any, kept: sqlite3.Connection, one: str) -> int:
    """One table, whole."""
    for name, (key, columns) in _FILES.items():
        rows = kept.execute(f"SELECT {columns} FROM {name} WHERE {key} IN (?, ?)", (one, f"{one}/murmurs")).fetchall()
        if name == "tables":
            rows = [(*row[:3], bool(row[3]), row[4]) for row in rows]
        await db.copy_records_to_table(name, records=rows, columns=columns.split(", "))
    return 1


async def _ready(url: str) -> Any:
    """A connection to a database that has everything it needs; Refused if there is none."""
    import asyncpg

    try:
        async with asyncpg.create_pool(
            url, min_size=1, max_size=1, server_settings={"search_path": "crosstable"}
        ) as pool:
            await prepare(pool)
        return await connect(url)
    except (OSError, asyncpg.PostgresError, ValueError) as error:
        raise Refused("store-cannot-connect", detail=str(error)) from None
