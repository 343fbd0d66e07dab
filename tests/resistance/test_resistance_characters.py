"""The optional characters and Blame, H18–H22, and what cannot be dealt."""

from collections import Counter
from typing import Any

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.errors import BadSetup
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Accuse, Blame, Examine, ShowLoyalty, Vote
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.events import AgentBlamed
from crosstable.games.resistance.state import Known
from resistance.setting import RC, RH, SC, SH, Deal, R, S, Table

WITH_DUMMY: Deal = (RC, SC, RH, SH, "dummy_agent")
WITH_COORDINATOR: Deal = (RC, SC, RH, SH, "coordinator")
PAIR7: Deal = (RC, SC, RH, SH, "pretender", "deep_agent", R)
BOTH: dict[str, Any] = {"hunter": True, "deep_agent": True, "pretender": True}


@pytest.mark.rule("H18")
def test_a_dummy_agent_may_show_a_chiefs_card_or_the_truth() -> None:
    five = Table(WITH_DUMMY, hunter=True, dummy_agent=True).mission(0, 2).do(0, Examine(4))
    assert five.may(4, "show_loyalty", "card") == ("not_chief", "chief")
    assert five.do(4, ShowLoyalty("chief")).knows(0)[-1] == Known("examined", (4,), "chief", 1, 1)
    deal: Deal = (RC, SC, RH, SH, "dummy_agent", S, R)
    seven = Table(deal, hunter=True, dummy_agent=True).mission(0, 2).do(0, Examine(4))
    assert seven.may(4, "show_loyalty", "card") == ("not_chief", "resistance_chief")


@pytest.mark.rule("H18")
def test_accusing_the_dummy_agent_is_wrong() -> None:
    table = Table(WITH_DUMMY, hunter=True, dummy_agent=True).mission(0, 1, s1="fail").do(3, Accuse(4))
    assert (table.won(), table.state.missions[0].success) == (None, True)


@pytest.mark.rule("H19")
def test_the_chief_knows_the_coordinator_who_shows_not_a_chief() -> None:
    table = Table(WITH_COORDINATOR, hunter=True, coordinator=True)
    assert table.knows(0) == (Known("reveal", (4,), "coordinator", 0),)
    assert table.knows(4) == ()
    table.mission(0, 2).do(0, Examine(4))
    assert table.may(4, "show_loyalty", "card") == ("not_chief",)


@pytest.mark.rule("H19")
def test_both_chiefs_know_the_coordinator() -> None:
    deal: Deal = (RC, SC, RH, SH, "coordinator", RC, R, S)
    table = Table(deal, hunter=True, coordinator=True)
    assert table.knows(0) == (Known("reveal", (4,), "coordinator", 0), Known("reveal", (5,), "resistance_chief", 0))
    assert table.knows(5) == (Known("reveal", (0,), "resistance_chief", 0), Known("reveal", (4,), "coordinator", 0))


@pytest.mark.rule("H19")
def test_the_spies_win_if_their_hunter_accuses_the_coordinator() -> None:
    early = Table(WITH_COORDINATOR, hunter=True, coordinator=True).mission(0, 1, s1="fail").do(3, Accuse(4))
    assert early.won() == (1, 3)
    late = Table(WITH_COORDINATOR, hunter=True, coordinator=True)
    for team in ((0, 3), (0, 3, 4), (0, 3)):
        late.mission(*team, s3="fail")
        if late.state.phase == "accuse":
            break
        late.time_up().do(late.view(None).waiting[0], Examine(0 if late.view(None).waiting[0] else 1))
        shower = late.view(None).waiting[0]
        late.do(shower, ShowLoyalty("chief"))
    assert late.do(3, Accuse(4)).won() == (1, 3)


@pytest.mark.rule("H20")
def test_the_deep_agent_does_not_know_the_spies_but_they_know_him() -> None:
    deal: Deal = (RC, SC, RH, SH, R, "deep_agent", R)
    table = Table(deal, hunter=True, deep_agent=True)
    assert table.knows(5) == ()
    assert table.knows(1) == (Known("reveal", (3,), "spy", 0), Known("reveal", (5,), "deep_agent", 0))
    assert table.knows(3) == (Known("reveal", (1,), "spy_chief", 0), Known("reveal", (5,), "deep_agent", 0))
    assert table.go(0, 5).may(5, "play_card", "card") == ("success", "fail")


@pytest.mark.rule("H21")
def test_spies_see_deep_agent_and_pretender_as_an_unordered_pair() -> None:
    pair = Known("reveal", (4, 5), "deep_or_pretender", 0)
    table = Table(PAIR7, **BOTH)
    assert table.knows(1) == (Known("reveal", (3,), "spy", 0), pair)
    assert table.knows(3) == (Known("reveal", (1,), "spy_chief", 0), pair)
    assert table.knows(4) == table.knows(5) == ()
    swapped: Deal = (RC, SC, RH, SH, "deep_agent", "pretender", R)
    assert Table(swapped, **BOTH).knows(1) == (Known("reveal", (3,), "spy", 0), pair)


@pytest.mark.rule("H22")
def test_a_right_blame_exchanges_character_and_side() -> None:
    table = Table(PAIR7, **BOTH, blame=True)
    assert table.may(5, "blame") == (0, 1, 2, 3, 4, 6)
    assert [table.may(s, "blame") for s in (0, 1, 2, 3, 4, 6)] == [None] * 6
    table.do(5, Blame(4))
    assert table.heard(None, AgentBlamed) == [AgentBlamed(5, 4, True)]
    assert (table.state.characters[4], table.state.characters[5]) == ("deep_agent", "pretender")
    assert [(r.seat, r.character) for r in table.view(0).revealed] == [(5, "pretender"), (4, "deep_agent")]
    assert table.may(4, "blame") is None, "once a game"
    assert table.go(4, 5).may(4, "play_card", "card") == ("success", "fail")
    assert table.may(5, "play_card", "card") == ("success",)


@pytest.mark.rule("H22")
def test_a_wrong_blame_shows_the_deep_agent_and_play_goes_on() -> None:
    table = Table(PAIR7, **BOTH, blame=True).do(5, Blame(6))
    assert table.state.characters == PAIR7
    assert [(r.seat, r.character) for r in table.view(0).revealed] == [(5, "deep_agent")]
    assert table.heard(0, AgentBlamed) == [AgentBlamed(5, 6, False)]
    assert (table.may(5, "blame"), table.state.phase) == (None, "propose")


@pytest.mark.rule("H22")
def test_blame_is_possible_until_the_votes_are_shown() -> None:
    table = Table(PAIR7, **BOTH, blame=True).propose(0, 2)
    assert table.may(5, "blame") is not None
    for seat in range(6):
        table.do(seat, Vote(True))
    assert table.may(5, "blame") is not None
    table.do(6, Vote(True))
    assert (table.state.phase, table.may(5, "blame")) == ("mission", None)
    table.cards()
    assert table.may(5, "blame") is None
    assert Table(PAIR7, **BOTH).may(5, "blame") is None, "only with the option"


@pytest.mark.rule("H22")
def test_what_was_seen_and_played_before_the_exchange_stays() -> None:
    table = Table(PAIR7, **BOTH, blame=True).mission(0, 5, s5="fail")
    table.do(table.view(None).waiting[0], Examine(5)).do(5, ShowLoyalty("not_chief"))
    before = (table.state.missions, table.state.knows)
    table.do(5, Blame(4))
    assert (table.state.missions, table.state.knows) == before


FREE = {5: (1, 0), 6: (2, 0), 7: (2, 1), 8: (2, 1), 9: (3, 1), 10: (3, 1)}
RESISTANCE = ("dummy_agent", "coordinator")


@pytest.mark.rule("H18", "H19", "H20", "H21", "R1")
@pytest.mark.parametrize("seats", FREE)
def test_optional_characters_replace_plain_ones_of_their_side_while_there_is_room(seats: int) -> None:
    resistance, spies = FREE[seats]
    for dummy in (False, True):
        for coordinator in (False, True):
            for deep in (False, True):
                for pretender in (False, deep):
                    for reverser in ("none", "resistance", "spy", "both"):
                        options = Options(
                            hunter=True, dummy_agent=dummy, coordinator=coordinator, deep_agent=deep,
                            pretender=pretender, reverser=reverser,
                        )  # fmt: skip
                        here = dummy + coordinator + pretender + (reverser in ("resistance", "both"))
                        there = deep + (reverser in ("spy", "both"))
                        if here <= resistance and there <= spies:
                            state = GAME.start(options, seats, QuickChance(1)).state
                            assert Counter(state.characters)["resistance"] == resistance - here
                            assert Counter(state.characters)["spy"] == spies - there
                        else:
                            with pytest.raises(BadSetup):
                                GAME.check(options, seats)


@pytest.mark.rule("H21", "H22", "R1", "H18")
@pytest.mark.parametrize(
    ("options", "seats", "why"),
    [
        (Options(hunter=True, pretender=True), 9, "resistance-pretender-alone"),
        (Options(hunter=True, deep_agent=True, blame=True), 9, "resistance-blame-alone"),
        (Options(blame=True), 9, "resistance-blame-alone"),
        (Options(dummy_agent=True), 9, "resistance-needs-hunter"),
        (Options(coordinator=True), 9, "resistance-needs-hunter"),
        (Options(hunter=True, deep_agent=True, reverser="spy"), 9, "resistance-one-spy-place"),
        (Options(hunter=True, deep_agent=True), 6, "resistance-too-many-spy"),
        (Options(hunter=True, reverser="spy"), 5, "resistance-too-many-spy"),
        (Options(hunter=True, dummy_agent=True, coordinator=True), 5, "resistance-too-many-resistance"),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_the_reason(options: Options, seats: int, why: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.check(options, seats)
    assert caught.value.why.key == why
    with pytest.raises(BadSetup):
        GAME.start(options, seats, QuickChance(1))
