"""Which statements cannot be true, judged by the public record alone. Exact: it says so only where logic does.

A small search asks whether any deal of the characters fits the public record and what is claimed.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence, sentence

from .data import SIDE, Character
from .mission import playable
from .public import Record, fits, public_record
from .setup import characters_for
from .state import Look, State, Statement

Wanted = tuple[tuple[Seat, frozenset[Character]], ...]
"""Seats and the dealt characters a claim leaves them."""

FACTS = ("character", "seen")
"""Statements about what the speaker knows; the others are opinions."""

LOYALTY: dict[str, frozenset[Character]] = {
    "chief": frozenset(("resistance_chief", "spy_chief", "dummy_agent")),
    "resistance_chief": frozenset(("resistance_chief", "dummy_agent")),
    "spy_chief": frozenset(("spy_chief",)),
    "not_chief": frozenset(SIDE) - {"resistance_chief", "spy_chief"},
}
"""Who can have shown a loyalty card (H11, H18)."""


@cache
def of_side(side: str) -> frozenset[Character]:
    """All characters of a side."""
    return frozenset(c for c in SIDE if SIDE[c] == side)


def doubts(state: State) -> tuple[Sentence | None, ...]:
    """For each statement why it cannot be true, or None."""
    if not state.statements:
        return ()
    swapped_from = state.blamed.statements if state.blamed and state.blamed.right else len(state.statements)
    return _doubts(public_record(state), state.statements, state.looks, swapped_from)


@lru_cache(maxsize=64)
def _doubts(
    record: Record, statements: tuple[Statement, ...], looks: tuple[Look, ...], swapped_from: int
) -> tuple[Sentence | None, ...]:
    meant = [meaning(record, said, place >= swapped_from) for place, said in enumerate(statements)]
    return tuple(_doubt(record, statements, meant, place, looks) for place in range(len(statements)))


def _doubt(
    record: Record, statements: Sequence[Statement], meant: Sequence[Wanted], place: int, looks: tuple[Look, ...]
) -> Sentence | None:
    said = statements[place]
    if said.kind == "seen" and not _has_looked(said, looks):
        return sentence("resistance-doubt-never", seat=said.seat, seat_b=said.seats[0])
    if not possible(record, meant[place]):
        return sentence(f"resistance-doubt-{said.kind}", seat=said.seat)
    if said.kind not in FACTS:
        return None
    before = [i for i in range(place) if statements[i].seat == said.seat and statements[i].kind in FACTS]
    together = tuple(part for i in before for part in meant[i])
    if together and possible(record, together) and not possible(record, together + meant[place]):
        return sentence("resistance-doubt-together", seat=said.seat)
    return None


def _has_looked(said: Statement, looks: tuple[Look, ...]) -> bool:
    """Whether the speaker has been shown such a thing by that seat at all."""
    loyalty = said.what in LOYALTY
    return any(
        look.viewer == said.seat
        and look.seat == said.seats[0]
        and look.how != "close_eye"
        and (look.how == "examined") == loyalty
        for look in looks
    )


def meaning(record: Record, said: Statement, after_swap: bool) -> Wanted:
    """What a statement says about the characters as they were dealt."""
    if said.kind == "character":
        seat = record.now(said.seat) if after_swap else said.seat
        wanted = (
            of_side(said.what) if said.what in ("resistance", "spy") else frozenset(c for c in SIDE if c == said.what)
        )
        return ((seat, wanted),)
    if said.kind == "seen":
        if record.swap and said.seats[0] in record.swap:
            return ()  # seen before the exchange or after it: the statement does not say
        return ((said.seats[0], LOYALTY.get(said.what) or of_side(said.what)),)
    if said.kind == "suspect":
        return tuple((record.now(seat) if after_swap else seat, of_side("spy")) for seat in said.seats)
    return ()


@lru_cache(maxsize=4096)
def possible(record: Record, wanted: Wanted) -> bool:
    """Whether some deal fits the public record and these claims."""
    allowed = list(record.allowed)
    for seat, characters in wanted:
        allowed[seat] = allowed[seat] & characters
    if not all(allowed):
        return False
    alike = _alike(record, allowed)
    cards = Counter(alike[c] for c in characters_for(record.options, record.seats))
    merged = [sorted({alike[c] for c in allowed[seat]}) for seat in range(record.seats)]
    order = sorted(range(record.seats), key=lambda s: len(merged[s]))
    return _deal_on(record, merged, order, cards, {})


def _alike(record: Record, allowed: Sequence[frozenset[Character]]) -> dict[Character, Character]:
    """One character for all that nothing in question tells apart, so that the search stays small."""
    first: dict[object, Character] = {}
    return {
        c: first.setdefault(
            (playable(c, record.options, record.seats), c == "spy_chief", tuple(c in a for a in allowed)), c
        )
        for c in dict.fromkeys(characters_for(record.options, record.seats))
    }


def _deal_on(
    record: Record,
    allowed: list[list[Character]],
    order: list[Seat],
    cards: Counter[Character],
    dealt: dict[Seat, Character],
) -> bool:
    """Deal seat by seat; a mission is judged as soon as its whole team is dealt."""
    if len(dealt) == len(order):
        return True
    seat = order[len(dealt)]
    for character in allowed[seat]:
        if not cards[character]:
            continue
        dealt[seat] = character
        cards[character] -= 1
        if fits(record, dealt, seat) and _deal_on(record, allowed, order, cards, dealt):
            return True
        cards[character] += 1
        del dealt[seat]
    return False
