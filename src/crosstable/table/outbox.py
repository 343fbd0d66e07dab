"""What is sent on one connection: at once while its line takes it, else it waits here. Bounded: who cannot keep up gets
everything anew instead."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from crosstable.core import CrosstableError


class Line(Protocol):
    """Where messages leave for the other side."""

    @property
    def free(self) -> bool:
        """Whether it takes a message now. If not, it flushes the outbox when it does."""

    def send(self, message: bytes) -> None:
        """Send this."""

    def end(self, why: CrosstableError) -> None:
        """Say why, and hang up."""


class Outbox:
    """The messages of one connection. Urgent ones do not wait behind the others."""

    __slots__ = ("_anew", "_end", "_line", "_lost", "_most", "_something", "_urgent", "_waiting")

    def __init__(self, most: int, anew: Callable[[], bytes]) -> None:
        self._most = most
        self._anew = anew
        self._waiting: deque[tuple[bytes, bool]] | None = None
        """Each with whether it is an answer."""
        self._urgent: deque[bytes] | None = None
        self._something: asyncio.Event | None = None
        self._line: Line | None = None
        self._lost = False
        self._end: CrosstableError | None = None

    def attach(self, line: Line) -> None:
        """From now on everything leaves through this line, what waits first."""
        self._line = line
        self.flush()

    def put(self, message: bytes, *, answer: bool = False) -> None:
        """Send this after what waits already. If that is too much, all but the answers is dropped for one full sync.

        Answers to requests stay, for a sync does not say them; of too many answers the newest ones.
        """
        line = self._line  # most that is sent goes out at once, so this is said without a call
        if line is not None and line.free and not (self._waiting or self._urgent or self._lost or self._end):
            line.send(message)
            return
        waiting = self._waiting = deque() if self._waiting is None else self._waiting
        if not self._lost and len(waiting) >= self._most:
            waiting = self._waiting = deque((item for item in waiting if item[1]), self._most)
            self._lost = True
        if answer or not self._lost:
            waiting.append((message, answer))
        self._wake()

    def put_first(self, message: bytes) -> None:
        """Send this before anything that waits. Beyond a bound the oldest such message is dropped."""
        if self._goes_out():
            self._line.send(message)  # type: ignore[union-attr]
            return
        urgent = self._urgent = deque() if self._urgent is None else self._urgent
        if len(urgent) >= self._most:
            urgent.popleft()
        urgent.append(message)
        self._wake()

    def close(self, why: CrosstableError) -> None:
        """Send nothing more: the other side hears the reason instead."""
        self._end = why
        if self._line is not None:
            self._line.end(why)
        self._wake()

    def flush(self) -> None:
        """Send what waits, as long as the line takes it."""
        while self._line is not None and self._line.free and self._something_waits():
            self._line.send(self._next())

    async def take(self) -> bytes:
        """The next message, for who reads here without a line; raises the reason if the connection is to be closed."""
        while not (self._something_waits() or self._end):
            self._something = asyncio.Event()
            await self._something.wait()
        if self._end is not None:
            raise self._end
        return self._next()

    def _goes_out(self) -> bool:
        return self._line is not None and self._line.free and self._end is None and not self._something_waits()

    def _something_waits(self) -> bool:
        return bool(self._urgent or self._waiting or self._lost)

    def _wake(self) -> None:
        if self._something is not None:
            self._something.set()

    def _next(self) -> bytes:
        if self._urgent:
            return self._urgent.popleft()
        waiting = self._waiting or deque()
        if self._lost:
            self._lost = False
            self._waiting = deque(waiting)
            return self._anew()
        return waiting.popleft()[0]
