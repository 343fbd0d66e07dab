"""The Resistance in the bench of talk: which tables, and who doubts whom."""

from crosstable.core import Action, Seat
from crosstable.core.parts import Setup

from ..actions import Accuse, Suspect, Vote
from ..data import Options
from ..state import State

TABLES = (Setup(Options(), (5, 7)), Setup(Options(hunter=True), (6,)))


def doubted(state: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """Whom somebody suspects or accuses."""
    if isinstance(action, Suspect):
        return action.seats
    return (action.seat,) if isinstance(action, Accuse) else ()


def rejected(state: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """The others on a team that somebody votes against."""
    if isinstance(action, Vote) and not action.approve:
        return tuple(one for one in state.team if one != seat)
    return ()
