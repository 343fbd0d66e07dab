"""Guessing, the manhunt and the end (F16–F21, F23)."""

import pytest

from crosstable.core.action import Resign, TimeUp
from crosstable.core.errors import Illegal
from crosstable.core.events import Ended
from crosstable.core.seats import TIME
from crosstable.core.sentence import sentence
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Draw, Guess, Pass
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, Options
from crosstable.games.fugitive.events import Guessed, Laid, ManhuntBegan, Revealed, TurnedUp
from crosstable.games.fugitive.state import Hideout, State
from fugitive.fugitive_tables import after, do, down, fugitive_to_lay, hears, lay, marshal_to_guess, table, up

EMPTY: tuple[tuple[int, ...], ...] = ((), (), ())


def why(state: State) -> str | None:
    return state.outcome.why.key if state.outcome else None


def winners(state: State) -> tuple[int, ...]:
    assert state.outcome
    return state.outcome.winners


@pytest.mark.rule("F16")
def test_a_number_that_is_a_hidden_hideout_is_turned_up_with_its_sprint_cards() -> None:
    step = do(marshal_to_guess([down(2), down(7, 1, 4), down(9)]), MARSHAL, Guess((7,)))
    assert hears(step, None, Guessed) == [Guessed(MARSHAL, (7,), hit=True)]
    assert hears(step, None, TurnedUp) == [TurnedUp(2, 7, (1, 4))]
    assert step.state.row[1:] == (down(2), up(7, 1, 4), down(9))
    assert GAME.view(step.state, None).row[2].sprints == (1, 4)
    assert GAME.actors(step.state) == {FUGITIVE}


@pytest.mark.rule("F16")
def test_a_wrong_number_turns_nothing_up() -> None:
    state = marshal_to_guess([down(2), down(7, 1, 4)])
    step = do(state, MARSHAL, Guess((5,)))
    assert hears(step, FUGITIVE, Guessed) == [Guessed(MARSHAL, (5,), hit=False)]
    assert step.state.row == state.row


@pytest.mark.rule("F17")
def test_several_right_numbers_are_all_turned_up() -> None:
    step = do(marshal_to_guess([down(2), down(5), down(9, 1)]), MARSHAL, Guess((9, 2)))
    assert [h.up for h in step.state.row] == [True, True, False, True]
    assert hears(step, None, TurnedUp) == [TurnedUp(1, 2, ()), TurnedUp(3, 9, (1,))]


@pytest.mark.rule("F17")
def test_one_wrong_number_among_several_says_nothing_about_the_others() -> None:
    state = marshal_to_guess([down(2), down(5), down(9, 1)])
    half = do(state, MARSHAL, Guess((2, 6)))
    none = do(marshal_to_guess([down(3), down(5), down(9, 1)]), MARSHAL, Guess((2, 6)))
    assert half.state.row == state.row
    assert hears(half, MARSHAL, Guessed) == hears(none, MARSHAL, Guessed) == [Guessed(MARSHAL, (2, 6), hit=False)]
    assert not hears(half, MARSHAL, TurnedUp)


@pytest.mark.rule("F17", "F18")
def test_the_offer_is_any_numbers_not_face_up_and_no_more_than_lie_hidden() -> None:
    state = marshal_to_guess([up(2), down(5), up(9, 4), down(11)], out=(20,))
    (guess,) = [o for o in GAME.offers(state, MARSHAL) if o.action == "guess"]
    numbers = guess.fields["numbers"]
    assert set(numbers.of) == set(range(1, 42)) - {2, 9, 4, 20}
    assert numbers.allows((5,))
    assert numbers.allows((5, 11))
    assert not numbers.allows((5, 11, 12))
    assert not numbers.allows(())


@pytest.mark.rule("F18")
@pytest.mark.parametrize(
    ("numbers", "key"),
    [
        ((), "fugitive-name-a-number"),
        ((5, 5), "fugitive-number-twice"),
        ((2,), "fugitive-number-face-up"),
        ((4,), "fugitive-number-face-up"),
        ((0,), "fugitive-no-such-number"),
        ((42,), "fugitive-no-such-number"),
        ((5, 11, 12), "fugitive-too-many-numbers"),
    ],
)
def test_wrong_guesses_are_refused(numbers: tuple[int, ...], key: str) -> None:
    state = marshal_to_guess([up(2), down(5), up(9, 4), down(11)])
    with pytest.raises(Illegal) as caught:
        do(state, MARSHAL, Guess(numbers))
    assert caught.value.why.key == key


@pytest.mark.rule("F18")
def test_a_number_that_lies_as_a_sprint_card_is_a_miss() -> None:
    step = do(marshal_to_guess([down(2), down(7, 1, 4)]), MARSHAL, Guess((4,)))
    assert hears(step, MARSHAL, Guessed) == [Guessed(MARSHAL, (4,), hit=False)]
    assert step.state.hidden == 2


@pytest.mark.rule("F18")
def test_the_marshal_may_even_name_her_own_card() -> None:
    state = marshal_to_guess([down(2)], marshal=(10,))
    assert not do(state, MARSHAL, Guess((10,))).state.outcome


@pytest.mark.rule("F19")
def test_the_marshal_wins_as_soon_as_every_hideout_is_face_up() -> None:
    step = do(marshal_to_guess([up(2), down(5, 1), down(8)]), MARSHAL, Guess((5, 8)))
    assert winners(step.state) == (MARSHAL,)
    assert why(step.state) == "fugitive-caught"
    assert step.state.outcome
    assert step.state.outcome.why.args["left"] == 34
    ended = hears(step, None, Ended)
    assert [e.outcome for e in ended] == [step.state.outcome]
    row = (Laid(0, ()), Laid(2, ()), Laid(5, (1,)), Laid(8, ()))
    assert hears(step, None, Revealed) == [Revealed(row, ((42,), ()))]


@pytest.mark.rule("F20")
@pytest.mark.parametrize(("found", "at_once"), [(29, False), (30, True), (35, True)])
def test_a_found_hideout_of_30_or_more_makes_42_a_certain_escape(found: int, at_once: bool) -> None:
    step = do(fugitive_to_lay([up(found), down(40)], (42,)), FUGITIVE, lay(42))
    if at_once:
        assert (winners(step.state), why(step.state)) == ((FUGITIVE,), "fugitive-escaped")
    else:
        assert step.state.outcome is None
        assert hears(step, None, ManhuntBegan) == [ManhuntBegan(MARSHAL)]
        assert step.state.phase == "manhunt"


@pytest.mark.rule("F20")
def test_only_hideouts_count_for_the_hot_trail_not_sprint_cards() -> None:
    state = fugitive_to_lay([up(29, 30, 36), down(39)], (42,))
    assert after(state, FUGITIVE, lay(42)).phase == "manhunt"
    assert not GAME.view(state, None).hot


@pytest.mark.rule("F21")
def test_in_the_manhunt_she_names_one_number_at_a_time_until_all_are_found() -> None:
    hunt = after(fugitive_to_lay([down(2), down(38), down(40)], (42,)), FUGITIVE, lay(42))
    assert GAME.actors(hunt) == {MARSHAL}
    (offer,) = [o for o in GAME.offers(hunt, MARSHAL) if not o.aside]
    assert offer.action == "guess"
    with pytest.raises(Illegal):
        do(hunt, MARSHAL, Guess((2, 38)))
    one = after(hunt, MARSHAL, Guess((38,)))
    assert GAME.actors(one) == {MARSHAL}
    assert one.outcome is None
    two = after(one, MARSHAL, Guess((2,)))
    three = after(two, MARSHAL, Guess((40,)))
    assert (winners(three), why(three)) == ((MARSHAL,), "fugitive-run-down")


@pytest.mark.rule("F14", "F21")
def test_the_offer_of_the_manhunt_does_not_tell_what_lies_under_42() -> None:
    hunt = after(fugitive_to_lay([down(2), down(36)], (4, 8, 42)), FUGITIVE, lay(42, 4, 8))
    (offer,) = [o for o in GAME.offers(hunt, MARSHAL) if not o.aside]
    assert offer.fields["numbers"].of == tuple(range(1, 42))


@pytest.mark.rule("F21")
def test_the_first_miss_of_the_manhunt_sets_the_fugitive_free() -> None:
    hunt = after(fugitive_to_lay([down(2), down(38), down(40)], (42,)), FUGITIVE, lay(42))
    missed = after(after(hunt, MARSHAL, Guess((2,))), MARSHAL, Guess((39,)))
    assert (winners(missed), why(missed)) == ((FUGITIVE,), "fugitive-escaped-manhunt")
    assert missed.outcome
    assert missed.outcome.why.args["hidden"] == 2


@pytest.mark.rule("F21")
def test_nothing_is_drawn_in_the_manhunt() -> None:
    hunt = after(fugitive_to_lay([down(38), down(40)], (42,), marshal=(9,)), FUGITIVE, lay(42))
    found = after(hunt, MARSHAL, Guess((38,)))
    assert found.hands[MARSHAL] == (9,)
    assert found.piles == hunt.piles


@pytest.mark.rule("F23")
def test_a_dead_end_with_empty_piles_loses() -> None:
    state = marshal_to_guess([down(20)], (1, 2, 42), piles=EMPTY)
    stuck = after(state, MARSHAL, Guess((7,)))
    assert (winners(stuck), why(stuck)) == ((MARSHAL,), "fugitive-dead-end")


@pytest.mark.rule("F23")
def test_the_last_card_can_leave_him_in_a_dead_end() -> None:
    state = table([down(20)], (1, 42), piles=((4,), (), ()), side=FUGITIVE, phase="draw", draws=1)
    assert why(after(state, FUGITIVE, Draw(0))) == "fugitive-dead-end"


@pytest.mark.rule("F23")
def test_two_passes_in_a_row_with_empty_piles_lose() -> None:
    state = fugitive_to_lay([down(2)], (3, 4, 42), piles=EMPTY)
    once = after(state, FUGITIVE, Pass())
    assert once.outcome is None
    again = after(once, MARSHAL, Guess((7,)))
    twice = after(again, FUGITIVE, Pass())
    assert (winners(twice), why(twice)) == ((MARSHAL,), "fugitive-gave-up")


@pytest.mark.rule("F23")
def test_a_hideout_in_between_starts_the_count_of_passes_again() -> None:
    state = fugitive_to_lay([down(2)], (3, 4, 5, 42), piles=EMPTY)
    state = after(after(state, FUGITIVE, Pass()), MARSHAL, Guess((7,)))
    state = after(after(state, FUGITIVE, lay(3)), MARSHAL, Guess((7,)))
    assert after(state, FUGITIVE, Pass()).outcome is None


@pytest.mark.rule("F23")
def test_passes_with_cards_left_to_draw_do_not_count() -> None:
    state = fugitive_to_lay([down(2)], (3, 4, 42), piles=((5,), (), ()))
    once = after(state, FUGITIVE, Pass())
    assert once.idle == 0


def test_a_player_may_resign_at_any_time() -> None:
    state = marshal_to_guess([down(2)])
    for seat in (FUGITIVE, MARSHAL):
        assert winners(after(state, seat, Resign())) == (1 - seat,)


def test_whose_clock_runs_out_loses() -> None:
    state = marshal_to_guess([down(2)], options=Options(minutes=5))
    clock = GAME.clock(state)
    assert clock
    assert (clock.key, clock.seconds, clock.seat) == ("seat-1", 300.0, MARSHAL)
    assert winners(after(state, TIME, TimeUp())) == (FUGITIVE,)


def test_everything_is_shown_when_the_game_is_over() -> None:
    over = after(fugitive_to_lay([up(31), down(40, 3)], (4, 42), marshal=(9,)), FUGITIVE, lay(42, 4))
    for viewer in (FUGITIVE, MARSHAL, None):
        view = GAME.view(over, viewer)
        assert [(h.card, h.sprints) for h in view.row] == [(0, ()), (31, ()), (40, (3,)), (42, (4,))]
        assert view.hands == ((), (9,))
        assert view.margin
        assert (view.margin.reached, view.margin.hidden) == (42, 1)


def test_a_game_that_was_called_off_says_nothing_about_how_far_anybody_got() -> None:
    over = GAME.call_off(fugitive_to_lay([up(31), down(40, 3)], (4, 42)), sentence("called-off-host"))
    view = GAME.view(over, None)
    assert view.hands == ((4, 42), ())
    assert view.margin is None


def test_a_bared_sprint_card_is_shown_and_the_others_are_not() -> None:
    state = marshal_to_guess([Hideout(8, (1, 4), bared=(4,)), down(9)])
    row = GAME.view(state, MARSHAL).row
    assert (row[1].card, row[1].sprints) == (None, (4, None))
    assert 4 in state.face_up()
