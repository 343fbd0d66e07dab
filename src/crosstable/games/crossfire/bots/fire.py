"""What would happen if the count came now: everybody aims by what he saw and heard, many times over."""

from collections import Counter

import numpy as np
from msgspec.structs import replace

from crosstable.core import Seat

from ..rules.resolve import resolve
from ..rules.waves import surviving_assassins
from ..state import State
from ..view import CrossfireView
from .expect import TRUSTS, imagined_here
from .imagine import Floats, SampledDeals
from .minds import Aim, listened, talk_of
from .target import best_cards, chances, worth

TRIES = 3
"""How often each player thinks about it …"""
DEALS = 120
"""… imagining this many deals each time."""
COUNTS = 180
"""How many counts are held with those aims, for each way to trust words."""
THOUGHT = COUNTS // TRIES
"""As sure as so many are: counts in which people thought the same are not independent."""


def blue_wins(state: State, views: dict[Seat, CrossfireView], seed: int) -> tuple[float, ...]:
    """How often blue wins with the roles as they really are, for each way to trust words."""
    return tuple(_share(state, views, seed, trust) for trust in TRUSTS)


def _share(state: State, views: dict[Seat, CrossfireView], seed: int, trust: float) -> float:
    luck = np.random.default_rng(seed)
    shots = state.shots
    if state.sniper is not None and not shots:
        shots = _shot_cards(views[state.sniper], trust)
    armed = surviving_assassins(state.roles, shots) if state.sniper is not None else state.circle
    thought = [_aims(views[seat], trust) for seat in armed]
    counts = Counter(map(tuple, luck.integers(TRIES, size=(COUNTS, len(thought))).tolist()))
    won = 0
    for chosen, times in counts.items():
        aims: list[Aim] = [()] * state.seats
        for seat, tries, number in zip(armed, thought, chosen, strict=True):
            aims[seat] = tries[number]
        won += times * (resolve(state.roles, aims, shots, late_guard=state.options.late_guard).team == "blue")
    return won / COUNTS


def _believed(view: CrossfireView, trust: float) -> tuple[SampledDeals, Floats]:
    """The deals this player imagines, and how likely each is to him."""
    assert view.seat is not None
    place, looks = (None, ()) if view.seat == view.sniper else (view.circle.index(view.seat), view.looks)
    seen = tuple(look.role for look in looks)
    worlds = imagined_here(view.mode, view.circle, view.deck, place, seen, TRIES * DEALS)
    return worlds, listened(replace(talk_of(view), trust=trust), worlds, view.seat)


def _aims(view: CrossfireView, trust: float) -> list[Aim]:
    """Where this player would point, thought about anew each time."""
    assert view.role is not None
    worlds, weights = _believed(view, trust)
    values = worth(view.role, view.deck)
    others = [(place, seat) for place, seat in enumerate(view.circle) if seat != view.seat]
    guns = 2 if view.role == "enforcer" else 1
    found = []
    for part in np.split(np.arange(TRIES * DEALS), TRIES):
        liked = chances(worlds.roles[part], weights[part]) @ values
        best = sorted(others, key=lambda entry: -liked[entry[0]])[:guns]
        found.append(tuple(sorted(seat for _, seat in best)))
    return found


def _shot_cards(view: CrossfireView, trust: float) -> Aim:
    """Where the Sniper would lay her shot cards."""
    worlds, weights = _believed(view, trust)
    places, _ = best_cards(worlds.roles, weights, view.deck)
    return tuple(sorted(view.circle[place] for place in places))
