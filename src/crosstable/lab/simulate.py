"""Random games, for statistics and for trying things out."""

import random
from typing import Any

from crosstable.core import AnyGame, random_action

from .local import LocalGame
from .players import named


def simulate(game: str | AnyGame, options: Any = None, seats: int | None = None, seed: int = 0) -> LocalGame:
    """A whole game in which everybody does anything that is offered. The same seed gives the same game."""
    game = named(game)
    chance = random.Random(seed)
    count = seats or min(game.facts.seats)
    chosen = game.facts.options() if options is None else options
    played = LocalGame(game, chosen, tuple(f"random {n + 1}" for n in range(count)), chance.randbytes(32))
    while played.outcome is None:
        seat = chance.choice(sorted(played.waiting))
        played.play(seat, random_action(game, played.state, seat, chance.randrange))
    return played
