"""Sprint cards that must be worth enough: the sets with enough even cards, counted by inclusion and exclusion.

Of n unknown sprint cards at least m must be even. Sets in which j chosen even cards are pinned and the other n - j are
loose are easy to count, but a set with e even cards is met C(e, j) times. The signs below put that right. Counting the
sets with too many odd cards and taking them away is the same, and shorter where m is small.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, factorial

from .fields import EVEN, ODD, PENDING, SPRINTS

Pin = tuple[int, int, float]
"""What pinning adds to a key, how many cards stay loose, and the weight."""


def pins(count: int, even: int, sources: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[Pin, ...]:
    """How to count the sets of a number of sprint cards with at least a number of even ones.

    The even and the odd cards come from these sources.
    """
    if even <= 0:
        return ((0, count, 1.0),)
    if even > count:
        return ()
    most_odd = count - even
    if even > most_odd:
        return tuple(_pinned(count, even, EVEN, sources[EVEN]))
    too_odd = ((added, loose, -weight) for added, loose, weight in _pinned(count, most_odd + 1, ODD, sources[ODD]))
    return ((0, count, 1.0), *too_odd)


def _pinned(count: int, least: int, parity: int, sources: tuple[int, ...]) -> Iterator[Pin]:
    """The signed terms for at least this many cards of this parity."""
    for j in range(least, count + 1):
        sign = (-1) ** (j - least) * comb(j - 1, least - 1)
        for chosen in combinations_with_replacement(sources, j):
            added, weight = 0, float(sign)
            for source in sources:
                n = chosen.count(source)
                added += (n << SPRINTS[2 * source + parity]) + (n << PENDING[source])
                weight /= factorial(n)
            yield added, count - j, weight
