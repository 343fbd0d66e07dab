"""The Fugitive's bots: the strong one plays the chase on in thought, against Marshals who read him in many ways."""

import random
from collections.abc import Iterator

import numpy as np

from crosstable.core import Action, Candidate, Sight, Stop, Thought

from ..actions import Done, Draw, Pass, Place
from ..data import GOAL
from ..view import FugitiveView
from .foresight import NO_PILE, Foresight, bits
from .planner import planned
from .plans import plans
from .quick import Floats, Ints

ROUNDS = (32, 32, 64, 128)
"""How many games he plays on for each action in each round; after each, the worse half is dropped."""
WHIM, FIRST_WHIM = 0.03, 0.08
"""How much worse an action may be and still be picked now and then; more on the first turn, where most is equal."""
LEFT, FIRST_LEFT = 3, 6
"""How many actions are never dropped, later and on the first turn."""
EXPECTED = 5
"""Low numbers are always in his hand and named first: below this one he opens with them the more rarely."""


class PlanningFugitive:
    """The medium Fugitive. He plays the chase on only to say how he sees his chance."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Do as planned."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        action = planned(view, random.Random(sight.seed))
        ahead = Foresight(view, sight.heard, sight.seed % 2**31)
        return Thought(action, float(ahead.play_on(coded([action]), ROUNDS[-1], sight.seed % 2**31).mean()))


class StrongFugitive:
    """A Fugitive who tries every step in thought and will not be read."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, lay a hideout, or pass."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        luck = random.Random(sight.seed)
        actions = list(actions_of(view))
        first = len(view.row) == 1
        ahead = Foresight(view, sight.heard, luck.getrandbits(31))
        worth, effort = _weighed(ahead, actions, luck, FIRST_LEFT if first else LEFT)
        often = np.exp((worth - worth.max()) / (FIRST_WHIM if first else WHIM))
        if first:
            often *= [min(1.0, action.card / EXPECTED) if isinstance(action, Place) else 1.0 for action in actions]
        often /= often.sum()
        (pick,) = luck.choices(range(len(actions)), often.tolist())
        order = np.argsort(-worth, kind="stable")[:5]
        shown = tuple(Candidate(actions[i], max(0.0, float(worth[i])), float(often[i])) for i in order)
        return Thought(actions[pick], max(0.0, float(worth[pick])), shown, effort)


def _weighed(ahead: Foresight, actions: list[Action], luck: random.Random, least: int) -> tuple[Floats, int]:
    """What each action is worth; those that were dropped count nothing."""
    codes = coded(actions)
    left, effort = np.arange(len(actions)), 0
    won, played = np.zeros(len(actions)), np.zeros(len(actions))
    for games in ROUNDS if len(actions) > 1 else ROUNDS[-1:]:
        escaped = ahead.play_on(codes[left], games, luck.getrandbits(31))
        won[left] += escaped.sum(axis=1)
        played[left] += games
        effort += escaped.size
        kept = left
        left = left[np.argsort(-won[left], kind="stable")][: max(least, len(left) // 2)]
    worth = np.full(len(actions), -1.0)
    worth[kept] = won[kept] / played[kept]
    return worth, effort


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
        for plan in plans(view):
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
