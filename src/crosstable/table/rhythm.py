"""When tables look into their inboxes: where many play, those that have something do so together.

Then they are judged, made durable and told in one go. A commit costs the processor as much as telling a whole table
what has happened, for one step or for a hundred; and what was just done for another table is done for a third of the
price, for the processor has it all at hand. So where many tables play, a request waits a moment for those of others;
where few play, there is nobody to wait for. Meanwhile nothing more need be read: that is done in one go as well.
"""

import asyncio
import logging
from collections.abc import Callable

from . import watch

log = logging.getLogger(__name__)

LONGEST = 0.024
"""Seconds a request waits at most: nobody at a table notices."""
_FOR_EACH = 0.0006
"""Seconds for each table that plays …"""
_FEW = 10
"""… beyond so many."""
_SPAN = 1.0
"""Seconds within which a table that has asked counts as one that plays."""
_COMPLETE = 32
"""So many tables do not wait for more."""
_DENSE = 16
"""Where so many have worked together the last time, requests come in so fast that they are read together anyway."""
PRESSES = round(3000 * LONGEST)
"""Milliseconds before a clock runs out in which nothing waits for other tables: who was in time is in time."""
_SLOT = PRESSES + round(1000 * LONGEST)
"""Milliseconds; the ends of clocks are remembered by which of these they fall into …"""
_ENDS = 1_000
"""… and after so many of them those that are over are forgotten."""


class Rhythm:
    """Lets tables work together, and counts them for that."""

    def __init__(self) -> None:
        self._now: set[str] = set()
        self._before = 0
        self._since = 0.0
        self._waiting: list[Callable[[], None]] = []
        self._timer: asyncio.Handle | None = None
        self._waits = False
        """Whether those that have something wait for others now."""
        self._together = 0
        """How many worked together the last time."""
        self._gather: Callable[[], None] | None = None
        self._ends: set[int] = set()

    def ends(self, moment: int) -> None:
        """A clock may run out at this moment (milliseconds of the server's watch)."""
        self._ends.add(moment // _SLOT)
        if len(self._ends) > _ENDS:
            now = watch.now() // _SLOT
            self._ends = {slot for slot in self._ends if slot >= now}

    def hold(self, gather: Callable[[], None]) -> bool:
        """Whether what comes in next need not be read before the tables work; then `gather` is called first.

        Not if nothing waits for others, if a clock is about to run out, or if so much comes that it would be late.
        """
        if not self._waits or self._together >= _DENSE:
            return False
        slot = watch.now() // _SLOT
        if slot in self._ends or slot + 1 in self._ends:
            return False
        self._gather = gather
        return True

    def soon(self, table: str, work: Callable[[], None]) -> None:
        """Something has come for this table: its work is done in a moment, together with that of others."""
        self._waiting.append(work)
        if self._timer is None:
            loop = asyncio.get_running_loop()
            wait = self.wait(table, loop.time())
            self._timer = loop.call_later(wait, self._go) if wait else loop.call_soon(self._go)
            self._waits = wait > 0
        else:
            self._now.add(table)
            if len(self._waiting) == _COMPLETE:
                self._timer.cancel()
                self._timer, self._waits = asyncio.get_running_loop().call_soon(self._go), False

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
        if (gather := self._gather) is not None:
            self._gather = None
            gather()
        if self._timer is not None:
            self._timer.cancel()  # what was gathered may have been so much that it did not want to wait
        waiting, self._waiting, self._timer, self._waits = self._waiting, [], None, False
        self._together = len(waiting)
        for work in waiting:
            try:
                work()
            except Exception:  # the others must not pay for it
                log.exception("the work of a table has failed")
