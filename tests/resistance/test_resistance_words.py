"""More to say: which card one has played, what one takes back, whom one would take; and what bots make of it."""

import pytest

from crosstable.core.telling import Reader, line
from crosstable.core.texts import say
from crosstable.games.resistance.actions import (
    Accuse,
    ClaimCharacter,
    ClaimPlayed,
    ClaimSeen,
    Examine,
    ShowLoyalty,
    Suspect,
    TakeBack,
)
from crosstable.games.resistance.bots.belief import belief_of
from crosstable.games.resistance.bots.habits import Habits
from crosstable.games.resistance.events import PlotsDrawn
from crosstable.games.resistance.parts.log import LOG
from resistance.setting import FIVE, HUNT5, HUNT7, Table
from resistance.test_resistance_bots import said_by
from resistance.test_resistance_talk import doubts


@pytest.mark.rule("B11")
def test_who_was_on_a_team_may_say_what_he_played_true_or_not() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail")
    assert table.refuses(2, ClaimPlayed(1, "success")) == "resistance-no-such-statement", "he stayed at home"
    assert table.refuses(1, ClaimPlayed(2, "success")) == "resistance-no-such-statement", "nobody has gone there yet"
    assert table.refuses(1, ClaimPlayed(1, "chief_fail")) == "resistance-no-such-statement", "there is no such card"
    table.do(1, ClaimPlayed(1, "success"))
    said = table.view(3).claims[0].said
    assert (said.seat, said.kind, said.what, said.mission) == (1, "played", "success", 1)
    assert doubts(table) == [None], "a lie that nobody can prove"


def test_more_successes_than_were_on_the_table_are_pointed_out_only_where_one_speaker_tells_both() -> None:
    table = Table(FIVE).mission(0, 1, s0="success", s1="fail")
    table.do(0, ClaimPlayed(1, "success")).do(1, ClaimPlayed(1, "success"))
    assert doubts(table) == [None, None], "one of the two lies, and nobody can tell which"
    table.do(1, ClaimPlayed(1, "fail"), ClaimPlayed(1, "success"))
    assert doubts(table)[2] == "resistance-doubt-together", "everybody plays one card"


def test_a_card_that_was_not_among_the_cards_is_pointed_out() -> None:
    table = Table(FIVE).mission(0, 2).do(0, ClaimPlayed(1, "fail"))
    claim = table.view(None).claims[0]
    assert claim.doubt
    assert claim.doubt.key == "resistance-doubt-played"
    assert "Fail" in say(claim.doubt, names=tuple("ABCDE"))


def test_what_is_taken_back_counts_for_nothing_and_stays_on_record() -> None:
    table = Table(FIVE).mission(1, 3, s1="fail", s3="fail").do(1, ClaimCharacter("resistance"))
    assert doubts(table) == ["resistance-doubt-character"]
    assert table.refuses(0, TakeBack(0)) == "resistance-no-such-statement", "it is not his word"
    table.do(1, TakeBack(0))
    assert doubts(table) == [None, None]
    assert [claim.said.kind for claim in table.view(2).claims] == ["character", "back"]
    assert table.refuses(1, TakeBack(0)) == "resistance-no-such-statement", "once is enough"
    assert table.refuses(1, TakeBack(1)) == "resistance-no-such-statement"


def test_nobody_is_held_to_a_story_he_has_taken_back() -> None:
    story = Table(HUNT5, hunter=True).mission(0, 1, s1="fail")
    changed = story.do(1, ClaimPlayed(1, "success"), TakeBack(0), ClaimPlayed(1, "fail"))
    assert doubts(changed) == [None, None, None]


def test_bots_forget_what_was_taken_back_and_hear_an_admission() -> None:
    quiet = Table(FIVE).mission(0, 1, s1="fail").view(2)
    named = Table(FIVE).mission(0, 1, s1="fail").do(4, Suspect((3,)))
    believed = belief_of(named.view(2), Habits()).spy(3)
    assert believed > belief_of(quiet, Habits()).spy(3)
    assert belief_of(named.do(4, TakeBack(0)).view(2), Habits()).spy(3) == pytest.approx(
        belief_of(quiet, Habits()).spy(3)
    )
    admitted = Table(FIVE).mission(0, 1, s1="fail").do(1, ClaimPlayed(1, "fail")).view(2)
    assert belief_of(admitted, Habits()).spy(1) > belief_of(quiet, Habits()).spy(1)


def test_after_a_failure_friend_and_spy_say_the_same_of_their_card() -> None:
    table = Table(FIVE, leader=4).mission(0, 2).mission(0, 1, 2, s1="fail")
    for seat in (0, 1):
        assert str(ClaimPlayed(2, "success")) in said_by(table.state, seat, "medium")
        assert str(ClaimPlayed(2, "fail")) not in said_by(table.state, seat, "medium")


def test_a_bot_takes_back_a_suspicion_that_has_dissolved() -> None:
    table = Table(FIVE).do(0, Suspect((2,)))
    table.mission(1, 3, s1="fail", s3="fail")
    assert said_by(table.state, 0) == {str(TakeBack(0))}, "both spies are known, and it was none of them"


@pytest.mark.parametrize("hears", [True, False])
def test_a_bot_suggests_a_team_where_the_table_hears_suggestions(hears: bool) -> None:
    table = Table(FIVE, leader=4, suggestions=hears).do(2, ClaimCharacter("resistance")).propose(4, 0).vote()
    assert any(one.startswith("Suggest") for one in said_by(table.state, 2)) == hears


def test_nobody_joins_a_chorus() -> None:
    table = Table(FIVE, leader=4).do(1, ClaimCharacter("resistance"))
    plain = str(ClaimCharacter("resistance"))
    assert plain in said_by(table.state, 0)
    assert plain not in said_by(table.do(2, ClaimCharacter("resistance")).state, 0)
    assert plain not in said_by(table.state, 3), "nor does a spy"


def test_nobody_suspects_a_hunter_who_has_stood_up_or_tells_what_he_showed() -> None:
    """Resistance Hunter 2 examines spy Hunter 3, who strikes at the wrong one after a Chief Fail: all know him then."""
    table = Table(HUNT7, leader=2, hunter=True).mission(0, 4).do(2, Examine(3)).do(3, ShowLoyalty("not_chief"))
    table.mission(0, 1, 4, s1="chief_fail").do(3, Accuse(4))
    table.do(table.view(None).waiting[0], Examine(5)).do(5, ShowLoyalty("not_chief"))
    for seat in (0, 2, 4, 6):
        said = said_by(table.state, seat, "medium") | said_by(table.state, seat)
        assert str(ClaimSeen(3, "not_chief")) not in said
        assert not any(one.startswith("Suspect") and "3" in one for one in said), seat


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anna draws “Take Responsibility” and “Strong Leader”."),
        ("de", "Anna zieht „Verantwortung übernehmen“ und „Starker Anführer“."),
    ],
)
def test_the_log_names_the_cards_a_leader_draws_one_by_one(language: str, told: str) -> None:
    event = PlotsDrawn(0, ("take_responsibility", "strong_leader"))
    to = Reader(Table(FIVE).view(None), ("Anna", "Ben", "Cleo", "Dora", "Emil"), language)
    assert line("resistance", LOG, event, to) == told
