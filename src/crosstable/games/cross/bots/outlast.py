"""Who can wait longer: near the end the game is lost by whoever has only stones left that lose.

Where a player cannot connect three sides any more, a cell that loses for him now will always lose for him. Then the
stones the other one has left can be counted: all on cells that are his alone, as many as he may place without losing
by all of them together, and half of those on cells that both may use.
"""

from typing import Final

from numba import boolean, int64, uint8

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
    copy_position,
    decides,
    join,
    sides_after,
)

FEW_TO_COUNT: Final = 22
"""With more stones to choose from counting hardly ever decides, and costs more than it saves."""


@compiled(uint8(GEOMETRY, POSITION, int64))
def spread(geometry: Geometry, scratch: Position, start: int) -> int:
    """The sides that are connected from a cell on, over every cell not yet marked in `scratch`."""
    marked, waiting = scratch.stone, scratch.following
    marked[start] = 1
    waiting[0] = start
    met, done, sides = 1, 0, 0
    while done < met:
        cell = waiting[done]
        done += 1
        sides |= geometry.sides[cell]
        for way in range(6):
            near = geometry.neighbours[cell, way]
            if not marked[near]:
                marked[near] = 1
                waiting[met] = near
                met += 1
    for i in range(met):
        scratch.touched[waiting[i]] = sides
    return sides


@compiled(boolean(GEOMETRY, POSITION, POSITION, uint8))
def may_connect(geometry: Geometry, position: Position, scratch: Position, colour: int) -> bool:
    """Whether this colour could still connect three sides if it alone placed stones from now on.

    A cell that loses now can only be the last stone of such a connection.
    """
    for cell in range(position.stone.size):
        stone = position.stone[cell]
        open_to_it = stone == NOBODY and decides(geometry, position, cell, colour) != LOSES
        scratch.stone[cell] = stone != colour and not open_to_it
        scratch.touched[cell] = 0
    for cell in range(position.stone.size):
        if not scratch.stone[cell] and VERDICT[spread(geometry, scratch, cell)] == WINS:
            return True
    for cell in range(position.stone.size):
        if position.stone[cell] == NOBODY:
            sides = geometry.sides[cell] | scratch.touched[cell]
            for way in range(6):
                sides |= scratch.touched[geometry.neighbours[cell, way]]
            if VERDICT[sides] == WINS:
                return True
    return False


@compiled(boolean(GEOMETRY, POSITION, POSITION, uint8, boolean))
def outlasts(geometry: Geometry, position: Position, scratch: Position, colour: int, first: bool) -> bool:
    """Whether this colour, which moves first or second, is sure to have a stone left when the other has none."""
    if may_connect(geometry, position, scratch, 1 - colour):
        return False
    copy_position(scratch, position)
    alone = shared = against = 0
    for for_both in range(2):  # what the opponent cannot take comes first: all of it counts
        for cell in range(position.stone.size):
            if position.stone[cell] != NOBODY:
                continue
            if (decides(geometry, position, cell, 1 - colour) == UNDECIDED) != for_both:
                continue
            sides = sides_after(geometry, scratch, cell, colour)
            if VERDICT[sides] == UNDECIDED:
                join(geometry, scratch, cell, colour, sides)
                shared += for_both
                alone += 1 - for_both
            else:
                against += for_both
    mine, theirs = alone + (shared + first) // 2, against + (shared + 1 - first) // 2
    return bool(mine >= theirs + first)


@compiled(int64(GEOMETRY, POSITION, POSITION, uint8))
def outlasting(geometry: Geometry, position: Position, scratch: Position, colour: int) -> int:
    """What counting stones shows for the player to move, who neither wins nor loses at first sight."""
    if outlasts(geometry, position, scratch, colour, True):
        return WINS
    return LOSES if outlasts(geometry, position, scratch, 1 - colour, False) else UNDECIDED
