"""A stone at a glance: a few random playouts, and no search."""

import random

import numpy as np

from ..data import EMPTY, board_of
from ..rules.chains import chain_at, verdict
from .playout import play_many
from .position import geometry_of, position_of


def glanced(size: int, stones: str, playouts: int, seed: int) -> str:
    """The cell that does best in so many random playouts, shared by all cells: nobody looks for wins and threats."""
    board, luck = board_of(size), random.Random(seed)
    empty = [cell for cell, here in enumerate(stones) if here == EMPTY]
    mine = (len(stones) - len(empty)) % 2
    bits = np.array([luck.getrandbits(63) | 1], np.uint64)
    won: dict[str, float] = {}
    for cell in empty:
        after = stones[:cell] + "yr"[mine] + stones[cell + 1 :]
        tries = max(1, playouts // len(empty))
        decided = verdict(chain_at(board, after, cell))
        if decided is None:
            start = position_of(size, after)
            wins = int(play_many(geometry_of(size), start, len(empty) - 1, 1 - mine, tries, bits)[mine])
        else:
            wins = tries if decided == "wins" else 0
        won[board.names[cell]] = wins + luck.random()
    return max(won, key=won.__getitem__)
