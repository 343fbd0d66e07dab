"""The Fugitive's bots: the strong one looks at himself with the eyes of many readers."""

import random
from collections.abc import Iterator

import numpy as np

from crosstable.core import Action, Candidate, Sight, Stop, Thought

from ..actions import Done, Draw, Pass, Place
from ..data import GOAL
from ..view import FugitiveView
from .foresight import NO_PILE, bits
from .marshal import stated
from .planner import planned
from .plans import plans
from .quick import Ints
from .readers.prospects import Prospects

WHIM, FIRST_WHIM = 0.02, 0.05
"""How much worse an action may be and still be picked now and then; more on the first turn, where most is equal."""
EXPECTED = 5
"""Low numbers are always in his hand and named first: below this one he opens with them the more rarely."""
SURENESS, DOUBT = 0.45, -0.22
"""What he says is drawn towards what came true in games against our strong Marshal and three others."""
NEEDLESS = 2
"""How many sprint cards more than needed he thinks of."""


class PlanningFugitive:
    """The medium Fugitive. He looks at what the row tells only to say how he sees his chance."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Do as planned."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        action = planned(view, random.Random(sight.seed))
        return Thought(action, stated(Prospects(view, sight.heard).weigh(coded([action]))[0], SURENESS, DOUBT))


class StrongFugitive:
    """A Fugitive who looks at every step with the eyes of those who read him, and will not be read."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, lay a hideout, or pass."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        luck, actions = random.Random(sight.seed), list(actions_of(view))
        worth = Prospects(view, sight.heard).weigh(coded(actions))
        first = len(view.row) == 1
        often = np.exp((worth - worth.max()) / (FIRST_WHIM if first else WHIM))
        if first:
            often *= [min(1.0, action.card / EXPECTED) if isinstance(action, Place) else 1.0 for action in actions]
        if view.phase == "draw":  # the piles are chosen as in the games he learned from
            drawn = planned(view, luck)
            often = np.array([action == drawn for action in actions], np.float64)
        often /= often.sum()
        (pick,) = luck.choices(range(len(actions)), often.tolist())
        order = np.argsort(-worth, kind="stable")[:5]
        shown = tuple(Candidate(actions[i], stated(worth[i], SURENESS, DOUBT), float(often[i])) for i in order)
        return Thought(actions[pick], stated(worth[pick], SURENESS, DOUBT), shown, len(actions))


def actions_of(view: FugitiveView) -> Iterator[Action]:
    """Everything worth a thought: piles, plans, laying nothing; under 42 as few sprint cards as it takes, or all."""
    goals: list[Place] = []
    for offer in view.offers:
        if offer.aside:
            continue
        if offer.action == "draw":
            yield from (Draw(fields["pile"]) for fields in offer.choices())
        elif offer.action in ("pass", "done"):
            yield Pass() if offer.action == "pass" else Done()
    if view.phase == "place":
        for plan in plans(view, NEEDLESS):
            if plan.card == GOAL:
                goals.append(Place(plan.card, plan.sprints))
            else:
                yield Place(plan.card, plan.sprints)
    yield from dict.fromkeys((goals[0], goals[-1]) if goals else ())


def coded(actions: list[Action]) -> Ints:
    """The actions as the compiled game wants them."""
    return np.array([_code(action) for action in actions], np.int64)


def _code(action: Action) -> tuple[int, int, int]:
    if isinstance(action, Place):
        return action.card, bits(action.sprints), NO_PILE
    return 0, 0, action.pile if isinstance(action, Draw) else NO_PILE
