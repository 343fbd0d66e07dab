"""What the Marshal has seen, and what follows from it about single cards. `bots.rows` counts with it."""

from .evidence import Evidence, Spot, evidence
from .models import HURRIED, MODELS, UNIFORM, Model

__all__ = ["HURRIED", "MODELS", "UNIFORM", "Evidence", "Model", "Spot", "evidence"]
