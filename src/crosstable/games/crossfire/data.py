"""Crossfire: its options, actions, events and state."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from crosstable.core.action import Action
from crosstable.core.events import Event
from crosstable.core.options import among
from crosstable.core.outcome import Outcome
from crosstable.core.seats import Seat

from .cards import SPECIALS, Deck, Mode, Role, Special
from .resolve import Result

Claimed = Literal["agent", "vip", "bystander", "undeclared"]
CLAIMS: tuple[Claimed, ...] = ("agent", "vip", "bystander", "undeclared")
"""The four edges of a card's back (C8)."""

Stage = Literal["dealt", "received", "mixed", "mixed_again"]
STAGES: tuple[Stage, ...] = ("dealt", "received", "mixed", "mixed_again")
"""When a player looks at a card (C5, C6)."""

Phase = Literal["claim", "talk", "aim", "over"]
Kind = Literal["claim", "seen", "am", "plea", "doubt", "trust", "suspect", "ask"]

CLAIM_SECONDS = 60.0
"""Time to look at the cards and choose the first claim, where the table plays with a timer."""
ASIDES = 60
"""How often one player may speak, turn the card, move shot cards or think again in one game."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    mode: Mode = "crossfire"
    seconds: Annotated[int, Meta(ge=0, le=1800), among(60, 120, 180, 300, 0)] = 180
    """How long the talk lasts (C9); 0 is until all are ready."""
    aim_seconds: Annotated[int, Meta(ge=0, le=120), among(5, 10, 20, 0)] = 10
    """How long the count lasts (C11); 0 is until all have aimed."""
    enforcer: bool = False
    bodyguard: bool = False
    bomber: bool = False
    peace_keeper: bool = False
    protester: bool = False
    supporter: bool = False
    both_guns: bool = False
    """Whether the Enforcer may point both guns at one player (C11)."""
    late_guard: bool = False
    """Whether a protector hit in the first wave still protects in the second (C16)."""
    notebook: Literal["off", "looks", "statements"] = "off"
    """Whether the table shows everybody what follows from what they know."""
    dealer: Annotated[int, Meta(ge=0, le=10), among(0, 1)] = 0
    """The number of the dealer's seat, from 1; 0 draws lots (C5)."""
    sniper: Annotated[int, Meta(ge=0, le=10), among(0, 1)] = 0
    """The number of the Sniper's seat in Sniper mode, from 1; 0 draws lots (C7)."""

    @property
    def specials(self) -> tuple[Special, ...]:
        """The special roles that are chosen."""
        return tuple(special for special in SPECIALS if getattr(self, special))


# ---------------------------------------------------------------- actions


class Claim(Action, frozen=True):
    """Turn the card so that this edge points away (C8)."""

    claim: Claimed


class TellSeen(Action, frozen=True):
    """Say what one saw when looking at a card: “I was dealt the VIP”."""

    stage: Stage
    role: Role


class TellRole(Action, frozen=True):
    """Say who one is."""

    role: Role


class Plead(Action, frozen=True):
    """Say: don't shoot me."""


class Doubt(Action, frozen=True):
    """Say that a player lies."""

    about: Seat


class Trust(Action, frozen=True):
    """Say that one believes a player."""

    about: Seat


class Suspect(Action, frozen=True):
    """Say who one thinks a player is."""

    about: Seat
    role: Role


class Ask(Action, frozen=True):
    """Ask a player what they have seen."""

    about: Seat


class PlaceShots(Action, frozen=True):
    """The Sniper lays her shot cards in front of these players, and takes them away everywhere else (C10)."""

    at: tuple[Seat, ...]


class Ready(Action, frozen=True):
    """Need no more time to talk."""


class Wait(Action, frozen=True):
    """Need time to talk after all."""


class Believe(Action, frozen=True):
    """Begin or cease to believe the statement with this number, in one's own notebook only."""

    said: int


class Aim(Action, frozen=True):
    """Point at a player; the Enforcer at two (C11)."""

    at: tuple[Seat, ...]


# ---------------------------------------------------------------- what is on the table


class Look(Struct, frozen=True):
    """A card a player has looked at, and when."""

    stage: Stage
    role: Role


class Statement(Struct, frozen=True, omit_defaults=True):
    """What somebody said, or how somebody turned the card, for everybody to hear."""

    seat: Seat
    kind: Kind
    claim: Claimed | None = None
    stage: Stage | None = None
    role: Role | None = None
    about: Seat | None = None


class State(Struct, frozen=True):
    """A game of Crossfire. Everything by seat has an entry for each seat, the Sniper's included."""

    options: Options
    deck: Deck
    """The cards that were dealt, sorted: everybody knows them."""
    dealer: Seat
    sniper: Seat | None
    circle: tuple[Seat, ...]
    """Those who got cards, clockwise from the dealer."""
    roles: tuple[Role, ...]
    """Who everybody is after the deal."""
    looks: tuple[tuple[Look, ...], ...]
    phase: Phase = "claim"
    claims: tuple[Claimed | None, ...] = ()
    said: tuple[Statement, ...] = ()
    """Everything that was said and every turn of a card, in order."""
    ready: frozenset[Seat] = frozenset()
    shots: tuple[Seat, ...] = ()
    """Where the Sniper's shot cards lie."""
    aims: tuple[tuple[Seat, ...] | None, ...] = ()
    believed: tuple[tuple[int, ...], ...] = ()
    """The numbers of the statements each player believes, in his notebook."""
    asides: tuple[int, ...] = ()
    """How often each player has made use of `ASIDES`."""
    result: Result | None = None
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.roles)


# ---------------------------------------------------------------- events


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
    """The game is over, with all shots, blocks and results."""

    result: Result
    outcome: Outcome
