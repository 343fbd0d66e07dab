"""How a Marshal picks the numbers she names from the rows she believes in, compiled: as `marshal` does, or simply the
likeliest."""

import numba
import numpy as np

from ...data import GOAL, HOT
from ..judgement import MARSHAL_JUDGE
from ..quick import FLOAT, INT, Floats, Ints, count
from .trails import summed_bits

BITS, NAMED, HIDDEN, LONE, AHEAD, FOUND_HOT = [float(MARSHAL_JUDGE.single[i]) for i in (0, 2, 3, 5, 6, 9)]
"""The weights of her judgement; all others are 0."""
FIRSTS, TRIED = 4, 14
"""For so many of the likeliest numbers she looks what goes with them best; so many guesses she weighs."""


@numba.njit(numba.float64(INT, INT, FLOAT, numba.int64, numba.int64, numba.boolean, numba.boolean, FLOAT), cache=True)
def _standing(
    hidden: Ints, last: Ints, chances: Floats, found: int, guess: int, hit: bool, hot: bool, named: Floats
) -> float:
    """Her chance when he is to move, as she judges it, after this guess (bits; 0 for none) was right or wrong."""
    total = bits = ahead = 0.0
    left = 0
    named[:] = 0.0
    for row in range(found):
        if guess and (guess & ~hidden[row] == 0) != hit:
            continue
        p = chances[row]
        total += p
        if p > 0.0:
            bits -= p * np.log2(p)
        ahead += p * last[row]
        cards = hidden[row] & ~guess if hit else hidden[row]
        left = count(cards)
        number = 0
        while cards:
            if cards & 1:
                named[number] += p
            cards >>= 1
            number += 1
    if total <= 0.0:
        return 0.0
    bits = bits / total + np.log2(total)
    if hit and guess >> HOT:
        hot = True
    score = BITS * bits / 4 + NAMED * named.max() / total + HIDDEN * left / 3 + AHEAD * (GOAL - ahead / total) / 20
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
            cards, number = hidden[row] & ~guess, 0
            while cards:
                if cards & 1:
                    named[number] += chances[row]
                cards >>= 1
                number += 1
    return int(named.argmax())


@numba.njit(numba.int64(INT, INT, FLOAT, numba.int64, numba.int64, numba.boolean, FLOAT), cache=True)
def judged(hidden: Ints, last: Ints, chances: Floats, found: int, most: int, hot: bool, named: Floats) -> int:
    """The guess (bits) she judges best, 0 where she waits: she weighs what each leaves, right or wrong."""
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
            guesses[tried], worth[tried] = guess, size * chance_of(hidden, chances, found, guess)
            tried += 1
    best, answer = _standing(hidden, last, chances, found, 0, False, hot, named), 0
    for _ in range(min(TRIED, tried)):
        at = int(worth[:tried].argmax())
        worth[at] = -1.0
        chance = chance_of(hidden, chances, found, guesses[at])
        right = 1.0
        if count(guesses[at]) < most:
            right = _standing(hidden, last, chances, found, guesses[at], True, hot, named)
        value = chance * right
        if chance < 1.0 - 1e-9:
            value += (1.0 - chance) * _standing(hidden, last, chances, found, guesses[at], False, hot, named)
        if value > best:
            best, answer = value, guesses[at]
    return int(answer)


@numba.njit(numba.int64(INT, FLOAT, numba.int64, numba.int64, numba.float64, FLOAT), cache=True)
def likeliest(hidden: Ints, chances: Floats, found: int, most: int, bold: float, named: Floats) -> int:
    """The likeliest number, or the surest ones for the whole row if that is likelier than `bold` (bits)."""
    guess = 0
    for _ in range(most):
        guess |= 1 << goes_with(hidden, chances, found, guess, named)
    if most > 1 and chance_of(hidden, chances, found, guess) >= bold:
        return guess
    return 1 << goes_with(hidden, chances, found, 0, named)
