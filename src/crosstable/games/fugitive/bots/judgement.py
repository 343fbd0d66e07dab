"""The strong Marshal's judgement, set by hand."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class Judge(NamedTuple):
    """A constant, and a weight for each feature."""

    constant: float
    single: Floats

    def chances(self, facts: Sequence[Sequence[float]]) -> Floats:
        """The chance to win for each list of features."""
        score = self.constant + np.asarray(facts, np.float64) @ self.single
        return np.asarray(1.0 / (1.0 + np.exp(-np.clip(score, -30, 30))))


MARSHAL_JUDGE = Judge(0.0, np.array([-1.0, 0.0, 0.5, -1.0, 0.0, 0.5, 1.5, 0.0, 0.0, -1.5, 0.0, 0.0]))
"""Her chance to win when the Fugitive is to move, by `hunt.hunt_features`."""
