"""What one viewer may know."""

from msgspec import Struct

from .clock import Clock
from .offers import Offer
from .outcome import Outcome
from .seats import Seat


class View(Struct, frozen=True, gc=False):
    """Base of all views. A game's view names, field by field, what goes in; nothing is taken out of a copy.

    `seat` is the viewer (None: a spectator), `waiting` the seats the viewer may know the game waits for.
    """

    seat: Seat | None
    waiting: tuple[Seat, ...]
    offers: tuple[Offer, ...]
    clock: Clock | None
    outcome: Outcome | None
