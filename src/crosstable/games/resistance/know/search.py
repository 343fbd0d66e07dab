"""Whether the characters in play can be dealt so that they fit the public record: a search seat by seat."""

from collections import Counter
from collections.abc import Sequence

from crosstable.core import Seat

from ..data import Character
from ..rules.mission import playable
from ..rules.setup import characters_for
from .public import PublicRecord, could_be, fits

Deal = dict[Seat, Character]


def is_a_deal(record: PublicRecord, dealt: Deal) -> bool:
    """Whether the characters in play, dealt like this, fit the public record."""
    for proof in record.proofs:
        if not could_be(proof, dealt, record.options, record.seats):
            return False
    return all(dealt[seat] in allowed for seat, allowed in enumerate(record.allowed))


def a_deal(record: PublicRecord, allowed: Sequence[frozenset[Character]]) -> Deal | None:
    """A deal that fits, with each seat having one of the characters it is allowed; None if there is none."""
    if not all(allowed):
        return None
    alike = _alike(record, allowed)
    in_play = characters_for(record.options, record.seats)
    merged = [sorted({alike[c] for c in allowed[seat]}) for seat in range(record.seats)]
    order = sorted(range(record.seats), key=lambda s: len(merged[s]))
    dealt: Deal = {}
    if not _deal_on(record, merged, order, Counter(alike[c] for c in in_play), dealt):
        return None
    left = sorted(in_play, key=alike.__getitem__)  # those that are alike lie together, and any of them will do
    return dict(zip(sorted(order, key=dealt.__getitem__), left, strict=True))


def _alike(record: PublicRecord, allowed: Sequence[frozenset[Character]]) -> dict[Character, Character]:
    """One character for all that nothing in question tells apart, so that the search stays small."""
    first: dict[object, Character] = {}
    return {
        c: first.setdefault(
            (playable(c, record.options, record.seats), c == "spy_chief", tuple(c in a for a in allowed)), c
        )
        for c in dict.fromkeys(characters_for(record.options, record.seats))
    }


def _deal_on(
    record: PublicRecord,
    allowed: list[list[Character]],
    order: list[Seat],
    cards: Counter[Character],
    dealt: Deal,
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
