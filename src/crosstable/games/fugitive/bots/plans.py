"""What the Fugitive could lay now: each hideout in reach, with the sprint cards that are missed least."""

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from crosstable.core.offers import allowed

from ..actions import Place
from ..data import FEET, GOAL, STEP
from ..rules.placing import fewest
from ..view import FugitiveView

BLUFF = 1
"""He lays no needless sprint cards on top of this many."""


class Plan(Struct, frozen=True):
    """A hideout with its sprint cards, and what is left in the hand."""

    card: int
    sprints: tuple[int, ...]
    left: tuple[int, ...]


def last_of(view: FugitiveView) -> int:
    """The last hideout's number."""
    return view.row[-1].card or 0


def plans(view: FugitiveView, needless: int = 1) -> Iterator[Plan]:
    """The plans for the hand as it is, as far as they are offered: a first hideout may owe a second (F6)."""
    for plan in hand_plans(view.hand, last_of(view), view.reach, view.no_sprints, needless):
        if allowed(view.offers, Place(plan.card, plan.sprints)):
            yield plan


def hand_plans(hand: tuple[int, ...], last: int, reach: int, no_sprints: bool, needless: int) -> Iterator[Plan]:
    """Every hideout with the cheapest sprint cards for each number of them, some more than needed as a bluff."""
    for card in hand:
        others = [] if no_sprints else [c for c in hand if c not in (card, GOAL)]
        need = max(0, card - last - STEP - reach)
        feet = tuple(FEET[c] for c in others)
        if card <= last or need > sum(feet):
            continue
        least = fewest(feet, need)
        most = len(others) if card == GOAL else max(least, min(len(others), BLUFF + needless, least + needless))
        for count in range(least, most + 1):
            chosen = cheapest(others, count, need, card)
            if chosen is not None:
                left = tuple(c for c in hand if c != card and c not in chosen)
                yield Plan(card, chosen, left)


def cheapest(cards: list[int], count: int, need: int, hideout: int) -> tuple[int, ...] | None:
    """`count` sprint cards that reach far enough and are missed least: those behind the new hideout first."""
    ranked = sorted(cards, key=lambda card: (card > hideout, FEET[card] if card <= hideout else 0, card))[: count + 7]
    fitting = [chosen for chosen in combinations(ranked, count) if sum([FEET[card] for card in chosen]) >= need]
    if not fitting:
        return None
    return min(fitting, key=lambda chosen: sum([3.0 * (c > hideout) + FEET[c] for c in chosen]))
