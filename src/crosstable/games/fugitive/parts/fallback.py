"""The easy bot of Fugitive. It needs no compiled code, so it also plays while the others are warming up."""

import random

from crosstable.core import Action, Bot, Offer, Sight, Stop, Thought

from .. import GAME
from ..actions import Done, Guess, Place
from ..know.reasons import why
from ..view import FugitiveView


def bot(level: str, seconds: float) -> Bot:
    """The same one for every level."""
    return EasyBot()


MANY = 2
"""A beginner does not burn more sprint cards than this for one step."""


class EasyBot:
    """A beginner: short steps, guesses that are possible, no counting."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Any possible number; the next hideout with as few sprint cards as it takes."""
        view, luck = sight.view, random.Random(sight.seed)
        assert isinstance(view, FugitiveView)
        action = self._choose(view, luck)
        return Thought(action, why=why(view, action, "easy"))

    def _short_steps(self, offers: list[Offer]) -> list[Place]:
        """Each hideout with as few sprint cards as it takes; those that take many only where there are no others."""
        found = [Place(**next(offer.choices())) for offer in offers]
        return [laid for laid in found if len(laid.sprints) <= MANY] or found

    def _choose(self, view: FugitiveView, luck: random.Random) -> Action:
        offers = [offer for offer in view.offers if not offer.aside]
        kinds = {offer.action: offer for offer in offers}
        if "guess" in kinds:
            numbers = [n for n, note in enumerate(view.notes, start=1) if note == "open"]
            return Guess((luck.choice(numbers),)) if numbers else Done()
        if "place" in kinds:
            return luck.choice(self._short_steps([o for o in offers if o.action == "place"]))
        offer = luck.choice(offers)
        return GAME.facts.action(offer.action, offer.pick(luck.randrange))
