"""The Fugitive's bots: the strong one looks at every step with the eyes of a Marshal who counts."""

import random

from crosstable.core import Action, Candidate, Sight, Stop, Thought

from ..actions import Done, Draw, Pass, Place
from ..data import GOAL, PILES
from ..know import UNIFORM, Model, evidence
from ..view import FugitiveView
from .planner import planned
from .plans import hand_plans, plans
from .prospects import Judge, features
from .scene import LOOKS, Scene

CARDS_TRIED = 6
"""How many of the cards a pile may bring are tried when he chooses a pile."""

Ranked = list[tuple[Action, float]]


class PlanningFugitive:
    """The medium Fugitive. His chances are judged like the strong one's, but he does not ask for them."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Do as planned."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        scene = scene_of(sight, view, UNIFORM, looks=1)
        (value,) = self._judge.chances([features(scene.now(), scene.outlooks(None))])
        return Thought(planned(view, random.Random(sight.seed)), float(value))


class StrongFugitive:
    """A Fugitive who knows what each of his steps tells her."""

    def __init__(self, judge: Judge, model: Model) -> None:
        self._judge = judge
        self._model = model

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, lay a hideout, or pass."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        offered = {offer.action for offer in view.offers if not offer.aside}
        scene = scene_of(sight, view, self._model)
        ranked = self._piles(scene) if "draw" in offered else self._placings(scene, "pass" in offered)
        if "done" in offered:
            ranked.append((Done(), self._as_it_lies(scene)))
        ranked.sort(key=lambda entry: -entry[1])
        shown = tuple(Candidate(action, value, 1 / len(ranked)) for action, value in ranked[:5])
        return Thought(*ranked[0], shown, scene.effort)

    def _as_it_lies(self, scene: Scene) -> float:
        """His chance without a further hideout."""
        return float(self._judge.chances([features(scene.now(), scene.outlooks(None))])[0])

    def _placings(self, scene: Scene, may_pass: bool) -> Ranked:
        """Every plan with his chance after it."""
        found: Ranked = [(Pass(), self._as_it_lies(scene))] if may_pass else []
        on_the_way = []
        for plan in plans(scene.view):
            if plan.card == GOAL:
                escaped = 1.0 if scene.view.hot else 1.0 - scene.manhunt(len(plan.sprints))
                found.append((Place(plan.card, plan.sprints), escaped))
            else:
                on_the_way.append(plan)
        if on_the_way:
            facts = [features(scene.after(plan), scene.outlooks(len(plan.sprints))) for plan in on_the_way]
            values = self._judge.chances(facts)
            found += [(Place(p.card, p.sprints), float(value)) for p, value in zip(on_the_way, values, strict=True)]
        return found

    def _piles(self, scene: Scene) -> Ranked:
        piles = [fields["pile"] for o in scene.view.offers if o.action == "draw" for fields in o.choices()]
        return [(Draw(pile), self._worth_of_pile(scene, pile)) for pile in piles]

    def _worth_of_pile(self, scene: Scene, pile: int) -> float:
        """His chance after the best placing, on average over the cards the pile may bring."""
        view = scene.view
        unseen = [card for card in PILES[pile] if card not in scene.his and card not in scene.heard.mine]
        tried = scene.luck.sample(unseen, min(len(unseen), CARDS_TRIED))
        drawn = scene.having_drawn(pile)
        facts, owners = [], []
        for number, card in enumerate(tried):
            for plan in hand_plans((*view.hand, card), scene.row[-1], view.coming.reach, view.coming.no_sprints):
                if plan.card != GOAL:
                    facts.append(features(drawn.after(plan), drawn.outlooks(len(plan.sprints))))
                    owners.append(number)
        if not facts:
            return 0.0
        best = [0.0] * len(tried)
        for owner, value in zip(owners, self._judge.chances(facts), strict=True):
            best[owner] = max(best[owner], float(value))
        return sum(best) / len(best)


def scene_of(sight: Sight, view: FugitiveView, model: Model, looks: int = LOOKS) -> Scene:
    """What he sees, with hands the Marshal may hold and how she may think of him."""
    heard = evidence(event for step in sight.heard for event in step)
    return Scene(view, heard, random.Random(sight.seed), model, looks)
