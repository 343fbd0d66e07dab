"""What makes a bot weaker or stronger."""

from msgspec import Struct


class Level(Struct, frozen=True):
    """How a bot thinks and behaves."""

    deals: int
    """How many deals it imagines."""
    listens: bool
    naive: bool
    """Whether it speaks as people do who play for the first time, and takes the others to do the same."""
    trust: float
    """How far it trusts its picture of people: 1 is blindly."""
    discreet: bool = False
    """Whether it knows that whoever wants the VIP to live had better not speak of him at all."""
    keen: bool = False
    """Whether it listens to how a word came about: out of the blue, or struck back; told at once, or when asked."""
    ponders: bool = False
    """Whether it goes on from the deals that fit best what was said, before it points."""
    foresees: bool = False
    """Whether it thinks about where the others will point before it does."""


LEVELS = {
    "easy": Level(150, listens=False, naive=True, trust=0.3),
    "medium": Level(450, listens=True, naive=False, trust=0.68),
    "strong": Level(5000, listens=True, naive=False, trust=0.9, discreet=True, keen=True, ponders=True, foresees=True),
}
