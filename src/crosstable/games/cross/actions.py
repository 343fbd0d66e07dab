"""What a player can do in CROSS."""

from crosstable.core import Action, Resign


class Place(Action, frozen=True):
    """Put a stone of one's own on an empty cell (X3)."""

    cell: str


class Swap(Action, frozen=True):
    """Take over the colours instead of placing (X4)."""


ACTIONS: tuple[type[Action], ...] = (Place, Swap, Resign)
