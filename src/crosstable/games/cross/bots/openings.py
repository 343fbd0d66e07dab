"""What openings are worth: counted off-line in games of the search against itself, read by opener and swapper alike.

`python -m crosstable.games.cross.bots.openings 5 --games 200 --keep FILE` counts those of a size: the same games each
time. What was played is kept in the file, so that a count may be broken off, gone on with, or made longer; `--write`
puts it into the table. Size 5 was counted with `--simulations 10000 --solved 3000` (200 games each before there were
hunches; the edges gone on with since); 6 and 7 with `--simulations 1000 --solved 300`, 200 games each, and those
nearest to even gone on with (`--games 500 --only a1,a3` and `--only a1,a2,a4,b4`).
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


def yellow_wins(size: int, first: str, simulations: int, chance: random.Random, solved: int = 0) -> bool:
    """Play a game from this opening, without the swap, until it is over or proved."""
    board, colours = board_of(size), (STONE["yellow"], STONE["red"])
    stones, cell = EMPTY * board.cells, first
    for turn in range(board.cells):
        place = board.places[cell]
        stones = stones[:place] + colours[turn % 2] + stones[place + 1 :]
        if decided := verdict(chain_at(board, stones, place)):
            return (decided == "wins") == (turn % 2 == 0)
        search = Search(size, stones, chance.getrandbits(60))
        search.solve(solved)  # first, so that no simulation is spent on what is shown to lose
        search.run(simulations)
        if search.verdict != UNDECIDED:
            return (search.verdict == WINS) == (turn % 2 == 1)
        cell = search.ranking()[0].name
    raise AssertionError("X9: a full board always holds a decision")


class Played(Struct, frozen=True):
    """A game that was counted: its opening and number, how hard both sides thought, and whether YELLOW won."""

    size: int
    first: str
    number: int
    simulations: int
    solved: int
    won: bool


def count(
    size: int, games: int, simulations: int, solved: int, keep: Path, only: frozenset[str] = frozenset()
) -> dict[str, Opening]:
    """Play that many games from every kind of opening, or only from these, whatever comes out.

    Every game has a seed of its own, so it does not matter which were played before; those in the file are not again.
    """
    played = {(one.first, one.number): one.won for one in _kept(keep, size, simulations, solved)}
    kinds = [kind[0] for kind in openings(size)]
    for number in range(games):
        for first in (kind for kind in kinds if (kind, number) not in played and (not only or kind in only)):
            luck = random.Random(f"{size} {first} {number}")
            won = played[first, number] = yellow_wins(size, first, simulations, luck, solved)
            with keep.open("ab") as file:
                file.write(msgspec.json.encode(Played(size, first, number, simulations, solved, won)) + b"\n")
    of = {kind: [won for (first, _), won in played.items() if first == kind] for kind in kinds}
    return {kind: Opening(len(won), sum(won)) for kind, won in of.items()}


def _kept(keep: Path, size: int, simulations: int, solved: int) -> list[Played]:
    """The games in the file that were played like this."""
    lines = keep.read_bytes().splitlines() if keep.exists() else []
    found = [msgspec.json.decode(line, type=Played) for line in lines]
    return [one for one in found if (one.size, one.simulations, one.solved) == (size, simulations, solved)]


if __name__ == "__main__":
    import typer

    def main(
        size: int,
        keep: Annotated[Path, typer.Option()],
        games: Annotated[int, typer.Option()] = 200,
        simulations: Annotated[int, typer.Option()] = 3_000,
        solved: Annotated[int, typer.Option()] = 30_000,
        only: Annotated[str, typer.Option()] = "",
        write: Annotated[bool, typer.Option("--write")] = False,
    ) -> None:
        """Count what the openings of this size are worth, or go on with those that are named."""
        counted = count(size, games, simulations, solved, keep, frozenset(only.split(",")) - {""})
        for first, opening in counted.items():
            typer.echo(f"{first}: {opening.won} of {opening.games}, {opening.value:.2f} ± {opening.error:.2f}")
        if write:
            table()[size] = counted
            TABLE.write_bytes(msgspec.json.format(msgspec.json.encode(table())) + b"\n")

    typer.run(main)
