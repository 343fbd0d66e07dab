"""What the Marshal can work out: the exact chance of every number at every face-down place."""

from .evidence import Evidence, Spot, evidence
from .insight import insight
from .models import HURRIED, MODELS, UNIFORM, Model
from .posterior import Posterior, deduce

__all__ = [
    "HURRIED", "MODELS", "UNIFORM", "Evidence", "Model", "Posterior", "Spot", "deduce", "evidence", "insight",
]  # fmt: skip
