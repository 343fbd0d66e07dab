"""Turns, drawing and passing (F5–F10, F15, F22)."""

import pytest

from crosstable.core.errors import Illegal
from crosstable.core.record import chance_at
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Done, Draw, Guess, Pass
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, Options
from crosstable.games.fugitive.events import DrawSkipped, Drew, Passed
from crosstable.games.fugitive.state import State
from fugitive.fugitive_tables import after, do, down, fugitive_to_lay, hears, lay, layings, marshal_to_guess, table

EMPTY: tuple[tuple[int, ...], ...] = ((), (), ())


def begin(**options: object) -> State:
    return GAME.start(Options(**options), 2, chance_at(bytes(32), 0)).state  # type: ignore[arg-type]


def actions_of(state: State, seat: int) -> set[str]:
    return {offer.action for offer in GAME.offers(state, seat) if not offer.aside}


@pytest.mark.rule("F5", "F6")
def test_the_fugitive_begins_and_must_lay_something() -> None:
    state = begin()
    assert GAME.actors(state) == {FUGITIVE}
    assert actions_of(state, FUGITIVE) == {"place"}
    for refused in (Pass(), Done(), Draw(0)):
        with pytest.raises(Illegal):
            do(state, FUGITIVE, refused)


@pytest.mark.rule("F6")
def test_the_first_turn_is_one_or_two_hideouts() -> None:
    one = after(begin(), FUGITIVE, lay(1))
    assert GAME.actors(one) == {FUGITIVE}
    assert actions_of(one, FUGITIVE) == {"place", "done"}
    assert GAME.actors(after(one, FUGITIVE, Done())) == {MARSHAL}
    two = after(one, FUGITIVE, lay(3))
    assert GAME.actors(two) == {MARSHAL}
    assert [h.card for h in two.row] == [0, 1, 3]


@pytest.mark.rule("F6")
@pytest.mark.parametrize("wanted", ["two", "exactly_two"])
def test_a_table_can_ask_for_exactly_two(wanted: str) -> None:
    one = after(begin(first_hideouts=wanted), FUGITIVE, lay(1))
    assert actions_of(one, FUGITIVE) == {"place"}
    with pytest.raises(Illegal):
        do(one, FUGITIVE, Done())
    assert GAME.actors(after(one, FUGITIVE, lay(2))) == {MARSHAL}


@pytest.mark.rule("F6")
def test_a_second_hideout_is_owed_only_where_one_is_possible() -> None:
    row = [down(3, 1, 2)]
    state = fugitive_to_lay(row, (42,), turn=1, placed=1, options=Options(first_hideouts="two"))
    assert actions_of(state, FUGITIVE) == {"done"}


@pytest.mark.rule("F6")
def test_a_first_hideout_that_leaves_no_second_is_refused_where_two_are_owed() -> None:
    hand = (1, 2, 3, 20, 26, 42)
    state = fugitive_to_lay([], hand, turn=1, hideouts=2, options=Options(first_hideouts="exactly_two"))
    for spoiled in (lay(3), lay(1, 2, 3), lay(2, 3, 20)):
        with pytest.raises(Illegal) as caught:
            do(state, FUGITIVE, spoiled)
        assert caught.value.why.key == "fugitive-no-second"
    offered = layings(state)
    assert {(1, ()), (1, (2,)), (1, (20, 26)), (2, (1,))} <= offered
    assert not offered & {(3, ()), (1, (2, 3)), (2, (3,))}
    for card, sprints in offered:
        assert "place" in actions_of(after(state, FUGITIVE, lay(card, *sprints)), FUGITIVE)
    for milder in ("one_or_two", "two"):
        free = fugitive_to_lay([], hand, turn=1, hideouts=2, options=Options(first_hideouts=milder))
        assert do(free, FUGITIVE, lay(3)).state.row[-1].card == 3


@pytest.mark.rule("F5", "F7")
def test_later_the_fugitive_draws_once_and_then_lays_one_or_passes() -> None:
    state = table([down(2)], hand=(1, 3, 42), side=FUGITIVE, phase="draw", draws=1)
    assert actions_of(state, FUGITIVE) == {"draw"}
    for refused in (Pass(), lay(3), Done()):
        with pytest.raises(Illegal):
            do(state, FUGITIVE, refused)
    drawn = after(state, FUGITIVE, Draw(1))
    assert drawn.hands[FUGITIVE] == (1, 3, 28, 42)
    assert actions_of(drawn, FUGITIVE) == {"place", "pass"}
    with pytest.raises(Illegal):
        do(drawn, FUGITIVE, Draw(1))
    assert GAME.actors(after(drawn, FUGITIVE, lay(3))) == {MARSHAL}
    assert GAME.actors(after(drawn, FUGITIVE, Pass())) == {MARSHAL}


@pytest.mark.rule("F8", "F9")
def test_the_marshal_draws_two_cards_first_and_sees_the_first_in_between() -> None:
    state = after(after(begin(), FUGITIVE, lay(1)), FUGITIVE, Done())
    assert actions_of(state, MARSHAL) == {"draw"}
    first = after(state, MARSHAL, Draw(0))
    assert GAME.view(first, MARSHAL).hand == first.hands[MARSHAL]
    assert len(first.hands[MARSHAL]) == 1
    assert actions_of(first, MARSHAL) == {"draw"}
    second = after(first, MARSHAL, Draw(2))
    assert len(second.hands[MARSHAL]) == 2
    assert actions_of(second, MARSHAL) == {"guess", "done"}
    assert GAME.actors(after(second, MARSHAL, Done())) == {FUGITIVE}


@pytest.mark.rule("F5", "F9", "F10")
def test_later_the_marshal_draws_one_and_keeps_it() -> None:
    state = table([down(2), down(5)], (42,), (30,), side=MARSHAL, phase="draw", draws=1, turn=4)
    drawn = after(state, MARSHAL, Draw(2))
    assert drawn.hands[MARSHAL] == (30, 41)
    assert actions_of(drawn, MARSHAL) == {"guess", "done"}
    missed = after(drawn, MARSHAL, Guess((3,)))
    assert missed.hands[MARSHAL] == (30, 41)
    assert GAME.actors(missed) == {FUGITIVE}
    assert GAME.view(missed, FUGITIVE).hand == (42,)
    assert GAME.view(missed, None).hand == ()


@pytest.mark.rule("F9")
def test_guessing_is_optional() -> None:
    assert GAME.actors(after(marshal_to_guess([down(2)]), MARSHAL, Done())) == {FUGITIVE}


@pytest.mark.rule("F15")
def test_passing_is_told_and_does_nothing() -> None:
    state = fugitive_to_lay([down(2)], (3, 42))
    step = do(state, FUGITIVE, Pass())
    for viewer in (FUGITIVE, MARSHAL, None):
        assert hears(step, viewer, Passed) == [Passed(FUGITIVE, forced=False)]
    assert step.state.row == state.row
    assert step.state.hands == state.hands
    assert GAME.actors(step.state) == {MARSHAL}


@pytest.mark.rule("F15")
def test_he_passes_by_himself_only_where_no_hideout_is_possible() -> None:
    state = table([down(20)], (1, 42), piles=((4,), (15,), (29,)), side=FUGITIVE, phase="draw", draws=1)
    step = do(state, FUGITIVE, Draw(0))  # 1 and 4 are behind him, 42 is too far: 20 + 3 + 1 + 2
    assert hears(step, MARSHAL, Passed) == [Passed(FUGITIVE, forced=True)]
    assert GAME.actors(step.state) == {MARSHAL}
    reachable = do(state, FUGITIVE, Draw(2))  # 29 is too far too: 20 + 3 + 1
    assert hears(reachable, MARSHAL, Passed) == [Passed(FUGITIVE, forced=True)]
    near = table([down(20)], (1, 42), piles=((4,), (24,), (29,)), side=FUGITIVE, phase="draw", draws=1)
    assert actions_of(after(near, FUGITIVE, Draw(1)), FUGITIVE) == {"place", "pass"}


@pytest.mark.rule("F15")
def test_second_edition_he_may_draw_from_the_lowest_pile_after_passing() -> None:
    options = Options(second_edition_pass=True)
    state = fugitive_to_lay([down(2)], (3, 42), piles=((), (15, 16), (29,)), options=options)
    passed = after(state, FUGITIVE, Pass())
    assert actions_of(passed, FUGITIVE) == {"draw", "done"}
    with pytest.raises(Illegal):
        do(passed, FUGITIVE, Draw(2))
    drawn = after(passed, FUGITIVE, Draw(1))
    assert drawn.hands[FUGITIVE] == (3, 16, 42)
    assert GAME.actors(drawn) == {MARSHAL}, "the card cannot be played in that turn"
    declined = after(passed, FUGITIVE, Done())
    assert declined.hands[FUGITIVE] == (3, 42)
    assert GAME.actors(declined) == {MARSHAL}


@pytest.mark.rule("F15")
def test_without_the_option_nothing_is_drawn_after_passing() -> None:
    passed = after(fugitive_to_lay([down(2)], (3, 42)), FUGITIVE, Pass())
    assert passed.hands[FUGITIVE] == (3, 42)
    assert GAME.actors(passed) == {MARSHAL}


@pytest.mark.rule("F22")
def test_an_empty_pile_cannot_be_chosen() -> None:
    state = table([down(2)], (3, 42), piles=((), (15,), ()), side=FUGITIVE, phase="draw", draws=1)
    (drawing,) = [o for o in GAME.offers(state, FUGITIVE) if o.action == "draw"]
    assert list(drawing.choices()) == [{"pile": 1}]
    for pile in (0, 2, 3, -1):
        with pytest.raises(Illegal):
            do(state, FUGITIVE, Draw(pile))


@pytest.mark.rule("F22")
def test_the_draw_is_skipped_when_all_piles_are_empty() -> None:
    state = marshal_to_guess([down(2), down(4)], (5, 42), piles=EMPTY)
    step = do(state, MARSHAL, Done())
    assert hears(step, MARSHAL, DrawSkipped) == [DrawSkipped(FUGITIVE)]
    assert not hears(step, MARSHAL, Drew)
    assert actions_of(step.state, FUGITIVE) == {"place", "pass"}
    hers = do(step.state, FUGITIVE, lay(5))
    assert hears(hers, None, DrawSkipped) == [DrawSkipped(MARSHAL)]
    assert actions_of(hers.state, MARSHAL) == {"guess", "done"}


@pytest.mark.rule("F8", "F22")
def test_the_marshals_second_card_is_skipped_when_nothing_is_left() -> None:
    state = table([down(2)], (3, 42), piles=((4,), (), ()), side=MARSHAL, phase="draw", draws=2, turn=2)
    assert actions_of(after(state, MARSHAL, Draw(0)), MARSHAL) == {"guess", "done"}
