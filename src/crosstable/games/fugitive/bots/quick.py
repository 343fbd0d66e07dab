"""What the Marshal believes, in a few microseconds: a chain over the places, compiled.

The exact count (`kernel`) follows every card of his hand. Here a number counts by how many cards of its pile he had
drawn and how many of them she has not seen, place by place, and by what his passes tell: close to the exact chances,
and fast enough to play whole games on in thought. Wrong guesses of several numbers are taken off again, each as a row
whose numbers are fixed.
"""

from math import comb

import numba
import numpy as np
from numpy.typing import NDArray

from ..data import GOAL, PILES, STEP

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

CARD, SPRINTS, UP, FAR, DRAWN, MISSED, UNDER, STUCK, STALE = 0, 1, 2, 3, 4, 7, 8, 9, 10
"""The columns of a place: its number, its sprint cards, whether it lies face up, how far it can lie from the one
before, his cards of the three piles when it was laid, the numbers it is not, the cards under it (both as bits);
how far he could have gone when he could not lay it yet, and his cards of the three piles then."""
COLUMNS = 13
SUPPOSED = -1
"""Stands for the numbers a place is not where she supposes that it is the one noted."""
MOST_SPRINTS, LONGEST = 7, 18
"""Styles tell this many sprint cards and distances apart."""
PLACES, RIDDLES = 24, 6

PILE_OF = np.array([next((p for p, pile in enumerate(PILES) if card in pile), -1) for card in range(GOAL + 1)])
PILE_BITS = np.array([sum(1 << card for card in pile) for pile in PILES])
ENOUGH_FEET = np.array(
    [
        [sum(comb(n, even) for even in range(max(0, d - STEP - n), n + 1)) / 2**n for d in range(LONGEST)]
        for n in range(MOST_SPRINTS)
    ]
)
"""How likely so many sprint cards have the footprints for this distance."""

INT, INTS = numba.int64[::1], numba.int64[:, ::1]
FLOAT, FLOATS, CUBE = numba.float64[::1], numba.float64[:, ::1], numba.float64[:, :, ::1]
"""What compiled functions are given."""


@numba.njit(numba.int64(numba.int64), cache=True)
def count(cards: int) -> int:
    """How many bits are set."""
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


@numba.njit(numba.int64(numba.int64), cache=True)
def reach_of(hand: int) -> int:
    """How far he can lay one of so many cards, about."""
    return STEP + 3 * (hand - 1) // 2


@numba.njit(numba.void(numba.int64, numba.int64[:], numba.int64, numba.boolean, FLOAT), cache=True)
def heed(hand: int, drawn: Ints, seen: int, forced: bool, told: Floats) -> None:
    """What a pass with so many cards in the hand tells about the number of the last hideout, roughly."""
    all_drawn = drawn[0] + drawn[1] + drawn[2] + 3
    reach = reach_of(hand)
    for number in range(1, GOAL):
        in_reach = 0.0
        for pile in range(3):
            unseen = PILE_BITS[pile] & ~seen
            near = ((1 << min(GOAL, number + reach + 1)) - 1) & ~((2 << number) - 1)
            in_reach += drawn[pile] / all_drawn * count(unseen & near) / max(1, count(unseen))
        none = (1.0 - in_reach) ** hand
        told[number] *= max(0.02, none if forced else 1.0 - none)


@numba.njit(numba.void(INTS, numba.int64, numba.int64, FLOATS, FLOATS, FLOATS, INTS), cache=True)
def _weigh(row: Ints, length: int, seen: int, told: Floats, weights: Floats, fresh: Floats, bounds: Ints) -> None:
    """How likely each number can lie at each place, for all that is known about cards, and between what bounds; and how
    likely it came to him after he could not lay any."""
    rarity = np.zeros(4)
    for pile in range(3):
        rarity[pile] = 1.0 / max(1, count(PILE_BITS[pile] & ~seen))
    bounds[0, :] = 0
    for place in range(1, length):
        low, high = bounds[place - 1, 0] + 1, min(GOAL - 1, bounds[place - 1, 1] + row[place, FAR])
        if row[place, UP] or row[place, MISSED] == SUPPOSED:
            low = high = row[place, CARD]
        bounds[place, 0], bounds[place, 1] = low, high
        barred = seen | row[place, MISSED] if row[place, MISSED] != SUPPOSED else seen
        for number in range(low, high + 1):
            if row[place, UP]:
                weights[place, number] = 1.0
            elif barred >> number & 1:
                weights[place, number] = 0.0
            else:
                pile = PILE_OF[number]
                weights[place, number] = told[place, number] * (
                    row[place, DRAWN + pile] * rarity[pile] if pile >= 0 else 1
                )
            if row[place, STUCK]:
                pile = PILE_OF[number]
                new = row[place, DRAWN + pile] - row[place, STALE + pile] if pile >= 0 else 0
                fresh[place, number] = max(0.003, new / max(1, row[place, DRAWN + pile]))


@numba.njit(
    numba.float64(INTS, numba.int64, numba.int64[:], numba.float64[:, :], FLOATS, INTS, CUBE, FLOATS), cache=True
)  # fmt: skip
def _chain(
    row: Ints, length: int, fixed: Ints, style: Floats, weights: Floats, bounds: Ints, work: Floats, chances: Floats
) -> float:
    """The weight of all rows together; `chances` of each number at each place."""
    ahead, behind, fresh = work[1], work[2], work[4]
    behind[0, 0] = 1.0
    top = length - 1
    whole = 0.0
    for place in range(1, length):
        sprints, far = min(row[place, SPRINTS], MOST_SPRINTS - 1), min(row[place, FAR], LONGEST - 1)
        whole = 0.0
        for number in range(bounds[place, 0], bounds[place, 1] + 1):
            behind[place, number] = 0.0
            weight = weights[place, number]
            if weight == 0.0 or (fixed[place] and fixed[place] != number):
                continue
            total = 0.0
            for before in range(max(number - far, bounds[place - 1, 0]), min(number - 1, bounds[place - 1, 1]) + 1):
                step = number - before
                enough = 1.0 if row[place, UP] else ENOUGH_FEET[sprints, step]
                if step <= row[place, STUCK]:
                    enough *= fresh[place, number]
                total += behind[place - 1, before] * style[sprints, step] * enough
            behind[place, number] = total * weight
            whole += total * weight
        if whole <= 0.0:
            return 0.0
    for number in range(bounds[top, 0], bounds[top, 1] + 1):
        ahead[top, number] = 1.0
        chances[top, number] = behind[top, number] / whole
    for place in range(top - 1, 0, -1):
        sprints, far = min(row[place + 1, SPRINTS], MOST_SPRINTS - 1), min(row[place + 1, FAR], LONGEST - 1)
        for number in range(bounds[place, 0], bounds[place, 1] + 1):
            total = 0.0
            if behind[place, number] > 0.0:
                for after in range(max(number + 1, bounds[place + 1, 0]), min(number + far, bounds[place + 1, 1]) + 1):
                    if behind[place + 1, after] > 0.0:
                        enough = 1.0 if row[place + 1, UP] else ENOUGH_FEET[sprints, after - number]
                        if after - number <= row[place + 1, STUCK]:
                            enough *= fresh[place + 1, after]
                        total += (
                            style[sprints, after - number]
                            * enough
                            * weights[place + 1, after]
                            * ahead[place + 1, after]
                        )
            ahead[place, number] = total
            chances[place, number] = behind[place, number] * total / whole
    return whole


@numba.njit(
    numba.boolean(
        INTS, numba.int64, numba.int64, FLOATS, INTS, numba.int64, CUBE, FLOAT, CUBE, FLOATS, FLOAT
    ),
    cache=True,
)  # fmt: skip
def believe(
    row: Ints, length: int, seen: int, told: Floats, riddles: Ints, asked: int, styles: Floats, priors: Floats,
    work: Floats, places: Floats, named: Floats,
) -> bool:  # fmt: skip
    """The chance of each number at each place, and to be hidden anywhere; false where nothing fits.

    `told` is what his passes say about each number at each place, `riddles` are wrong guesses of several numbers, each
    with its numbers at their places; the last line is empty.
    """
    bounds = np.empty((PLACES, 2), np.int64)
    weights = work[0]
    _weigh(row, length, seen, told, weights, work[4], bounds)
    places[:length] = 0.0
    named[:] = 0.0
    total = 0.0
    for style in range(priors.shape[0]):
        for riddle in range(-1, asked):
            sign = priors[style] if riddle < 0 else -priors[style]
            if sign == 0.0:
                break
            weight = sign * _chain(row, length, riddles[riddle], styles[style], weights, bounds, work, work[3])
            if weight == 0.0 and riddle < 0:
                break
            total += weight
            for place in range(1, length if weight else 1):
                for number in range(bounds[place, 0], bounds[place, 1] + 1):
                    places[place, number] += weight * work[3, place, number]
    if total <= 1e-60:
        return False
    for place in range(1, length):
        if row[place, UP] == 0:
            for number in range(bounds[place, 0], bounds[place, 1] + 1):
                places[place, number] = max(0.0, places[place, number] / total)
                named[number] += places[place, number]
    return True


@numba.njit(numba.int64(INTS, numba.int64, FLOATS, numba.int64), cache=True)
def likeliest_place(row: Ints, length: int, places: Floats, number: int) -> int:
    """Where this number lies most likely, of the places that are neither face up nor supposed to be another; or 0."""
    best = 0
    for place in range(1, length):
        free = row[place, UP] == 0 and row[place, MISSED] != SUPPOSED
        if free and (best == 0 or places[place, number] > places[best, number]):
            best = place
    return best
