"""What bots read from cards and words: what a Reverse tells, who lies low at six, and what nobody has to hear."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from crosstable.core.seats import Seat
from crosstable.games.resistance.actions import ClaimCharacter, Examine, GivePlot, ShowLoyalty, WatchCard
from crosstable.games.resistance.bots.belief import belief_of
from crosstable.games.resistance.bots.cards import play_card
from crosstable.games.resistance.bots.habits import ANYHOW, MISTAKES, SUSPECTS, Habits, card_table, may_lurk
from crosstable.games.resistance.bots.hunting import prey_of
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.looks import examine
from crosstable.games.resistance.bots.partners import asked
from crosstable.games.resistance.bots.seatmind import Mind
from crosstable.games.resistance.bots.speech import _looks
from crosstable.games.resistance.data import Card, Character, Options
from crosstable.games.resistance.state import Tally
from resistance.setting import FIVE, HUNT5, SEVEN, Deal, R, S, Table

SIX: Deal = (R, S, R, S, R, R)
TURNER: Character = "spy_reverser"
DELIBERATE = Habits(fail=(0.8,) * 5, deliberate=True, talk=False)


def mind(table: Table, seat: Seat, level: str = "strong") -> Mind:
    """The thoughts of a bot on this seat."""
    return Mind(table.view(seat), LEVELS[level], random.Random(0))


@pytest.mark.parametrize("reversers", range(4))
@pytest.mark.parametrize(("plain", "need"), [(0, 1), (1, 1), (2, 2), (2, 1), (1, 2)])
def test_the_chances_of_all_cards_of_reversers_together_are_one(plain: int, need: int, reversers: int) -> None:
    every = [Tally(fail=fails, reverse=n) for fails in range(plain + 1) for n in range(3)]
    assert sum(card_table(one, 2, need, DELIBERATE)[plain, 0, reversers] for one in every) == pytest.approx(1.0)


def test_a_spy_reverses_what_nobody_else_sinks_and_a_friend_where_spies_are() -> None:
    turned, quiet = (card_table(one, 2, 1, DELIBERATE) for one in (Tally(reverse=1), Tally()))
    assert turned[0, 0, 1] == pytest.approx(0.8), "a spy on his own reverses as often as others fail"
    assert turned[1, 0, 1] / quiet[1, 0, 1] == pytest.approx(ANYHOW / (1 - ANYHOW)), "and leaves it to a fellow"
    assert turned[1, 0, 2] / quiet[1, 0, 2] == pytest.approx(SUSPECTS / (1 - SUSPECTS))
    assert turned[0, 0, 2] == pytest.approx(MISTAKES), "a friend may be wrong"
    both = card_table(Tally(reverse=1), 4, 2, DELIBERATE)
    assert both[1, 0, 1] / card_table(Tally(), 4, 2, DELIBERATE)[1, 0, 1] == pytest.approx(0.8 / 0.2), "two are needed"


def test_a_team_that_went_well_clears_a_reverser_too_but_at_five() -> None:
    for deal, team, clears in (((R, TURNER, R, S, R, S, R), (0, 1, 2), True), ((R, TURNER, R, S, R), (0, 1, 2), False)):
        view = Table(deal, reverser="spy").mission(0, 2).mission(*team).view(4)
        read = belief_of(view, DELIBERATE).one_of(1, (TURNER,))
        plain = belief_of(view, replace(DELIBERATE, deliberate=False)).one_of(1, (TURNER,))
        assert read < plain - 0.01 if clears else read == plain


def test_with_five_a_spy_reverser_leaves_what_is_surely_lost_to_the_reverser_who_would_save_it() -> None:
    """Two Reverses make a success (R3). After a clean first mission the second looks lost to everybody but its team."""

    def played(friend: Character, reverser: str) -> set[Card]:
        table = Table((friend, TURNER, R, S, R), reverser=reverser).mission(0, 2).go(0, 1, 2)
        return {play_card(Mind(table.view(1), LEVELS["strong"], random.Random(n))).card for n in range(40)}

    assert played(R, "spy") == {"reverse"}, "there is nobody else who could turn it over"
    assert played("resistance_reverser", "both") == {"reverse", "success"}, "neither can be sure of the other"


def test_five_spare_no_mission_where_a_reverser_may_turn_it_over() -> None:
    with_him = Table((R, TURNER, R, S, R), reverser="spy").go(0, 3)
    assert asked(mind(with_him, 3), 1, ())
    assert not asked(mind(Table(FIVE).go(0, 3), 3), 1, ()), "the first of five is easy to get clean"
    assert not asked(mind(Table((R, TURNER, R, S, R, R), reverser="spy").go(0, 3), 3), 1, ())


def test_six_reckon_with_spies_who_lie_low_but_not_beside_inquisitor_or_reversers() -> None:
    """A clean first mission clears its people less if spies would have spared it anyway."""

    def seen(**options: Any) -> list[float]:
        view = Table(SIX, **options).mission(0, 1).view(4)
        return [belief_of(view, Habits(talk=False, lurk=share)).spy(1) for share in (0.0, 0.3)]

    without, reckoned = seen()
    assert reckoned > without + 0.01
    without, reckoned = seen(inquisitor=True)
    assert reckoned == without
    assert not may_lurk(6, Options(reverser="both"))
    assert may_lurk(5, Options(reverser="both", inquisitor=True))


def test_whoever_calls_himself_the_chief_is_no_less_the_spy_chief_to_the_resistance() -> None:
    """Only a spy Hunter takes it for what a Chief would not say; to the other one it may be a mask."""
    table = Table(HUNT5, hunter=True)
    before = prey_of(mind(table, 2))(1)
    table.do(1, ClaimCharacter("resistance_chief"))
    assert prey_of(mind(table, 2))(1) >= before


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_looks_twice_at_the_same_card(level: str) -> None:
    """Seat 0 has examined seat 1; seat 1 looks suspicious, and somebody else has to be looked at."""
    table = Table(HUNT5, hunter=True).mission(0, 2).do(0, Examine(1)).do(1, ShowLoyalty("chief"))
    table.go(1, 2, 4, investigator=0).cards(s1="fail").no_accusation()
    assert table.state.phase == "examine"
    assert all(examine(Mind(table.view(0), LEVELS[level], random.Random(n))).seat != 1 for n in range(20))


def test_nobody_tells_of_a_watched_card_where_everybody_knows_all_cards() -> None:
    told = []
    plays: tuple[dict[str, Card], ...] = ({}, {"s1": "fail"})
    for fails in plays:
        table = Table(SEVEN, deck=("close_eye", "close_eye"), plot=True)
        table.do(0, GivePlot("close_eye", 4)).do(0, GivePlot("close_eye", 5)).go(1, 2).cards(**fails)
        table.do(4, WatchCard(2)).do(5, WatchCard(1))
        told.append([known.how for known in _looks(mind(table, 4))])
    assert told == [[], ["close_eye"]]
