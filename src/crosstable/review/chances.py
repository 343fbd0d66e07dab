"""Chances with their whole error: of what was sampled, and of how people were imagined."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from crosstable.core.review import Estimate


def sampled(share: float, games: int) -> Estimate:
    """A share of games, with two standard errors; never surer than so many games can tell."""
    return Estimate(share, 2 * sqrt((share * (1 - share) + 1 / games) / games))


def bracketed(shares: Sequence[float], games: int) -> Estimate:
    """The mean of what several pictures of people give, each in so many games: the truth may lie with any of them, so
    how far the farthest is away is part of the error."""
    mean = fmean(shares)
    return Estimate(mean, max(abs(share - mean) for share in shares) + sampled(mean, games).error)
