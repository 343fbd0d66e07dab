"""What a game can say about itself afterwards: what could be known, what was true, and between whom it was decided."""

from typing import Any, Literal

from msgspec import Struct

from .events import Event
from .seats import Seat
from .sentence import Sentence
from .view import View

Really = dict[str, dict[str, tuple[str, ...]]]
"""For each table of an insight, by row, the columns that were really the case."""

Verdict = Literal["true", "false", "unknown", "opinion"]
"""`unknown`: the speaker could not know it. `opinion`: nothing the speaker had seen decided it."""


class Judged(Struct, frozen=True):
    """A statement of step `n` and what the cards say about it.

    `right` says of an opinion, or of what could not be known, whether it turned out to be so (None: there is nothing to
    be right about). `why` is what was really the case, where that is not plain.
    """

    n: int
    seat: Seat
    saying: Sentence
    verdict: Verdict
    right: bool | None = None
    why: Sentence | None = None


class Sides(Struct, frozen=True):
    """The two sides of a game, and in words how the line between them was found."""

    first: Sentence
    second: Sentence
    how: Sentence


class Turn(Struct, frozen=True):
    """A turning point: the step, and the first side's chance before and after it."""

    n: int
    before: float
    after: float


class Award(Struct, frozen=True):
    """Something a game is remembered for, in one sentence; `seats` are those who earned it, none if nobody did."""

    kind: Literal["liar", "detective", "turn"]
    seats: tuple[Seat, ...]
    words: Sentence
    n: int | None = None
    """The step in which it happened, where it was one."""


class Eyes(Struct, frozen=True):
    """Everything a viewer has seen up to a moment: the view of it, and the events heard since the start."""

    game: str
    options: Any
    seats: int
    seat: Seat | None
    """None: a spectator."""
    view: View
    heard: tuple[tuple[Event, ...], ...] = ()


class Column(Struct, frozen=True):
    """What a row may turn out to be."""

    id: str
    label: Sentence


class Row(Struct, frozen=True):
    """A person or thing in question, with the chance of each column (0 … 1)."""

    id: str
    label: Sentence
    chances: tuple[float, ...]


class Heat(Struct, frozen=True):
    """A table of chances."""

    id: str
    title: Sentence
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


class Insight(Struct, frozen=True):
    """What could be known: how it was worked out, the tables, and what was certain."""

    how: Sentence
    heats: tuple[Heat, ...] = ()
    lines: tuple[Sentence, ...] = ()
