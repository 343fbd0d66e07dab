"""What can be done in Fugitive."""

from crosstable.core import Action, Resign


class Draw(Action, frozen=True):
    """Take the top card of a pile: 0 is A, 1 is B, 2 is C (F7–F9)."""

    pile: int


class Place(Action, frozen=True):
    """Lay a hideout, with these sprint cards under it (F11–F14)."""

    card: int
    sprints: tuple[int, ...]


class Pass(Action, frozen=True):
    """The Fugitive lays nothing this turn (F15)."""


class Guess(Action, frozen=True):
    """The Marshal names numbers (F16–F18, F21)."""

    numbers: tuple[int, ...]


class Done(Action, frozen=True):
    """No further hideout, no further card, or no guess: the turn ends."""


class Ask(Action, frozen=True):
    """The Marshal asks at the toll booth whether the newest hidden hideout is higher than this."""

    number: int


ACTIONS: tuple[type[Action], ...] = (Draw, Place, Pass, Guess, Done, Ask, Resign)
