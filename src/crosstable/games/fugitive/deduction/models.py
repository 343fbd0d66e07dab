"""How the Marshal thinks the Fugitive chooses.

`uniform` is the stated prior: the piles are shuffled fairly and every legal choice is as likely as any other, so every
deal and every course of play that fits counts the same. Other models weigh a placing by how far it goes and how many
sprint cards lie under it.
"""

from collections.abc import Callable

from msgspec import Struct


class Model(Struct, frozen=True):
    """A named belief about the Fugitive: a weight for laying a hideout so far away with so many sprint cards."""

    name: str
    weight: Callable[[int, int], float]


def _thrifty(distance: int, sprints: int) -> float:
    """Sprint cards are dear: those that are not needed are laid less and less often; long steps are welcome."""
    needed = max(0, (distance - 3 + 1) // 2)
    return float(0.35 ** max(0, sprints - needed) * (1.0 + 0.15 * distance))


UNIFORM = Model("uniform", lambda distance, sprints: 1.0)
THRIFTY = Model("thrifty", _thrifty)
MODELS = {model.name: model for model in (UNIFORM, THRIFTY)}
