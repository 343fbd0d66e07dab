"""The bots of CROSS, through the door every bot uses."""

import random

import pytest
from msgspec.structs import replace

from cross.drawing import drawn, played
from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core import sentence
from crosstable.core.action import Resign
from crosstable.core.bot import Sight, Stop, Thought
from crosstable.core.offers import allowed
from crosstable.core.record import chance_at
from crosstable.games.cross import GAME
from crosstable.games.cross.actions import Place, Swap
from crosstable.games.cross.bots.openings import Opening
from crosstable.games.cross.data import Options
from crosstable.games.cross.state import State

NONE = chance_at(None, 1)


def go_on() -> bool:
    return False


def thought(state: State, level: str, seconds: float, seed: int = 1, stop: Stop = go_on) -> Thought:
    """What a bot in the seat to move thinks."""
    (seat,) = GAME.actors(state)
    sight = Sight("cross", state.options, 2, seat, GAME.view(state, seat), seed=seed)
    return bot_of(GAME.facts, BotChoice(level, seconds)).think(sight, stop)


def whole_game(options: Options, levels: tuple[str, str], seconds: float, luck: random.Random) -> State:
    """A game between two bots; everything they do must be on offer."""
    state = GAME.start(options, 2, NONE).state
    while state.outcome is None:
        (seat,) = GAME.actors(state)
        found = thought(state, levels[seat], seconds, luck.getrandbits(60))
        assert allowed(GAME.offers(state, seat), found.action)
        check(found, state)
        state = GAME.play(state, seat, found.action, NONE).state
    return state


def check(found: Thought, state: State) -> None:
    """A thought tells what was thought."""
    (seat,) = GAME.actors(state)
    assert found.value is not None
    assert 0.0 <= found.value <= 1.0
    assert 1 <= len(found.candidates) <= 8
    for candidate in found.candidates:
        assert allowed(GAME.offers(state, seat), candidate.action)
        assert 0.0 <= candidate.value <= 1.0
        assert 0.0 <= candidate.share <= 1.0


@pytest.mark.parametrize("size", range(2, 11))
@pytest.mark.parametrize("levels", [("easy", "strong"), ("medium", "easy")])
def test_bots_play_whole_games_on_every_board(size: int, levels: tuple[str, str]) -> None:
    state = whole_game(Options(size=size), levels, 0.01, random.Random(size))
    assert state.outcome
    assert state.outcome.why.key in ("cross-wins", "cross-loses", "cross-resigned")


@pytest.mark.parametrize("weaker", ["easy", "medium"])
def test_a_stronger_bot_beats_easy(weaker: str) -> None:
    stronger = "strong" if weaker == "medium" else "medium"
    luck, won = random.Random(5), 0
    for number in range(6):
        levels = (stronger, "easy") if number % 2 == 0 else ("easy", stronger)
        outcome = whole_game(Options(size=5, swap=False), levels, 0.05, luck).outcome
        assert outcome
        won += outcome.winners == (number % 2,)
    assert won >= 5


WINS_AT_D1 = ". y r  r . y .  r y y . r  . . y y  . r r"
RED_MUST_TAKE_G1 = """
        . . y . .
       . . y . r .
      . r . y . r .
     . . r y . . . .
    . . r . y . . . .
     . r r y y . . .
      . y y . y y y
       r r . r . .
        . . . r .
"""


def after(position: str, last: str) -> State:
    """The position in which this stone was the last one."""
    state = drawn(position)
    return replace(state, moves=(*state.moves[:-1], last))


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_every_bot_takes_a_win(level: str) -> None:
    for seed in range(20):
        assert thought(after(WINS_AT_D1, "e1"), level, 0.1, seed).action == Place("d1")


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_good_bots_take_a_win_wherever_it_is(level: str) -> None:
    assert thought(after(WINS_AT_D1, "b4"), level, 0.1).action == Place("d1")


@pytest.mark.parametrize(("position", "near", "far"), [(WINS_AT_D1, "d3", "b4"), (RED_MUST_TAKE_G1, "g2", "b5")])
def test_a_beginner_overlooks_what_lies_away_from_the_last_stones(position: str, near: str, far: str) -> None:
    """A win, and a threat; never for a stone that loses at once, and it says that it looked near only."""
    place = Place("d1" if position == WINS_AT_D1 else "g1")
    thoughts = [thought(after(position, far), "easy", 0.1, seed) for seed in range(60)]
    others = [found for found in thoughts if found.action != place]
    assert 35 <= len(others) < 60
    assert sum(found.why is not None and found.why.key == "cross-why-near" for found in others) > len(others) * 0.8
    seen = sum(thought(after(position, near), "easy", 0.1, seed).action == place for seed in range(60))
    assert seen >= 42


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_good_bots_stop_a_win(level: str) -> None:
    assert thought(drawn(RED_MUST_TAKE_G1), level, 0.1).action == Place("g1")


def test_easy_mostly_stops_a_win() -> None:
    stopped = sum(
        thought(after(RED_MUST_TAKE_G1, "g2"), "easy", 0.1, seed).action == Place("g1") for seed in range(100)
    )
    assert 70 <= stopped < 100


@pytest.mark.parametrize("stones", ["", "c3", "c3 a1 e5 b2"])
def test_a_bot_that_is_not_wanted_any_more_stops_at_once(stones: str) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    state = played(8, stones, swap=True)  # no table of openings for so large a board: it has to think
    # With this much time the test would never end if the bot did not listen.
    found = thought(state, "strong", 1e6, stop=stop)
    assert isinstance(found.action, Place | Swap)
    assert 4 <= asked <= 20


def test_a_bot_with_a_clock_shares_out_its_time() -> None:
    state = GAME.start(Options(size=6, swap=False, minutes=3), 2, NONE).state
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return False

    # A million seconds would be wanted; three minutes for 46 own stones allow three seconds.
    assert isinstance(thought(state, "strong", 1e6, stop=stop).action, Place)
    assert asked > 3


def test_red_swaps_a_good_opening() -> None:
    assert thought(played(5, "e5", swap=True), "strong", 0.3).action == Swap()


def test_a_beginner_keeps_the_first_stone() -> None:
    for seed in range(5):
        assert isinstance(thought(played(5, "e5", swap=True), "easy", 0.3, seed).action, Place)


def test_red_does_not_swap_where_the_table_plays_without() -> None:
    assert isinstance(thought(played(5, "e5"), "strong", 0.1).action, Place)


@pytest.mark.parametrize(("won", "swaps"), [(45, False), (55, True)])
def test_red_does_not_swap_a_poor_opening(won: int, swaps: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """No opening that was counted is poor, so one is made up."""
    monkeypatch.setattr("crosstable.games.cross.bots.known", lambda size: {"a1": Opening(100, won)})
    assert isinstance(thought(played(7, "a1", swap=True), "strong", 0.3).action, Swap if swaps else Place)


def test_yellow_prefers_even_openings_where_it_may_be_swapped_and_does_not_open_always_alike() -> None:
    state = GAME.start(Options(size=5), 2, NONE).state
    # Medium stops by itself long before its time is up, so nothing here depends on speed.
    thoughts = [thought(state, "medium", 1000.0, seed) for seed in range(12)]
    assert len({found.action for found in thoughts}) > 2
    for found in thoughts:
        first, *others = (candidate.value for candidate in found.candidates)
        assert found.action == found.candidates[0].action
        assert others == sorted(others, reverse=True)
        assert others[0] - 0.02 < first <= 0.5


HOPELESS = "c2 c4 d3 d4 b3 c3 b2 c5 d2 e2 e3 e1 b4"


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_hopeless_game_is_resigned(level: str) -> None:
    found = thought(played(3, HOPELESS), level, 100.0)
    assert found.action == Resign()
    assert found.value == 0.0


AS_GOOD_AS_LOST = """
e7 d5 e4 c3 g7 c6 d8 j5 f6 d2 f3 f7 e6 f2 e2 f4 e3 e5 f5 d7 e8 c8 d9 j3 d1 k6 j4 h5 k3 g6 i5 f9 i4 h4 f10 i6 i3 h3 h6
f8 h8 g9 i2 g2 h9 j1 e9 i1 h2 g3 h7 g10 e1 k5 k4 k2 k1
"""


def test_a_game_nobody_could_win_any_more_is_resigned_though_nothing_is_proved() -> None:
    found = thought(played(6, AS_GOOD_AS_LOST), "medium", 1000.0)
    assert found.action == Resign()
    assert found.value is not None
    assert 0.0 < found.value < 0.005
    assert found.why == sentence("cross-why-gives-up")


def test_what_is_not_proved_is_never_told_as_certain() -> None:
    before = " ".join(AS_GOOD_AS_LOST.split()[:-1])  # whoever is as good as lost has just placed
    found = thought(played(6, before), "medium", 1000.0)
    assert isinstance(found.action, Place)
    assert found.why == sentence("cross-why-ahead", cell=found.action.cell, percent="99")


def test_easy_never_resigns() -> None:
    assert isinstance(thought(played(3, HOPELESS), "easy", 1.0).action, Place)


def test_nobody_resigns_in_the_first_moves() -> None:
    found = thought(played(2, "a1"), "strong", 0.5)
    assert found.value == 0.0
    assert isinstance(found.action, Place)
