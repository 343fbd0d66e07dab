"""The end of a game, solved: every continuation looked at, as long as the number of positions allows."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import int64, uint8, uint16, uint64

from .jit import compiled, tuple_type
from .position import (
    GEOMETRY,
    LOSES,
    NOBODY,
    POSITION,
    UNDECIDED,
    WINS,
    Bytes,
    Cells,
    Geometry,
    Position,
    copy_position,
    decides,
    empty_position,
    place,
    room_for,
)

KNOWN: Final = 1 << 16
"""Places in the table of positions met before; a newer one replaces an older one."""


class Endgame(NamedTuple):
    """A position to be solved, and room to work in."""

    root: Position
    work: Position
    keys: npt.NDArray[np.uint64]
    """By colour and cell: the number a stone there gives to the name of a position."""
    known: npt.NDArray[np.uint64]
    """The names of positions met before; what was found stands in `verdicts`."""
    verdicts: Bytes
    left: npt.NDArray[np.int64]
    """How many positions may still be looked at."""
    path: Cells
    moves: Cells
    """By depth: the stones to try."""


ENDGAME = tuple_type(
    Endgame,
    POSITION,
    POSITION,
    uint64[:, ::1],
    uint64[::1],
    uint8[::1],
    int64[::1],
    uint16[::1],
    uint16[:, ::1],
)


def endgame_of(size: int, root: Position, positions: int) -> Endgame:
    """Room to solve a position in, looking at no more than so many."""
    room = room_for(size)
    return Endgame(
        root,
        empty_position(size),
        np.random.default_rng(1).integers(1, 2**63, (2, room), np.uint64),
        np.zeros(KNOWN, np.uint64),
        np.zeros(KNOWN, np.uint8),
        np.array([positions]),
        np.zeros(room, np.uint16),
        np.zeros((room, room), np.uint16),
    )


@compiled(int64(GEOMETRY, ENDGAME, int64, int64, uint8))
def look(geometry: Geometry, end: Endgame, free: int, depth: int, colour: int) -> int:
    """List the stones worth trying after the path; returns how many, or minus what is decided at first sight.

    A cell the opponent could use too comes before one that only this player can: the latter does not run away.
    """
    copy_position(end.work, end.root)
    for d in range(depth):
        place(geometry, end.work, end.path[d], colour ^ ((depth - d) & 1))
    count = threats = threat = 0
    for wanted in range(2):
        for i in range(free):
            cell = end.root.empty[i]
            if end.work.stone[cell] != NOBODY:
                continue
            mine = decides(geometry, end.work, cell, colour)
            theirs = decides(geometry, end.work, cell, 1 - colour)
            if mine == WINS:
                return -WINS
            if theirs == WINS and wanted == 0:
                threat = cell
                threats += 2 if mine == LOSES else 1
            if mine == UNDECIDED and (theirs == LOSES) == (wanted == 1):
                end.moves[depth, count] = cell
                count += 1
    if threats > 1 or count == 0:
        return -LOSES
    if threats == 1:
        end.moves[depth, 0] = threat
        count = 1
    return count


@compiled(int64(GEOMETRY, ENDGAME, int64, int64, uint8, uint64))
def solve(geometry: Geometry, end: Endgame, free: int, depth: int, colour: int, key: int) -> int:
    """What the position after the path is for the player to move; UNDECIDED if there were too many to look at.

    Where the player to move at the root wins, `path` begins with the stone that does it.
    """
    at = key & uint64(KNOWN - 1)
    if end.known[at] == key and depth > 0:
        return int(end.verdicts[at])
    if end.left[0] <= 0:
        return UNDECIDED
    end.left[0] -= 1
    count = look(geometry, end, free, depth, colour)
    result = LOSES if count > 0 else -count
    for i in range(count):
        cell = end.moves[depth, i]
        end.path[depth] = cell
        found = solve(geometry, end, free, depth + 1, 1 - colour, key ^ end.keys[colour, cell])
        if found == LOSES:
            result = WINS
            break
        if found == UNDECIDED:
            result = UNDECIDED
    if result != UNDECIDED:
        end.known[at] = key
        end.verdicts[at] = result
    return result
