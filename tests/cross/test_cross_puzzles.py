"""The packaged puzzles of CROSS, all of them, by brute force on the referee's board: the answer is right, and alone."""

import re

import numpy as np

from cross.referee import cells_of, sides_of, touching
from cross.solver import Numbers, _verdicts, compiled
from crosstable.games.cross import FACTS, GAME
from crosstable.puzzles import file_of, read_puzzles
from helpers.puzzle_games import digest


@compiled("boolean(int64, int64, int64[::1], int64[::1], int64, int64)")
def _holds(mine: int, theirs: int, near: Numbers, sides: Numbers, cell: int, stones: int) -> bool:
    """Whether this stone is the first of so many that win. Two stones are all that is ever asked."""
    empty = ~(mine | theirs) & ((1 << near.size) - 1)
    decided = _verdicts(mine, empty, near, sides)[cell]
    if decided != 0 or stones == 1:
        return bool(decided == 1)
    left = empty ^ (1 << cell)
    answers = _verdicts(theirs, left, near, sides)
    for answer in range(near.size):
        if answers[answer] == 1:
            return False
        if answers[answer] == 0:
            last = _verdicts(mine | 1 << cell, left ^ (1 << answer), near, sides)
            if not (last == 1).any():
                return False
    return True


class Board:
    """A position of a puzzle, read from its notation."""

    def __init__(self, position: str) -> None:
        stones = re.sub(r"\d", lambda run: "." * int(run[0]), position)
        size = next(s for s in range(2, 11) if len(cells_of(s)) == len(stones))
        cells = list(cells_of(size).values())
        self.names = list(cells_of(size))
        self.near = np.array([sum(1 << j for j, d in enumerate(cells) if touching(c, d)) for c in cells])
        self.sides = np.array([sum(1 << side for side in sides_of(c, size)) for c in cells])
        yellow, red = (sum(1 << i for i, s in enumerate(stones) if s == colour) for colour in "yr")
        to_move = yellow.bit_count() == red.bit_count()
        self.mine, self.theirs = (yellow, red) if to_move else (red, yellow)
        self.empty = [i for i, stone in enumerate(stones) if stone == "."]

    def wins(self, stones: int) -> set[str]:
        """The first stones of a win in so many."""
        found = (c for c in self.empty if _holds(self.mine, self.theirs, self.near, self.sides, c, stones))
        return {self.names[cell] for cell in found}

    def holds_out(self, stones: int) -> set[str]:
        """The stones that do not lose at once, and after which the opponent has no win in so many."""
        every = ~(self.mine | self.theirs) & ((1 << self.near.size) - 1)
        loses = _verdicts(self.mine, every, self.near, self.sides) == -1
        found = set()
        for cell in self.empty:
            if not loses[cell]:
                then = self.theirs, self.mine | 1 << cell, self.near, self.sides
                tried = ((*then, other, n) for n in range(1, stones + 1) for other in self.empty if other != cell)
                if not any(_holds(*one) for one in tried):
                    found.add(self.names[cell])
        return found

    def answers(self, theme: str) -> set[str]:
        """All right answers."""
        match theme:
            case "win1":
                return self.wins(1)
            case "win2":
                assert not self.wins(1)
                return self.wins(2)
            case "defend":
                assert not self.wins(1)
                return self.holds_out(1)
        assert not self.wins(1)
        assert not self.wins(2)
        return self.holds_out(2)


def test_every_answer_is_right_and_the_only_one() -> None:
    file = file_of(FACTS)
    assert file is not None
    puzzles = read_puzzles(file.read_bytes())
    wrong = [p for p in puzzles if Board(p.position).answers(p.theme) != {p.answer}]
    assert wrong == []


def test_a_wrong_answer_would_be_noticed() -> None:
    board = Board("rr1ry2r1y2r3y3yyry1r1yrryy3y3ry6ryy8r1r")
    assert board.answers("win1") == {"d2"}
    assert board.holds_out(1) != {"d2"}


def test_however_the_bots_learn_to_play_the_positions_stay() -> None:
    assert digest(GAME) == "893268678a69daa2"
