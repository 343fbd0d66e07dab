"""Which Marshal she may be, compiled: who would have named what she has named?"""

import numba
import numpy as np

from ...data import GOAL
from ..chase import HERS, JUDGING, some
from ..quick import FLOAT, FLOATS, INT, INTS, PLACES, Floats, Ints
from .hunting import names
from .lookahead import STYLES
from .reading import ROOM, Room

HANDS = 9
"""How many of the hands she may have held are tried, each with another luck where she picks among equals."""
PARTLY = 0.3
"""What a guess counts for that has all its numbers in common with hers but is shorter or longer."""


@numba.njit(
    numba.void(INTS, INT, FLOATS, INTS, INT, INT, numba.int64, numba.int64, STYLES, FLOATS, FLOAT, ROOM, FLOAT),
    cache=True,
)  # fmt: skip
def explain(
    row: Ints, facts: Ints, told: Floats, riddles: Ints, unseen: Ints, hers: Ints, named: int, guess: int,
    styles: Floats, priors: Floats, bold: Floats, memory: Room, shares: Floats,
) -> None:  # fmt: skip
    """With how many of the hands she may have held each Marshal would have named these numbers (bits; 0: none)."""
    hidden, last, weights, chances, sums = memory[:5]
    silent = np.ones((PLACES, GOAL + 1))
    np.random.seed(1)
    shares[:] = 0.0
    for _ in range(HANDS):
        now = facts.copy()
        for at in range(3):
            now[HERS] |= some(unseen[at], hers[at], named | guess)
        for who in range(shares.shape[0]):
            heard = told if bold[who] == JUDGING else silent
            would = names(
                row, now, heard, riddles, styles[who], priors[who], bold[who], hidden, last, weights, chances, sums
            )
            if would == guess:
                shares[who] += 1.0 / HANDS
            elif would and guess and (would & ~guess == 0 or guess & ~would == 0):
                shares[who] += PARTLY / HANDS
