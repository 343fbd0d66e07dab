"""A puzzle: a position of a game, a question about it, and the one right answer."""

from collections.abc import Callable

from msgspec import Struct


class Puzzle(Struct, frozen=True, array_like=True):
    """A question with exactly one right answer, as it lies in the file of a game."""

    theme: str
    """What is asked: the text `<game>-puzzle-<theme>` says it."""
    position: str
    """What is shown, in the game's own notation."""
    answer: str
    """The one right answer: a cell, a number, a seat."""
    solved: str = ""
    """How many tries were right, a digit for each level of the game's bots, weakest first."""

    @property
    def difficulty(self) -> int:
        """How hard it is: every try that was right makes it easier."""
        return -sum(int(digit) for digit in self.solved)


class Found(Struct, frozen=True):
    """A puzzle that was found and proved, and a way to ask a level, with a seed, for its answer."""

    puzzle: Puzzle
    ask: Callable[[str, int], str]
