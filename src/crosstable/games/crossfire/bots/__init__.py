"""The bots of Crossfire. They imagine deals that fit what they saw, weigh them by what is said, and act on that.

A bot keeps nothing in its head between two thoughts: what it decided about its talk follows from what it saw and from
its seat's secret in this game, so that it tells the same story whenever it is asked and nobody can work the story out.
"""

import random

from msgspec.structs import replace

from crosstable.core import Bot, Candidate, Sight, Silent, Stop, Thought

from ..actions import Aim, Claim, PlaceShots, Ready
from ..data import ARMED
from ..view import CrossfireView
from .answers import answer
from .disguise import disguised_claim, disguised_word, disguises, weighs_words
from .head import Head
from .levels import LEVELS, Level
from .speech import next_word
from .story import first_claim
from .target import best_cards
from .why import why


def bot(level: str, seconds: float) -> Bot:
    """The bot of this level. It never needs more than a moment."""
    return CrossfireBot(LEVELS[level])


def warm() -> None:
    """Nothing is compiled; to load this module is enough."""


class CrossfireBot:
    """A player for every role."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Claim, talk or aim, as the phase asks; but first say why, if somebody wants to know."""
        view = sight.view
        assert isinstance(view, CrossfireView)
        if sight.asked:
            return Thought(answer(view, random.Random(sight.seed)))
        head = Head(view, sight, self.level)
        thought = self._decided(head)
        return replace(thought, why=why(head, thought.action))

    def _decided(self, head: Head) -> Thought:
        view = head.view
        asked = any(not offer.aside for offer in view.offers)
        if view.phase != "talk" and not asked:
            return Thought(Silent())
        if view.phase == "claim":
            return Thought(Claim(disguised_claim(head) if disguises(head) else first_claim(head)))
        if view.phase == "talk":
            thought = sniper(head) if view.seat == view.sniper else speak(head)
            return Thought(Silent()) if isinstance(thought.action, Ready) and not asked else thought
        return aim(head)


def sniper(head: Head) -> Thought:
    """Lay the shot cards where they win most often, say what she thinks, and think again about what is said."""
    view = head.view
    places, value = best_cards(head.imagined.roles, head.weights, view.deck)
    at = tuple(sorted(view.circle[place] for place in places))
    offered = {offer.action: offer for offer in view.offers}
    laying = offered.get("place_shots")
    if view.shots and (word := next_word(head)):
        return Thought(word, value)
    if laying and (not laying.aside or (at and at != view.shots)):
        return Thought(PlaceShots(at), value)
    return Thought(Ready(), value)


def speak(head: Head) -> Thought:
    """The next word or none; whoever is armed also says how likely it is to win, which no choice depends on."""
    word = (disguised_word(head) if weighs_words(head) else next_word(head)) or Ready()
    return Thought(word, aim(head).value if head.role in ARMED else None)


def aim(head: Head) -> Thought:
    """Point where it is worth most."""
    view = head.view
    values = dict(zip(view.circle, head.prospects, strict=True))
    appeal = dict(zip(view.circle, head.appeal, strict=True))
    out = {view.sniper, *view.shots} if view.mode == "sniper" else set()
    others = [seat for seat in view.circle if seat != head.seat and seat not in out]
    order = sorted(others, key=lambda seat: (appeal[seat], head.dice.random()), reverse=True)
    guns = 2 if head.role == "enforcer" else 1
    target = tuple(sorted(order[:guns]))
    shown = tuple(Candidate(Aim((seat,)), min(1.0, float(values[seat])), 1 / len(order)) for seat in order[:5])
    armed = head.role in ARMED
    value = min(1.0, float(values[order[0]])) if armed else None
    return Thought(Aim(target), value, shown if guns == 1 and armed else (), len(head.pondered[1]))
