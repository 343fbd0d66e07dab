"""Playouts with a little sense: nobody gives the game away, and an intruded bridge is closed.

A stone that loses at once is placed only if nothing else is left. Two stones of one colour with two empty cells
between them are a bridge: if the opponent takes one of the cells, the other is taken in answer.
"""

from typing import Final

from numba import int64, uint8, uint16, uint64, void

from .jit import compiled
from .playout import below
from .position import GEOMETRY, LOSES, POSITION, VERDICT, WINS, Cells, Geometry, Position, Seed, place, sides_after

NO_CELL: Final = -1


@compiled(int64(GEOMETRY, POSITION, uint16, uint8, uint64[::1]))
def bridge_cell(geometry: Geometry, position: Position, intruder: int, colour: int, seed: Seed) -> int:
    """A cell that closes a bridge of this colour which the stone just placed has intruded, or NO_CELL."""
    own = position.around[colour, intruder]
    pairs = own & (own >> 2 | own << 4)
    between = (pairs << 1 | pairs >> 5) & geometry.on_board[intruder] & ~(own | position.around[1 - colour, intruder])
    if between == 0:
        return NO_CELL
    way = below(seed, 6)
    while not between >> way & 1:
        way = way + 1 if way < 5 else 0
    return int(geometry.neighbours[intruder, way])


@compiled(void(uint16[::1], int64, uint16))
def take_out(empty: Cells, free: int, cell: int) -> None:
    """Move a cell to the end of the list of empty cells."""
    at = 0
    while empty[at] != cell:
        at += 1
    empty[at] = empty[free - 1]
    empty[free - 1] = cell


@compiled(int64(GEOMETRY, POSITION, int64, uint8, uint64[::1]))
def safe_cell(geometry: Geometry, position: Position, free: int, colour: int, seed: Seed) -> int:
    """A random cell that does not lose at once, moved to the end of the empty ones; NO_CELL if none is left."""
    empty = position.empty
    untried = free
    while untried > 0:
        chosen = below(seed, untried)
        cell = empty[chosen]
        untried -= 1
        empty[chosen] = empty[untried]
        empty[untried] = cell
        if VERDICT[sides_after(geometry, position, cell, colour)] != LOSES:
            empty[untried] = empty[free - 1]
            empty[free - 1] = cell
            return int(cell)
    return NO_CELL


@compiled(int64(GEOMETRY, POSITION, int64, uint8, int64, uint64[::1]))
def play_out_safely(geometry: Geometry, position: Position, free: int, colour: int, last: int, seed: Seed) -> int:
    """Place stones until somebody has won or has only losing cells left; returns the winner's colour."""
    while True:
        cell = bridge_cell(geometry, position, last, colour, seed)
        if cell != NO_CELL and VERDICT[sides_after(geometry, position, cell, colour)] != LOSES:
            take_out(position.empty, free, cell)
        else:
            cell = safe_cell(geometry, position, free, colour, seed)
            if cell == NO_CELL:
                return 1 - colour
        if VERDICT[place(geometry, position, cell, colour)] == WINS:
            return colour
        free -= 1
        last = cell
        colour = 1 - colour
