"""How a game ended."""

from msgspec import Struct

from .seats import Seat
from .sentence import Sentence

CALLED_OFF = ("called-off-host", "called-off-closed", "called-off-left")
"""Why a game is broken off: the host ended it, the table was closed, or everyone left."""


class Outcome(Struct, frozen=True, gc=False):
    """Who won, and why; `by_seat` gives a reason for each seat where the game has one."""

    winners: tuple[Seat, ...]
    why: Sentence
    by_seat: tuple[Sentence, ...] = ()

    @property
    def called_off(self) -> bool:
        """Whether the game was broken off and has no winner."""
        return self == broken_off(self.why) and self.why.key in CALLED_OFF and not self.why.args


def broken_off(why: Sentence) -> Outcome:
    """How a game that is broken off ends."""
    return Outcome((), why)
