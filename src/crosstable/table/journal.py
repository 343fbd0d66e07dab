"""The newest steps of all tables, in a small file beside the database until the database takes them over.

To make three steps durable costs SQLite six times the processor time of one write to a file, and where many tables play
each of them costs a page of four kilobytes. So the steps of games go into this file first, all of a moment in one
write, and every few seconds into the database, where many steps of a table share a page. Whoever opens the database
takes over what stands here, so that nobody misses anything.

The file has a fixed length and two halves. While the database takes over what stands in one of them the other one is
written, from its beginning, so that nobody waits. A record is a head (length, checksum, the number of this round) and
its steps. What a later round has not overwritten yet has another number than the record at the beginning of its half,
and what was not written whole has a wrong checksum: both are not read.
"""

import os
import struct
import threading
import time
import zlib
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from sqlite3 import Connection

import msgspec

Row = tuple[str, int, str, bytes, int]
"""A step as the database has it: the table, its number, who, what, when."""

_ROOM = 1024 * 1024
"""Bytes of the file."""
_HEAD = struct.Struct("<IIQ")
_AGE = 20.0
"""Seconds after which the database takes over what stands here."""
_KNOWN = 20_000
"""Tables whose last step is remembered."""
_FEW = 32
"""A write that took long is forgotten after about so many that did not."""
_INSERT = "INSERT OR IGNORE INTO log VALUES (?, ?, ?, ?, ?)"

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Row]).decode


def _file_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-steps")


class Journal:
    """The file, as the only process that writes to it has it. Whoever has steps keeps them here; the thread that writes
    the database takes them over, and is the only one who does."""

    def __init__(self, database: Path) -> None:
        """Make the file, as readable as the database is. Its blocks are all there from the beginning, so that a write
        changes nothing but what is in them; each is durable when it returns."""
        self._path = _file_of(database)
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_DSYNC | os.O_CLOEXEC, database.stat().st_mode)
        os.pwrite(self._file, bytes(_ROOM), 0)
        self._one = threading.Lock()
        self._round = time.time_ns()
        self._begin = self._at = 0
        """Where the half begins that is written now, and where its next record stands."""
        self._used: set[int] = set()
        """The halves in which something can be read."""
        self._last: dict[str, int] = {}
        """The last step of tables that are known."""
        self._older: list[Row] = []
        """The steps in the other half that the database does not have yet …"""
        self._rows: list[Row] = []
        """… those in this one …"""
        self._given = 0
        """… and how many of these it takes over now."""
        self._due = 0.0
        self.took = 0.0
        """Seconds a write may take, by the last few: one that took long counts at once."""

    def keep(self, rows: list[Row], *, wait: bool = True) -> bool:
        """Make these steps durable. False: one follows none that is known here, or there is no room; then the database
        has to take them, which sees whether somebody else has written a step of this number. Without `wait` also if
        somebody else is writing."""
        if not self._one.acquire(wait):
            return False
        try:
            return self._keep(rows)
        finally:
            self._one.release()

    def _keep(self, rows: list[Row]) -> bool:
        last: dict[str, int] = {}
        for table, seq, _, _, _ in rows:
            if (last.get(table) or self._last.get(table)) != seq - 1:
                return False
            last[table] = seq
        steps = _encode(rows)
        record = _HEAD.pack(len(steps), _checksum(self._round, steps), self._round) + steps
        if self._at + len(record) > self._begin + _half():
            return False
        begun = time.perf_counter()
        if os.pwrite(self._file, record, self._at) < len(record):
            return False
        took = time.perf_counter() - begun
        self.took = max(took, self.took + (took - self.took) / _FEW)
        if not self._rows:
            self.wait()
        self._used.add(self._begin)
        self._at += len(record)
        self._last |= last
        self._rows += rows
        return True

    def wait(self) -> None:
        """The database has time to take over what stands here."""
        self._due = time.monotonic() + _AGE

    def patience(self) -> float:
        """In how many seconds the database should look whether there is something to take over."""
        if self.filling:
            return 0.0
        return max(0.0, self._due - time.monotonic()) if self._older or self._rows else _AGE

    @property
    def filling(self) -> bool:
        """Whether there is not much room left in this half while the other one is free."""
        return self._at - self._begin > _half() * 3 // 4 and not self._older

    def all_rows(self) -> list[Row]:
        """The steps that the database does not have yet, to be taken over now. What comes from now on goes into the
        other half, unless that holds some the database could not take before."""
        with self._one:
            if self._rows and not self._older:
                self._older, self._rows = self._rows, []
                self._begin = self._at = _half() - self._begin
                self._round = max(self._round + 1, time.time_ns())
            self._given = len(self._rows)
            return self._older + self._rows

    def taken_over(self, *, wipe: bool = False) -> None:
        """The database has those, durably. `wipe`: what stands here of them is not read again, for it might be
        deleted there."""
        with self._one:
            self._older = []
            del self._rows[: self._given]
            for begin in list(self._used) if wipe else ():
                if begin != self._begin or self._at == begin:
                    os.pwrite(self._file, bytes(_HEAD.size), begin)
                    self._used.remove(begin)

    def knows(self, rows: Iterable[Row]) -> None:
        """The database has these steps, the newest of their tables."""
        with self._one:
            if len(self._last) > _KNOWN:
                self._last.clear()
            self._last |= {table: seq for table, seq, _, _, _ in rows}

    def close(self) -> None:
        """No more is written. The file stays if the database could not take over everything."""
        os.close(self._file)
        if not self._older and not self._rows:
            self._path.unlink(missing_ok=True)


def _checksum(round_: int, steps: bytes) -> int:
    return zlib.crc32(steps, round_ & 0xFFFFFFFF)


def journal_of(database: Path) -> Journal | None:
    """A new one; None where there can be none: on a system without such files, or on a full disk."""
    if not hasattr(os, "O_DSYNC"):
        return None
    try:
        return Journal(database)
    except OSError:
        return None


def insert(db: Connection, rows: list[Row]) -> None:
    """Put steps into the database, those of a table together. A statement for many: see `sqlite._insert`."""
    rows = sorted(rows)
    for begin in range(0, len(rows), 500):
        some = rows[begin : begin + 500]
        db.execute(_INSERT + ", (?, ?, ?, ?, ?)" * (len(some) - 1), [value for row in some for value in row])


def take_over(db: Connection, database: Path) -> None:
    """Put into the database what it misses of the file beside it: what follows the last step of a table.

    The file may be in use meanwhile. Then its writer takes over the same steps later, and they are there already.
    """
    rows = _read(_file_of(database))
    if not rows:
        return
    db.execute("BEGIN IMMEDIATE")
    missing: list[Row] = []
    for table, steps in groupby(sorted(rows), itemgetter(0)):
        last = db.execute("SELECT max(seq) FROM log WHERE tbl = ?", (table,)).fetchone()[0]
        for step in steps:
            if last is not None and step[1] == last + 1:
                missing.append(step)
                last += 1
    insert(db, missing)
    db.execute("COMMIT")


def _half() -> int:
    """Where the second half of the file begins."""
    return _ROOM // 2


def _read(file: Path) -> list[Row]:
    """The steps of the newest round of each half."""
    try:
        data = file.read_bytes()
    except OSError:
        return []
    return [row for begin in (0, _half()) for row in _read_round(data, begin)]


def _read_round(data: bytes, at: int) -> list[Row]:
    rows: list[Row] = []
    number = None
    while at + _HEAD.size <= len(data):
        length, checksum, round_ = _HEAD.unpack_from(data, at)
        at += _HEAD.size
        steps = data[at : at + length]
        if not length or round_ != (number or round_) or _checksum(round_, steps) != checksum:
            break
        rows += _decode(steps)
        at, number = at + length, round_
    return rows
