"""What tests over all games must know about each: a game keeps it in `tests/<id>/<id>_sample.py`, like its twins."""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from crosstable.games import GAMES


@dataclass(frozen=True, kw_only=True)
class Sample:
    """One game, seen by the tests."""

    seats: int
    """A number of seats at which everything can happen."""
    setups: tuple[dict[str, Any], ...]
    """Options under which its different phases are met."""
    phases: int
    """At least so many kinds of moments are met then."""
    quick: dict[str, Any] = field(default_factory=dict)
    """Options under which bots play it through in a moment."""
    statements: dict[str, int]
    """The statements of its rules page: how many there are under each letter."""
    stage: str
    """Where in the browser its table lies."""
    apart: tuple[str, ...] = ()
    """Parts of that table, none of which may lie over another."""
    covered: dict[str, str] = field(default_factory=dict)
    """Steps of a review whose choice is covered, and what is read there with everything open."""
    guide: str
    """How its guided first game begins, in English."""


@cache
def samples() -> dict[str, Sample]:
    """Of every listed game its sample."""
    return {game: import_module(f"{game}.{game}_sample").SAMPLE for game in GAMES}
