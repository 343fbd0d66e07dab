"""How often the resistance wins at tables of one level with talk: every set-up, every number of players, fixed deals.

`python -m bench.resistance_tables --games 100 --level medium --setup hunter --seats 5` plays that one; what is not
named is played for all. Whatever is out of bounds has a star, whatever surely is has two.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

from crosstable.core import refusal
from crosstable.games.resistance import GAME
from crosstable.games.resistance.bots import ResistanceBot
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.data import SIDES, Options
from crosstable.games.resistance.parts.balance import side
from crosstable.games.resistance.parts.lobby import everything
from crosstable.lab.local import LocalGame

from .report import share_line

SETUPS: dict[str, Callable[[int], Options]] = {
    "base": lambda _: Options(),
    "targeting": lambda _: Options(targeting=True),
    "blind": lambda _: Options(blind_spies=True),
    "plot": lambda _: Options(plot=True),
    "hunter": lambda _: Options(hunter=True),
    "deep": lambda _: Options(deep_agent=True),
    "inquisitor": lambda _: Options(inquisitor=True),
    "reverser": lambda _: Options(reverser="resistance"),
    "spy-reverser": lambda _: Options(reverser="spy"),
    "reversers": lambda _: Options(reverser="both"),
    "hunter-inquisitor": lambda _: Options(hunter=True, inquisitor=True),
    "everything": everything,
}
"""What the lobby and the page on balance show."""
LOW, HIGH = 0.4, 0.6
"""Between these the resistance wins."""


@dataclass
class Cell:
    """One set-up with one number of players and one level, and how it went so far."""

    setup: str
    seats: int
    level: str
    won: int = 0
    played: int = 0

    def __str__(self) -> str:
        what = f"{self.level:7}{self.setup:18}{self.seats:3}"
        return share_line(what, self.won, self.played, LOW, HIGH)


def resistance_wins(level: str, options: Options, seats: int, deal: int) -> bool:
    """Whether the resistance wins this deal at a table of one level; where several may act or speak one is drawn."""
    luck, bot = random.Random(deal), ResistanceBot(LEVELS[level], tells=False)
    game = LocalGame(GAME, options, tuple(f"P{seat}" for seat in range(seats)), luck.randbytes(32))
    while game.outcome is None:
        seat = luck.choice(sorted(game.waiting))
        game.play(seat, bot.think(game.sight(seat, luck.getrandbits(60)), lambda: False).action)
    return side(game.state) != "spy"


def cells(levels: list[str], setups: list[str], seats: list[int]) -> Iterator[Cell]:
    """All that fit together."""
    for setup in setups:
        for count in seats:
            if refusal(GAME, SETUPS[setup](count), count) is None:
                yield from (Cell(setup, count, level) for level in levels)


def main(
    games: int = 100,
    first: int = 0,
    level: Annotated[list[str] | None, typer.Option()] = None,
    setup: Annotated[list[str] | None, typer.Option()] = None,
    seats: Annotated[list[int] | None, typer.Option()] = None,
) -> None:
    """Play them and print a line each."""
    for cell in cells(level or list(LEVELS), setup or list(SETUPS), seats or list(SIDES)):
        options = SETUPS[cell.setup](cell.seats)
        for deal in range(first, first + games):
            cell.won += resistance_wins(cell.level, options, cell.seats, deal)
            cell.played += 1
        print(cell, flush=True)


if __name__ == "__main__":
    typer.run(main)
