"""Boards of CROSS drawn as text: `y` and `r` are stones, `.` is empty, spaces do not matter."""

from crosstable.core.outcome import Outcome
from crosstable.core.record import chance_at
from crosstable.core.seats import Seat
from crosstable.core.step import Step
from crosstable.games.cross import GAME
from crosstable.games.cross.actions import Place
from crosstable.games.cross.data import Options
from crosstable.games.cross.state import State

CELLS = {7: 2, 19: 3, 37: 4, 61: 5}


def drawn(board: str, *, swap: bool = False) -> State:
    """The position of this drawing, seat 0 playing YELLOW; whose turn it is follows from the stones."""
    stones = "".join(board.split())
    assert stones.count("y") - stones.count("r") in (0, 1), "YELLOW begins and they alternate"
    written = ("a1",) * (len(stones) - stones.count("."))
    return State(Options(size=CELLS[len(stones)], swap=swap), stones, written)


def place(state: State, cell: str) -> Step[State]:
    """The player whose turn it is puts a stone there."""
    (seat,) = GAME.actors(state)
    return GAME.play(state, seat, Place(cell), chance_at(None, 1))


def played(size: int, cells: str, *, swap: bool = False) -> State:
    """The position after these cells, from the empty board."""
    state = GAME.start(Options(size=size, swap=swap), 2, chance_at(None, 0)).state
    for cell in cells.split():
        state = place(state, cell).state
    return state


def decision(board: str, cell: str) -> tuple[tuple[Seat, ...], str] | None:
    """Who wins when the next stone goes there, and by which rule ("wins", "loses"); None: the game goes on."""
    outcome: Outcome | None = place(drawn(board), cell).state.outcome
    return None if outcome is None else (outcome.winners, outcome.why.key.removeprefix("cross-"))
