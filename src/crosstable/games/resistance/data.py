"""The Resistance: its characters, cards and tables, readable against the rules page."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from crosstable.core import Phrase, Seat
from crosstable.core.options import LATER, among, under

Side = Literal["resistance", "spy"]

Character = Literal[
    "resistance", "resistance_chief", "resistance_hunter", "dummy_agent", "coordinator", "pretender",
    "resistance_reverser",
    "spy", "spy_chief", "spy_hunter", "deep_agent", "spy_reverser",
]  # fmt: skip
"""A character card. `resistance` and `spy` are the plain ones."""

SIDE: dict[Character, Side] = {
    "resistance": "resistance",
    "resistance_chief": "resistance",
    "resistance_hunter": "resistance",
    "dummy_agent": "resistance",
    "coordinator": "resistance",
    "pretender": "resistance",
    "resistance_reverser": "resistance",
    "spy": "spy",
    "spy_chief": "spy",
    "spy_hunter": "spy",
    "deep_agent": "spy",
    "spy_reverser": "spy",
}

Card = Literal["success", "fail", "chief_fail", "reverse"]
"""A mission card."""

Loyalty = Literal["chief", "resistance_chief", "spy_chief", "not_chief"]
"""A loyalty card of the Hunter module (H2)."""

Plot = Literal[
    "strong_leader", "no_confidence", "opinion_maker", "close_eye", "take_responsibility", "overheard", "confidence",
    "open_up", "spotlight",
]  # fmt: skip
"""A plot card (P1)."""

Reversers = Literal["none", "resistance", "spy", "both"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What a table may choose. Everything off is the base game."""

    targeting: bool = False
    """The leader chooses which mission is attempted (B12)."""
    blind_spies: bool = False
    """The spies do not learn each other (B13)."""
    plot: bool = False
    """Plot cards (P1–P12)."""
    hunter: bool = False
    """Module 1: Hunters and Chiefs (H1–H17)."""
    dummy_agent: Annotated[bool, under("hunter")] = False
    """H18."""
    coordinator: Annotated[bool, under("hunter")] = False
    """H19."""
    deep_agent: bool = False
    """H20."""
    pretender: Annotated[bool, under("deep_agent")] = False
    """H21."""
    blame: Annotated[bool, under("pretender")] = False
    """H22."""
    inquisitor: bool = False
    """Module 2 (I1–I3)."""
    reverser: Reversers = "none"
    """Module 3: which Reversers are in play (R1)."""
    hidden_reverser: Annotated[bool, under("reverser", values=("spy", "both"))] = False
    """The spy Reverser takes no part in the reveal (R4)."""
    literal_reverse: Annotated[bool, under("reverser", values=("resistance", "spy", "both"))] = False
    """On a two-fail mission one Fail with one Reverse is a success (R3)."""
    open_choice: Annotated[bool, LATER] = False
    """Ours: everybody sees whom the leader thinks of (B3)."""
    suggestions: Annotated[bool, LATER] = False
    """Ours: the others may suggest a team (B3)."""
    change_votes: Annotated[bool, LATER] = False
    """Ours: a vote may be changed until the last one is in (B4)."""
    early_seconds: Annotated[int, LATER, under("hunter"), among(10, 20, 30, 60), Meta(ge=5, le=120)] = 20
    """Ours: how long the wait is in which the spy Hunter may accuse early (H8)."""


SIDES = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
"""Resistance and spies by number of players."""

TEAMS = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}
"""The team of each mission by number of players (B3)."""

MISSIONS = 5
TO_WIN = 3
REJECTIONS = 5
"""This many rejections in one mission lose the game (B6)."""

CHIEFS = {5: (1, 1), 6: (1, 1), 7: (1, 1), 8: (2, 1), 9: (2, 1), 10: (2, 2)}
"""Resistance Chiefs and spy Chiefs by number of players (Hunter module); each side has one Hunter."""

CHIEF_FAILS_FROM = 7
"""From this many players on there are Chief-Fail cards and three loyalty cards (H2)."""

PREY: dict[Side, tuple[Character, ...]] = {
    "resistance": ("spy_chief",),
    "spy": ("resistance_chief", "coordinator"),  # H19
}
"""Whom a Hunter of that side has to find (H9, H13)."""

SMALL_PLOTS: dict[Plot, int] = {
    "strong_leader": 2,
    "no_confidence": 1,
    "opinion_maker": 1,
    "close_eye": 2,
    "take_responsibility": 1,
}
"""The plot cards for 5 and 6 players (P1)."""

ALL_PLOTS: dict[Plot, int] = {
    "strong_leader": 2,
    "no_confidence": 3,
    "opinion_maker": 2,
    "close_eye": 2,
    "take_responsibility": 1,
    "overheard": 2,
    "confidence": 1,
    "open_up": 1,
    "spotlight": 1,
}
"""The plot cards for 7 and more players (P1)."""

DRAWN = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
"""Plot cards drawn at the start of each mission (P2)."""

AT_ONCE: tuple[Plot, ...] = ("take_responsibility", "overheard", "confidence", "open_up")
"""Plot cards that act when they are given; the others are kept."""

INQUISITIONS = (2, 3, 4)
"""After these missions the Inquisitor examines somebody (I2)."""

Reason = Literal["two_fails", "off_team", "better_team", "early"]
REASONS: tuple[Reason, ...] = get_args(Reason)
"""Why people vote or propose as they do, where it is not because of somebody; the first where two fails are needed."""

STATEMENTS = 3
"""How many statements a seat may make while one proposal is on the table."""


def fails_needed(seats: int, mission: int) -> int:
    """How many fails sink mission number `mission` (B8)."""
    return 2 if mission == 4 and seats >= 7 else 1


def team_size(seats: int, mission: int) -> int:
    """How many go on mission number `mission` (B3)."""
    return TEAMS[seats][mission - 1]


def mission_cards(options: Options, seats: int) -> tuple[Card, ...]:
    """The kinds of mission card in this set-up (B7, H2, R2)."""
    chief: tuple[Card, ...] = ("chief_fail",) if options.hunter and seats >= CHIEF_FAILS_FROM else ()
    reverse: tuple[Card, ...] = ("reverse",) if options.reverser != "none" else ()
    return ("success", "fail", *chief, *reverse)


def loyalty_cards(options: Options, seats: int) -> tuple[Loyalty, ...]:
    """The loyalty cards of this set-up, with few players only Chief or not; none without Hunters (H2)."""
    if not options.hunter:
        return ()
    return ("resistance_chief", "spy_chief", "not_chief") if seats >= CHIEF_FAILS_FROM else ("chief", "not_chief")


def is_spy(character: Character) -> bool:
    """Whether this character is on the spies' side."""
    return SIDE[character] == "spy"


_ANYBODY: tuple[Seat, ...] = tuple(range(max(SIDES)))
_BOTS: tuple[Seat, ...] = ()
"""Nobody has a button for these."""
PHRASES = (
    Phrase("resistance-say-why", _ANYBODY, about=True),
    Phrase("resistance-say-because-doubt", _ANYBODY, seats=_BOTS, about=True),
    Phrase("resistance-say-because-trust", _ANYBODY, seats=_BOTS, about=True),
    Phrase("resistance-say-because-mission", (1, 2, 3, 4, 5), seats=_BOTS),
    Phrase("resistance-say-because-early", seats=_BOTS),
)
"""What is asked at a seat, and what a bot answers."""
