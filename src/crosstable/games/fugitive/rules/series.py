"""A match: two games with the roles exchanged. Whoever got further as the Fugitive wins it."""

from crosstable.core import Outcome, Score, Scores, SeriesRules

from ..data import FUGITIVE
from ..state import State


def scores(state: State, outcome: Outcome, seats: int) -> Scores:
    """A point for the winner; equal points are decided by how far one fled, then by hideouts never found."""
    fled = (state.row[-1].card, state.hidden)
    return tuple(Score(int(seat in outcome.winners), fled if seat == FUGITIVE else (0, 0)) for seat in range(seats))


SERIES = SeriesRules(lengths=(1, 2, 4, 6), default=2, scores=scores)
