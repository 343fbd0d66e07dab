"""How a Marshal picks the numbers she names from the rows she believes in, compiled: as `marshal` does, or simply the
likeliest."""

import numba
import numpy as np

from ...data import GOAL, HOT
from ..judgement import MARSHAL_JUDGE
from ..marshal import FOLLY, WHIM
from ..quick import FLOAT, INT, Floats, Ints, count
from .trails import add_bits, summed_bits

BITS, NAMED, HIDDEN, LONE, AHEAD, FOUND_HOT = [float(MARSHAL_JUDGE.single[i]) for i in (0, 2, 3, 5, 6, 9)]
"""The weights of her judgement; all others are 0."""
FIRSTS, TRIED = 4, 14
"""For so many of the likeliest numbers she looks what goes with them best; so many guesses she weighs."""


@numba.njit(
    numba.float64(numba.float64, numba.float64, numba.float64, numba.float64, numba.int64, numba.boolean), cache=True
)
def _standing(total: float, doubt: float, far: float, most: float, left: int, hot: bool) -> float:
    """Her chance when he is to move, as she judges it: of the rows that are left the sum of their chances, of the doubt
    in each, of their last numbers, and that of the likeliest number; so many hideouts are still hidden."""
    if total <= 0.0:
        return 0.0
    bits = doubt / total + np.log2(total)
    score = BITS * bits / 4 + NAMED * most / total + HIDDEN * left / 3 + AHEAD * (GOAL - far / total) / 20
    score += (LONE if left <= 1 else 0.0) + (FOUND_HOT if hot else 0.0)
    return float(1.0 / (1.0 + np.exp(-score)))


@numba.njit(numba.float64(INT, FLOAT, numba.int64, numba.int64), cache=True)
def chance_of(hidden: Ints, chances: Floats, found: int, guess: int) -> float:
    """The chance that all these numbers (bits) are hidden."""
    total = 0.0
    for row in range(found):
        if guess & ~hidden[row] == 0:
            total += chances[row]
    return total


@numba.njit(numba.int64(INT, FLOAT, numba.int64, numba.int64, FLOAT), cache=True)
def goes_with(hidden: Ints, chances: Floats, found: int, guess: int, named: Floats) -> int:
    """The number that goes best with these (bits)."""
    named[:] = 0.0
    for row in range(found):
        if guess & ~hidden[row] == 0:
            add_bits(hidden[row] & ~guess, chances[row], named)
    return int(named.argmax())


@numba.njit(numba.int64(INT, FLOAT, numba.float64), cache=True)
def _about_as_good(guesses: Ints, values: Floats, luck: float) -> int:
    """The guess of the highest value, or, with luck from 0 to 1, one that is hardly worse; what is certain she does."""
    best = int(values.argmax())
    often = np.zeros(values.shape[0])
    for at in range(values.shape[0]):
        if values[at] > values[best] - FOLLY:
            often[at] = np.exp((values[at] - values[best]) / WHIM)
    mark = luck * often.sum() - often[best]
    if mark < 0.0 or values[best] >= 1.0:
        return int(guesses[best])
    often[best] = 0.0
    for at in range(values.shape[0]):
        mark -= often[at]
        if mark < 0.0:
            return int(guesses[at])
    return int(guesses[best])


@numba.njit(numba.int64(INT, INT, FLOAT, numba.int64, numba.int64, numba.boolean, numba.float64, FLOAT), cache=True)
def judged(
    hidden: Ints, last: Ints, chances: Floats, found: int, most: int, hot: bool, luck: float, named: Floats
) -> int:
    """The guess (bits) she judges best, or with luck one that is about as good, 0 where she waits: she weighs what each
    leaves, right or wrong."""
    guesses, worth = np.zeros(GOAL + FIRSTS * GOAL, np.int64), np.zeros(GOAL + FIRSTS * GOAL)
    tried, likely = 0, np.zeros(GOAL + 1)
    summed_bits(hidden, chances, found, likely)
    for number in range(1, GOAL):
        if likely[number] > 0.0:
            guesses[tried], worth[tried] = 1 << number, likely[number]
            tried += 1
    for _ in range(FIRSTS if most > 1 else 0):
        first = int(likely.argmax())
        if likely[first] <= 0.0:
            break
        likely[first] = 0.0
        guess = 1 << first
        for size in range(2, most + 1):
            guess |= 1 << goes_with(hidden, chances, found, guess, named)
            if not (guesses[:tried] == guess).any():
                guesses[tried], worth[tried] = guess, size * chance_of(hidden, chances, found, guess)
                tried += 1
    doubts, doubt, far = np.zeros(found), 0.0, 0.0
    for row in range(found):
        if chances[row] > 0.0:
            doubts[row] = -chances[row] * np.log2(chances[row])
        doubt += doubts[row]
        far += chances[row] * last[row]
    summed_bits(hidden, chances, found, likely)
    tries = min(TRIED, tried)
    answers, values = np.zeros(tries + 1, np.int64), np.zeros(tries + 1)
    values[tries] = _standing(1.0, doubt, far, likely.max(), most, hot)  # to wait
    for weighed in range(tries):
        at = int(worth[:tried].argmax())
        worth[at] = -1.0
        guess, chance, less, nearer = guesses[at], 0.0, 0.0, 0.0
        named[:] = 0.0
        for row in range(found):  # where she is right; the others are what is left of all rows
            if guess & ~hidden[row] == 0:
                chance += chances[row]
                less += doubts[row]
                nearer += chances[row] * last[row]
                add_bits(hidden[row], chances[row], named)
        other = wrong = 0.0
        for number in range(1, GOAL):
            wrong = max(wrong, likely[number] - named[number])
            if not guess >> number & 1:
                other = max(other, named[number])
        left = most - count(guess)
        value = chance * (1.0 if left == 0 else _standing(chance, less, nearer, other, left, hot or guess >> HOT > 0))
        if chance < 1.0 - 1e-9:
            value += (1.0 - chance) * _standing(1.0 - chance, doubt - less, far - nearer, wrong, most, hot)
        answers[weighed], values[weighed] = guess, value
    return int(_about_as_good(answers, values, luck))


@numba.njit(numba.int64(INT, FLOAT, numba.int64, numba.int64, numba.float64, FLOAT), cache=True)
def likeliest(hidden: Ints, chances: Floats, found: int, most: int, bold: float, named: Floats) -> int:
    """The likeliest number, or the surest ones for the whole row if that is likelier than `bold` (bits)."""
    guess = 0
    for _ in range(most):
        guess |= 1 << goes_with(hidden, chances, found, guess, named)
    if most > 1 and chance_of(hidden, chances, found, guess) >= bold:
        return guess
    return 1 << goes_with(hidden, chances, found, 0, named)
