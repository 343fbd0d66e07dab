"""Playouts with a little sense: nobody gives the game away, an intruded bridge is closed, and what can wait does.

A stone that loses at once is never placed. Two stones of one colour with two empty cells between them are a bridge: if
the opponent takes one of the cells, the other is taken in answer. And a cell on which the opponent may not place does
not run away: it is taken when there is no other.
"""

from typing import Final

import numpy as np
from numba import int64, uint8, uint64

from .jit import compiled
from .position import (
    GEOMETRY,
    LOSES,
    NOBODY,
    POSITION,
    UNDECIDED,
    VERDICT,
    WINS,
    Geometry,
    Position,
    Seed,
    decides,
    join,
    sides_after,
)


def _between(own: int) -> int:
    """Which of the six neighbours lie between two stones, as bits."""
    pairs = own & (own >> 2 | own << 4)
    return (pairs << 1 | pairs >> 5) & 63


def _picks(ways: int) -> list[int]:
    """These ways, over and over."""
    return ([way for way in range(6) if ways >> way & 1] * 6 or [0] * 6)[:6]


BETWEEN: Final = np.array([_between(own) for own in range(64)], np.uint8)
PICKS: Final = np.array([_picks(ways) for ways in range(64)], np.uint8)
"""By ways as bits: six to choose from, each of them equally often."""


@compiled(int64(uint64[::1], int64), inline=True)
def below(seed: Seed, n: int) -> int:
    """A random whole number from 0 to n - 1 (xorshift; the bias of 2**-32 does not matter here)."""
    x = seed[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    seed[0] = x
    return int(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@compiled(int64(GEOMETRY, POSITION, int64, uint8, int64, int64, uint64[::1]))
def play_out_safely(
    geometry: Geometry, position: Position, free: int, colour: int, last: int, waits: int, seed: Seed
) -> int:
    """Place stones until somebody has won or has only losing cells left; returns the winner's colour.

    `empty` may name cells that are taken by now: they are dropped when met.
    """
    stone, empty = position.stone, position.empty
    while True:
        own = position.around[colour, last]
        gaps = BETWEEN[own] & geometry.on_board[last] & ~(own | position.around[1 - colour, last])
        verdict = LOSES
        if gaps:
            cell = geometry.neighbours[last, PICKS[gaps, below(seed, 6)]]
            sides = sides_after(geometry, position, cell, colour)
            verdict = VERDICT[sides]
        untried = free
        spare = -1
        while verdict == LOSES:
            if untried == 0:
                if spare < 0:
                    return 1 - colour
                cell = empty[spare]
                sides = sides_after(geometry, position, cell, colour)
                free -= 1
                empty[spare] = empty[free]
                empty[free] = cell
                break
            chosen = below(seed, untried)
            cell = empty[chosen]
            untried -= 1
            empty[chosen] = empty[untried]
            taken = stone[cell] != NOBODY
            if not taken:
                sides = sides_after(geometry, position, cell, colour)
                verdict = VERDICT[sides]
                if free <= waits and verdict == UNDECIDED and decides(geometry, position, cell, 1 - colour) == LOSES:
                    spare = untried
                    verdict = LOSES
                if verdict == LOSES:
                    empty[untried] = cell
                    continue
            free -= 1
            if spare == free:
                spare = untried
            empty[untried] = empty[free]
            empty[free] = cell
        join(geometry, position, cell, colour, sides)
        if verdict == WINS:
            return colour
        last = cell
        colour = 1 - colour
