"""What the medium Fugitive plans: his way to 42, with care for his cards."""

from collections.abc import Iterator

from msgspec import Struct

from crosstable.core import Action

from ..actions import Done, Pass, Place
from ..data import FEET, GOAL, STEP
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
    company: float = 20.0
    """What a second hidden hideout is worth: with one, a single right number ends the game."""
    hidden: float = 200.0
    """What it is worth to be as good as safe, as far as those who read the row can tell: much more than a step, or he
    is caught by whoever expects long ones."""
    whim: float = 2.0
    """How much chance has a say, so that he cannot be read like a book."""
    first_whim: float = 8.0
    """The same on the first turn, where most is equal."""


WEIGHTS = Weights()


def planned(view: FugitiveView) -> list[tuple[Action, float]]:
    """What he could do now, each with what it is worth; 42 as much as the best of the others, for what is left in his
    hand counts no more then."""
    found = list(_plans(view))
    best = max((step for action, step in found if not _is_goal(action)), default=0.0)
    return [(action, best if _is_goal(action) else step) for action, step in found]


def _is_goal(action: Action) -> bool:
    return isinstance(action, Place) and action.card == GOAL


def _plans(view: FugitiveView) -> Iterator[tuple[Action, float]]:
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
        yield Place(plan.card, plan.sprints), step


def _rest(hand: tuple[int, ...], last: int) -> float:
    """What the cards left in the hand are worth from this hideout on."""
    feet = sum(FEET[card] for card in hand)
    ways = sum(card > last and card <= last + STEP + max(0, feet - FEET[card]) for card in hand)
    near = sum(last < card <= last + STEP for card in hand)
    value = WEIGHTS.cards * len(hand) + WEIGHTS.fuel * min(feet, 2 * max(0, GOAL - last))
    value += WEIGHTS.ways * (min(ways, 3) + min(near, 2))
    return value - (0 if ways else WEIGHTS.stuck)
