"""A slow referee of CROSS that shares nothing with the product: cube coordinates and plain flood fill.

A cell is (x, y, z) with x + y + z = 0 and no coordinate beyond size - 1. It lies at a side where one of the
coordinates is at its limit; going round the board the sides are -z, +x, -y, +z, -x, +y.
"""

from functools import cache

Cell = tuple[int, int, int]

LIMITS = ((2, -1), (0, 1), (1, -1), (2, 1), (0, -1), (1, 1))
"""Which coordinate is at which end, for the sides 0 to 5."""


def cells_of(size: int) -> dict[str, Cell]:
    """Every cell by its name: letters count rows from the top, numbers cells from the left."""
    edge = size - 1
    named = {}
    for row, z in enumerate(range(-edge, edge + 1)):
        in_row = [(x, -x - z, z) for x in range(-edge, edge + 1) if abs(-x - z) <= edge]
        for number, cell in enumerate(in_row, start=1):
            named[chr(ord("a") + row) + str(number)] = cell
    return named


def touching(one: Cell, other: Cell) -> bool:
    """Whether two cells lie side by side."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) == 1


@cache
def near_cells(size: int) -> dict[str, list[str]]:
    """The names of the cells around each cell."""
    cells = cells_of(size)
    return {name: [n for n, other in cells.items() if touching(cell, other)] for name, cell in cells.items()}


def sides_of(cell: Cell, size: int) -> set[int]:
    """The sides a cell lies at."""
    return {side for side, (axis, end) in enumerate(LIMITS) if cell[axis] == end * (size - 1)}


class Referee:
    """Watches one game."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = cells_of(size)
        self.near = near_cells(size)
        self.stones: dict[str, str] = {}

    def place(self, cell: str, colour: str) -> str:
        """Put a stone and say what its chain does: "wins", "loses" or "goes on"."""
        if cell in self.stones or cell not in self.cells:
            raise ValueError(cell)
        self.stones[cell] = colour
        return self.judge(cell)

    def judge(self, cell: str) -> str:
        """What the chain of this stone does."""
        reached = self.sides_reached(cell)
        if reached >= {0, 2, 4} or reached >= {1, 3, 5}:
            return "wins"
        if any({side, side + 3} <= reached for side in range(3)):
            return "loses"
        return "goes on"

    def sides_reached(self, cell: str) -> set[int]:
        """All sides that the chain of this stone touches."""
        chain, waiting = set(), {cell}
        while waiting:
            here = waiting.pop()
            chain.add(here)
            waiting |= {n for n in self.near[here] if self.stones.get(n) == self.stones[cell]} - chain
        return {side for member in chain for side in sides_of(self.cells[member], self.size)}
