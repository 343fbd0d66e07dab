"""What the Marshal's chances depend on, and what a guess would do to them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..data import GOAL, HOT
from .rows import Rows, summed

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Trail(NamedTuple):
    """The rows she still believes in, and what everybody sees."""

    numbers: Ints
    """The hidden places of each row, a column for each; found ones are 0."""
    last: Ints
    """The last hideout of each row."""
    chances: Floats
    hand: int
    """How many cards the Fugitive holds, 42 not counted."""
    hot: bool
    piles: int

    @property
    def hidden(self) -> int:
        """How many hideouts are still to be found, in any row."""
        return int((self.numbers[0] > 0).sum()) if len(self.numbers) else 0

    def named(self) -> Floats:
        """The chance of every number to be a hidden hideout."""
        found = summed(self.numbers, self.chances)
        found[0] = 0.0
        return found

    def after(self, named: tuple[int, ...], hit: bool) -> "Trail":
        """What she believes after these numbers were right, or wrong."""
        fits = np.ones(len(self.chances), np.bool_)
        for number in named:
            fits &= (self.numbers == number).any(axis=1)
        if not hit:
            fits = ~fits
        numbers, chances = self.numbers[fits], self.chances[fits]
        if hit:
            numbers = np.where(np.isin(numbers, named), 0, numbers)
        total = chances.sum()
        return Trail(
            numbers, self.last[fits], chances / total if total > 0 else chances, self.hand,
            self.hot or (hit and max(named) >= HOT), self.piles,
        )  # fmt: skip


def trail(rows: Rows, hot: bool, piles: int) -> Trail:
    """The trail as it lies."""
    hidden = rows.numbers[:, rows.evidence.hidden]
    return Trail(hidden, rows.numbers[:, -1], rows.chances, rows.evidence.hand, hot, piles)


def hunt_features(trail: Trail) -> list[float]:
    """What counts for her when the Fugitive is to move, as numbers of about the same size."""
    p = trail.chances
    bits = float(-(p * np.log2(p + 1e-15)).sum())
    last = float((p * trail.last).sum())
    hot = float((p * (trail.numbers >= HOT).any(axis=1)).sum())
    lowest = float((p * ((trail.numbers > 0) & (trail.numbers < HOT)).sum(axis=1)).sum())
    return [
        bits / 4, float(p.max()), float(trail.named().max()), trail.hidden / 3, lowest / 3, float(trail.hidden <= 1),
        (GOAL - last) / 20, float((p * (trail.last >= HOT)).sum()), trail.hand / 5, float(trail.hot), hot,
        trail.piles / 20,
    ]  # fmt: skip
