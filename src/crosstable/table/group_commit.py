"""How long a write waits for others to be made durable with it.

A commit costs the processor as much as telling a whole table what has happened, for one step or for a hundred. So where
many tables play, a step waits a moment for those of other tables; where few play, there is nobody to wait for.
"""

_LONGEST = 0.02
"""Seconds a write waits at most: nobody at a table notices."""
_FOR_EACH = 0.0004
"""Seconds for each table that plays …"""
_FEW = 10
"""… beyond so many."""
_SPAN = 1.0
"""Seconds within which a table that has written counts as one that plays."""


class Company:
    """Counts the tables that write."""

    def __init__(self) -> None:
        self._now: set[str] = set()
        self._before = 0
        self._since = 0.0

    def wait(self, table: str, now: float) -> float:
        """How many seconds a write of this table, at this moment (of any steady clock), waits for others."""
        gone = now - self._since
        if gone >= _SPAN:
            self._before = len(self._now) if gone < 2 * _SPAN else 0
            self._now, self._since = set(), now
        self.count(table)
        playing = max(self._before, len(self._now))
        return min(_LONGEST, _FOR_EACH * (playing - _FEW)) if playing > _FEW else 0.0

    def count(self, table: str) -> None:
        """This table writes too."""
        self._now.add(table)
