"""What waits to be sent on one connection. Bounded: who cannot keep up gets everything anew instead."""

import asyncio
from collections import deque
from collections.abc import Callable


class Outbox:
    """The queue of one connection. Urgent messages do not wait behind the others."""

    def __init__(self, most: int, anew: Callable[[], bytes]) -> None:
        self._most = most
        self._anew = anew
        self._waiting: deque[bytes] = deque()
        self._urgent: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._lost = False

    def put(self, message: bytes) -> None:
        """Send this after what waits already. If that is too much, all of it is dropped for one full sync."""
        if self._lost:
            return
        if len(self._waiting) >= self._most:
            self._waiting.clear()
            self._lost = True
        else:
            self._waiting.append(message)
        self._something.set()

    def put_first(self, message: bytes) -> None:
        """Send this before anything that waits. Beyond a bound the oldest such message is dropped."""
        if len(self._urgent) >= self._most:
            self._urgent.popleft()
        self._urgent.append(message)
        self._something.set()

    async def take(self) -> bytes:
        """The next message to send."""
        while not (self._urgent or self._waiting or self._lost):
            self._something.clear()
            await self._something.wait()
        if self._urgent:
            return self._urgent.popleft()
        if self._lost:
            self._lost = False
            return self._anew()
        return self._waiting.popleft()
