"""The pairs of games for the leak test are worth comparing, and a leak in the deal or in the aims is found."""

import random

import pytest
from msgspec import structs

from crosstable.core.game import Game, RuledGame, Viewing
from crosstable.core.seats import Seat
from crosstable.games.crossfire import FACTS, GAME, rules
from crosstable.games.crossfire.state import State
from crosstable.games.crossfire.view import CrossfireView, view
from helpers.leaks import Leak, compare_twins

from .crossfire_twins import twins


def leaky_deal(state: State, seat: Seat | None) -> CrossfireView:
    """Shows the viewer the next player's card."""
    honest = view(state, seat)
    return structs.replace(honest, roles=(*honest.roles[:1], state.roles[1], *honest.roles[2:]))


def leaky_aims(state: State, seat: Seat | None) -> CrossfireView:
    """Shows everybody where the first seat points."""
    return structs.replace(view(state, seat), aim=state.aims[0] or ())


@pytest.mark.rule("C6", "C8", "C11")
@pytest.mark.parametrize("viewer", [None, 0, 4, 9])
def test_twins_look_alike_and_differ(viewer: Seat | None) -> None:
    game = GAME
    differ = 0
    for one, other in twins(game, viewer, random.Random(3)):
        compare_twins(game, viewer, one, other)
        deals = [game.start(run.options, run.seats, run.chance(0)).state.roles for run in (one, other)]
        differ += deals[0] != deals[1] or one.moves != other.moves
    assert differ == 6


@pytest.mark.parametrize("leaky", [leaky_deal, leaky_aims])
def test_twins_find_a_leak(leaky: Viewing[State, CrossfireView]) -> None:
    game = RuledGame(FACTS, rules, leaky)
    with pytest.raises(Leak):
        _compare_all(game)


def _compare_all(game: Game[State, CrossfireView]) -> None:
    for one, other in twins(game, None, random.Random(3)):
        compare_twins(game, None, one, other)
