"""The bots of Fugitive: three levels for each role."""

import random

from crosstable.core.action import Action
from crosstable.core.bot import Bot, Sight, Stop, Thought

from ..actions import Ask, Done, Draw, Guess, Pass, Place
from ..know import HURRIED, UNIFORM
from ..view import FugitiveView
from .fugitive import PlanningFugitive, StrongFugitive
from .judgement import FUGITIVE_JUDGE, MARSHAL_JUDGE
from .marshal import CountingMarshal, StrongMarshal
from .warmup import warm as warm  # what a worker runs before the first thought


class TwoRoles:
    """One bot for both seats: the Fugitive's part and the Marshal's."""

    def __init__(self, fugitive: Bot, marshal: Bot) -> None:
        self._parts = (fugitive, marshal)

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Play the role of the seat."""
        return self._parts[sight.seat].think(sight, stop)


class EasyBot:
    """A beginner: short steps, guesses that are possible, no counting."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Any possible number; the next hideout with as few sprint cards as it takes."""
        view, luck = sight.view, random.Random(sight.seed)
        assert isinstance(view, FugitiveView)
        return Thought(self._choose(view, luck))

    def _choose(self, view: FugitiveView, luck: random.Random) -> Action:
        offers = [offer for offer in view.offers if not offer.aside]
        kinds = {offer.action: offer for offer in offers}
        if "guess" in kinds:
            numbers = [n for n, note in enumerate(view.notes, start=1) if note == "open"]
            return Guess((luck.choice(numbers),)) if numbers else Done()
        if "place" in kinds:
            chosen = luck.choice([offer for offer in offers if offer.action == "place"])
            return Place(**next(iter(chosen.choices())))
        offer = luck.choice(offers)
        fields = offer.pick(luck.randrange)
        actions: dict[str, type[Action]] = {"draw": Draw, "ask": Ask, "pass": Pass, "done": Done}
        return actions[offer.action](**fields)


def bot(level: str, seconds: float) -> Bot:
    """The bot of this level. None of them needs its thinking time: they count."""
    if level == "easy":
        return EasyBot()
    if level == "medium":
        return TwoRoles(PlanningFugitive(FUGITIVE_JUDGE), CountingMarshal(MARSHAL_JUDGE, UNIFORM))
    return TwoRoles(StrongFugitive(FUGITIVE_JUDGE, HURRIED), StrongMarshal(MARSHAL_JUDGE, HURRIED))
