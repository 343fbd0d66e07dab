"""The course of a game as one line: how likely one side was to win, step by step, and where that turned."""

from collections.abc import Sequence

from msgspec import Struct

from crosstable.core.review import Estimate, Sides, Turn

LEAST = 0.1
"""A smaller swing is not a turning point, nor is one within the errors of both its ends, which may add up."""
MOST = 3
"""How many turning points are named."""


class Curve(Struct, frozen=True):
    """The first side's chance after every step, how far off each may be, and the turning points in order."""

    sides: Sides
    values: tuple[float, ...]
    errors: tuple[float, ...]
    turns: tuple[Turn, ...]


def curve_of(sides: Sides, found: Sequence[Estimate | None]) -> Curve:
    """The curve through these; where nothing could change, it stays as it was, and what came before the first one that
    was found is taken to have stood like that."""
    here = next(one for one in found if one is not None)
    points = [here := here if one is None else one for one in found]
    values, errors = tuple(one.value for one in points), tuple(one.error for one in points)
    return Curve(sides, values, errors, turning_points(values, errors))


def turning_points(values: Sequence[float], errors: Sequence[float] = ()) -> tuple[Turn, ...]:
    """The steps with the largest swings beyond the error, in the order in which they happened."""
    wrong = errors or [0.0] * len(values)
    swings = [(Turn(n, values[n - 1], values[n]), sum(wrong[n - 1 : n + 1])) for n in range(1, len(values))]
    large = [turn for turn, error in swings if abs(turn.after - turn.before) >= max(LEAST, error)]
    large.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.n))
    return tuple(sorted(large[:MOST], key=lambda turn: turn.n))
