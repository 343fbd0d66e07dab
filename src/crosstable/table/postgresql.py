"""The shared store: PostgreSQL. One connection of a process writes, in one commit for everything that waits.

That connection also holds the lock by which others know that the process lives. So a process that has lost its tables
cannot write to them any more: it has lost the connection with them. The unique key (table, position) is the last judge.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from crosstable.core import Refused, SeqTaken, StoreFailed
from crosstable.core.codec import encode
from crosstable.core.errors import StoreLost

from .dispatch import Logged
from .log import read_entry
from .postgresql_files import archive
from .postgresql_schema import ALIVE, LOCKS, MARK, connect, free, prepare
from .store import Append, StoredThought, Submitting

log = logging.getLogger(__name__)

T = TypeVar("T")
Db = Any
"""A connection; asyncpg has no types of its own."""
Work = Callable[[Db], Awaitable[Any]]

_LARGEST_BATCH = 500
_AGAIN = 0.5
"""Seconds between two attempts to connect again."""
_GONE = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError)
"""Errors of the line. What was under way may have become durable or not."""


class PostgresStore(Submitting):
    """See `Store`."""

    def __init__(self, url: str, address: str = "", kind: str = "server") -> None:
        """`address`: host and port at which other processes reach this one; without a host as the database sees it."""
        self.url = url
        self._address, self._kind = address, kind
        self.number = 0
        """The number of this process among those that have ever shared the store; a new one after every loss."""
        self.secret = ""
        self._jobs: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self._db: Db = None
        self._readers: Db = None
        self._failed = False
        self._lost: list[Callable[[], None]] = []
        self._heard: list[Callable[[str], None]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect and begin to write. Refused if the database cannot be had or is not ours."""
        try:
            self._readers = await asyncpg.create_pool(self.url, min_size=1, max_size=4, server_settings=_SETTINGS)
            self.secret = await prepare(self._readers)
            await self._connect()
        except (*_GONE, asyncpg.PostgresError, ValueError, Refused) as error:
            if self._readers is not None:
                self._readers.terminate()
            if isinstance(error, Refused):
                raise
            raise Refused("store-cannot-connect", detail=str(error)) from None
        self._tasks = [asyncio.create_task(self._run())]

    async def _connect(self) -> None:
        """The writer's connection, with a new number and its lock; news of the other processes come in there."""
        db = await connect(self.url)
        host, _, port = self._address.rpartition(":")
        seen_at = host or await db.fetchval("SELECT host(inet_client_addr())") or "127.0.0.1"
        number = await db.fetchval("SELECT nextval(pg_get_serial_sequence('processes', 'id'))")
        await db.execute(f"SELECT pg_advisory_lock({LOCKS}, {number})")  # before anybody can see the process
        await db.execute(_PROCESS, number, f"{seen_at}:{port}", self._kind)
        await db.add_listener("crosstable", lambda *news: self._tell(news[-1]))
        db.add_termination_listener(self._ended)
        self._db, self.number, self._failed = db, number, False

    def _ended(self, db: Db) -> None:
        """The line may break while nobody writes: the writer finds it out now, for others may have the tables."""
        if db is self._db:
            nobody: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            nobody.cancel()
            self._jobs.put_nowait((_nothing, nobody))

    @property
    def connected(self) -> bool:
        """Whether this process lives in the eyes of the others."""
        return self._db is not None and not self._db.is_closed()

    async def say(self, news: str) -> None:
        """Tell this to all processes, in the next commit."""
        await self.write(lambda db: db.execute("SELECT pg_notify('crosstable', $1)", news))

    def _tell(self, news: str) -> None:
        for hear in self._heard:
            hear(news)

    def on_lost(self, tell: Callable[[], None]) -> None:
        """See `Sharing.on_lost`."""
        self._lost.append(tell)

    def on_news(self, hear: Callable[[str], None]) -> None:
        """Call this with what other processes say to all, and with what this one says."""
        self._heard.append(hear)

    # ------------------------------------------------------------ writing

    async def _run(self) -> None:
        """The writer: whatever has come in while the last commit ran goes into the next one."""
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < _LARGEST_BATCH and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            try:
                await self._work(batch)
            except Exception as error:  # whatever it is: the writer must not end, and this line is not to be trusted
                self._lose(error, batch)
                await self._come_back()

    async def _work(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        """All of it in one transaction; if something in it is at fault, one by one."""
        try:
            async with self._db.transaction():
                found = await _together(self._db, [work for work, _ in batch])
        except asyncpg.PostgresError as error:
            if isinstance(error, _GONE):
                raise
            if len(batch) > 1:
                for one in batch:
                    await self._work([one])
                return
            taken = isinstance(error, asyncpg.IntegrityConstraintViolationError)
            self._failed = not taken
            _fail(batch, SeqTaken(str(error)) if taken else StoreFailed(str(error)))
            return
        self._failed = False
        for (_, done), value in zip(batch, found, strict=True):
            if not done.done():
                done.set_result(value)

    def _lose(self, error: Exception, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        """The connection is gone, and with it the lock: from now on others may have all tables of this process."""
        log.error("the connection to the store is lost", exc_info=error)
        self._failed = True
        for tell in self._lost:
            tell()
        while not self._jobs.empty():
            batch.append(self._jobs.get_nowait())
        _fail(batch, StoreLost(str(error)))

    async def _come_back(self) -> None:
        while True:
            with suppress(Exception):
                self._db.terminate()
                await self._connect()
                log.warning("the connection to the store is there again")
                return
            while not self._jobs.empty():
                _fail([self._jobs.get_nowait()], StoreFailed("no connection"))
            await asyncio.sleep(_AGAIN)

    async def write(self, work: Work) -> Any:
        """Do this on the writer's connection, in its next commit."""
        if not self._tasks or self._tasks[0].done():
            raise StoreFailed("the store is closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, done))
        return await done

    async def read(self, how: Callable[[Db], Awaitable[T]]) -> T:
        """Do this on another connection: nobody who writes waits for it."""
        try:
            async with self._readers.acquire() as db:
                return await how(db)
        except (*_GONE, asyncpg.PostgresError) as error:
            raise StoreFailed(str(error)) from None

    # ------------------------------------------------------------ the store

    @property
    def healthy(self) -> bool:
        """See `Store.healthy`."""
        return not self._failed

    async def append(self, what: Append) -> None:
        """See `Store.append`."""
        await self.write(_Appending(what, self.number))

    async def load(self, table: str) -> list[Logged]:
        """See `Store.load`."""
        rows = await self.read(lambda db: db.fetch(_LOAD, table))
        return [Logged(seq, actor, at, read_entry(entry)) for seq, actor, entry, at in rows]

    async def thoughts(self, table: str, round_: int) -> list[StoredThought]:
        """See `Store.thoughts`."""
        rows = await self.read(lambda db: db.fetch(_THOUGHTS, table, round_))
        return [StoredThought(round_, *row) for row in rows]

    async def find(self, name: str) -> str | None:
        """See `Store.find`."""
        if "\0" in name:
            return None
        found: str | None = await self.read(
            lambda db: db.fetchval("SELECT id FROM tables WHERE id = $1 OR code = $2", name, name.upper())
        )
        return found

    async def unfinished(self) -> Sequence[str]:
        """See `Store.unfinished`. Those that a living process has are in good hands."""
        rows = await self.read(
            lambda db: db.fetch(f"SELECT id FROM tables WHERE phase = 'playing' AND (owner IS NULL OR NOT {ALIVE})")
        )
        return [row[0] for row in rows]

    async def count(self) -> int:
        """See `Store.count`."""
        return int(await self.read(lambda db: db.fetchval("SELECT count(*) FROM tables")))

    async def forget(self, before: int, but: Sequence[str]) -> int:
        """See `Store.forget`. A table that any process has is not forgotten."""
        return int(await self.write(lambda db: db.fetchval(_FORGET, before, list(but), MARK, self.number)))

    async def archive(self, before: int, but: Sequence[str], file: Path) -> int:
        """See `Store.archive`."""
        return await self.read(lambda db: archive(db, before, but, file, self.number))

    async def beat(self, now: int) -> None:
        """See `Store.beat`."""
        await self.write(lambda db: db.execute("UPDATE processes SET seen = $1 WHERE id = $2", now, self.number))

    async def alive(self) -> int | None:
        """See `Store.alive`."""
        found: int | None = await self.read(lambda db: db.fetchval("SELECT max(seen) FROM processes"))
        return found

    async def close(self) -> None:
        """See `Store.close`. The lock ends with the connection, so whatever still runs here goes on elsewhere."""
        if self._tasks and self.connected:
            with suppress(StoreFailed, TimeoutError):
                await asyncio.wait_for(self.write(_nothing), 3)  # what was begun comes before it
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []
        if self._db is not None:
            self._db.terminate()
            self._readers.terminate()


def _fail(batch: list[tuple[Work, asyncio.Future[Any]]], error: StoreFailed) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)


async def _nothing(db: Db) -> None:
    """Work that only needs the line: the last of all, or a look whether it still holds."""


class _Appending:
    """The work of one append. The usual ones, steps of games, are done in one statement for all tables."""

    def __init__(self, what: Append, owner: int) -> None:
        self.what, self._owner = what, owner
        self.rows = [(what.table, s.seq, s.actor, encode(s.entry), s.at) for s in what.steps]

    async def __call__(self, db: Db) -> None:
        """Write what is not in the log."""
        if (i := self.what.index) is not None:
            await db.execute(_INDEX, i.id, i.code, i.phase, i.public, i.updated, self._owner)
        if (t := self.what.thought) is not None:
            await db.execute(_THOUGHT, self.what.table, t.round, t.n, t.seat, t.thought)


async def _together(db: Db, works: Sequence[Work]) -> list[Any]:
    rows = [row for work in works if isinstance(work, _Appending) for row in work.rows]
    if rows:
        await db.execute(_LOG, *(list(column) for column in zip(*rows, strict=True)))
    return [await work(db) for work in works]


_SETTINGS = {"search_path": "crosstable"}
_LOG = "INSERT INTO log SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bytea[], $5::bigint[])"
_PROCESS = "INSERT INTO processes (id, address, kind) OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3)"
_THOUGHT = "INSERT INTO thoughts VALUES ($1, $2, $3, $4, $5)"
_LOAD = "SELECT seq, actor, entry, time FROM log WHERE tbl = $1 ORDER BY seq"
_THOUGHTS = "SELECT n, seat, thought FROM thoughts WHERE tbl = $1 AND round = $2 ORDER BY n"
_INDEX = """INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public, updated = excluded.updated"""
_FORGET = f"""WITH old AS (
        DELETE FROM tables WHERE phase = 'lobby' AND updated < $1 AND {free("$4")} AND id <> ALL ($2) AND NOT EXISTS
            (SELECT 1 FROM log WHERE tbl = id AND position($3::bytea IN entry) > 0)
        RETURNING id
    ), gone AS (DELETE FROM log USING old WHERE tbl IN (id, id || '/murmurs'))
    SELECT count(*) FROM old"""
