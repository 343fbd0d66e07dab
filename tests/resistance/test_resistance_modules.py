"""The Inquisitor (I1–I3), the Reverser (R1–R5), and the order after a mission with all modules together."""

from collections import Counter

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.sentence import sentence
from crosstable.core.texts import say
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Accuse, Examine, GivePlot, Inquire, Overhear, PlayCard, ShowLoyalty
from crosstable.games.resistance.data import Character, Options
from crosstable.games.resistance.events import Learnt, Looked
from crosstable.games.resistance.state import Known, Tally
from resistance.setting import RC, RH, SC, SEVEN, SH, Deal, R, S, Table

RR: Character = "resistance_reverser"
SR: Character = "spy_reverser"
HACK7: Deal = (R, S, R, S, RR, SR, R)


@pytest.mark.rule("I1")
def test_the_token_starts_on_the_leaders_right() -> None:
    assert Table(SEVEN, leader=3, inquisitor=True).view(0).inquisitors == (2,)
    assert Table(SEVEN, leader=0, inquisitor=True).view(0).inquisitors == (6,)
    assert Table(SEVEN, leader=0).view(0).inquisitors == ()
    GAME.check(Options(inquisitor=True), 5)
    assert "7" in say(sentence("resistance-option-inquisitor-hint"))


@pytest.mark.rule("I2")
def test_after_missions_two_three_and_four_the_holder_must_examine() -> None:
    table = Table(SEVEN, leader=0, inquisitor=True).mission(0, 2)
    assert table.state.phase == "propose", "not after the first"
    table.mission(0, 1, 2, s1="fail")
    assert (table.state.phase, table.view(None).waiting) == ("inquire", (6,))
    table.do(6, Inquire(3))
    assert [e.known for e in table.heard(6, Learnt)] == [Known("inquired", (3,), "spy", 2, 2)]
    assert table.heard(3, Learnt) == []
    assert table.heard(0, Looked) == [Looked("inquired", 6, 3, 2)]
    assert table.knows(6) == (Known("inquired", (3,), "spy", 2, 2),)
    table.mission(0, 2, 4).do(3, Inquire(0))
    table.mission(0, 1, 2, 3, s1="fail", s3="fail").do(0, Inquire(1))
    assert table.knows(0) == (Known("inquired", (1,), "spy", 4, 4),)
    assert (table.state.round, table.view(0).inquisitors) == (5, (6, 3, 0, 1))


@pytest.mark.rule("I3")
def test_nobody_who_has_held_the_token_can_be_examined() -> None:
    table = Table(SEVEN, leader=0, inquisitor=True).mission(0, 2).mission(0, 1, 2, s1="fail")
    assert table.may(6, "inquire") == (0, 1, 2, 3, 4, 5)
    table.do(6, Inquire(3)).mission(0, 2, 4)
    assert table.may(3, "inquire") == (0, 1, 2, 4, 5)
    assert table.refuses(3, Inquire(6)) == table.refuses(3, Inquire(3)) == "resistance-bad-inquiry"


@pytest.mark.rule("R1")
def test_reversers_replace_plain_cards_of_their_side() -> None:
    cast = {
        "resistance": {R: 3, RR: 1, S: 3},
        "spy": {R: 4, S: 2, SR: 1},
        "both": {R: 3, RR: 1, S: 2, SR: 1},
    }
    for reverser, expected in cast.items():
        state = GAME.start(Options(reverser=reverser), 7, QuickChance(1)).state  # type: ignore[arg-type]
        assert Counter(state.characters) == expected


@pytest.mark.rule("R2")
def test_only_reversers_play_reverse_and_the_spy_reverser_never_fails() -> None:
    table = Table(HACK7, reverser="both", targeting=True).go(0, 3, 4, 5, mission=4)
    assert table.may(0, "play_card", "card") == ("success",)
    assert table.may(3, "play_card", "card") == ("success", "fail")
    assert table.may(4, "play_card", "card") == ("success", "reverse")
    assert table.may(5, "play_card", "card") == ("success", "reverse")
    assert table.refuses(5, PlayCard("fail")) == "resistance-bad-card"


@pytest.mark.rule("R3")
@pytest.mark.parametrize(
    ("cards", "success"),
    [
        ({}, True),
        ({"s4": "reverse"}, False),
        ({"s4": "reverse", "s5": "reverse"}, True),
        ({"s3": "fail"}, False),
        ({"s3": "fail", "s4": "reverse"}, True),
        ({"s3": "fail", "s5": "reverse"}, True),
        ({"s3": "fail", "s4": "reverse", "s5": "reverse"}, False),
    ],
)
def test_each_reverse_turns_the_result_over(cards: dict[str, str], success: bool) -> None:
    table = Table(HACK7, reverser="both").mission(0, 2).mission(3, 4, 5, **cards)  # type: ignore[arg-type]
    assert table.state.missions[1].success is success


@pytest.mark.rule("R3")
@pytest.mark.parametrize(
    ("cards", "ruled", "literal"),
    [
        ({"s3": "fail"}, True, True),
        ({"s3": "fail", "s4": "reverse"}, False, True),
        ({"s1": "fail", "s3": "fail", "s4": "reverse"}, True, True),
        ({"s4": "reverse"}, False, False),
        ({"s1": "fail", "s3": "fail"}, False, False),
    ],
)
def test_on_a_two_fail_mission_the_table_chooses_the_reading(cards: dict[str, str], ruled: bool, literal: bool) -> None:
    for option, success in ((False, ruled), (True, literal)):
        table = Table(HACK7, reverser="both", targeting=True, literal_reverse=option).go(0, 1, 3, 4, mission=4)
        assert table.cards(**cards).state.missions[0].success is success  # type: ignore[arg-type]


@pytest.mark.rule("R4")
def test_a_hidden_spy_reverser_neither_sees_nor_is_seen() -> None:
    table = Table(HACK7, reverser="both", hidden_reverser=True)
    assert table.knows(5) == ()
    assert table.knows(1) == (Known("reveal", (3,), "spy", 0),)
    open_table = Table(HACK7, reverser="both")
    assert open_table.knows(5) == (Known("reveal", (1,), "spy", 0), Known("reveal", (3,), "spy", 0))
    assert open_table.knows(1) == (Known("reveal", (3,), "spy", 0), Known("reveal", (5,), "spy", 0))


ALL8: Deal = (RC, SC, RH, SH, "resistance_reverser", "spy_reverser", RC, R)


@pytest.mark.rule("R5")
def test_whoever_examines_a_reverser_sees_only_the_side() -> None:
    table = Table(HACK7, leader=0, inquisitor=True, reverser="both", plot=True, deck=("overheard",))
    table.do(0, GivePlot("overheard", 3)).do(3, Overhear(4))
    assert [known.what for known in table.knows(3) if known.how == "overheard"] == ["resistance"]
    table.mission(0, 2).mission(0, 2, 4).do(6, Inquire(5))
    assert table.knows(6) == (Known("inquired", (5,), "spy", 2, 2),)


@pytest.mark.rule("H7", "R2", "R3")
def test_hunter_and_reverser_have_four_kinds_of_cards_and_need_a_final_failure() -> None:
    table = Table(ALL8, hunter=True, reverser="both").mission(1, 4, 5, s1="chief_fail", s4="reverse")
    assert table.state.missions[0].tally == Tally(1, 0, 1, 1)
    assert (table.state.missions[0].success, table.state.phase) == (True, "examine")
    both = Table(ALL8, hunter=True, reverser="both").mission(1, 4, 5, s1="chief_fail", s4="reverse", s5="reverse")
    assert (both.state.missions[0].success, both.state.phase) == (False, "early")
    assert both.may(3, "accuse") == (0, 1, 2, 4, 5, 6, 7)


@pytest.mark.rule("I2", "H12")
def test_accusations_come_before_the_inquisitor_and_he_before_the_investigation() -> None:
    table = Table(ALL8, leader=0, hunter=True, reverser="both", inquisitor=True).mission(0, 2, 6)
    table.do(0, Examine(1)).do(1, ShowLoyalty("spy_chief"))
    table.go(0, 1, 2, 4, investigator=3).cards(s1="chief_fail")
    order = [table.state.phase]
    table.do(3, Accuse(7))
    assert table.state.missions[1].success
    order.append(table.state.phase)
    assert table.view(None).waiting == (7,), "the token began on the right of the leader"
    table.do(7, Inquire(2))
    order.append(table.state.phase)
    assert table.view(None).waiting == (3,), "the Investigator: the cards gave a failure"
    table.do(3, Examine(0)).do(0, ShowLoyalty("resistance_chief"))
    order.append(table.state.phase)
    assert order == ["early", "inquire", "examine", "propose"]
    assert (table.state.round, table.state.leader) == (3, 2)
