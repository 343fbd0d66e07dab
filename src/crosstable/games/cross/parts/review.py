"""CROSS looked back at: there are no secrets, only chances."""

from crosstable.core.sentence import sentence
from crosstable.review.curve import Sides

from ..state import State

LENSES = ("search",)


def sides(state: State) -> Sides:
    """The two players."""
    return Sides(sentence("review-seat", seat=0), sentence("review-seat", seat=1), sentence("cross-curve"))
