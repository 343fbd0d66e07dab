"""Which of his passes tell anything, and the rows with all hands counted that agree with them."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..data import GOAL
from ..know.candidates import seen_cards
from ..know.evidence import Drawn, Dropped, Evidence, LaidDown, Passing
from .hands import MOST_SPRINTS, count_stuck
from .kernel import FULL, Floats
from .rows import Rows, given

BUDGET = 400_000
"""The most work for one count: hands by piles, times ways to the deal. More would take too long."""
TINY = 1e-11
"""Below this share of what it was taken from, a difference is nothing."""


_stuck: Callable[..., int] = count_stuck


class Stop(NamedTuple):
    """A pass: how many moments came after it, the last place then, his hand, what he had got of each source, and how
    many cards events had cost him."""

    forced: bool
    after: int
    place: int
    hand: int
    had: tuple[int, ...]
    lost: int


def counted(rows: Rows, budget: int = BUDGET) -> Rows | None:
    """The rows with what his passes tell, all hands counted; None where that would take too long.

    With nothing laid between, what was in reach at one pass was in reach at the later ones too: the last forced pass
    tells all that forced ones tell, and the first of his own will all that those tell. Passes behind different hideouts
    can be counted where only those behind one of them tell anything.
    """
    stops, ways, told = _stops(rows.evidence), rows.chances * rows.ways, 0
    prepared = given(rows.evidence)
    for place in dict.fromkeys(stop.place for stop in stops):
        here = [stop for stop in stops if stop.place == place]
        forced, willing = [stop for stop in here if stop.forced], [stop for stop in here if not stop.forced]
        if here != [*forced, *willing] or here[0].lost != here[-1].lost:
            return None
        stuck = []
        for stop in (*forced[-1:], *willing[:1]):
            worlds = _worlds(rows, prepared, stop, budget)
            if worlds is None:
                return None
            stuck.append(worlds)
        if not forced and not np.any(stuck[0]):
            continue  # something was in reach whatever he held
        told += 1
        if told > 1:
            return None
        if forced:
            ways = stuck[0]
        if willing:
            ways = np.where(stuck[-1] < ways * (1 - TINY), ways - stuck[-1], 0.0)
    fits = ways > 0.0
    return Rows(rows.evidence, rows.numbers[fits], ways[fits] / ways.sum()) if fits.any() else None


def _stops(found: Evidence) -> list[Stop]:
    """His passes, in order."""
    had, place, lost = [len(found.cards.held), *found.cards.dealt], 0, 0
    hand = sum(had)
    left = sum(not isinstance(moment, Passing) for moment in found.timeline)
    stops: list[Stop] = []
    for moment in found.timeline:
        match moment:
            case Drawn(pile=pile):
                had[pile + 1] += 1
                hand += 1
            case LaidDown(place=place):
                hand -= found.row[place].sprints + (found.row[place].card != GOAL)
            case Dropped():
                hand, lost = hand - 1, lost + 1
            case Passing(forced=forced):
                stops.append(Stop(forced, left, place, hand, tuple(had), lost))
                continue
        left -= 1
    return stops


def _worlds(rows: Rows, prepared: tuple[NDArray[np.generic], ...], stop: Stop, budget: int) -> Floats | None:
    """For each row the worlds in which he was stuck at this pass, or None where there are too many to count."""
    found = rows.evidence
    moments, spots, kinds, _, pins, signs, spans, _, counts, dealt, _, comb, falling = prepared
    since = [m for m in found.timeline if not isinstance(m, Passing)][::-1][: stop.after]
    if sum(found.row[m.place].sprints for m in since if isinstance(m, LaidDown)) > MOST_SPRINTS:
        return None
    known = np.zeros(len(moments), np.int64)
    for at, moment in enumerate(since):
        if isinstance(moment, LaidDown):
            known[at] = sum(1 << card for card in found.row[moment.place].known)
        elif isinstance(moment, Dropped):
            known[at] = 1 << moment.card
    seen = seen_cards(found)
    unseen = np.zeros(8, np.int64)
    for source, cards in enumerate((found.cards.held, *found.cards.piles)):
        for card in cards:
            unseen[2 * source + card % 2] |= int(card not in seen) << card
    order = np.lexsort(rows.numbers[:, stop.place :: -1].T)
    ways = np.zeros(len(rows.chances))
    done = _stuck(
        rows.numbers, order, moments, stop.after, stop.place, stop.hand, np.array(stop.had), spots, known, kinds, pins,
        signs, spans, counts, dealt, unseen, comb, falling, budget, ways,
    )  # fmt: skip
    return None if done == FULL else np.where(ways > TINY * rows.chances * rows.ways, ways, 0.0)
