"""What happens in Fugitive."""

from msgspec import Struct

from crosstable.core import Ended, Event, Seat

from .state import Finding


class Laid(Struct, frozen=True, gc=False):
    """A hideout with its sprint cards, as everybody sees it once it is turned up."""

    card: int
    sprints: tuple[int, ...]


class Dealt(Event, frozen=True):
    """What the Fugitive holds at the start; only he hears it."""

    cards: tuple[int, ...]


class Drew(Event, frozen=True):
    """Somebody drew from a pile (F4)."""

    seat: Seat
    pile: int


class Got(Event, frozen=True):
    """The card that was drawn; only its owner hears it."""

    card: int


class DrawSkipped(Event, frozen=True):
    """Nothing to draw, or no drawing allowed (F22, traffic jam)."""

    seat: Seat


class Placed(Event, frozen=True):
    """A hideout was laid at this place, face down unless it is 42 (F11, F12, F14)."""

    seat: Seat
    place: int
    sprints: int
    card: int | None
    reach: int = 0
    """What events added to the reach."""


class Passed(Event, frozen=True):
    """The Fugitive laid nothing; `forced` where no hideout was possible (F15)."""

    seat: Seat
    forced: bool


class Stopped(Event, frozen=True):
    """Somebody ends the turn without a further hideout, card or guess."""

    seat: Seat


class Guessed(Event, frozen=True):
    """The Marshal named these numbers; all of them were hidden hideouts, or not (F16, F17)."""

    seat: Seat
    numbers: tuple[int, ...]
    hit: bool


class TurnedUp(Event, frozen=True):
    """A hideout was found at this place, with its sprint cards."""

    place: int
    card: int
    sprints: tuple[int, ...]


class GuessSkipped(Event, frozen=True):
    """The Marshal may not guess this turn (street parade)."""

    seat: Seat


class EventDrawn(Event, frozen=True):
    """An event card was drawn; `works` is false where it cannot be carried out (F29)."""

    seat: Seat
    event: str
    works: bool


class SprintTurnedUp(Event, frozen=True):
    """One sprint card at this place was turned up."""

    place: int
    card: int


class Lost(Event, frozen=True):
    """Somebody's card was put face up out of the game."""

    seat: Seat
    card: int


class CardsShown(Event, frozen=True):
    """The Marshal's cards; only the Fugitive hears it (F30)."""

    cards: tuple[int, ...]


class Learned(Event, frozen=True):
    """What the Marshal found out; only she hears it (F30)."""

    finding: Finding


class ManhuntBegan(Event, frozen=True):
    """42 lies, and the Marshal may still catch him (F20, F21)."""

    seat: Seat


class Revealed(Event, frozen=True):
    """The whole route and both hands, when the game is over."""

    row: tuple[Laid, ...]
    hands: tuple[tuple[int, ...], tuple[int, ...]]


EVENTS: tuple[type[Event], ...] = (
    Dealt, Drew, Got, DrawSkipped, Placed, Passed, Stopped, Guessed, TurnedUp, GuessSkipped, EventDrawn, SprintTurnedUp,
    Lost, CardsShown, Learned, ManhuntBegan, Revealed, Ended,
)  # fmt: skip
