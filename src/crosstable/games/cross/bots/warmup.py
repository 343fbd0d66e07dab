"""Compile everything once, so that no player waits for a compiler."""

from ..data import EMPTY, board_of
from .jit import forget_older
from .search import Search

SIZE = 5


def warm() -> None:
    """Load or compile the whole core and run a few simulations with it."""
    forget_older()
    Search(SIZE, EMPTY * board_of(SIZE).cells).run(100)
