"""The pairs of games for the leak test are worth comparing, and a leak in the deal or in the aims is found."""

import random

import pytest
from msgspec import structs

from crosstable.core.seats import Seat
from crosstable.games.crossfire import Crossfire, CrossfireView, State
from crosstable.games.crossfire.view import view
from helpers.leaks import Leak, compare_twins

from .crossfire_twins import twins


class LeakyDeal(Crossfire):
    """Shows the viewer the next player's card."""

    @staticmethod
    def view(state: State, seat: Seat | None) -> CrossfireView:
        """One card too many."""
        honest = view(state, seat)
        return structs.replace(honest, roles=(*honest.roles[:1], state.roles[1], *honest.roles[2:]))


class LeakyAims(Crossfire):
    """Shows everybody where the first seat points."""

    @staticmethod
    def view(state: State, seat: Seat | None) -> CrossfireView:
        """One aim too many."""
        return structs.replace(view(state, seat), aim=state.aims[0] or ())


@pytest.mark.rule("C6", "C8", "C11")
@pytest.mark.parametrize("viewer", [None, 0, 4, 9])
def test_twins_look_alike_and_differ(viewer: Seat | None) -> None:
    game = Crossfire()
    differ = 0
    for one, other in twins(game, viewer, random.Random(3)):
        compare_twins(game, viewer, one, other)
        deals = [game.start(run.options, run.seats, run.chance(0)).state.roles for run in (one, other)]
        differ += deals[0] != deals[1] or one.moves != other.moves
    assert differ == 6


@pytest.mark.parametrize("leaky", [LeakyDeal(), LeakyAims()])
def test_twins_find_a_leak(leaky: Crossfire) -> None:
    with pytest.raises(Leak):
        _compare_all(leaky)


def _compare_all(game: Crossfire) -> None:
    for one, other in twins(game, None, random.Random(3)):
        compare_twins(game, None, one, other)
