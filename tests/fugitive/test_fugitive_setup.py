"""The deal and what is public about it (F1–F4)."""

import pytest

from crosstable.core.events import heard
from crosstable.core.record import chance_at
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Draw
from crosstable.games.fugitive.data import FEET, FUGITIVE, MARSHAL, PILES, Options
from crosstable.games.fugitive.events import Drew, Got
from fugitive.fugitive_tables import do, down, hears, lay, marshal_to_guess, table

SEEDS = [bytes([n]) * 32 for n in range(20)]


@pytest.mark.rule("F1")
def test_odd_cards_have_one_footprint_even_ones_two_and_the_ends_none() -> None:
    assert len(FEET) == 43
    assert FEET[0] == FEET[42] == 0
    assert {card for card in range(43) if FEET[card] == 1} == {
        1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41,
    }  # fmt: skip
    assert {FEET[card] for card in range(2, 41, 2)} == {2}


@pytest.mark.rule("F2", "F3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_deal(seed: bytes) -> None:
    state = GAME.start(Options(), 2, chance_at(seed, 0)).state
    assert [(h.card, h.up) for h in state.row] == [(0, True)]
    assert [len(pile) for pile in state.piles] == [8, 12, 13]
    hand = set(state.hands[FUGITIVE])
    assert {1, 2, 3, 42} < hand
    assert len(hand & set(range(4, 15))) == 3
    assert len(hand & set(range(15, 29))) == 2
    assert len(hand) == 9
    assert state.hands[MARSHAL] == ()


@pytest.mark.rule("F2")
def test_each_pile_holds_its_own_range() -> None:
    assert [(cards[0], cards[-1]) for cards in PILES] == [(4, 14), (15, 28), (29, 41)]
    state = GAME.start(Options(), 2, chance_at(SEEDS[0], 0)).state
    for low, high, pile in zip((4, 15, 29), (14, 28, 41), state.piles, strict=True):
        assert all(low <= card <= high for card in pile)
        assert list(pile) != sorted(pile), "a pile is shuffled"


@pytest.mark.rule("F2")
def test_every_card_of_a_pile_can_be_dealt() -> None:
    dealt: set[int] = set()
    for n in range(120):
        dealt.update(GAME.start(Options(), 2, chance_at(bytes([n]) * 32, 0)).state.hands[FUGITIVE])
    assert dealt == {*range(1, 29), 42}


@pytest.mark.rule("F3", "F4")
def test_only_the_fugitive_hears_what_he_was_dealt() -> None:
    step = GAME.start(Options(), 2, chance_at(SEEDS[0], 0))
    assert [e.cards for e in heard(step.events, FUGITIVE)] == [step.state.hands[FUGITIVE]]  # type: ignore[attr-defined]
    assert heard(step.events, MARSHAL) == heard(step.events, None) == ()


@pytest.mark.rule("F4")
def test_everybody_hears_who_drew_where_and_only_the_owner_what() -> None:
    state = table([down(2)], hand=(1, 3, 42), side=FUGITIVE, phase="draw", draws=1)
    step = do(state, FUGITIVE, Draw(2))
    for viewer in (FUGITIVE, MARSHAL, None):
        assert hears(step, viewer, Drew) == [Drew(FUGITIVE, 2)]
    assert hears(step, FUGITIVE, Got) == [Got(41)]
    assert hears(step, MARSHAL, Got) == hears(step, None, Got) == []


@pytest.mark.rule("F4")
def test_sizes_are_public_and_cards_are_not() -> None:
    state = marshal_to_guess([down(2), down(5, 1, 3)], hand=(7, 42), marshal=(4, 15))
    for viewer in (FUGITIVE, MARSHAL, None):
        view = GAME.view(state, viewer)
        assert view.hand_sizes == (2, 2)
        assert [(p.low, p.high, p.count) for p in view.piles] == [(4, 14, 8), (15, 28, 13), (29, 41, 13)]
    hands = [GAME.view(state, viewer).hand for viewer in (FUGITIVE, MARSHAL, None)]
    assert hands == [(7, 42), (4, 15), ()]


@pytest.mark.rule("F4")
def test_face_down_cards_are_known_to_the_fugitive_only() -> None:
    state = marshal_to_guess([down(2), down(5, 1, 3)])
    mine = [(h.card, h.up, h.sprints) for h in GAME.view(state, FUGITIVE).row]
    assert mine == [(0, True, ()), (2, False, ()), (5, False, (1, 3))]
    for viewer in (MARSHAL, None):
        theirs = [(h.card, h.up, h.sprints) for h in GAME.view(state, viewer).row]
        assert theirs == [(0, True, ()), (None, False, ()), (None, False, (None, None))]


@pytest.mark.rule("F4")
def test_the_row_says_how_many_cards_lie_where() -> None:
    state = GAME.start(Options(), 2, chance_at(SEEDS[3], 0)).state
    laid = do(state, FUGITIVE, lay(3, 1, 2))
    view = GAME.view(laid.state, MARSHAL)
    assert view.row[1].sprints == (None, None)
    assert view.hand_sizes == (6, 0)
