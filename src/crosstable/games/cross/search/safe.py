"""Playouts in which nobody gives the game away: a stone that loses at once is placed only if nothing else is left."""

from numba import int64, uint8, uint64

from .jit import compiled
from .playout import below
from .position import GEOMETRY, LOSES, POSITION, VERDICT, WINS, Geometry, Position, Seed, place, sides_after


@compiled(int64(GEOMETRY, POSITION, int64, uint8, uint64[::1]))
def play_out_safely(geometry: Geometry, position: Position, free: int, colour: int, seed: Seed) -> int:
    """Place stones until somebody has won or has only losing cells left; returns the winner's colour."""
    empty = position.empty
    while True:
        untried = free
        while True:
            if untried == 0:
                return 1 - colour
            chosen = below(seed, untried)
            cell = empty[chosen]
            verdict = VERDICT[sides_after(geometry, position, cell, colour)]
            if verdict == WINS:
                position.stone[cell] = colour
                return colour
            untried -= 1
            empty[chosen] = empty[untried]
            empty[untried] = cell
            if verdict != LOSES:
                break
        # The chosen cell lies at `untried`; the losing ones met on the way stay free, behind it.
        free -= 1
        empty[untried] = empty[free]
        empty[free] = cell
        place(geometry, position, cell, colour)
        colour = 1 - colour
