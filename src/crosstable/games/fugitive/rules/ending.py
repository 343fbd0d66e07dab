"""How a game ends (F19–F21, F23), and by how much."""

from msgspec.structs import replace

from crosstable.core import EVERYBODY, Ended, Outcome, Seat, Sentence, Told, sentence

from ..data import FUGITIVE, GOAL, MARSHAL
from ..events import Laid, Revealed
from ..state import State


def end(state: State, winner: Seat, why: Sentence, told: list[Told]) -> State:
    """The game is over: everybody sees the route and the hands."""
    outcome = Outcome((winner,), why)
    row = tuple(Laid(hideout.card, hideout.sprints) for hideout in state.row)
    told.append(Told(EVERYBODY, Revealed(row, state.hands)))
    told.append(Told(EVERYBODY, Ended(outcome)))
    return replace(state, outcome=outcome)


def escape(state: State, why: str, told: list[Told]) -> State:
    """The Fugitive wins; the margin is how many hideouts were never found."""
    return end(state, FUGITIVE, sentence(why, seat=FUGITIVE, hidden=state.hidden), told)


def capture(state: State, why: str, told: list[Told]) -> State:
    """The Marshal wins; the margin is how far he still had to go."""
    return end(state, MARSHAL, sentence(why, seat=MARSHAL, left=GOAL - state.row[-1].card), told)
