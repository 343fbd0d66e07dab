"""How the count would end for one seat, as far as it can know: deals that fit what it saw and heard, shot out."""

from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from crosstable.core import Seat

from ..data import ROLES, Deck, Mode, Role
from ..rules.resolve import resolve
from ..view import CrossfireView
from .imagine import INDEX, Floats, Luck, SampledDeals, imagine
from .levels import LEVELS
from .listen import TRUST
from .minds import DEALS, Aim, Minds, Talk, codes, listened, minds, talk_of
from .target import best_cards, cards_worth

COUNTS = 180
"""Deals that one seat holds possible and that are shot out, for each way to trust words."""
HELD = 2000
"""Deals that somebody thinks of at all, to choose those from."""
DEPTH = 1000
"""From so many deals it follows where everybody would point."""
TRUSTS = (TRUST, LEVELS["easy"].trust)
"""How far people may go by what is said: as far as good players, or hardly. Nobody knows, so what it changes is how far
off the picture of people may be, beside what was sampled."""


def wins(view: CrossfireView, late_guard: bool, seed: int) -> tuple[float, ...]:
    """How often this seat wins, for each way to trust words."""
    assert view.seat is not None
    shares = []
    for trust in TRUSTS:
        talk = replace(talk_of(view), trust=trust)
        deals = possible_deals(view, talk, COUNTS, np.random.default_rng(seed))
        shares.append(float(won_in(deals, talk, view.seat, late_guard, DEPTH).mean()))
    return tuple(shares)


def possible_deals(view: CrossfireView, talk: Talk, count: int, luck: Luck) -> SampledDeals:
    """So many deals that this seat can hold possible, by what it saw and heard; some may come twice."""
    assert view.seat is not None
    place = view.circle.index(view.seat) if view.seat in view.circle else None
    worlds = imagined_here(view.mode, view.circle, view.deck, place, tuple(look.role for look in view.looks), HELD)
    weights = _open(view, worlds) * listened(talk, worlds, view.seat)
    if not weights.sum():
        weights = np.ones(len(weights))
    chosen = luck.choice(len(weights), size=count, p=weights / weights.sum())
    return SampledDeals(worlds.roles[chosen], worlds.looks[chosen])


@lru_cache(maxsize=32)
def imagined_here(
    mode: Mode, circle: tuple[Seat, ...], deck: Deck, place: int | None, looks: tuple[Role, ...], number: int
) -> SampledDeals:
    """Deals that somebody imagines once and listens to all through a game: two moments then differ by what was said in
    between, and by nothing else."""
    return imagine(deck, place, looks, number, np.random.default_rng(1))


def won_in(deals: SampledDeals, talk: Talk, seat: Seat, late_guard: bool, depth: int = DEALS) -> Floats:
    """For each of these deals 1 if this seat wins when everybody points by what he saw and has heard, else 0."""
    known, roles = minds(talk, depth), deals.roles.tolist()
    saw = np.array([codes(deals, place) for place in range(len(talk.circle))]).T.tolist()
    won = [_shot_out(talk, known, *deal, late_guard)[seat] for deal in zip(roles, saw, strict=True)]
    return np.array(won, dtype=np.float64)


def _open(view: CrossfireView, worlds: SampledDeals) -> Floats:
    """1 for the deals in which the cards that lie open are as they are, else 0."""
    fits = np.ones(len(worlds.roles))
    for place, seat in enumerate(view.circle):
        role = view.roles[seat]
        if role is not None:
            fits *= worlds.roles[:, place] == INDEX[role]
    return fits


def _shot_out(talk: Talk, known: Minds, cards: list[int], saw: list[int], late_guard: bool) -> tuple[bool, ...]:
    """Who wins in the deal with these cards, by place in the circle, in which everybody saw this."""
    seats = len(talk.claims)
    roles: list[Role] = ["sniper"] * seats
    aims: list[Aim] = [()] * seats
    for place, seat in enumerate(talk.circle):
        roles[seat] = ROLES[cards[place]]
        aims[seat] = known.aims[place].get(saw[place], ())
    return resolve(tuple(roles), aims, known.shots, late_guard=late_guard).won


def sniper_stakes(view: CrossfireView, at: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], float, float, float]:
    """Where the Sniper should lay her cards by what was said, her chance there and with these, and how far the
    difference may be off: by what was sampled, and by how far she trusts the talk."""
    assert view.seat is not None
    worlds = imagine(view.deck, None, (), DEALS, np.random.default_rng(1))
    talk = Talk(view.mode, view.deck, view.circle, view.claims, view.said)
    trusting = listened(talk, worlds, view.seat)
    places, top = best_cards(worlds.roles, trusting, view.deck)
    mine = [view.circle.index(seat) for seat in at]
    lost = cards_worth(worlds.roles, view.deck, places) - cards_worth(worlds.roles, view.deck, mine)
    wary = np.sqrt(trusting)
    full, half = (float(lost @ weights / weights.sum()) for weights in (trusting, wary))
    sampled = 2 * float(np.sqrt((trusting**2 * (lost - full) ** 2).sum()))
    return tuple(sorted(view.circle[place] for place in places)), top, top - full, abs(full - half) + sampled
