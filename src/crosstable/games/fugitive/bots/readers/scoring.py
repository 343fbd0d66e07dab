"""What learned weights make of features, compiled."""

import numba
import numpy as np

from ..quick import FLOAT, Floats


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
        score += weights[start + size] * np.tanh(pull)
    return float(1.0 / (1.0 + np.exp(-score)))
