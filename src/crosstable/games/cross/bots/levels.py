"""What makes a bot weaker or stronger."""

from msgspec import Struct


class Level(Struct, frozen=True):
    """How a bot thinks and behaves."""

    simulations: int
    """The most simulations it runs for a move."""
    share: float
    """The share of the thinking time it takes."""
    slips: float
    """How often it plays any cell that does not lose at once, without looking further."""
    blur: float
    """How much it wavers between cells it likes nearly as much."""
    resigns: bool
    swaps: bool
    """Whether it may take over the first stone; at the easy level a beginner keeps what he has placed."""


LEVELS = {
    "easy": Level(simulations=60, share=0.3, slips=0.12, blur=0.6, resigns=False, swaps=False),
    "medium": Level(simulations=1_500, share=0.5, slips=0.0, blur=0.0, resigns=True, swaps=True),
    "strong": Level(simulations=2**62, share=1.0, slips=0.0, blur=0.0, resigns=True, swaps=True),
}
