"""One thought of a bot: what it sees, what it believes, and how it is minded."""

import random
from functools import cached_property

import numpy as np

from crosstable.bots.characters import character
from crosstable.core import Seat, Sight

from ..data import ARMED, Role
from ..state import Statement
from ..view import CrossfireView
from .foresee import can_foresee, prospects
from .imagine import INDEX, Floats, SampledDeals, Truths, imagined_once
from .levels import Level
from .listen import likelihood, weigh
from .manners import outnumbered
from .ponder import NUMBER, ponder
from .target import chances, worth

OPENED = 8
"""How many times as many deals are imagined where open cards rule most of them out."""
SNIPERS = {5: 4_000, 6: 8_000, 7: 8_000, 8: 24_000}
MOST = 40_000
"""How many a Sniper imagines, who has seen no card and goes by words alone: by the cards dealt, and at most."""

FORESEEN = 0.5
"""How far somebody who foresees where others point relies on it."""
WARY = 1.0
"""How much an Agent who foresees shuns whoever may be the VIP: of 900 targets at ten seats he reckoned 2.7 of a hundred
to be him, and 6.0 were."""
CLOSE = 0.5
"""How near to the likeliest Assassin somebody must come whom such an Agent shoots instead, because others see to that
one. Before, a tenth of the shots at seven seats were at people he took for no Assassin at all."""


class Head:
    """One thought. Its story is drawn from the secret of its seat, and so are the deals it imagines, once a game."""

    def __init__(self, view: CrossfireView, sight: Sight, level: Level) -> None:
        assert view.seat is not None
        assert view.role is not None
        self.view = view
        self.seat: Seat = view.seat
        self.role: Role = view.role
        self.level = level
        self.secret = sight.secret
        self.temper = character(sight.character)
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
        number = self.level.deals * (OPENED if revealed else 1)
        number = SNIPERS.get(len(view.circle), MOST) if place is None else min(MOST, number)
        looks = tuple(look.role for look in view.looks)
        table = (view.mode, view.circle, self.level.naive, self.level.keen)
        worlds = imagined_once(table, view.deck, place, looks, number, self.secret)
        if not revealed:
            return worlds
        fits = np.logical_and.reduce([worlds.roles[:, at] == role for at, role in revealed])
        return worlds.only(fits) if fits.any() else worlds

    @cached_property
    def weights(self) -> Floats:
        """How likely each of them is by what was said."""
        view, level = self.view, self.level
        return weigh(
            self.imagined,
            view.mode,
            view.deck,
            view.circle,
            self.seat,
            view.claims,
            view.said,
            self._trust,
            level.naive,
            self._keen,
        )

    @property
    def _keen(self) -> bool:
        """Whether it listens to how a word came about; what it goes by was counted where nobody is a Sniper."""
        return self.level.keen and self.view.mode == "crossfire"

    @property
    def _trust(self) -> float:
        """How far it believes what was said; who trusts people believes more of it."""
        # A Sniper has nothing but words to go by.
        trust: float = self.level.trust ** (0.4 if self.seat == self.view.sniper else 1)
        return trust * (0.85 + 0.3 * self.temper.trust)

    @cached_property
    def pondered(self) -> tuple[SampledDeals, Floats]:
        """The deals it goes by and how likely each is. Who ponders before the count goes on from those that fit best,
        unless he has imagined all there are."""
        view, worlds, weights = self.view, self.imagined, self.weights
        counts = view.phase == "aim" and view.mode == "crossfire" and not self.quiet
        if not (counts and self.level.ponders) or len(weights) < NUMBER:
            return worlds, weights
        me = view.circle.index(self.seat)
        mine = worlds.looks[0, me]

        def log(deals: SampledDeals) -> Floats:
            heard = (view.mode, view.deck, view.circle, self.seat, view.claims, view.said, self.level.naive, self._keen)
            return self._trust * likelihood(deals, *heard)

        luck = np.random.default_rng(self.secret)
        worlds = ponder(worlds, log, lambda deals: (deals.looks[:, me] == mine).all(axis=1), luck)
        return worlds, worlds.times / worlds.times.sum()

    @cached_property
    def chances(self) -> Floats:
        """Place in the circle, role: how likely."""
        worlds, weights = self.pondered
        return chances(worlds.roles, weights)

    @cached_property
    def prospects(self) -> Floats:
        """Place in the circle: what it is worth to point there."""
        view = self.view
        values: Floats = self.chances @ worth(self.role, view.deck)
        if self.level.foresees and view.phase == "aim" and self.role in ARMED and can_foresee(view):
            values = FORESEEN * prospects(view, *self.pondered) + (1 - FORESEEN) * values
        return values

    @cached_property
    def appeal(self) -> Floats:
        """Place in the circle: how much it rather points there."""
        wary = self.level.foresees and self.role == "agent" and can_foresee(self.view)
        if not wary:
            return self.prospects
        vip = self.chances[:, INDEX["vip"]]
        likely = self.chances[:, INDEX["assassin"]] - vip
        far: Truths = likely < CLOSE * likely.max()
        return self.prospects - WARY * vip - far * (self.view.deck.count("agent") > 1)
