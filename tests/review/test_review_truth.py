"""What was said and whether it was true: each kind of statement, judged by hand."""

from typing import Any

import pytest

from crossfire.crossfire_dealing import do, talking
from crosstable.core.review import Judged
from crosstable.core.step import Step
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.crossfire.actions import Ask, Claim, Doubt, Plead, Suspect, TellRole, TellSeen, Trust
from crosstable.games.crossfire.parts import review as crossfire_review
from crosstable.games.crossfire.parts.review import judge as judge_crossfire
from crosstable.games.resistance import actions as r
from crosstable.games.resistance.parts.review import judge as judge_resistance
from crosstable.games.resistance.parts.review import saying
from crosstable.games.resistance.state import Statement
from resistance.setting import FIVE, HUNT7, SEVEN, Table

CARDS = "vip agent assassin red_decoy bystander"
"""Dealt clockwise from seat 0, then passed on; the mixings change nothing: seat 1 is the VIP, seat 0 the Bystander."""


def crossfire(*moves: tuple[int, Any]) -> list[Judged]:
    """The verdicts on these statements, the first (empty) claims left out."""
    state = talking(CARDS)
    return list(judge_crossfire([Step(state), Step(do(state, *moves))]))


def verdicts(judged: list[Judged]) -> list[tuple[str, bool | None]]:
    """Verdict and whether an opinion was right."""
    return [(one.verdict, one.right) for one in judged]


def test_a_card_one_saw_is_told_truly_or_not() -> None:
    found = crossfire(
        (0, TellSeen("dealt", "vip")), (0, TellSeen("received", "agent")), (1, TellSeen("received", "vip"))
    )
    assert verdicts(found) == [("true", None), ("false", None), ("true", None)]
    assert found[1].why is not None
    assert say(found[1].why, "en", ("Ann", "Bob")) == "Ann saw a Bystander."


def test_claims_are_true_for_all_roles_they_stand_for() -> None:
    found = crossfire((0, Claim("bystander")), (1, Claim("agent")), (1, Claim("vip")), (2, TellRole("agent")))
    assert verdicts(found) == [("true", None), ("false", None), ("true", None), ("true", None)]


def test_a_suspicion_is_an_opinion_unless_the_speaker_has_seen_otherwise() -> None:
    # Seat 4 mixed with 0 and 1 and cannot tell who of them is the Bystander it was dealt; it is the Red Decoy itself,
    # so it knows that nobody else is.
    right, wrong, knows_better = crossfire(
        (4, Suspect(3, "assassin")), (4, Suspect(2, "assassin")), (4, Suspect(2, "red_decoy"))
    )
    assert (right.verdict, right.right) == ("opinion", True)
    assert (wrong.verdict, wrong.right) == ("opinion", False)
    assert knows_better.verdict == "false"


def test_questions_pleas_and_undeclared_cards_claim_nothing() -> None:
    assert crossfire((0, Plead()), (0, Ask(1))) == []


def test_who_calls_a_liar_a_liar_is_right() -> None:
    found = crossfire((0, Trust(1)), (1, TellRole("agent")), (0, Doubt(1)), (2, Trust(1)))
    assert verdicts(found) == [("opinion", None), ("false", None), ("opinion", True), ("opinion", False)]


def resistance(table: Table) -> list[Judged]:
    """The verdicts on everything said at this table."""
    return list(judge_resistance(table.steps))


def test_a_character_is_claimed_truly_or_not() -> None:
    table = (
        Table(FIVE).do(0, r.ClaimCharacter("resistance")).do(1, r.ClaimCharacter("resistance"), r.ClaimCharacter("spy"))
    )
    assert verdicts(resistance(table)) == [("true", None), ("false", None), ("true", None)]
    assert [one.n for one in resistance(table)] == [1, 2, 3]


def test_spies_know_each_other_so_their_suspicions_are_no_opinions() -> None:
    table = Table(FIVE).do(1, r.Suspect((0,)), r.Suspect((3,)), r.Trust(3)).do(0, r.Suspect((1,)), r.Trust(1))
    assert verdicts(resistance(table)) == [
        ("false", None), ("true", None), ("false", None), ("opinion", True), ("opinion", False),
    ]  # fmt: skip


def test_blind_spies_can_only_guess() -> None:
    table = Table(FIVE, blind_spies=True).do(1, r.Suspect((0,)), r.Suspect((3,)))
    assert verdicts(resistance(table)) == [("opinion", False), ("opinion", True)]


def test_what_was_never_shown_could_not_be_known() -> None:
    table = Table(FIVE).do(0, r.ClaimSeen(1, "spy"), r.ClaimSeen(1, "resistance"))
    assert verdicts(resistance(table)) == [("unknown", True), ("unknown", False)]


def test_what_was_shown_is_told_truly_or_not() -> None:
    # The Inquisitor examines for the first time after the second mission.
    table = Table(FIVE, inquisitor=True).mission(0, 2).mission(0, 2, 4)
    holder = table.state.inquisitors[-1]
    table.do(holder, r.Inquire(1)).do(holder, r.ClaimSeen(1, "spy"), r.ClaimSeen(1, "resistance"))
    found = resistance(table)
    assert verdicts(found) == [("true", None), ("false", None)]
    assert found[1].why is not None
    assert say(found[1].why, "en", ("A", "Bob", "C", "D", "E")) == "Bob had shown: a spy."


def test_a_wish_is_no_statement_and_characters_have_names() -> None:
    table = Table(HUNT7, hunter=True).do(0, r.AskAlong(), r.ClaimCharacter("spy_chief"))
    (judged,) = resistance(table)
    assert judged.verdict == "false"
    names = tuple("ABCDEFG")
    assert judged.why is not None
    assert say(judged.saying, "en", names) == "A: “I’m the Spy Chief.”"
    assert say(judged.why, "en", names) == "A was: Resistance Chief."


def test_who_told_the_truth_about_his_card() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail")
    table.do(0, r.ClaimPlayed(1, "success")).do(1, r.ClaimPlayed(1, "success"), r.TakeBack(1))
    found = resistance(table)
    assert verdicts(found) == [("true", None), ("false", None)], "to take something back is no statement"
    assert found[1].why is not None
    assert say(found[1].why, "en", ("A", "Bob", "C", "D", "E")) == "Bob had played: Fail."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_can_be_said(language: str) -> None:
    table = Table(FIVE).do(0, r.Suspect((1, 2)), r.ClaimSeen(1, "spy"), r.Trust(3)).do(1, r.Trust(0))
    said = crossfire((0, TellSeen("dealt", "agent")), (0, Suspect(1, "agent")))
    for judged in [*resistance(table), *said]:
        for words in filter(None, (judged.saying, judged.why)):
            assert "[" not in say(words, language, tuple("ABCDE"))


def test_a_mission_card_that_was_watched_is_told_truly_or_not() -> None:
    table = Table(SEVEN, plot=True, deck=("close_eye", "close_eye", "strong_leader", "strong_leader"))
    table.do(0, r.GivePlot("close_eye", 2)).do(0, r.GivePlot("close_eye", 4))
    table.go(0, 1)
    for seat in (0, 1):
        table.do(seat, r.PlayCard("fail" if seat == 1 else "success"))
    table.do(2, r.WatchCard(1))
    assert table.state.knows[2][-1].what == "fail"
    table.do(2, r.ClaimSeen(1, "success"), r.ClaimSeen(1, "fail"))
    assert verdicts(resistance(table)) == [("false", None), ("true", None)]


@pytest.mark.parametrize("seats", [(), (0,), (1, 2)])
def test_whatever_is_taken_back_can_be_said(seats: tuple[int, ...]) -> None:
    """A plea that is taken back speaks of nobody."""
    words = saying(Statement(0, 1, 0, "back", seats, back=0))
    assert all("[" not in say(words, language, ("Ada", "Bo", "Cy")) for language in LANGUAGES)


def test_opinions_of_opinions_are_not_judged_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everybody doubts everybody, each doubt would ask about all doubts before it: nobody would see the end."""
    state, calls = talking(CARDS), 0
    pairs = [(seat, (seat + step) % 5) for step in range(1, 5) for seat in range(5)]
    state = do(state, *((seat, Doubt(about)) for seat, about in pairs))
    judged = crossfire_review.judged

    def counted(*args: Any) -> Judged | None:
        nonlocal calls
        calls += 1
        return judged(*args)

    monkeypatch.setattr(crossfire_review, "judged", counted)
    assert {one.verdict for one in crossfire_review.judge([Step(state)])} == {"opinion"}
    assert calls <= len(state.said) + len(pairs)


def test_a_doubt_that_is_repeated_is_judged_by_what_was_said_in_between() -> None:
    steps = [Step(talking(CARDS))]
    lie = next(role for role in steps[0].state.deck if role != steps[0].state.roles[1])
    for move in ((0, Doubt(1)), (1, TellRole(lie)), (0, Doubt(1))):
        steps.append(Step(do(steps[-1].state, move)))
    doubts = [one.right for one in crossfire_review.judge(steps) if one.seat == 0 and one.verdict == "opinion"]
    assert doubts == [None, True], "nothing had been said of oneself at first, then a lie"
