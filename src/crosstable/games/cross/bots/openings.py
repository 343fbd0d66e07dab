"""What openings are worth: counted off-line in games of the search against itself, read by opener and swapper alike.

`python -m crosstable.games.cross.bots.openings 5 --games 40` plays more such games and adds them to the table.
"""

import math
import random
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Struct, structs

from ..data import EMPTY, STONE, board_of
from ..rules.chains import chain_at, verdict
from .position import UNDECIDED, WINS
from .search import Search
from .symmetry import openings

TABLE = Path(__file__).with_name("openings.json")

SIMULATIONS = 1_000
"""For each stone of the games that are counted."""

LEAST, CLEAR = 20, 2.5
"""An opening that has so many games and is so many deviations from even needs no more."""

LONG = 150_000
"""Simulations of a long search."""
SLOPE = 15.0
"""How fast the chance grows with what a long search says: values of openings lie close together."""


WEIGHT = 20
"""How many games a long search of an opening is worth beside those that were counted."""


class Opening(Struct, frozen=True):
    """The games begun on one cell, or on one that is the same by turning and mirroring, and how many YELLOW won."""

    games: int
    won: int
    expected: float = 0.5
    """YELLOW's chance by a long search, on the scale of the games counted for this size."""

    @property
    def value(self) -> float:
        """YELLOW's chance: the games, and the search, which counts the less the more games there are."""
        return (self.won + WEIGHT * self.expected) / (self.games + WEIGHT)

    @property
    def error(self) -> float:
        """The standard error of that chance."""
        return float((self.value * (1 - self.value) / (self.games + WEIGHT)) ** 0.5)


Table = dict[int, dict[str, Opening]]


@cache
def table() -> Table:
    """By size and the first cell of each kind: what was counted."""
    return msgspec.json.decode(TABLE.read_bytes(), type=Table) if TABLE.exists() else {}


@cache
def known(size: int) -> dict[str, Opening]:
    """By cell: what is known of opening there; nothing for sizes that were not counted."""
    counted = table().get(size, {})
    return {cell: counted[kind[0]] for kind in openings(size) for cell in kind if kind[0] in counted}


def yellow_wins(size: int, first: str, simulations: int, chance: random.Random) -> bool:
    """Play a game from this opening, without the swap, until it is over or proved."""
    board, colours = board_of(size), (STONE["yellow"], STONE["red"])
    stones, cell = EMPTY * board.cells, first
    for turn in range(board.cells):
        place = board.places[cell]
        stones = stones[:place] + colours[turn % 2] + stones[place + 1 :]
        if decided := verdict(chain_at(board, stones, place)):
            return (decided == "wins") == (turn % 2 == 0)
        search = Search(size, stones, chance.getrandbits(60))
        search.run(simulations)
        if search.verdict != UNDECIDED:
            return (search.verdict == WINS) == (turn % 2 == 1)
        cell = search.ranking()[0].name
    raise AssertionError("X9: a full board always holds a decision")


def expect(size: int) -> dict[str, float]:
    """By kind of opening: YELLOW's chance by a long search, shifted so that it fits all games counted so far."""
    kept = table().get(size, {})
    searched = {first: _searched(size, first) for first, *_same in openings(size)}
    games, won = sum(one.games for one in kept.values()), sum(one.won for one in kept.values())
    wanted = (won + 1) / (games + 2)
    middle = sum(searched[cell] * one.games for cell, one in kept.items()) / games if games else 0.6
    even = middle - math.log(wanted / (1 - wanted)) / SLOPE
    return {cell: 1 / (1 + math.exp(SLOPE * (even - value))) for cell, value in searched.items()}


def _searched(size: int, first: str) -> float:
    """What a long search thinks of YELLOW after this opening."""
    place = board_of(size).places[first]
    stones = EMPTY * place + STONE["yellow"] + EMPTY * (board_of(size).cells - place - 1)
    search = Search(size, stones)
    search.run(LONG)
    return 1.0 - search.value


def count(size: int, games: int, seed: int) -> None:
    """Play that many games from every opening that is not clear yet; write the table after each round."""
    chance = random.Random(seed)
    kept = table().setdefault(size, {})
    for _ in range(games):
        for first, *_same in openings(size):
            before = kept.get(first, Opening(0, 0))
            if before.games < LEAST or abs(before.value - 0.5) < CLEAR * before.error:
                won = before.won + yellow_wins(size, first, SIMULATIONS, chance)
                kept[first] = Opening(before.games + 1, won, before.expected)
        write()
    for cell, chance_there in expect(size).items():
        kept[cell] = structs.replace(kept.get(cell, Opening(0, 0)), expected=round(chance_there, 3))
    write()


def write() -> None:
    """Keep what was counted."""
    TABLE.write_bytes(msgspec.json.format(msgspec.json.encode(table())) + b"\n")


if __name__ == "__main__":
    import typer

    def main(size: int, games: Annotated[int, typer.Option()] = 10, seed: Annotated[int, typer.Option()] = 1) -> None:
        """Count more games from every opening of this size that is still in doubt."""
        count(size, games, seed)

    typer.run(main)
