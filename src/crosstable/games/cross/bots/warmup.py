"""Compile everything once, so that no player waits for a compiler."""

import numpy as np

from ..data import EMPTY, board_of
from .jit import forget_older
from .playout import play_many
from .position import YELLOW, empty_position, geometry_of
from .search import Search

SIZE = 5


def warm() -> None:
    """Load or compile the whole core and play a few simulations and playouts with it."""
    forget_older()
    cells = board_of(SIZE).cells
    play_many(geometry_of(SIZE), empty_position(SIZE), cells, YELLOW, 10, np.ones(1, np.uint64))
    Search(SIZE, EMPTY * cells).run(100)
