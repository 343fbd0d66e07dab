"""What a statement is worth: a friend mostly says what is so, a spy says what suits him."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from crosstable.core.seats import Seat

from ..state import Statement
from .habits import Habits

OPINION = 0.65
"""How often a friend's suspicion or trust points the right way."""


@lru_cache(maxsize=4096)
def hearsay(said: Statement, seats: int, me: Seat, habits: Habits) -> NDArray[np.float64]:
    """How likely it is, for each set of spies, that this seat says this."""
    worlds = np.arange(1 << seats)
    if said.seat == me or not said.seats or said.kind in ("character", "along"):
        return np.ones(1 << seats)
    speaks_true = np.where(worlds >> said.seat & 1, 1 - habits.lie, _friend(said, habits))
    table = np.ones(1 << seats)
    for seat in said.seats:
        is_spy = (worlds >> seat & 1).astype(bool)
        says_spy = said.kind == "suspect" or said.what in ("spy", "spy_chief")
        table *= np.where(is_spy == says_spy, speaks_true, 1 - speaks_true)
    return (
        table
        if said.kind != "seen" or said.what in ("resistance", "spy", "spy_chief", "resistance_chief")
        else (np.ones(1 << seats))
    )


def _friend(said: Statement, habits: Habits) -> float:
    return habits.truth if said.kind == "seen" else OPINION
