"""Seats in sentences: whoever shows them puts the players' names there."""

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
