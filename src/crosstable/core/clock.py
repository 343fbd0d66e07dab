"""A running clock, as the rules name it. Rules never look at a watch; the table does."""

from msgspec import Struct

from .seats import Seat


class Clock(Struct, frozen=True, gc=False):
    """The clock that runs now.

    The time spent is added up for each `key` over the whole game, so one key for a seat is a chess clock
    and a new key for a turn is a timer for that turn. `bonus` seconds are added each time it starts to run.
    """

    key: str
    seconds: float
    bonus: float = 0.0
    seat: Seat | None = None
