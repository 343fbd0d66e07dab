"""How a game ended."""

from msgspec import Struct

from .seats import Seat
from .sentence import Sentence


class Outcome(Struct, frozen=True):
    """Who won, and why; `by_seat` gives a reason for each seat where the game has one."""

    winners: tuple[Seat, ...]
    why: Sentence
    by_seat: tuple[Sentence, ...] = ()
