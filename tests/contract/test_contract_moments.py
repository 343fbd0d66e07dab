"""Moments: every event of every game has one or is named as instant, and how long a step lasts tells no secret."""

import random

import pytest
from msgspec.structs import replace

from crosstable.core.chance import QuickChance
from crosstable.core.events import EVERYBODY, only
from crosstable.core.game import AnyGame, random_action
from crosstable.core.moments import INSTANT, PACES, Moments, times
from crosstable.core.parts import MOMENTS, load


@pytest.fixture
def moments(game: AnyGame) -> Moments:
    """The moments of a game; one without this part has none."""
    part = load(game.facts, MOMENTS)
    if part is None:
        pytest.skip("it has no moments")
    return part.MOMENTS


def test_every_event_has_its_moment(game: AnyGame, moments: Moments) -> None:
    assert set(moments) == set(game.facts.events)


def test_a_slower_table_takes_longer(moments: Moments) -> None:
    for kind, moment in moments.items():
        lengths = [getattr(moment, pace) for pace in PACES]
        assert lengths == sorted(lengths), kind
        assert moment is INSTANT or len(set(lengths)) == len(PACES), kind
        assert lengths[-1] <= 4000, f"nobody waits so long for {kind}"


@pytest.mark.parametrize("seed", range(3))
def test_what_only_some_hear_takes_no_time(game: AnyGame, moments: Moments, seed: int) -> None:
    luck = random.Random(seed)
    seats = luck.choice(game.facts.seats)
    step = game.start(game.facts.options(), seats, QuickChance(seed))
    lasted = 0
    while actors := sorted(game.actors(step.state)):
        lengths = times(step.events, moments, "normal")
        public = tuple(told for told in step.events if told.to == EVERYBODY)
        assert sum(lengths) == sum(times(public, moments, "normal")), "only what everybody hears counts"
        assert not any(times(tuple(replace(t, to=only(0)) for t in step.events), moments, "relaxed"))
        assert not any(times(step.events, moments, "none"))
        lasted += sum(lengths)
        seat = luck.choice(actors)
        step = game.play(step.state, seat, random_action(game, step.state, seat, luck.randrange), QuickChance(seed))
    lasted += sum(times(step.events, moments, "normal"))
    assert lasted > 0
