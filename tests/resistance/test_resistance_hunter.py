"""Module 1, the Hunter: set-up, reveal, mission cards, investigation (H1–H6, H11, H12, H17)."""

from collections import Counter

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.sentence import sentence
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Appoint, Examine, Inquire, PlayCard, Propose, ShowLoyalty
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.events import ExamineAsked, InvestigatorNamed, Learnt, Looked
from crosstable.games.resistance.state import Known, Tally
from resistance.setting import HUNT5, HUNT7, HUNT10, RC, RH, SC, SH, R, S, Table

CAST = {
    5: {RC: 1, RH: 1, R: 1, SC: 1, SH: 1},
    6: {RC: 1, RH: 1, R: 2, SC: 1, SH: 1},
    7: {RC: 1, RH: 1, R: 2, SC: 1, SH: 1, S: 1},
    8: {RC: 2, RH: 1, R: 2, SC: 1, SH: 1, S: 1},
    9: {RC: 2, RH: 1, R: 3, SC: 1, SH: 1, S: 1},
    10: {RC: 2, RH: 1, R: 3, SC: 2, SH: 1, S: 1},
}


@pytest.mark.rule("H1", "H2")
@pytest.mark.parametrize("seats", CAST)
def test_the_characters_are_those_of_the_table(seats: int) -> None:
    state = GAME.start(Options(hunter=True), seats, QuickChance(3)).state
    assert Counter(state.characters) == CAST[seats]
    assert Counter(GAME.view(state, None).cast) == CAST[seats], "everybody knows which characters are in play"


@pytest.mark.rule("H1")
def test_modules_can_be_combined_and_the_lobby_advises_to_learn_them_alone() -> None:
    GAME.check(Options(hunter=True, inquisitor=True, plot=True, reverser="both"), 10)
    words = {"en": "learnt alone", "de": "zuerst allein"}
    for language in LANGUAGES:
        shown = say(sentence("resistance-option-hunter-hint"), language)
        assert words[language] in shown


@pytest.mark.rule("H3")
def test_spies_learn_all_spies_and_their_chief() -> None:
    table = Table(HUNT7, hunter=True)
    chief, hunter, spy = 1, 3, 5
    assert table.knows(chief) == (Known("reveal", (3,), "spy", 0), Known("reveal", (5,), "spy", 0))
    assert table.knows(hunter) == (Known("reveal", (1,), "spy_chief", 0), Known("reveal", (5,), "spy", 0))
    assert table.knows(spy) == (Known("reveal", (1,), "spy_chief", 0), Known("reveal", (3,), "spy", 0))
    assert [table.knows(s) for s in (0, 2, 4, 6)] == [()] * 4


@pytest.mark.rule("H3")
def test_with_ten_the_chiefs_of_each_side_are_two() -> None:
    table = Table(HUNT10, hunter=True)
    assert table.knows(0) == (Known("reveal", (1,), "resistance_chief", 0),)
    assert table.knows(1) == (Known("reveal", (0,), "resistance_chief", 0),)
    assert table.knows(9) == (
        Known("reveal", (6,), "spy_chief", 0),
        Known("reveal", (7,), "spy_chief", 0),
        Known("reveal", (8,), "spy", 0),
    )
    assert [table.knows(s) for s in (2, 3, 4, 5)] == [()] * 4


@pytest.mark.rule("H4")
def test_the_investigator_token_goes_to_another_player_off_the_team_before_the_vote() -> None:
    table = Table(HUNT5, leader=2, hunter=True)
    table.do(2, _propose(1, 0, 4))
    assert table.state.phase == "appoint"
    assert table.may(2, "appoint") == (1, 3)
    assert table.refuses(2, Appoint(0)) == table.refuses(2, Appoint(2)) == "resistance-bad-investigator"
    table.do(2, Appoint(3))
    assert table.heard(None, InvestigatorNamed) == [InvestigatorNamed(3)]
    assert (table.state.phase, table.view(0).investigator) == ("vote", 3)


def _propose(mission: int, *team: int) -> Propose:
    return Propose(mission, team)


@pytest.mark.rule("H4", "H11")
def test_mission_five_has_no_investigator_and_no_investigation() -> None:
    table = Table(HUNT5, hunter=True)
    for team, fail in (((0, 2), False), ((0, 1, 2), True), ((0, 2), False), ((0, 1, 2), True)):
        (table.go(*team).cards(s1="fail") if fail else table.go(*team).cards()).no_accusation()
        examiner = table.view(0).waiting[0]
        table.do(examiner, Examine((examiner + 1) % 5))
        shower = table.view(0).waiting[0]
        table.do(shower, ShowLoyalty(table.may(shower, "show_loyalty", "card")[0]))  # type: ignore[index]
    assert table.state.round == 5
    named = len(table.heard(None, InvestigatorNamed))
    table.do(table.state.leader, _propose(5, 0, 1, 2))
    assert (table.state.phase, table.view(0).investigator) == ("vote", None)
    assert len(table.heard(None, InvestigatorNamed)) == named == 4


@pytest.mark.rule("H5")
def test_with_seven_only_a_spy_chief_may_play_chief_fail() -> None:
    table = Table(HUNT10, hunter=True)
    cards = {}
    for seat in range(10):
        team = sorted({seat, (seat + 1) % 10, (seat + 2) % 10})
        cards[seat] = Table(HUNT10, hunter=True).go(*team).may(seat, "play_card", "card")
    assert {s: cards[s] for s in range(6)} == dict.fromkeys(range(6), ("success",))
    assert cards[6] == cards[7] == ("success", "fail", "chief_fail")
    assert cards[8] == cards[9] == ("success", "fail")
    assert table.go(0, 1, 6).refuses(0, PlayCard("chief_fail")) == "resistance-bad-card"


@pytest.mark.rule("H2")
def test_with_five_there_are_no_chief_fails() -> None:
    assert Table(HUNT5, hunter=True).go(0, 1).may(1, "play_card", "card") == ("success", "fail")


@pytest.mark.rule("H6")
def test_fail_and_chief_fail_both_count_and_any_two_sink_mission_four() -> None:
    one = Table(HUNT7, hunter=True, targeting=True).go(0, 1, 2, 3, mission=4).cards(s1="chief_fail")
    assert (one.state.missions[0].success, one.state.missions[0].tally) == (True, Tally(3, 0, 1, 0))
    two = Table(HUNT7, hunter=True, targeting=True).go(0, 1, 2, 3, mission=4).cards(s1="chief_fail", s3="fail")
    assert (two.state.missions[0].success, two.state.missions[0].tally) == (False, Tally(2, 1, 1, 0))
    assert not Table(HUNT7, hunter=True).mission(0, 1, s1="chief_fail").state.missions[0].success


@pytest.mark.rule("H11")
@pytest.mark.parametrize(
    ("seat", "card"), [(0, "chief"), (1, "chief"), (2, "not_chief"), (3, "not_chief"), (4, "not_chief")]
)
def test_with_five_a_chief_shows_chief_and_everybody_else_not(seat: int, card: str) -> None:
    table = Table(HUNT5, leader=(seat + 1) % 5, hunter=True).mission(0, 2)
    assert table.do((seat + 1) % 5, Examine(seat)).may(seat, "show_loyalty", "card") == (card,)


@pytest.mark.rule("H11")
@pytest.mark.parametrize(
    ("seat", "card"), [(0, "resistance_chief"), (1, "spy_chief"), (2, "not_chief"), (3, "not_chief"), (5, "not_chief")]
)
def test_with_seven_a_chief_shows_his_side_too(seat: int, card: str) -> None:
    table = Table(HUNT7, leader=6, hunter=True).mission(0, 2)
    assert table.do(6, Examine(seat)).may(seat, "show_loyalty", "card") == (card,)


@pytest.mark.rule("H11")
def test_after_a_success_the_leader_examines_secretly() -> None:
    table = Table(HUNT5, leader=4, hunter=True).mission(0, 2)
    assert (table.state.phase, table.view(None).waiting) == ("examine", (4,))
    assert table.may(4, "examine") == (0, 1, 2, 3)
    table.do(4, Examine(1))
    assert table.heard(0, ExamineAsked) == [ExamineAsked(4, 1)]
    assert table.refuses(1, ShowLoyalty("not_chief")) == "resistance-bad-loyalty"
    table.do(1, ShowLoyalty("chief"))
    assert table.heard(0, Looked) == [Looked("examined", 4, 1, 1)]
    assert [e.known for e in table.heard(4, Learnt)] == [Known("examined", (1,), "chief", 1, 1)]
    assert [table.heard(s, Learnt) for s in (0, 1, 2, 3, None)] == [[]] * 5
    assert table.knows(4) == (Known("examined", (1,), "chief", 1, 1),)
    assert (table.state.round, table.state.leader) == (2, 0)


@pytest.mark.rule("H11")
def test_after_a_failure_the_investigator_examines() -> None:
    table = Table(HUNT5, leader=4, hunter=True).go(0, 1, investigator=2).cards(s1="fail").no_accusation()
    assert (table.state.phase, table.view(None).waiting) == ("examine", (2,))


@pytest.mark.rule("H12")
def test_the_same_player_may_be_examined_again() -> None:
    table = Table(HUNT5, leader=4, hunter=True).mission(0, 2).do(4, Examine(1)).do(1, ShowLoyalty("chief"))
    table.mission(0, 2, 4)
    assert 1 in (table.may(0, "examine") or ())


@pytest.mark.rule("H17")
def test_other_looks_show_only_the_side() -> None:
    table = Table(HUNT7, leader=2, hunter=True, inquisitor=True)
    table.mission(0, 2).do(2, Examine(1)).do(1, ShowLoyalty("spy_chief")).mission(0, 2, 4)
    assert table.state.phase == "inquire"
    table.do(1, Inquire(3))
    assert table.knows(1)[-1] == Known("inquired", (3,), "spy", 2, 2)
