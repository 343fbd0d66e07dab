"""Who wins Fugitive: he who runs, or she who looks for him."""

from collections.abc import Iterator
from typing import get_args

from crosstable.core.parts import Advice, Setup

from ..data import Options, Variant
from ..state import State

ROLES = ("fugitive", "marshal")

ADVICE = (
    Advice("Only the Fugitive's events help him.", "fugitive", {"events": "for_fugitive"}),
    Advice("Only the Marshal's events help her.", "marshal", {"events": "for_marshal"}),
)


WINNERS = ROLES


def setups() -> Iterator[Setup]:
    """The game as it comes, each house rule, and each way to play with events."""
    yield Setup(Options(), (2,))
    yield Setup(Options(first_hideouts="two"), (2,))
    yield Setup(Options(first_hideouts="exactly_two"), (2,))
    yield Setup(Options(second_edition_pass=True), (2,))
    for events in get_args(Variant)[1:]:
        yield Setup(Options(events=events), (2,))


def roles(state: State) -> tuple[str, ...]:
    """The first seat runs."""
    return ROLES


def side(state: State) -> str:
    """Whoever has won."""
    won = state.outcome.winners if state.outcome else ()
    return ROLES[won[0]] if won else ""
