"""A plain player for games that puzzles come from: always the same, however the bots learn to play."""

import random

from crosstable.core import Action, Sight, Stop, Thought

from ..actions import Aim, Claim, Ready, TellSeen
from ..data import CLAIMS, STAGES
from ..view import CrossfireView

LIES = {"assassin": 0.6, "red_decoy": 0.4, "decoy": 0.3, "vip": 0.3}
"""How often who has something to hide says it was another card."""
OTHERS_LIE = 0.1
TELLS = 0.6
"""How often a card is told of at all."""


class PlainPlayer:
    """Tells of some of the cards it saw, in order, not always truly; then it is ready, and points at anybody."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """The next thing to say or do."""
        view, luck = sight.view, random.Random(sight.seed)
        assert isinstance(view, CrossfireView)
        return Thought(self._choose(view, luck))

    def _choose(self, view: CrossfireView, luck: random.Random) -> Action:
        if view.phase == "claim":
            return Claim(luck.choice(CLAIMS))
        if view.phase == "aim":
            return Aim((luck.choice([seat for seat in view.circle if seat != view.seat]),))
        told = [said.stage for said in view.said if said.seat == view.seat and said.stage is not None]
        first = STAGES.index(told[-1]) + 1 if told else 0
        for look in view.looks[first:]:
            if luck.random() < TELLS:
                lies = luck.random() < LIES.get(view.role or "", OTHERS_LIE)
                others = sorted({role for role in view.deck if role != look.role})
                return TellSeen(look.stage, luck.choice(others) if lies else look.role)
        return Ready()
