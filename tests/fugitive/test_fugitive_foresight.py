"""How the strong Fugitive plays a chase on in thought: her belief in short, and what his own knowledge makes of it."""

import random
from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from crosstable.core.bot import Sight
from crosstable.core.chance import QuickChance
from crosstable.core.events import heard
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Place
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.bots.beliefs import OPEN_MINDED, Belief, believing, sure_of
from crosstable.games.fugitive.bots.chase import JUDGING
from crosstable.games.fugitive.bots.foresight import Foresight, Position
from crosstable.games.fugitive.bots.hunt import trail
from crosstable.games.fugitive.bots.instinct import cheapest_bits
from crosstable.games.fugitive.bots.judgement import MARSHAL_JUDGE
from crosstable.games.fugitive.bots.marshal import StrongMarshal
from crosstable.games.fugitive.bots.marshals import CROWD, NEVER, crowd
from crosstable.games.fugitive.bots.passes import heeding_passes
from crosstable.games.fugitive.bots.quick import PLACES, believe
from crosstable.games.fugitive.bots.rows import all_rows
from crosstable.games.fugitive.bots.suspicion import choose
from crosstable.games.fugitive.data import GOAL, Options
from crosstable.games.fugitive.events import Guessed, Placed, TurnedUp
from crosstable.games.fugitive.know import EAGER, UNIFORM, Evidence
from crosstable.games.fugitive.state import Hideout
from crosstable.games.fugitive.view import FugitiveView, HideoutView

LOOSE = 0.16
"""How far the short sum may be from the exact chance of a number."""


def short(found: Evidence, belief: Belief) -> np.ndarray:
    """The chances by the short sum."""
    row = [HideoutView(spot.card or 0, spot.card is not None, spot.known or (0,) * spot.sprints) for spot in found.row]
    here, her = Position(row, found, set()), crowd([(belief, NEVER)])
    named = np.zeros(GOAL + 1)
    assert believe(
        here.row, len(found.row), int(here.facts[1] | here.facts[2]), here.told, here.riddles, int(here.facts[9]),
        her.styles[0], her.priors[0], np.zeros((5, PLACES, GOAL + 1)), np.zeros((PLACES, GOAL + 1)), named,
    )  # fmt: skip
    return named


def one_step() -> Evidence:
    found = Evidence(mine={9, 20})
    found.lay(1)
    return found


def found_and_missed() -> Evidence:
    found = one_step()
    found.miss((5,))
    found.draw(1)
    found.lay(2)
    found.find(1, 4, (2,))
    found.draw(1)
    found.lay(1)
    return found


def two_named_in_vain() -> Evidence:
    found = one_step()
    found.lay(0)
    found.miss((3, 6))
    return found


@pytest.mark.parametrize("make", [one_step, found_and_missed, two_named_in_vain])
@pytest.mark.parametrize("belief", [sure_of(UNIFORM), sure_of(EAGER), OPEN_MINDED])
def test_the_short_sum_is_close_to_the_exact_count(make: object, belief: Belief) -> None:
    assert callable(make)
    found = make()
    exact = believing(all_rows(found), belief).named()
    assert np.abs(short(found, belief) - exact).max() < LOOSE


def test_two_numbers_named_in_vain_are_not_both_there() -> None:
    found = two_named_in_vain()
    before = one_step()
    before.lay(0)
    assert short(found, sure_of(EAGER))[6] < short(before, sure_of(EAGER))[6]


def held_up(forced: bool = True) -> Evidence:
    """Three hideouts, then a pass, a draw from 15 to 28 and one more hideout."""
    found = one_step()
    found.lay(0)
    found.draw(1)
    found.lay(3)
    found.draw(0)
    found.wait(forced=forced)
    found.draw(1)
    found.lay(0)
    return found


def picked(found: Evidence) -> tuple[int, ...]:
    """What the strong Marshal names in his thoughts."""
    row = [HideoutView(spot.card or 0, spot.card is not None, spot.known or (0,) * spot.sprints) for spot in found.row]
    here, her = Position(row, found, set()), crowd([(OPEN_MINDED, JUDGING)])
    numbers = np.zeros(PLACES, np.int64)
    names = choose(
        here.row, len(found.row), int(here.facts[1] | here.facts[2]), here.told, here.riddles, int(here.facts[9]),
        her.styles[0], her.priors[0], np.zeros((5, PLACES, GOAL + 1)), np.zeros((PLACES, GOAL + 1)),
        np.zeros(GOAL + 1), np.zeros(PLACES, np.int64), numbers,
    )  # fmt: skip
    return tuple(sorted(int(number) for number in numbers[:names]))


@pytest.mark.parametrize("make", [one_step, found_and_missed])
def test_the_strong_marshal_in_his_thoughts_names_what_the_real_one_names(make: object) -> None:
    assert callable(make)
    found = make()
    rows = believing(heeding_passes(all_rows(found)), OPEN_MINDED)
    real = StrongMarshal(MARSHAL_JUDGE, OPEN_MINDED).weigh(trail(rows, False, 20), rows, 3).action
    assert picked(found) == getattr(real, "numbers", ())


def test_what_he_lays_after_a_forced_pass_came_to_him_since() -> None:
    """He could lay none of his cards, drew one from 15 to 28, and laid on: that is where the last hideout lies."""
    stuck, free = (short(held_up(forced), sure_of(UNIFORM))[15:].sum() for forced in (True, False))
    assert stuck > 1.5 * free


def opening() -> tuple[FugitiveView, tuple[tuple[object, ...], ...]]:
    step = GAME.start(Options(), 2, QuickChance(3))
    return GAME.view(step.state, 0), (heard(step.events, 0),)


def escapes(view: FugitiveView, told: tuple[tuple[object, ...], ...]) -> float:
    """How often he escapes after laying 3 and 2 … as he likes."""
    return float(Foresight(view, told, 1).play_on(np.array([[3, 0, -1]]), 600, 1).mean())  # type: ignore[arg-type]


def test_the_fugitive_fears_a_marshal_less_who_may_not_guess_and_more_who_may_guess_twice() -> None:
    view, told = opening()
    usual = escapes(view, told)
    assert escapes(replace(view, coming=replace(view.coming, no_guess=True)), told) > usual
    assert escapes(replace(view, coming=replace(view.coming, guesses=2)), told) < usual


def test_he_learns_from_her_guesses_how_she_reads_him() -> None:
    """Whoever names 3 + 2n is sure of him; the Marshals who think so gain."""
    step = GAME.start(Options(), 2, QuickChance(3))
    told = [heard(step.events, 0)]
    view = GAME.view(step.state, 0)
    evens = [card for card in view.hand if card % 2 == 0 and card != GOAL]
    hideout = next(card for card in view.hand if card not in evens[:1] and 0 < card <= 3)
    step = GAME.play(step.state, 0, Place(hideout, (evens[0],)), QuickChance(3))
    told.append(heard(step.events, 0))
    view = GAME.view(step.state, 0)
    certain, any_ = 6, 0
    ahead = [Foresight(view, (*told, (Guessed(1, (number,), False),)), 1).crowd for number in (5, hideout % 3 + 1)]
    assert ahead[0][certain] / ahead[0][any_] > ahead[1][certain] / ahead[1][any_]
    assert len(ahead[0]) == len(CROWD.bold)


def test_sprint_cards_are_spent_like_the_planner_spends_them() -> None:
    hand = sum(1 << card for card in (2, 3, 20, 31))
    assert cheapest_bits(hand, 1, 1, 15) == 1 << 3
    assert cheapest_bits(hand, 1, 2, 15) == 1 << 2
    assert cheapest_bits(1 << 3 | 1 << 20, 1, 2, 15) == 1 << 20
    assert cheapest_bits(1 << 3, 1, 2, 15) == -1


def test_he_opens_in_many_ways_and_mostly_with_company() -> None:
    """One hand, many games: what he lays first is not always the same, and a lone hideout is rare."""
    view, told = opening()
    player = bot("strong", 1.0)
    luck = random.Random(5)
    laid = Counter(
        player.think(Sight("fugitive", Options(), 2, 0, view, told, luck.getrandbits(32)), lambda: False).action  # type: ignore[arg-type]
        for _ in range(8)
    )
    assert len(laid) > 1


def test_the_way_to_42_is_part_of_what_a_pile_is_worth() -> None:
    """A 30 was found and 42 is in reach: whatever he draws now, he escapes."""
    state = GAME.start(Options(), 2, QuickChance(3)).state
    row = (Hideout(0, up=True), Hideout(31, up=True), Hideout(38))
    state = replace(state, row=row, hands=((2, 40, GOAL), ()), phase="draw", side=0, draws=1, turn=9)
    told = (Placed(0, 1, 0, None, 0), TurnedUp(1, 31, ()), Placed(0, 2, 0, None, 0))
    sight = Sight("fugitive", Options(), 2, 0, GAME.view(state, 0), (told,))
    thought = bot("strong", 1.0).think(sight, lambda: False)
    assert thought.value == 1.0
