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
    """For each level of the game's bots, the weakest first, how many of its tries were right: a digit each."""

    @property
    def difficulty(self) -> int:
        """How hard it is: a try of a weak bot that was right makes it easier, whatever the stronger ones do."""
        return -sum(int(digit) for digit in self.solved)


class Found(Struct, frozen=True):
    """A puzzle that was found and proved, and a way to ask a bot of this level, with a seed, for its answer."""

    puzzle: Puzzle
    ask: Callable[[str, int], str]
