"""The bots play by the rules, from what they may know, and better than the level below them."""

import pytest

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, Options, Variant
from crosstable.games.fugitive.deduction import UNIFORM, Evidence, deduce
from crosstable.games.fugitive.fugitive_bot import cheapest
from crosstable.games.fugitive.marshal_bot import best_guess, middle
from crosstable.games.fugitive.moves import Finding, Guess
from fugitive.fugitive_arena import play_out, wins
from fugitive.fugitive_golden import VARIANTS


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_level_plays_every_variant_to_the_end(level: str, variant: Variant) -> None:
    player = bot_of(GAME.facts, BotChoice(level))
    options = Options(events=variant, second_edition_pass=variant == "random", first_hideouts="two")
    assert play_out((player, player), 3, options)[-1].outcome


def test_the_strong_bots_play_with_events_to_the_end() -> None:
    player = bot_of(GAME.facts, BotChoice("strong"))
    assert play_out((player, player), 3, Options(events="catch_up"))[-1].outcome


@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_medium_beats_random(seat: int) -> None:
    medium = bot("medium", 1.0)
    players = (medium, None) if seat == FUGITIVE else (None, medium)
    assert wins(players, seat, 20) >= 13


def test_the_marshal_names_what_is_certain() -> None:
    found = Evidence(mine={1, 3})
    found.lay(0)
    thought = best_guess(deduce(found, UNIFORM), most=1, manhunt=False)
    assert thought.action == Guess((2,))
    assert thought.candidates[0].value == pytest.approx(1.0)


def test_the_marshal_names_several_numbers_where_that_brings_more() -> None:
    found = Evidence(mine={1, 3, 4})
    found.lay(0)
    found.lay(0)
    found.findings.append(Finding(2, "odd"))
    # The first is 2, so the second is 5: both are certain.
    assert best_guess(deduce(found, UNIFORM), most=2, manhunt=False).action == Guess((2, 5))


def test_in_the_manhunt_the_surest_number_comes_first() -> None:
    found = Evidence(mine={1, 3})
    found.lay(0)
    found.lay(1)
    assert best_guess(deduce(found, UNIFORM), most=1, manhunt=True).action == Guess((2,))


def test_a_question_halves_the_chances() -> None:
    assert middle({3: 0.2, 4: 0.3, 5: 0.1, 6: 0.4}) == 4


def test_sprint_cards_behind_the_hideout_are_spent_first() -> None:
    assert cheapest([2, 3, 20, 31], 1, 1, 15) == (3,)
    assert cheapest([2, 3, 20, 31], 1, 2, 15) == (2,)
    assert cheapest([3, 20], 1, 2, 15) == (20,)
    assert cheapest([3], 1, 2, 15) is None
