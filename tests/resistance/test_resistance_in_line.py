"""What bots say goes with what they have said: whom they trust and suspect, how many, and why they rejected."""

import pytest
from msgspec.structs import replace

from crosstable.core import Seat, Sentence
from crosstable.core.texts import say
from crosstable.games.resistance.actions import (
    AskReject,
    ClaimCharacter,
    ClaimSeen,
    Examine,
    Explain,
    Inquire,
    Propose,
    ShowLoyalty,
    Suggest,
    Suspect,
    TakeBack,
    Trust,
    Vote,
)
from crosstable.games.resistance.bots import ResistanceBot
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.reasons import why
from crosstable.games.resistance.bots.replies import reasons, replies
from crosstable.games.resistance.bots.speech import in_line, of_mine, taken_along
from crosstable.games.resistance.bots.teams import good_enough, propose, vote
from resistance.setting import FIVE, HUNT7, SEVEN, Table
from resistance.test_resistance_bots import ask, said_by
from resistance.test_resistance_sense import mind

LEARNED = ("medium", "strong")


def test_nobody_says_he_trusts_who_calls_him_a_spy() -> None:
    table = Table(SEVEN)
    assert in_line(mind("strong", table, 0), Trust(2)) == Trust(2)
    table.do(2, Suspect((0, 3)))
    assert in_line(mind("strong", table, 0), Trust(2)) is None
    table.do(2, TakeBack(0))
    assert in_line(mind("strong", table, 0), Trust(2)) == Trust(2), "that is forgiven"


def test_nobody_says_he_trusts_whom_he_calls_a_spy() -> None:
    table = Table(SEVEN, plot=True).do(0, Suspect((2, 3)), ClaimSeen(5, "spy"))
    for seat in (2, 3, 5):
        assert in_line(mind("strong", table, 0), Trust(seat)) is None
    assert in_line(mind("strong", table, 0), Trust(4)) == Trust(4)
    table.do(0, TakeBack(0))
    assert in_line(mind("strong", table, 0), Trust(2)) == Trust(2)


def test_whoever_was_shown_that_a_suspect_is_honest_takes_it_back() -> None:
    table = Table(SEVEN, leader=1, inquisitor=True).do(0, Suspect((2, 3))).mission(1, 3).mission(2, 3, 5)
    table.do(0, Inquire(2), ClaimSeen(2, "resistance")).propose(3, 4, 5).vote()
    assert said_by(table.state, 0, "strong") == {str(TakeBack(0))}, "though 3 is as doubtful as before"


@pytest.mark.parametrize("level", LEARNED)
def test_whoever_finds_a_spy_whom_he_trusted_takes_that_back_first(level: str) -> None:
    table = Table(FIVE, leader=0).do(0, Trust(3)).mission(0, 3, s3="fail")
    assert said_by(table.state, 0, level) == {str(TakeBack(0))}
    assert str(Suspect((3,))) in said_by(table.do(0, TakeBack(0)).state, 0, level)


@pytest.mark.parametrize("level", LEARNED)
def test_nobody_suspects_more_players_than_there_are_spies(level: str) -> None:
    table = Table(SEVEN, leader=0).do(0, Suspect((1, 2, 4))).mission(0, 3, s3="fail")
    assert said_by(table.state, 0, level) == {str(TakeBack(0))}, "a spy too many: the guess goes, not what is certain"
    assert str(Suspect((3,))) in said_by(table.do(0, TakeBack(0)).state, 0, level)
    assert in_line(mind(level, table, 2), Suspect((0,))) == Suspect((0,)), "others have theirs"


def test_whoever_called_somebody_on_the_team_a_spy_does_not_say_that_he_was_not_on_it_himself() -> None:
    table = Table(FIVE, leader=1).mission(1, 2).propose(2, 3, 4).vote(approve=(2,)).do(2, AskReject(0))
    assert Explain("off_team") in reasons(mind("strong", table, 0))
    table = Table(FIVE, leader=1).do(0, Suspect((3,))).mission(1, 2).propose(2, 3, 4).vote(approve=(2,))
    assert Explain("off_team") not in reasons(mind("strong", table.do(2, AskReject(0)), 0))


def fallen(again: bool = False) -> Table:
    """Seats 0 and 4 were on a clean mission; a team of them and 2 falls by three votes, 0's among them, and may come up
    again."""
    table = Table(FIVE, leader=3).mission(0, 4).propose(0, 2, 4).vote((2, 4))
    return table.propose(0, 2, 4) if again else table


def teams_of(level: str, table: Table, seat: Seat) -> set[tuple[Seat, ...]]:
    """The teams this seat would name, but for slips."""
    minds = [mind(level, table, seat, seed) for seed in range(40)]
    for one in minds:
        one.level = replace(one.level, slips=0.0)
    return {propose(one).team for one in minds}


@pytest.mark.parametrize("level", LEARNED)
def test_a_leader_takes_another_team_than_the_one_to_which_he_knew_a_better_one(level: str) -> None:
    table = fallen().do(4, AskReject(0))
    assert (0, 2, 4) in teams_of(level, table, 0)
    assert (0, 2, 4) not in teams_of(level, table.do(0, Explain("better_team")), 0)


@pytest.mark.parametrize("level", LEARNED)
def test_whoever_knew_a_better_team_rejects_the_same_one_again_but_for_the_last_time(level: str) -> None:
    silent, spoken = (Table(FIVE, leader=1).mission(0, 4).propose(0, 2, 4).vote((2, 4)) for _ in range(2))
    spoken.do(0, Explain("better_team"))
    votes = [_votes(level, table.propose(0, 2, 4)) for table in (silent, spoken)]
    assert (True in votes[0], votes[1]) == (True, {False})
    assert _said(why(mind(level, spoken, 0), Vote(False))) == "I knew of a safer team."
    for _ in range(3):
        spoken.vote((2, 4)).propose(0, 2, 4)
    assert spoken.state.rejections == 4
    assert _votes(level, spoken) == {True}


def _votes(level: str, table: Table) -> set[bool]:
    """How seat 0 may vote."""
    return {vote(mind(level, table, 0, seed)).approve for seed in range(20)}


def test_nobody_would_take_along_whom_he_calls_a_spy_or_suggests_the_team_that_is_named() -> None:
    table = Table(SEVEN, suggestions=True).do(0, Suspect((2,)))
    assert in_line(mind("strong", table, 0), Suggest((0, 2))) is None
    assert in_line(mind("strong", table, 0), Suggest((0, 4))) == Suggest((0, 4))
    named = Table(SEVEN, leader=1, suggestions=True).mission(0, 2).propose(0, 2, 4)
    assert str(Suggest((0, 2, 4))) not in said_by(named.state, 0, "strong")


def test_whoever_has_told_that_somebody_is_honest_does_not_say_as_well_that_he_trusts_him() -> None:
    table = Table(SEVEN, leader=1, inquisitor=True).mission(1, 3).mission(2, 3, 5).do(0, Inquire(2))
    assert in_line(mind("strong", table, 0), Trust(2)) == Trust(2)
    assert in_line(mind("strong", table.do(0, ClaimSeen(2, "resistance")), 0), Trust(2)) is None


def test_nobody_knows_a_better_team_than_one_as_good_as_any() -> None:
    once, again = (fallen(again).do(4, AskReject(0)) for again in (False, True))
    assert good_enough(mind("strong", again, 0))
    for table in (once, again):
        assert Explain("better_team") not in reasons(mind("strong", table, 0))
    other = Table(FIVE, leader=3).mission(0, 4).propose(2, 3, 4).vote((2, 4)).do(4, AskReject(0))
    assert Explain("better_team") in reasons(mind("strong", other, 0))


def test_a_leader_takes_nobody_along_whom_he_calls_a_spy_where_another_looks_nearly_as_good() -> None:
    """A spy leads on seat 1; he was on neither mission, 2, 3 and 4 on the one that has failed."""
    table = Table(FIVE, leader=4).mission(0, 4).mission(2, 3, 4, s3="fail")
    assert any(4 in team for team in teams_of("strong", table, 1))
    table.do(1, Suspect((4,)))
    assert not any(4 in team for team in teams_of("strong", table, 1))
    assert any(4 in team for team in teams_of("strong", table.do(1, TakeBack(0)), 1)), "that is over"


@pytest.mark.parametrize("level", LEARNED)
def test_a_leader_accuses_nobody_whom_he_is_about_to_take_along(level: str) -> None:
    table = Table(FIVE, leader=4).mission(0, 4).mission(2, 3, 4, s3="fail")
    talker = mind(level, table, 1)
    assert not any(of_mine(talker, Suspect((seat,))) for seat in set(range(5)) - set(taken_along(talker)) - {1})
    assert all(of_mine(talker, Suspect((seat,))) for seat in set(taken_along(talker)) - {1})
    assert not any(of_mine(mind(level, table, 0), Suspect((seat,))) for seat in (1, 2, 3, 4)), "he does not lead"


def test_whoever_was_asked_answers_that_before_he_thanks_anybody() -> None:
    asked = Table(FIVE, leader=3).mission(0, 4).propose(2, 3, 4).vote((2, 4)).do(4, AskReject(0)).do(2, Trust(0))
    talker = mind("strong", asked, 0)
    assert replies(talker) == reasons(talker) != []


def test_nobody_asks_a_spy_whom_all_know_why_he_rejected() -> None:
    table = (
        Table(FIVE, leader=0)
        .mission(1, 3, s1="fail", s3="fail")
        .do(0, Suspect((1, 3)))
        .propose(0, 3, 4)
        .vote(approve=(0, 4))
    )
    player = ResistanceBot(replace(LEVELS["strong"], talks=1.0))
    asked = {one for seed in range(40) if isinstance(one := ask(player, table.state, 0, seed), AskReject)}
    assert asked == {AskReject(2)}


def test_nobody_asks_whom_he_calls_a_spy_why_he_rejected() -> None:
    def asked(*said: Suspect) -> set[AskReject]:
        table = Table(FIVE, leader=0).mission(0, 4).do(0, *said).propose(0, 2, 4).vote(approve=(0, 4))
        player = ResistanceBot(replace(LEVELS["strong"], talks=1.0))
        return {one for seed in range(40) if isinstance(one := ask(player, table.state, 0, seed), AskReject)}

    assert AskReject(2) in asked()
    assert asked(Suspect((2,))) <= {AskReject(1), AskReject(3)}


def test_no_plain_member_poses_as_a_chief_where_enough_have_said_so() -> None:
    table = Table(HUNT7, leader=4, hunter=True).mission(0, 2)
    table.do(4, Examine(5)).do(5, ShowLoyalty("not_chief"))
    bait = str(ClaimCharacter("resistance_chief"))
    assert bait in said_by(table.state, 6, tries=200)
    assert bait not in said_by(table.do(4, ClaimCharacter("resistance_chief")).state, 6, tries=200)


def test_what_was_done_without_a_thought_is_not_explained_by_thoughts() -> None:
    leader = mind("medium", Table(FIVE, leader=3).mission(0, 3, s3="fail"), 0)
    assert [_said(why(leader, Propose(2, team))) for team in ((0, 3, 4), (0, 2, 4))] == [
        "I did not think long about it.",
        "The safest team I could name: 33% clean as I saw it.",
    ]
    voter = mind("medium", Table(FIVE, leader=0).mission(0, 3, s3="fail").propose(0, 1, 3), 0)
    assert _said(why(voter, Vote(True))) == "I did not think long about it."
    assert _said(why(voter, Vote(False))) == "I knew of a safer team."


def _said(reason: Sentence | None) -> str:
    assert reason
    return say(reason)
