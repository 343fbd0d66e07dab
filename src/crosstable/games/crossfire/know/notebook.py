"""The notebook: what a seat can work out, as the table allows it."""

from functools import lru_cache

from crosstable.core import Seat

from ..data import Deck, Role
from ..state import State, Statement
from .clashes import possible
from .deduce import Fact, beliefs
from .evidence import fact_of, seen

Page = tuple[dict[Role, float], ...]
"""For each seat how likely each role is, in ten-thousandths; empty for the Sniper, whose card lies open."""


def page(state: State, seat: Seat, believed: tuple[int, ...] = ()) -> Page | None:
    """What follows for this seat from its looks and these statements; None if they cannot all be true."""
    facts: set[Fact] = set()
    if seat in state.circle:
        facts.update(seen(state.circle.index(seat), state.looks[seat]))
    for number in believed:
        fact = fact_of(state.said[number], state.circle, state.deck)
        if fact is not None:
            facts.add(fact)
    return _page(state.deck, state.circle, state.seats, frozenset(facts))


def page_believing_all(state: State, seat: Seat) -> Page | None:
    """What follows for this seat from its looks and from everything said that can be true, in the order it was said."""
    own = frozenset(seen(state.circle.index(seat), state.looks[seat])) if seat in state.circle else frozenset()
    return _page(state.deck, state.circle, state.seats, believing(state.deck, state.circle, state.said, own)[0])


@lru_cache(maxsize=512)
def believing(
    deck: Deck, circle: tuple[Seat, ...], said: tuple[Statement, ...], facts: frozenset[Fact]
) -> tuple[frozenset[Fact], int]:
    """These facts and every statement that can be true beside them and the earlier ones; and how many could not."""
    left_out = 0
    for statement in said:
        fact = fact_of(statement, circle, deck)
        if fact is not None and possible(deck, facts | {fact}):
            facts |= {fact}
        elif fact is not None:
            left_out += 1
    return facts, left_out


@lru_cache(maxsize=512)
def _page(deck: Deck, circle: tuple[Seat, ...], seats: int, facts: frozenset[Fact]) -> Page | None:
    known = beliefs(deck, facts)
    if known is None:
        return None
    by_seat: list[dict[Role, float]] = [{} for _ in range(seats)]
    for seat, chances in zip(circle, known.chances, strict=True):
        by_seat[seat] = {role: round(chance, 4) for role, chance in chances.items()}
    return tuple(by_seat)


def believable(state: State) -> tuple[int, ...]:
    """The numbers of the statements that say something about cards."""
    return tuple(
        number for number, said in enumerate(state.said) if fact_of(said, state.circle, state.deck) is not None
    )
