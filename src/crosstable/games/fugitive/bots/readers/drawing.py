"""What a hand is good for before he lays anything, compiled: by this he chooses the pile he draws from.

No reader is asked, so every card of every pile can be tried. The weights are learned like those of `outlook`.
"""

import numba
import numpy as np

from ...data import GOAL, PILES, STEP
from ..instinct import feet
from ..quick import FLOAT, INT, PILE_BITS, Floats, Ints, count
from ..route import way
from .scoring import chance

TRAITS = 30
LAST = tuple(pile[-1] for pile in PILES)
"""The highest card of each pile."""


@numba.njit(numba.void(numba.int64, numba.int64, numba.int64, numba.boolean, INT, FLOAT), cache=True)
def traits(hand: int, last: int, hidden: int, hot: bool, left: Ints, out: Floats) -> None:
    """What counts about this hand from this hideout on, with so many hideouts hidden and cards left in each pile."""
    turns, stops = way(last, hand)
    stops = min(stops, 6)
    reach = last + STEP + feet(hand)
    ahead, ways = hand >> (last + 1), 0
    for card in range(last + 1, GOAL):
        if hand >> card & 1:
            ways += card <= reach - 2 + card % 2
    home = 1.0 * (reach >= GOAL)
    stuck = 1.0 * (ways == 0 and reach < GOAL)
    away, cards, lone, pair = (GOAL - last) / 20, count(hand) / 5, 1.0 * (hidden <= 1), 1.0 * (hidden == 2)
    company = min(hidden, 8) / 4
    out[0], out[1], out[2], out[3] = 1.0, away, turns / 5, stops / 4
    out[4], out[5], out[6], out[7] = 1.0 * (stops >= 1), 1.0 * (stops >= 2), cards, feet(hand) / 10
    out[8], out[9], out[10] = count(ahead & 7) / 2, count(ahead >> 3 & 15) / 2, count(ahead >> 7 & 31) / 2
    out[11], out[12], out[13], out[14] = count(ahead >> 12) / 3, min(ways, 4) / 4, stuck, home
    out[15], out[16], out[17], out[18] = lone, pair, company, 1.0 * hot
    end = LAST[0] if last < LAST[0] else LAST[1] if last < LAST[1] else LAST[2]
    out[19], out[20], out[21] = (
        (left[0] + left[1] + left[2]) / 20,
        count(hand >> (end + 1) & 255) / 2,
        (end - last) / 10,
    )
    out[22], out[23], out[24], out[25] = away * stops / 4, away * cards, lone * stuck, lone * stops / 4
    out[26], out[27], out[28], out[29] = company * home, company * turns / 5, away * away, away * feet(hand) / 10


@numba.njit(
    numba.void(INT, numba.int64, numba.int64, numba.int64, numba.int64, numba.boolean, FLOAT, FLOAT), cache=True
)
def drawing(
    left: Ints, hand: int, used: int, last: int, hidden: int, hot: bool, weights: Floats, worth: Floats
) -> None:
    """His chance with a card of each pile, -1 where there is none; `used` are cards that cannot lie in a pile."""
    out = np.zeros(TRAITS)
    for pile in range(3):
        worth[pile] = -1.0
        unseen = PILE_BITS[pile] & ~(hand | used)
        if left[pile] == 0 or unseen == 0:
            continue
        after, total = left.copy(), 0.0
        after[pile] -= 1
        for card in range(4, GOAL):
            if not unseen >> card & 1:
                continue
            if hot and last + STEP + feet(hand | 1 << card) >= GOAL:
                total += 1.0  # nothing can stop him
            else:
                traits(hand | 1 << card, last, hidden, hot, after, out)
                total += chance(weights, out)
        worth[pile] = total / count(unseen)
