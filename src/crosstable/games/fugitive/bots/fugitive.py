"""The Fugitive's bots: the strong one looks at every step with the eyes of Marshals who count, and will not be read."""

import random
from collections.abc import Iterator, Sequence

import numpy as np

from crosstable.core import Action, Candidate, Sight, Stop, Thought

from ..actions import Done, Draw, Pass, Place
from ..data import GOAL, PILES
from ..know import evidence
from ..view import FugitiveView
from .beliefs import OPEN_MINDED, READINGS, Belief
from .mixing import Floats, balanced
from .planner import planned
from .plans import Plan, hand_plans, plans
from .prospects import Judge, features
from .scene import LOOKS, Scene

CARDS_TRIED = 6
"""How many of the cards a pile may bring are tried when he chooses a pile."""
CAUTION = 0.5
"""How much the reading that hurts most counts beside all of them on average."""
WAITING = 0.12
"""What a turn without a hideout costs him besides: she guesses, and he is no further."""
SHARE = 0.02
"""What he picks more rarely than this is no more than noise and is left out."""

Ranked = list[tuple[Action, float]]


class PlanningFugitive:
    """The medium Fugitive. His chances are judged like the strong one's, but he does not ask for them."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Do as planned."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        scene = scene_of(sight, view, (OPEN_MINDED,), looks=1)
        (value,) = self._judge.chances([features(scene.now(), scene.outlooks(None)[0])])
        return Thought(planned(view, random.Random(sight.seed)), float(value))


class StrongFugitive:
    """A Fugitive who knows what each of his steps tells her, whatever she thinks of him."""

    def __init__(self, judge: Judge, readings: Sequence[Belief] = READINGS) -> None:
        self._judge = judge
        self._readings = readings

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, lay a hideout, or pass."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        offered = {offer.action for offer in view.offers if not offer.aside}
        scene = scene_of(sight, view, self._readings)
        if "draw" in offered:
            return _best(self._piles(scene), scene.effort)
        return self._mixed(scene, list(self._placings(scene, offered)))

    def _mixed(self, scene: Scene, found: list[tuple[Action, Floats]]) -> Thought:
        """One of the placings, each as often as it takes to be worth the same however she reads him."""
        by_reading = np.array([values for _, values in found])
        payoff = (1 - CAUTION) * by_reading.mean(axis=1, keepdims=True) + CAUTION * by_reading
        often = balanced(payoff)
        often[often < SHARE] = 0.0
        (pick,) = scene.luck.choices(range(len(found)), often.tolist())
        worth = by_reading.mean(axis=1)
        order = np.argsort(-often, kind="stable")[:5]
        shown = tuple(Candidate(found[i][0], float(worth[i]), float(often[i])) for i in order)
        return Thought(found[pick][0], float(worth[pick]), shown, scene.effort)

    def _placings(self, scene: Scene, offered: set[str]) -> Iterator[tuple[Action, Floats]]:
        """Every plan, and laying nothing, with his chance against each reading."""
        for name, action in (("pass", Pass()), ("done", Done())):
            if name in offered:
                cost = WAITING if name == "pass" else 0.0
                yield action, np.maximum(0.0, self._against_each(scene, None) - cost)
        for plan in plans(scene.view):
            if plan.card == GOAL:
                escaped = 1.0 if scene.view.hot else 1.0 - scene.manhunt(len(plan.sprints))
                yield Place(plan.card, plan.sprints), np.full(len(scene.beliefs), escaped)
            elif scene.view.hideouts > 1:
                yield Place(plan.card, plan.sprints), self._with_a_second(scene, plan)
            else:
                yield Place(plan.card, plan.sprints), self._against_each(scene, plan)

    def _with_a_second(self, scene: Scene, plan: Plan) -> Floats:
        """His chance after this plan and what goes best with it in the same turn, another hideout or none."""
        view, laid = scene.view, scene.having_laid(plan)
        seconds = [p for p in hand_plans(plan.left, plan.card, view.reach, view.no_sprints) if p.card != GOAL]
        found = [self._against_each(laid, second) for second in seconds]
        if scene.may_stop or not found:
            found.append(self._against_each(scene, plan))
        return max(found, key=lambda values: float(values.mean() + values.min()))

    def _against_each(self, scene: Scene, plan: Plan | None) -> Floats:
        """His chance after this plan, or after none, against each reading."""
        lie = scene.after(plan) if plan else scene.now()
        outlooks = scene.outlooks(len(plan.sprints) if plan else None)
        return self._judge.chances([features(lie, hands) for hands in outlooks])

    def _piles(self, scene: Scene) -> Ranked:
        piles = [fields["pile"] for o in scene.view.offers if o.action == "draw" for fields in o.choices()]
        return [(Draw(pile), self._worth_of_pile(scene, pile)) for pile in piles]

    def _worth_of_pile(self, scene: Scene, pile: int) -> float:
        """His chance after the best placing, or without one, on average over the cards the pile may bring."""
        unseen = [card for card in PILES[pile] if card not in scene.his and card not in scene.heard.mine]
        tried = scene.luck.sample(unseen, min(len(unseen), CARDS_TRIED))
        drawn = scene.having_drawn(pile)
        best = [self._best_with(drawn, card) for card in tried]
        return sum(best) / len(best) if best else float(self._against_each(scene, None).mean())

    def _best_with(self, drawn: Scene, card: int) -> float:
        """His chance with this card in his hand, when he lays what is best."""
        view = drawn.view
        hand = (*view.hand, card)
        facts = [features(drawn.now(hand), drawn.outlooks(None)[0])]
        escape = 0.0
        for plan in hand_plans(hand, drawn.row[-1], view.coming.reach, view.coming.no_sprints):
            if plan.card != GOAL:
                facts.append(features(drawn.after(plan), drawn.outlooks(len(plan.sprints))[0]))
            elif escape < 1.0:
                escape = 1.0 if view.hot else max(escape, drawn.escape(len(plan.sprints)))
        return max(escape, float(self._judge.chances(facts).max()))


def _best(ranked: Ranked, effort: int) -> Thought:
    ranked.sort(key=lambda entry: -entry[1])
    shown = tuple(Candidate(action, value, 1 / len(ranked)) for action, value in ranked)
    return Thought(*ranked[0], shown, effort)


def scene_of(sight: Sight, view: FugitiveView, beliefs: Sequence[Belief], looks: int = LOOKS) -> Scene:
    """What he sees, with hands the Marshal may hold and how she may think of him."""
    heard = evidence(event for step in sight.heard for event in step)
    scene = Scene(view, heard, random.Random(sight.seed), beliefs, looks)
    scene.may_stop = view.turn > 1 or sight.options.first_hideouts == "one_or_two"
    return scene
