"""What the view says about the set-up and the moment, to everybody alike, so that nobody else has to know the rules."""

import random

import pytest

from crosstable.core.chance import QuickChance
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Accuse, Blame, Examine, ShowLoyalty
from crosstable.games.resistance.data import SIDE, Character
from crosstable.games.resistance.rules.mission import playable
from crosstable.games.resistance.rules.setup import characters_for
from helpers.playing import random_setup
from resistance.setting import HUNT5, HUNT7, RC, RH, SC, SH, Deal, R, Table

DA: Character = "deep_agent"
PR: Character = "pretender"
BLAMED: Deal = (RC, SC, RH, SH, R, DA, PR)


@pytest.mark.rule("B7", "H2", "R2")
@pytest.mark.parametrize("seed", range(40))
def test_the_mission_cards_are_those_somebody_may_play(seed: int) -> None:
    options, seats = random_setup(GAME, random.Random(seed))
    view = GAME.view(GAME.start(options, seats, QuickChance(seed)).state, None)
    cast = characters_for(options, seats)
    assert set(view.cards) == {card for character in cast for card in playable(character, options, seats)}
    assert {SIDE[character] for character in view.spies} == {"spy"}
    assert {SIDE[character] for character in set(view.cast) - set(view.spies)} == {"resistance"}


@pytest.mark.rule("H2")
def test_the_loyalty_cards_by_the_number_of_players() -> None:
    assert Table(HUNT5, hunter=True).view(None).loyalty == ("chief", "not_chief")
    assert Table(HUNT7, hunter=True).view(None).loyalty == ("resistance_chief", "spy_chief", "not_chief")
    assert Table((R, R, R, "spy", "spy")).view(None).loyalty == ()


@pytest.mark.rule("H8", "H15")
def test_in_the_wait_everybody_reads_whom_he_could_accuse_whoever_he_is() -> None:
    table = Table(HUNT5, leader=0, hunter=True).mission(0, 1, s1="fail")
    assert table.state.phase == "early"
    for seat in table.everybody:
        assert table.view(seat).accusable == tuple(other for other in table.everybody if other != seat)
    assert table.view(None).accusable == ()
    assert table.may(3, "accuse") == table.view(3).accusable
    table.do(3, Accuse(4))
    assert table.view(3).accusable == (), "the wait is over"
    assert table.state.accusations[-1].right is False


@pytest.mark.rule("H22")
def test_everybody_reads_alike_when_it_is_the_time_for_blame() -> None:
    table = Table(BLAMED, hunter=True, deep_agent=True, pretender=True, blame=True)
    viewers = (*table.everybody, None)
    assert all(table.view(viewer).time_to_blame for viewer in viewers)
    table.mission(0, 2)
    assert not any(table.view(viewer).time_to_blame for viewer in viewers), table.state.phase
    table.do(0, Examine(1)).do(1, ShowLoyalty("spy_chief"))
    assert all(table.view(viewer).time_to_blame for viewer in viewers)
    table.do(5, Blame(4))
    assert not any(table.view(viewer).time_to_blame for viewer in viewers)
