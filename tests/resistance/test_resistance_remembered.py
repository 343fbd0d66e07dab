"""What beliefs are made of is remembered; that changes nothing about them."""

import random
from collections.abc import Iterator
from copy import deepcopy

import numpy as np
import pytest
from msgspec.structs import replace

from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import ClaimSeen
from crosstable.games.resistance.bots import ResistanceBot
from crosstable.games.resistance.bots.belief import Belief, belief_of
from crosstable.games.resistance.bots.deals import CHARACTERS, Within, deals_around
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.worlds import worlds_of
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.know import claims
from crosstable.games.resistance.rules.talk import statement_of
from crosstable.games.resistance.state import Known
from crosstable.games.resistance.view import ResistanceView
from crosstable.lab.local import LocalGame
from resistance.setting import HUNT5, Table

HABITS = LEVELS["strong"].habits
BOT = ResistanceBot(LEVELS["strong"], tells=False)


def seen_in(seed: int) -> Iterator[ResistanceView]:
    """What viewers see now and then in a game of bots, and would if the last words had not been said."""
    luck, seats = random.Random(seed), 5 + seed
    options = Options(hunter=True, inquisitor=seed > 1, plot=seed > 2, reverser="both" if seed == 2 else "none")
    game = LocalGame(GAME, options, tuple(f"P{seat}" for seat in range(seats)), luck.randbytes(32))
    while game.outcome is None:
        seat = luck.choice(sorted(game.waiting))
        game.play(seat, BOT.think(game.sight(seat, luck.getrandbits(60)), lambda: False).action)
        if luck.random() < 0.2:
            view = GAME.view(game.state, luck.choice((None, 0)))
            for fewer in (0, 1, 2):
                yield replace(view, claims=view.claims[: max(0, len(view.claims) - fewer)])


def told(belief: Belief) -> object:
    """Everything bots ask of a belief."""
    seats = range(belief.worlds.deals.columns.shape[0])
    teams = [belief.safest(3, 4), belief.best(3, 4), belief.each(3, 4), belief.likely(3, 4, 12, 1e-3)]
    return [belief.spy(seat) for seat in seats], [belief.character(seat) for seat in seats], teams


def fresh(view: ResistanceView) -> Belief:
    """What somebody believes who has never been asked before."""
    worlds_of.cache_clear()
    return belief_of(deepcopy(view), HABITS)


def test_a_belief_is_the_same_whatever_was_asked_before() -> None:
    asked = 0
    for seed in range(4):
        views = list(seen_in(seed))
        after = [told(belief_of(view, HABITS)) for view in views]
        for view, found in zip(reversed(views), reversed(after), strict=True):
            assert told(fresh(view)) == found
            asked += 1
    assert asked > 50


def test_who_was_shown_something_hears_the_same_words_otherwise() -> None:
    view = Table(HUNT5, hunter=True).view(0)
    words = claims.Testimony(statement_of(view, 2, ClaimSeen(1, "resistance_chief")), None)
    heard = replace(view, claims=(words,))
    assert view.mine
    shown = replace(heard, mine=replace(view.mine, knows=(Known("examined", (1,), "spy_chief", 2, 1),)))
    belief_of(heard, HABITS)
    assert told(belief_of(shown, HABITS)) == told(fresh(shown))


@pytest.mark.parametrize("seats", [7, 10])
def test_weights_of_groups_are_the_sums_of_their_deals(seats: int) -> None:
    luck = random.Random(seats)
    options = Options(hunter=True, dummy_agent=True, reverser="resistance")
    deals = deals_around(options, seats, 2, "resistance_chief")
    for count in (1, 2, 3):
        chosen = sorted(luck.sample(range(seats), count))
        within = Within(deals, tuple((seat, tuple(luck.random() for _ in CHARACTERS)) for seat in chosen))
        assert np.array_equal(within.by_group(), np.bincount(deals.group, within.by_deal()))
