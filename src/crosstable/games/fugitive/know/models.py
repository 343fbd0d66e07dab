"""How the Marshal thinks the Fugitive chooses.

`uniform` is the stated prior: the piles are shuffled fairly and every legal choice is as likely as any other, so every
deal and every course of play that fits counts the same. Other models weigh a placing by how far it goes and how many
sprint cards lie under it.
"""

from collections.abc import Callable

from msgspec import Struct


class Model(Struct, frozen=True):
    """A named belief about the Fugitive: a weight for laying a hideout this far away with this many sprint cards."""

    name: str
    weight: Callable[[int, int], float]


def _hurried(distance: int, sprints: int) -> float:
    """He goes about as far as his sprint cards can take him; needless ones and short steps are rare, but do happen."""
    spared = 3 + 2 * sprints - distance
    return (1.0, 1.0, 0.35)[spared] if 0 <= spared <= 2 else 0.15 if spared > 2 else 1.0


UNIFORM = Model("uniform", lambda distance, sprints: 1.0)
HURRIED = Model("hurried", _hurried)
MODELS = {model.name: model for model in (UNIFORM, HURRIED)}
