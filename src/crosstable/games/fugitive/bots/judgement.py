"""The judgement of both sides: his learned from games between the bots (`bench/fugitive_learn.py`), hers set by hand.

A weight for each feature in the order of `prospects.features` and `hunt.hunt_features`, then one for each pair: the
first with itself, with the second, with the third …; none where pairs do not count.
"""

import numpy as np

from .prospects import Judge


def judge(constant: float, single: tuple[float, ...], pairs: tuple[float, ...]) -> Judge:
    """A judgement from its numbers."""
    square = np.zeros((len(single), len(single)))
    if pairs:
        square[np.triu_indices(len(single))] = pairs
    return Judge(constant, np.array(single), square)


FUGITIVE_JUDGE = judge(
    -1.071,
    (
        1.693, -0.919, -0.34, -0.515, 0.219, 0.07, -0.358, 0.011, 0.455, 0.268, -0.009, -0.391, -0.421, 0.0, 0.598,
    ),
    (
        -0.124, -0.101, 0.133, -0.108, 0.17, -0.306, -0.178, -0.182, -0.257, -0.289, -0.178, 0.107, 0.186, 0.0,
        0.256, -0.128, -0.172, -0.085, -0.237, 0.137, -0.148, -0.029, 0.057, 0.065, -0.012, -0.18, -0.156, 0.0,
        -0.069, 0.352, -0.135, -0.017, 0.139, -0.107, -0.006, 0.189, 0.116, -0.099, -0.073, -0.12, 0.0, 0.07, -0.079,
        -0.13, 0.105, -0.342, -0.121, 0.017, 0.047, -0.038, -0.099, -0.012, 0.0, -0.119, -0.097, 0.008, -0.633,
        -0.151, 0.485, 0.336, -0.174, -0.115, -0.05, 0.0, 0.074, 0.023, 0.097, 0.005, -0.118, -0.17, -0.072, 0.435,
        -0.052, 0.0, 0.048, -0.224, -0.089, 0.219, -0.065, -0.002, -0.039, -0.028, 0.0, 0.247, -0.008, 0.09, 0.031,
        -0.03, 0.014, -0.027, 0.0, 0.168, -0.249, -0.053, -0.084, 0.119, -0.025, 0.0, 0.245, 0.102, -0.077, 0.058,
        -0.036, 0.0, 0.113, 0.119, 0.0, 0.014, 0.0, 0.023, -0.13, 0.0, 0.0, 0.059, -0.14, 0.0, -0.013, 0.0, 0.0, 0.3,
    ),
)  # fmt: skip
"""His chance to win when the Marshal is to move."""

MARSHAL_JUDGE = judge(
    0.000,
    (
        -1.0, 0.0, 0.5, -1.0, 0.0, 0.5, 1.5, 0.0, 0.0, -1.5, 0.0, 0.0,
    ),
    (),
)  # fmt: skip
"""Her chance to win when the Fugitive is to move."""
