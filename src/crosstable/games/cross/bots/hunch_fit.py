"""Fit hunches: the search plays against itself, and what it came to like is told by the traits of the cells.

`python -m crosstable.games.cross.bots.hunch_fit --games 500 --simulations 10000` writes the weights anew; a new fit is
to be measured against the old one in games. The weights in use are of 520 games on n = 5 that were played for the
table of openings, by a search without hunches, with the solver.
"""

import random
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from ..data import EMPTY, STONE, board_of
from ..rules.chains import chain_at, verdict
from .hunch import EARLY, LATE, TRAITS, WEIGHTS, apart, liking
from .position import UNDECIDED, decides, geometry_of, position_of
from .search import RatedCell, Search
from .tree import Tuning

CAUTION = 5.0
"""How strongly weights are held near zero."""

Floats = npt.NDArray[np.float64]


class Choice(NamedTuple):
    """A position: by cell its traits, and the share of the visits the search gave it."""

    early: bool
    traits: list[list[int]]
    share: list[float]


class Noted:
    """Stands where the weights would, and notes which of them were read."""

    def __init__(self) -> None:
        self.read: list[int] = []

    def __getitem__(self, trait: int) -> float:
        self.read.append(int(trait))
        return 0.0


def choices(size: int, simulations: int, luck: random.Random) -> Iterator[Choice]:
    """A game of the search against itself, begun anywhere, until it is late."""
    board, stones, turn = board_of(size), EMPTY * board_of(size).cells, 0
    cell = luck.choice(board.names)
    while (free := stones.count(EMPTY)) >= LATE * board.cells:
        place = board.places[cell]
        stones = stones[:place] + STONE["red" if turn % 2 else "yellow"] + stones[place + 1 :]
        turn += 1
        search = Search(size, stones, luck.getrandbits(60), Tuning(hunch=0.0))
        search.run(simulations)
        if verdict(chain_at(board, stones, place)) or search.verdict != UNDECIDED:
            return
        rated = search.ranking()
        yield choice(size, stones, place, rated, early=free - 1 >= EARLY * board.cells)
        cell = rated[0].name


def choice(size: int, stones: str, last: int, rated: list[RatedCell], early: bool) -> Choice:
    """What the player to move could do here."""
    board, geometry, position = board_of(size), geometry_of(size), position_of(size, stones)
    colour = (len(stones) - stones.count(EMPTY)) % 2
    visits = {board.places[cell.name]: cell.visits for cell in rated}
    found: list[list[int]] = []
    for cell in visits:
        noted = Noted()
        if decides(geometry, position, cell, colour) == UNDECIDED:
            liking.py_func(geometry, position, apart(size), cell, colour, last, noted)  # type: ignore[attr-defined]
        found.append(noted.read)
    total = max(sum(visits.values()), 1)
    kept = [(traits, seen / total) for traits, seen in zip(found, visits.values(), strict=True) if traits]
    return Choice(early, [traits for traits, _ in kept], [share for _, share in kept])


def fitted(found: list[Choice], rounds: int = 150) -> Floats:
    """The weights under which what was chosen was likeliest (a conditional logit, by Adam's steps)."""
    traits = np.array([one for choice in found for one in choice.traits])
    share = np.array([one for choice in found for one in choice.share])
    begins = np.cumsum([0, *(len(choice.share) for choice in found)])[:-1]
    of = np.repeat(np.arange(len(found)), [len(choice.share) for choice in found])
    all_of = np.add.reduceat(share, begins)[of]
    weights, mean, square = np.zeros(TRAITS), np.zeros(TRAITS), np.zeros(TRAITS)
    for number in range(1, rounds + 1):
        liked = weights[traits].sum(1)
        odds = np.exp(liked - np.maximum.reduceat(liked, begins)[of])
        off = odds / np.add.reduceat(odds, begins)[of] * all_of - share
        slope = CAUTION * weights + sum(np.bincount(column, off, TRAITS) for column in traits.T)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights = weights - 0.05 * (mean / (1 - 0.9**number)) / (np.sqrt(square / (1 - 0.99**number)) + 1e-8)
    return weights


def fit(size: int, games: int, simulations: int) -> list[list[float]]:
    """The weights by stage: no longer early, and early."""
    found = [one for number in range(games) for one in choices(size, simulations, random.Random(number))]
    stages = ([one for one in found if one.early == early] for early in (False, True))
    return [[round(float(weight), 2) for weight in fitted(stage)] for stage in stages]


if __name__ == "__main__":
    import typer

    def main(
        size: Annotated[int, typer.Option()] = 5,
        games: Annotated[int, typer.Option()] = 500,
        simulations: Annotated[int, typer.Option()] = 10_000,
    ) -> None:
        """Fit the weights anew."""
        WEIGHTS.write_bytes(msgspec.json.format(msgspec.json.encode(fit(size, games, simulations))) + b"\n")

    typer.run(main)
