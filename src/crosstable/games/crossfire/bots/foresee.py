"""Where a shot wins most often, if everybody else points by what he saw and heard: likeliest where it is worth most.

Whoever goes by this does not fire at somebody the others have in their sights anyway.
"""

import numpy as np

from ..data import BYSTANDERS, PROTECTORS, ROLES
from ..view import CrossfireView
from .crowd import Leaning, Place, pondered
from .imagine import INDEX, Floats, Ints, SampledDeals
from .minds import TINY, codes, talk_of

DEALS = 3000
"""From so many deals that fit the talk follows where the others point."""
FIRMNESS = 16.0
"""How surely others point where it is worth most to them: a tenth better is so many tenths of e likelier."""
_SPARED = np.array([role in BYSTANDERS for role in ROLES])


def can_foresee(view: CrossfireView) -> bool:
    """Whether the count is only about who shoots whom: nobody protects, nothing explodes, no cards are shot first."""
    return view.mode == "crossfire" and not PROTECTORS & set(view.deck) and not {"bomber", "enforcer"} & set(view.deck)


def prospects(view: CrossfireView, worlds: SampledDeals, weights: Floats) -> Floats:
    """How often somebody armed wins by pointing at each place of the circle."""
    assert view.seat is not None
    places, known = pondered(talk_of(view), DEALS, FIRMNESS)
    won: Floats = weights @ Field(view, worlds, places).count(known).won()
    won[view.circle.index(view.seat)] = 0.0
    return won


class Field:
    """Deals in which somebody counts the shots of the others, again and again."""

    def __init__(self, view: CrossfireView, worlds: SampledDeals, places: tuple[Place, ...]) -> None:
        assert view.seat is not None
        self.roles, self.me = worlds.roles, view.circle.index(view.seat)
        self.vip = (self.roles == INDEX["vip"]).argmax(axis=1)
        self.spared = _SPARED[self.roles]
        self.red = self.roles[0, self.me] == INDEX["assassin"]
        self.agents = self._armed(worlds, places, INDEX["agent"])
        self.assassins = self._armed(worlds, places, INDEX["assassin"])

    def _armed(self, worlds: SampledDeals, places: tuple[Place, ...], role: int) -> list[tuple[int, Ints, Ints]]:
        """The others who are this: the place, the deals, and where what they saw there stands in a leaning."""
        found = []
        for place, seen in enumerate(places):
            rows = np.flatnonzero(worlds.roles[:, place] == role)
            if place != self.me and len(rows):
                found.append((place, rows, seen.found(codes(worlds, place)[rows])))
        return found

    def count(self, known: tuple[Leaning, ...]) -> "_Count":
        """The count, if everybody else points like this."""
        return _Count(self, known)


class _Count:
    """The count in many deals, but for my own shot: how likely the Agents miss each, and each Assassin the VIP."""

    def __init__(self, field: Field, known: tuple[Leaning, ...]) -> None:
        self.field = field
        missed = np.ones(field.roles.shape)
        for place, rows, at in field.agents:
            missed[rows] *= 1 - known[place][at]
        self.fires = missed[:, field.me]
        self.spared_by = np.ones(field.roles.shape)
        """Deal, place: how likely the one here does not shoot the VIP."""
        for place, rows, at in field.assassins:
            hits = missed[rows, place] * known[place][at, field.vip[rows]]
            self.spared_by[rows, place] = np.maximum(TINY, 1 - hits)
        self.safe = missed[np.arange(len(missed)), field.vip] * self.spared_by.prod(axis=1)
        """Deal by deal how likely the others let the VIP live."""

    def won(self) -> Floats:
        """Deal, place: how likely I win by pointing there."""
        field = self.field
        vip = field.vip[:, None] == np.arange(field.roles.shape[1])
        safe, fires = self.safe[:, None], self.fires[:, None]
        if field.red:
            dead = 1 - safe * (1 - fires * vip)
            won: Floats = np.where(field.spared, (1 - fires) * dead, dead)
            return won
        return np.where(vip | field.spared, 0.0, safe / self.spared_by)
