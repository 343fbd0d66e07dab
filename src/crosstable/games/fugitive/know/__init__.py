"""What the Marshal has seen, and what follows from it about single cards. `bots.rows` counts with it."""

from .evidence import Evidence, Spot, evidence
from .models import EAGER, HURRIED, MODELS, SLY, UNIFORM, Model, falling, reader

__all__ = ["EAGER", "HURRIED", "MODELS", "SLY", "UNIFORM", "Evidence", "Model", "Spot", "evidence", "falling", "reader"]
