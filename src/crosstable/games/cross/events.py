"""What happens in CROSS."""

from crosstable.core import Ended, Event, Seat

from .data import Colour


class Placed(Event, frozen=True):
    """A stone was placed."""

    seat: Seat
    colour: Colour
    cell: str


class Swapped(Event, frozen=True):
    """The colours changed hands; `seat` swapped and is YELLOW now."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = (Placed, Swapped, Ended)
