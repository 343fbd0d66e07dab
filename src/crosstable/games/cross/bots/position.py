"""Positions as the compiled core sees them: flat arrays, chains as a union-find forest.

A cell knows which of its six neighbours hold a stone of either colour as six bits. Neighbours are counted round the
cell, so two that follow each other are adjacent and belong to one chain: only the first of each run is looked up.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import uint8, uint16, void

from ..data import EMPTY, OPPOSITE_SIDES, STONE, THREE_SIDES, board_of
from .jit import compiled, tuple_type

YELLOW: Final = 0
RED: Final = 1
NOBODY: Final = 2

UNDECIDED: Final = 0
WINS: Final = 1
LOSES: Final = 2

Bytes = npt.NDArray[np.uint8]
Cells = npt.NDArray[np.uint16]
Seed = npt.NDArray[np.uint64]


def _verdict(sides: frozenset[int]) -> int:
    """What a chain that touches these sides decides for its owner; the win comes first (X6–X8)."""
    if any(three <= sides for three in THREE_SIDES):
        return WINS
    return LOSES if any(pair <= sides for pair in OPPOSITE_SIDES) else UNDECIDED


VERDICT: Final = np.array([_verdict(frozenset(s for s in range(6) if bits >> s & 1)) for bits in range(64)], np.uint8)
"""What a set of sides (as bits) decides."""


def _first_of_each_run(around: int) -> int:
    after = (around << 1 | around >> 5) & 63
    return 1 if around == 63 else around & ~after


RUNS: Final = np.array([_first_of_each_run(around) for around in range(64)], np.uint8)
"""Of the neighbours that hold a stone (as bits), one of each run."""


ROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours in order, as steps of column and row."""

OPPOSITE_WAY: Final = np.array([1 << (way + 3) % 6 for way in range(6)], np.uint8)
"""The bit by which a neighbour knows the cell it is a neighbour of."""


class Geometry(NamedTuple):
    """A board. `neighbours` has six columns; where the board ends, the entry is the number of cells."""

    neighbours: Cells
    on_board: Bytes
    """Which of the six neighbours are cells, as bits."""
    sides: Bytes
    """The sides a cell belongs to, as bits."""


class Position(NamedTuple):
    """Stones on a board and their chains. A chain is named by one of its cells, its root."""

    stone: Bytes
    """YELLOW, RED or NOBODY on each cell."""
    around: Bytes
    """For each colour, then each cell: which neighbours hold that colour, as bits."""
    parent: Cells
    """One step towards the root of the chain, for cells with a stone."""
    touched: Bytes
    """The sides a chain touches, as bits, at its root."""
    empty: Cells
    """The empty cells, in any order; only as many as there are count."""


GEOMETRY = tuple_type(Geometry, uint16[:, ::1], uint8[::1], uint8[::1])
POSITION = tuple_type(Position, uint8[::1], uint8[:, ::1], uint16[::1], uint8[::1], uint16[::1])


def room_for(size: int) -> int:
    """The length of arrays by cell: one more for what lies off the board, then filled up for vector instructions."""
    return (board_of(size).cells // 16 + 1) * 16


@cache
def geometry_of(size: int) -> Geometry:
    """The board of this size, from the one description of boards there is."""
    board = board_of(size)
    neighbours = np.full((room_for(size), 6), board.cells, np.uint16)
    for cell, adjacent in enumerate(board.neighbours):
        for near in adjacent:
            neighbours[cell, _direction(size, cell, near)] = near
    sides = np.zeros(room_for(size), np.uint8)
    sides[: board.cells] = [sum(1 << s for s in sides) for sides in board.sides]
    on_board = (1 << np.arange(6)) @ (neighbours != board.cells).T
    return Geometry(neighbours, on_board.astype(np.uint8), sides)


def _direction(size: int, cell: int, near: int) -> int:
    """Where round the cell a neighbour lies, clockwise from the right."""
    (q, r), (other_q, other_r) = axial(size, cell), axial(size, near)
    return ROUND.index((other_q - q, other_r - r))


def axial(size: int, cell: int) -> tuple[int, int]:
    """Column and row counted from the middle of the board, the columns slanting."""
    edge, name = size - 1, board_of(size).names[cell]
    r = ord(name[0]) - ord("a") - edge
    return int(name[1:]) - 1 + max(-edge, -edge - r), r


def position_of(size: int, stones: str) -> Position:
    """A position from its stones as `State.stones` has them."""
    position = empty_position(size)
    for cell, stone in enumerate(stones):
        if stone != EMPTY:
            place(geometry_of(size), position, cell, YELLOW if stone == STONE["yellow"] else RED)
    free = [cell for cell, stone in enumerate(stones) if stone == EMPTY]
    position.empty[: len(free)] = free
    return position


def empty_position(size: int) -> Position:
    """A board without stones."""
    room = room_for(size)
    return Position(
        stone=np.full(room, NOBODY, np.uint8),
        around=np.zeros((2, room), np.uint8),
        parent=np.arange(room, dtype=np.uint16),
        touched=np.zeros(room, np.uint8),
        empty=np.arange(room, dtype=np.uint16),
    )


@compiled(void(POSITION, POSITION))
def copy_position(to: Position, source: Position) -> None:
    """Put the same stones and chains into another position; its list of empty cells is left as it is."""
    for i in range(source.stone.size):
        to.stone[i] = source.stone[i]
        to.around[0, i] = source.around[0, i]
        to.around[1, i] = source.around[1, i]
        to.parent[i] = source.parent[i]
        to.touched[i] = source.touched[i]


@compiled(uint16(uint16[::1], uint16))
def root_of(parent: Cells, cell: int) -> int:
    """The root of a stone's chain; the way there gets shorter by being walked."""
    while parent[cell] != cell:
        parent[cell] = parent[parent[cell]]
        cell = parent[cell]
    return cell


@compiled(uint8(GEOMETRY, POSITION, uint16, uint8))
def sides_after(geometry: Geometry, position: Position, cell: int, colour: int) -> int:
    """The sides the chain would touch if this colour were placed on this cell."""
    sides = geometry.sides[cell]
    runs = RUNS[position.around[colour, cell]]
    direction = 0
    while runs:
        if runs & 1:
            sides |= position.touched[root_of(position.parent, geometry.neighbours[cell, direction])]
        runs >>= 1
        direction += 1
    return int(sides)


@compiled(uint8(GEOMETRY, POSITION, uint16, uint8))
def place(geometry: Geometry, position: Position, cell: int, colour: int) -> int:
    """Place a stone, join its chains, and return the sides the joined chain touches."""
    sides = geometry.sides[cell]
    root = cell
    position.stone[cell] = colour
    position.parent[cell] = cell
    runs = RUNS[position.around[colour, cell]]
    direction = 0
    while runs:
        if runs & 1:
            other = root_of(position.parent, geometry.neighbours[cell, direction])
            sides |= position.touched[other]
            position.parent[root] = other
            root = other
        runs >>= 1
        direction += 1
    position.touched[root] = sides
    for way in range(6):
        near = geometry.neighbours[cell, way]
        position.around[colour, near] |= OPPOSITE_WAY[way]
    return int(sides)
