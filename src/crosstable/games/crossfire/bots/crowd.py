"""Where everybody armed would point who has heard the talk: likeliest where it is worth most to him."""

from functools import lru_cache

import numpy as np
from msgspec import Struct

from crosstable.core import Seat

from ..data import ARMED, ROLES, Deck, Mode
from .imagine import Floats, Ints, SampledDeals
from .listen import likelihood
from .minds import TINY, Talk, anybody, codes, listened
from .ponder import ponder
from .target import worth

Leaning = Floats
"""By what somebody armed can have seen, in order, how likely each place of the circle is then pointed at; in the last
row nobody is, for what was never thought of."""
REMEMBERED = 250
"""How many things that were said are remembered for each table: 50 kB each."""
_ARMED = np.array([role in ARMED for role in ROLES])


class Place(Struct, frozen=True):
    """What somebody armed can have seen at one place."""

    seen: Ints
    """As numbers, in order."""
    rows: Ints
    """The deals in which he is armed, by what he saw,"""
    first: Ints
    """where those of each number begin,"""
    gains: Floats
    """and by place of the circle what it is worth there to point at it; then ones, to count the deals by."""

    def found(self, saw: Ints) -> Ints:
        """Where what was seen stands in a leaning."""
        if not len(self.seen):
            return np.zeros(len(saw), dtype=np.int64)
        at = np.minimum(np.searchsorted(self.seen, saw), len(self.seen) - 1)
        return np.where(self.seen[at] == saw, at, len(self.seen))


@lru_cache(maxsize=16)
def seen_by(deck: Deck, depth: int) -> tuple[Place, ...]:
    """What can be seen at each place of the circle, by so many deals."""
    return _seen_in(anybody(deck, depth), deck)


def _seen_in(worlds: SampledDeals, deck: Deck) -> tuple[Place, ...]:
    places, worths = [], np.array([worth(role, deck) for role in ROLES])
    for place in range(len(deck)):
        rows = np.flatnonzero(_ARMED[worlds.roles[:, place]])
        saw = codes(worlds, place)[rows]
        order = np.argsort(saw, kind="stable")
        seen, first = np.unique(saw[order], return_index=True)
        rows = rows[order]
        gains = worths[worlds.roles[rows, place][:, None], worlds.roles[rows]]
        places.append(Place(seen, rows, first, np.vstack([gains.T, np.ones(len(rows))])))
    return tuple(places)


class Crowd:
    """All who have guns, whatever they saw. It remembers what it has heard, so a table should have its own."""

    def __init__(self, deck: Deck, depth: int, firmness: float) -> None:
        self.worlds = anybody(deck, depth).again(REMEMBERED)
        self.places = seen_by(deck, depth)
        self.firmness = firmness
        """How surely they point where it is worth most."""

    def leanings(self, talk: Talk) -> tuple[Leaning, ...]:
        """By place in the circle; they listen as strong bots do, also to how a word came about."""
        return _leanings(self.places, listened(talk, self.worlds, -1, keen=True), self.firmness)


def _leanings(places: tuple[Place, ...], weights: Floats, firmness: float) -> tuple[Leaning, ...]:
    return tuple(_leaning(place, at, len(places), weights, firmness) for at, place in enumerate(places))


def _leaning(place: Place, at: int, circle: int, weights: Floats, firmness: float) -> Leaning:
    """The better a place, the likelier; nobody points at himself."""
    leaning: Leaning = np.zeros((len(place.seen) + 1, circle))
    if not len(place.seen):
        return leaning
    sums = np.add.reduceat(place.gains * weights[place.rows], place.first, axis=1)
    liked = sums[:-1] / np.maximum(sums[-1], TINY)
    liked[at] = -np.inf
    shares = np.exp(firmness * (liked - liked.max(axis=0)))
    leaning[:-1] = (shares / shares.sum(axis=0)).T
    return leaning


@lru_cache(maxsize=8)
def pondered(talk: Talk, depth: int, firmness: float) -> tuple[tuple[Place, ...], tuple[Leaning, ...]]:
    """What they can have seen and where they point once the talk is over, by deals that all fit it: somebody who has
    seen nothing goes on from those that fit best."""

    def log(deals: SampledDeals) -> Floats:
        return talk.trust * likelihood(deals, talk.mode, talk.deck, talk.circle, -1, talk.claims, talk.said, keen=True)

    luck = np.random.default_rng(1)
    worlds = ponder(anybody(talk.deck, depth), log, lambda deals: np.ones(len(deals.roles), dtype=bool), luck, depth)
    places = _seen_in(worlds, talk.deck)
    return places, _leanings(places, worlds.times / worlds.times.sum(), firmness)


@lru_cache(maxsize=4)
def crowd(mode: Mode, deck: Deck, circle: tuple[Seat, ...], depth: int, firmness: float) -> Crowd:
    """Those of one table, whom all think of who weigh their words there."""
    return Crowd(deck, depth, firmness)


@lru_cache(maxsize=16)
def leanings(talk: Talk, depth: int, firmness: float) -> tuple[Leaning, ...]:
    """Where they point by all that was said so far: the same for all who think about that."""
    return crowd(talk.mode, talk.deck, talk.circle, depth, firmness).leanings(talk)
