"""How likely so many votes of each kind are, if the chance of each is known only roughly: Beta-binomial urns."""

from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Beta = tuple[float, float]
"""How often something happens, and how many observations that guess is worth."""

MOST = 1000
"""More votes than that of one kind are never counted."""


class Urns(Struct, frozen=True):
    """Logarithms of Gamma for Beta-binomial urns, one for each kind: of approvals, of rejections, of all."""

    yes: Floats
    no: Floats
    all: Floats

    def likely(self, yes: Ints, no: Ints) -> Floats:
        """The logarithm of how likely so many of each are, summed over kinds (the last axis)."""
        k = np.arange(len(self.yes))
        return np.asarray((self.yes[k, yes] + self.no[k, no] - self.all[k, yes + no]).sum(axis=-1))

    def by_column(self, kinds: Ints, votes: Ints) -> Floats:
        """The same for many counts at once, each a column: its approvals of these kinds, then its rejections."""
        row = (kinds * (MOST + 1))[:, None]
        yes, no = votes[: len(kinds)] + row, votes[len(kinds) :]
        each = self.yes.ravel().take(yes) + self.no.ravel().take(no + row) - self.all.ravel().take(yes + no)
        if len(self.yes) < PAIRS:
            return np.asarray(each.sum(axis=0))
        sums: list[Floats] = [np.zeros(votes.shape[1])] * len(self.yes)
        for kind, likely in zip(kinds.tolist(), each, strict=True):
            sums[kind] = likely
        a, b, c, d = (sums[n] + sums[n + 1] for n in range(0, PAIRS, 2))  # in the order in which `likely` adds up
        return np.asarray(sum(sums[PAIRS:], (a + b) + (c + d)))


PAIRS = 8
"""From so many numbers on numpy adds up the first of a row in pairs."""


@lru_cache(maxsize=32)
def urns(priors: tuple[Beta, ...]) -> Urns:
    """The urns with these first guesses."""
    chances, worth = np.array(priors).T

    def column(start: Floats) -> Floats:
        steps = np.log(start[:, None] + np.arange(MOST))
        return np.concatenate([np.zeros((len(start), 1)), np.cumsum(steps, axis=1)], axis=1)

    return Urns(column(chances * worth), column((1 - chances) * worth), column(worth))
