"""How often blue wins at tables of one level with talk: both modes, every number of players, fixed deals.

`python -m bench.crossfire_tables --games 100 --level strong --mode sniper --seats 9` plays that one; what is not named
is played for all. Whatever is out of bounds has a star, whatever surely is has two.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer
from msgspec.structs import replace

from crosstable.bots.characters import NAMES
from crosstable.core import Bot
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.bots import bot
from crosstable.games.crossfire.bots.levels import LEVELS
from crosstable.games.crossfire.data import STANDARD, Mode, Options
from crosstable.lab.local import LocalGame

from .report import share_line

BOUNDS = {5: (0.45, 0.7)}
"""Between these blue wins with so few,"""
USUAL = (0.4, 0.6)
"""and between these with all others."""


@dataclass
class Cell:
    """One mode with one number of players and one level, and how it went so far."""

    mode: Mode
    seats: int
    level: str
    won: int = 0
    played: int = 0

    def __str__(self) -> str:
        what = f"{self.level:7}{self.mode:10}{self.seats:3}"
        return share_line(what, self.won, self.played, *BOUNDS.get(self.seats, USUAL))


def blue_wins(ours: Bot, mode: Mode, seats: int, deal: int, tempers: bool) -> bool:
    """Whether blue wins this deal at a table of one level; where several may act or speak one is drawn."""
    luck = random.Random(deal)
    names = tuple(luck.sample(NAMES, seats)) if tempers else tuple(f"P{seat}" for seat in range(seats))
    game = LocalGame(GAME, Options(mode=mode, seconds=0, aim_seconds=0), names, luck.randbytes(32))
    while game.outcome is None:
        seat = luck.choice(sorted(game.waiting))
        sight = replace(game.sight(seat, luck.getrandbits(60)), character=names[seat])
        game.play(seat, ours.think(sight, lambda: False).action)
    return game.state.result is not None and game.state.result.team == "blue"


def cells(levels: list[str], modes: list[Mode], seats: list[int]) -> Iterator[Cell]:
    """All that there are."""
    for mode in modes:
        for count in seats:
            if count in STANDARD[mode]["vip"]:
                yield from (Cell(mode, count, level) for level in levels)


def main(
    games: int = 100,
    first: int = 0,
    level: Annotated[list[str] | None, typer.Option()] = None,
    mode: Annotated[list[str] | None, typer.Option()] = None,
    seats: Annotated[list[int] | None, typer.Option()] = None,
    tempers: bool = False,
) -> None:
    """Play them and print a line each; everybody is like anybody, unless he has a temper."""
    modes: list[Mode] = [one for one in STANDARD if mode is None or one in mode]
    for cell in cells(level or list(LEVELS), modes, seats or list(STANDARD["crossfire"]["vip"])):
        ours = bot(cell.level, 1.0)
        for deal in range(first, first + games):
            cell.won += blue_wins(ours, cell.mode, cell.seats, deal, tempers)
            cell.played += 1
        print(cell, flush=True)


if __name__ == "__main__":
    typer.run(main)
