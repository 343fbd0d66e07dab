"""All different ways to deal characters to seats, sorted into groups that play and see missions alike.

Two characters are of one *kind* if they are on the same side, play the same mission cards and both are or are not spy
Chiefs. Deals that give every seat the same kind form a group: missions, votes and sides cannot tell them apart, so
most of the reckoning is done once a group. Each group has the same number of deals.
"""

from collections import Counter
from functools import lru_cache
from itertools import combinations
from math import comb

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from crosstable.core import Seat

from ..data import SIDE, Character, Options, is_spy
from ..rules.mission import playable
from ..rules.setup import characters_for

CHARACTERS: tuple[Character, ...] = tuple(SIDE)
NUMBER: dict[Character, int] = {character: number for number, character in enumerate(CHARACTERS)}
Columns = NDArray[np.uint8]
"""A row a seat, a column a deal (or a group): the number of the seat's character (or kind)."""
Masks = NDArray[np.uint16]

POPCOUNT: NDArray[np.uint8] = np.array([bin(mask).count("1") for mask in range(1 << 10)], dtype=np.uint8)
"""How many seats a mask holds."""


class Deals(Struct, frozen=True):
    """Deals in groups: the kinds of every seat in each group, and the characters of every seat in each deal."""

    kinds: tuple[tuple[Character, ...], ...]
    """The characters of each kind."""
    groups: Columns
    columns: Columns
    group: NDArray[np.intp]
    """The group of each deal; deals of a group stand together."""
    slots: Columns | None = None
    """Where every group gives its characters out alike: for each seat and group the seat's row in …"""
    inner: Columns | None = None
    """… the ways to give them out, a column a way."""


@lru_cache(maxsize=64)
def kinds_of(options: Options, seats: int) -> tuple[tuple[Character, ...], ...]:
    """The characters in play, sorted into kinds."""
    kinds: dict[object, list[Character]] = {}
    for character in dict.fromkeys(characters_for(options, seats)):
        alike = (playable(character, options, seats), is_spy(character), character == "spy_chief")
        kinds.setdefault(alike, []).append(character)
    return tuple(tuple(kind) for kind in kinds.values())


def deals_around(options: Options, seats: int, seat: Seat | None, character: Character | None) -> Deals:
    """Every deal in which this seat has this character (None: every deal)."""
    cards = list(characters_for(options, seats))
    free = list(range(seats))
    if seat is not None and character is not None:
        cards.remove(character)
        free.remove(seat)
    kinds = kinds_of(options, seats)
    of_kind = [[c for c in cards if c in kind] for kind in kinds]
    groups, slots = _groups([len(kind) for kind in of_kind], free, seats)
    inner = _inner(of_kind)
    if seat is not None and character is not None:
        slots[seat] = len(inner)
        inner = np.vstack([inner, np.full((1, inner.shape[1]), NUMBER[character], dtype=np.uint8)])
        groups[seat] = next(number for number, kind in enumerate(kinds) if character in kind)
    columns = inner[slots].reshape(seats, -1)
    group = np.repeat(np.arange(groups.shape[1]), inner.shape[1])
    return Deals(kinds, groups, columns, group, slots.astype(np.uint8), inner)


def _groups(counts: list[int], free: list[Seat], seats: int) -> tuple[Columns, NDArray[np.intp]]:
    """Every way to give each kind its seats; and each seat's place among all seats in the order of their kinds."""
    kinds = np.zeros((1, seats), dtype=np.uint8)
    slots = np.zeros((1, seats), dtype=np.intp)
    left = np.array([free], dtype=np.intp)
    done = 0
    for kind, count in enumerate(counts):
        places = left.shape[1]
        chosen = np.array(list(combinations(range(places), count)), dtype=np.intp).reshape(comb(places, count), count)
        rest = np.array([[p for p in range(places) if p not in c] for c in chosen.tolist()], dtype=np.intp)
        ways, before = len(chosen), len(kinds)
        kinds, slots = np.repeat(kinds, ways, axis=0), np.repeat(slots, ways, axis=0)
        rows = np.arange(before * ways)[:, None]
        taken = left[:, chosen].reshape(before * ways, count)
        kinds[rows, taken] = kind
        slots[rows, taken] = done + np.arange(count)
        left = left[:, rest.reshape(ways, places - count)].reshape(before * ways, places - count)
        done += count
    return np.ascontiguousarray(kinds.T), np.ascontiguousarray(slots.T)


def _inner(of_kind: list[list[Character]]) -> Columns:
    """Every different way to give out the characters within their kinds: a row a place, a column a way."""
    ways = np.zeros((0, 1), dtype=np.uint8)
    for kind in of_kind:
        orders = _orders(Counter(NUMBER[c] for c in kind))
        ways = np.vstack([np.repeat(ways, orders.shape[1], axis=1), np.tile(orders, ways.shape[1])])
    return ways


def _orders(cards: Counter[int]) -> Columns:
    """Every different order of these cards: a row a place, a column an order."""
    found: list[list[int]] = [[]]
    for _ in range(cards.total()):
        found = [[*row, card] for row in found for card in cards if row.count(card) < cards[card]]
    return np.array(found, dtype=np.uint8).reshape(len(found), -1).T


class Within(Struct, frozen=True):
    """Weights of the deals within their groups, by what some seats have in them."""

    deals: Deals
    factors: tuple[tuple[Seat, tuple[float, ...]], ...]
    """Those seats, and how much each character of theirs counts."""

    def by_deal(self) -> NDArray[np.float64]:
        """For each deal."""
        (seat, factors), *others = self.factors
        weights: NDArray[np.float64] = np.array(factors)[self.deals.columns[seat]]
        for seat, factors in others:
            weights = weights * np.array(factors)[self.deals.columns[seat]]
        return weights

    def by_group(self) -> NDArray[np.float64]:
        """The sum of each group. Groups that give these seats the same rows have the same."""
        slots, inner = self.deals.slots, self.deals.inner
        if slots is None or inner is None:
            sums = np.bincount(self.deals.group, self.by_deal(), minlength=self.deals.groups.shape[1])
            return sums.astype(np.float64)
        code = np.zeros(slots.shape[1], dtype=np.intp)
        for seat, _ in self.factors:
            code = code * len(inner) + slots[seat]
        used, place = _sorted(code, len(inner) ** len(self.factors))
        weights, left = np.ones((inner.shape[1], len(used))), len(inner) ** len(self.factors)
        for _, factors in self.factors:
            left //= len(inner)
            weights *= np.array(factors)[inner.T[:, used // left % len(inner)]]
        return np.asarray(weights.sum(axis=0)[place])


def _sorted(numbers: NDArray[np.intp], end: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Which of the numbers below the end there are, and the place of each among them."""
    if end > MANY:
        used, place = np.unique(numbers, return_inverse=True)
        return used, place
    there = np.zeros(end, dtype=bool)
    there[numbers] = True
    return np.flatnonzero(there), (np.cumsum(there) - 1)[numbers]


MANY = 100_000
"""From so many possible numbers on those there are, are rather sorted."""


def masks(deals: Deals, wanted: frozenset[Character]) -> Masks:
    """For each group the seats that have one of these characters, as bits; kinds are taken whole."""
    has = np.array([not wanted.isdisjoint(kind) for kind in deals.kinds], dtype=np.uint16)
    found = np.zeros(deals.groups.shape[1], dtype=np.uint16)
    for seat, column in enumerate(deals.groups):
        found |= has[column] << np.uint16(seat)
    return found


@lru_cache(maxsize=256)
def who_plays(card: str, options: Options, seats: int) -> frozenset[Character]:
    """The characters that may play a card."""
    return frozenset(c for c in characters_for(options, seats) if card in playable(c, options, seats))


@lru_cache(maxsize=4096)
def mask_of(seats: tuple[Seat, ...]) -> int:
    """Some seats as bits."""
    return sum([1 << seat for seat in seats])
