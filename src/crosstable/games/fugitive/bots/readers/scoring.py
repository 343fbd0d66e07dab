"""What learned weights make of features, compiled."""

import numba
import numpy as np

from ..quick import FLOAT, Floats

RISE = (4.89352455891786e-3, 6.37261928875436e-4, 1.48572235717979e-5, 5.12229709037114e-8, -8.60467152213735e-11,
        2.00018790482477e-13, -2.76076847742355e-16)  # fmt: skip
FALL = 4.89352518554385e-3, 2.26843463243900e-3, 1.18534705686654e-4, 1.19825839466702e-6
FLAT = 9.0
"""tanh as a quotient of two polynomials (those of Eigen), right to 3e-8 and much cheaper, and where it is flat."""


@numba.njit(numba.float64(numba.float64), cache=True, fastmath=True, inline="always")
def bend(pull: float) -> float:
    """The tanh of this."""
    x = min(FLAT, max(-FLAT, pull))
    y = x * x
    rise = RISE[0] + y * (RISE[1] + y * (RISE[2] + y * (RISE[3] + y * (RISE[4] + y * (RISE[5] + y * RISE[6])))))
    return x * rise / (FALL[0] + y * (FALL[1] + y * (FALL[2] + y * FALL[3])))


@numba.njit(numba.float64(FLOAT, FLOAT), cache=True, fastmath=True)
def chance(weights: Floats, features: Floats) -> float:
    """The chance to escape that these features make: a straight sum of them, and bent ones (a layer of tanh)."""
    size, score = features.shape[0], 0.0
    for at in range(size):
        score += weights[at] * features[at]
    for bent in range((weights.shape[0] - size) // (size + 1)):
        start = size + bent * (size + 1)
        pull = 0.0
        for at in range(size):
            pull += weights[start + at] * features[at]
        score += weights[start + size] * bend(pull)
    return float(1.0 / (1.0 + np.exp(-score)))
