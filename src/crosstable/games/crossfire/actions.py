"""What a player can do in Crossfire."""

from crosstable.core import Action, Seat

from .data import Claimed, Role, Stage


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


ACTIONS: tuple[type[Action], ...] = (
    Claim, TellSeen, TellRole, Plead, Doubt, Trust, Suspect, Ask, PlaceShots, Ready, Wait, Believe, Aim,
)  # fmt: skip
