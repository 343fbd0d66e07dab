"""Crossfire: its cards, modes and options, readable against the rules page (C1–C6)."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from crosstable.core import Phrase, Seat, Sentence, sentence
from crosstable.core.options import among, seat_number, under

Role = Literal[
    "vip", "agent", "assassin", "decoy", "red_decoy", "blue_decoy", "bystander",
    "enforcer", "bodyguard", "bomber", "peace_keeper", "protester", "supporter", "sniper",
]  # fmt: skip
Special = Literal["enforcer", "bodyguard", "bomber", "peace_keeper", "protester", "supporter"]
Mode = Literal["crossfire", "sniper"]
Deck = tuple[Role, ...]

ROLES: tuple[Role, ...] = get_args(Role)
"""All roles, in the order in which they are listed everywhere."""
SPECIALS: tuple[Special, ...] = get_args(Special)

IN_THE_BOX: dict[Role, int] = dict.fromkeys(ROLES, 1) | {"agent": 3, "assassin": 3, "bystander": 2}
"""C1: how many cards of each role there are."""

STANDARD: dict[Mode, dict[Role, dict[int, int]]] = {
    # C2
    "crossfire": {
        "vip":        {5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1},
        "agent":      {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3},
        "assassin":   {5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3},
        "decoy":      {5: 0, 6: 0, 7: 1, 8: 1, 9: 1, 10: 0},
        "red_decoy":  {5: 1, 6: 0, 7: 0, 8: 1, 9: 0, 10: 1},
        "blue_decoy": {5: 0, 6: 1, 7: 0, 8: 0, 9: 0, 10: 1},
        "bystander":  {5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1},
    },
    # C3; the Sniper's card is open and not dealt
    "sniper": {
        "vip":        {6: 1, 7: 1, 8: 1, 9: 1, 10: 1},
        "agent":      {6: 1, 7: 1, 8: 1, 9: 2, 10: 2},
        "assassin":   {6: 2, 7: 2, 8: 2, 9: 3, 10: 3},
        "decoy":      {6: 0, 7: 0, 8: 0, 9: 1, 10: 0},
        "red_decoy":  {6: 0, 7: 0, 8: 1, 9: 0, 10: 1},
        "blue_decoy": {6: 0, 7: 1, 8: 1, 9: 0, 10: 1},
        "bystander":  {6: 1, 7: 1, 8: 1, 9: 1, 10: 1},
    },
}  # fmt: skip


class Exchange(Struct, frozen=True):
    """How a special role comes into play: where it may, what leaves the cards and what enters."""

    modes: tuple[Mode, ...]
    least: int
    most: int
    out: tuple[Role, ...]
    into: tuple[Role, ...]


EXCHANGES: dict[Special, Exchange] = {  # C4
    "enforcer":     Exchange(("crossfire",), 5, 8, ("agent", "bystander"), ("enforcer", "assassin")),
    "bodyguard":    Exchange(("crossfire",), 5, 10, ("agent",), ("bodyguard",)),
    "bomber":       Exchange(("crossfire", "sniper"), 5, 10, ("bystander",), ("bomber",)),
    "peace_keeper": Exchange(("crossfire",), 7, 10, ("agent", "assassin"), ("peace_keeper", "bystander")),
    "protester":    Exchange(("crossfire", "sniper"), 5, 10, ("bystander",), ("protester",)),
    "supporter":    Exchange(("crossfire", "sniper"), 5, 10, ("bystander",), ("supporter",)),
}  # fmt: skip

BYSTANDERS: frozenset[Role] = frozenset({"bystander", "protester", "supporter"})
"""Whom nobody may shoot (C18, C19)."""
AGENTS: frozenset[Role] = frozenset({"agent", "enforcer", "sniper"})
"""Whose shot is a shot by an Agent (C21)."""
PROTECTORS: frozenset[Role] = frozenset({"bodyguard", "peace_keeper"})
DECOYS: frozenset[Role] = frozenset({"decoy", "red_decoy", "blue_decoy"})
ARMED: frozenset[Role] = frozenset({"agent", "enforcer", "assassin"})
"""C13."""

GROUPS: dict[int, tuple[tuple[int, int, int], ...]] = {
    5: ((5, 1, 2), (3, 4, 5)),
    6: ((6, 1, 2), (3, 4, 5)),
    7: ((7, 1, 2), (3, 4, 5), (6, 7, 1)),
    8: ((8, 1, 2), (3, 4, 5), (6, 7, 8)),
    9: ((9, 1, 2), (3, 4, 5), (6, 7, 8)),
    10: ((10, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 1)),
}
"""C6: who mixes with whom, by the size of the circle; place 1 is the dealer and places count clockwise."""

Claimed = Literal["agent", "vip", "bystander", "undeclared"]
CLAIMS: tuple[Claimed, ...] = ("agent", "vip", "bystander", "undeclared")
"""The four edges of a card's back (C8)."""

Stage = Literal["dealt", "received", "mixed", "mixed_again"]
STAGES: tuple[Stage, ...] = ("dealt", "received", "mixed", "mixed_again")
"""When a player looks at a card (C5, C6)."""

CLAIM_SECONDS = 60.0
"""Time to look at the cards and choose the first claim, where the table plays with a timer."""
ASIDES = 60
"""How often one player may speak, turn the card, move shot cards or think again in one game."""


def role_name(role: Role) -> Sentence:
    """The role's name as a sentence shows it."""
    return sentence("crossfire-role", role=role)


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What a table may choose."""

    mode: Mode = "crossfire"
    seconds: Annotated[int, Meta(ge=0, le=1800), among(60, 120, 180, 300, 0)] = 180
    """How long the talk lasts (C9); 0 is until all are ready."""
    aim_seconds: Annotated[int, Meta(ge=0, le=120), among(5, 10, 15, 20, 0)] = 15
    """How long the count lasts (C11); 0 is until all have aimed."""
    enforcer: Annotated[bool, under("mode", values=EXCHANGES["enforcer"].modes)] = False
    bodyguard: Annotated[bool, under("mode", values=EXCHANGES["bodyguard"].modes)] = False
    bomber: bool = False
    peace_keeper: Annotated[bool, under("mode", values=EXCHANGES["peace_keeper"].modes)] = False
    protester: bool = False
    supporter: bool = False
    both_guns: Annotated[bool, under("enforcer")] = False
    """Whether the Enforcer may point both guns at one player (C11)."""
    late_guard: Annotated[bool, under("bodyguard", "peace_keeper")] = False
    """Whether a protector hit in the first wave still protects in the second (C16)."""
    notebook: Literal["off", "looks", "statements"] = "off"
    """Whether the table shows everybody what follows from what they know."""
    dealer: Annotated[int, Meta(ge=0, le=10), seat_number()] = 0
    """The number of the dealer's seat, from 1; 0 draws lots (C5)."""
    sniper: Annotated[int, Meta(ge=0, le=10), seat_number(), under("mode", values=("sniper",))] = 0
    """The number of the Sniper's seat in Sniper mode, from 1; 0 draws lots (C7)."""

    @property
    def specials(self) -> tuple[Special, ...]:
        """The special roles that are chosen."""
        return tuple([special for special in SPECIALS if getattr(self, special)])


_ANYBODY: tuple[Seat, ...] = tuple(range(10))
_BOTS: tuple[Seat, ...] = ()
"""Nobody has a button for these."""
PHRASES = (
    Phrase("crossfire-say-why", _ANYBODY, about=True),
    Phrase("crossfire-say-because-talk", _ANYBODY, seats=_BOTS, about=True),
    Phrase("crossfire-say-because-claim", _ANYBODY, seats=_BOTS, about=True),
    Phrase("crossfire-say-because-feeling", seats=_BOTS),
)
"""What is asked at a seat, and what a bot answers."""
