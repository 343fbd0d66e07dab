"""Who wins Crossfire, by mode, number of players and special role."""

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from crosstable.core import refusal
from crosstable.core.parts import Advice, Setup

from ..data import SPECIALS, STANDARD, Options
from ..state import State, Team

ADVICE = (
    Advice("If blue wins more often, add the Protester.", "red", {"protester": True}),
    Advice("If red wins more often, add the Supporter.", "blue", {"supporter": True}),
    Advice("The Protester in Sniper mode.", "red", {"mode": "sniper", "protester": True}, {"mode": "sniper"}),
    Advice("The Supporter in Sniper mode.", "blue", {"mode": "sniper", "supporter": True}, {"mode": "sniper"}),
)


WINNERS = get_args(Team)


def setups() -> Iterator[Setup]:
    """Both modes as they come, then with each special role that can be dealt."""
    from .. import GAME  # late: the game names its parts

    for mode, dealt in STANDARD.items():
        plain = Options(mode=mode, seconds=0, aim_seconds=0)
        yield Setup(plain, tuple(dealt["vip"]))
        for special in SPECIALS:
            options = replace(plain, **{special: True})
            seats = tuple(seats for seats in dealt["vip"] if refusal(GAME, options, seats) is None)
            if seats:
                yield Setup(options, seats)


def roles(state: State) -> tuple[str, ...]:
    """Everybody's card."""
    return state.roles


def side(state: State) -> str:
    """The team that has won."""
    return state.result.team if state.result is not None else ""
