"""Positions as the compiled core sees them: flat arrays, and every stone knows the name of its chain.

A cell knows which of its six neighbours hold a stone of either colour as six bits. Neighbours are counted round the
cell, so two that follow each other are adjacent and belong to one chain: only the first of each run is looked up, and
there are never more than three. A chain is named by one of its stones; where two chains meet, one takes the other's
name, stone by stone. That is seldom, and short: so what a stone would decide is read without searching for it.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import int64, uint8, uint16, void

from ..data import EMPTY, OPPOSITE_SIDES, STONE, THREE_SIDES, board_of
from .jit import compiled, tuple_type

YELLOW: Final = 0
RED: Final = 1
NOBODY: Final = 2
OFF_BOARD: Final = 3

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


NO_WAY: Final = 6
"""Leads to no cell, from everywhere."""


def _first_of_each_run(around: int) -> list[int]:
    first = [way for way in range(6) if around >> way & 1 and not around >> (way + 5) % 6 & 1]
    return [*(first or [0] * (around == 63)), *[NO_WAY] * 3][:3]


RUNS: Final = np.array([_first_of_each_run(around) for around in range(64)], np.uint8)
"""By the neighbours that hold a stone (as bits): the ways to one of each run."""


ROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours in order, as steps of column and row."""


OPPOSITE_WAY: Final = np.array([1 << (way + 3) % 6 for way in range(6)], np.uint8)
"""The bit by which a neighbour knows the cell it is a neighbour of."""


class Geometry(NamedTuple):
    """A board. `neighbours` has six columns of use; where the board ends, the entry is the number of cells."""

    neighbours: Cells
    on_board: Bytes
    """Which of the six neighbours are cells, as bits."""
    sides: Bytes
    """The sides a cell belongs to, as bits."""


class Position(NamedTuple):
    """Stones on a board and their chains. A chain is named by one of its cells."""

    stone: Bytes
    """YELLOW, RED or NOBODY on each cell, OFF_BOARD where there is no cell."""
    around: Bytes
    """For each colour, then each cell: which neighbours hold that colour, as bits."""
    touched: Bytes
    """The sides a chain touches, as bits, at its name."""
    chain: Cells
    """The name of the chain, for cells with a stone."""
    following: Cells
    """The next stone of the same chain, round and round."""
    empty: Cells
    """The empty cells, in any order; only as many as there are count."""


GEOMETRY = tuple_type(Geometry, uint16[:, ::1], uint8[::1], uint8[::1])
POSITION = tuple_type(Position, uint8[::1], uint8[:, ::1], uint8[::1], *[uint16[::1]] * 3)


def room_for(size: int) -> int:
    """The length of arrays by cell: one more for what lies off the board, then filled up for vector instructions."""
    return (board_of(size).cells // 16 + 1) * 16


@cache
def geometry_of(size: int) -> Geometry:
    """The board of this size, from the one description of boards there is."""
    board = board_of(size)
    neighbours = np.full((room_for(size), 8), board.cells, np.uint16)
    for cell, adjacent in enumerate(board.neighbours):
        for near in adjacent:
            neighbours[cell, _direction(size, cell, near)] = near
    sides = np.zeros(room_for(size), np.uint8)
    sides[: board.cells] = [sum(1 << s for s in sides) for sides in board.sides]
    on_board = (1 << np.arange(8)) @ (neighbours != board.cells).T
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
    room, cells = room_for(size), board_of(size).cells
    stone = np.full(room, OFF_BOARD, np.uint8)
    stone[:cells] = NOBODY
    names = np.arange(room, dtype=np.uint16)
    touched, around = np.zeros(room, np.uint8), np.zeros((2, room), np.uint8)
    return Position(stone, around, touched, names, names.copy(), names.copy())


@compiled(void(POSITION, POSITION), inline=True)
def copy_position(to: Position, source: Position) -> None:
    """Put the same stones and chains into another position; its list of empty cells is left as it is."""
    for i in range(source.stone.size):
        to.stone[i] = source.stone[i]
        to.around[0, i] = source.around[0, i]
        to.around[1, i] = source.around[1, i]
        to.touched[i] = source.touched[i]
        to.chain[i] = source.chain[i]
        to.following[i] = source.following[i]


@compiled(uint16(GEOMETRY, POSITION, uint16, uint8, uint8), inline=True)
def chain_beside(geometry: Geometry, position: Position, cell: int, around: int, number: int) -> int:
    """The name of one of the three chains a cell can join; what lies off the board if there are fewer."""
    return int(position.chain[geometry.neighbours[cell, RUNS[around, number]]])


@compiled(uint8(GEOMETRY, POSITION, uint16, uint8), inline=True)
def sides_after(geometry: Geometry, position: Position, cell: int, colour: int) -> int:
    """The sides the chain would touch if this colour were placed on this cell."""
    around = position.around[colour, cell]
    sides = geometry.sides[cell]
    for number in range(3):
        sides |= position.touched[chain_beside(geometry, position, cell, around, number)]
    return int(sides)


@compiled(void(POSITION, uint16, uint16))
def absorb(position: Position, chain: int, other: int) -> None:
    """Give the stones of another chain this chain's name, and make one round of both."""
    stone = other
    while position.chain[stone] != chain:
        position.chain[stone] = chain
        stone = position.following[stone]
    after = position.following[chain]
    position.following[chain] = position.following[other]
    position.following[other] = after


@compiled(void(GEOMETRY, POSITION, uint16, uint8, uint8), inline=True)
def join(geometry: Geometry, position: Position, cell: int, colour: int, sides: int) -> None:
    """Place a stone of which is known what sides it will be connected with, and join its chains."""
    around = position.around[colour, cell]
    name = chain_beside(geometry, position, cell, around, 0) if around else cell
    position.stone[cell] = colour
    position.chain[cell] = name
    position.touched[name] = sides
    after = position.following[name]
    position.following[cell] = after
    position.following[name] = cell
    if RUNS[around, 1] != NO_WAY:
        for number in range(1, 3):
            other = chain_beside(geometry, position, cell, around, number)
            if other != name and RUNS[around, number] != NO_WAY:
                absorb(position, name, other)
    for way in range(6):
        position.around[colour, geometry.neighbours[cell, way]] |= OPPOSITE_WAY[way]


@compiled(uint8(GEOMETRY, POSITION, uint16, uint8))
def place(geometry: Geometry, position: Position, cell: int, colour: int) -> int:
    """Place a stone, join its chains, and return the sides the joined chain touches."""
    sides = sides_after(geometry, position, cell, colour)
    join(geometry, position, cell, colour, sides)
    return int(sides)


@compiled(uint8(GEOMETRY, POSITION, uint16, uint8))
def decides(geometry: Geometry, position: Position, cell: int, colour: int) -> int:
    """What a stone of this colour on this cell would decide for its owner."""
    return int(VERDICT[sides_after(geometry, position, cell, colour)])


@compiled(int64(GEOMETRY, POSITION, int64, uint8))
def reserve(geometry: Geometry, position: Position, free: int, colour: int) -> int:
    """How many more cells there are on which only this colour may place than on which only the other may.

    Late in a game whoever has no harmless stone left must place one that loses: these are the stones to wait with.
    """
    more = 0
    for i in range(free):
        cell = position.empty[i]
        mine = decides(geometry, position, cell, colour) == UNDECIDED
        theirs = decides(geometry, position, cell, 1 - colour) == UNDECIDED
        more += int(mine) - int(theirs)
    return more
