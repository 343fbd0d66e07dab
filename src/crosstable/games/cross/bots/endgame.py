"""The end of a game, solved: proof numbers lead to the continuations that leave one side the fewest stones to try.

For the player to move a position has two numbers: how many positions at least must still be decided to show that it is
won, and how many to show that it is lost (0: that is shown; `NEVER`: the other one is). A position is won by its
easiest stone. It is lost when every stone is: there the hardest one counts, and one more for each other, because the
same positions are reached by many orders of stones and a sum would count them over and over.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import int32, int64, uint8, uint16, uint64, void

from .jit import compiled, tuple_type
from .outlast import FEW_TO_COUNT, outlasting
from .position import (
    GEOMETRY,
    LOSES,
    NOBODY,
    POSITION,
    UNDECIDED,
    WINS,
    Cells,
    Geometry,
    Position,
    copy_position,
    decides,
    empty_position,
    place,
    room_for,
)

NEVER: Final = 1 << 28

MOST_KNOWN: Final = 1 << 20
"""Places in the table of positions met before, at most; a newer one replaces an older one."""

TO_WIN: Final = 0
TO_LOSE: Final = 1


class Endgame(NamedTuple):
    """A position to be solved, and room to work in."""

    root: Position
    work: Position
    scratch: Position
    keys: npt.NDArray[np.uint64]
    """By colour and cell: the number a stone there gives to the name of a position."""
    known: npt.NDArray[np.uint64]
    """The names of positions met before."""
    numbers: npt.NDArray[np.int32]
    """What it takes to win and to lose, by the places of `known`."""
    left: npt.NDArray[np.int64]
    """How many positions may still be looked at."""
    path: Cells
    moves: Cells
    """By depth: the stones to try."""
    tries: npt.NDArray[np.int64]
    """By depth: how many of them there are."""
    names: npt.NDArray[np.uint64]
    """By depth: the name of the position."""
    enough: npt.NDArray[np.int64]
    """By depth: from which numbers on another position is worth looking at instead."""


ENDGAME = tuple_type(
    Endgame,
    *[POSITION] * 3,
    uint64[:, ::1],
    uint64[::1],
    int32[:, ::1],
    int64[::1],
    uint16[::1],
    uint16[:, ::1],
    int64[::1],
    uint64[::1],
    int64[:, ::1],
)


def endgame_of(size: int, root: Position, positions: int) -> Endgame:
    """Room to solve a position in, looking at no more than so many."""
    room = room_for(size)
    known = min(MOST_KNOWN, 1 << (2 * positions).bit_length())
    return Endgame(
        root,
        empty_position(size),
        empty_position(size),
        np.random.default_rng(1).integers(1, 2**63, (2, room), np.uint64),
        np.zeros(known, np.uint64),
        np.zeros((known, 2), np.int32),
        np.array([positions]),
        np.zeros(room, np.uint16),
        np.zeros((room, room), np.uint16),
        np.zeros(room, np.int64),
        np.ones(room, np.uint64),
        np.full((room, 2), NEVER, np.int64),
    )


@compiled(int64(GEOMETRY, ENDGAME, int64, int64, uint8))
def look(geometry: Geometry, end: Endgame, free: int, depth: int, colour: int) -> int:
    """List the stones worth trying after the path; returns what is decided at first sight.

    A cell the opponent could use too comes before one that only this player can: the latter does not run away.
    """
    end.left[0] -= 1
    copy_position(end.work, end.root)
    for d in range(depth):
        place(geometry, end.work, end.path[d], colour ^ ((depth - d) & 1))
    count = threats = threat = own = 0
    last = end.moves.shape[1] - 1
    for i in range(free):
        cell = end.root.empty[i]
        if end.work.stone[cell] != NOBODY:
            continue
        mine = decides(geometry, end.work, cell, colour)
        if mine == WINS:
            return WINS
        theirs = decides(geometry, end.work, cell, 1 - colour)
        if theirs == WINS:
            threat = cell
            threats += 2 if mine == LOSES else 1
        if mine == UNDECIDED:
            if theirs == LOSES:
                end.moves[depth, last - own] = cell
                own += 1
            else:
                end.moves[depth, count] = cell
                count += 1
    for i in range(own):
        end.moves[depth, count] = end.moves[depth, last - i]
        count += 1
    if threats > 1 or count == 0:
        return LOSES
    if threats == 1:
        end.moves[depth, 0] = threat
        count = 1
    elif count <= FEW_TO_COUNT:
        lasting = outlasting(geometry, end.work, end.scratch, colour)
        if lasting != UNDECIDED:
            return lasting
    end.tries[depth] = count
    return UNDECIDED


@compiled(void(ENDGAME, int64, int64, int64), inline=True)
def remember(end: Endgame, depth: int, to_win: int, to_lose: int) -> None:
    """Keep what it takes to win and to lose after the path."""
    at = end.names[depth] & np.uint64(end.known.size - 1)
    end.known[at] = end.names[depth]
    end.numbers[at, TO_WIN] = to_win
    end.numbers[at, TO_LOSE] = to_lose


@compiled(int64(ENDGAME, int64, uint8))
def weigh(end: Endgame, depth: int, colour: int) -> int:
    """Weigh the stones after the path: the one to try next, or -1 if that is enough of this position for now.

    What the position takes is remembered, and what will be enough of the next one set.
    """
    best, least, second, theirs = 0, NEVER, NEVER, 0
    hardest = others = 0
    for i in range(end.tries[depth]):
        name = end.names[depth] ^ end.keys[colour, end.moves[depth, i]]
        at = name & np.uint64(end.known.size - 1)
        met = end.known[at] == name
        wins = end.numbers[at, TO_WIN] if met else 1
        loses = end.numbers[at, TO_LOSE] if met else 1
        if loses < least:
            best, second, least, theirs = i, least, loses, wins
        elif loses < second:
            second = loses
        hardest = max(hardest, wins)
        others += wins > 0
    to_lose = min(NEVER, hardest + max(others - 1, 0))
    remember(end, depth, least, to_lose)
    if least >= end.enough[depth, TO_WIN] or to_lose >= end.enough[depth, TO_LOSE] or end.left[0] <= 0:
        return -1
    end.enough[depth + 1, TO_WIN] = min(NEVER, end.enough[depth, TO_LOSE] - to_lose + theirs)
    end.enough[depth + 1, TO_LOSE] = min(end.enough[depth, TO_WIN], second + second // 4 + 1)
    return best


@compiled(int64(GEOMETRY, ENDGAME, int64, uint8))
def solve(geometry: Geometry, end: Endgame, free: int, colour: int) -> int:
    """What the position is for the player to move; UNDECIDED if there were too many to look at.

    Where that player wins, `path` begins with the stone that does it. Not recursive: compiled recursion cannot be kept.
    """
    found = look(geometry, end, free, 0, colour)
    if found != UNDECIDED:
        return found
    depth = 0
    while depth >= 0:
        mover = colour ^ (depth & 1)
        best = weigh(end, depth, mover)
        if best < 0:
            depth -= 1
            continue
        cell = end.moves[depth, best]
        end.path[depth] = cell
        end.names[depth + 1] = end.names[depth] ^ end.keys[mover, cell]
        depth += 1
        found = look(geometry, end, free, depth, 1 - mover)
        if found != UNDECIDED:
            remember(end, depth, 0 if found == WINS else NEVER, 0 if found == LOSES else NEVER)
            depth -= 1
    at = end.names[0] & np.uint64(end.known.size - 1)
    if end.numbers[at, TO_WIN] == 0:
        return WINS
    return LOSES if end.numbers[at, TO_LOSE] == 0 else UNDECIDED


def refuted(end: Endgame, colour: int) -> Cells:
    """The stones that were shown to lose on the way, whether the whole is solved or not."""
    stones = end.moves[0, : end.tries[0]]
    names = end.names[0] ^ end.keys[colour, stones]
    at = names & np.uint64(end.known.size - 1)
    lost: Cells = stones[(end.known[at] == names) & (end.numbers[at, TO_WIN] == 0)]
    return lost
