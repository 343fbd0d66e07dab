"""Several games in a row, for points: what a game has to say about it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from .outcome import Outcome


class Score(Struct, frozen=True):
    """What a seat got in one game: points, and what decides between equal points. More is better."""

    points: int = 0
    margin: tuple[int, ...] = ()


Scores = tuple[Score, ...]
"""What each seat got in one game."""


def a_point_for_winners(state: Any, outcome: Outcome, seats: int) -> Scores:
    """Everyone who won a game gets a point."""
    return tuple(Score(int(seat in outcome.winners)) for seat in range(seats))


class SeriesRules(Struct, frozen=True):
    """How the games of a series, and a game and its rematch, follow each other."""

    lengths: tuple[int, ...] = (1, 3, 5, 10)
    """How many games a lobby offers; 1 is a single game."""
    default: int = 1
    turn: bool = True
    """Whether everyone moves on one seat after a game, so that roles tied to seats go round."""
    scores: Callable[[Any, Outcome, int], Scores] = a_point_for_winners
    """From the last state of a game, its outcome and the number of seats to what each seat got."""
    follow: Callable[[Any], Any] | None = None
    """From the last state of a game to the options of the next one, if they are not the table's."""
