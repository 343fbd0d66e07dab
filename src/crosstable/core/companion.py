"""What a group round a real table is told: which cards to take, what to say, what comes next.

The companion works offline, and legality is never written twice. So each game says everything beforehand, for every
set-up: a part of a kit is a function of a few options, worked out for all their values.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Any, Literal

import msgspec
from msgspec import Struct

from .errors import BadSetup
from .game import AnyGame, refusal
from .offers import Value
from .options import OptionField
from .sentence import Sentence

SEATS = "seats"
"""The axis that stands for the number of players."""


class Item(Struct, frozen=True):
    """Something to take from the box. A count of 0 means that there is nothing to count."""

    what: Sentence
    count: int = 0


class Line(Struct, frozen=True, omit_defaults=True):
    """One step of a script. Seats in the sentence are places, counted clockwise from whoever goes first."""

    say: Sentence
    wait: float = 0.0
    """Seconds of silence afterwards, for people to do what was said."""
    eyes: Literal["open", "shut"] = "open"
    """Whether people have their eyes shut now, so that only the voice counts."""


class Chart(Struct, frozen=True):
    """A function of a few values, tabulated: the number of a row gives the place of its result."""

    by: tuple[str, ...]
    of: tuple[tuple[Value, ...], ...]
    """The values of each axis, in the order in which the rows count, the last one fastest."""
    rows: tuple[int, ...]
    results: tuple[Any, ...]

    def at(self, setup: Mapping[str, Value]) -> Any:
        """The result for these values."""
        row = 0
        for name, values in zip(self.by, self.of, strict=True):
            row = row * len(values) + values.index(setup[name])
        return self.results[self.rows[row]]


class Kit(Struct, frozen=True):
    """Everything the companion knows about a game."""

    game: str
    seats: tuple[int, ...]
    options: tuple[OptionField, ...]
    """The options that mean something at a real table."""
    next_first: Literal["next", "lot"]
    """Who goes first in the next game: the next player clockwise, or somebody drawn at random."""
    problem: Chart
    """Why a set-up cannot be dealt, or None."""
    parts: dict[str, tuple[Chart, ...]]
    """What is said, by name; the results of several charts follow each other."""
    facts: dict[str, Any] = {}


class Charting:
    """Works out charts for a game. An axis is an option, the number of seats, or something the caller names."""

    def __init__(self, game: AnyGame, **more: Iterable[Value]) -> None:
        self._game = game
        self._axes: dict[str, tuple[Value, ...]] = {f.name: f.of for f in game.facts.option_fields()}
        self._axes[SEATS] = game.facts.seats
        self._axes.update({name: tuple(values) for name, values in more.items()})

    def chart(self, function: Callable[..., Any], *by: str) -> Chart:
        """The results of a function of these values, passed by name. A set-up that cannot be dealt has no result."""
        of = tuple(self._axes[name] for name in by)
        rows: list[int] = []
        known: dict[bytes, int] = {}
        results: list[Any] = []
        for values in product(*of):
            try:
                result = function(**dict(zip(by, values, strict=True)))
            except BadSetup:
                result = None
            written = msgspec.json.encode(result)
            if written not in known:
                known[written] = len(results)
                results.append(result)
            rows.append(known[written])
        return Chart(by, of, tuple(rows), tuple(results))

    def problem(self, *by: str) -> Chart:
        """The game's own check, for the options that can make a set-up impossible."""

        def check(seats: int, **options: Value) -> Sentence | None:
            return refusal(self._game, self._game.facts.options(**options), seats)

        return self.chart(check, SEATS, *by)

    def options(self, *left_out: str) -> tuple[OptionField, ...]:
        """The game's options without those that mean nothing at a real table."""
        return tuple(field for field in self._game.facts.option_fields() if field.name not in left_out)
