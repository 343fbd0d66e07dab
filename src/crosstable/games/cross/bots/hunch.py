"""Hunches: which stones look likely at first sight, before anything was tried.

What lies round a cell, what a stone of either player would join there, and how far off the last stone is: each trait
has a weight for early positions, and one for those between early and late. `hunch_fit` fits them to what the search
itself came to like.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt
from numba import float32, int64, uint8

from ..data import board_of
from .jit import compiled
from .position import GEOMETRY, LOSES, NO_WAY, POSITION, RUNS, VERDICT, WINS, Geometry, Position, axial, room_for

WEIGHTS: Final = Path(__file__).with_name("hunch.json")

LATE, EARLY = 0.45, 0.65
"""With less than this share of the board empty a position is late, with more than that it is early."""


def _images(mine: int, theirs: int) -> list[tuple[int, int]]:
    """A pair of sets of neighbours, turned and mirrored in twelve ways."""

    def turned(ways: list[int], by: int, sign: int) -> int:
        return sum(1 << (by + sign * way) % 6 for way in ways)

    sets = [[way for way in range(6) if ways >> way & 1] for ways in (mine, theirs)]
    return [(turned(sets[0], by, sign), turned(sets[1], by, sign)) for by in range(6) for sign in (1, -1)]


def _around() -> npt.NDArray[np.uint8]:
    """By the neighbours that hold own stones and those that hold others, as bits: a number, the same for images."""
    kinds: dict[tuple[int, int], int] = {}
    table = np.zeros(64 * 64, np.uint8)
    for mine in range(64):
        for theirs in (ways for ways in range(64) if not ways & mine):
            table[mine | theirs << 6] = kinds.setdefault(min(_images(mine, theirs)), len(kinds))
    return table


def _side_kind(sides: int) -> int:
    """Whether a set of sides wins (5), loses (4), has a gap (3), or how many there are."""
    decided = {WINS: 5, LOSES: 4}.get(int(VERDICT[sides]))
    return decided or (3 if any(sides >> s & 1 and sides >> (s + 2) % 6 & 1 for s in range(6)) else sides.bit_count())


AROUND: Final = _around()
SIDE_KIND: Final = np.array([_side_kind(sides) for sides in range(64)], np.uint8)
COUNT: Final = np.array([min(bits.bit_count(), 3) for bits in range(64)], np.uint8)
BORDER: Final = np.array([{4: 1, 3: 2}.get(ways.bit_count(), 0) for ways in range(64)], np.uint8)

SIDES_AT: Final = int(AROUND.max()) + 1
CHAINS_AT: Final = SIDES_AT + 2 * 6 * 4
BORDER_AT: Final = CHAINS_AT + 2 * 4
APART_AT: Final = BORDER_AT + 3
TRAITS: Final = APART_AT + 7


@cache
def weights() -> npt.NDArray[np.float32]:
    """By stage (not early any more, early) and trait: how much it makes a stone likely."""
    return np.array(msgspec.json.decode(WEIGHTS.read_bytes(), type=list[list[float]]), np.float32)


@cache
def apart(size: int) -> npt.NDArray[np.uint8]:
    """By two cells: the steps between them, at most 5; 6 if they would make a bridge."""
    places = [axial(size, cell) for cell in range(board_of(size).cells)]
    table = np.zeros((room_for(size), room_for(size)), np.uint8)
    for one, (q, r) in enumerate(places):
        for other, (to_q, to_r) in enumerate(places):
            steps = sorted(abs(step) for step in (q - to_q, r - to_r, q + r - to_q - to_r))
            table[one, other] = 6 if steps == [1, 1, 2] else min(steps[2], 5)
    return table


@compiled(float32(GEOMETRY, POSITION, uint8[:, ::1], int64, uint8, int64, float32[::1]), inline=True)
def liking(
    geometry: Geometry,
    position: Position,
    apart: npt.NDArray[np.uint8],
    cell: int,
    colour: int,
    last: int,
    weights: npt.NDArray[np.float32],
) -> float:
    """The weights of a cell's traits together, for the player to move; `last` is the stone before, or negative."""
    both = int64(position.around[colour, cell]) | int64(position.around[1 - colour, cell]) << 6
    sum_of = weights[AROUND[both]] + weights[BORDER_AT + BORDER[geometry.on_board[cell]]]
    if last >= 0:
        sum_of += weights[APART_AT + apart[cell, last]]
    for other in range(2):
        around = position.around[colour ^ other, cell]
        sides = geometry.sides[cell]
        first = second = -1
        chains = most = 0
        for number in range(3):
            if RUNS[around, number] == NO_WAY:
                break
            name = int64(position.chain[geometry.neighbours[cell, RUNS[around, number]]])
            if name != first and name != second:
                first, second = name, first
                chains += 1
                sides |= position.touched[name]
                most = max(most, int64(COUNT[position.touched[name]]))
        sum_of += weights[CHAINS_AT + 4 * other + chains]
        sum_of += weights[SIDES_AT + 4 * (6 * other + SIDE_KIND[sides]) + most]
    return float(sum_of)
