"""SQLite files with tables in them: the store itself, a backup, an archive. They all look the same inside."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from crosstable.core import Refused

from .journal import take_over

SCHEMA_VERSION = 1
_MAGIC = 0x43524F53  # "CROS": tells our files from anybody else's

_SCHEMA = """
CREATE TABLE log (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, actor TEXT NOT NULL, entry BLOB NOT NULL, time INTEGER NOT NULL,
    PRIMARY KEY (tbl, seq)
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, phase TEXT NOT NULL, public INTEGER NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_phase ON tables (phase);
CREATE TABLE thoughts (
    tbl TEXT NOT NULL, round INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, thought BLOB NOT NULL,
    PRIMARY KEY (tbl, round, n)
) WITHOUT ROWID;
CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
"""


def open_file(path: Path) -> sqlite3.Connection:
    """The file, made if it is not there yet. Refuses what is not ours, damaged or from a newer version."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise Refused("store-cannot-open", file=str(path), detail=str(error)) from None
    try:
        _prepare(db, path)
    except sqlite3.DatabaseError as error:
        db.close()
        if isinstance(error, sqlite3.OperationalError):
            raise Refused("store-cannot-open", file=str(path), detail=str(error)) from None
        raise Refused("store-damaged", file=str(path)) from None
    except Refused:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    magic, version = (db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))
    fresh = not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if not fresh and magic != _MAGIC:
        raise Refused("store-foreign", file=str(path))
    if version > SCHEMA_VERSION:
        raise Refused("store-newer", file=str(path), found=version, known=SCHEMA_VERSION)
    if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise Refused("store-damaged", file=str(path))
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 2000")
    if fresh:
        settings = f"PRAGMA application_id = {_MAGIC}; PRAGMA user_version = {SCHEMA_VERSION};"
        db.executescript(f"BEGIN; {_SCHEMA} {settings} COMMIT;")
    take_over(db, path)


@contextmanager
def _beside(path: Path, other: Path) -> Iterator[sqlite3.Connection]:
    """A store with another file of its kind at its side, under the name `other`."""
    with closing(open_file(path)) as db:
        db.execute("ATTACH ? AS other", (str(other),))
        db.execute("CREATE TEMP TABLE moved (id TEXT PRIMARY KEY)")
        yield db


_LOGS = "SELECT id FROM moved UNION ALL SELECT id || '/murmurs' FROM moved"


def _copy(db: sqlite3.Connection, source: str, target: str) -> None:
    """The tables that are named in `moved`, whole; what is there already stays as it is."""
    for name, key, ids in (
        ("log", "tbl", _LOGS), ("thoughts", "tbl", "SELECT id FROM moved"), ("tables", "id", "SELECT id FROM moved"),
    ):  # fmt: skip
        db.execute(f"INSERT OR IGNORE INTO {target}.{name} SELECT * FROM {source}.{name} WHERE {key} IN ({ids})")


def backup(path: Path, file: Path) -> int:
    """Copy a store, which may be in use, to a file that appears when it is whole; how many tables it has."""
    begun = file.with_name(f"{file.name}.begun")
    if not path.is_file():
        raise Refused("store-none", file=str(path))
    open_file(path).close()  # Refused if it is none of ours
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        begun.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as db, closing(sqlite3.connect(begun)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            found: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        begun.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise Refused("store-cannot-open", file=str(file), detail=str(error)) from None
    return found


class Restored(Struct, frozen=True):
    """What became of the tables in a backup."""

    brought: int
    """The store did not have them, and has them now."""
    kept: int
    """The store has them, or another table of the same code: nothing was changed there."""


_NEW = """INSERT INTO moved SELECT id FROM other.tables AS o WHERE NOT EXISTS
    (SELECT 1 FROM main.tables AS m WHERE m.id = o.id OR m.code = o.code)"""


def restore(path: Path, file: Path) -> Restored:
    """Bring back the tables of a backup which a store, which may be in use, does not have."""
    check_backup(file)
    with _beside(path, file) as db:
        db.execute("BEGIN IMMEDIATE")
        brought = db.execute(_NEW).rowcount
        _copy(db, "other", "main")
        db.execute("COMMIT")
        return Restored(brought, db.execute("SELECT count(*) FROM other.tables").fetchone()[0] - brought)


def check_backup(file: Path) -> None:
    """Refused if this is no backup that can be read."""
    if not file.is_file():
        raise Refused("store-none", file=str(file))
    open_file(file).close()


_OLD = """SELECT id FROM main.tables WHERE phase <> 'playing'
    AND (SELECT time FROM main.log WHERE tbl = id ORDER BY seq DESC LIMIT 1) < ?"""

_NAMESAKES = """DELETE FROM moved WHERE id IN
    (SELECT m.id FROM main.tables AS m JOIN other.tables AS o ON o.code = m.code AND o.id <> m.id)"""
"""A code is free again when its table is moved; a file has room for one table of each code."""


def archive(path: Path, before: int, but: Sequence[str], file: Path) -> int:
    """See `Store.archive`. What is in the archive is durable before anything is deleted. A table stays whose code
    another one has there."""
    open_file(file).close()
    with _beside(path, file) as db:
        db.execute(f"INSERT INTO moved {_OLD}", (before,))
        db.executemany("DELETE FROM moved WHERE id = ?", [(one,) for one in but])
        db.execute(_NAMESAKES)
        _copy(db, "main", "other")
        db.execute("BEGIN IMMEDIATE")
        # Whatever has changed since then stays.
        db.execute(f"DELETE FROM moved WHERE id NOT IN ({_OLD})", (before,))
        db.execute(f"DELETE FROM main.log WHERE tbl IN ({_LOGS})")
        db.execute("DELETE FROM main.thoughts WHERE tbl IN (SELECT id FROM moved)")
        found = db.execute("DELETE FROM main.tables WHERE id IN (SELECT id FROM moved)").rowcount
        db.execute("COMMIT")
        return found
