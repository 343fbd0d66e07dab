"""Where everybody would point who has heard the talk, by what he may have seen."""

from functools import lru_cache

import numpy as np
from msgspec import Struct

from crosstable.core import Seat

from ..data import ARMED, PROTECTORS, ROLES, Claimed, Deck, Mode
from ..state import Statement
from ..view import CrossfireView
from .imagine import Floats, Ints, SampledDeals, imagine
from .listen import TRUST, weigh
from .target import best_cards, worth

DEALS = 4000
"""Deals of which everybody knows only his own looks: from them follows where each would point."""

Aim = tuple[Seat, ...]


class Talk(Struct, frozen=True):
    """What everybody has heard."""

    mode: Mode
    deck: Deck
    circle: tuple[Seat, ...]
    claims: tuple[Claimed | None, ...]
    said: tuple[Statement, ...]
    shots: tuple[Seat, ...] = ()
    trust: float = TRUST
    """How far they trust it."""


class Minds(Struct, frozen=True):
    """Where everybody would point, by place in the circle and what was seen there; and where the shot cards lie."""

    aims: tuple[dict[int, Aim], ...]
    shots: tuple[Seat, ...]


def talk_of(view: CrossfireView) -> Talk:
    """What everybody has heard by now, and the shot cards if they lie for good: before, she may lay them elsewhere."""
    shots = view.shots if view.phase == "aim" else ()
    return Talk(view.mode, view.deck, view.circle, view.claims, view.said, shots)


def listened(talk: Talk, worlds: SampledDeals, me: Seat) -> Floats:
    """How likely each deal is by what was said; nobody listens to himself."""
    return weigh(worlds, talk.mode, talk.deck, talk.circle, me, talk.claims, talk.said, talk.trust)


@lru_cache(maxsize=64)
def minds(talk: Talk, depth: int) -> Minds:
    """What everybody would do who has heard this, whatever he saw; by so many deals."""
    worlds = imagine(talk.deck, None, (), depth, np.random.default_rng(1))
    weights = listened(talk, worlds, -1)
    shots = talk.shots
    if talk.mode == "sniper" and not shots:
        shots = tuple(talk.circle[place] for place in best_cards(worlds.roles, weights, talk.deck)[0])
    return Minds(tuple(_pointing(talk, worlds, weights, place, shots) for place in range(len(talk.circle))), shots)


def _pointing(talk: Talk, worlds: SampledDeals, weights: Floats, place: int, shots: tuple[Seat, ...]) -> dict[int, Aim]:
    """Where somebody at this place would point, by what he saw."""
    saw, first, group = np.unique(codes(worlds, place), return_index=True, return_inverse=True)
    found: dict[int, Aim] = {}
    shares = np.zeros((len(saw), len(talk.circle), len(ROLES)))
    for other in range(len(talk.circle)):
        np.add.at(shares[:, other], (group, worlds.roles[:, other]), weights)
    for number, code in enumerate(saw):
        role = ROLES[worlds.roles[first[number], place]]
        if role in ARMED | PROTECTORS:
            liked = shares[number] @ worth(role, talk.deck)
            liked[[place, *(talk.circle.index(seat) for seat in shots)]] = -1.0
            best = np.argsort(-liked, kind="stable")[: 2 if role == "enforcer" else 1]
            found[int(code)] = tuple(sorted(talk.circle[at] for at in best))
    return found


def codes(worlds: SampledDeals, place: int) -> Ints:
    """What was seen at a place as one number a deal."""
    base = len(ROLES) + 1
    return np.asarray((worlds.looks[:, place] + 1) @ base ** np.arange(worlds.looks.shape[2]))
