"""Every chance of Crossfire has its whole error: of what was sampled, and of how far people go by what is said."""

import random
from dataclasses import replace
from math import isclose

from crosstable.core.review import Estimate, Eyes
from crosstable.games import GAMES
from crosstable.games.crossfire.actions import TellRole, TellSeen
from crosstable.games.crossfire.bots.expect import COUNTS, wins
from crosstable.games.crossfire.bots.fire import THOUGHT, blue_wins
from crosstable.games.crossfire.data import Options
from crosstable.games.crossfire.parts.insight import appraise
from crosstable.games.crossfire.parts.outlook import outlook
from crosstable.games.crossfire.view import view
from crosstable.review.chances import bracketed, sampled
from crosstable.review.curve import turning_points
from helpers.playing import Played, begin, random_turns

SEED = 1


def test_the_error_reaches_to_every_picture_of_people_and_beyond() -> None:
    found = bracketed((0.9, 0.5, 0.4), 100)
    assert isclose(found.value, 0.6)
    assert isclose(found.error, 0.3 + sampled(0.6, 100).error)
    assert isclose(sampled(0.5, 100).error, 2 * (0.26 / 100) ** 0.5)
    assert sampled(1.0, 100).error > 0.0, "never surer than so many games can tell"


def _talk() -> list[Played]:
    """A game in which everybody tells truly of every card he saw and at last who he is, moment by moment: of seven, for
    among six no word tells anything."""
    played = begin(GAMES["crossfire"], Options(), 7, bytes([SEED]) * 32)
    turns = random_turns(played, random.Random(SEED))
    while played.state.phase != "talk":
        next(turns)
    moments = [replace(played, steps=[*played.steps])]
    for seat in played.state.circle:
        for look in played.state.looks[seat]:
            played.do(seat, TellSeen(look.stage, look.role))
            moments.append(replace(played, steps=[*played.steps]))
        played.do(seat, TellRole(played.state.roles[seat]))
        moments.append(replace(played, steps=[*played.steps]))
    return moments


def test_nothing_within_the_whole_error_is_called_a_turning_point() -> None:
    """What turns the game only if people believe what they hear, or only if they hardly do, is none."""
    shares: list[tuple[float, ...]] = []
    stated: list[Estimate] = []
    for played in _talk():
        views = {seat: view(played.state, seat) for seat in range(played.seats)}
        shares.append(blue_wins(played.state, views, 1))
        stated.append(appraise(played.steps, 1))
        assert all(abs(share - stated[-1].value) < stated[-1].error for share in shares[-1])
    believed = [sampled(share[0], THOUGHT) for share in shares]
    once = turning_points([one.value for one in believed], [one.error for one in believed])
    assert once, "or this proves nothing"
    turns = turning_points([one.value for one in stated], [one.error for one in stated])
    assert len(turns) < len(once)
    for turn in turns:
        moved = {after > before for before, after in zip(shares[turn.n - 1], shares[turn.n], strict=True)}
        assert len(moved) == 1, "it turned whichever picture of people is right"


def test_a_seat_s_own_line_has_the_whole_error_too() -> None:
    played = _talk()[-1]
    mine = view(played.state, 2)
    shares = wins(mine, played.options.late_guard, 1)
    stated = outlook(Eyes("crossfire", played.options, played.seats, 2, mine), 1)
    assert max(shares) - min(shares) > 0.02, "or this proves nothing"
    assert all(abs(share - stated.value) < stated.error for share in shares)
    assert stated.error > sampled(stated.value, COUNTS).error
