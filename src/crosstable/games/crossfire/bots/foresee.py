"""Where a shot wins most often, if everybody else points by what he saw and heard: likeliest where it is worth most.

Whoever goes by this does not fire at somebody the others have in their sights anyway.
"""

import numpy as np

from ..data import BYSTANDERS, PROTECTORS, ROLES
from ..view import CrossfireView
from .crowd import Leaning, leanings
from .imagine import INDEX, Floats, Ints, Roles, SampledDeals
from .minds import TINY, codes, talk_of

DEALS = 12_000
FIRMNESS = 16.0
"""How surely others point where it is worth most to them: a tenth better is so many tenths of e likelier."""
_SPARED = np.array([role in BYSTANDERS for role in ROLES])


def can_foresee(view: CrossfireView) -> bool:
    """Whether the count is only about who shoots whom: nobody protects, nothing explodes, no cards are shot first."""
    return view.mode == "crossfire" and not PROTECTORS & set(view.deck) and not {"bomber", "enforcer"} & set(view.deck)


def prospects(view: CrossfireView, worlds: SampledDeals, weights: Floats) -> Floats:
    """How often somebody armed wins by pointing at each place of the circle."""
    assert view.seat is not None
    me, seats = view.circle.index(view.seat), len(view.circle)
    count = counted(view, worlds, leanings(talk_of(view), DEALS, FIRMNESS))
    return np.array([count.won(at) @ weights if at != me else 0.0 for at in range(seats)])


def counted(view: CrossfireView, worlds: SampledDeals, known: tuple[Leaning, ...]) -> "_Count":
    """The count in these deals, if everybody else points like this."""
    assert view.seat is not None
    aims = [_aims(*leaning, codes(worlds, place)) for place, leaning in enumerate(known)]
    return _Count(worlds.roles, aims, view.circle.index(view.seat))


def _aims(seen: Ints, likely: Floats, saw: Ints) -> Floats:
    """Deal, place: how likely somebody points there who saw this; at nobody if it was never thought of."""
    at = np.minimum(np.searchsorted(seen, saw), len(seen) - 1)
    known: Floats = likely[at] * (seen[at] == saw)[:, None]
    return known


class _Count:
    """The count in many deals, but for my own shot: how likely the Agents miss each, and each Assassin the VIP."""

    def __init__(self, roles: Roles, aims: list[Floats], me: int) -> None:
        rows = np.arange(len(roles))
        self.roles = roles
        self.red = roles[0, me] == INDEX["assassin"]
        self.vip = (roles == INDEX["vip"]).argmax(axis=1)
        missed = np.ones(roles.shape)
        for place, likely in enumerate(aims):
            if place != me:
                missed *= 1 - likely * (roles[:, place] == INDEX["agent"])[:, None]
        self.fires = missed[:, me]
        self.spared_by = np.ones(roles.shape)
        """Deal, place: how likely the one here does not shoot the VIP."""
        for place, likely in enumerate(aims):
            if place != me:
                hunts = (roles[:, place] == INDEX["assassin"]) * missed[:, place]
                self.spared_by[:, place] = np.maximum(TINY, 1 - hunts * likely[rows, self.vip])
        self.safe = missed[rows, self.vip] * self.spared_by.prod(axis=1)
        """Deal by deal how likely the others let the VIP live."""

    def won(self, at: int) -> Floats:
        """Deal by deal how likely I win by pointing there."""
        vip, bystander = self.vip == at, _SPARED[self.roles[:, at]]
        if self.red:
            dead = 1 - self.safe * (1 - self.fires * vip)
            won: Floats = np.where(bystander, (1 - self.fires) * dead, dead)
            return won
        return np.where(vip | bystander, 0.0, self.safe / self.spared_by[:, at])
