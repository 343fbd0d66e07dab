"""What the Marshal can work out: the exact chance of every number at every face-down place."""

from .evidence import Evidence, Spot, evidence
from .models import MODELS, UNIFORM, Model
from .posterior import Posterior, deduce

__all__ = ["MODELS", "UNIFORM", "Evidence", "Model", "Posterior", "Spot", "deduce", "evidence"]
