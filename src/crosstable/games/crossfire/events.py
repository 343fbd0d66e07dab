"""What happens in Crossfire."""

from typing import Literal

from crosstable.core import Event, Outcome, Seat

from .data import Claimed, Deck, Role, Stage
from .state import Look, Result, Statement


class Dealt(Event, frozen=True):
    """The dealer deals these cards, one to each of the circle (C5, C7)."""

    dealer: Seat
    sniper: Seat | None
    circle: tuple[Seat, ...]
    deck: Deck


class Looked(Event, frozen=True):
    """What a player sees when looking at a card. Only that player hears of it."""

    seat: Seat
    stage: Stage
    role: Role


class Passed(Event, frozen=True):
    """Everybody passes the card to the left (C5)."""


class Mixed(Event, frozen=True):
    """These three mix their cards; the middle one shuffles (C6)."""

    group: tuple[Seat, Seat, Seat]


class Chosen(Event, frozen=True):
    """A player has chosen a first claim or an aim. What it is stays secret."""

    seat: Seat


class TalkBegan(Event, frozen=True):
    """The timer starts and all first claims are shown at once (C8)."""

    claims: tuple[Claimed | None, ...]


class Said(Event, frozen=True):
    """A player says something, or turns the card."""

    statement: Statement


class ShotsPlaced(Event, frozen=True):
    """The Sniper's shot cards lie here now."""

    at: tuple[Seat, ...]


class Readied(Event, frozen=True):
    """A player needs no more time, or needs it again."""

    seat: Seat
    ready: bool


class CountBegan(Event, frozen=True):
    """Time is up: 3, 2, 1. These players point (C11, C23)."""

    seats: tuple[Seat, ...]


class AimsShown(Event, frozen=True):
    """The count is over: who points where; those who did not choose point at nobody."""

    aims: tuple[tuple[Seat, ...], ...]
    absent: tuple[Seat, ...]


class GunsLowered(Event, frozen=True):
    """The unarmed put their guns down (C12)."""

    seats: tuple[Seat, ...]


class Revealed(Event, frozen=True):
    """These players reveal their cards, for this reason."""

    why: Literal["agents", "hit", "shot_cards", "assassins", "vip", "rest"]
    seats: tuple[Seat, ...]
    roles: tuple[Role, ...]


class Fired(Event, frozen=True):
    """A wave of shots: who shot at whom, who is hit, and whose protection held (C14–C16)."""

    wave: int
    by: tuple[Seat, ...]
    at: tuple[Seat, ...]
    hit: tuple[Seat, ...]
    blocked: tuple[Seat, ...]


class Ended(Event, frozen=True):
    """The game is over, with all shots, blocks and results; and everybody hears what each of them was shown."""

    result: Result
    outcome: Outcome
    looks: tuple[tuple[Look, ...], ...]


EVENTS: tuple[type[Event], ...] = (
    Dealt, Looked, Passed, Mixed, Chosen, TalkBegan, Said, ShotsPlaced,
    Readied, CountBegan, AimsShown, GunsLowered, Revealed, Fired, Ended,
)  # fmt: skip
