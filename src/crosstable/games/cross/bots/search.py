"""A search as Python sees it: give it a position, let it run in short pieces, ask what it found."""

import math
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from ..data import EMPTY, board_of
from .position import LOSES, RED, UNDECIDED, WINS, YELLOW, Cells, decides, geometry_of, reserve, room_for
from .simulate import begin, simulate
from .tree import BLOCKS, BYTES_A_SLOT, LOST, PROVED, WON, Tuning, new_tree

PIECE = 0.02
"""Seconds between two looks at the clock."""

MOST_BYTES = 200_000_000
"""Room for the tree; when it is full, it is still searched but grows no more."""


FEW = 28
"""From how many empty cells on it is worth looking at every continuation."""


class Trust(NamedTuple):
    """From what the search says to what happens, in logarithms of odds: a factor, how far YELLOW is overrated, and what
    a cell is worth on which only one player may still place.

    All grow with the cube of the share of the board that is taken; they were fitted on games of 1,000 simulations.
    """

    sure: float
    sure_late: float
    lean: float
    lean_late: float
    reserve_late: float


PATIENT = Trust(1.15, 0.5, -0.1, 0.0, 0.8)
IN_HASTE = Trust(0.8, 1.9, 0.2, 4.7, 1.3)
"""Of playouts in which nobody waits: they waste the stones that decide who runs out of them first."""


class RatedCell(Struct, frozen=True):
    """A cell the player to move could take: its value for that player (0 … 1) and how often it was looked at."""

    name: str
    value: float
    visits: int


class Search:
    """A tree search from one position. `stones` as in `State.stones`; YELLOW is to move if their number is even."""

    def __init__(self, size: int, stones: str, seed: int = 1, tuning: Tuning | None = None) -> None:
        self._board = board_of(size)
        self._geometry = geometry_of(size)
        self._free = stones.count(EMPTY)
        self._colour = YELLOW if (len(stones) - self._free) % 2 == 0 else RED
        self._tuning = tuning or Tuning()
        self._seed = np.array([seed * 0x9E3779B97F4A7C15 % 2**64 | 1], np.uint64)
        self._tree = new_tree(size, stones, MOST_BYTES // (BYTES_A_SLOT * room_for(size)))
        begin(self._geometry, self._tree, self._colour, self._tuning)
        self._reserve = reserve(self._geometry, self._tree.root, self._free, self._colour)
        self.simulations = 0

    def run(self, simulations: int) -> int:
        """Run simulations; fewer if the position is proved before. Returns how many were run."""
        done = simulate(self._geometry, self._tree, self._free, self._colour, simulations, self._tuning, self._seed)
        self.simulations += done
        return done

    def run_for(self, seconds: float, stop: Callable[[], bool], most: int = 2**62) -> None:
        """Run until the time is up, `stop()` turns true, enough simulations are done or the position is proved."""
        end = time.monotonic() + seconds
        piece = 100
        while not stop() and self.verdict == UNDECIDED and self.simulations < most:
            began = time.monotonic()
            self.run(min(piece, most - self.simulations))
            now = time.monotonic()
            if now >= end:
                break
            piece = max(20, int(piece * min(4.0, min(PIECE, end - now) / max(now - began, 1e-4))))

    def solve(self, positions: int) -> None:
        """Prove the position by looking at every continuation, if few cells are left and so many positions suffice.

        Where they do not, at least the stones that were shown to lose are out of the question from then on.
        """
        if self.verdict != UNDECIDED or self._free > FEW or positions == 0:
            return
        from .endgame import (
            endgame_of,
            refuted,
            solve,
        )  # compiled when it is first needed: nobody waits for it at the start

        end = endgame_of(self._board.size, self._tree.root, positions)
        found = solve(self._geometry, end, self._free, self._colour)
        self._tree.facts[PROVED] = found
        if found == WINS:
            self._tree.wins[end.path[0]] = WON
        elif found == UNDECIDED:
            self._rule_out(refuted(end, self._colour))

    def _rule_out(self, cells: Cells) -> None:
        """Count stones as lost that are known to lose; with those the tree has proved they may be all there are."""
        fresh = cells[self._tree.wins[cells] > LOST / 2]
        self._tree.wins[fresh] = LOST
        self._tree.undecided[0] -= fresh.size
        if self._tree.undecided[0] == 0:
            self._tree.facts[PROVED] = LOSES

    @property
    def verdict(self) -> int:
        """What is proved for the player to move: WINS, LOSES or UNDECIDED."""
        return int(self._tree.facts[PROVED])

    @property
    def value(self) -> float:
        """The chance of the player to move to win, as far as the search saw (0 … 1)."""
        if self.verdict != UNDECIDED:
            return 1.0 if self.verdict == WINS else 0.0
        cells = slice(self._board.cells)
        visits, wins = self._tree.visits[cells], self._tree.wins[cells]
        seen = wins > LOST / 2
        return float((wins[seen].sum() + 0.5) / (visits[seen].sum() + 1))

    @property
    def chance(self) -> float:
        """The value as a chance that holds: of positions with a chance of 0.7, seven in ten are won."""
        return self.stated(self.value)

    def stated(self, value: float) -> float:
        """A value of this search, or of one of its cells, as a chance that holds.

        Playouts lean to YELLOW, who begins; and they underrate the cells on which only one player may place, which
        decide who runs out of stones first.
        """
        if value in (0.0, 1.0):
            return value
        played = (1 - self._free / self._board.cells) ** 3
        trust = PATIENT if self._tuning.waits else IN_HASTE
        lean = trust.lean + trust.lean_late * played
        odds = (trust.sure + trust.sure_late * played) * math.log(value / (1 - value))
        odds += (lean if self._colour == RED else -lean) + trust.reserve_late * played * self._reserve
        return 1 / (1 + math.exp(-odds))

    def ranking(self) -> list[RatedCell]:
        """What the player to move could do, best first."""
        if self._tree.facts[BLOCKS] == 0:
            return self._at_first_sight()
        cells = [int(cell) for cell in self._tree.root.empty[: self._free]]
        rated = [self._rated(cell) for cell in cells if self._tree.wins[cell] > LOST / 2 or self._tree.visits[cell]]
        # A proved loss is the last thing to play, and the one that took longest to prove the first of them.
        return sorted(
            rated, key=lambda cell: (cell.value == 1.0, cell.value > 0.0, cell.visits, cell.value), reverse=True
        )

    def safe_cells(self) -> list[str]:
        """The cells where a stone does not lose at once."""
        cells = (int(cell) for cell in self._tree.root.empty[: self._free])
        return [self._board.names[cell] for cell in cells if self._stubbornness(cell) > 0]

    def _rated(self, cell: int) -> RatedCell:
        wins, visits = float(self._tree.wins[cell]), int(self._tree.visits[cell])
        if wins > WON / 2 or wins < LOST / 2:
            value = 1.0 if wins > 0 else 0.0
        else:
            value = min(max((wins + 0.5) / (visits + 1), 0.001), 0.999)
        return RatedCell(self._board.names[cell], value, visits)

    def _at_first_sight(self) -> list[RatedCell]:
        """The position was decided before any simulation: a winning cell, or the most stubborn losing ones."""
        ranked = sorted((self._stubbornness(int(cell)), int(cell)) for cell in self._tree.root.empty[: self._free])
        return [RatedCell(self._board.names[cell], float(rank == 3), 0) for rank, cell in reversed(ranked)]

    def wins_at_once(self, cell: str) -> bool:
        """Whether a stone there ends the game with a win."""
        return self._stubbornness(self._board.places[cell]) == 3

    def stops_a_win(self, cell: str) -> bool:
        """Whether the opponent would win with a stone there."""
        place = self._board.places[cell]
        return int(decides(self._geometry, self._tree.root, place, 1 - self._colour)) == WINS

    def _stubbornness(self, cell: int) -> int:
        """3: wins; 2: keeps the opponent from winning there; 1: does not lose at once; 0: loses."""
        root = self._tree.root
        mine = decides(self._geometry, root, cell, self._colour)
        if mine == WINS:
            return 3
        if mine == LOSES:
            return 0
        return 2 if decides(self._geometry, root, cell, 1 - self._colour) == WINS else 1
