"""The course of a game as one line: how likely one side was to win, step by step, and where that turned."""

from collections.abc import Sequence

from msgspec import Struct

from crosstable.core.review import Sides, Turn

LEAST = 0.1
"""A smaller swing is not a turning point."""
MOST = 3
"""How many turning points are named."""


class Curve(Struct, frozen=True):
    """The first side's chance after every step, and the turning points in order."""

    sides: Sides
    values: tuple[float, ...]
    turns: tuple[Turn, ...]


def turning_points(values: Sequence[float]) -> tuple[Turn, ...]:
    """The steps with the largest swings, in the order in which they happened."""
    swings = [Turn(n, values[n - 1], values[n]) for n in range(1, len(values))]
    large = [turn for turn in swings if abs(turn.after - turn.before) >= LEAST]
    large.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.n))
    return tuple(sorted(large[:MOST], key=lambda turn: turn.n))


def largest_turn(values: Sequence[float]) -> Turn | None:
    """The turning point with the largest swing before the last step, which only says how it ended; None without one."""
    return max(turning_points(values[:-1]), key=lambda turn: abs(turn.after - turn.before), default=None)
