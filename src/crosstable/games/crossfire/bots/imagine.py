"""Deals a player imagines: drawn at random from exactly those that fit what the player saw."""

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from itertools import permutations, product
from math import factorial

import numpy as np
from numpy.typing import NDArray

from ..data import GROUPS, ROLES, Deck, Role

Ints = NDArray[np.int64]
Roles = NDArray[np.int8]
Floats = NDArray[np.float64]
Truths = NDArray[np.bool_]
Luck = np.random.Generator
NOT_SEEN = -1
REMEMBERED = 100_000
"""How many imagined deals are remembered: players come back to theirs whenever it is their turn, and many games may be
played side by side."""
INDEX: dict[Role, int] = {role: number for number, role in enumerate(ROLES)}


class SampledDeals:
    """Imagined deals, one a row: who everybody is, and what everybody saw, by place in the circle."""

    def __init__(
        self,
        roles: Roles,
        looks: Roles,
        times: Floats | None = None,
        most: int | None = None,
        made: tuple[Ints, Ints] | None = None,
    ) -> None:
        self.roles = roles
        """Row, place: the number of the role in `ROLES`."""
        self.looks = looks
        """Row, place, look: the number of the role; NOT_SEEN where there was no such look."""
        self.times = np.ones(len(roles)) if times is None else times
        """Row: how often this deal was drawn."""
        self.made = made
        """Row: in what order the cards were dealt, and how they were mixed."""
        self._thought_of: dict[Hashable, Floats] = {}
        self._most = most
        """How many things worked out of them are remembered; without it all."""

    def remembered(self, about: Hashable, work_out: Callable[[], Floats]) -> Floats:
        """What somebody has worked out of these deals before, or now: a number for each."""
        known = self._thought_of.get(about)
        if known is None:
            known = work_out()
            if self._most is not None and len(self._thought_of) >= self._most:
                self._thought_of.clear()
            self._thought_of[about] = known
        return known

    def only(self, rows: Truths | Ints) -> "SampledDeals":
        """Those of these rows."""
        made = None if self.made is None else (self.made[0][rows], self.made[1][rows])
        return SampledDeals(self.roles[rows], self.looks[rows], self.times[rows], made=made)

    def again(self, most: int | None = None) -> "SampledDeals":
        """The same, of which nothing has been worked out yet, and at most so many things are remembered."""
        return SampledDeals(self.roles, self.looks, self.times, most, self.made)

    def counted(self) -> "SampledDeals":
        """The same, with deals that were drawn more than once in one row."""
        flat = self.looks.reshape(len(self.looks), -1).astype(np.int64) + 1
        base = np.random.default_rng(1).integers(1, 2**62, size=flat.shape[1])
        _, first, times = np.unique(flat @ base, return_index=True, return_counts=True)
        found = self.only(first)
        found.times = times.astype(float)
        return found


@cache
def _paths(circle: int) -> Ints:
    """For every way to mix: which dealt card each place sees at each look (NOT_SEEN: none)."""
    ways = []
    for orders in product(permutations(range(3)), repeat=len(GROUPS[circle])):
        hands = [(place - 1) % circle for place in range(circle)]
        seen = [[place, hands[place]] for place in range(circle)]
        for group, order in zip(GROUPS[circle], orders, strict=True):
            places = [place - 1 for place in group]
            cards = [hands[place] for place in places]
            for place, index in zip(places, order, strict=True):
                hands[place] = cards[index]
                seen[place].append(cards[index])
        ways.append([looks + [NOT_SEEN] * (4 - len(looks)) for looks in seen])
    return np.array(ways, dtype=np.int64)


def imagined_once(
    table: Hashable, deck: Deck, place: int | None, looks: tuple[Role, ...], number: int, seed: int
) -> SampledDeals:
    """Deals as a player imagines them once and thinks about all through a game; what he worked out of them holds at
    this table only."""
    return _imagined(number)(table, deck, place, looks, seed)


@cache
def _imagined(number: int) -> Callable[[Hashable, Deck, int | None, tuple[Role, ...], int], SampledDeals]:
    """The same for those who imagine so many; the fewer they are, the more players' deals are remembered."""

    @lru_cache(maxsize=max(4, REMEMBERED // number))
    def once(table: Hashable, deck: Deck, place: int | None, looks: tuple[Role, ...], seed: int) -> SampledDeals:
        return imagine(deck, place, looks, number, np.random.default_rng(seed)).counted()

    return once


def imagine(deck: Deck, place: int | None, looks: tuple[Role, ...], number: int, luck: Luck) -> SampledDeals:
    """`number` deals in which somebody at this place saw these cards; place None saw nothing."""
    circle = len(deck)
    paths = _paths(circle)
    if place is None:
        ways = luck.integers(len(paths), size=number)
        cards = _shuffled(np.array([INDEX[role] for role in deck]), number, luck)
        return dealt(cards, ways)
    mine = paths[:, place, : len(looks)]
    patterns, which = _patterns(circle, place)
    weights = np.array([_orders(pattern, looks, deck) for pattern in patterns])[which]
    ways = luck.choice(len(paths), size=number, p=weights / weights.sum())
    cards = _deal_around(mine[ways], which[ways], patterns, looks, deck, luck)
    return dealt(cards, ways)


@cache
def _patterns(circle: int, place: int) -> tuple[tuple[tuple[int, ...], ...], Ints]:
    """Which of a place's looks can be at the same card: every pattern, and the one each way to mix has."""
    rows = [
        tuple(row.index(card) for card in row)
        for row in ([int(card) for card in looks if card != NOT_SEEN] for looks in _paths(circle)[:, place])
    ]
    patterns = tuple(sorted(set(rows)))
    return patterns, np.array([patterns.index(row) for row in rows])


def _orders(pattern: tuple[int, ...], looks: tuple[Role, ...], deck: Deck) -> float:
    """How many orders of the (marked) cards fit such looks."""
    if any(looks[first] != role for first, role in zip(pattern, looks, strict=True)):
        return 0.0
    seen = [looks[first] for first in sorted(set(pattern))]
    ways = factorial(len(deck) - len(seen))
    for role in set(seen):
        left, taken = deck.count(role), seen.count(role)
        ways *= factorial(left) // factorial(left - taken) if left >= taken else 0
    return float(ways)


def _deal_around(
    mine: Ints, kinds: Ints, patterns: tuple[tuple[int, ...], ...], looks: tuple[Role, ...], deck: Deck, luck: Luck
) -> Ints:
    """Orders of the cards with those that were seen where they were seen, and the others anywhere."""
    cards = np.full((len(mine), len(deck)), NOT_SEEN, dtype=np.int64)
    rows = np.arange(len(mine))
    for look, role in enumerate(looks):
        cards[rows, mine[:, look]] = INDEX[role]
    for kind in np.unique(kinds):
        here = np.flatnonzero(kinds == kind)
        rest = list(deck)
        for look in set(patterns[kind]):
            rest.remove(looks[look])
        part = cards[here]
        part[part == NOT_SEEN] = _shuffled(np.array([INDEX[role] for role in rest]), len(here), luck).ravel()
        cards[here] = part
    return cards


def _shuffled(cards: Ints, number: int, luck: Luck) -> Ints:
    return cards[np.argsort(luck.random((number, len(cards))), axis=1)]


def dealt(cards: Ints, ways: Ints) -> SampledDeals:
    """Deal cards in these orders, pass and mix them in these ways: what everybody sees."""
    count, circle = cards.shape
    paths, unseen, last = _seen(circle)
    first = np.arange(0, count * circle, circle)[:, None, None]
    looks = cards.astype(np.int8).ravel().take(paths[ways] + first)
    looks[:, unseen] = NOT_SEEN
    return SampledDeals(looks[:, np.arange(circle), last], looks, made=(cards, ways))


@cache
def _seen(circle: int) -> tuple[Ints, Truths, Ints]:
    """The same paths with any card where there is no look, where that is, and the last look of each place."""
    paths = _paths(circle)
    unseen: Truths = paths[0] == NOT_SEEN
    return np.maximum(paths, 0), unseen, (~unseen).sum(axis=1) - 1
