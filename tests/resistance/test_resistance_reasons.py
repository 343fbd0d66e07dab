"""Why a statement cannot be true, in words; and what a seat has seen, with its source and its mission."""

import pytest

from crosstable.core.texts import say
from crosstable.games.resistance.actions import (
    Accuse,
    Blame,
    ClaimCharacter,
    ClaimSeen,
    Examine,
    Expose,
    GivePlot,
    Inquire,
    OpenUp,
    Overhear,
    Pass,
    PlayCard,
    ShowLoyalty,
    Suspect,
    WatchCard,
)
from crosstable.games.resistance.rules.talk import showable
from crosstable.games.resistance.state import Known
from resistance.setting import FIVE, HUNT5, HUNT7, RC, RH, SC, SEVEN, SH, Deal, R, Table

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina")


def why(table: Table, language: str = "en") -> list[str | None]:
    """What is said against each statement."""
    return [say(c.doubt, language, NAMES) if c.doubt else None for c in table.view(None).claims]


def told(table: Table, seat: int, language: str = "en") -> list[str]:
    """What a seat is told it knows."""
    mine = table.view(seat).mine
    assert mine
    return [say(one, language, NAMES) for one in mine.told]


def test_a_mission_that_rules_a_suspicion_out_is_named() -> None:
    table = Table(FIVE).mission(0, 2).mission(0, 1, 3, s1="fail", s3="fail").do(4, Suspect((0, 2)))
    table.do(4, Suspect((0, 1)))
    assert why(table) == [
        "It cannot be Anna and Cleo: mission 2 (Anna, Ben and Dora) had 1\u00a0×\u00a0Success, 2\u00a0×\u00a0Fail.",
        None,
    ]


def test_of_many_missions_only_those_are_named_that_rule_it_out() -> None:
    table = Table(FIVE).mission(2, 4).mission(0, 2, 3, s3="fail").mission(1, 3, s1="fail", s3="fail")
    table.do(1, ClaimCharacter("resistance"))
    assert why(table) == ["Says “resistance”, yet mission 3 (Ben and Dora) had 2\u00a0×\u00a0Fail."]
    assert why(table, "de") == ["Sagt „Widerstand“, aber: In Mission 3 (Ben und Dora) lagen 2\u00a0×\u00a0Fehlschlag."]


def test_with_targeting_the_mission_is_named_by_its_number_on_the_board() -> None:
    table = (
        Table(FIVE, targeting=True).go(1, 3, mission=3).cards(s1="fail", s3="fail").do(1, ClaimCharacter("resistance"))
    )
    assert why(table) == ["Says “resistance”, yet mission 3 (Ben and Dora) had 2\u00a0×\u00a0Fail."]


def test_answers_and_hunters_are_named() -> None:
    table = Table(HUNT5, hunter=True).mission(0, 1, s1="fail").do(3, Accuse(4))
    table.do(3, ClaimCharacter("resistance")).do(4, ClaimCharacter("resistance_chief")).do(2, ClaimCharacter("spy"))
    assert why(table) == [
        "Says “resistance”, yet everybody knows Dora as Spy Hunter.",
        "Says “Resistance Chief”, yet Emil answered “no” when Dora accused after mission 1.",
        "Says “a spy”, yet everybody knows Dora as Spy Hunter; "
        "Dora accused early, so the spy Chief has failed mission 1.",
    ]


def test_what_was_played_openly_is_named() -> None:
    table = Table(SEVEN, deck=("spotlight", "close_eye"), plot=True)
    table.do(0, GivePlot("spotlight", 2)).do(0, GivePlot("close_eye", 4))
    table.go(1, 2).do(2, Expose(1)).do(1, PlayCard("fail")).do(2, PlayCard("success")).do(4, Pass())
    table.do(1, ClaimCharacter("resistance"))
    assert why(table) == ["Says “resistance”, yet Ben played Fail openly in mission 1."]


def test_a_wrong_blame_is_named() -> None:
    deal: Deal = (RC, SC, RH, SH, "pretender", "deep_agent", R)
    table = Table(deal, hunter=True, deep_agent=True, pretender=True, blame=True).do(5, Blame(6))
    table.do(6, ClaimCharacter("pretender"))
    assert why(table) == ["Says “Pretender”, yet Gina is not the Pretender, as the Blame of Finn has shown."]


def test_an_old_contradiction_stays_when_a_look_comes_later() -> None:
    table = Table(HUNT5, leader=4, hunter=True).do(4, ClaimSeen(1, "chief"))
    early = ["Ben had shown Emil no loyalty card."]
    assert why(table) == early
    table.mission(0, 2).do(4, Examine(1)).do(1, ShowLoyalty("chief"))
    assert why(table) == early, "he could not know it when he said so"
    assert why(table.do(4, ClaimSeen(1, "chief"))) == [*early, None]


def test_later_facts_count_against_an_old_claim() -> None:
    table = Table(FIVE).do(1, ClaimCharacter("resistance"))
    assert why(table) == [None]
    assert why(table.mission(1, 3, s1="fail", s3="fail")) == [
        "Says “resistance”, yet mission 1 (Ben and Dora) had 2\u00a0×\u00a0Fail."
    ]


def test_a_changed_story_is_pointed_out() -> None:
    table = Table(HUNT5, leader=4, hunter=True).mission(0, 2).do(4, Examine(1)).do(1, ShowLoyalty("chief"))
    table.do(4, ClaimSeen(1, "chief"), ClaimSeen(1, "not_chief"))
    assert why(table) == [None, "Emil has said before: “Ben showed me: Chief.” They cannot both be true."]


def test_what_one_is_and_what_one_has_seen_must_go_together() -> None:
    table = Table(HUNT7, leader=4, hunter=True).mission(0, 2).do(4, Examine(0)).do(0, ShowLoyalty("resistance_chief"))
    table.do(4, ClaimCharacter("resistance"), ClaimCharacter("resistance_chief"), ClaimSeen(0, "resistance_chief"))
    assert why(table) == [
        None,
        None,
        "Emil has said before: “I’m the Resistance Chief.” They cannot both be true.",
    ]


def _watched() -> Table:
    """Seat 4 has looked at the card seat 1 played, in the first mission played."""
    table = Table(SEVEN, deck=("close_eye", "opinion_maker"), plot=True, targeting=True)
    table.do(0, GivePlot("close_eye", 4)).do(0, GivePlot("opinion_maker", 5))
    table.go(1, 2, 3, mission=3)
    for seat in table.state.team:
        table.do(seat, PlayCard("fail" if seat == 1 else "success"))
    return table.do(4, WatchCard(1))


@pytest.mark.rule("P7", "B12")
def test_a_watched_card_can_be_told_and_is_held_against_the_cards_of_its_mission() -> None:
    table = _watched()
    table.do(4, ClaimSeen(1, "fail")).do(5, ClaimSeen(1, "fail"))
    said = [c.said for c in table.view(None).claims]
    assert [(s.kind, s.seats, s.what, s.mission) for s in said] == [("seen", (1,), "fail", 3)] * 2
    assert why(table) == [None, "Finn had not looked at a mission card of Ben."]
    lying = _watched().do(4, ClaimSeen(1, "success"))
    assert why(lying) == [None], "a lie need not be absurd"
    lying.do(4, ClaimCharacter("resistance")).do(2, ClaimCharacter("resistance")).do(3, ClaimCharacter("resistance"))
    assert why(lying) == [None] * 4


@pytest.mark.rule("P7")
def test_a_card_nobody_has_played_cannot_have_been_seen() -> None:
    table = Table(SEVEN, deck=("close_eye", "opinion_maker"), plot=True)
    table.do(0, GivePlot("close_eye", 4)).do(0, GivePlot("opinion_maker", 5))
    table.go(1, 2).cards().do(4, WatchCard(1)).do(4, ClaimSeen(1, "fail"))
    assert why(table) == ["Says “Fail”, yet mission 1 (Ben and Cleo) had 2\u00a0×\u00a0Success."]


def test_only_cards_and_sides_in_play_can_be_told() -> None:
    assert showable(Table(FIVE).state.options, 5) == ("resistance", "spy")
    assert showable(Table(FIVE, plot=True).state.options, 5) == ("resistance", "spy", "success", "fail")
    with_all = Table(HUNT7, hunter=True, plot=True, reverser="resistance").state.options
    assert showable(with_all, 7) == (
        "resistance", "spy", "resistance_chief", "spy_chief", "not_chief", "success", "fail", "chief_fail", "reverse",
    )  # fmt: skip


def test_what_was_seen_at_the_opening_is_told_with_its_source() -> None:
    deal: Deal = (RC, SC, RH, SH, "pretender", "deep_agent", R)
    table = Table(deal, hunter=True, deep_agent=True, pretender=True)
    assert told(table, 1) == [
        "At the opening: Dora (Spy).",
        "At the opening: Emil and Finn; one is the Deep Agent, the other the Pretender.",
    ]
    assert told(table, 0) == []


def test_every_look_is_told_with_its_source() -> None:
    table = (
        Table(HUNT5, leader=4, hunter=True, inquisitor=True).mission(0, 2).do(4, Examine(1)).do(1, ShowLoyalty("chief"))
    )
    assert told(table, 4) == ["Examined after mission 1: Ben showed you “Chief”."]
    table.mission(0, 2, 4).do(3, Inquire(2))
    assert told(table, 3)[-1] == "As Inquisitor after mission 2: Cleo is resistance."
    plots = Table(SEVEN, deck=("overheard", "confidence", "open_up", "opinion_maker"), plot=True)
    plots.do(0, GivePlot("overheard", 2)).do(2, Overhear(1)).do(0, GivePlot("confidence", 3))
    assert told(plots, 2) == ["Overheard Conversation, before mission 1: Ben is a spy."]
    assert told(plots, 3)[-1] == "Establish Confidence, before mission 1: Anna is resistance."
    plots.mission(0, 2).do(1, GivePlot("open_up", 4)).do(4, OpenUp(0))
    assert told(plots, 0) == ["Open Up, before mission 2: Emil is resistance."]


@pytest.mark.rule("B12")
def test_with_targeting_knowledge_names_the_mission_not_the_round() -> None:
    table = _watched()
    assert table.knows(4) == (Known("close_eye", (1,), "fail", 1, 3),)
    assert told(table, 4) == ["Keeping a Close Eye, mission 3: Ben played Fail."]
    assert told(table, 4, "de") == ["Wachsames Auge, Mission 3: Ben hat Fehlschlag gespielt."]
    plots = Table(SEVEN, deck=("overheard", "opinion_maker"), plot=True, targeting=True)
    plots.do(0, GivePlot("overheard", 2)).do(2, Overhear(1))
    assert told(plots, 2) == ["Overheard Conversation, in round 1: Ben is a spy."], "no mission is chosen yet"
    hunt = Table(HUNT5, leader=4, hunter=True, targeting=True).go(0, 2, mission=3).cards().do(4, Examine(1))
    hunt.do(1, ShowLoyalty("chief"))
    assert told(hunt, 4) == ["Examined after mission 3: Ben showed you “Chief”."]
    assert [look.mission for look in hunt.view(None).looks] == [3]
