"""What the twins must be able to find, and the wait of H8 in two worlds, byte by byte."""

import random

import pytest

from crosstable.core.action import Action, TimeUp
from crosstable.core.codec import encode
from crosstable.core.events import heard
from crosstable.core.seats import TIME, Seat
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Appoint, Pass, PlayCard, Propose, Vote
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.state import State
from helpers.leaks import Run, compare_twins, transcript
from resistance.resistance_twins import Deal, stacked, twins
from resistance.setting import RC, RH, SC, SH, R

CHIEF_FAILS: Deal = (RC, SC, RH, SH, R)
HUNTER_FAILS: Deal = (RC, SH, RH, SC, R)


def _failed_mission(passing: tuple[Seat, ...]) -> tuple[tuple[Seat, Action], ...]:
    """Seat 1 fails the first mission, whoever he is; the wait passes."""
    leader = GAME.start(Options(hunter=True), 5, stacked(CHIEF_FAILS, 8)(0)).state.leader
    token = next(s for s in (2, 3, 4) if s != leader)
    votes = tuple((seat, Vote(True)) for seat in range(5))
    waiting = tuple((seat, Pass()) for seat in passing)
    return (
        (leader, Propose(1, (0, 1))),
        (leader, Appoint(token)),
        *votes,
        (0, PlayCard("success")),
        (1, PlayCard("fail")),
        *waiting,
        (TIME, TimeUp()),
    )


@pytest.mark.rule("H8")
@pytest.mark.parametrize("viewer", [0, 2, 4, None])
@pytest.mark.parametrize("passing", [(), (3, 1, 0, 2, 4)])
def test_nobody_can_tell_whether_the_spy_hunter_was_asked(viewer: Seat | None, passing: tuple[Seat, ...]) -> None:
    moves = _failed_mission(passing)
    asked = Run(Options(hunter=True), 5, stacked(CHIEF_FAILS, 8), moves)
    not_asked = Run(Options(hunter=True), 5, stacked(HUNTER_FAILS, 8), moves)
    compare_twins(GAME, viewer, asked, not_asked)


@pytest.mark.rule("H8")
def test_the_hunter_himself_can_tell() -> None:
    moves = _failed_mission(())
    runs = [Run(Options(hunter=True), 5, stacked(deal, 8), moves) for deal in (CHIEF_FAILS, HUNTER_FAILS)]
    assert transcript(GAME, runs[0], 3) != transcript(GAME, runs[1], 3)


def _shown(run: Run, viewer: Seat | None) -> tuple[list[bytes], list[State]]:
    """All events and views the viewer gets, and the states behind them."""
    step = GAME.start(run.options, run.seats, run.chance(0))
    bytes_sent, states = [], []
    for number, move in enumerate((None, *run.moves)):
        if move:
            step = GAME.play(step.state, *move, run.chance(number))
        bytes_sent += [encode(event) for event in heard(step.events, viewer)]
        bytes_sent.append(encode(GAME.view(step.state, viewer)))
        states.append(step.state)
    return bytes_sent, states


def test_many_twins_look_alike_and_reach_every_phase() -> None:
    luck = random.Random(5)
    phases: set[str] = set()
    different_cards = 0
    for viewer in (0, 3, None, 6, 9):
        for _ in range(25):
            for one, other in twins(GAME, viewer, luck):
                (here, states), (there, others) = _shown(one, viewer), _shown(other, viewer)
                assert here == there
                assert states[0].characters != others[0].characters
                phases.update(state.phase for state in states)
                different_cards += any(a.cards != b.cards for a, b in zip(states, others, strict=True))
    assert different_cards > 5
    assert phases >= {
        "strong_leader", "give_plots", "take_plot", "overhear", "open_up", "propose", "appoint", "opinion", "vote",
        "no_confidence", "spotlight", "mission", "close_eye", "early", "inquire", "examine", "show_loyalty",
    }  # fmt: skip
