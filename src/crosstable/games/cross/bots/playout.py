"""Random playouts, from any position to the decision: what the core is measured by. The bots play with more sense."""

import numpy as np
import numpy.typing as npt
from numba import int64, uint8, uint64

from .jit import compiled
from .position import GEOMETRY, POSITION, UNDECIDED, VERDICT, WINS, Geometry, Position, Seed, copy_position, place
from .safe import below


@compiled(int64(GEOMETRY, POSITION, int64, uint8, uint64[::1]))
def play_out(geometry: Geometry, position: Position, free: int, colour: int, seed: Seed) -> int:
    """Place stones at random until somebody has won; returns twice the number placed, plus the winner's colour."""
    placed = 0
    while free > 0:
        chosen = below(seed, free)
        cell = position.empty[chosen]
        free -= 1
        position.empty[chosen] = position.empty[free]
        position.empty[free] = cell
        verdict = VERDICT[place(geometry, position, cell, colour)]
        placed += 1
        if verdict != UNDECIDED:
            return 2 * placed + (colour if verdict == WINS else 1 - colour)
        colour = 1 - colour
    return -1


@compiled(int64[::1](GEOMETRY, POSITION, int64, uint8, int64, uint64[::1]))
def play_many(
    geometry: Geometry, start: Position, free: int, colour: int, times: int, seed: Seed
) -> npt.NDArray[np.int64]:
    """Play out a position many times: wins of YELLOW, wins of RED, stones placed, wins by connection."""
    work = Position(
        start.stone.copy(),
        start.around.copy(),
        start.touched.copy(),
        start.chain.copy(),
        start.following.copy(),
        start.empty.copy(),
    )
    counts = np.zeros(4, np.int64)
    for _ in range(times):
        copy_position(work, start)
        result = play_out(geometry, work, free, colour, seed)
        counts[result & 1] += 1
        counts[2] += result >> 1
        last = 1 - colour if (result >> 1) & 1 == 0 else colour
        counts[3] += last == result & 1
    return counts
