"""What happened, and who may know it."""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from .naming import snake
from .outcome import Outcome
from .seats import Seat


class Event(Struct, frozen=True, tag_field="type", tag=snake, gc=False):
    """Base of all events of all games."""


class Ended(Event, frozen=True):
    """The game is over. A game that has more to say at its end has an event of its own."""

    outcome: Outcome


class Audience(Struct, frozen=True, gc=False):
    """Who hears of an event. `seats=None` means every seat."""

    seats: frozenset[Seat] | None
    spectators: bool

    def includes(self, viewer: Seat | None) -> bool:
        """Whether this seat (None: a spectator) belongs to the audience."""
        if viewer is None:
            return self.spectators
        return self.seats is None or viewer in self.seats


EVERYBODY = Audience(None, spectators=True)


@cache
def only(*seats: Seat) -> Audience:
    """These seats and nobody else."""
    return Audience(frozenset(seats), spectators=False)


def all_but(seats: Iterable[Seat], *, of: int) -> Audience:
    """Everyone at a table of `of` seats except these seats, spectators included."""
    return Audience(frozenset(range(of)) - frozenset(seats), spectators=True)


class Told(Struct, frozen=True, gc=False):
    """An event with its audience. There is no event without one."""

    to: Audience
    event: Event


def heard(told: Iterable[Told], viewer: Seat | None) -> tuple[Event, ...]:
    """The events that reach this viewer, in order."""
    if viewer is None:
        return tuple([t.event for t in told if t.to.spectators])
    return tuple([t.event for t in told if t.to.seats is None or viewer in t.to.seats])
