"""How the strong Marshal picks the numbers she names, compiled: as `marshal` does, with the quick belief."""

import numba
import numpy as np

from ..data import GOAL, HOT
from .judgement import MARSHAL_JUDGE
from .quick import CARD, CUBE, FLOAT, FLOATS, INT, INTS, MISSED, SUPPOSED, UP, Floats, Ints, believe, likeliest_place

BITS, NAMED, HIDDEN, LONE, AHEAD, FOUND_HOT = [float(MARSHAL_JUDGE.single[i]) for i in (0, 2, 3, 5, 6, 9)]
"""The weights of her judgement; all others are 0."""
FIRSTS = 3
"""How many of the likeliest numbers she tries, alone and with what goes with them best."""
WORSE = 0.6
"""Numbers this much less likely than the likeliest are not tried."""
HOPELESS = 0.06
"""Less likely together, numbers are not named together."""
JOINT = 0.9
"""A row is a little less in doubt than its places one by one."""


_STEPS = 1024
_DOUBT = np.array([0.0, *(-p * np.log2(p) for p in np.arange(1, _STEPS + 1) / _STEPS)])
"""What a chance adds to the doubt, in bits: a table, because logarithms take long."""


@numba.njit(
    numba.float64(INTS, numba.int64, FLOATS, FLOATS, numba.float64, numba.int64, numba.boolean, FLOAT), cache=True
)
def _standing(
    row: Ints, length: int, before: Floats, after: Floats, chance: float, found: int, hot: bool, named: Floats
) -> float:
    """Her chance when he is to move, as she judges it: these numbers (bits) found besides, and what she then believes.

    That is `before` without the share `chance` of `after`; `named` is room for sums.
    """
    named[:] = 0.0
    bits, hidden, last, most = 0.0, 0, float(row[length - 1, CARD]), 0.0
    for place in range(1, length):
        if row[place, UP]:
            continue
        hidden += 1
        mean = 0.0
        for number in range(1, GOAL):
            if before[place, number] <= 0.0:
                continue
            share = (before[place, number] - chance * after[place, number]) / (1.0 - chance)
            if share > 0.0:
                bits += _DOUBT[int(min(share, 1.0) * _STEPS)]
                mean += share * number
                named[number] += share
                if not found >> number & 1:
                    most = max(most, named[number])
        if place == length - 1:
            last = mean
    for number in range(1, GOAL if found else 1):
        if found >> number & 1:
            hidden -= 1
            hot = hot or number >= HOT
    score = BITS * JOINT * bits / 4 + NAMED * min(1.0, most) + HIDDEN * hidden / 3 + AHEAD * (GOAL - last) / 20
    score += (LONE if hidden <= 1 else 0.0) + (FOUND_HOT if hot else 0.0)
    return float(1.0 / (1.0 + np.exp(-score)))


@numba.njit(
    numba.int64(INTS, numba.int64, numba.int64, FLOATS, INTS, numba.int64, CUBE, FLOAT, CUBE, FLOATS, FLOAT,
                INT, INT),
    cache=True,
)  # fmt: skip
def choose(
    row: Ints, length: int, seen: int, told: Floats, riddles: Ints, asked: int, styles: Floats, priors: Floats,
    work: Floats, places: Floats, named: Floats, guess: Ints, numbers: Ints,
) -> int:  # fmt: skip
    """How many numbers she names, 0 where she waits; `guess` gets their places, `numbers` what they are.

    She weighs what each guess leaves, right or wrong, and what waiting does.
    """
    if not believe(row, length, seen, told, riddles, asked, styles, priors, work, places, named):
        return 0
    hot, hidden = False, 0
    for place in range(1, length):
        hidden += row[place, UP] == 0
        hot = hot or (row[place, UP] == 1 and HOT <= row[place, CARD] < GOAL)
    before, likely, room = places.copy(), named.copy(), named.copy()
    best, names = _standing(row, length, places, places, 0.0, 0, hot, room), 0
    top = 0.0
    at, tried = np.zeros(hidden, np.int64), np.zeros(hidden, np.int64)
    for _ in range(FIRSTS):
        trial = row.copy()
        places[:length], named[:] = before[:length], likely
        chance, found, number = 1.0, 0, int(likely.argmax())
        top = max(top, likely[number])
        if likely[number] < WORSE * top:
            break
        likely[number] = 0.0
        for step in range(hidden):
            chance *= min(1.0, named[number])
            if chance <= 0.0 or (step and chance < HOPELESS):
                break
            place = likeliest_place(trial, length, places, number)
            at[step], tried[step] = place, number
            found |= 1 << number
            trial[place, CARD], trial[place, MISSED] = number, SUPPOSED
            if not believe(trial, length, seen, told, riddles, asked, styles, priors, work, places, named):
                break
            right = 1.0 if step == hidden - 1 else _standing(row, length, places, places, 0.0, found, hot, room)
            worth = chance * right
            if chance < 1.0:
                worth += (1.0 - chance) * _standing(row, length, before, places, chance, 0, hot, room)
            if worth > best:
                best, names = worth, step + 1
                guess[:names], numbers[:names] = at[:names], tried[:names]
            for other in range(step + 1):
                named[tried[other]] = 0.0
            number = int(named.argmax())
    return names
