"""Where everybody armed would point who has heard the talk: likeliest where it is worth most to him."""

from functools import lru_cache

import numpy as np
from msgspec import Struct

from ..data import ARMED, ROLES, Deck
from .imagine import Floats, Ints
from .minds import TINY, Talk, anybody, codes, listened
from .target import worth

Leaning = tuple[Ints, Floats]
"""What somebody armed can have seen, in order, and how likely each place of the circle is then pointed at."""
_ARMED = np.array([role in ARMED for role in ROLES])


class _Place(Struct, frozen=True):
    """What somebody armed can have seen at one place."""

    seen: Ints
    """As numbers, in order."""
    rows: Ints
    """The deals in which he is armed, by what he saw,"""
    first: Ints
    """where those of each number begin,"""
    gains: Floats
    """and what it is worth there to point at each place; a one stands after them, to count the deals by."""


@lru_cache(maxsize=16)
def _places(deck: Deck, depth: int) -> tuple[_Place, ...]:
    worlds, places = anybody(deck, depth), []
    worths = np.array([worth(role, deck) for role in ROLES])
    for place in range(len(deck)):
        rows = np.flatnonzero(_ARMED[worlds.roles[:, place]])
        saw = codes(worlds, place)[rows]
        order = np.argsort(saw, kind="stable")
        seen, first = np.unique(saw[order], return_index=True)
        rows = rows[order]
        gains = worths[worlds.roles[rows, place][:, None], worlds.roles[rows]]
        places.append(_Place(seen, rows, first, np.hstack([gains, np.ones((len(rows), 1))])))
    return tuple(places)


class Crowd:
    """All who have guns, whatever they saw. It remembers what it has heard, so one thought should have its own."""

    def __init__(self, deck: Deck, depth: int, firmness: float) -> None:
        self.worlds = anybody(deck, depth).again()
        self.places = _places(deck, depth)
        self.firmness = firmness
        """How surely they point where it is worth most."""

    def leanings(self, talk: Talk) -> tuple[Leaning, ...]:
        """By place in the circle."""
        weights = listened(talk, self.worlds, -1)
        return tuple((place.seen, self._likely(place, at, weights)) for at, place in enumerate(self.places))

    def _likely(self, place: _Place, at: int, weights: Floats) -> Floats:
        """The better a place, the likelier; nobody points at himself."""
        sums = np.add.reduceat(place.gains * weights[place.rows][:, None], place.first, axis=0)
        liked = sums[:, :-1] / np.maximum(sums[:, -1:], TINY)
        liked[:, at] = -np.inf
        shares: Floats = np.exp(self.firmness * (liked - liked.max(axis=1, keepdims=True)))
        shares /= shares.sum(axis=1, keepdims=True)
        return shares


@lru_cache(maxsize=16)
def leanings(talk: Talk, depth: int, firmness: float) -> tuple[Leaning, ...]:
    """The same for those who all think about one talk, once it is over."""
    return Crowd(talk.deck, depth, firmness).leanings(talk)
