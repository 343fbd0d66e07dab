"""When tables look into their inboxes: where many play, those that have something do so together.

Then they are judged, made durable and told in one go. A commit costs the processor as much as telling a whole table
what has happened, for one step or for a hundred; and what was just done for another table is done for a third of the
price, for the processor has it all at hand. So where many tables play, a request waits a moment for those of others;
where few play, there is nobody to wait for.
"""

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger(__name__)

LONGEST = 0.02
"""Seconds a request waits at most: nobody at a table notices."""
_FOR_EACH = 0.0004
"""Seconds for each table that plays …"""
_FEW = 10
"""… beyond so many."""
_SPAN = 1.0
"""Seconds within which a table that has asked counts as one that plays."""
_COMPLETE = 32
"""So many tables do not wait for more."""


class Rhythm:
    """Lets tables work together, and counts them for that."""

    def __init__(self) -> None:
        self._now: set[str] = set()
        self._before = 0
        self._since = 0.0
        self._waiting: list[Callable[[], None]] = []
        self._timer: asyncio.Handle | None = None

    def soon(self, table: str, work: Callable[[], None]) -> None:
        """Something has come for this table: its work is done in a moment, together with that of others."""
        self._waiting.append(work)
        if self._timer is None:
            loop = asyncio.get_running_loop()
            wait = self.wait(table, loop.time())
            self._timer = loop.call_later(wait, self._go) if wait else loop.call_soon(self._go)
        else:
            self._now.add(table)
            if len(self._waiting) == _COMPLETE:
                self._timer.cancel()
                self._timer = asyncio.get_running_loop().call_soon(self._go)

    def wait(self, table: str, now: float) -> float:
        """How many seconds the work of this table, at this moment (of any steady clock), waits for others."""
        gone = now - self._since
        if gone >= _SPAN:
            self._before = len(self._now) if gone < 2 * _SPAN else 0
            self._now, self._since = set(), now
        self._now.add(table)
        playing = max(self._before, len(self._now))
        return min(LONGEST, _FOR_EACH * (playing - _FEW)) if playing > _FEW else 0.0

    def _go(self) -> None:
        waiting, self._waiting, self._timer = self._waiting, [], None
        for work in waiting:
            try:
                work()
            except Exception:  # the others must not pay for it
                log.exception("the work of a table has failed")
