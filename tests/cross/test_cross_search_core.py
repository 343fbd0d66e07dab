"""The compiled core of CROSS says what the readable rules say."""

import random
import subprocess
import sys

import numpy as np
import pytest

from crosstable.core.record import chance_at
from crosstable.games.cross import GAME
from crosstable.games.cross.actions import Place
from crosstable.games.cross.bots.playout import play_many, play_out
from crosstable.games.cross.bots.position import (
    LOSES,
    UNDECIDED,
    VERDICT,
    WINS,
    YELLOW,
    empty_position,
    geometry_of,
    place,
    position_of,
    sides_after,
)
from crosstable.games.cross.data import Options, board_of
from crosstable.games.cross.rules.chains import chain_at
from crosstable.games.cross.state import State

NONE = chance_at(None, 1)
GAMES_BY_SIZE = {2: 700, 3: 500, 4: 400, 5: 250, 6: 120, 7: 60, 8: 30, 9: 20, 10: 10}


def said_by_rules(state: State) -> int:
    """What the newest stone decided, in the core's words."""
    if state.outcome is None:
        return UNDECIDED
    return {"cross-wins": WINS, "cross-loses": LOSES}[state.outcome.why.key]


def play(state: State, cell: str) -> State:
    (seat,) = GAME.actors(state)
    return GAME.play(state, seat, Place(cell), NONE).state


@pytest.mark.rule("X6", "X7", "X8")
@pytest.mark.parametrize("size", GAMES_BY_SIZE)
def test_core_and_rules_agree_after_every_stone(size: int) -> None:
    luck, board, geometry = random.Random(size), board_of(size), geometry_of(size)
    for _ in range(GAMES_BY_SIZE[size]):
        state = GAME.start(Options(size=size, swap=False), 2, NONE).state
        position = empty_position(size)
        for number, cell in enumerate(luck.sample(range(board.cells), board.cells)):
            foreseen = sides_after(geometry, position, cell, number % 2)
            touched = place(geometry, position, cell, number % 2)
            state = play(state, board.names[cell])
            chain = chain_at(board, state.stones, cell)
            assert foreseen == touched == sum(1 << side for side in chain.sides)
            assert VERDICT[touched] == said_by_rules(state)
            if state.outcome:
                break
        assert state.outcome


@pytest.mark.rule("X6", "X7", "X8")
@pytest.mark.parametrize("size", GAMES_BY_SIZE)
def test_a_playout_ends_with_the_stone_and_the_winner_the_rules_name(size: int) -> None:
    board, seed = board_of(size), np.array([size], np.uint64)
    for _ in range(GAMES_BY_SIZE[size]):
        position = empty_position(size)
        result = play_out(geometry_of(size), position, board.cells, YELLOW, seed)
        placed, winner = result >> 1, result & 1
        # A playout moves what it takes to the end of the list: the first stone stands last.
        order = [int(cell) for cell in position.empty[: board.cells][::-1][:placed]]
        state = GAME.start(Options(size=size, swap=False), 2, NONE).state
        for cell in order[:-1]:
            state = play(state, board.names[cell])
            assert state.outcome is None
        state = play(state, board.names[order[-1]])
        assert state.outcome
        assert state.outcome.winners == (winner,)


def test_a_playout_goes_on_from_any_position() -> None:
    stones = ". y r  r . y .  r y y . r  . . y y  . r r".replace(" ", "")
    position, free = position_of(3, stones), stones.count(".")
    # Only d1 and what leads there is open to YELLOW's chain; every playout starts from these twelve stones.
    counts = play_many(geometry_of(3), position, free, YELLOW, 2000, np.array([9], np.uint64))
    assert counts[0] + counts[1] == 2000
    assert 1 <= counts[2] / 2000 <= free
    assert [int(s) for s in position.stone[:19]] == [{"y": 0, "r": 1, ".": 2}[s] for s in stones]


@pytest.mark.rule("X11")
@pytest.mark.parametrize(("size", "length"), [(5, 52), (6, 79), (7, 111)])
def test_random_play_has_the_known_figures(size: int, length: int) -> None:
    games = 100_000
    start, cells = empty_position(size), board_of(size).cells
    counts = play_many(geometry_of(size), start, cells, YELLOW, games, np.array([2008], np.uint64))
    assert counts[2] / games == pytest.approx(length, abs=1)
    assert counts[3] / games == pytest.approx(0.26, abs=0.01)
    assert 0.47 <= counts[0] / games <= 0.50


@pytest.mark.parametrize("size", [2, 5, 10])
def test_neighbours_are_counted_round_the_cell(size: int) -> None:
    cells, neighbours = board_of(size).cells, geometry_of(size).neighbours[:, :6]
    for cell in range(cells):
        around = [int(near) for near in neighbours[cell]]
        assert {near for near in around if near < cells} == set(board_of(size).neighbours[cell])
        for near, following in zip(around, around[1:] + around[:1], strict=True):
            if near < cells and following < cells:
                assert following in board_of(size).neighbours[near]


def test_the_game_itself_does_not_load_the_compiler() -> None:
    check = "import sys, crosstable.games.cross; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
