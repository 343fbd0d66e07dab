"""Where a shot wins most often, if everybody else points where he should by what he saw and heard.

Whoever goes by this does not fire at somebody the others have in their sights anyway.
"""

import numpy as np
from numpy.typing import NDArray

from ..data import BYSTANDERS, PROTECTORS
from ..view import CrossfireView
from .imagine import INDEX, Floats, SampledDeals
from .minds import Minds, codes, minds, talk_of

DEALS = 12_000
NOBODY = -1
_SPARED = [INDEX[role] for role in BYSTANDERS]

Aims = NDArray[np.int64]
Truths = NDArray[np.bool_]


def can_foresee(view: CrossfireView) -> bool:
    """Whether the count is only about who shoots whom: nobody protects, nothing explodes, no cards are shot first."""
    return view.mode == "crossfire" and not PROTECTORS & set(view.deck) and not {"bomber", "enforcer"} & set(view.deck)


def prospects(view: CrossfireView, worlds: SampledDeals, weights: Floats) -> Floats:
    """How often somebody armed wins by pointing at each place of the circle."""
    assert view.seat is not None
    me, seats = view.circle.index(view.seat), len(view.circle)
    known = minds(talk_of(view), DEALS)
    aims = np.stack([_aims(view, known, worlds, place) for place in range(seats)], axis=1)
    aims[:, me] = NOBODY
    return np.array([_wins(worlds, aims, me, at) @ weights if at != me else 0.0 for at in range(seats)])


def _aims(view: CrossfireView, known: Minds, worlds: SampledDeals, place: int) -> Aims:
    """The place somebody here points at in each deal."""
    seen, which = np.unique(codes(worlds, place), return_inverse=True)
    at = [known.aims[place].get(int(code)) for code in seen]
    return np.array([view.circle.index(aim[0]) if aim else NOBODY for aim in at], dtype=np.int64)[which]


def _wins(worlds: SampledDeals, aims: Aims, me: int, at: int) -> Floats:
    """Deal by deal: 1 if I win by pointing there."""
    roles, aims = worlds.roles, aims.copy()
    aims[:, me] = at
    red = roles[0, me] == INDEX["assassin"]
    hit = _hit(aims, roles == INDEX["agent"])
    vip = roles == INDEX["vip"]
    shot = hit | _hit(aims, (roles == INDEX["assassin"]) & ~hit)
    fires = ~hit[:, me] if red else np.ones(len(roles), dtype=bool)
    blamed = fires & np.isin(roles[:, at], _SPARED)
    won: Floats = (((shot & vip).any(axis=1) == red) & ~blamed).astype(float)
    return won


def _hit(aims: Aims, armed: Truths) -> Truths:
    """Who is pointed at by somebody of these, deal by deal."""
    found = np.zeros(aims.shape, dtype=bool)
    rows = np.arange(len(aims))
    for place in range(aims.shape[1]):
        fires = armed[:, place] & (aims[:, place] != NOBODY)
        found[rows[fires], aims[fires, place]] = True
    return found
