"""A game of CROSS, whole."""

from msgspec import Struct

from crosstable.core import Outcome, Seat

from .data import EMPTY, Colour, Options


class State(Struct, frozen=True, gc=False):
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
