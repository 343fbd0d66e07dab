"""What makes a bot weaker or stronger."""

from msgspec import Struct

from .habits import Habits


class Level(Struct, frozen=True):
    """How a bot thinks and behaves."""

    habits: Habits
    """What it takes for likely."""
    slips: float
    """How often it does anything that is allowed, without thinking."""
    cover: bool
    """Whether as a spy it proposes and votes exactly as a resistance member would, until it matters."""
    fail: float
    """How often as a spy it has the nerve to sink a mission; two with cover only the three hardest to get clean."""
    first: float
    """How often it does so in the first mission already."""
    both: float
    """How often one of two spies fails although the other on the team is enough."""
    hunch: float
    """How firmly a Hunter who slips goes by what is likely; with 1 he names each as often as it is right."""
    sure: float
    """How much an early accusation must promise, in chances to win."""
    stays: float
    """How much Blame must promise to a Deep Agent, in chances to win."""
    chief_fail: float
    """How often as a failing spy Chief it shows so without a stroke in mind."""
    talks: float
    """How often it has something to say …"""
    crowd: float
    """… and how much more often at a large table, where cards and votes alone tell little …"""
    large: int
    """… which is one with so many players."""
    bluff: float
    """How often it says what is not so when that pays."""


LEVELS = {
    "easy": Level(
        habits=Habits(fail=(0.5,) * 5, talk=True, truth=0.7, lie=0.4, believed=2.0, modest=1.5, recalls=2),
        slips=0.2, cover=False, fail=0.6, first=0.4, both=0.7, hunch=1.5, sure=-0.05, stays=0.05, chief_fail=0.4,
        talks=0.25, crowd=1.0, large=10, bluff=0.2,
    ),
    "medium": Level(
        habits=Habits(
            fail=(0.7, 0.8, 0.8, 0.9, 0.9), votes_from=7, reads=0.15, orderly=0.3, loyal=0.5, betrays=0.7, compares=True
        ),
        slips=0.1, cover=False, fail=0.95, first=0.5, both=0.15, hunch=2.0, sure=0.08, stays=0.08, chief_fail=0.15,
        talks=0.35, crowd=2.4, large=10, bluff=0.45,
    ),
    "strong": Level(
        habits=Habits(
            fail=(0.7, 0.85, 0.7, 0.9, 0.9), lurk=0.3, orderly=0.6, votes_from=5, loyal=0.8, betrays=0.3, compares=True,
            deliberate=True,
        ),
        slips=0.0, cover=True, fail=1.0, first=0.5, both=0.15, hunch=4.0, sure=0.03, stays=0.1, chief_fail=0.05,
        talks=0.35, crowd=2.8, large=8, bluff=0.7,
    ),
}  # fmt: skip
