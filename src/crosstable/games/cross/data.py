"""CROSS: its options, its stones and its board (X1, X5).

Rows are a, b, c … from the top; cells count from 1 inside a row, so `a1` is the left end of the top row. The
sides count clockwise from the top: 0 top, 1 upper right, 2 lower right, 3 bottom, 4 lower left, 5 upper left.
"""

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from crosstable.core import Phrase
from crosstable.core.options import among

SMALLEST, LARGEST = 2, 10

THREE_SIDES = (frozenset({0, 2, 4}), frozenset({1, 3, 5}))
"""The sets of three pairwise non-adjacent sides (X6)."""

OPPOSITE_SIDES = (frozenset({0, 3}), frozenset({1, 4}), frozenset({2, 5}))
"""The pairs of opposite sides (X7)."""

Colour = Literal["yellow", "red"]
STONE: dict[Colour, str] = {"yellow": "y", "red": "r"}
EMPTY = "."


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What a table may choose."""

    size: Annotated[int, Meta(ge=SMALLEST, le=LARGEST), among(5, 6, 7)] = 6
    """How many cells a side of the board has (X1)."""
    swap: bool = True
    """Whether RED may swap on its first turn (X4)."""
    minutes: Annotated[int, Meta(ge=0, le=180), among(0, 3, 5, 10, 20)] = 0
    """Thinking time of each player for the whole game; 0 is no clock."""


PHRASES = tuple(
    Phrase(f"cross-say-{name}") for name in ("strong", "missed", "seen", "tight", "side", "both", "opposite", "swap")
)
"""What people say over the board."""


class Board(Struct, frozen=True):
    """The geometry of a board with `size` cells a side. Cells are numbered from 0, row by row."""

    size: int
    names: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    sides: tuple[frozenset[int], ...]
    """The sides each cell belongs to: none inside, one at an edge, two in a corner."""
    places: dict[str, int]

    @property
    def cells(self) -> int:
        """How many cells there are."""
        return len(self.names)


@cache
def board_of(size: int) -> Board:
    """The board with `size` cells a side."""
    edge = size - 1
    # Axial coordinates: r counts rows downwards from the middle, q runs along a row.
    coordinates = [
        (q, r) for r in range(-edge, edge + 1) for q in range(max(-edge, -edge - r), min(edge, edge - r) + 1)
    ]
    index = {where: i for i, where in enumerate(coordinates)}
    steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    names = tuple(_name(q, r, edge) for q, r in coordinates)
    return Board(
        size=size,
        names=names,
        neighbours=tuple(
            tuple(index[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in index) for q, r in coordinates
        ),
        sides=tuple(_sides(q, r, edge) for q, r in coordinates),
        places={name: i for i, name in enumerate(names)},
    )


def _name(q: int, r: int, edge: int) -> str:
    return f"{'abcdefghijklmnopqrs'[r + edge]}{q - max(-edge, -edge - r) + 1}"


def _sides(q: int, r: int, edge: int) -> frozenset[int]:
    at_side = (r == -edge, q == edge, q + r == edge, r == edge, q == -edge, q + r == -edge)
    return frozenset(side for side, here in enumerate(at_side) if here)
