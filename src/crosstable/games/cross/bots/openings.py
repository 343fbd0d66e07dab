"""What openings are worth: counted off-line in games of the search against itself, read by opener and swapper alike.

`python -m crosstable.games.cross.bots.openings 5 --games 200` counts those of a size afresh: the same games each time.
"""

import random
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Struct

from ..data import EMPTY, STONE, board_of
from ..rules.chains import chain_at, verdict
from .position import UNDECIDED, WINS
from .search import Search
from .symmetry import openings

TABLE = Path(__file__).with_name("openings.json")

SIMULATIONS = 1_000
"""For each stone of the games that are counted."""


class Opening(Struct, frozen=True):
    """The games begun on one cell, or on one that is the same by turning and mirroring, and how many YELLOW won."""

    games: int
    won: int

    @property
    def value(self) -> float:
        """YELLOW's chance; as if there were one more game won and one more lost, so it is never quite certain."""
        return (self.won + 1) / (self.games + 2)

    @property
    def error(self) -> float:
        """The standard error of that chance."""
        return float((self.value * (1 - self.value) / (self.games + 2)) ** 0.5)


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


def count(size: int, games: int) -> None:
    """Play that many games from every kind of opening, whatever comes out, and write the table."""
    table()[size] = {first: _counted(size, first, games) for first, *_same in openings(size)}
    TABLE.write_bytes(msgspec.json.format(msgspec.json.encode(table())) + b"\n")


def _counted(size: int, first: str, games: int) -> Opening:
    """Every game has a seed of its own, so that it does not matter which were played before."""
    luck = (random.Random(f"{size} {first} {number}") for number in range(games))
    return Opening(games, sum(yellow_wins(size, first, SIMULATIONS, chance) for chance in luck))


if __name__ == "__main__":
    import typer

    def main(size: int, games: Annotated[int, typer.Option()] = 200) -> None:
        """Count what the openings of this size are worth."""
        count(size, games)

    typer.run(main)
