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

OPEN: Final = -1
COUNT: Final = 0
TRIED: Final = 1
RESULT: Final = 2

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
    names: npt.NDArray[np.uint64]
    """By depth: the name of the position."""
    open: npt.NDArray[np.int64]
    """By depth: how many stones there are to try, how many were tried, and what came of it."""


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
    uint64[::1],
    int64[:, ::1],
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
        np.ones(room, np.uint64),
        np.zeros((3, room), np.int64),
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


@compiled(int64(GEOMETRY, ENDGAME, int64, int64, uint8))
def meet(geometry: Geometry, end: Endgame, free: int, depth: int, colour: int) -> int:
    """What is known of the position after the path before anything is tried: a verdict, or OPEN."""
    name = end.names[depth]
    at = name & np.uint64(KNOWN - 1)
    if end.known[at] == name:
        return int(end.verdicts[at])
    if end.left[0] <= 0:
        return UNDECIDED
    end.left[0] -= 1
    count = look(geometry, end, free, depth, colour)
    if count < 0:
        return int(-count)
    end.open[COUNT, depth] = count
    end.open[TRIED, depth] = 0
    end.open[RESULT, depth] = LOSES
    return OPEN


@compiled(int64(GEOMETRY, ENDGAME, int64, uint8))
def solve(geometry: Geometry, end: Endgame, free: int, colour: int) -> int:
    """What the position is for the player to move; UNDECIDED if there were too many to look at.

    Where that player wins, `path` begins with the stone that does it. Not recursive: compiled recursion cannot be kept.
    """
    depth, found, fresh = 0, UNDECIDED, True
    while depth >= 0:
        mover = colour ^ (depth & 1)
        if fresh:
            found = meet(geometry, end, free, depth, mover)
            done = found != OPEN
        else:
            if found != WINS:
                end.open[RESULT, depth] = WINS if found == LOSES else UNDECIDED
            done = found == LOSES or end.open[TRIED, depth] == end.open[COUNT, depth]
            if done:
                found = end.open[RESULT, depth]
        if done:
            if found != UNDECIDED:
                at = end.names[depth] & np.uint64(KNOWN - 1)
                end.known[at] = end.names[depth]
                end.verdicts[at] = found
            depth -= 1
            fresh = False
            continue
        cell = end.moves[depth, end.open[TRIED, depth]]
        end.open[TRIED, depth] += 1
        end.path[depth] = cell
        end.names[depth + 1] = end.names[depth] ^ end.keys[mover, cell]
        depth += 1
        fresh = True
    return int(found)
