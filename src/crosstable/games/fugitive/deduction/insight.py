"""What a Marshal could have known at a moment of her game, for the review afterwards."""

from collections.abc import Iterable

from crosstable.core.events import Event

from .evidence import evidence
from .models import UNIFORM
from .posterior import deduce

Chances = dict[int, float]


def insight(heard: Iterable[Event]) -> dict[int, Chances]:
    """For every face-down place (1 is the first after the start) the exact chance of every number it can hold.

    It follows from what the Marshal has heard up to that moment, under the stated prior, and from nothing else.
    """
    known = evidence(heard)
    if not known.hidden:
        return {}
    places = deduce(known, UNIFORM).places
    return {place: places[place] for place in known.hidden}
