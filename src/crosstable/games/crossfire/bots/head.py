"""One thought of a bot: what it sees, what it believes, and how it is minded."""

import random
from functools import cached_property

import numpy as np

from crosstable.bots.characters import character
from crosstable.core import Seat, Sight

from ..data import Role
from ..state import Statement
from ..view import CrossfireView
from .imagine import INDEX, SampledDeals, imagine
from .levels import Level
from .listen import TRUST, Floats, weigh
from .manners import outnumbered
from .target import chances

OPENED, MORE, MOST = 8, 6, 24_000
"""How many times as many deals are imagined where open cards rule most of them out; for each player more than five by a
Sniper, who has seen none and goes by words alone; and how many at most."""


class Head:
    """One thought. Its story is drawn from the secret of its seat, what it imagines from the chance of the moment."""

    def __init__(self, view: CrossfireView, sight: Sight, level: Level) -> None:
        assert view.seat is not None
        assert view.role is not None
        self.view = view
        self.seat: Seat = view.seat
        self.role: Role = view.role
        self.level = level
        self.secret = sight.secret
        self.temper = character(sight.character)
        self.luck = np.random.default_rng(sight.seed)
        self.dice = random.Random(sight.seed)

    @property
    def quiet(self) -> bool:
        """Whether words say nothing at this table."""
        return outnumbered(self.view.mode, self.view.deck)

    @cached_property
    def mine(self) -> list[Statement]:
        """What I have said, turns of my card aside."""
        return [s for s in self.view.said if s.seat == self.seat and s.kind != "claim"]

    def drawn(self, about: str) -> random.Random:
        """Chance that is the same whenever I think about this, and nobody else's."""
        return random.Random(f"{self.secret} {self.seat} {about}")

    @cached_property
    def imagined(self) -> SampledDeals:
        """Deals that fit what I have seen and what lies open."""
        view = self.view
        place = view.circle.index(self.seat) if self.seat in view.circle else None
        revealed = [(view.circle.index(s), INDEX[r]) for s, r in enumerate(view.roles) if r and s in view.circle]
        more = MORE ** (len(view.circle) - 5) if place is None else OPENED if revealed else 1
        number = min(MOST, self.level.deals * more)
        worlds = imagine(view.deck, place, tuple(look.role for look in view.looks), number, self.luck)
        fits = np.ones(number, dtype=bool)
        for at, role in revealed:
            fits &= worlds.roles[:, at] == role
        return SampledDeals(worlds.roles[fits], worlds.looks[fits]) if fits.any() else worlds

    @cached_property
    def weights(self) -> Floats:
        """How likely each of them is by what was said; who trusts people believes more of it."""
        view, worlds = self.view, self.imagined
        if not self.level.listens:
            return np.full(len(worlds.roles), 1 / len(worlds.roles))
        trust = TRUST * (0.7 + 0.6 * self.temper.trust)
        return weigh(worlds, view.mode, view.deck, view.circle, self.seat, view.claims, view.said, trust)

    @cached_property
    def chances(self) -> Floats:
        """Place in the circle, role: how likely."""
        return chances(self.imagined.roles, self.weights)
