"""What the review of Fugitive says about chances: there is an estimate for every position, and its error is honest."""

import random

import pytest

from crosstable.core.events import heard
from crosstable.core.review import Eyes
from crosstable.games import GAMES
from crosstable.games.fugitive.data import FUGITIVE, PLACEHOLDER, Options
from crosstable.games.fugitive.parts.insight import appraise
from crosstable.games.fugitive.parts.verdict import weigh
from crosstable.games.fugitive.view import view
from helpers.playing import Played, begin, random_turns


def only_events(played: Played) -> bool:
    """Whether he is to draw, and a pile has nothing but events left: as far as he can count, it has no card."""
    state = played.state
    asked = state.outcome is None and state.side == FUGITIVE and state.phase == "draw"
    return asked and any(pile and min(pile) >= PLACEHOLDER for pile in state.piles)


@pytest.mark.parametrize("seed", [7, 16])
def test_where_only_events_are_left_in_a_pile_there_is_an_estimate(seed: int) -> None:
    options = Options(events="for_marshal")
    played = begin(GAMES["fugitive"], options, 2, bytes([seed]) * 32)
    turns = random_turns(played, random.Random(seed))
    while not only_events(played):
        next(turns)
    found = appraise(played.steps, 1)
    assert 0.0 <= found.value <= 1.0
    assert found.error < 0.3
    past = tuple(heard(step.events, FUGITIVE) for step in played.steps)
    eyes = Eyes("fugitive", options, 2, FUGITIVE, view(played.state, FUGITIVE), past)
    next(turns)
    seat, drawn = played.moves[-1]
    assert seat == FUGITIVE
    weighed = weigh(eyes, drawn, "quick")
    assert (weighed is None) == (sum(bool(pile) for pile in played.steps[-2].state.piles) < 2)
