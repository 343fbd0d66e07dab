"""Solves small boards of CROSS completely, on the referee's geometry. Boards are bit masks.

The search is compiled, because the board with three cells a side takes some ten million positions.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from cross.referee import Cell, cells_of, sides_of, touching

Numbers = NDArray[np.int64]
F = TypeVar("F", bound=Callable[..., Any])

TABLE = 1 << 23
"""Places in the table of known positions; a newer position replaces an older one."""


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a function for these types."""
    return cast(Callable[[F], F], numba.njit(signature))


@compiled("int64(int64)")
def _verdict(sides: int) -> int:
    """Whether a chain that touches these sides (a mask) wins (1), loses (-1) or decides nothing (0)."""
    if sides & 21 == 21 or sides & 42 == 42:
        return 1
    return -1 if sides & (sides >> 3) & 7 else 0


@compiled("int64[::1](int64, int64, int64[::1], int64[::1])")
def _verdicts(stones: int, empty: int, near: Numbers, sides: Numbers) -> Numbers:
    """What a stone more of this colour on each empty cell would decide; 2 where the cell is not empty."""
    count = near.size
    reached = sides.copy()
    rest = stones
    while rest:
        fresh = rest & -rest
        around = 0
        touched = 0
        while fresh:
            rest ^= fresh
            for cell in range(count):
                if fresh >> cell & 1:
                    around |= near[cell]
                    touched |= sides[cell]
            fresh = around & rest
        for cell in range(count):
            if around >> cell & 1:
                reached[cell] |= touched
    found = np.full(count, 2, np.int64)
    for cell in range(count):
        if empty >> cell & 1:
            found[cell] = _verdict(reached[cell])
    return found


@compiled("boolean(int64, int64, int64[::1], int64[::1], int64[::1], int64[::1])")
def _wins(mine: int, theirs: int, near: Numbers, sides: Numbers, order: Numbers, known: Numbers) -> bool:
    """Whether the player to move, who owns `mine`, wins."""
    count = near.size
    key = (mine << count | theirs) << 2 | 2
    place = (key * 0x9E3779B97F4A7C1 >> 17) & (known.size - 1)
    if known[place] & ~1 == key:
        return bool(known[place] & 1)
    empty = ~(mine | theirs) & ((1 << count) - 1)
    for_me = _verdicts(mine, empty, near, sides)
    if (for_me == 1).any():
        return True
    for_them = _verdicts(theirs, empty, near, sides)
    threats = (for_them == 1).sum()
    won = False
    if threats < 2:  # of two threats only one can be taken away
        for cell in order:
            sensible = for_me[cell] == 0 and (threats == 0 or for_them[cell] == 1)
            if sensible and not _wins(theirs, mine | 1 << cell, near, sides, order, known):
                won = True
                break
    known[place] = key | won
    return won


def winning_openings(size: int, openings: list[str]) -> list[str]:
    """Those of the opening cells after which the first player wins, without the swap."""
    named = cells_of(size)
    cells = list(named.values())
    near = np.array([sum(1 << j for j, d in enumerate(cells) if touching(c, d)) for c in cells])
    sides = np.array([sum(1 << side for side in sides_of(c, size)) for c in cells])
    order = np.array(sorted(range(len(cells)), key=lambda i: (len(sides_of(cells[i], size)), i)))
    known = np.zeros(TABLE, np.int64)
    places = {name: i for i, name in enumerate(named)}
    return [name for name in openings if not _wins(0, 1 << places[name], near, sides, order, known)]


def turned(cell: Cell) -> set[Cell]:
    """Where the twelve ways to turn and mirror the board can put a cell."""
    axes = ((0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2))
    return {(s * cell[p], s * cell[q], s * cell[r]) for p, q, r in axes for s in (1, -1)}
