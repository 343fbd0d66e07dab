"""Moments: how long what happens stays on the stage before anything else may happen there."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from .events import EVERYBODY, Event, Told

Pace = Literal["none", "brisk", "normal", "relaxed"]
"""How fast a table plays; with `none` nothing is staged and nobody waits."""
PACES: tuple[Pace, ...] = ("brisk", "normal", "relaxed")


class Moment(Struct, frozen=True):
    """How long an event of one kind lasts, in milliseconds by pace: so long for each of what it counts, and `more`."""

    brisk: int
    normal: int
    relaxed: int
    each: Callable[[Any], int] | None = None
    """How many the event has of what is shown one by one; None: it is one."""
    more: int = 0

    def lasts(self, event: Event, pace: Pace) -> int:
        """How long just this event lasts."""
        number = 1 if self.each is None else self.each(event)
        one: int = 0 if pace == "none" else getattr(self, pace)
        return number * one + self.more if number and one else 0


Moments = dict[type[Event], Moment]
INSTANT = Moment(0, 0, 0)
"""Of what happens at once and holds up nobody."""


def times(told: tuple[Told, ...], moments: Moments, pace: Pace) -> tuple[int, ...]:
    """How long each of these events lasts. Only what everybody hears takes time: the length of a step tells nothing."""
    return tuple(moments.get(type(t.event), INSTANT).lasts(t.event, pace) if t.to == EVERYBODY else 0 for t in told)
