"""Laying hideouts and sprint cards (F11–F14)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from crosstable.core.errors import Illegal
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.data import FUGITIVE, GOAL, MARSHAL
from crosstable.games.fugitive.events import Placed
from crosstable.games.fugitive.rules.placing import can_place, within_reach
from crosstable.games.fugitive.state import Hideout
from fugitive.fugitive_tables import after, do, down, fugitive_to_lay, hears, lay, layings, up


@pytest.mark.rule("F11")
def test_a_hideout_lies_one_to_three_higher_than_the_last() -> None:
    state = fugitive_to_lay([down(2), up(5)], (4, 6, 8, 9, 42))
    without = {card for card, sprints in layings(state) if not sprints}
    assert without == {6, 8}
    step = do(state, FUGITIVE, lay(8))
    assert [h.card for h in step.state.row] == [0, 2, 5, 8]
    assert not step.state.row[-1].up
    assert hears(step, MARSHAL, Placed) == [Placed(FUGITIVE, 3, 0, None)]


@pytest.mark.rule("F11")
@pytest.mark.parametrize(
    ("card", "why"), [(4, "fugitive-not-higher"), (9, "fugitive-too-far"), (7, "fugitive-not-in-hand")]
)
def test_what_cannot_lie_there_is_refused(card: int, why: str) -> None:
    state = fugitive_to_lay([down(2), up(5)], (4, 6, 8, 9, 42))
    with pytest.raises(Illegal) as caught:
        do(state, FUGITIVE, lay(card))
    assert caught.value.why.key == why


@pytest.mark.rule("F11")
@pytest.mark.parametrize(("reach", "farthest"), [(0, 8), (2, 10), (-1, 7)])
def test_the_fugitive_alone_reads_how_far_he_gets_without_sprint_cards(reach: int, farthest: int) -> None:
    state = fugitive_to_lay([down(5)], (*range(6, 12), 42), reach=reach)
    assert GAME.view(state, FUGITIVE).farthest == farthest
    assert max(card for card, sprints in layings(state) if not sprints) == farthest
    assert GAME.view(state, MARSHAL).farthest is None, "it would tell her the last number"
    assert GAME.view(state, None).farthest is None


@pytest.mark.rule("F12")
def test_exactly_the_sprint_cards_that_reach_are_offered() -> None:
    state = fugitive_to_lay([up(5)], (3, 4, 10, 12))
    assert layings(state) == {
        # 10 is five away: two footprints more than three are needed
        (10, (4,)), (10, (12,)), (10, (3, 4)), (10, (3, 12)), (10, (4, 12)), (10, (3, 4, 12)),
        # 12 is seven away: four footprints
        (12, (4, 10)), (12, (3, 4, 10)),
    }  # fmt: skip


@pytest.mark.rule("F12")
def test_more_sprint_cards_than_needed_are_a_legal_bluff() -> None:
    state = fugitive_to_lay([down(2)], (3, 9, 14, 20, 42))
    bluff = do(state, FUGITIVE, lay(3, 20, 9, 14))
    assert bluff.state.row[-1] == down(3, 9, 14, 20)
    assert bluff.state.hands[FUGITIVE] == (42,)
    for viewer in (MARSHAL, None):
        assert hears(bluff, viewer, Placed) == [Placed(FUGITIVE, 2, 3, None)]
        assert GAME.view(bluff.state, viewer).row[-1].sprints == (None, None, None)


@pytest.mark.rule("F12")
def test_too_few_footprints_are_refused_with_what_is_missing() -> None:
    state = fugitive_to_lay([up(5)], (3, 4, 10, 12))
    with pytest.raises(Illegal) as caught:
        do(state, FUGITIVE, lay(12, 3, 4))
    assert caught.value.why.key == "fugitive-too-far"
    assert caught.value.why.args["missing"] == 1
    for wrong in (lay(10, 4, 4), lay(10, 10), lay(10, 7)):
        with pytest.raises(Illegal):
            do(state, FUGITIVE, wrong)


@pytest.mark.rule("F13")
def test_any_number_of_cards_may_sprint_but_never_42() -> None:
    state = fugitive_to_lay([down(1)], (2, 4, 6, 8, 10, 12, 14, 42))
    everything = (4, 6, 8, 10, 12, 14)
    assert (2, everything) in layings(state)
    assert after(state, FUGITIVE, lay(2, *everything)).hands[FUGITIVE] == (42,)
    assert not any(42 in sprints for _, sprints in layings(state))
    with pytest.raises(Illegal) as caught:
        do(state, FUGITIVE, lay(2, 42))
    assert caught.value.why.key == "fugitive-goal-cannot-sprint"


@pytest.mark.rule("F14")
def test_42_lies_face_up_by_the_same_distance_and_its_sprint_cards_stay_secret() -> None:
    state = fugitive_to_lay([down(37)], (4, 6, 42))
    assert layings(state) == {(42, (4,)), (42, (6,)), (42, (4, 6))}
    step = do(state, FUGITIVE, lay(42, 4, 6))
    for viewer in (MARSHAL, None):
        assert hears(step, viewer, Placed) == [Placed(FUGITIVE, 2, 2, 42)]
        last = GAME.view(step.state, viewer).row[-1]
        assert (last.card, last.up, last.sprints) == (42, True, (None, None))
    assert GAME.view(step.state, FUGITIVE).row[-1].sprints == (4, 6)


@pytest.mark.rule("F14")
def test_42_cannot_be_laid_from_too_far_away() -> None:
    state = fugitive_to_lay([down(36)], (5, 7, 42))
    with pytest.raises(Illegal):
        do(state, FUGITIVE, lay(42, 5, 7))
    assert layings(state) == set()


@pytest.mark.rule("F11")
@given(
    hand=st.sets(st.integers(1, GOAL), max_size=9),
    last=st.integers(0, GOAL - 1),
    further=st.integers(-2, 3),
    no_sprints=st.booleans(),
)
def test_something_can_be_laid_exactly_where_a_card_is_within_reach(
    hand: set[int], last: int, further: int, no_sprints: bool
) -> None:
    state = replace(fugitive_to_lay([down(1)], tuple(sorted(hand))), row=(Hideout(last),), reach=further)
    state = replace(state, no_sprints=no_sprints)
    assert can_place(state) == bool(within_reach(state))
