"""CROSS: its options, actions, events and state."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from crosstable.core.action import Action
from crosstable.core.events import Event
from crosstable.core.options import among
from crosstable.core.outcome import Outcome
from crosstable.core.seats import Seat

from .board import LARGEST, SMALLEST

Colour = Literal["yellow", "red"]
STONE: dict[Colour, str] = {"yellow": "y", "red": "r"}
EMPTY = "."


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    size: Annotated[int, Meta(ge=SMALLEST, le=LARGEST), among(5, 6, 7)] = 6
    """Cells a side (X1)."""
    swap: bool = True
    """Whether RED may swap on its first turn (X4)."""
    minutes: Annotated[int, Meta(ge=0, le=180), among(0, 3, 5, 10, 20)] = 0
    """Thinking time of each player for the whole game; 0 is no clock."""


class Place(Action, frozen=True):
    """Put an own stone on an empty cell (X3)."""

    cell: str


class Swap(Action, frozen=True):
    """Take over the colours instead of placing (X4)."""


class Resign(Action, frozen=True):
    """Give up (X12)."""


class Placed(Event, frozen=True):
    """A stone was placed."""

    seat: Seat
    colour: Colour
    cell: str


class Swapped(Event, frozen=True):
    """The colours changed hands; `seat` swapped and is YELLOW now."""

    seat: Seat


class Ended(Event, frozen=True):
    """The game is over."""

    outcome: Outcome


class State(Struct, frozen=True):
    """A game of CROSS. `stones` has a character a cell: `.` empty, `y` YELLOW, `r` RED."""

    options: Options
    stones: str
    moves: tuple[str, ...] = ()
    """What was played, as it is written: `a1`, `swap`, `resign`."""
    yellow: Seat = 0
    """Who plays YELLOW."""
    outcome: Outcome | None = None

    @property
    def turn(self) -> Colour:
        """The colour to move: YELLOW begins and they alternate (X2)."""
        return "yellow" if self.stones.count(EMPTY) % 2 == len(self.stones) % 2 else "red"

    def seat_of(self, colour: Colour) -> Seat:
        """Who plays this colour."""
        return self.yellow if colour == "yellow" else 1 - self.yellow

    def colour_of(self, seat: Seat) -> Colour:
        """What colour this seat plays."""
        return "yellow" if seat == self.yellow else "red"
