"""Statements, what contradicts the public record, and the narrator's script."""

from functools import partial

import pytest

from crosstable.core.texts import LANGUAGES, say
from crosstable.games.resistance.actions import (
    Accuse,
    AskAlong,
    Blame,
    ClaimCharacter,
    ClaimSeen,
    Examine,
    ShowLoyalty,
    Suspect,
    Trust,
)
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.events import Opened, Said
from crosstable.games.resistance.rules.narrator import script
from crosstable.games.resistance.state import Statement
from resistance.setting import FIVE, HUNT5, HUNT7, RC, RH, SC, SEVEN, SH, Deal, R, Table


def doubts(table: Table) -> list[str | None]:
    """The keys of the doubts about all statements."""
    return [claim.doubt.key if claim.doubt else None for claim in table.view(None).claims]


@pytest.mark.rule("B11")
def test_everybody_hears_a_statement_and_it_stays_on_record() -> None:
    table = Table(FIVE).do(2, Suspect((3, 1)), Trust(4), AskAlong())
    made = partial(Statement, 2, 1, 0, way=2)  # the first who speaks decides where the wordings begin
    said = [made("suspect", (1, 3)), made("trust", (4,)), made("along")]
    assert [e.statement for e in table.heard(None, Said)] == said
    assert [claim.said for claim in table.view(0).claims] == said
    table.mission(0, 2)
    assert [claim.said for claim in table.view(0).claims] == said


def test_a_seat_says_three_things_a_proposal() -> None:
    table = Table(FIVE).do(2, AskAlong(), AskAlong(), AskAlong())
    assert table.refuses(2, AskAlong()) == "resistance-said-enough"
    assert table.refuses(0, Trust(0)) == "resistance-no-such-statement"
    assert table.refuses(0, Suspect((1, 2, 3))) == "resistance-no-such-statement"
    assert table.propose(0, 1).refuses(2, Trust(1)) == "resistance-said-enough"
    assert table.vote().do(2, Trust(1)).state.said[2] == 1


def test_only_characters_in_play_can_be_claimed() -> None:
    assert Table(FIVE).refuses(0, ClaimCharacter("spy_chief")) == "resistance-no-such-statement"
    assert doubts(Table(HUNT5, hunter=True).do(4, ClaimCharacter("spy_chief"))) == [None]


def test_both_of_a_team_of_two_with_two_fails_are_spies() -> None:
    table = Table(FIVE).mission(1, 3, s1="fail", s3="fail").do(1, ClaimCharacter("resistance"))
    table.do(0, ClaimCharacter("resistance"), ClaimCharacter("spy"), Suspect((1, 3)))
    assert doubts(table) == ["resistance-doubt-character", None, "resistance-doubt-character", None]
    assert doubts(Table(FIVE).mission(1, 3, s1="fail").do(1, ClaimCharacter("resistance"))) == [None]


def test_too_many_spies_for_the_record_are_pointed_out() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail").do(4, Suspect((2, 3)))
    assert doubts(table) == ["resistance-doubt-suspect"], "0 or 1 is a spy, and there are two in all"
    assert doubts(Table(FIVE).mission(0, 1, s1="fail").do(4, Suspect((0, 2)))) == [None]


def test_what_was_never_shown_is_pointed_out() -> None:
    table = Table(HUNT5, leader=4, hunter=True).mission(0, 2).do(4, Examine(1)).do(1, ShowLoyalty("chief"))
    table.do(4, ClaimSeen(1, "not_chief"), ClaimSeen(2, "chief"), ClaimSeen(1, "spy"))
    assert doubts(table) == [None, "resistance-doubt-never", "resistance-doubt-never"], "a lie need not be absurd"


def test_statements_that_cannot_be_true_together_are_pointed_out() -> None:
    table = Table(HUNT7, leader=4, hunter=True).mission(0, 2).do(4, Examine(0)).do(0, ShowLoyalty("resistance_chief"))
    table.do(4, ClaimCharacter("resistance_chief"), ClaimSeen(0, "resistance_chief"))
    assert doubts(table) == [None, "resistance-doubt-together"], "with seven there is one resistance Chief"
    with_dummy: Deal = (RC, SC, RH, SH, R, "spy", "dummy_agent")
    table = Table(with_dummy, leader=4, hunter=True, dummy_agent=True).mission(0, 2).do(4, Examine(0))
    table.do(0, ShowLoyalty("resistance_chief"))
    table.do(4, ClaimCharacter("resistance_chief"), ClaimSeen(0, "resistance_chief"))
    assert doubts(table) == [None, None], "it might have been the Dummy Agent"


def test_a_hunter_who_has_stood_up_cannot_be_anybody_else() -> None:
    table = Table(HUNT5, hunter=True).mission(0, 1, s1="fail").do(3, Accuse(4))
    table.do(3, ClaimCharacter("resistance")).do(4, ClaimCharacter("resistance_chief"))
    table.do(0, ClaimCharacter("spy")).do(1, ClaimCharacter("resistance"))
    assert doubts(table) == [
        "resistance-doubt-character",
        "resistance-doubt-character",  # he has said no to the spy Hunter
        None,  # of the two on the team either can be the spy Chief
        None,
    ]
    table.do(2, ClaimCharacter("spy"))
    assert doubts(table)[-1] == "resistance-doubt-character", "the accusation proves that 0 or 1 is the spy Chief"


def test_an_exchange_by_blame_is_taken_into_account() -> None:
    deal: Deal = (RC, SC, RH, SH, "pretender", "deep_agent", R)
    table = Table(deal, hunter=True, deep_agent=True, pretender=True, blame=True)
    table.do(5, ClaimCharacter("resistance")).do(4, ClaimCharacter("resistance"))
    table.do(5, Blame(4), ClaimCharacter("resistance")).do(4, ClaimCharacter("resistance"))
    assert doubts(table) == ["resistance-doubt-character", None, None, "resistance-doubt-character"]


@pytest.mark.rule("H3", "H19", "H20", "H21", "R4", "B13")
@pytest.mark.parametrize(
    ("options", "seats", "told"),
    [
        (Options(), 5, "close spies spies-close open"),
        (Options(blind_spies=True), 5, "close blind open"),
        (Options(hunter=True), 5, "close chief-thumb spies spies-close open"),
        (Options(hunter=True), 8, "close chief-thumb spies spies-close chiefs chiefs-close open"),
        (
            Options(hunter=True, coordinator=True),
            6,
            "close chief-thumb spies spies-close coordinator chiefs-close-thumb open",
        ),
        (
            Options(hunter=True, coordinator=True, deep_agent=True),
            9,
            "close chief-thumb deep-thumb spies-but-deep spies-close chiefs coordinator chiefs-close-thumb open",
        ),
        (
            Options(hunter=True, deep_agent=True, pretender=True),
            7,
            "close chief-thumb pair-thumbs spies-but-deep spies-close open",
        ),
        (Options(reverser="spy", hidden_reverser=True), 7, "close spies-but-reverser spies-close open"),
        (Options(reverser="spy"), 7, "close spies spies-close open"),
        (Options(reverser="resistance"), 7, "close spies spies-close open"),
        (
            Options(reverser="both", hidden_reverser=True, deep_agent=True),
            7,
            "close deep-thumb spies-but-both spies-close open",
        ),
    ],
)
def test_the_narrator_tells_exactly_this_opening(options: Options, seats: int, told: str) -> None:
    lines = script(options, seats)
    assert [line.key for line in lines] == [f"resistance-tell-{part}" for part in told.split()]
    for language in LANGUAGES:
        assert all(not say(line, language).startswith("[") for line in lines)


def test_the_script_is_told_at_the_start() -> None:
    opened = Table(SEVEN, leader=3, inquisitor=True).heard(None, Opened)
    assert [(e.leader, e.inquisitor, len(e.script)) for e in opened] == [(3, 2, 4)]
