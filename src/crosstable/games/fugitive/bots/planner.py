"""What the medium Fugitive plans: his way to 42, with care for his cards."""

import random
from collections.abc import Iterator

from msgspec import Struct

from crosstable.core import Action

from ..actions import Done, Draw, Pass, Place
from ..data import FEET, GOAL, PILES, STEP
from ..view import FugitiveView
from .plans import last_of, plans

HEAVY = 2
"""More sprint cards than this under one hideout are only laid where nothing else is possible."""


class Weights(Struct, frozen=True):
    """What counts for him, in the value of one step forward."""

    fuel: float = 0.55
    """What a footprint left in the hand is worth."""
    cards: float = 2.5
    """What a card left in the hand is worth, whatever it is."""
    ways: float = 0.8
    """What it is worth to have a hideout for the next turn; more than three count no more."""
    stuck: float = 14.0
    waiting: float = 2.0
    """What a turn without a hideout costs."""
    sprint: float = 0.6
    """What a sprint card costs besides."""
    company: float = 7.0
    """What a second hidden hideout is worth: with one, a single right number ends the game."""
    hidden: float = 40.0
    """What it is worth to be as good as safe, as far as those who read the row can tell."""
    whim: float = 2.0
    """How much chance has a say, so that he cannot be read like a book."""


WEIGHTS = Weights()
ESCAPE = 100.0


def pile(view: FugitiveView, luck: random.Random) -> Draw | None:
    """The pile he draws from, if he has to draw."""
    piles = [fields["pile"] for offer in view.offers if offer.action == "draw" for fields in offer.choices()]
    if not piles:
        return None
    return Draw(max(piles, key=lambda pile: _worth_of_pile(view, pile) + 0.2 * luck.random()))


def planned(view: FugitiveView) -> Iterator[tuple[Action, float]]:
    """What he could do now, each with what it is worth."""
    offered = {offer.action for offer in view.offers if not offer.aside}
    yield from _placings(view)
    if "pass" in offered:
        yield Pass(), _rest(view.hand, last_of(view)) - WEIGHTS.waiting
    if "done" in offered:
        yield Done(), _rest(view.hand, last_of(view))


def _placings(view: FugitiveView) -> Iterator[tuple[Action, float]]:
    """Every sensible placing with what it is worth."""
    found = list(plans(view))
    lone = sum(not hideout.up for hideout in view.row) == 1
    for plan in [plan for plan in found if len(plan.sprints) <= HEAVY or plan.card == GOAL] or found:
        step = WEIGHTS.company if lone else 0.0
        step += plan.card - last_of(view) + _rest(plan.left, plan.card) - WEIGHTS.sprint * len(plan.sprints)
        yield Place(plan.card, plan.sprints), ESCAPE if plan.card == GOAL else step


def _rest(hand: tuple[int, ...], last: int) -> float:
    """What the cards left in the hand are worth from this hideout on."""
    feet = sum(FEET[card] for card in hand)
    ways = sum(card > last and card <= last + STEP + max(0, feet - FEET[card]) for card in hand)
    near = sum(last < card <= last + STEP for card in hand)
    value = WEIGHTS.cards * len(hand) + WEIGHTS.fuel * min(feet, 2 * max(0, GOAL - last))
    value += WEIGHTS.ways * (min(ways, 3) + min(near, 2))
    return value - (0 if ways else WEIGHTS.stuck)


def _worth_of_pile(view: FugitiveView, pile: int) -> float:
    """What a card of this pile brings on average: a next hideout, a later one, or footprints."""
    last, mine = last_of(view), set(view.hand) | {h.card for h in view.row}
    unseen = [card for card in PILES[pile] if card not in mine and card not in view.out]
    reach = STEP + sum(FEET[card] for card in view.hand) // 2
    return sum(_use(card, last, reach) for card in unseen) / len(unseen) if unseen else 0.0


def _use(card: int, last: int, reach: int) -> float:
    if card <= last:
        return 0.35 * FEET[card]
    if card <= last + reach:
        return 2.0 + 0.1 * (card - last)
    return 1.2 if card <= last + reach + 8 else 0.7
