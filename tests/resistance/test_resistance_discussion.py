"""House rules of ours that give a proposal room to be discussed: seen choices, suggestions, changed votes, the wait."""

import random
from functools import partial

import pytest

from crosstable.core.clock import Clock
from crosstable.core.game import legal_actions
from crosstable.core.record import header_of
from crosstable.core.seats import TIME, Seat
from crosstable.core.texts import say
from crosstable.games import GAMES
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Consider, Propose, Suggest, Vote
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.events import Considered, Said, VoteCast, VotesShown
from crosstable.games.resistance.know.words import words_of_statement
from crosstable.games.resistance.state import Statement
from crosstable.table import watch
from crosstable.table.log import rebuild
from crosstable.table.play import Acted
from helpers.evening import played
from helpers.leaks import Run, compare_twins, transcript
from helpers.tables import Watch, run
from resistance.resistance_twins import stacked
from resistance.setting import FIVE, HUNT5, SEVEN, Table


@pytest.mark.rule("B3")
def test_everybody_sees_whom_the_leader_thinks_of_and_it_decides_nothing() -> None:
    table = Table(FIVE, leader=2, open_choice=True).do(2, Consider((4,)), Consider((4, 0)))
    assert table.heard(None, Considered) == [Considered(2, (4,)), Considered(2, (0, 4))]
    assert [table.view(viewer).considered for viewer in (0, 2, None)] == [(0, 4)] * 3
    assert (table.state.phase, table.state.team) == ("propose", ())
    table.propose(1, 3)
    assert (table.state.team, table.view(0).considered) == ((1, 3), ())


@pytest.mark.rule("B3")
def test_only_the_leader_thinks_aloud_and_only_while_he_chooses() -> None:
    table = Table(FIVE, leader=2, open_choice=True)
    assert table.refuses(0, Consider((1,))) == "not-your-turn"
    assert table.refuses(2, Consider((0, 1, 3))) == "resistance-bad-choice", "more than the mission takes"
    assert table.do(2, Consider(())).propose(0, 1).refuses(2, Consider((0,))) == "resistance-not-now"
    assert Table(FIVE, leader=2).refuses(2, Consider((0,))) == "resistance-not-now", "the table must play so"


def test_what_the_leader_thought_of_is_forgotten_with_the_next_leader() -> None:
    table = Table(FIVE, plot=True, open_choice=True, leader=0).do(0, Consider((1, 2)), Propose(1, (1, 2))).vote()
    assert (table.state.leader, table.view(3).considered) == (1, ())


@pytest.mark.rule("B3", "B11")
def test_the_others_suggest_a_team_of_a_size_the_leader_could_propose() -> None:
    table = Table(SEVEN, suggestions=True).do(3, Suggest((5, 1)))
    assert [event.statement for event in table.heard(None, Said)] == [Statement(3, 1, 0, "team", (1, 5), way=3)]
    assert table.view(6).claims[0].doubt is None, "a wish is no claim"
    assert table.refuses(0, Suggest((1, 2))) == "resistance-no-such-statement", "the leader proposes"
    assert table.refuses(2, Suggest((1,))) == "resistance-no-such-statement"
    table.do(3, Suggest((1, 2)), Suggest((1, 4)))
    assert table.refuses(3, Suggest((1, 5))) == "resistance-said-enough", "three statements a proposal, as ever"
    assert Table(SEVEN).refuses(3, Suggest((1, 5))) == "resistance-no-such-statement"


@pytest.mark.rule("B12")
def test_where_the_mission_is_open_a_suggestion_may_have_any_size_that_can_be_proposed() -> None:
    table = Table(FIVE, suggestions=True, targeting=True)
    table.do(1, Suggest((0, 1)), Suggest((0, 1, 2)))
    assert len(table.state.statements) == 2


@pytest.mark.rule("B4")
def test_a_vote_can_be_changed_until_the_last_one_is_in_and_nobody_hears_of_it() -> None:
    table = Table(FIVE, change_votes=True).propose(0, 1)
    for seat in range(4):
        table.do(seat, Vote(approve=True))
    table.do(2, Vote(approve=False))
    assert table.steps[-1].events == ()
    assert len(table.heard(None, VoteCast)) == 4
    table.do(2, Vote(approve=True)).do(2, Vote(approve=False)).do(4, Vote(approve=False))
    assert table.heard(None, VotesShown) == [VotesShown((0, 1, 3), (2, 4), approved=True, rejections=0)]
    assert table.refuses(2, Vote(approve=True)) in ("not-your-turn", "resistance-not-now")


@pytest.mark.rule("B4")
def test_a_vote_is_for_good_unless_the_table_plays_otherwise() -> None:
    table = Table(FIVE).propose(0, 1).do(1, Vote(approve=True))
    assert table.refuses(1, Vote(approve=False)) == "not-your-turn"


@pytest.mark.rule("P6")
def test_an_opinion_maker_changes_his_vote_only_before_it_lies_open() -> None:
    table = Table(FIVE, deck=("opinion_maker",), plot=True, change_votes=True)
    table.do(0, *[a for a in legal_actions(GAME, table.state, 0) if getattr(a, "seat", None) == 3])
    table.propose(0, 1).do(3, Vote(approve=True))
    assert table.state.phase == "vote"
    assert table.view(0).opinions[3] is True
    assert table.refuses(3, Vote(approve=False)) == "not-your-turn"


@pytest.mark.rule("H8")
@pytest.mark.parametrize("seconds", [5, 20, 60])
def test_the_table_sets_the_length_of_the_wait(seconds: int) -> None:
    table = Table(HUNT5, hunter=True, early_seconds=seconds).mission(0, 1, s1="fail")
    assert GAME.clock(table.state) == Clock("early-1", float(seconds))


@pytest.mark.parametrize("viewer", [0, 2, 3, 4, None])
def test_nobody_can_tell_a_changed_vote_from_one_laid_down_again(viewer: Seat | None) -> None:
    options = Options(change_votes=True)
    leader = GAME.start(options, 5, stacked(FIVE, 8)(0)).state.leader
    runs = []
    for second in (True, False):
        votes = ((1, Vote(approve=True)), (0, Vote(approve=True)), (1, Vote(approve=second)))
        runs.append(Run(options, 5, stacked(FIVE, 8), ((leader, Propose(1, (0, 1))), *votes)))
    compare_twins(GAME, viewer, *runs)
    assert transcript(GAME, runs[0], 1) != transcript(GAME, runs[1], 1), "the voter himself knows"


def test_a_record_names_a_house_rule_only_where_it_is_played() -> None:
    usual, ours = (
        header_of(GAME, options, ("P",) * 5, bytes(32)) for options in (Options(), Options(suggestions=True))
    )
    assert "suggestions" not in usual.options
    assert ours.options == {**usual.options, "suggestions": True}


@pytest.mark.rule("H8")
def test_the_wait_for_the_hunter_begins_when_the_cards_have_been_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wait that runs while everybody looks at the cards would be over before anybody thinks of it."""
    clock = Watch(0)
    monkeypatch.setattr(watch, "now", clock)
    options = {"hunter": True, "early_seconds": 10}
    for seed in range(20):  # the first game in which nobody strikes while they could
        log = run(played("resistance", 5, clock, options, random.Random(seed)))
        over = [step for step in log if isinstance(step.entry, Acted) and step.entry.seat == TIME]
        if over:
            break
    assert over
    for step in over:
        before = rebuild(log[: step.seq - 1], GAMES).current
        shown = next(s for s in reversed(before.staged) if s.seq < step.seq)
        assert before.clocks.since >= shown.ends
        assert step.at >= shown.ends + 10_000


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            (
                "I’d take Ben and Cleo.",
                "How about Ben, with me along?",
                "My team would be me with Cleo and Dora.",
                "I take back what I said about Ben.",
            ),
        ),
        (
            "de",
            (
                "Ich würde Ben und Cleo mitnehmen.",
                "Wie wäre es mit Ben, und ich komme mit?",
                "Mein Team wäre neben mir: Cleo und Dora.",
                "Ich nehme zurück, was ich über Ben gesagt habe.",
            ),
        ),
    ],
)
def test_nobody_who_suggests_himself_calls_himself_by_his_name(language: str, told: tuple[str, ...]) -> None:
    names, said = ("Anna", "Ben", "Cleo", "Dora", "Emil"), partial(Statement, 0, 1, 0)
    words = (
        said("team", (1, 2)),
        said("team", (0, 1), way=1),
        said("team", (0, 2, 3), way=2),
        said("back", (0, 1), back=0),
    )
    assert tuple(say(words_of_statement(one), language, names) for one in words) == told
