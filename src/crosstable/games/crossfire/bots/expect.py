"""How the count would end for one seat, as far as it can know: deals that fit what it saw and heard, shot out."""

from functools import lru_cache

import numpy as np
from msgspec import Struct

from crosstable.core import Seat

from ..data import ARMED, PROTECTORS, ROLES, Claimed, Deck, Mode, Role
from ..rules.resolve import resolve
from ..state import Statement
from ..view import CrossfireView
from .imagine import INDEX, Ints, SampledDeals, imagine
from .listen import Floats, weigh
from .target import best_cards, cards_worth, worth

DEALS = 4000
"""Deals of which everybody knows only his own looks: from them follows where each would point."""
COUNTS = 400
"""Deals that one seat holds possible and that are shot out."""

Aim = tuple[Seat, ...]


class Talk(Struct, frozen=True):
    """What everybody has heard."""

    mode: Mode
    deck: Deck
    circle: tuple[Seat, ...]
    claims: tuple[Claimed | None, ...]
    said: tuple[Statement, ...]
    shots: tuple[Seat, ...]


class Minds(Struct, frozen=True):
    """Where everybody would point, by place in the circle and what was seen there; and where the shot cards lie."""

    aims: tuple[dict[int, Aim], ...]
    shots: tuple[Seat, ...]


def wins(view: CrossfireView, late_guard: bool, seed: int) -> float:
    """How often this seat wins."""
    assert view.seat is not None
    luck = np.random.default_rng(seed)
    place = view.circle.index(view.seat) if view.seat in view.circle else None
    worlds = imagine(view.deck, place, tuple(look.role for look in view.looks), DEALS, luck)
    shots = view.shots if view.phase == "aim" else ()  # before, she may still lay them elsewhere
    talk = Talk(view.mode, view.deck, view.circle, view.claims, view.said, shots)
    weights = _open(view, worlds) * _listened(talk, worlds, view.seat)
    if not weights.sum():
        weights = np.ones(len(weights))
    minds = _minds(talk)
    won = 0
    for deal in luck.choice(len(weights), size=COUNTS, p=weights / weights.sum()):
        won += _shot_out(talk, minds, worlds, int(deal), late_guard)[view.seat]
    return won / COUNTS


def _open(view: CrossfireView, worlds: SampledDeals) -> Floats:
    """1 for the deals in which the cards that lie open are as they are, else 0."""
    fits = np.ones(len(worlds.roles))
    for place, seat in enumerate(view.circle):
        role = view.roles[seat]
        if role is not None:
            fits *= worlds.roles[:, place] == INDEX[role]
    return fits


def _listened(talk: Talk, worlds: SampledDeals, me: Seat) -> Floats:
    return weigh(worlds, talk.mode, talk.deck, talk.circle, me, talk.claims, talk.said)


@lru_cache(maxsize=64)
def _minds(talk: Talk) -> Minds:
    """What everybody would do who has heard this, whatever he saw."""
    worlds = imagine(talk.deck, None, (), DEALS, np.random.default_rng(1))
    weights = _listened(talk, worlds, -1)
    shots = talk.shots
    if talk.mode == "sniper" and not shots:
        shots = tuple(talk.circle[place] for place in best_cards(worlds.roles, weights, talk.deck)[0])
    return Minds(tuple(_pointing(talk, worlds, weights, place, shots) for place in range(len(talk.circle))), shots)


def _pointing(talk: Talk, worlds: SampledDeals, weights: Floats, place: int, shots: tuple[Seat, ...]) -> dict[int, Aim]:
    """Where somebody at this place would point, by what he saw."""
    saw, first, group = np.unique(_codes(worlds, place), return_index=True, return_inverse=True)
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


def _codes(worlds: SampledDeals, place: int) -> Ints:
    """What was seen at a place as one number a deal."""
    base = len(ROLES) + 1
    return np.asarray((worlds.looks[:, place] + 1) @ base ** np.arange(worlds.looks.shape[2]))


def _shot_out(talk: Talk, minds: Minds, worlds: SampledDeals, deal: int, late_guard: bool) -> tuple[bool, ...]:
    """Who wins in this deal."""
    seats = len(talk.claims)
    roles: list[Role] = ["sniper"] * seats
    aims: list[Aim] = [()] * seats
    here = SampledDeals(worlds.roles[deal : deal + 1], worlds.looks[deal : deal + 1])
    for place, seat in enumerate(talk.circle):
        roles[seat] = ROLES[here.roles[0, place]]
        aims[seat] = minds.aims[place].get(int(_codes(here, place)[0]), ())
    return resolve(tuple(roles), aims, minds.shots, late_guard=late_guard).won


def sniper_stakes(view: CrossfireView, at: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], float, float, float]:
    """Where the Sniper should lay her cards by what was said, her chance there and with these, and how far the
    difference may be off: by what was sampled, and by how far she trusts the talk."""
    assert view.seat is not None
    worlds = imagine(view.deck, None, (), DEALS, np.random.default_rng(1))
    talk = Talk(view.mode, view.deck, view.circle, view.claims, view.said, ())
    trusting = _listened(talk, worlds, view.seat)
    places, top = best_cards(worlds.roles, trusting, view.deck)
    mine = [view.circle.index(seat) for seat in at]
    lost = cards_worth(worlds.roles, view.deck, places) - cards_worth(worlds.roles, view.deck, mine)
    wary = np.sqrt(trusting)
    full, half = (float(lost @ weights / weights.sum()) for weights in (trusting, wary))
    sampled = 2 * float(np.sqrt((trusting**2 * (lost - full) ** 2).sum()))
    return tuple(sorted(view.circle[place] for place in places)), top, top - full, abs(full - half) + sampled
