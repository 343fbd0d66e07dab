"""CROSS against a referee of its own, and the facts that small boards prove."""

import random

import pytest

from cross.referee import Referee, cells_of, sides_of
from cross.solver import turned, winning_openings
from crosstable.core.record import chance_at
from crosstable.games.cross import GAME, rules
from crosstable.games.cross.actions import Place, Swap
from crosstable.games.cross.data import Options, board_of
from crosstable.games.cross.state import State

NONE = chance_at(None, 1)
GAMES_BY_SIZE = {2: 700, 3: 700, 4: 600, 5: 500, 6: 350, 7: 200}


def _result(state: State) -> str:
    return "goes on" if state.outcome is None else state.outcome.why.key.removeprefix("cross-")


def _compare_one_game(size: int, luck: random.Random) -> None:
    """Play at random; the referee says the same after every stone."""
    swap = luck.random() < 0.5
    state = GAME.start(Options(size=size, swap=swap), 2, NONE).state
    referee = Referee(size)
    cells = list(referee.cells)
    luck.shuffle(cells)
    colour_of = ["yellow", "red"]
    mover = 0
    for number, cell in enumerate(cells):
        if number == 1 and swap and luck.random() < 0.5:
            state = GAME.play(state, 1, Swap(), NONE).state
            colour_of.reverse()
            mover = 0
        result = referee.place(cell, colour_of[mover])
        state = GAME.play(state, mover, Place(cell), NONE).state
        assert _result(state) == result
        if result != "goes on":
            assert state.outcome is not None
            assert state.outcome.winners == (mover if result == "wins" else 1 - mover,)
            return
        mover = 1 - mover
    raise AssertionError("the board is full and nothing is decided")


@pytest.mark.rule("X6", "X7", "X8", "X9")
@pytest.mark.parametrize("size", GAMES_BY_SIZE)
def test_an_independent_referee_agrees_on_thousands_of_games(size: int) -> None:
    luck = random.Random(size)
    for _ in range(GAMES_BY_SIZE[size]):
        _compare_one_game(size, luck)


@pytest.mark.rule("X6", "X7", "X8")
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_everybody_sees_which_cells_would_end_the_game(size: int) -> None:
    luck = random.Random(size)
    for _ in range(40 // size):
        state = GAME.start(Options(size=size, swap=False), 2, NONE).state
        while state.outcome is None:
            (seat,) = GAME.actors(state)
            free = [cell for cell, stone in zip(board_of(size).names, state.stones, strict=True) if stone == "."]
            after = {cell: GAME.play(state, seat, Place(cell), NONE).state for cell in free}
            told = {fate.cell: fate for fate in GAME.view(state, seat).fates}
            assert {cell: fate.verdict for cell, fate in told.items()} == {
                cell: _result(played) for cell, played in after.items() if played.outcome
            }
            for cell, fate in told.items():
                deciding = GAME.view(after[cell], None).deciding
                assert deciding is not None
                assert deciding.sides == fate.sides
            assert GAME.view(state, 1 - seat).fates == GAME.view(state, None).fates == GAME.view(state, seat).fates
            state = after[luck.choice(free)]


@pytest.mark.rule("X5")
@pytest.mark.parametrize("size", range(2, 11))
def test_the_referee_knows_the_same_board(size: int) -> None:
    board, cells = board_of(size), cells_of(size)
    assert list(cells) == list(board.names)
    assert [sides_of(cell, size) for cell in cells.values()] == [set(sides) for sides in board.sides]
    near = Referee(size).near
    for name, around in zip(board.names, board.neighbours, strict=True):
        assert {board.names[i] for i in around} == set(near[name])


@pytest.mark.rule("X9")
def test_every_full_board_of_two_a_side_holds_a_decision() -> None:
    for colouring in range(1 << 7):
        referee = Referee(2)
        referee.stones = {cell: "yr"[colouring >> i & 1] for i, cell in enumerate(referee.cells)}
        assert any(referee.judge(cell) != "goes on" for cell in referee.cells)


@pytest.mark.rule("X9")
@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_full_boards_hold_a_decision(size: int) -> None:
    luck = random.Random(size)
    referee = Referee(size)
    for _ in range(300):
        referee.stones = {cell: luck.choice("yr") for cell in referee.cells}
        assert any(referee.judge(cell) != "goes on" for cell in referee.cells)


@pytest.mark.rule("X9")
def test_a_full_board_without_a_decision_is_a_bug_and_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    state = State(Options(size=2, swap=False), "yryryr.", ("a1",) * 6)
    monkeypatch.setattr(rules, "decided_by", lambda sides: None)
    with pytest.raises(AssertionError, match="X9"):
        GAME.play(state, 0, Place("c2"), NONE)


@pytest.mark.rule("X11")
def test_two_cells_a_side_every_opening_wins() -> None:
    every = list(cells_of(2))
    assert len(every) == 7
    assert winning_openings(2, every) == every


@pytest.mark.rule("X11")
def test_three_cells_a_side_every_opening_wins() -> None:
    openings = ["a1", "a2", "b2", "c3"]
    cells = cells_of(3)
    assert set().union(*(turned(cells[name]) for name in openings)) == set(cells.values())
    assert winning_openings(3, openings) == openings


def test_the_referee_judges_small_chains() -> None:
    referee = Referee(2)
    assert referee.place("a1", "yellow") == "goes on"
    assert referee.place("a2", "yellow") == "goes on"
    assert referee.place("c1", "red") == "goes on"
    assert referee.place("b3", "yellow") == "loses"
