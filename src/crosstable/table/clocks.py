"""The clocks of one game, computed from the times of its log. Nothing here looks at a watch."""

from __future__ import annotations

from msgspec import Struct

from crosstable.core import Clock


class Clocks(Struct, frozen=True):
    """Seconds left by key as they were at `since` (milliseconds), and the clock that has been running since then."""

    left: dict[str, float] = {}
    running: Clock | None = None
    since: int = 0
    stands: bool = False
    """In a break, and while people look at what they are, the running clock stands still."""

    def at(self, now: int) -> dict[str, float]:
        """Seconds left on every clock at this moment; none is ever below zero."""
        if self.running is None or self.stands:
            return self.left
        gone = max(0, now - self.since) / 1000
        key = self.running.key
        return {**self.left, key: max(0.0, round(self.left[key] - gone, 3))}

    def switched(self, clock: Clock | None, now: int, begins: int = 0) -> Clocks:
        """After an action at this moment: this clock runs. One that was not running gets its bonus, and does not count
        before `begins`."""
        if clock is None and self.running is None:
            return self
        left = self.at(now)
        if clock is not None and (self.running is None or self.running.key != clock.key):
            left = {**left, clock.key: left.get(clock.key, clock.seconds) + clock.bonus}
            return Clocks(left, clock, max(now, begins))
        return Clocks(left, clock, max(now, self.since))

    def resumed(self, gone: int, now: int) -> Clocks:
        """After the server was away from `gone` to `now`: that time is nobody's."""
        return Clocks(self.at(max(gone, self.since)), self.running, max(now, self.since), self.stands)

    def stopped(self, now: int) -> Clocks:
        """In a break that begins at this moment."""
        return Clocks(self.at(now), self.running, max(now, self.since), stands=True)

    def going(self, now: int) -> Clocks:
        """After a break that ends at this moment."""
        return Clocks(self.at(now), self.running, max(now, self.since))

    @property
    def ends(self) -> int | None:
        """The moment at which the running clock runs out."""
        if self.running is None or self.stands:
            return None
        return self.since + round(self.left[self.running.key] * 1000)
