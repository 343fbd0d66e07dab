"""How the Marshal thinks the Fugitive chooses.

`uniform` is the stated prior: the piles are shuffled fairly and every legal choice is as likely as any other, so every
deal and every course of play that fits counts the same. Other models weigh a placing by how far it goes and how many
sprint cards lie under it.
"""

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from ..data import GOAL, STEP


class Model(Struct, frozen=True):
    """A named belief about the Fugitive: a weight for laying a hideout this far away with this many sprint cards."""

    name: str
    weight: Callable[[int, int], float]


def spared(distance: int, sprints: int) -> int:
    """How much further he could have gone, had every sprint card two footprints."""
    return STEP + 2 * sprints - distance


def _hurried(distance: int, sprints: int) -> float:
    """He goes about as far as his sprint cards can take him; needless ones and short steps are rare, but do happen."""
    short = spared(distance, sprints)
    return (1.0, 1.0, 0.35)[short] if 0 <= short <= 2 else 0.15 if short > 2 else 1.0


def reader(short: int, other: float) -> Model:
    """A Marshal who is nearly sure that he stops this far short of what is possible; all else is as rare as this."""
    return Model(
        f"short by {short}, {other}", lambda distance, sprints: 1.0 if spared(distance, sprints) == short else other
    )


def falling(share: float) -> Model:
    """A Marshal who finds each unit he could have gone further this much less likely."""
    return Model(f"falling by {share}", lambda distance, sprints: float(share ** abs(spared(distance, sprints))))


UNIFORM = Model("uniform", lambda distance, sprints: 1.0)
HURRIED = Model("hurried", _hurried)
EAGER = Model("eager", lambda distance, sprints: float(0.55 ** max(0, spared(distance, sprints))))
"""The further the likelier, and steeply so."""
SLY = Model("sly", lambda distance, sprints: float(0.75 ** (distance - 1)) if sprints else 1.0)
"""Short steps with sprint cards that were not needed."""
MODELS = {model.name: model for model in (UNIFORM, HURRIED)}


@lru_cache(512)
def shares(model: Model, sprints: int) -> tuple[float, ...]:
    """For each distance how often he goes that far with this many sprint cards, as the model has it: one in all."""
    weights = [0.0, *(model.weight(distance, sprints) for distance in range(1, GOAL + 1))]
    total = sum(weights[: STEP + 2 * sprints + 1])
    return tuple(weight / total for weight in weights)
