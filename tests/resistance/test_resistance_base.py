"""The base game, B1–B13."""

from collections import Counter

import pytest

from crosstable.core.chance import QuickChance
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import ClaimCharacter, PlayCard, Propose, Vote
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.events import CardPlayed, Dealt, Ended, MissionDone, VoteCast, VotesShown
from crosstable.games.resistance.state import Known, Proposal, Tally
from resistance.setting import FIVE, SEVEN, TEN, R, S, Table

SIDES = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
SIZES = {5: "23233", 6: "23434", 7: "23344", 8: "34455", 9: "34455", 10: "34455"}


@pytest.mark.rule("B1")
@pytest.mark.parametrize("seats", SIDES)
def test_everybody_gets_a_character(seats: int) -> None:
    state = GAME.start(Options(), seats, QuickChance(seats)).state
    assert Counter(state.characters) == {R: SIDES[seats][0], S: SIDES[seats][1]}


@pytest.mark.rule("B1")
def test_spies_know_each_other_and_nobody_else_knows_anything() -> None:
    table = Table(FIVE)
    assert table.knows(1) == (Known("reveal", (3,), "spy", 0),)
    assert table.knows(3) == (Known("reveal", (1,), "spy", 0),)
    assert [table.knows(s) for s in (0, 2, 4)] == [(), (), ()]
    assert table.heard(2, Dealt) == [Dealt(R, ())]
    assert table.heard(None, Dealt) == []
    assert table.view(None).mine is None


@pytest.mark.rule("B2")
def test_the_first_leader_is_random() -> None:
    leaders = {GAME.start(Options(), 5, QuickChance(n)).state.leader for n in range(60)}
    assert leaders == {0, 1, 2, 3, 4}


@pytest.mark.rule("B3")
@pytest.mark.parametrize("seats", SIZES)
def test_the_leader_proposes_a_team_of_the_size_in_the_table(seats: int) -> None:
    table = Table({5: FIVE, 6: (*FIVE, R), 7: SEVEN, 8: (*SEVEN, R), 9: (*SEVEN, R, R), 10: TEN}[seats])
    assert [str(space.size) for space in table.view(0).board] == list(SIZES[seats])
    size = int(SIZES[seats][0])
    assert table.refuses(1, Propose(1, tuple(range(size)))) == "not-your-turn"
    assert table.refuses(0, Propose(1, tuple(range(size + 1)))) == "resistance-bad-team"
    assert table.refuses(0, Propose(1, (1,) * size)) == "resistance-bad-team"
    assert table.refuses(0, Propose(2, tuple(range(size)))) == "resistance-bad-mission"
    assert table.refuses(0, Vote(True)) == "resistance-not-now"
    assert Table(table.state.characters).propose(*range(size)).state.team[0] == 0, "he may be on it"
    assert 0 not in Table(table.state.characters).propose(*range(1, size + 1)).state.team


@pytest.mark.rule("B4")
def test_votes_are_secret_until_all_are_there_and_stay_on_record() -> None:
    table = Table(FIVE).propose(0, 1)
    for seat in (4, 0, 2, 3):
        table.do(seat, Vote(seat != 4))
    assert table.heard(2, VoteCast)[-1] == VoteCast(3)
    assert table.heard(2, VotesShown) == []
    assert table.view(2).waiting == (1,)
    assert table.view(2).voted == (0, 2, 3, 4)
    assert table.view(4).mine.vote is False  # type: ignore[union-attr]
    assert table.refuses(0, Vote(True)) == "not-your-turn"
    table.do(1, Vote(False))
    assert table.heard(None, VotesShown) == [VotesShown((0, 2, 3), (1, 4), True, 0)]
    record = Proposal(1, 1, 0, (0, 1), None, (True, False, True, True, False), True)
    assert table.view(None).proposals == (record,)
    assert table.cards().propose(0, 1, 2).view(None).proposals == (record,)


@pytest.mark.rule("B5")
def test_more_approvals_than_rejections_let_the_team_go_and_a_tie_does_not() -> None:
    assert Table(FIVE).propose(0, 1).vote((0, 1, 2)).state.phase == "mission"
    assert Table(FIVE).propose(0, 1).vote((0, 1)).state.phase == "propose"
    six = (*FIVE, R)
    assert Table(six).propose(0, 1).vote((0, 1, 2)).state.phase == "propose"
    assert Table(six).propose(0, 1).vote((0, 1, 2, 3)).state.phase == "mission"


@pytest.mark.rule("B6")
def test_five_rejections_in_one_mission_win_for_the_spies() -> None:
    table = Table(FIVE, leader=3)
    for rejected in range(1, 5):
        table.propose(0, 1).vote()
        assert table.state.rejections == rejected
        assert table.state.leader == (3 + rejected) % 5
        assert table.won() is None
    table.propose(0, 1).vote()
    assert table.won() == (1, 3)
    assert table.why() == "resistance-won-by-rejections"


@pytest.mark.rule("B6")
def test_the_count_starts_anew_with_each_mission() -> None:
    table = Table(FIVE)
    for _ in range(4):
        table.propose(0, 1).vote()
    table.mission(0, 2)
    assert table.state.rejections == 0
    assert table.propose(0, 1, 2).vote().won() is None


@pytest.mark.rule("B7")
def test_mission_cards_are_secret_and_only_spies_may_fail() -> None:
    table = Table(FIVE).go(0, 1)
    assert table.may(0, "play_card", "card") == ("success",)
    assert table.may(1, "play_card", "card") == ("success", "fail")
    assert table.may(2, "play_card", "card") is None
    assert table.refuses(0, PlayCard("fail")) == "resistance-bad-card"
    assert table.refuses(1, PlayCard("reverse")) == "resistance-bad-card"
    assert table.refuses(2, PlayCard("success")) == "not-your-turn"
    table.do(1, PlayCard("fail"))
    assert table.heard(0, CardPlayed) == [CardPlayed(1, None)]
    assert table.view(0).played == (1,)
    table.do(0, PlayCard("success"))
    assert table.heard(0, MissionDone) == [MissionDone(1, Tally(1, 1, 0, 0), False)]
    assert Table(FIVE).mission(0, 1).state.missions[0].success, "a spy may play Success"


@pytest.mark.rule("B8")
def test_one_fail_sinks_a_mission_except_the_fourth_with_seven_or_more() -> None:
    assert not Table(FIVE).mission(0, 1, s1="fail").state.missions[0].success
    four = Table(FIVE).mission(0, 2).mission(0, 1, 2, s1="fail").mission(0, 2).mission(0, 1, 2, s1="fail")
    assert [m.success for m in four.state.missions] == [True, False, True, False]
    seven = Table(SEVEN).mission(0, 2).mission(0, 1, 2, s1="fail").mission(0, 2, 4)
    assert not seven.state.missions[1].success
    once = seven.go(0, 1, 2, 3)
    assert [space.fails for space in seven.view(0).board] == [1, 1, 1, 2, 1]
    assert once.cards(s1="fail").state.missions[3].success
    twice = Table(SEVEN).mission(0, 2).mission(0, 1, 2, s1="fail").mission(0, 2, 4).go(0, 1, 2, 3)
    assert not twice.cards(s1="fail", s3="fail").state.missions[3].success


@pytest.mark.rule("B9")
def test_the_leader_passes_clockwise_after_each_mission() -> None:
    table = Table(FIVE, leader=4).mission(0, 2)
    assert table.state.leader == 0
    assert table.propose(0, 1, 2).vote().state.leader == 1
    assert table.mission(0, 1, 2).state.leader == 2


@pytest.mark.rule("B10")
def test_three_successes_win_for_the_resistance_at_once() -> None:
    table = Table(FIVE).mission(0, 2).mission(0, 2, 4).mission(0, 2)
    assert table.won() == (0, 2, 4)
    assert table.why() == "resistance-won-by-missions-resistance"
    assert table.refuses(0, Vote(True)) == "game-over"
    assert GAME.actors(table.state) == frozenset()


@pytest.mark.rule("B10")
def test_three_failures_win_for_the_spies_at_once() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail").mission(0, 2, 3, s3="fail").mission(1, 3, s1="fail")
    assert table.won() == (1, 3)
    assert table.why() == "resistance-won-by-missions-spy"


@pytest.mark.rule("B11")
def test_characters_are_shown_only_at_the_end_and_anything_may_be_said() -> None:
    table = Table(FIVE).mission(0, 2).mission(0, 2, 4)
    assert table.view(0).characters == ()
    assert table.heard(0, Ended) == []
    table.do(1, ClaimCharacter("resistance")).do(0, ClaimCharacter("spy"))
    assert [claim.said.what for claim in table.view(None).claims] == ["resistance", "spy"]
    table.mission(0, 2)
    assert table.view(None).characters == FIVE
    assert table.heard(None, Ended)[0].characters == FIVE


@pytest.mark.rule("B12")
def test_with_targeting_the_leader_chooses_the_mission_too() -> None:
    table = Table(FIVE, targeting=True)
    assert set(table.may(0, "propose", "mission") or ()) == {1, 2, 3, 4}
    assert table.refuses(0, Propose(5, (0, 1, 2))) == "resistance-bad-mission"
    assert table.refuses(0, Propose(4, (0, 1))) == "resistance-bad-team"
    table.go(0, 2, 4, mission=4).cards()
    assert set(table.may(1, "propose", "mission") or ()) == {1, 2, 3}, "mission 4 is done, 5 needs two successes"
    table.go(0, 2, mission=1).cards()
    assert set(table.may(2, "propose", "mission") or ()) == {2, 3, 5}
    table.go(0, 2, 4, mission=5).cards()
    assert table.won() == (0, 2, 4)
    assert [m.mission for m in table.state.missions] == [4, 1, 5]


@pytest.mark.rule("B12")
def test_with_targeting_the_two_fails_belong_to_the_fourth_mission() -> None:
    table = Table(SEVEN, targeting=True).go(0, 1, 2, 3, mission=4)
    assert table.cards(s1="fail").state.missions[0].success


@pytest.mark.rule("B13")
def test_blind_spies_do_not_learn_each_other() -> None:
    table = Table(FIVE, blind_spies=True)
    assert [table.knows(s) for s in range(5)] == [()] * 5
