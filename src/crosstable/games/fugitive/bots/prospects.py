"""What the Fugitive's chances depend on, and how they are put together."""

from collections.abc import Sequence
from math import log2
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..data import FEET, GOAL, STEP
from .route import turns_to_goal
from .rows import Rows, summed

Floats = NDArray[np.float64]
SHARP = 4.0
"""How much the Marshal prefers the likelier of two numbers."""
LEAST_CHANCE = 2.0**-14


class Outlook:
    """What the Marshal thinks of the true row, for one of the hands she may hold."""

    def __init__(self, rows: Rows, row: Sequence[int]) -> None:
        fits = (rows.numbers[:, : len(row)] == np.asarray(row)).all(axis=1)
        self.with_last: Floats = summed(rows.numbers[fits, -1], rows.chances[fits])
        """The chance of the true row with each number as its last."""
        self.named = rows.named()
        sharp = self.named**SHARP
        self.pull: Floats = sharp / max(1e-12, sharp.sum())
        """About how likely she names each number next."""


class Lie(NamedTuple):
    """How things lie for the Fugitive when the Marshal is to move."""

    last: int
    hidden: tuple[int, ...]
    hand: tuple[int, ...]
    """Without 42."""
    hot: bool
    piles: int
    """Cards left in the piles."""
    guesses: int = 1
    """How often she may guess next; events change it."""
    one_number: bool = False
    """Whether an event lets her name only one number at a time, so that she cannot find the whole row at once."""


def features(lie: Lie, outlooks: Sequence[Outlook]) -> list[float]:
    """What counts, as numbers of about the same size."""
    n = len(outlooks)
    chance = max(sum([o.with_last[lie.last] for o in outlooks]) / n, LEAST_CHANCE)
    if lie.one_number and len(lie.hidden) > 1:
        chance = max(chance / 2, LEAST_CHANCE)
    bits = -log2(chance) / 5
    hidden = list(lie.hidden)
    pull = lie.guesses * sum([float(o.pull[hidden].sum()) for o in outlooks]) / n
    deepest = sum([float(o.named[hidden].min()) if hidden else 1.0 for o in outlooks]) / n
    feet = sum([FEET[card] for card in lie.hand])
    mask = sum([1 << card for card in lie.hand])
    near = sum([lie.last < card <= lie.last + STEP for card in lie.hand])
    ways = sum([lie.last < card <= lie.last + STEP + feet - FEET[card] for card in lie.hand])
    goal = lie.last + STEP + feet >= GOAL
    return [
        bits, chance**0.5, pull, deepest, min(len(hidden), 6) / 3, float(len(hidden) <= 1),
        turns_to_goal(lie.last, mask) / 5, (GOAL - lie.last) / 20, len(lie.hand) / 5, feet / 8, min(near, 2) / 2,
        float(ways == 0 and not goal), float(goal), float(lie.hot), lie.piles / 20,
    ]  # fmt: skip


class Judge(NamedTuple):
    """A learned judgement: a constant, a weight for each feature, and one for each pair of them."""

    constant: float
    single: Floats
    pairs: Floats

    def chances(self, facts: Sequence[Sequence[float]]) -> Floats:
        """The chance to win for each list of features."""
        x = np.asarray(facts, np.float64)
        score = self.constant + x @ self.single + ((x @ self.pairs) * x).sum(axis=1)
        return np.asarray(1.0 / (1.0 + np.exp(-np.clip(score, -30, 30))))
