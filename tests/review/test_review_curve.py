"""Turning points, and the course of small games whose values are known."""

import random

import pytest
from msgspec.structs import replace

from crosstable.core import Step, sentence
from crosstable.core.outcome import broken_off
from crosstable.core.review import Estimate, Turn
from crosstable.games import GAMES
from crosstable.games.cross.data import Options as CrossOptions
from crosstable.games.cross.parts.insight import appraise as appraise_cross
from crosstable.games.cross.state import State as CrossState
from crosstable.games.resistance.actions import Propose, Vote
from crosstable.games.resistance.parts import review as resistance_review
from crosstable.games.resistance.parts.insight import appraise as appraise_resistance
from crosstable.review.curve import curve_of, turning_points
from crosstable.review.replayed import POINTS, ReplayedGame
from crosstable.review.verdict import appraise, sides
from helpers.playing import begin, random_turns
from resistance.setting import FIVE, SEVEN, Table


def test_turning_points_are_the_largest_swings_in_the_order_in_which_they_happened() -> None:
    values = [0.5, 0.52, 0.3, 0.31, 0.6, 0.45, 0.45, 1.0]
    found = [(turn.n, turn.before, turn.after) for turn in turning_points(values)]
    assert found == [(2, 0.52, 0.3), (4, 0.31, 0.6), (7, 0.45, 1.0)]


def test_small_swings_are_no_turning_points() -> None:
    assert turning_points([0.5, 0.55, 0.46, 0.5]) == ()
    assert turning_points([0.5]) == ()
    assert turning_points([0.0, 0.25]) == (Turn(1, 0.0, 0.25),)


def test_an_empty_board_with_swap_favours_nobody() -> None:
    options = CrossOptions(size=5)
    assert appraise_cross([Step(CrossState(options, "." * 61))], 1) == Estimate(0.5)


def test_a_team_without_spies_under_way_is_worth_more_than_one_with_a_spy() -> None:
    clean, foul = Table(FIVE).go(0, 2), Table(FIVE).go(0, 1)
    before = appraise_resistance(Table(FIVE).steps, 1)
    assert appraise_resistance(clean.steps, 1).value > before.value > appraise_resistance(foul.steps, 1).value


def test_three_successes_are_the_end_of_the_curve() -> None:
    table = Table(FIVE).mission(0, 2).mission(0, 2, 4).mission(0, 2)
    assert appraise_resistance(table.steps, 1) == Estimate(1.0)
    lost = Table(FIVE).mission(0, 1, s1="fail").mission(0, 1, 2, s1="fail").mission(0, 1, s1="fail")
    assert appraise_resistance(lost.steps, 1) == Estimate(0.0)


def test_a_vote_that_nobody_sees_changes_no_chances() -> None:
    table = Table(FIVE).propose(0, 2)
    before = table.state
    assert resistance_review.quiet(before, table.do(0, Vote(True)).state)
    assert not resistance_review.quiet(before, Table(FIVE).go(0, 2).state)


def test_no_swing_within_the_error_is_a_turning_point() -> None:
    values = [0.5, 0.8, 0.2]
    assert [turn.n for turn in turning_points(values, [0.2, 0.25, 0.1])] == [2]
    assert [turn.n for turn in turning_points(values, [0.15, 0.16, 0.1])] == [2], "both ends may be off, the worst way"
    assert turning_points(values, [0.5, 0.5, 0.5]) == ()


def test_of_a_long_game_the_last_steps_are_looked_at_and_nothing_turns_before() -> None:
    played = begin(GAMES["cross"], CrossOptions(size=7, swap=False), 2, bytes(32))
    for _ in random_turns(played, random.Random(3)):
        pass
    game = ReplayedGame(played.record(), GAMES["cross"])
    last = len(game.steps) - 1
    assert last > POINTS
    assert game.moments == frozenset(range(last - POINTS, last + 1))
    assert appraise(game, 0) is None
    found = [None, None, Estimate(0.2, 0.01), None, Estimate(0.8, 0.01)]
    curve = curve_of(sides(game), found)
    assert curve.values == (0.2, 0.2, 0.2, 0.2, 0.8)
    assert [turn.n for turn in curve.turns] == [4]


def test_a_chosen_mission_needs_as_many_fails_as_the_board_says() -> None:
    """One spy alone does not sink the fourth mission of seven, even if it is the first to be played (B12)."""
    four = Table(SEVEN, targeting=True).do(0, Propose(4, (0, 1, 2, 4)))
    first = Table(SEVEN, targeting=True).do(0, Propose(1, (0, 1)))
    for table in (four, first):
        for seat in range(7):
            table.do(seat, Vote(True))
    before = appraise_resistance(Table(SEVEN, targeting=True).steps, 1).value
    assert appraise_resistance(four.steps, 1).value > before > appraise_resistance(first.steps, 1).value


@pytest.mark.parametrize("name", GAMES)
def test_a_game_called_off_at_once_was_open(name: str) -> None:
    """Its only state has an end without winners: that says nothing about anybody's chances."""
    game = GAMES[name]
    played = begin(game, game.facts.options(), min(game.facts.seats), bytes(32))
    record = replace(played.record(), outcome=broken_off(sentence("called-off-host")))
    found = appraise(ReplayedGame(record, game), 0)
    assert found is not None
    assert 0.0 < found.value < 1.0
