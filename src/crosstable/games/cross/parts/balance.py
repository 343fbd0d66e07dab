"""Who wins CROSS: whoever begins, or whoever answers and may swap."""

from collections.abc import Iterator

from crosstable.core.parts import Advice, Setup

from ..data import Options
from ..state import State

SIZES = (6, 5, 7)
"""The usual board first."""
SEATS = ("begins", "answers")

ADVICE = (
    Advice("The swap helps whoever answers.", "answers", {"swap": True}, {"swap": False}),
    Advice("… on the small board.", "answers", {"size": 5, "swap": True}, {"size": 5, "swap": False}),
    Advice("… on the large board.", "answers", {"size": 7, "swap": True}, {"size": 7, "swap": False}),
)


WINNERS = SEATS


def setups() -> Iterator[Setup]:
    """The boards of the lobby, with the swap and without."""
    for size in SIZES:
        for swap in (True, False):
            yield Setup(Options(size=size, swap=swap), (2,))


def roles(state: State) -> tuple[str, ...]:
    """Who has begun; the colours may have changed hands since."""
    return SEATS


def side(state: State) -> str:
    """Whoever has won."""
    return SEATS[state.outcome.winners[0]] if state.outcome and state.outcome.winners else ""
