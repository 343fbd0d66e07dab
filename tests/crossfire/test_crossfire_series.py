"""Going for points (C25)."""

import pytest

from crosstable.core.outcome import Outcome
from crosstable.core.sentence import sentence
from crosstable.games.crossfire import GAME, Options
from crosstable.games.crossfire.series import leaders, next_options, points

from .crossfire_dealing import dealt

SIX = "vip agent assassin assassin bystander"


def _won(*seats: int) -> Outcome:
    return Outcome(seats, sentence("game-over"))


@pytest.mark.rule("C25")
def test_everybody_who_won_a_game_gets_a_point() -> None:
    assert points([_won(0, 2), _won(2, 4), _won(1)], 5) == (1, 1, 2, 0, 1)
    assert points([], 5) == (0, 0, 0, 0, 0)


@pytest.mark.rule("C25")
def test_most_points_win_and_ties_are_shared() -> None:
    assert leaders((1, 1, 2, 0, 1)) == (2,)
    assert leaders((2, 1, 2, 0, 2)) == (0, 2, 4)


@pytest.mark.rule("C25")
def test_dealer_and_sniper_move_on_clockwise() -> None:
    state = dealt(SIX, mode="sniper", dealer=5, sniper=6).state
    assert (state.dealer, state.sniper) == (4, 5)
    after = next_options(state)
    assert (after.dealer, after.sniper) == (6, 1)
    GAME.check(after, 6)
    plain = next_options(dealt("vip agent assassin red_decoy bystander", dealer=5).state)
    assert plain == Options(seconds=0, aim_seconds=0, dealer=1)
