"""What makes a bot weaker or stronger, and play differently."""

from msgspec import Struct


class Level(Struct, frozen=True):
    """How a bot thinks and behaves."""

    simulations: int
    """The most simulations it runs for a move."""
    share: float
    """The share of the thinking time it takes."""
    slips: float
    """How often it only looks at what touches its own stones or the last one, and overlooks the rest of the board."""
    overlooks: float
    """How often it overlooks a win, or a threat, that lies away from the last stones."""
    blur: float
    """How much it wavers between cells it likes nearly as much."""
    clings: float
    """How much of its chance it gives away for a stone that touches its own."""
    waits: bool
    """Whether it knows that a cell only one player may use does not run away."""
    solves: float
    """How many positions it looks through for each simulation when few cells are left, to know the end exactly."""
    resigns: bool
    swaps: bool
    """Whether it thinks of the swap; a beginner keeps the stone placed first, and opens as if there were no swap."""


LEVELS = {
    "easy": Level(
        60, 0.3, slips=0.15, overlooks=0.8, blur=0.6, clings=0.0, waits=False, solves=0, resigns=False, swaps=False
    ),
    "medium": Level(
        1_500, 0.5, slips=0.0, overlooks=0.0, blur=0.0, clings=0.02, waits=True, solves=0, resigns=True, swaps=True
    ),
    "strong": Level(
        2**62, 1.0, slips=0.0, overlooks=0.0, blur=0.0, clings=0.0, waits=True, solves=0.3, resigns=True, swaps=True
    ),
}
