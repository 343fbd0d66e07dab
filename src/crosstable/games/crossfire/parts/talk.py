"""Crossfire in the bench of talk: which tables, and who doubts whom."""

from crosstable.core import Action, Seat
from crosstable.core.parts import Setup

from ..actions import Aim, Doubt, PlaceShots, Suspect
from ..data import Options
from ..know.evidence import CLAIMED
from ..state import State

TABLES = (
    Setup(Options(seconds=0, aim_seconds=0), (5, 7)),
    Setup(Options(mode="sniper", seconds=0, aim_seconds=0), (7,)),
)


def doubted(state: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """Whom somebody calls a liar, takes for another than he claims to be, or points at."""
    if isinstance(action, Doubt):
        return (action.about,)
    if isinstance(action, Suspect):
        claims = [said.claim for said in state.said if said.seat == action.about and said.claim in CLAIMED]
        denied = any(claim is not None and action.role not in CLAIMED[claim] for claim in claims)
        return (action.about,) if denied else ()
    return action.at if isinstance(action, Aim | PlaceShots) else ()


def rejected(state: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """Nobody: there are no teams to vote on."""
    return ()
