"""What a statement is worth: a friend mostly says what is so, a spy says what suits him."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from crosstable.core.seats import Seat

from ..state import Statement
from .habits import Habits

OPINION = 0.65
"""How often a friend's suspicion or trust points the right way."""


SIDES = ("resistance", "spy", "resistance_chief", "spy_chief")
"""What was shown, where it tells the side."""


@lru_cache(maxsize=4096)
def hearsay(said: Statement, seats: int, me: Seat, habits: Habits) -> NDArray[np.float64]:
    """How likely it is, for each set of spies, that this seat says this."""
    table = np.ones(1 << seats)
    if said.seat == me or not _about_sides(said):
        return table
    worlds = np.arange(1 << seats)
    friend = habits.truth if said.kind == "seen" else OPINION
    speaks_true = np.where(worlds >> said.seat & 1, 1 - habits.lie, friend)
    says_spy = said.kind == "suspect" or said.what in ("spy", "spy_chief")
    for seat in said.seats:
        is_spy = (worlds >> seat & 1).astype(bool)
        table *= np.where(is_spy == says_spy, speaks_true, 1 - speaks_true)
    return table


def _about_sides(said: Statement) -> bool:
    """Whether it says of somebody else on which side he is."""
    return said.kind in ("suspect", "trust") or (said.kind == "seen" and said.what in SIDES)
