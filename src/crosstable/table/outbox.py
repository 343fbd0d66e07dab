"""What waits to be sent on one connection. Bounded: who cannot keep up gets everything anew instead."""

import asyncio
from collections import deque
from collections.abc import Callable

from crosstable.core import CrosstableError


class Outbox:
    """The queue of one connection. Urgent messages do not wait behind the others."""

    def __init__(self, most: int, anew: Callable[[], bytes]) -> None:
        self._most = most
        self._anew = anew
        self._waiting: deque[tuple[bytes, bool]] = deque()
        """Each with whether it is an answer."""
        self._urgent: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._lost = False
        self._end: CrosstableError | None = None

    def put(self, message: bytes, *, answer: bool = False) -> None:
        """Send this after what waits already. If that is too much, all but the answers is dropped for one full sync.

        Answers to requests stay, for a sync does not say them; of too many answers the newest ones.
        """
        if not self._lost and len(self._waiting) >= self._most:
            self._waiting = deque((item for item in self._waiting if item[1]), self._most)
            self._lost = True
        if answer or not self._lost:
            self._waiting.append((message, answer))
        self._something.set()

    def put_first(self, message: bytes) -> None:
        """Send this before anything that waits. Beyond a bound the oldest such message is dropped."""
        if len(self._urgent) >= self._most:
            self._urgent.popleft()
        self._urgent.append(message)
        self._something.set()

    def close(self, why: CrosstableError) -> None:
        """Send nothing more: whoever takes gets the reason instead."""
        self._end = why
        self._something.set()

    async def take(self) -> bytes:
        """The next message to send; raises the reason if the connection is to be closed."""
        while not (self._urgent or self._waiting or self._lost or self._end):
            self._something.clear()
            await self._something.wait()
        if self._end is not None:
            raise self._end
        if self._urgent:
            return self._urgent.popleft()
        if self._lost:
            self._lost = False
            self._waiting = deque(self._waiting)
            return self._anew()
        return self._waiting.popleft()[0]
