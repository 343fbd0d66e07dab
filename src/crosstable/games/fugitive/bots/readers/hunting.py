"""How a Marshal catches him who knows which rows can lie there, compiled."""

import numba
import numpy as np

from ...data import GOAL, HOT, STEP
from ..chase import ASKED, HELD_UP, HERS, HIS, JUDGING, LENGTH, SEEN, THEN
from ..instinct import feet
from ..passes import in_reach
from ..quick import CARD, CUBE, FAR, FLOAT, FLOATS, INT, INTS, MISSED, UNDER, UP, Floats, Ints, count, heed, reach_of
from .naming import goes_with, judged, likeliest
from .trails import RIDDLES, believed, mixed

STUCK_LAST, STUCK_BEFORE, FREE_LAST, FREE_BEFORE = 0.55, 0.85, 0.85, 0.93
"""How much less likely any other number seems after a pass, at the last place and before it: as found in games by the
count that reads passes (`passes`), beside what `heed` makes of them."""


@numba.njit(numba.boolean(INTS, numba.int64), cache=True)
def is_hot(row: Ints, length: int) -> bool:
    """Whether a hideout from 30 on was found, so that there will be no manhunt."""
    for place in range(1, length):  # noqa: SIM110 compiled, where there is no any()
        if row[place, UP] and HOT <= row[place, CARD] < GOAL:
            return True
    return False


@numba.njit(numba.void(INTS, numba.int64, numba.boolean, FLOATS), cache=True)
def give_away(row: Ints, length: int, forced: bool, told: Floats) -> None:
    """What else a pass tells her who counts whole hands: the truth gains, most of all at the last place."""
    for place in range(1, length):
        last = place == length - 1
        keep = (STUCK_LAST if last else STUCK_BEFORE) if forced else (FREE_LAST if last else FREE_BEFORE)
        for number in range(1, GOAL):
            if number != row[place, CARD]:
                told[place, number] *= keep


@numba.njit(numba.void(INTS, INT, FLOATS, numba.int64[:], numba.int64), cache=True)
def hold_up(row: Ints, facts: Ints, told: Floats, drawn: Ints, last: int) -> None:
    """He passes: what that tells her, most if he had to."""
    forced = not in_reach(facts[HIS], last)
    if forced:
        heed(count(facts[HIS]), drawn, facts[SEEN], True, told[facts[LENGTH] - 1])
        if facts[HELD_UP] == 0:
            facts[HELD_UP], facts[THEN : THEN + 3] = reach_of(count(facts[HIS])), drawn
    give_away(row, facts[LENGTH], forced, told)


@numba.njit(
    numba.int64(INTS, INT, FLOATS, INTS, CUBE, FLOAT, numba.float64, INT, INT, FLOATS, FLOAT, FLOAT), cache=True
)
def names(
    row: Ints, facts: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats, bold: float, hidden: Ints,
    last: Ints, weights: Floats, chances: Floats, named: Floats,
) -> int:  # fmt: skip
    """The numbers (bits) she names, by what she believes and how bold she is; 0 where she waits."""
    length = facts[LENGTH]
    found = believed(row, length, facts[SEEN] | facts[HERS], told, riddles, facts[ASKED], styles, hidden, last, weights)
    if found == 0 or mixed(weights, priors, found, chances) <= 0.0:
        return 0
    if bold == JUDGING:
        luck = np.random.random()
        return int(judged(hidden, last, chances, found, count(hidden[0]), is_hot(row, length), luck, named))
    return int(likeliest(hidden, chances, found, count(hidden[0]), bold, named))


@numba.njit(
    numba.boolean(INTS, INT, FLOATS, INTS, CUBE, FLOAT, numba.float64, INT, INT, FLOATS, FLOAT, FLOAT), cache=True
)
def caught(
    row: Ints, facts: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats, bold: float, hidden: Ints,
    last: Ints, weights: Floats, chances: Floats, named: Floats,
) -> bool:  # fmt: skip
    """She names numbers: whether that ends the chase."""
    length = facts[LENGTH]
    guess = names(row, facts, told, riddles, styles, priors, bold, hidden, last, weights, chances, named)
    if guess == 0:
        return False
    truth = 0
    for place in range(1, length):
        if row[place, UP] == 0:
            truth |= 1 << row[place, CARD]
    if guess & ~truth:
        if count(guess) == 1:
            for place in range(1, length):
                row[place, MISSED] |= guess
        elif facts[ASKED] < RIDDLES:
            riddles[facts[ASKED], 0], riddles[facts[ASKED], 1] = guess, length
            facts[ASKED] += 1
        return False
    for place in range(1, length):
        if row[place, UP] == 0 and guess >> row[place, CARD] & 1:
            row[place, UP], row[place, FAR] = 1, STEP + feet(row[place, UNDER])
            facts[SEEN] |= row[place, UNDER] | 1 << row[place, CARD]
    return bool(guess == truth)


@numba.njit(numba.boolean(INTS, INT, FLOATS, INTS, CUBE, FLOAT, INT, INT, FLOATS, FLOAT, FLOAT), cache=True)
def run_down(
    row: Ints, facts: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats, hidden: Ints, last: Ints,
    weights: Floats, chances: Floats, named: Floats,
) -> bool:  # fmt: skip
    """The manhunt: whether she names all hideouts, the surest first."""
    length = facts[LENGTH] - 1  # the rows that are counted end before 42
    nearest = GOAL - row[length, FAR]
    truth = 0
    for place in range(1, length):
        if row[place, UP] == 0:
            truth |= 1 << row[place, CARD]
    guess = 0
    while guess != truth:
        # Each hit shows its sprint cards, so she counts anew.
        found = believed(
            row, length, facts[SEEN] | facts[HERS], told, riddles, facts[ASKED], styles, hidden, last, weights
        )
        for at in range(found):
            if last[at] < nearest:
                weights[at] = 0.0
        if found == 0 or mixed(weights, priors, found, chances) <= 0.0:
            return False
        number = goes_with(hidden, chances, found, 0, named)
        if not truth >> number & 1:
            return False
        guess |= 1 << number
        for place in range(1, length):
            if row[place, CARD] == number:
                row[place, UP], row[place, FAR] = 1, STEP + feet(row[place, UNDER])
                facts[SEEN] |= row[place, UNDER] | 1 << number
    return True
