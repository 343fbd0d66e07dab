"""Whom to aim at: what each shot is worth in the end, by what its target may turn out to be."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from ..data import ARMED, BYSTANDERS, ROLES, Deck, Role
from .imagine import INDEX, Floats, Roles

HIT = 0.33
"""How often an Assassin finds the VIP."""
HIT_WHEN_LEFT = 0.55
"""The same in Sniper mode, where the shot cards have narrowed it down."""
BOMBED = 0.4
"""How often somebody else sees to the Bomber."""
BOMBED_BY_AGENT = 0.25
"""How often each Agent does: Assassins leave him to many Agents, who lose by him too, and to few they do not."""


def _worth_to_agent(role: Role, assassins: int) -> float:
    if role == "vip" or role in BYSTANDERS:
        return 0.0
    return float((1 - HIT) ** (assassins - (role == "assassin")))


def _worth_to_assassin(role: Role, assassins: int) -> float:
    if role in BYSTANDERS:
        return 0.0
    return 1.0 if role == "vip" else 1 - (1 - HIT) ** (assassins - 1) * 0.97


def worth(mine: Role, deck: Deck) -> Floats:
    """What it is worth to somebody of this role to point at each role."""
    assassins = deck.count("assassin")
    if mine == "assassin":
        values = [_worth_to_assassin(role, assassins) for role in ROLES]
    elif mine == "bodyguard":
        values = [1.0 if role == "vip" else 0.5 if role in ("agent", "enforcer") else 0.0 for role in ROLES]
    elif mine == "peace_keeper":
        values = [1.0 if role in BYSTANDERS else 0.0 for role in ROLES]
    else:
        values = [_worth_to_agent(role, assassins) for role in ROLES]
    if "bomber" in deck and mine not in ("bodyguard", "peace_keeper", "bomber"):
        agents = sum(role in ARMED and role != "assassin" for role in deck)
        bombed = 1 - (1 - BOMBED_BY_AGENT) ** agents if mine == "assassin" else BOMBED
        values = [value * (1.0 if role == "bomber" else bombed) for role, value in zip(ROLES, values, strict=True)]
    return np.array(values)


def chances(roles: Roles, weights: Floats) -> Floats:
    """Place, role: how likely."""
    found = np.zeros((roles.shape[1], len(ROLES)))
    for place in range(roles.shape[1]):
        found[place] = np.bincount(roles[:, place], weights=weights, minlength=len(ROLES))
    return found


def best_cards(roles: Roles, weights: Floats, deck: Deck) -> tuple[tuple[int, ...], float]:
    """The places for the Sniper's shot cards that win most often, and how often she thinks they do."""
    best: tuple[tuple[int, ...], float] = ((), 0.0)
    roles, weights = _told_apart(roles, weights)
    laid = _Laid(roles, deck)
    for size in range(deck.count("assassin") + 1):
        for places in combinations(range(roles.shape[1]), size):
            mean = float(laid.worth(places) @ weights)
            if mean > best[1]:
                best = (places, mean)
    return best


_SPARED: tuple[Role, ...] = ("vip", *sorted(BYSTANDERS))
_SPARE = 100
_KINDS = np.array(
    [INDEX["assassin"] if r == "assassin" else INDEX["vip"] if r in _SPARED else INDEX["bomber"] if r == "bomber"
     else INDEX["agent"] for r in ROLES], dtype=np.int8,
)  # fmt: skip
"""Roles that are the same to a shot card, under one of their numbers."""


def _told_apart(roles: Roles, weights: Floats) -> tuple[Roles, Floats]:
    """Deals that are the same to the Sniper, once each with all their weight."""
    kinds = _KINDS[roles]
    codes = kinds.astype(np.int64) @ len(ROLES) ** np.arange(kinds.shape[1])
    _, first, which = np.unique(codes, return_index=True, return_inverse=True)
    together: Floats = np.bincount(which, weights=weights).astype(float)
    return kinds[first], together


def cards_worth(roles: Roles, deck: Deck, places: Sequence[int]) -> Floats:
    """How often shot cards at these places win, deal by deal."""
    return _Laid(roles, deck).worth(places)


class _Laid:
    """Shot cards in many deals: whom each place would hit, worked out once for every way to lay them."""

    def __init__(self, roles: Roles, deck: Deck) -> None:
        self.assassins = deck.count("assassin")
        self.left = (1 - HIT_WHEN_LEFT) ** np.arange(self.assassins + 1)
        """How often it ends well with so many Assassins left."""
        columns = np.ascontiguousarray(roles.T)
        # Who is to be spared counts more than all Assassins together.
        self.hit = (columns == INDEX["assassin"]).astype(np.int16)
        self.hit[np.isin(columns, [INDEX[role] for role in _SPARED])] = _SPARE
        self.bomber = columns == INDEX["bomber"] if "bomber" in deck else None

    def worth(self, places: Sequence[int]) -> Floats:
        """Deal by deal."""
        at = list(places)
        hits = self.hit[at].sum(axis=0)
        value: Floats = np.where(hits >= _SPARE, 0.0, self.left[self.assassins - np.minimum(hits, self.assassins)])
        if self.bomber is not None:
            value = value * np.where(self.bomber[at].any(axis=0), 1.0, np.where(hits == self.assassins, 0.0, 0.2))
        return value
