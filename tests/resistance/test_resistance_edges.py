"""Where rules meet: Blame in every phase, the order of holders, several cards in one hand, tokens that move on."""

import pytest

from crosstable.games.resistance.actions import (
    Appoint,
    Blame,
    Examine,
    GivePlot,
    Inquire,
    OpenUp,
    Overhear,
    Pass,
    Propose,
    ShowLoyalty,
    TakeLead,
    TakePlot,
    WatchCard,
)
from crosstable.games.resistance.data import Plot
from crosstable.games.resistance.events import InvestigatorNamed, Learnt, PlotTaken
from crosstable.games.resistance.state import Known
from resistance.setting import HUNT7, RC, RH, SC, SEVEN, SH, Deal, R, Table

PAIR7: Deal = (RC, SC, RH, SH, "pretender", "deep_agent", R)
PAIR: dict[str, bool] = {"hunter": True, "deep_agent": True, "pretender": True, "blame": True, "plot": True}
HACK8: Deal = (RC, SC, RC, SH, "resistance_reverser", "spy_reverser", RH, R)


def blamed_in(*deck: Plot) -> Table:
    """A table at which these plot cards lie before the leader."""
    return Table(PAIR7, deck=deck, **PAIR)


@pytest.mark.rule("H22")
def test_blame_is_possible_in_every_phase_of_team_building() -> None:
    table = blamed_in("overheard", "open_up", "close_eye", "take_responsibility", "strong_leader", "opinion_maker")
    phases = {}

    def look() -> None:
        phases[table.state.phase] = table.may(5, "blame") is not None

    look()
    table.do(0, GivePlot("overheard", 2))
    look()
    table.do(2, Overhear(1)).do(0, GivePlot("open_up", 3))
    look()
    table.do(3, OpenUp(1)).do(0, Propose(1, (0, 2)))
    look()
    table.do(0, Appoint(1)).vote(range(7)).cards()
    table.do(0, Examine(4)).do(4, ShowLoyalty("not_chief"))
    table.do(1, GivePlot("close_eye", 0), GivePlot("take_responsibility", 2))
    look()
    table.do(2, TakePlot(0, "close_eye")).propose(0, 2, 4).vote(range(7)).cards().do(2, Pass())
    table.do(1, Examine(4)).do(4, ShowLoyalty("not_chief"))
    table.do(2, GivePlot("strong_leader", 0), GivePlot("opinion_maker", 6)).propose(0, 2, 4)
    look()
    table.vote()
    look()
    assert phases == dict.fromkeys(
        ("give_plots", "overhear", "open_up", "appoint", "take_plot", "opinion", "strong_leader"), True
    )  # fmt: skip


@pytest.mark.rule("H22")
def test_no_blame_once_the_votes_are_shown() -> None:
    table = blamed_in("no_confidence", "close_eye").do(0, GivePlot("no_confidence", 2), GivePlot("close_eye", 4))
    seen = []
    table.go(0, 1)
    seen.append(table.state.phase)
    assert table.may(5, "blame") is None
    table.do(2, Pass()).cards(s1="chief_fail")
    seen.append(table.state.phase)
    assert table.may(5, "blame") is None
    table.do(4, WatchCard(1))
    seen.append(table.state.phase)
    assert table.may(5, "blame") is None
    assert seen == ["no_confidence", "close_eye", "early"]


@pytest.mark.rule("H22")
def test_an_exchange_of_characters_leaves_everybody_what_he_has_seen() -> None:
    table = blamed_in("overheard", "close_eye").do(0, GivePlot("overheard", 4)).do(4, Overhear(3))
    mine = Known("overheard", (3,), "spy", 1, 1)
    assert (table.knows(4), table.knows(5)) == ((mine,), ())
    table.do(5, Blame(4))
    assert (table.knows(4), table.knows(5)) == ((mine,), ())


@pytest.mark.rule("P3")
@pytest.mark.parametrize("card", ["no_confidence", "close_eye"])
def test_holders_are_asked_from_the_leader_on(card: Plot) -> None:
    table = Table(SEVEN, leader=4, deck=(card, card), plot=True).do(4, GivePlot(card, 1), GivePlot(card, 6)).go(0, 2)
    if card == "close_eye":
        table.cards()
    assert (table.state.phase, table.view(None).waiting) == (card, (6,)), "6 comes before 1 if 4 leads"
    table.do(6, Pass())
    assert (table.state.phase, table.view(None).waiting) == (card, (1,))


@pytest.mark.rule("P3", "P7")
def test_who_holds_two_close_eyes_looks_at_one_card_a_mission() -> None:
    deck: tuple[Plot, ...] = ("close_eye", "take_responsibility", "close_eye", "opinion_maker")
    table = Table(SEVEN, deck=deck, plot=True).do(0, GivePlot("close_eye", 4), GivePlot("take_responsibility", 6))
    table.do(6, TakePlot(4, "close_eye")).go(0, 2).cards().do(6, Pass())
    table.do(1, GivePlot("close_eye", 6), GivePlot("opinion_maker", 5))
    assert table.view(None).held[6] == ("close_eye", "close_eye")
    table.go(0, 2, 4).cards().do(6, WatchCard(0))
    assert table.state.held[6] == ("close_eye",), "the other is kept"
    assert (table.state.round, len(table.knows(6))) == (3, 1)


@pytest.mark.rule("H7")
def test_no_wait_after_a_failure_that_only_a_reverse_has_made() -> None:
    table = Table(HACK8, hunter=True, reverser="both").mission(0, 1, 5, s5="reverse")
    assert not table.state.missions[0].success
    assert table.state.phase == "examine"
    shown = Table(HACK8, hunter=True, reverser="both").mission(0, 1, 4, s1="chief_fail")
    assert shown.state.phase == "early"


@pytest.mark.rule("H4")
def test_every_proposal_but_the_last_missions_gives_the_token_anew() -> None:
    table = Table(HUNT7, hunter=True).propose(0, 2, investigator=6).vote()
    assert table.view(0).investigator is None, "a rejected team takes the token with it"
    table.propose(0, 2, investigator=5).vote(range(7)).cards()
    assert [e.seat for e in table.heard(None, InvestigatorNamed)] == [6, 5]
    assert (table.state.missions[0].investigator, [p.investigator for p in table.state.proposals]) == (5, [6, 5])


@pytest.mark.rule("P4")
def test_a_strong_leader_acts_before_the_leader_has_drawn() -> None:
    deck: tuple[Plot, ...] = ("strong_leader", "close_eye", "no_confidence", "opinion_maker")
    table = Table(SEVEN, deck=deck, plot=True).do(0, GivePlot("strong_leader", 3), GivePlot("close_eye", 1))
    table.go(0, 2).cards().do(1, Pass())
    assert (table.state.phase, table.state.drawn, table.view(None).waiting) == ("strong_leader", (), (3,))
    assert table.refuses(1, Propose(2, (0, 1, 2))) == "not-your-turn"
    table.do(3, TakeLead())
    assert (table.state.leader, table.state.drawn, table.state.held[3]) == (3, deck[2:], ())
    table.do(3, GivePlot("no_confidence", 0), GivePlot("opinion_maker", 1)).propose(0, 2, 4).vote()
    assert table.state.leader == 4, "the lead goes on from him"


@pytest.mark.rule("P4")
def test_who_leads_anyway_is_not_asked_for_his_strong_leader() -> None:
    table = Table(SEVEN, deck=("strong_leader", "opinion_maker"), plot=True)
    table.do(0, GivePlot("strong_leader", 1), GivePlot("opinion_maker", 6)).mission(0, 2)
    assert (table.state.leader, table.state.phase, table.state.held[1]) == (1, "propose", ("strong_leader",))


@pytest.mark.rule("P8")
def test_take_responsibility_takes_any_one_card_of_anybody_else() -> None:
    deck: tuple[Plot, ...] = ("close_eye", "no_confidence", "spotlight", "take_responsibility")
    table = Table(SEVEN, deck=deck, plot=True).do(0, GivePlot("close_eye", 3), GivePlot("no_confidence", 1))
    table.go(0, 2).do(1, Pass()).cards().do(3, Pass())
    table.do(1, GivePlot("spotlight", 3), GivePlot("take_responsibility", 5))
    assert (table.state.phase, table.view(None).waiting) == ("take_plot", (5,))
    assert table.may(5, "take_plot") == (1, 3)
    assert table.may(5, "take_plot", "card") == ("no_confidence", "close_eye", "spotlight")
    assert table.refuses(5, TakePlot(1, "spotlight")) == "resistance-bad-choice"
    table.do(5, TakePlot(3, "spotlight"))
    assert [table.state.held[s] for s in (1, 3, 5)] == [("no_confidence",), ("close_eye",), ("spotlight",)]
    assert table.heard(None, PlotTaken) == [PlotTaken("spotlight", 5, 3)]


@pytest.mark.rule("P10")
@pytest.mark.parametrize(("leader", "side"), [(0, "resistance"), (1, "spy")])
def test_establish_confidence_tells_the_receiver_alone_and_the_side_alone(leader: int, side: str) -> None:
    table = Table(HUNT7, leader=leader, deck=("confidence", "close_eye"), plot=True, hunter=True)
    before = {s: table.knows(s) for s in table.everybody}
    table.do(leader, GivePlot("confidence", 4))
    assert table.knows(4) == (Known("confidence", (leader,), side, 1, 1),)
    assert all(table.knows(s) == before[s] and not table.heard(s, Learnt) for s in table.everybody if s != 4)
    assert (table.state.held[4], table.state.phase) == ((), "give_plots"), "it is used up, and the next card is given"


@pytest.mark.rule("I3")
def test_the_token_is_used_three_times_by_three_holders() -> None:
    table = Table(SEVEN, leader=0, inquisitor=True).mission(0, 2).mission(0, 2, 1, s1="fail").do(6, Inquire(3))
    assert table.view(None).inquisitors == (6, 3)
    table.mission(0, 2, 4)
    assert (table.view(None).waiting, table.may(6, "inquire")) == ((3,), None), "the token has moved on"
    table.do(3, Inquire(5)).mission(0, 1, 3, 4, s1="fail", s3="fail")
    assert (table.view(None).waiting, table.may(5, "inquire")) == ((5,), (0, 1, 2, 4))
    table.do(5, Inquire(0))
    assert (table.view(None).inquisitors, table.state.phase) == ((6, 3, 5, 0), "propose"), "none after the fifth"
