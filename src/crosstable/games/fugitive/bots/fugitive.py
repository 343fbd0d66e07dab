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
from .planner import WEIGHTS, pile, planned
from .plans import plans
from .quick import Floats, Ints
from .readers.prospects import Prospects
from .readers.weights import OPENINGS

WHIM, FIRST_WHIM = 0.004, 0.03
"""How much worse an action may be and still be picked now and then; more on the first turn, where most is equal."""
FOLLY = 0.04
"""What is worse by more than this he never does."""
SURENESS, DOUBT = 0.65, 0.09
"""What he says is drawn towards what came true in games against our strong Marshal and three others."""
SURPRISE = 0.4
"""What it costs to open as he always does: what whoever has watched him would make of it."""
TRIED, WIDE, GAMES = 8, 0.1, 64
"""How many actions he looks ahead from, how much worse they may seem, and to how many chases that go on."""
UNSURE = 0.02
"""What some chases show is never certain."""
NEEDLESS = 2
"""How many sprint cards more than needed he thinks of."""


class PlanningFugitive:
    """The medium Fugitive. He plans his way, and minds a little what the row tells."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Do as planned, or nearly so."""
        view, luck = sight.view, random.Random(sight.seed)
        assert isinstance(view, FugitiveView)
        prospects, drawn = Prospects(view, sight.heard), pile(view, luck)
        if drawn:
            return Thought(drawn, stated(prospects.piles()[drawn.pile], SURENESS, DOUBT))
        plan = list(planned(view))
        worth = prospects.weigh(coded([action for action, _ in plan]))
        liked = [step + WEIGHTS.hidden * chance for (_, step), chance in zip(plan, worth, strict=True)]
        pick = max(range(len(plan)), key=lambda at: liked[at] + luck.gauss(0.0, WEIGHTS.whim))
        return Thought(plan[pick][0], stated(worth[pick], SURENESS, DOUBT))


class StrongFugitive:
    """A Fugitive who looks at every step with the eyes of those who read him, and will not be read."""

    def __init__(self, games: int = GAMES) -> None:
        self._games = games

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, lay a hideout, or pass."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        luck, actions = random.Random(sight.seed), list(actions_of(view))
        prospects = Prospects(view, sight.heard)
        if view.phase == "draw":
            piles = prospects.piles()
            worth = np.array([piles[action.pile] for action in actions if isinstance(action, Draw)])
        else:
            worth = prospects.weigh(coded(actions))
            if view.turn > 1 or len(view.row) > 1:
                self._look_ahead(prospects, actions, worth, sight.seed)
        surprising = worth - surprise(actions) if len(view.row) == 1 else worth
        often = np.exp((surprising - surprising.max()) / (FIRST_WHIM if view.turn == 1 else WHIM))
        often[surprising < surprising.max() - FOLLY] = 0.0
        often /= often.sum()
        (pick,) = luck.choices(range(len(actions)), often.tolist())
        order = np.argsort(-worth, kind="stable")[:5]
        shown = tuple(Candidate(actions[i], stated(worth[i], SURENESS, DOUBT), float(often[i])) for i in order)
        return Thought(actions[pick], stated(worth[pick], SURENESS, DOUBT), shown, len(actions))

    def _look_ahead(self, prospects: Prospects, actions: list[Action], worth: Floats, seed: int) -> None:
        """Weigh the best few anew by what comes after them; those that do worse are dropped half by half."""
        if worth.max() >= 1.0:
            return  # nothing can stop him
        best = [int(at) for at in np.argsort(-worth, kind="stable")[:TRIED] if worth[at] > worth.max() - WIDE]
        level, games, seed = worth[best].mean(), 0, seed % (1 << 30)
        ahead = np.zeros(len(worth))
        for more in (self._games // 4, self._games // 4, self._games // 2):
            if len(best) < 2 or not more:
                break
            seen = prospects.look_ahead(coded([actions[at] for at in best]), more, seed + games)
            ahead[best] = (games * ahead[best] + more * seen) / (games + more)
            if not games:
                level -= ahead[best].mean()
            games += more
            worth[best] = np.clip(ahead[best] + level, UNSURE, 1 - UNSURE)
            best.sort(key=lambda at: -ahead[at])
            best = best[: max(2, len(best) // 2)]


def surprise(actions: list[Action]) -> Floats:
    """How much worse each opening is for being expected."""
    most, longest = OPENINGS.shape
    return SURPRISE * np.array(
        [
            OPENINGS[min(len(action.sprints), most - 1), min(action.card, longest - 1)]
            if isinstance(action, Place)
            else 0.0
            for action in actions
        ]
    )


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
