"""The twelve bots people meet: lasting names and tempers, the same in every game. How strong one plays is its level."""

import hashlib
import unicodedata
from collections.abc import Iterable

from msgspec import Struct


class Character(Struct, frozen=True):
    """One of the twelve. Its temper is what its talk may be made of: numbers from 0 to 1, where 0.5 is like anybody."""

    name: str
    """Never translated."""
    temper: str
    """In one word."""
    wordiness: float = 0.5
    """How often it says something."""
    boldness: float = 0.5
    """How soon it commits itself to a suspicion."""
    trust: float = 0.5
    """How much it believes of what it is told."""
    grudge: float = 0.5
    """How long it holds something against somebody."""
    sway: float = 0.5
    """How much it follows what most people say."""
    haste: float = 0.5
    """How quickly it speaks and votes."""


TWELVE = (
    Character("Abacus", "calm", wordiness=0.3, boldness=0.3, haste=0.1),
    Character("Bellows", "bold", wordiness=0.9, boldness=1.0, sway=0.1, haste=0.8),
    Character("Candle", "soft", boldness=0.2, trust=0.9, grudge=0.1, haste=0.3),
    Character("Dynamo", "quick", wordiness=0.7, boldness=0.7, haste=1.0),
    Character("Ember", "grudging", trust=0.2, grudge=1.0, sway=0.3),
    Character("Flint", "hard", wordiness=0.1, boldness=0.6, trust=0.0, sway=0.1),
    Character("Gimlet", "probing", wordiness=0.8, boldness=0.4, trust=0.3),
    Character("Hinge", "swaying", boldness=0.3, grudge=0.2, sway=1.0),
    Character("Inkpot", "exact", wordiness=0.6, grudge=0.7, sway=0.2, haste=0.2),
    Character("Jigsaw", "logical", boldness=0.6, sway=0.0, haste=0.3),
    Character("Kettle", "hot", wordiness=0.8, boldness=0.8, grudge=0.0, haste=0.9),
    Character("Lantern", "trusting", wordiness=0.6, boldness=0.2, trust=1.0, grudge=0.1),
)
"""A to L, so that they are remembered."""

NAMES = tuple(one.name for one in TWELVE)
_BY_NAME = {one.name: one for one in TWELVE}
_ANYBODY = Character("", "")


def character(name: str) -> Character:
    """The bot with this name; somebody without a temper if it is none of the twelve."""
    return _BY_NAME.get(name, _ANYBODY)


def cast(table: str, taken: Iterable[str], count: int) -> tuple[str, ...]:
    """So many of the twelve for a table with this code, none of whom has a name that is taken there."""
    alike = {unicodedata.normalize("NFKC", name).casefold() for name in taken}
    drawn = sorted(NAMES, key=lambda name: hashlib.sha256(f"{table} {name}".encode()).digest())
    return tuple(name for name in drawn if name.casefold() not in alike)[:count]
