"""Two seats fill a hexagon of 61 cells: the same rules at boardgame.io and at our server."""

from bisect import bisect_left

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import (
    EVERYBODY,
    Action,
    Chance,
    Event,
    Facts,
    Illegal,
    Offer,
    OneOf,
    Outcome,
    RuledGame,
    Seat,
    Sentence,
    Step,
    Told,
    View,
    broken_off,
    offer,
    sentence,
)
from crosstable.core.clock import Clock

R = 4
CELLS = [(q, r) for q in range(-R, R + 1) for r in range(-R, R + 1) if abs(q + r) <= R]
_PLACE = {cell: n for n, cell in enumerate(CELLS)}
_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
NEXT = [[_PLACE[q + a, r + b] for a, b in _STEPS if (q + a, r + b) in _PLACE] for q, r in CELLS]
SIDES = [sum(1 << i for i, far in enumerate((q, -q, r, -r, -q - r, q + r)) if far == R) for q, r in CELLS]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


class Place(Action, frozen=True):
    """Put a stone there."""

    cell: int


class Placed(Event, frozen=True):
    """A stone was put there."""

    seat: Seat
    cell: int


class State(Struct, frozen=True):
    """The board: who has each cell, and how many sides the best group of each seat touches."""

    cells: tuple[Seat | None, ...] = (None,) * len(CELLS)
    free: tuple[int, ...] = tuple(range(len(CELLS)))
    """The empty cells: what may be chosen."""
    placed: int = 0
    sides: tuple[int, int] = (0, 0)
    outcome: Outcome | None = None


class HexView(View, frozen=True, kw_only=True):
    """The same: there are no secrets."""

    cells: tuple[Seat | None, ...]
    placed: int
    sides: tuple[int, int]


def touched(cells: tuple[Seat | None, ...], start: int) -> int:
    """How many sides the group of this stone touches."""
    who, seen, group, found = cells[start], {start}, [start], 0
    for cell in group:  # which grows meanwhile
        found |= SIDES[cell]
        for other in NEXT[cell]:
            if cells[other] is who and other not in seen:
                seen.add(other)
                group.append(other)
    return found.bit_count()


TURNS = (0,), (1,)
ACTORS = frozenset((0,)), frozenset((1,))


class Rules:
    """The rules."""

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """An empty board."""
        return Step(State())

    def actors(self, state: State) -> frozenset[Seat]:
        """One after the other."""
        return frozenset() if state.outcome else ACTORS[state.placed % 2]

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Any empty cell."""
        if seat not in self.actors(state):
            return ()
        return (offer(Place, cell=OneOf(state.free)),)

    def play(self, state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
        """One stone more, to the last cell."""
        if not isinstance(action, Place) or seat not in self.actors(state):
            raise Illegal("not-your-turn")
        if not 0 <= action.cell < len(CELLS) or state.cells[action.cell] is not None:
            raise Illegal("cell-taken")
        board, at = [*state.cells], bisect_left(state.free, action.cell)
        board[action.cell] = seat
        cells, free = tuple(board), state.free[:at] + state.free[at + 1 :]
        best = touched(cells, action.cell)
        sides = state.sides
        if best > sides[seat]:
            sides = (best, sides[1]) if seat == 0 else (sides[0], best)
        full = state.placed + 1 == len(CELLS)
        done = Outcome((), sentence("hex61-over")) if full else None
        return Step(State(cells, free, state.placed + 1, sides, done), (Told(EVERYBODY, Placed(seat, action.cell)),))

    def clock(self, state: State) -> Clock | None:
        """None."""
        return None

    def call_off(self, state: State, why: Sentence) -> State:
        """It ends here."""
        return replace(state, outcome=broken_off(why))


RULES = Rules()


def view(state: State, seat: Seat | None) -> HexView:
    """The state as that viewer sees it."""
    return HexView(
        seat=seat,
        waiting=() if state.outcome else TURNS[state.placed % 2],
        offers=() if seat is None else RULES.offers(state, seat),
        clock=None,
        outcome=state.outcome,
        cells=state.cells,
        placed=state.placed,
        sides=state.sides,
    )


FACTS = Facts(
    id="hex61", rules=1, seats=(2,), options=Options, state=State, view=HexView, actions=(Place,), events=(Placed,),
    longest=len(CELLS), package=__name__,
)  # fmt: skip
GAME = RuledGame(FACTS, RULES, view)
