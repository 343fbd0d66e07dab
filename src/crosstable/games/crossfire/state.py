"""A game of Crossfire, whole: the cards, what was said, and what the shots came to."""

from typing import Literal

from msgspec import Struct

from crosstable.core import Outcome, Seat

from .data import Claimed, Deck, Options, Role, Stage

Phase = Literal["claim", "talk", "aim", "over"]
Kind = Literal["claim", "seen", "am", "plea", "doubt", "trust", "suspect", "ask"]
Team = Literal["red", "blue"]
Reason = Literal[
    "vip_shot", "vip_safe",  # decides Crossfire mode (C17)
    "sniper_shot_all", "sniper_shot_vip", "sniper_shot_bystander",  # the shot cards decide (C22)
    "assassins_shot_vip", "assassins_shot_bystander", "assassins_missed",  # the Assassins decide (C23)
    "shot", "not_shot", "shot_by_agent", "shot_by_assassin", "shot_bystander",
    "bystander_shot", "no_bystander_shot", "vip_shot_self_not", "vip_safe_self_not", "bomber",
]  # fmt: skip
"""Why a team or a seat won or lost: a fact about the game. Each has a sentence."""


class Look(Struct, frozen=True, gc=False):
    """A card a player has looked at, and when."""

    stage: Stage
    role: Role


class Statement(Struct, frozen=True, gc=False, omit_defaults=True):
    """What somebody said, or how somebody turned the card, for everybody to hear."""

    seat: Seat
    kind: Kind
    claim: Claimed | None = None
    stage: Stage | None = None
    role: Role | None = None
    about: Seat | None = None
    more: bool = False
    """Whether somebody is asked who has told of a card already; or says who he is or pleads, asked what he saw."""
    way: int = 0
    """How it is worded (`way_of`)."""


class Shot(Struct, frozen=True, gc=False):
    """A shot that was fired. `hit`: its target is shot, and this is one of the shooters (C16)."""

    by: Seat
    at: Seat
    wave: int
    """1: Agents, or the Sniper's shot cards; 2: Assassins."""
    hit: bool


class Block(Struct, frozen=True, gc=False):
    """How many shots of a wave at a player were blocked."""

    at: Seat
    wave: int
    shots: int


class Result(Struct, frozen=True, gc=False):
    """Everything that follows from the roles and the aims."""

    roles: tuple[Role, ...]
    shots: tuple[Shot, ...]
    """Every shot, the first wave first."""
    blocked: tuple[Block, ...]
    shot: tuple[Seat, ...]
    """Who is shot."""
    team: Team
    verdict: Reason
    """Why that team won."""
    won: tuple[bool, ...]
    reasons: tuple[Reason, ...]


class Script(Struct, frozen=True, gc=False):
    """Who does what while the dealer reads out how the shooting goes (C12–C15, C23)."""

    unarmed: tuple[Seat, ...]
    """They put their guns down."""
    agents: tuple[Seat, ...]
    """They reveal first."""
    protectors: tuple[Seat, ...]
    """They keep pointing, and protect."""
    assassins: tuple[Seat, ...]
    """Those who shoot in the second wave: the first has not hit them."""


class State(Struct, frozen=True, gc=False):
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
    weighed: int = 0
    """How much of what was said the Sniper had heard when she last laid them."""
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
