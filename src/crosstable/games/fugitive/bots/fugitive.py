"""The Fugitive's bots: the strong one looks at himself with the eyes of many readers."""

import random
import time
from collections.abc import Iterator, Sequence

import numpy as np

from crosstable.core import Action, Candidate, Sight, Stop, Thought

from ..actions import Done, Draw, Pass, Place
from ..data import GOAL
from ..view import FugitiveView, HideoutView
from .foresight import NO_PILE, bits
from .planner import WEIGHTS, planned
from .plans import plans
from .quick import Floats, Ints
from .readers.prospects import Prospects
from .stating import stated

WHIM, FIRST_WHIM = 0.004, 0.016
"""How much worse an action may be and still be picked now and then; more on the first turn, where most is equal."""
FOLLY, FIRST_FOLLY = 0.04, 0.06
"""What is worse by more than this he never does."""
FIRST_PRICE = 0.1
"""The most that being unexpected may cost on the first turn."""
SURENESS, DOUBT = 0.65, 0.09
"""What the medium one says is drawn towards what came true in games against our strong Marshal and three others."""
FIRMNESS, LEAST_HOPE = 0.57, 0.2
"""The same for the strong one: from 362 games against our strong Marshal, and 58 each against the medium one and the
four of other hands, both kinds counted alike."""
HOPE, USUAL = 1.75, 0.2
"""How much more he says the likelier she is to be one who only names the likeliest, from the same games. So likely she
seems at the least."""
EXPECTED = (
    (0.221, 0.153, 0.218),
    (0.0, 0.087, 0.019, 0.199, 0.215),
    (0.236, 0.236, 0.236, 0.165, 0.179, 0.018, 0.157),
)
OTHERWISE = 0.359
"""By sprint cards and number, what it costs to open as he is expected to: on 1,560 deals the prices at which, for what
they cost him, the best rule about his openings is right most rarely. Only their differences count."""
COMPANY = (
    ((0.065, 0.038, 0.046, 0.0), (0.259, 0.039, 0.0, 0.064), (0.0, 0.129, 0.167, 0.153)),
    (
        (0.0, 0.027, 0.037, 0.013), (0.073, 0.011, 0.0, 0.026), (0.06, 0.0, 0.073, 0.046), (0.082, 0.078, 0.081, 0.0),
        (0.008, 0.053, 0.035, 0.0),
    ),
    (
        (0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0), (0.119, 0.038, 0.046, 0.0),
        (0.08, 0.052, 0.037, 0.0), (0.0, 0.043, 0.032, 0.035), (0.022, 0.039, 0.033, 0.0),
    ),
)  # fmt: skip
"""The same for what comes after it, by sprint cards and number of the first hideout: nothing, or one with no, one or
more sprint cards. Without it a lone hideout is a 2 four times of five. Chosen on the same deals."""
OFTENEST = 0.9
"""No hand is opened with the same number and sprint cards more often than this; the rest goes to the next best."""
WISHES, WISH = (1, 2, 3), 0.03
"""He always holds these. Which of them he would like to open with, without sprint cards, he draws before he looks at
the others, and so much that counts: without it the hands alone would say which one it is."""
TRIED, WIDE = 10, 0.2
"""How many actions he looks ahead from, and how much worse they may seem."""
GAMES = 96
"""To how many chases he looks ahead in a second of thinking, more or less."""
MOST_SECONDS, LAST_LOOK = 1.0, 0.85
"""The most processor time for a thought, and the share of it after which he looks at no further chase."""
Looks = tuple[tuple[int, float, int, float], ...]
LOOKS: Looks = ((16, 0.5, 1, 0.5), (6, 0.5, 3, 0.5), (3, 1.5, 7, 1.5))
"""From how many actions he looks to which share of the chases, how many of her turns on, and how much that counts."""
PILE_LOOKS: Looks = ((3, 0.5, 1, 0.5), (3, 0.5, 3, 0.5), (3, 0.75, 7, 1.5))
"""The same for which pile to draw from: less is at stake, and half of the long chases are worth as much."""
FIRST_LOOKS: Looks = ((16, 0.67, 1, 0.5), (6, 0.67, 1, 0.5), (3, 1.33, 3, 1.0))
"""The same on the first turn: with longer chases, for which the prices of openings are not made, one rule named 0.43 of
150."""
HASTE, HASTY_DRAWS, PILES_KNOWN = 0.5, ((3, 1.0, 3, 1.0),), 15
"""With less than so many seconds, the same for which pile to draw from, where less is at stake; what his hand makes of
a pile is worth so many chases then. In 36 positions 96 of them were worth 0.028 more than a pile at random, LOOKS 0.030
at four times the price, his hand alone 0.024."""
FEWER = (0.5, 1.0, 1.0, 0.7, 0.5)
"""By how many hideouts lie hidden: what share of that he looks at, for the more there are the longer a chase takes. For
the first one fewer: the better he knows what is best, the easier it is to guess."""
BEHIND = 0.1
"""At what is worse by more than this after a look he looks no further; but always at 42, which a short look does not
flatter as it does everything else."""
UNSURE = 0.02
"""What some chases show is never certain."""
NEEDLESS = 2
"""How many sprint cards more than needed he thinks of."""


class PlanningFugitive:
    """The medium Fugitive. He minds what the row tells, then his way and his cards; he never looks ahead."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Do what seems best at first sight, or nearly so."""
        view, luck = sight.view, random.Random(sight.seed)
        assert isinstance(view, FugitiveView)
        prospects = Prospects(view, sight.heard)
        draws = [action for action in actions_of(view) if isinstance(action, Draw)]  # events let him draw as well
        if draws:
            plan: list[tuple[Action, float]] = [(draw, 0.0) for draw in draws]
            worth = prospects.piles()[[draw.pile for draw in draws]]
        else:
            plan = planned(view)
            worth = prospects.weigh(coded([action for action, _ in plan]))
        whim = 0.0 if worth.max() >= 1.0 else WEIGHTS.first_whim if view.turn == 1 else WEIGHTS.whim
        liked = [step + WEIGHTS.hidden * chance for (_, step), chance in zip(plan, worth, strict=True)]
        pick = max(range(len(plan)), key=lambda at: liked[at] + luck.gauss(0.0, whim))
        return Thought(plan[pick][0], stated(worth[pick], SURENESS, DOUBT))


class StrongFugitive:
    """A Fugitive who looks at every step with the eyes of those who read him, and will not be read."""

    def __init__(self, seconds: float = MOST_SECONDS) -> None:
        self._seconds = min(seconds, MOST_SECONDS)
        self._games = round(GAMES * self._seconds)

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, lay a hideout, or pass."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        end = time.thread_time() + self._seconds * LAST_LOOK

        def late() -> bool:
            return stop() or time.thread_time() > end

        luck, actions = random.Random(sight.seed), list(actions_of(view))
        prospects = Prospects(view, sight.heard)
        if view.phase == "draw":
            drawn = prospects.piles_for_her()
            worth = np.array([drawn[action.pile] for action in actions if isinstance(action, Draw)])
        else:
            worth = prospects.weigh_for_her(coded(actions))
        opening = view.turn == 1
        piles = HASTY_DRAWS if self._seconds < HASTE else PILE_LOOKS
        looks = piles if view.phase == "draw" else FIRST_LOOKS if opening else LOOKS
        self._look_ahead(prospects, actions, worth, sight.seed, looks, late)
        wish = luck.choice(WISHES)
        surprising = unexpected(actions, worth, view.row, wish) if opening else worth
        often = np.exp((surprising - surprising.max()) / (FIRST_WHIM if opening else WHIM))
        often[surprising < surprising.max() - (FIRST_FOLLY if opening else FOLLY)] = 0.0
        often /= often.sum()
        if opening and len(view.row) == 1:
            vary(often, worth)
        (pick,) = luck.choices(range(len(actions)), often.tolist())
        order = np.argsort(-worth, kind="stable")[:5]
        hope = LEAST_HOPE + HOPE * max(0.0, prospects.plain - USUAL)
        shown = tuple(Candidate(actions[i], stated(worth[i], FIRMNESS, hope), float(often[i])) for i in order)
        return Thought(actions[pick], stated(worth[pick], FIRMNESS, hope), shown, len(actions))

    def _look_ahead(
        self, prospects: Prospects, actions: list[Action], worth: Floats, seed: int, looks: Looks, late: Stop
    ) -> None:
        """Weigh the best few anew by what comes after them; those that do worse are dropped, the rest seen further."""
        if worth.max() >= 1.0 or len(actions) < 2 or not self._games:
            return  # nothing can stop him, or nothing is to be chosen
        best = likely(actions, worth)
        first, level, seed = worth.copy(), worth[best].mean(), seed % (1 << 30)
        ahead, seen = np.zeros(len(worth)), 0.0
        games = self._games * FEWER[min(prospects.hidden, len(FEWER) - 1)]
        for kept, share, turns, weight in looks:
            best.sort(key=lambda at: -ahead[at])
            close = [at for at in best[:kept] if ahead[at] > ahead[best[0]] - BEHIND]
            best = [at for at in best if at in close or is_goal(actions[at])]
            more = round(games * share)
            found, done = prospects.look_ahead(coded([actions[at] for at in best]), more, seed, turns, late)
            if not done:
                break
            weight *= done / more
            ahead[best] = (seen * ahead[best] + weight * found) / (seen + weight)
            if not seen:
                level -= ahead[best].mean()
            seen, seed = seen + weight, seed + more
            known = PILES_KNOWN / (PILES_KNOWN + done) if looks is HASTY_DRAWS else 0.0
            worth[best] = np.clip(known * first[best] + (1 - known) * (ahead[best] + level), UNSURE, 1 - UNSURE)
            if looks is not FIRST_LOOKS:  # short looks flatter: what was left behind must not win by them later
                left = np.delete(np.arange(len(worth)), best)
                worth[left] = np.minimum(worth[left], worth[best].max() - FOLLY)


def likely(actions: list[Action], worth: Floats) -> list[int]:
    """What is worth looking ahead from: the best few, 42, and laying nothing."""
    best = [int(at) for at in np.argsort(-worth, kind="stable")[:TRIED] if worth[at] > worth.max() - WIDE]
    always = (at for at, action in enumerate(actions) if not isinstance(action, Place) or is_goal(action))
    return list(dict.fromkeys((*best, *always)))


def is_goal(action: Action) -> bool:
    """Whether this lays 42."""
    return isinstance(action, Place) and action.card == GOAL


def unexpected(actions: Sequence[Action], worth: Floats, row: tuple[HideoutView, ...], wish: int) -> Floats:
    """What openings are worth, less what it costs to do as expected; what would be too dear is out of the question."""
    price = expected if len(row) == 1 else accompanied
    found = worth - [price(action, row[-1], wish) for action in actions]
    found[worth < worth.max() - FIRST_PRICE] = -np.inf
    return np.asarray(found)


def vary(often: Floats, worth: Floats) -> None:
    """Leave something to the next best where one opening would be laid nearly always."""
    if len(often) > 1 and often.max() > OFTENEST:
        usual, other = often.argmax(), worth.argsort()[-2:]
        often[:] *= OFTENEST / often.max()
        often[other[0] if other[1] == usual else other[1]] += 1 - often.sum()


def expected(action: Action, last: HideoutView, wish: int) -> float:
    """How much worse this first hideout is for being expected of him; less where it is what he would like."""
    if not isinstance(action, Place) or len(action.sprints) >= len(EXPECTED):
        return OTHERWISE
    prices = EXPECTED[len(action.sprints)]
    price = prices[action.card - 1] if action.card <= len(prices) else OTHERWISE
    return price - WISH if (action.card, action.sprints) == (wish, ()) else price


def accompanied(action: Action, first: HideoutView, wish: int) -> float:
    """The same for what comes after this first hideout."""
    number, sprints = first.card or 0, len(first.sprints)
    if sprints >= len(COMPANY) or number > len(COMPANY[sprints]):
        return 0.0
    return COMPANY[sprints][number - 1][min(len(action.sprints), 2) + 1 if isinstance(action, Place) else 0]


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
