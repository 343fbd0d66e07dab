"""What the Marshal can work out: the exact chance of every number at every face-down place."""

from .evidence import Evidence, Spot, evidence
from .insight import insight
from .models import MODELS, UNIFORM, Model
from .posterior import Posterior, deduce

MOST_STATES = 12_000
"""A bot counts exactly up to so many states at one time, which takes about half a second."""

__all__ = [
    "MODELS",
    "MOST_STATES",
    "UNIFORM",
    "Evidence",
    "Model",
    "Posterior",
    "Spot",
    "deduce",
    "evidence",
    "insight",
]
