"""The easy bot of Fugitive. It needs no compiled code, so it also plays while the others are warming up."""

import random

from crosstable.core import Action, Bot, Sight, Stop, Thought

from .. import GAME
from ..actions import Done, Guess, Place
from ..view import FugitiveView


def bot(level: str, seconds: float) -> Bot:
    """The same one for every level."""
    return EasyBot()


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
        return GAME.facts.action(offer.action, offer.pick(luck.randrange))
