"""Whole games of every game in which people talk, with people and real bots: who does what when."""

import random
from itertools import pairwise

import msgspec
import pytest

from crosstable.games import GAMES
from crosstable.table.dispatch import BOT
from crosstable.table.log import rebuild
from crosstable.table.manners import BETWEEN_WORDS, talk_of
from helpers.evening import played
from helpers.playing import random_setup
from helpers.tables import Watch, run

TALKED = [name for name, game in GAMES.items() if talk_of(game.facts).words]


@pytest.mark.parametrize("name", TALKED)
@pytest.mark.parametrize("seed", [5, 6])
def test_no_bot_does_or_says_anything_over_a_moment(clock: Watch, name: str, seed: int) -> None:
    luck = random.Random(seed)
    options, seats = random_setup(GAMES[name], luck)
    log = run(played(name, seats, clock, msgspec.to_builtins(options), luck))
    staged = rebuild(log, GAMES).current.staged
    assert len(staged) > 3
    assert all(first.ends <= second.begins for first, second in pairwise(staged)), "one at a time"
    by_bots = [step for step in log if step.actor == BOT]
    assert len(by_bots) > 5
    for step in by_bots:
        assert all(moment.ends <= step.at for moment in staged if moment.seq < step.seq), step.entry


@pytest.mark.parametrize("name", TALKED)
def test_bots_talk_and_never_more_than_two_at_once(clock: Watch, name: str) -> None:
    words = 0
    for seed in range(4):
        log = run(played(name, max(GAMES[name].facts.seats), clock, {}, random.Random(seed)))
        heard = rebuild(log, GAMES).current.past
        said = {seq for seq, told in heard if any(type(one.event).__name__ == "Said" for one in told)}
        spoken = [step.at for step in log if step.seq in said and step.actor == BOT]
        assert all(later - sooner >= BETWEEN_WORDS for sooner, later in pairwise(spoken))
        words += len(spoken)
    assert words > 15
