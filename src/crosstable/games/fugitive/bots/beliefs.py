"""What the Marshal may believe about the Fugitive: one style, or several at once, each as likely as it proves to be.

A style weighs every placing of a row by itself, so one exact count serves all of them: its rows are weighed again.
A mixture learns within the game: a style that does not explain what was found and missed loses its share.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..know import EAGER, HURRIED, SLY, UNIFORM, Model
from ..know.models import shares
from .rows import Rows

Floats = NDArray[np.float64]


class Belief(NamedTuple):
    """Styles of the Fugitive, each with how likely it is at first."""

    styles: tuple[tuple[Model, float], ...]


def sure_of(model: Model) -> Belief:
    """The belief that he has this one style."""
    return Belief(((model, 1.0),))


OPEN_MINDED = Belief(((UNIFORM, 0.4), (HURRIED, 0.25), (EAGER, 0.2), (SLY, 0.15)))
"""What the strong Marshal believes at first."""


def believing(rows: Rows, belief: Belief) -> Rows:
    """Rows counted with the uniform prior, as this belief weighs them."""
    steps = np.diff(rows.numbers, axis=1)
    weight = np.zeros(len(rows.chances))
    for model, prior in belief.styles:
        weight += prior * _explained(rows, steps, model)
    chances = rows.chances * weight
    return Rows(rows.evidence, rows.numbers, chances / chances.sum(), rows.error)


def _explained(rows: Rows, steps: NDArray[np.int64], model: Model) -> Floats:
    """How well the style explains each row, laid as it was with its sprint cards."""
    weight = np.ones(len(steps))
    for place, spot in enumerate(rows.evidence.row[1:]):
        weight *= _table(model, spot.sprints)[steps[:, place]]
    return weight


_TABLES: dict[tuple[str, int], Floats] = {}


def _table(model: Model, sprints: int) -> Floats:
    key = model.name, sprints
    if key not in _TABLES:
        _TABLES[key] = np.array(shares(model, sprints))
    return _TABLES[key]
