"""What looks and statements say about the cards, as facts the deduction can use."""

from collections.abc import Iterable

from crosstable.core import Seat

from ..data import STAGES, Claimed, Deck, Role
from ..state import Look, Statement
from .deduce import Fact, looks_at

CLAIMED: dict[Claimed, tuple[Role, ...]] = {
    "agent": ("agent", "enforcer", "bodyguard"),
    "vip": ("vip",),
    "bystander": ("bystander", "protester", "supporter"),
    "undeclared": (),
}
"""The roles a claim is true for: what counts as an Agent, and what counts as a Bystander."""


def seen(place: int, looks: Iterable[Look]) -> tuple[Fact, ...]:
    """What somebody at this place of the circle knows from his own looks."""
    return tuple(Fact(place, number, (look.role,)) for number, look in enumerate(looks))


def fact_of(statement: Statement, circle: tuple[Seat, ...], deck: Deck) -> Fact | None:
    """What must be so if this statement is true; None if it says nothing about the speaker's cards."""
    if statement.seat not in circle:
        return None
    place = circle.index(statement.seat)
    last = looks_at(len(circle), place) - 1
    if statement.kind == "claim" and statement.claim is not None:
        roles = tuple(role for role in CLAIMED[statement.claim] if role in deck)
        return Fact(place, last, roles) if roles else None
    if statement.kind == "am" and statement.role is not None:
        return Fact(place, last, (statement.role,))
    if statement.kind == "seen" and statement.role is not None and statement.stage is not None:
        return Fact(place, STAGES.index(statement.stage), (statement.role,))
    return None
