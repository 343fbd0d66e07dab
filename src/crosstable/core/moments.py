"""Moments: how long what happens stays on the stage before anything else may happen there."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from .action import Action
from .events import EVERYBODY, Event, Told
from .seats import Seat

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
    seen: int = 0
    """For how many of those, at the end, its result is seen; until then everybody holds their breath."""

    def lasts(self, event: Event, pace: Pace) -> int:
        """How long just this event lasts."""
        number = 1 if self.each is None else self.each(event)
        one: int = 0 if pace == "none" else getattr(self, pace)
        return number * one + self.more if number and one else 0

    def holds(self, event: Event, pace: Pace) -> int:
        """After how long its result is seen, and may be told."""
        lasts = self.lasts(event, pace)
        return lasts - self.seen * getattr(self, pace) if lasts else 0


Moments = dict[type[Event], Moment]


class Talk(Struct, frozen=True):
    """How people talk in a game, so that bots can leave them the time for it and speak in their turn."""

    words: tuple[type[Action], ...] = ()
    """The actions that are words, where the game does not wait for them."""
    before: tuple[type[Action], ...] = ()
    """What is talked over before it is done; and whoever may take it back thinks again when something is said."""
    to: Callable[[Any], tuple[Seat, ...]] = lambda event: ()
    """To whom somebody speaks in an event; they answer soon."""


INSTANT = Moment(0, 0, 0)
"""Of what happens at once and holds up nobody."""


def times(told: tuple[Told, ...], moments: Moments, pace: Pace) -> tuple[int, ...]:
    """How long each of these events lasts. Only what everybody hears takes time: the length of a step tells nothing."""
    return tuple(_moment(t, moments).lasts(t.event, pace) for t in told)


def holds(told: tuple[Told, ...], moments: Moments, pace: Pace) -> tuple[int, ...]:
    """After how long the result of each of these events is seen."""
    return tuple(_moment(t, moments).holds(t.event, pace) for t in told)


def _moment(told: Told, moments: Moments) -> Moment:
    return moments.get(type(told.event), INSTANT) if told.to == EVERYBODY else INSTANT
