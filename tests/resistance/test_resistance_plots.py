"""Plot cards, P1–P12."""

from collections import Counter

import pytest

from crosstable.core.chance import QuickChance
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import (
    Expose,
    GivePlot,
    OpenUp,
    Overhear,
    Pass,
    PlayCard,
    StopTeam,
    TakeLead,
    TakePlot,
    Vote,
    WatchCard,
)
from crosstable.games.resistance.data import Options, Plot
from crosstable.games.resistance.events import CardPlayed, Learnt, Looked, OpinionsShown, PlotsDrawn
from crosstable.games.resistance.state import Known
from resistance.setting import FIVE, HUNT7, SEVEN, TEN, Deal, R, Table


@pytest.mark.rule("P1")
def test_fifteen_cards_and_seven_for_few_players() -> None:
    small = {"strong_leader": 2, "no_confidence": 1, "opinion_maker": 1, "close_eye": 2, "take_responsibility": 1}
    whole = {
        "strong_leader": 2, "no_confidence": 3, "opinion_maker": 2, "close_eye": 2, "take_responsibility": 1,
        "overheard": 2, "confidence": 1, "open_up": 1, "spotlight": 1,
    }  # fmt: skip
    for seats in range(5, 11):
        state = GAME.start(Options(plot=True), seats, QuickChance(1)).state
        assert Counter(state.deck + state.drawn) == (small if seats <= 6 else whole)
    assert sum(whole.values()) == 15
    assert GAME.start(Options(), 7, QuickChance(1)).state.deck == ()


@pytest.mark.rule("P2")
@pytest.mark.parametrize(("characters", "count"), [(FIVE, 1), ((*FIVE, R), 1), (SEVEN, 2), (TEN, 3)])
def test_the_first_leader_of_a_mission_gives_cards_to_others(characters: Deal, count: int) -> None:
    deck: tuple[Plot, ...] = ("close_eye", "no_confidence", "no_confidence", "spotlight", "close_eye", "strong_leader")
    table = Table(characters, deck=deck, plot=True)
    assert table.heard(None, PlotsDrawn) == [PlotsDrawn(0, deck[:count])]
    assert 0 not in (table.may(0, "give_plot") or ())
    for seat, card in enumerate(deck[:count], start=1):
        table.do(0, GivePlot(card, seat))
        if seat < count:
            assert seat not in (table.may(0, "give_plot") or ()), "at most one to each"
    assert table.state.phase == "propose"
    assert table.view(None).held[1] == (deck[0],)
    table.propose(*range(table.view(0).board[0].size)).vote()
    assert table.state.phase == "propose", "only the first leader of a mission draws"


@pytest.mark.rule("P2")
def test_a_short_deck_gives_what_is_there() -> None:
    table = Table(TEN, deck=("close_eye", "spotlight"), plot=True)
    assert table.state.drawn == ("close_eye", "spotlight")
    table.do(0, GivePlot("close_eye", 1), GivePlot("spotlight", 2))
    table.go(0, 2, 4).do(2, Pass()).cards().do(1, Pass())
    assert table.state.phase == "propose"
    assert table.state.round == 2


@pytest.mark.rule("P3", "P4")
def test_strong_leaders_are_asked_clockwise_and_only_one_leads_before_a_vote() -> None:
    table = Table(SEVEN, leader=5, deck=("strong_leader", "strong_leader"), plot=True)
    table.do(5, GivePlot("strong_leader", 4), GivePlot("strong_leader", 1))
    assert table.state.phase == "propose", "too late in this turn: the leader has acted"
    table.propose(0, 1).vote()
    assert (table.state.leader, table.state.phase) == (6, "strong_leader")
    assert table.view(0).waiting == (1,), "clockwise from the leader 6 comes 1 before 4"
    table.do(1, Pass())
    assert table.view(0).waiting == (4,)
    table.do(4, TakeLead())
    assert (table.state.leader, table.state.phase) == (4, "propose")
    assert table.state.held[4] == ()
    table.propose(0, 1).vote()
    assert (table.state.leader, table.state.phase) == (5, "strong_leader"), "after the vote the other may be used"
    table.do(1, TakeLead())
    assert table.state.leader == 1


@pytest.mark.rule("P4")
def test_after_a_strong_leader_no_other_is_asked_before_the_vote() -> None:
    table = Table(SEVEN, leader=5, deck=("strong_leader", "strong_leader"), plot=True)
    table.do(5, GivePlot("strong_leader", 4), GivePlot("strong_leader", 1)).propose(0, 1).vote()
    table.do(1, TakeLead())
    assert table.state.phase == "propose"
    assert table.state.held[4] == ("strong_leader",)


@pytest.mark.rule("P4", "P2")
def test_a_strong_leader_at_the_start_of_a_mission_draws_the_cards() -> None:
    deck: tuple[Plot, ...] = ("strong_leader", "close_eye")
    table = Table(FIVE, deck=deck, plot=True).do(0, GivePlot("strong_leader", 3)).mission(0, 2)
    assert (table.state.round, table.state.phase) == (2, "strong_leader")
    table.do(3, TakeLead())
    assert (table.state.leader, table.state.phase) == (3, "give_plots")


@pytest.mark.rule("P5")
def test_no_confidence_makes_an_approved_team_rejected() -> None:
    table = Table(FIVE, deck=("no_confidence",), plot=True).do(0, GivePlot("no_confidence", 2)).go(0, 1)
    assert (table.state.phase, table.view(0).waiting) == ("no_confidence", (2,))
    table.do(2, StopTeam())
    assert (table.state.rejections, table.state.leader, table.state.phase) == (1, 1, "propose")
    assert (table.state.proposals[0].approved, table.state.proposals[0].stopped) == (False, 2)
    assert table.go(0, 1).state.phase == "mission", "it is used up"


@pytest.mark.rule("P5")
def test_no_confidence_as_fifth_rejection_wins_for_the_spies() -> None:
    table = Table(FIVE, deck=("no_confidence",), plot=True).do(0, GivePlot("no_confidence", 2))
    for _ in range(4):
        table.propose(0, 1).vote()
    table.go(0, 1).do(2, StopTeam())
    assert table.won() == (1, 3)


@pytest.mark.rule("P5")
def test_no_confidence_can_be_kept() -> None:
    table = Table(FIVE, deck=("no_confidence",), plot=True).do(0, GivePlot("no_confidence", 2)).go(0, 1).do(2, Pass())
    assert table.state.phase == "mission"
    assert table.state.held[2] == ("no_confidence",)


@pytest.mark.rule("P6")
def test_opinion_makers_vote_first_and_openly_and_show_together() -> None:
    table = Table(SEVEN, deck=("opinion_maker", "opinion_maker"), plot=True)
    table.do(0, GivePlot("opinion_maker", 2), GivePlot("opinion_maker", 5)).propose(0, 1)
    assert table.view(0).waiting == (2, 5)
    assert table.refuses(0, Vote(True)) == "not-your-turn"
    table.do(5, Vote(False))
    assert table.heard(0, OpinionsShown) == []
    assert table.view(0).opinions == (None,) * 7
    table.do(2, Vote(True))
    assert table.heard(0, OpinionsShown) == [OpinionsShown((2,), (5,))]
    assert table.view(0).opinions == (None, None, True, None, None, False, None)
    assert table.view(0).waiting == (0, 1, 3, 4, 6)
    table.vote().propose(0, 1)
    assert table.state.rejections == 1
    assert table.view(0).waiting == (2, 5), "the card stays"


@pytest.mark.rule("P7")
def test_close_eye_looks_at_one_card_and_each_card_is_seen_by_one() -> None:
    table = Table(SEVEN, deck=("close_eye", "close_eye"), plot=True)
    table.do(0, GivePlot("close_eye", 1), GivePlot("close_eye", 2)).go(1, 3).cards(s1="fail", s3="success")
    assert table.view(0).waiting == (1,)
    assert table.may(1, "watch_card") == (3,), "not his own"
    table.do(1, WatchCard(3))
    assert [e.known for e in table.heard(1, Learnt)] == [Known("close_eye", (3,), "success", 1, 1)]
    assert table.heard(2, Learnt) == []
    assert table.heard(2, Looked) == [Looked("close_eye", 1, 3, 1)]
    assert table.may(2, "watch_card") == (1,), "3 was looked at"
    table.do(2, WatchCard(1))
    assert table.knows(2)[-1] == Known("close_eye", (1,), "fail", 1, 1)
    assert table.state.held[1] == table.state.held[2] == ()


@pytest.mark.rule("P7")
def test_close_eye_sees_the_card_itself() -> None:
    table = Table(HUNT7, deck=("close_eye", "spotlight"), plot=True, hunter=True)
    table.do(0, GivePlot("close_eye", 2), GivePlot("spotlight", 4))
    table.go(0, 1).do(4, Pass()).cards(s1="chief_fail").do(2, WatchCard(1))
    assert table.knows(2)[-1].what == "chief_fail"


@pytest.mark.rule("P8")
def test_take_responsibility_takes_a_card_or_nothing() -> None:
    table = Table(SEVEN, deck=("take_responsibility", "close_eye"), plot=True).do(0, GivePlot("take_responsibility", 1))
    assert table.state.phase == "give_plots", "nobody has a card: nothing happens"
    table = Table(SEVEN, deck=("close_eye", "take_responsibility"), plot=True).do(0, GivePlot("close_eye", 1))
    table.do(0, GivePlot("take_responsibility", 4))
    assert (table.may(4, "take_plot"), table.may(4, "take_plot", "card")) == ((1,), ("close_eye",))
    table.do(4, TakePlot(1, "close_eye"))
    assert (table.state.held[1], table.state.held[4], table.state.phase) == ((), ("close_eye",), "propose")


@pytest.mark.rule("P9", "H17")
def test_overheard_conversation_shows_a_neighbours_side() -> None:
    table = Table(SEVEN, deck=("overheard", "close_eye"), plot=True).do(0, GivePlot("overheard", 6))
    assert table.may(6, "overhear") == (0, 5)
    table.do(6, Overhear(5))
    assert [e.known for e in table.heard(6, Learnt)] == [Known("overheard", (5,), "spy", 1, 1)]
    assert table.heard(5, Learnt) == []
    assert table.knows(6) == (Known("overheard", (5,), "spy", 1, 1),)


@pytest.mark.rule("P10")
def test_establish_confidence_shows_the_leaders_side_to_the_receiver() -> None:
    table = Table(SEVEN, leader=1, deck=("confidence", "close_eye"), plot=True).do(1, GivePlot("confidence", 4))
    assert table.knows(4) == (Known("confidence", (1,), "spy", 1, 1),)
    assert table.heard(0, Looked) == [Looked("confidence", 4, 1, 1)]


@pytest.mark.rule("P11")
def test_open_up_shows_the_receivers_side_to_whom_he_likes() -> None:
    table = Table(SEVEN, deck=("open_up", "close_eye"), plot=True).do(0, GivePlot("open_up", 2))
    assert table.may(2, "open_up") == (0, 1, 3, 4, 5, 6)
    table.do(2, OpenUp(0))
    assert table.knows(0) == (Known("open_up", (2,), "resistance", 1, 1),)
    assert table.knows(2) == ()


@pytest.mark.rule("P12")
def test_in_the_spotlight_a_team_member_plays_face_up() -> None:
    table = Table(SEVEN, deck=("spotlight", "close_eye"), plot=True)
    table.do(0, GivePlot("spotlight", 2), GivePlot("close_eye", 4)).go(0, 1)
    assert table.may(2, "expose") == (0, 1)
    table.do(2, Expose(1)).do(1, PlayCard("fail"))
    assert table.heard(6, CardPlayed) == [CardPlayed(1, "fail")]
    assert table.view(None).exposed_card == "fail"
    table.do(0, PlayCard("success"))
    assert table.may(4, "watch_card") == (0,), "an open card needs no close eye"
    done = table.do(4, Pass()).state.missions[0]
    assert (done.exposed, done.exposed_card) == (1, "fail")
