"""The embedded store: one SQLite file and its journal, one writer thread, one commit for everything that waits."""

import asyncio
import logging
import queue
import shutil
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from crosstable.core import Refused, SeqTaken, StoreFailed
from crosstable.core.codec import encode

from .dispatch import Logged
from .file_lock import lock
from .journal import Journal, Row, insert, journal_of
from .log import read_entry
from .sqlite_files import archive, open_file
from .store import Append, Kept, StoredThought

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

Result = tuple[Any, Exception | None]
Job = tuple[Work, Callable[[Any, Exception | None], None]]
"""Some work, and whom to tell what came of it."""
Jobs = tuple[asyncio.AbstractEventLoop, list[Job]]

_LARGEST_BATCH = 500
"""Rows in one statement."""
_QUICK = 0.005
"""Seconds a write to the journal may take for the event loop to wait for it."""
_GOOD = (None, None)
"""What comes of what went well."""
_ROOM = 2_000_000
"""Bytes that must be free on the disk for the store to call itself healthy."""


class SqliteStore:
    """See `Store`. Everything that touches the database happens in one thread of its own. The steps of games need it
    only later: where the disk is quick they are written to the journal by who has them, for to wake the thread, and to
    be woken by it, takes the processor longer than the write."""

    def __init__(self, path: Path, *, alone: bool = True) -> None:
        """Open the file; `alone` refuses one that another server has."""
        self.path = path
        self._lock = lock(path) if alone else None
        try:
            connection = open_file(path)
        except Refused:
            self._let_go()
            raise
        self._journal = journal_of(path) if alone else None
        self._failed = self._closed = False
        self._waiting: list[tuple[Append, Kept]] = []
        """Appends of one moment, which are handed over together."""
        self._jobs: queue.SimpleQueue[Jobs | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, args=(connection,), name="store", daemon=True)
        self._thread.start()

    @property
    def healthy(self) -> bool:
        """See `Store.healthy`. Nothing is opened: the last write and the room on the disk tell."""
        try:
            return not self._failed and shutil.disk_usage(self.path.parent).free >= _ROOM
        except OSError:
            return False

    async def append(self, what: Append) -> None:
        """See `Store.append`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(what, lambda error: _settle(done, None, error))
        await done

    def submit(self, what: Append, done: Kept) -> None:
        """See `Store.submit`. All that is submitted in one go is kept in one go."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._waiting.append((what, done))

    async def load(self, table: str) -> list[Logged]:
        """See `Store.load`."""
        rows = await self._do(lambda db: db.execute(_LOAD, (table,)).fetchall())
        return [Logged(seq, actor, at, read_entry(entry)) for seq, actor, entry, at in rows]

    async def thoughts(self, table: str, round_: int) -> list[StoredThought]:
        """See `Store.thoughts`."""
        rows = await self._do(lambda db: db.execute(_THOUGHTS, (table, round_)).fetchall())
        return [StoredThought(round_, *row) for row in rows]

    async def find(self, name: str) -> str | None:
        """See `Store.find`."""
        row = await self._do(
            lambda db: db.execute("SELECT id FROM tables WHERE id = ? OR code = ?", (name, name.upper())).fetchone()
        )
        return row[0] if row else None

    async def unfinished(self) -> Sequence[str]:
        """See `Store.unfinished`."""
        rows = await self._do(lambda db: db.execute("SELECT id FROM tables WHERE phase = 'playing'").fetchall())
        return [row[0] for row in rows]

    async def count(self) -> int:
        """See `Store.count`."""
        row = await self._do(lambda db: db.execute("SELECT count(*) FROM tables").fetchone())
        return int(row[0])

    async def forget(self, before: int, but: Sequence[str]) -> int:
        """See `Store.forget`."""
        return await self._do(lambda db: _forget(db, before, set(but)))

    async def archive(self, before: int, but: Sequence[str], file: Path) -> int:
        """See `Store.archive`."""
        await self.count()  # so that no step of a table that is moved stands anywhere else
        return await asyncio.to_thread(archive, self.path, before, but, file)

    async def beat(self, now: int) -> None:
        """See `Store.beat`."""
        await self._do(lambda db: db.execute("INSERT OR REPLACE INTO alive VALUES (1, ?)", (now,)))

    async def alive(self) -> int | None:
        """See `Store.alive`."""
        row = await self._do(lambda db: db.execute("SELECT at FROM alive").fetchone())
        return row[0] if row else None

    async def close(self) -> None:
        """See `Store.close`."""
        self._give_waiting()
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """What has waited is written now, here if that can be."""
        if self._waiting and self._keep_here():
            waiting, self._waiting = self._waiting, []
            for _, done in waiting:
                done(None)
        else:
            self._give_waiting()

    def _keep_here(self) -> bool:
        """Whether the journal has all that waits now. Where its writes take long, nobody else waits for them."""
        journal = self._journal
        if journal is None or journal.took > _QUICK or self._closed:
            return False
        rows: list[Row] = []
        for what, _ in self._waiting:
            if not what.only_steps():
                return False
            rows += _rows(what)
        if not _keep(journal, rows, wait=False):
            return False
        self._failed = False
        if journal.filling and self._jobs.empty():
            self._jobs.put((asyncio.get_running_loop(), []))  # nothing to do, but to look after the journal
        return True

    def _give_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._give([(_Appending(what), partial(_say, done)) for what, done in waiting])

    def _give(self, jobs: list[Job]) -> None:
        loop = asyncio.get_running_loop()
        if not self._closed:
            self._jobs.put((loop, jobs))
        else:
            closed: list[Result] = [(None, StoreFailed("the store is closed"))]
            loop.call_soon(_tell, jobs, closed * len(jobs))

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._give_waiting()  # what was asked for before comes first
        self._give([(work, partial(_settle, done))])
        return await done

    def _run(self, db: sqlite3.Connection) -> None:
        """The writer: whatever has come in while the last commit ran goes into the next one."""
        going = True
        while going:
            given, going = self._next()
            if works := [work for _, jobs in given for work, _ in jobs]:
                results = _commit(db, works, self._journal)
                self._failed = any(isinstance(error, StoreFailed) for _, error in results)
                _answer(given, results)
            if self._journal is not None and (not going or self._journal.patience() == 0):
                _take_over(db, self._journal)
        if self._journal is not None:
            self._journal.close()
        db.close()
        self._let_go()

    def _next(self) -> tuple[list[Jobs], bool]:
        """What waits to be done, and whether more will come. Nothing, if it is time to look after the journal."""
        try:
            batch = [self._jobs.get(timeout=None if self._journal is None else self._journal.patience())]
        except queue.Empty:
            return [], True
        while not self._jobs.empty():
            batch.append(self._jobs.get())
        return [some for some in batch if some is not None], None not in batch

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()


class _Appending:
    """The work of one append."""

    def __init__(self, what: Append) -> None:
        self._what = what
        self.rows = _rows(what)
        self.only_steps = what.only_steps()

    def __call__(self, db: sqlite3.Connection) -> None:
        """Write it, row by row."""
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", self.rows)
        if (i := self._what.index) is not None:
            db.execute(_INDEX, (i.id, i.code, i.phase, i.public, i.updated))
        if (t := self._what.thought) is not None:
            db.execute(
                "INSERT INTO thoughts VALUES (?, ?, ?, ?, ?)", (self._what.table, t.round, t.n, t.seat, t.thought)
            )


def _rows(what: Append) -> list[Row]:
    """The steps as the database has them."""
    return [(what.table, step.seq, step.actor, encode(step.entry), step.at) for step in what.steps]


def _only_steps(works: list[Work]) -> list[Row] | None:
    """The rows of all this work, if that is all there is to it: what games mostly lead to."""
    rows: list[Row] = []
    for work in works:
        if not isinstance(work, _Appending) or not work.only_steps:
            return None
        rows += work.rows
    return rows


def _commit(db: sqlite3.Connection, works: list[Work], journal: Journal | None) -> list[Result]:
    """Make all the work durable at once; if that cannot be done, all of it has failed."""
    rows = _only_steps(works)
    if rows is not None and (_insert(db, rows) if journal is None else _keep(journal, rows)):
        return [_GOOD] * len(works)
    try:
        db.execute("BEGIN IMMEDIATE")
        if journal is not None:
            insert(db, journal.all_rows())  # what comes first is there first
        results = [_attempt(db, work) for work in works]
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(None, StoreFailed(str(error)))] * len(works)
    if journal is not None:
        journal.taken_over(wipe=not all(isinstance(work, _Appending) for work in works))
        for work, result in zip(works, results, strict=True):
            if isinstance(work, _Appending) and result[1] is None:
                journal.knows(work.rows)
    return results


def _take_over(db: sqlite3.Connection, journal: Journal) -> None:
    """The database takes over what stands in the journal; what it cannot take now stays there."""
    try:
        db.execute("BEGIN IMMEDIATE")
        insert(db, journal.all_rows())
        db.execute("COMMIT")
        journal.taken_over()
    except sqlite3.Error:
        log.exception("the database cannot take over the newest steps")
        if db.in_transaction:
            db.execute("ROLLBACK")
        journal.wait()


def _insert(db: sqlite3.Connection, rows: list[Row]) -> bool:
    """Where there is no journal: steps of games in one statement, which commits itself.

    Each statement hands the interpreter lock over twice, which takes milliseconds while the event loop is busy; so
    one statement for many tables is what makes the store fast. False: it did not work, and nothing was written.
    """
    if len(rows) > _LARGEST_BATCH:
        return False
    try:
        db.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)" + ", (?, ?, ?, ?, ?)" * (len(rows) - 1), list(chain(*rows)))
    except sqlite3.Error:  # to be done one by one, where it becomes clear which of them is at fault
        return False
    return True


def _keep(journal: Journal, rows: list[Row], *, wait: bool = True) -> bool:
    try:
        return journal.keep(rows, wait=wait)
    except OSError:  # the database may still have room
        log.exception("the journal cannot be written")
        return False


def _attempt(db: sqlite3.Connection, work: Work) -> Result:
    """One piece of work inside the transaction. Where it fails alone, only itself is undone."""
    db.execute("SAVEPOINT work")
    try:
        result: Result = work(db), None
    except sqlite3.IntegrityError as error:
        db.execute("ROLLBACK TO work")
        result = None, SeqTaken(str(error))
    db.execute("RELEASE work")
    return result


def _answer(given: list[Jobs], results: list[Result]) -> None:
    """Tell those who wait, with one call into their event loop for all that was given at once."""
    at = 0
    for loop, jobs in given:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell, jobs, results[at : at + len(jobs)])
        at += len(jobs)


def _tell(jobs: list[Job], results: list[Result]) -> None:
    for (_, done), (value, error) in zip(jobs, results, strict=True):
        done(value, error)


def _say(done: Kept, _: None, error: Exception | None) -> None:
    done(error)


def _settle(done: asyncio.Future[Any], value: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(value)
    else:
        done.set_exception(error)


_LOAD = "SELECT seq, actor, entry, time FROM log WHERE tbl = ? ORDER BY seq"
_THOUGHTS = "SELECT n, seat, thought FROM thoughts WHERE tbl = ? AND round = ? ORDER BY n"
_INDEX = """INSERT INTO tables VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public, updated = excluded.updated"""


_UNPLAYED = """SELECT id FROM tables WHERE phase = 'lobby' AND updated < ? AND NOT EXISTS
    (SELECT 1 FROM log WHERE tbl = id AND instr(entry, CAST('"is":"started"' AS BLOB)))"""


def _forget(db: sqlite3.Connection, before: int, but: set[str]) -> int:
    """A game leaves `started` in the log; inside what people write the quotes would be escaped."""
    found = [row for row in db.execute(_UNPLAYED, (before,)).fetchall() if row[0] not in but]
    db.executemany("DELETE FROM log WHERE tbl IN (?1, ?1 || '/murmurs')", found)
    db.executemany("DELETE FROM tables WHERE id = ?", found)
    return len(found)
