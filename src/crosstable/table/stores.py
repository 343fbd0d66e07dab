"""Which store a server has: a file, or a database by its address."""

import asyncio
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from crosstable.core import Refused

from . import sqlite_files

if TYPE_CHECKING:
    from .postgresql import PostgresStore

ADDRESSES = ("postgresql://", "postgres://")


def is_address(place: str | Path) -> bool:
    """Whether this is the address of a database and not a file. Refused if it is one of another kind: it would become
    a file with a password in its name."""
    kind, address, _ = str(place).partition("://")
    if str(place).startswith(ADDRESSES):
        return True
    if address:
        raise Refused("store-unknown-kind", kind=kind[:40])
    return False


def need_postgresql() -> None:
    """Refused if the extra is not installed."""
    if find_spec("asyncpg") is None:
        raise Refused("store-no-postgresql")


async def check_shared(url: str) -> None:
    """Refused, with the reason, if this database cannot be had."""
    store = shared_store(url, kind="visitor")
    await store.open()
    await store.close()


def shared_store(url: str, address: str = "", kind: str = "server") -> "PostgresStore":
    """The store of several processes, which must still be opened."""
    need_postgresql()
    from .postgresql import PostgresStore  # late: an extra

    return PostgresStore(url, address, kind)


def backup(place: str, file: Path) -> int:
    """Copy a store, which may be in use, to a file; how many tables it has."""
    if not is_address(place):
        return sqlite_files.backup(Path(place), file)
    need_postgresql()
    from . import postgresql_files

    return asyncio.run(postgresql_files.backup(place, file))


def restore(place: str, file: Path) -> sqlite_files.Restored:
    """Bring back the tables of a backup which a store, which may be in use, does not have."""
    if not is_address(place):
        return sqlite_files.restore(Path(place), file)
    need_postgresql()
    from . import postgresql_files

    return asyncio.run(postgresql_files.restore(place, file))
