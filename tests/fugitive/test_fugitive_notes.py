"""The Marshal's notepad: on rows that can be checked by hand, and against the exact count in whole games."""

import random

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.events import Event, heard
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.bots.rows import all_rows
from crosstable.games.fugitive.data import MARSHAL, Options, Variant
from crosstable.games.fugitive.know import evidence
from crosstable.games.fugitive.know.notes import possible_at
from crosstable.games.fugitive.state import Finding, GuessMade, Hideout
from fugitive.fugitive_golden import VARIANTS, choose
from fugitive.fugitive_tables import down, marshal_to_guess, up


def test_distance_bounds_every_place() -> None:
    state = marshal_to_guess([down(2), down(5), up(9)])
    # 1–3, then up to 6; three at most below 9 and so 6 at least; and from 6 back to 3.
    assert possible_at(state) == [set(), {3}, {6}, set()]


def test_each_sprint_card_may_be_worth_two() -> None:
    state = marshal_to_guess([down(2, 1), down(5)])
    assert possible_at(state)[1] == {1, 2, 3, 4, 5}
    assert possible_at(state)[2] == {2, 3, 4, 5, 6, 7, 8}
    bared = marshal_to_guess([Hideout(2, (1,), bared=(1,)), down(5)])
    assert possible_at(bared)[1] == {2, 3, 4}


def test_own_cards_found_cards_and_misses_are_excluded() -> None:
    missed = GuessMade(turn=6, row=2, numbers=(3,), hit=False)
    several = GuessMade(turn=6, row=3, numbers=(1, 4), hit=False)
    state = marshal_to_guess([down(2), down(4)], marshal=(5,), made=(missed, several))
    assert possible_at(state) == [set(), {1, 2}, {2, 3, 4}]
    notes = GAME.view(state, MARSHAL).notes
    assert [notes[n - 1] for n in (1, 2, 3, 4, 5, 6, 41)] == ["open", "open", "open", "open", "mine", "far", "far"]
    found = GAME.view(marshal_to_guess([up(3, 1), down(4)]), MARSHAL).notes
    assert [found[n - 1] for n in (1, 2, 3, 4, 6, 7)] == ["up", "far", "up", "open", "open", "far"]


def test_findings_exclude_too() -> None:
    odd = Finding(2, "odd")
    higher = Finding(2, "higher", 3)
    state = marshal_to_guess([down(2), down(5)], findings=(odd, higher))
    assert possible_at(state) == [set(), {2, 3}, {5}]


def test_nobody_else_has_the_notepad() -> None:
    state = marshal_to_guess([down(2)])
    assert GAME.view(state, 0).notes == GAME.view(state, None).notes == ()


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_the_notepad_strikes_out_nothing_that_the_exact_count_holds_possible(variant: Variant, seed: int) -> None:
    luck, chance = random.Random(seed), QuickChance(seed)
    step = GAME.start(Options(events=variant), 2, chance)
    told: list[Event] = list(heard(step.events, MARSHAL))
    struck = 0
    while not step.state.outcome:
        (seat,) = GAME.actors(step.state)
        if step.state.phase in ("guess", "manhunt") and not step.state.errands:
            known = evidence(told)
            exact, places = all_rows(known), possible_at(step.state)
            chances = exact.named().tolist()
            for number, note in enumerate(GAME.view(step.state, MARSHAL).notes, start=1):
                struck += note != "open"
                assert note == "open" or chances[number] == 0, (step.state.turn, number, note)
            for place in known.hidden:
                assert set(exact.places()[place]) <= places[place]
        step = GAME.play(step.state, seat, choose(step.state, seat, luck), chance)
        told += heard(step.events, MARSHAL)
    assert struck
