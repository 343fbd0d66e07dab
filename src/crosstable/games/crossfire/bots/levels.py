"""What makes a bot weaker or stronger."""

from msgspec import Struct


class Level(Struct, frozen=True):
    """How a bot thinks and behaves."""

    deals: int
    """How many deals it imagines."""
    listens: bool
    lies: bool


LEVELS = {
    "easy": Level(150, listens=False, lies=False),
    "medium": Level(500, listens=True, lies=True),
    "strong": Level(4000, listens=True, lies=True),
}
