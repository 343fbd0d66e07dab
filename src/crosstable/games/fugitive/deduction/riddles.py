"""Wrong guesses of several numbers: not all of them were hidden hideouts then, but some may have been (F17)."""

from collections.abc import Sequence

from .evidence import Evidence
from .fields import ALIVE


class Riddles:
    """Follows, while the numbers go down, which of those guesses could still turn out to be wholly right.

    A guess is alive as long as every number of it that was passed lies in the part of the row that existed when it
    was made. One that is alive at the end would have been a hit, so such a row cannot be.
    """

    def __init__(self, evidence: Evidence, numbers: Sequence[tuple[int, ...]]) -> None:
        self._guesses = [
            (frozenset(named), row)
            for named, row in evidence.misses
            if len(named) > 1 and all(any(n in numbers[place] for place in range(row)) for n in named)
        ]

    @property
    def all_alive(self) -> int:
        """The state in which nothing has been passed."""
        return ((1 << len(self._guesses)) - 1) << ALIVE

    def pick(self, state: int, place: int, number: int, above: int) -> int:
        """The state when this place holds this number and the place after it the number above."""
        if state < 1 << ALIVE:
            return state
        for bit, (named, row) in enumerate(self._guesses, start=ALIVE):
            if state >> bit & 1 and (
                (place >= row and number in named) or any(number < other < above for other in named)
            ):
                state -= 1 << bit
        return state

    @staticmethod
    def solved(state: int) -> bool:
        """Whether some wrong guess would have been right."""
        return state >= 1 << ALIVE
