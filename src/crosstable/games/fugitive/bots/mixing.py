"""A small game on paper: he picks a placing, she a way to read him. Neither may be worth more to the other."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
ROUNDS = 250


def balanced(payoff: Floats) -> Floats:
    """How often to pick each line so that no column hurts more than it must: by regret matching, played with itself."""
    lines, columns = payoff.shape
    mine, hers = np.zeros(lines), np.zeros(columns)
    picked: Floats = np.zeros(lines)
    for round_ in range(1, ROUNDS + 1):
        pick, reading = _in_proportion(mine), _in_proportion(hers)
        mine = np.maximum(0.0, mine + payoff @ reading - pick @ payoff @ reading)
        hers = np.maximum(0.0, hers - pick @ payoff + pick @ payoff @ reading)
        picked += round_ * pick
    return np.asarray(picked / picked.sum())


def _in_proportion(regret: Floats) -> Floats:
    total = regret.sum()
    return regret / total if total > 0 else np.full(len(regret), 1.0 / len(regret))
