"""Every row that fits what the Marshal has seen, with its exact chance: what the bots of both sides think with."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb, perm

import numpy as np
from numpy.typing import NDArray

from ..data import FEET, GOAL, STEP
from ..know.candidates import candidate_masks
from ..know.evidence import Cards, Drawn, Dropped, Evidence, LaidDown, Passing
from ..know.fields import PENDING, limit
from ..know.models import UNIFORM, Model
from ..know.pins import pins
from ..know.pool import Pool
from . import kernel
from .kernel import DRAWN, DROPPED, LAID

COMB = np.array([[comb(n, k) for k in range(64)] for n in range(64)], np.float64)
FALLING = np.array([[perm(n, k) for k in range(20)] for n in range(20)], np.float64)


_count: Callable[..., int] = kernel.count_rows


class Room:
    """Memory for the count, kept from one to the next and made larger when it did not suffice."""

    def __init__(self) -> None:
        self.keys, self.rows = 1 << 14, 1 << 12
        self.make()

    def make(self) -> None:
        """Take as much memory as is wanted now."""
        self.key = np.zeros(self.keys, np.int64)
        self.weight = np.zeros(self.keys, np.float64)
        self.chance = np.zeros(self.rows, np.float64)

    def grow(self) -> None:
        """Four times as much."""
        self.keys, self.rows = 4 * self.keys, 4 * self.rows
        self.make()


_ROOM = Room()


def summed(numbers: NDArray[np.int64], chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chance of every number from 0 to 42 to be in a row, where each line of `numbers` has its chance."""
    columns = numbers.shape[1] if numbers.ndim > 1 else 1
    return np.bincount(numbers.ravel(), np.repeat(chances, columns), GOAL + 1).astype(np.float64, copy=False)


class Rows:
    """The rows that fit, as an array with a column for each place, and the chance of each."""

    def __init__(
        self, evidence: Evidence, numbers: NDArray[np.int64], chances: NDArray[np.float64], error: float = 0.0,
        ways: float = 1.0,
    ) -> None:  # fmt: skip
        self.evidence = evidence
        self.numbers = numbers
        self.chances = chances
        self.error = error
        """About how far off any chance may be; 0 where everything was counted."""
        self.ways = ways
        """How many worlds there are, in the measure of the count."""

    def chance_of(self, row: Sequence[int]) -> float:
        """The chance of one whole row."""
        return float(self.chances[(self.numbers == np.asarray(row)).all(axis=1)].sum())

    def places(self) -> list[dict[int, float]]:
        """For each place of the row the chance of every number it can be."""
        return [
            {n: float(p) for n, p in enumerate(np.bincount(column, self.chances)) if p > 0} for column in self.numbers.T
        ]

    def named(self) -> NDArray[np.float64]:
        """The chance of every number from 0 to 42 to be a hidden hideout."""
        return summed(self.numbers[:, self.evidence.hidden], self.chances)

    def surest_names(self) -> list[int]:
        """The numbers to name in the manhunt, the likeliest first, each after the ones before were right (F21)."""
        numbers, chances = self.numbers[:, self.evidence.hidden], self.chances
        names: list[int] = []
        for _ in self.evidence.hidden:
            named = summed(numbers, chances)
            named[names] = 0.0
            names.append(int(named.argmax()))
            fits = (numbers == names[-1]).any(axis=1)
            numbers, chances = numbers[fits], chances[fits]
        return names

    def chance_of_all(self, names: Sequence[int]) -> float:
        """The chance that all these are hidden hideouts."""
        fits = np.ones(len(self.chances), np.bool_)
        for name in names:
            fits &= (self.numbers[:, self.evidence.hidden] == name).any(axis=1)
        return float(self.chances[fits].sum())


def all_rows(evidence: Evidence, model: Model = UNIFORM) -> Rows:
    """Count every row that fits the evidence."""
    if len(evidence.row) == 1:
        return Rows(evidence, np.zeros((1, 1), np.int64), np.ones(1))
    prepared = given(evidence, model)
    while True:
        rows = np.zeros((_ROOM.rows, len(evidence.row)), np.int64)
        found = _count(*prepared, _ROOM.key, _ROOM.weight, rows, _ROOM.chance)
        if found != kernel.FULL:
            chances = _ROOM.chance[:found].copy()
            return Rows(evidence, rows[:found].copy(), chances / chances.sum(), ways=float(chances.sum()))
        _ROOM.grow()


def given(evidence: Evidence, model: Model = UNIFORM) -> tuple[NDArray[np.generic], ...]:
    """The evidence as the compiled count wants it."""
    pool = Pool(evidence)
    moments, drawn_at = _moments(evidence, pool)
    places = len(evidence.row)
    allowed = np.array(candidate_masks(evidence), np.int64)
    spots = np.zeros((places, 5), np.int64)
    spans = np.zeros((places, 24), np.int64)
    weights = np.ones((places, GOAL + 1), np.float64)
    all_pins: list[tuple[NDArray[np.int64], NDArray[np.float64]]] = []
    total = 0
    for place, spot in enumerate(evidence.row[1:], start=1):
        unknown = spot.sprints - len(spot.known)
        far = STEP + spot.reach + sum([FEET[card] for card in spot.known]) + unknown
        known = sum(1 << PENDING[pool.source_of[card]] for card in spot.known)
        spots[place] = (unknown, far, spot.hand - spot.sprints, known, spot.card is not None)
        sources = pool.sources(drawn_at[place])
        for need in range(unknown + 1):
            made = _pins(unknown, need, sources)
            all_pins.append(made)
            total += len(made[0])
            spans[place, need + 1] = total
        if place + 1 < places:
            spans[place + 1, 0] = total
        if model is not UNIFORM:
            weights[place] = [model.weight(distance, spot.sprints) for distance in range(GOAL + 1)]
    riddles = [(sum(1 << n for n in named), row) for named, row in evidence.misses if len(named) > 1]
    return (
        moments, spots, _kinds(evidence.cards), allowed,
        np.concatenate([keys for keys, _ in all_pins]), np.concatenate([signs for _, signs in all_pins]),
        spans, weights,
        np.array(pool.counts, np.int64), np.array(pool.dealt, np.int64),
        np.array(riddles, np.int64).reshape(len(riddles), 2), COMB, FALLING,
    )  # fmt: skip


def _moments(evidence: Evidence, pool: Pool) -> tuple[NDArray[np.int64], dict[int, tuple[int, ...]]]:
    """The timeline, latest first, and what had been drawn when each place was laid."""
    counts = [len(evidence.cards.held), *evidence.cards.dealt]
    found, drawn_at = [], {}
    for moment in evidence.timeline:
        most = limit(tuple(counts))
        match moment:
            case Drawn(pile=pile):
                found.append((DRAWN, pile + 1, most, counts[pile + 1]))
                counts[pile + 1] += 1
            case Dropped(card=card):
                found.append((DROPPED, pool.source_of[card], most, 0))
            case LaidDown(place=place):
                found.append((LAID, place, most, 0))
                drawn_at[place] = tuple(counts)
            case Passing():
                pass  # what it tells is weighed afterwards, see `passes`
    return np.array(found[::-1], np.int64), drawn_at


@lru_cache(16)
def _kinds(cards: Cards) -> NDArray[np.int64]:
    """The source of each card, and its kind."""
    kinds = np.zeros((GOAL + 1, 2), np.int64)
    for source, group in enumerate((cards.held, *cards.piles)):
        for card in group:
            kinds[card] = (source, 2 * source + card % 2)
    return kinds


@lru_cache(4096)
def _pins(
    count: int, need: int, sources: tuple[tuple[int, ...], tuple[int, ...]]
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The ways to pin sprint cards, as the compiled count wants them."""
    made = pins(count, need, sources)
    return np.array([key << 4 | loose for key, loose, _ in made], np.int64), np.array([sign for _, _, sign in made])
