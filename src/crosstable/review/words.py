"""Seats and chances in sentences: whoever shows them puts the players' names there."""

from collections.abc import Sequence

from crosstable.core import Seat, Sentence, sentence


def name(seat: Seat) -> Sentence:
    """One player."""
    return sentence("review-seat", seat=seat)


def names(seats: Sequence[Seat]) -> Sentence:
    """Several players in a row."""
    first, *rest = seats
    if not rest:
        return name(first)
    return sentence("review-seats" if rest[1:] else "review-seats-last", seat=first, rest=names(rest))


def percent(chance: float) -> int:
    """A chance as it is said; only what is certain is 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))
