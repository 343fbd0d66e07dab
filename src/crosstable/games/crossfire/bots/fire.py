"""What would happen if the count came now: everybody aims by what he saw and heard, many times over."""

import numpy as np

from crosstable.core import Seat

from ..rules.resolve import resolve
from ..rules.waves import surviving_assassins
from ..state import State
from ..view import CrossfireView
from .imagine import Luck, imagine
from .listen import weigh
from .target import best_cards, chances, worth

TRIES = 6
"""How often each player thinks about it …"""
DEALS = 120
"""… imagining this many deals each time."""
COUNTS = 240
"""How many counts are held with those aims."""

Aims = list[tuple[Seat, ...]]


def blue_wins(state: State, views: dict[Seat, CrossfireView], seed: int) -> float:
    """How often blue wins with the roles as they really are."""
    luck = np.random.default_rng(seed)
    cards = [state.shots] * TRIES
    if state.sniper is not None and not state.shots:
        cards = _shot_cards(views[state.sniper], luck)
    thought = {seat: _aims(views[seat], luck) for seat in range(state.seats) if seat != state.sniper}
    won = 0
    for _ in range(COUNTS):
        shots = cards[luck.integers(TRIES)]
        armed = surviving_assassins(state.roles, shots) if state.sniper is not None else state.circle
        aims: Aims = [()] * state.seats
        for seat in armed:
            aims[seat] = thought[seat][luck.integers(TRIES)]
        won += resolve(state.roles, aims, shots, late_guard=state.options.late_guard).team == "blue"
    return won / COUNTS


def _aims(view: CrossfireView, luck: Luck) -> Aims:
    """Where this player would point, thought about anew each time."""
    assert view.seat is not None
    assert view.role is not None
    worlds = imagine(view.deck, view.circle.index(view.seat), tuple(s.role for s in view.looks), TRIES * DEALS, luck)
    weights = weigh(worlds, view.mode, view.deck, view.circle, view.seat, view.claims, view.said)
    values = worth(view.role, view.deck)
    others = [(place, seat) for place, seat in enumerate(view.circle) if seat != view.seat]
    guns = 2 if view.role == "enforcer" else 1
    found: Aims = []
    for part in np.split(np.arange(TRIES * DEALS), TRIES):
        liked = chances(worlds.roles[part], weights[part]) @ values
        best = sorted(others, key=lambda entry: -liked[entry[0]])[:guns]
        found.append(tuple(sorted(seat for _, seat in best)))
    return found


def _shot_cards(view: CrossfireView, luck: Luck) -> Aims:
    """Where the Sniper would lay her shot cards."""
    worlds = imagine(view.deck, None, (), TRIES * DEALS, luck)
    weights = weigh(worlds, view.mode, view.deck, view.circle, view.seat or 0, view.claims, view.said)
    found: Aims = []
    for part in np.split(np.arange(TRIES * DEALS), TRIES):
        places, _ = best_cards(worlds.roles[part], weights[part], view.deck)
        found.append(tuple(sorted(view.circle[place] for place in places)))
    return found
