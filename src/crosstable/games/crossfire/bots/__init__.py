"""The bots of Crossfire. They imagine deals that fit what they saw, weigh them by what is said, and act on that.

A bot keeps nothing in its head between two thoughts: what it decided about its talk follows from what it saw and from
its seat's secret in this game, so that it tells the same story whenever it is asked and nobody can work the story out.
"""

import random

import numpy as np

from crosstable.core import Action, Bot, Candidate, Seat, Sight, Silent, Stop, Thought

from ..actions import Aim, Claim, PlaceShots, Plead, Ready, Suspect, TellSeen
from ..data import ARMED, CLAIMS, Role
from ..view import CrossfireView
from .answers import answer
from .imagine import INDEX, SampledDeals, imagine
from .levels import LEVELS, Level
from .listen import Floats, weigh
from .manners import FRAMES, PLEADS, SUSPECTS, first_claims, outnumbered, telling
from .target import best_cards, chances, worth

SURE = 0.62
"""How sure an Agent must be to say whom he suspects."""


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
        head = _Head(view, sight, self.level)
        asked = any(not offer.aside for offer in view.offers)
        if view.phase != "talk" and not asked:
            return Thought(Silent())
        if view.phase == "claim":
            return Thought(head.first_claim())
        if view.phase == "talk":
            # A second head looks ahead, so that no choice depends on whether somebody wants to know.
            hoped = _Head(view, sight, self.level).aim().value if view.role in ARMED else None
            thought = head.sniper() if view.seat == view.sniper else Thought(head.talk(), hoped)
            return Thought(Silent()) if isinstance(thought.action, Ready) and not asked else thought
        return head.aim()


class _Head:
    """One thought."""

    def __init__(self, view: CrossfireView, sight: Sight, level: Level) -> None:
        assert view.seat is not None
        assert view.role is not None
        self.view = view
        self.seat: Seat = view.seat
        self.role: Role = view.role
        self.level = level
        self.secret = sight.secret
        self.luck = np.random.default_rng(sight.seed)
        self.dice = random.Random(sight.seed)

    # ------------------------------------------------------------ what it believes

    def worlds(self) -> tuple[SampledDeals, Floats]:
        """Imagined deals and their weights."""
        view = self.view
        place = view.circle.index(self.seat) if self.seat in view.circle else None
        revealed = [(view.circle.index(s), INDEX[r]) for s, r in enumerate(view.roles) if r and s in view.circle]
        number = self.level.deals * (8 if revealed else 1)
        worlds = imagine(view.deck, place, tuple(look.role for look in view.looks), number, self.luck)
        fits = np.ones(number, dtype=bool)
        for at, role in revealed:
            fits &= worlds.roles[:, at] == role
        if fits.any():
            worlds = SampledDeals(worlds.roles[fits], worlds.looks[fits])
        if not self.level.listens:
            return worlds, np.full(len(worlds.roles), 1 / len(worlds.roles))
        return worlds, weigh(worlds, view.mode, view.deck, view.circle, self.seat, view.claims, view.said)

    def chances(self) -> Floats:
        """Place in the circle, role: how likely."""
        worlds, weights = self.worlds()
        return chances(worlds.roles, weights)

    # ------------------------------------------------------------ what it says

    def first_claim(self) -> Claim:
        """A first claim as people of its role make it; an honest bot says what it is."""
        shares = first_claims(self.view.mode, outnumbered(self.view.mode, self.view.deck))[self.role]
        if not self.level.lies:
            honest = {"agent": "agent", "enforcer": "agent", "bodyguard": "agent", "bystander": "bystander"}
            return Claim(honest.get(self.role, "undeclared"))  # type: ignore[arg-type]
        return Claim(self.dice.choices(CLAIMS, shares)[0])

    def talk(self) -> Action:
        """The next thing it has to say, or that it is ready; in somebody else's place it says nothing."""
        if not any(offer.aside for offer in self.view.offers):
            return Ready()
        plan = self._plan()
        mine = [s for s in self.view.said if s.seat == self.seat and s.kind != "claim"]
        told = {s.stage for s in mine if s.kind == "seen"}
        for action in plan:
            if isinstance(action, TellSeen) and action.stage not in told:
                return action
        kinds = {s.kind for s in mine}
        if "plea" not in kinds and any(isinstance(action, Plead) for action in plan):
            return Plead()
        if "suspect" not in kinds and self.level.listens:
            return self._suspicion() or Ready()
        return Ready()

    def _plan(self) -> list[Action]:
        """The story it tells in this game: the same whenever it is asked."""
        view = self.view
        story = random.Random(f"{self.secret} {self.seat}")
        plan: list[Action] = []
        quiet = outnumbered(view.mode, view.deck)
        asked = any(s.kind == "ask" and s.about == self.seat for s in view.said)
        for look in view.looks[:-1]:
            manner = telling(self.role, look.role, quiet)
            shares = (manner.true, manner.silent, manner.wrong) if self.level.lies else (85, 15, 0)
            way = story.choices(("true", "silent", "wrong"), shares)[0]
            other = story.choice([role for role in dict.fromkeys(view.deck) if role != look.role])
            if way == "true" or (way == "silent" and asked and look.role != "vip"):
                plan.append(TellSeen(look.stage, look.role))
            elif way == "wrong":
                plan.append(TellSeen(look.stage, other))
        if self.role in PLEADS and story.random() < 0.3:
            plan.append(Plead())
        return plan

    def _suspicion(self) -> Action | None:
        """An Agent names an Assassin; an Assassin names somebody who is in his way."""
        if self.role not in SUSPECTS | FRAMES:
            return None
        likely = self.chances()
        wanted: Role = "agent" if self.role in FRAMES else "assassin"
        column = likely[:, INDEX[wanted]].copy()
        column[self.view.circle.index(self.seat)] = 0
        place = int(column.argmax())
        if column[place] < (SURE if self.role in SUSPECTS else 0.5):
            return None
        return Suspect(self.view.circle[place], "assassin")

    # ------------------------------------------------------------ what it does

    def sniper(self) -> Thought:
        """Lay the shot cards where they win most often, and move them when what is said makes her think again."""
        view = self.view
        # The same words always lead her to the same cards: she ends up ready.
        self.luck = np.random.default_rng([self.secret, len(view.said)])
        worlds, weights = self.worlds()
        places, value = best_cards(worlds.roles, weights, view.deck)
        at = tuple(sorted(view.circle[place] for place in places))
        offered = {offer.action: offer for offer in view.offers}
        laying = offered.get("place_shots")
        if laying and (not laying.aside or (at and at != view.shots)):
            return Thought(PlaceShots(at), value)
        return Thought(Ready(), value)

    def aim(self) -> Thought:
        """Point where it is worth most."""
        view = self.view
        worlds, weights = self.worlds()
        likely = chances(worlds.roles, weights)
        values = dict(zip(view.circle, likely @ worth(self.role, view.deck), strict=True))
        out = {view.sniper, *view.shots} if view.mode == "sniper" else set()
        others = [seat for seat in view.circle if seat != self.seat and seat not in out]
        order = sorted(others, key=lambda seat: (values[seat], self.dice.random()), reverse=True)
        guns = 2 if self.role == "enforcer" else 1
        target = tuple(sorted(order[:guns]))
        shown = tuple(Candidate(Aim((seat,)), min(1.0, float(values[seat])), 1 / len(order)) for seat in order[:5])
        armed = self.role in ARMED
        value = min(1.0, float(values[order[0]])) if armed else None
        return Thought(Aim(target), value, shown if guns == 1 and armed else (), len(weights))
