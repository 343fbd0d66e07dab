"""CROSS: the strong bot against plain UCT with equally many simulations for each move, sides exchanged, no swap."""

import math
import random
from collections.abc import Callable

from crosstable.games.cross.bots.search import Search
from crosstable.games.cross.data import EMPTY, board_of
from crosstable.games.cross.rules.chains import chain_at, verdict

from .report import Figure
from .rivals import cross as plain_uct

Player = Callable[[int, str, int], str]
"""Chooses a cell for a size, stones and a seed."""


def run(quick: bool) -> list[Figure]:
    """How many of 200 games the strong bot's search wins on n = 5 and n = 6."""
    games, simulations = (20, 500) if quick else (200, 2_000)
    return [_figure(size, games, simulations) for size in (5, 6)]


def _figure(size: int, games: int, simulations: int) -> Figure:
    chance = random.Random(size)

    def ours(size: int, stones: str, seed: int) -> str:
        search = Search(size, stones, seed)
        search.run(simulations)
        return search.ranking()[0].name

    def plain(size: int, stones: str, seed: int) -> str:
        return plain_uct.best_cell(size, stones, simulations, seed)

    won = 0
    for number in range(games):
        ours_first = number % 2 == 0
        first_wins = first_player_wins(size, (ours, plain) if ours_first else (plain, ours), chance)
        won += first_wins == ours_first
    low, high = wilson(won, games)
    return Figure(
        name=f"CROSS strength, n = {size}",
        unit="of games won",
        ours=won / games,
        bound=0.8,
        note=f"{won} of {games} games against plain UCT, {simulations} simulations a move each; "
        f"95 % interval {low:.3f} … {high:.3f}",
    )


def first_player_wins(size: int, players: tuple[Player, Player], chance: random.Random) -> bool:
    """Play a game and say whether the first player won."""
    board = board_of(size)
    stones, turn = EMPTY * board.cells, 0
    while True:
        place = board.places[players[turn](size, stones, chance.getrandbits(60))]
        assert stones[place] == EMPTY, "a player took a cell that is not empty"
        stones = stones[:place] + "yr"[turn] + stones[place + 1 :]
        if decided := verdict(chain_at(board, stones, place)):
            return (decided == "wins") == (turn == 0)
        turn = 1 - turn


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
