"""Who wins The Resistance, module by module."""

from collections.abc import Iterator
from itertools import groupby

from crosstable.core import refusal
from crosstable.core.parts import Advice, Setup

from ..data import SIDE, SIDES, Options
from ..state import State
from .lobby import everything

ALONE = (
    Options(), Options(targeting=True), Options(blind_spies=True), Options(plot=True), Options(hunter=True),
    Options(deep_agent=True), Options(inquisitor=True), Options(reverser="resistance"), Options(reverser="spy"),
    Options(reverser="both"),
)  # fmt: skip
"""The base game, and it with each module by itself."""

ADVICE = (Advice("The Inquisitor is best with seven or more (I1).", "resistance", {"inquisitor": True}),)


WINNERS = tuple(dict.fromkeys(SIDE.values()))


def setups() -> Iterator[Setup]:
    """Every module by itself with every number of players that it can be dealt for, then all that fit together."""
    from .. import GAME  # late: the game names its parts

    for options in ALONE:
        yield Setup(options, tuple(seats for seats in SIDES if refusal(GAME, options, seats) is None))
    for options, seats in groupby(SIDES, everything):
        yield Setup(options, tuple(seats))


def roles(state: State) -> tuple[str, ...]:
    """Everybody's character at the end."""
    return state.characters


def side(state: State) -> str:
    """The side of those who have won."""
    won = state.outcome.winners if state.outcome else ()
    return SIDE[state.characters[won[0]]] if won else ""
