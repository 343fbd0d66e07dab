"""Accusations, H7–H10 and H12–H16."""

import pytest

from crosstable.core.seats import TIME
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Accuse, Examine, Pass, ShowLoyalty
from crosstable.games.resistance.events import Accused, EarlyWait, HunterStands, ResultTurned
from resistance.setting import HUNT5, HUNT7, SEVEN, Table

# HUNT5: 0 resistance Chief, 1 spy Chief, 2 resistance Hunter, 3 spy Hunter, 4 resistance.
# HUNT7: the same, 5 spy, 6 resistance.


def examined(table: Table) -> Table:
    """The investigation is done somehow."""
    examiner = table.view(None).waiting[0]
    table.do(examiner, Examine((examiner + 1) % table.state.seats))
    shower = table.view(None).waiting[0]
    cards = table.may(shower, "show_loyalty", "card")
    assert cards
    return table.do(shower, ShowLoyalty(cards[0]))


def hunt(characters: tuple[str, ...] = HUNT5, results: str = "") -> Table:
    """A table after missions with these results: + success, - failure by the spy Hunter, c by the spy Chief."""
    table = Table(characters, hunter=True)  # type: ignore[arg-type]
    for result in results:
        mission(table, result)
        if table.state.phase == "early":
            table.time_up()
        examined(table)
    return table


def mission(table: Table, result: str) -> Table:
    """One mission with this result."""
    size = table.view(None).board[table.state.round - 1].size
    two = table.view(None).board[table.state.round - 1].fails == 2
    if result == "+":
        return table.mission(*(0, 2, 4, 6)[:size])
    if two:
        kind = "chief_fail" if result == "c" else "fail"
        return table.mission(0, 1, 3, 2, s1=kind, s3="fail")  # type: ignore[arg-type]
    few = table.state.seats < 7
    if result == "c":
        return table.mission(*(1, 0, 2, 4)[:size], s1="fail" if few else "chief_fail")
    return table.mission(*(3, 0, 2, 4)[:size], s3="fail")


@pytest.mark.rule("H7", "H8")
def test_with_five_the_hunter_alone_learns_that_he_may_accuse() -> None:
    table = mission(hunt(), "c")
    assert table.state.phase == "early"
    assert table.may(3, "accuse") == (0, 1, 2, 4)
    assert [table.may(s, "accuse") for s in (0, 1, 2, 4)] == [None] * 4
    other = mission(hunt(), "-")
    assert other.state.phase == "early", "everybody waits after every failure"
    assert other.may(3, "accuse") is None, "the Chief has not failed it"


@pytest.mark.rule("H8")
def test_the_wait_tells_nothing_by_its_length_or_its_looks() -> None:
    may, may_not = mission(hunt(), "c"), mission(hunt(), "-")
    for table in (may, may_not):
        clock = GAME.clock(table.state)
        assert clock is not None
        assert (clock.key, clock.seconds, clock.seat) == ("early-1", 20.0, None)
        assert [table.view(s).waiting for s in (0, 3, None)] == [(0,), (3,), ()], "nobody sees whom it waits for"
        for seat in range(5):
            events = len(table.steps[-1].events)
            table.do(seat, Pass())
            assert (events > 0, table.steps[-1].events) == (seat == 0, ())
        assert table.state.phase == "early", "it goes on to its end even if all have passed"
        assert GAME.actors(table.state) == frozenset({TIME})
        assert table.time_up().state.phase == "examine"


@pytest.mark.rule("H7")
def test_with_seven_a_chief_fail_is_needed() -> None:
    assert mission(hunt(HUNT7), "-").state.phase == "examine"
    plain = hunt(HUNT7).mission(0, 1, s1="fail")
    assert plain.state.phase == "examine", "the spy Chief has played a plain Fail"
    table = mission(hunt(HUNT7), "c")
    assert table.state.phase == "early"
    assert table.may(3, "accuse") == (0, 1, 2, 4, 5, 6)
    assert [table.may(s, "accuse") for s in (0, 1, 2, 4, 5, 6)] == [None] * 6


@pytest.mark.rule("H7")
def test_after_a_success_there_is_no_early_accusation() -> None:
    assert mission(hunt(), "+").state.phase == "examine"


@pytest.mark.rule("H7", "H16")
def test_mission_four_that_survives_a_chief_fail_gives_no_early_accusation() -> None:
    table = hunt(HUNT7, "+-+").mission(0, 1, 2, 4, s1="chief_fail")
    assert table.state.missions[3].success
    assert table.state.phase == "accuse", "the third success"


@pytest.mark.rule("H9")
def test_a_right_early_accusation_wins_for_the_spies() -> None:
    table = mission(hunt(), "c").do(3, Accuse(0))
    assert table.won() == (1, 3)
    assert table.why() == "resistance-won-by-spy-hunter"
    assert table.heard(None, Accused) == [Accused(3, 0, True)]


@pytest.mark.rule("H9", "H12")
def test_a_wrong_early_accusation_turns_the_mission_and_shows_the_hunter() -> None:
    table = mission(hunt(), "c")
    investigator = table.state.investigator
    table.do(3, Accuse(4))
    assert table.won() is None
    assert table.state.missions[0].success
    assert table.heard(None, HunterStands) == [HunterStands(3, "spy_hunter", True)]
    assert table.heard(None, ResultTurned) == [ResultTurned(1, True)]
    assert [(r.seat, r.character) for r in table.view(None).revealed] == [(3, "spy_hunter")]
    assert table.state.phase == "examine"
    assert table.view(None).waiting == (investigator,), "as the cards gave it: after a failure the Investigator"


@pytest.mark.rule("H7")
def test_the_early_accusation_is_voluntary_and_once_a_game() -> None:
    table = mission(hunt(), "c").time_up()
    assert (table.state.phase, table.state.early_used) == ("examine", False)
    table = mission(hunt(), "c").do(3, Accuse(4))
    mission(examined(table), "c")
    assert table.state.phase == "examine", "used up: no more wait"


@pytest.mark.rule("H10")
def test_an_early_accusation_that_makes_the_third_success_lets_the_resistance_hunter_accuse() -> None:
    table = mission(hunt(HUNT5, "++"), "c").do(3, Accuse(4))
    assert (table.state.successes, table.state.phase, table.view(None).waiting) == (3, "accuse", (2,))
    assert table.heard(None, HunterStands)[-1] == HunterStands(2, "resistance_hunter", False)
    right = mission(hunt(HUNT5, "++"), "c").do(3, Accuse(4)).do(2, Accuse(1))
    assert right.won() == (0, 2, 4)
    table.do(2, Accuse(4))
    assert [m.success for m in table.state.missions] == [True, True, False]
    assert table.state.phase == "examine"
    assert table.state.missions[-1].investigator == table.view(None).waiting[0]


@pytest.mark.rule("H13")
def test_after_the_third_success_the_resistance_hunter_must_accuse() -> None:
    table = mission(hunt(HUNT5, "++"), "+")
    assert (table.won(), table.state.phase, table.view(None).waiting) == (None, "accuse", (2,))
    assert table.heard(None, HunterStands) == [HunterStands(2, "resistance_hunter", False)]
    assert table.refuses(2, Pass()) == "resistance-not-now"
    assert table.refuses(2, Accuse(2)) == "resistance-bad-accusation"
    table.do(2, Accuse(1))
    assert (table.won(), table.why()) == ((0, 2, 4), "resistance-won-by-resistance-hunter")


@pytest.mark.rule("H13")
def test_after_the_third_failure_the_spy_hunter_must_accuse() -> None:
    table = mission(hunt(HUNT5, "--"), "-")
    assert (table.state.phase, table.view(None).waiting) == ("accuse", (3,))
    assert table.do(3, Accuse(0)).won() == (1, 3)


@pytest.mark.rule("H14", "H12")
def test_a_wrong_accusation_turns_the_result_and_shows_no_card() -> None:
    table = mission(hunt(HUNT5, "++"), "+")
    leader = table.state.missions[-1].leader
    table.do(2, Accuse(3))
    assert [m.success for m in table.state.missions] == [True, True, False]
    assert [m.by_cards for m in table.state.missions] == [True, True, True]
    assert [r.seat for r in table.view(None).revealed] == [2], "the accused shows nothing"
    assert (table.state.phase, table.view(None).waiting) == ("examine", (leader,))


@pytest.mark.rule("H15")
def test_after_mission_five_the_hunters_accuse_in_turn_until_one_is_right() -> None:
    table = mission(hunt(HUNT5, "+-+-"), "+")
    assert table.view(None).waiting == (2,)
    table.do(2, Accuse(4))
    assert table.view(None).waiting == (3,), "the turned result is the third failure"
    table.do(3, Accuse(2))
    assert table.view(None).waiting == (2,)
    assert table.may(2, "accuse") == (0, 1, 3), "4 has said no to him"
    assert table.refuses(2, Accuse(4)) == "resistance-bad-accusation"
    table.do(2, Accuse(3)).do(3, Accuse(4))
    assert table.may(3, "accuse") is None
    table.do(2, Accuse(0))
    assert table.may(3, "accuse") == (0, 1)
    assert table.do(3, Accuse(0)).won() == (1, 3)


@pytest.mark.rule("H16")
def test_three_missions_do_not_end_the_game_but_five_rejections_do() -> None:
    table = examined(mission(hunt(HUNT5, "--"), "-").do(3, Accuse(4)))
    assert (table.won(), table.state.round) == (None, 4)
    for _ in range(5):
        table.propose(0, 1, 2).vote()
    assert (table.won(), table.why()) == ((1, 3), "resistance-won-by-rejections")
    assert table.heard(None, Accused) == [Accused(3, 4, False)]


@pytest.mark.rule("H16")
def test_a_compulsory_accusation_does_not_use_up_the_early_one() -> None:
    table = mission(hunt(HUNT5, "--"), "-")
    assert table.state.early_used is False
    table.do(3, Accuse(4))
    assert (table.state.phase, table.state.early_used) == ("examine", False)
    assert [m.success for m in table.state.missions] == [False, False, True]
    mission(examined(table), "c")
    assert table.view(None).waiting == (3,), "a third failure again: compulsory again"
    table.do(3, Accuse(2))
    assert table.state.early_used is False


@pytest.mark.rule("H8")
def test_a_wait_is_told_to_everybody_alike() -> None:
    table = mission(hunt(), "-")
    assert [table.heard(s, EarlyWait) for s in (0, 3, None)] == [[EarlyWait(1)]] * 3
    base = Table(SEVEN).mission(0, 1, s1="fail")
    assert base.heard(0, EarlyWait) == [], "without Hunters nobody waits"
