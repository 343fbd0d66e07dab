"""What the strong bots say about their chances is what comes true, by bins, over whole games."""

from math import sqrt

import pytest
from bench.rivals.fugitive import FUGITIVES, MARSHALS

from crosstable.core.bot import Bot
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.bots.stating import canny, her_chance
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL
from crosstable.games.fugitive.know import Evidence
from fugitive.fugitive_arena import Listening, play_out
from helpers.soak import SOAK

GAP = 0.15
"""How far what was said may be from what came true, on average over the bins."""

HASTE = 1.0 if SOAK > 1 else 0.2
"""Seconds for a thought: `make soak` gives them all."""

UNHURRIED = 1.0
"""Seconds for a thought where both are strong: in haste he looks less far ahead, and she catches him more often."""

Sayings = list[tuple[float, bool]]
"""Every chance a seat stated in a game, and whether it won."""


def sayings(players: tuple[Bot, Bot], seat: int, seeds: range) -> list[Sayings]:
    """What this seat said, game by game."""
    found = []
    for seed in seeds:
        listening = Listening(players[seat])
        seats = (listening, players[1]) if seat == FUGITIVE else (players[0], listening)
        end = play_out(seats, seed)[-1].outcome
        assert end
        found.append([(thought.value or 0.0, seat in end.winners) for thought in listening.thoughts])
    return found


def gap(games: list[Sayings]) -> float:
    """How far off they are: what was said and what came true in five bins, weighed by how often it was said."""
    said = [one for game in games for one in game]
    off = 0.0
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        bin_ = [(value, won) for value, won in said if low <= value < low + 0.2 or value == low + 0.2 == 1.0]
        off += abs(sum(value - won for value, won in bin_))
    return off / len(said)


def luck(games: list[Sayings]) -> float:
    """Two standard errors of how far off they are on the whole: with few games most of a gap is luck.

    `make soak` plays so many that nothing is allowed for it.
    """
    if SOAK > 1:
        return 0.0
    total = sum(len(game) for game in games)
    bias = sum(value - won for game in games for value, won in game) / total
    return 2 * sqrt(sum(sum(value - won - bias for value, won in game) ** 2 for game in games)) / total


def test_a_bot_that_is_far_too_sure_is_found_out() -> None:
    games = [[(0.94, won)] * 10 for won in (True, True, False)] * 8
    assert gap(games) > GAP
    games = [[(0.94, won)] * 10 for won in (True, False, False)] * 8
    assert gap(games) > GAP + luck(games)


@pytest.mark.long
def test_the_strong_fugitive_says_what_comes_true() -> None:
    strong, seeds = bot("strong", HASTE), range(7000, 7040 if SOAK > 1 else 7006)
    games = [game for rival in MARSHALS.values() for game in sayings((strong, rival), FUGITIVE, seeds)]
    assert gap(games) < GAP + luck(games)


@pytest.mark.long
def test_the_strong_marshal_says_what_comes_true() -> None:
    strong = bot("strong", UNHURRIED)
    games = sayings((strong, strong), MARSHAL, range(7000, 7120 if SOAK > 1 else 7016))
    assert gap(games) < GAP + luck(games)


@pytest.mark.long
def test_the_strong_marshal_says_what_comes_true_of_those_who_play_plainly() -> None:
    strong, seeds = bot("strong", HASTE), range(7000, 7040 if SOAK > 1 else 7010)
    plain = [bot("medium", HASTE), *FUGITIVES.values()]
    games = [game for rival in plain for game in sayings((rival, strong), MARSHAL, seeds)]
    assert gap(games) < GAP + luck(games)


def test_what_he_shows_tells_her_whether_he_is_canny() -> None:
    """One who passes of his own will and is missed is; one who is stuck, or lays hideout after hideout, is not."""
    sly, plain = Evidence(), Evidence()
    for found in (sly, plain):
        found.lay(1)
        found.lay(0)
    first = canny(sly)
    for found in (sly, plain):
        found.draw(0)
        found.wait(forced=found is plain)
    assert canny(plain) < first < canny(sly)
    sly.miss((5,))
    plain.lay(0)
    assert canny(plain) < 0.5 < canny(sly)
    for judged in (0.2, 0.5, 0.8):
        assert her_chance(judged, canny(sly)) < her_chance(judged, canny(plain))
    assert (her_chance(0.0, 0.5), her_chance(1.0, 0.5)) == (0.0, 1.0)
