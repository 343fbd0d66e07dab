"""Openings that are the same: the board may be turned and mirrored in twelve ways."""

from functools import cache
from itertools import permutations

from ..data import board_of
from .position import axial


@cache
def openings(size: int) -> tuple[tuple[str, ...], ...]:
    """All cells, those together that turning and mirroring the board carries into each other."""
    board = board_of(size)
    classes: dict[tuple[int, ...], list[str]] = {}
    for cell, name in enumerate(board.names):
        q, r = axial(size, cell)
        images = {tuple(sign * x for x in turned) for turned in permutations((q, r, -q - r)) for sign in (1, -1)}
        classes.setdefault(min(images), []).append(name)
    return tuple(tuple(names) for names in classes.values())
