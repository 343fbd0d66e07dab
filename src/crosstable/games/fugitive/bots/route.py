"""How far it still is to 42 with the cards in a hand, compiled."""

import numba
import numpy as np

GOAL, STEP = 42, 3
FEET_A_CARD = 1.6
"""Footprints an unknown card brings on average, roughly: what is missing costs turns to draw it."""
FAR = 1 << 20


WAY = numba.types.Tuple((numba.float64, numba.int64))  # type: ignore[no-untyped-call]


@numba.njit(WAY(numba.int64, numba.int64), cache=True)
def way(last: int, hand: int) -> tuple[float, int]:
    """About how many turns it takes to 42, and how many hideouts he could lay on the way without another card.

    Hideouts on the way cost their own footprints, long steps cost those of sprint cards. For every number of hideouts
    the cheapest way is found; footprints that are missing have to be drawn first.
    """
    cards = np.zeros(GOAL, np.int64)
    count, feet = 0, 0
    for card in range(1, GOAL):
        if hand >> card & 1:
            feet += 2 - card % 2
            if card > last:
                cards[count] = card
                count += 1
    best = max(0, GOAL - last - STEP) - feet
    turns, most = 1.0 + max(0, best) / FEET_A_CARD, 0
    cost = np.full((count, count + 1), FAR, np.int64)
    for i in range(count):
        own = 2 - cards[i] % 2
        cost[i, 1] = max(0, cards[i] - last - STEP) + own
        for j in range(i):
            step = max(0, cards[i] - cards[j] - STEP) + own
            for stops in range(1, i + 1):
                cost[i, stops + 1] = min(cost[i, stops + 1], cost[j, stops] + step)
        for stops in range(1, i + 2):
            if cost[i, stops] <= feet:
                most = max(most, stops)
            if cost[i, stops] < FAR:
                missing = cost[i, stops] + max(0, GOAL - cards[i] - STEP) - feet
                turns = min(turns, stops + 1.0 + max(0, missing) / FEET_A_CARD)
    return turns, most


@numba.njit(numba.float64(numba.int64, numba.int64), cache=True)
def turns_to_goal(last: int, hand: int) -> float:
    """About how many turns it takes from this hideout with this hand (a bit for each card; 42 is not among them)."""
    return float(way(last, hand)[0])
