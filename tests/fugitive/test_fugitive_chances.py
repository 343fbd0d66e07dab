"""What the review of Fugitive says about chances: there is an estimate for every position, and its error is honest."""

import random
from functools import cache

import pytest

from crosstable.core.bot import Sight
from crosstable.core.chance import QuickChance
from crosstable.core.events import heard
from crosstable.core.review import Eyes
from crosstable.core.step import Step
from crosstable.games import GAMES
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, PLACEHOLDER, Options
from crosstable.games.fugitive.parts.insight import JUDGED, appraise
from crosstable.games.fugitive.parts.outlook import EARLY, VAGUE, outlook
from crosstable.games.fugitive.parts.review import quiet
from crosstable.games.fugitive.parts.verdict import weigh
from crosstable.games.fugitive.state import State
from crosstable.games.fugitive.view import view
from fugitive import test_fugitive_calibration as calibration
from fugitive.fugitive_arena import never
from helpers.playing import Played, begin, random_turns
from helpers.soak import SOAK

Sayings = list[tuple[int, float, bool]]
"""What the review says of a game, turn by turn: the turn, a seat's chance, and whether it won."""


def only_events(played: Played) -> bool:
    """Whether he is to draw, and a pile has nothing but events left: as far as he can count, it has no card."""
    state = played.state
    asked = state.outcome is None and state.side == FUGITIVE and state.phase == "draw"
    return asked and any(pile and min(pile) >= PLACEHOLDER for pile in state.piles)


@pytest.mark.parametrize("seed", [7, 16])
def test_where_only_events_are_left_in_a_pile_there_is_an_estimate(seed: int) -> None:
    options = Options(events="for_marshal")
    played = begin(GAMES["fugitive"], options, 2, bytes([seed]) * 32)
    turns = random_turns(played, random.Random(seed))
    while not only_events(played):
        next(turns)
    found = appraise(played.steps, 1)
    assert 0.0 <= found.value <= 1.0
    assert found.error < 0.3
    past = tuple(heard(step.events, FUGITIVE) for step in played.steps)
    eyes = Eyes("fugitive", options, 2, FUGITIVE, view(played.state, FUGITIVE), past)
    next(turns)
    seat, drawn = played.moves[-1]
    assert seat == FUGITIVE
    weighed = weigh(eyes, drawn, "quick")
    assert (weighed is None) == (sum(bool(pile) for pile in played.steps[-2].state.piles) < 2)


@cache
def strong_game(seed: int) -> tuple[list[Step[State]], int]:
    """A game of the strong bots, and from where on they play: on every other deal beginners had the first turns."""
    chance, dice = QuickChance(seed), random.Random(seed)
    strong, easy = bot("strong", 0.2), bot("easy", 1.0)
    until = dice.randrange(3, 13) if seed % 2 else 0
    steps, begun = [GAME.start(Options(), 2, chance)], 0
    while not steps[-1].state.outcome:
        state = steps[-1].state
        (seat,) = GAME.actors(state)
        told = tuple(heard(step.events, seat) for step in steps)
        sight = Sight("fugitive", state.options, 2, seat, GAME.view(state, seat), told, dice.getrandbits(32))
        begun = begun if state.turn > until else len(steps)
        steps.append(
            GAME.play(state, seat, (strong if state.turn > until else easy).think(sight, never).action, chance)
        )
    return steps, begun


def sayings(seed: int, seat: int) -> Sayings:
    """What the review says of one game."""
    steps, begun = strong_game(seed)
    end = steps[-1].state.outcome
    assert end
    turned = [n for n in range(begun + 1, len(steps) - 1) if not quiet(steps[n - 1].state, steps[n].state)]
    found = []
    for n in turned[:: 1 if SOAK > 1 else 3]:
        state, past = steps[n].state, steps[: n + 1]
        told = tuple(heard(step.events, seat) for step in past)
        stated = outlook(Eyes("fugitive", state.options, 2, seat, view(state, seat), told), 1)
        found.append((state.turn, stated.value, seat in end.winners))
    return found


def calibrated(games: list[Sayings], error: float) -> None:
    """What was said came true as often as it was said, but for the error that is stated."""
    spoken: list[calibration.Sayings] = [[(value, won) for _, value, won in game] for game in games if game]
    assert calibration.gap(spoken) < error + calibration.luck(spoken)


@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_a_side_s_chance_is_off_by_no_more_than_is_stated(seat: int) -> None:
    games = [sayings(seed, seat) for seed in range(81_000, 81_080 if SOAK > 1 else 81_012)]
    error = VAGUE if seat == MARSHAL else JUDGED
    calibrated([[one for one in game if one[0] < EARLY] for game in games], error)
    calibrated([[one for one in game if one[0] >= EARLY] for game in games], JUDGED)
