"""What a viewer could know at a moment of a game: tables of chances and lines of certainty.

A game may have a module `insight`, which is loaded in worker processes only (it may import what the server process must
not), with

- `insight(eyes, lens)`: what follows from what these eyes have seen. Pure; it gets nothing else.
- `appraise(state, seed)`: how likely the first of the game's two sides wins from here, for the curve of the review.
"""

from typing import Any

from msgspec import Struct

from crosstable.core.events import Event
from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence
from crosstable.core.view import View


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
    """Somebody or something one wonders about, with the chance of each column (0 … 1)."""

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
