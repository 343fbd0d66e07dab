"""The cards of Crossfire: roles, how many of each are dealt, and which special roles go together (C1–C4)."""

from functools import cache
from itertools import permutations
from typing import Literal, get_args

from msgspec import Struct

from crosstable.core.errors import BadSetup
from crosstable.core.sentence import Sentence, sentence

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
ARMED: frozenset[Role] = frozenset({"agent", "enforcer", "assassin"})
"""C13."""


def role_name(role: Role) -> Sentence:
    """The role's name as a sentence shows it."""
    return sentence("crossfire-role", role=role)


@cache
def deck_of(mode: Mode, seats: int, specials: tuple[Special, ...]) -> Deck:
    """The cards that are dealt, in the order of `ROLES`, or BadSetup with the reason (C2–C4)."""
    least = min(STANDARD[mode]["vip"])
    if seats < least:
        raise BadSetup("crossfire-mode-needs", mode=mode, least=least)
    for special in specials:
        _check_allowed(special, mode, seats)
    cards: dict[Role, int] = dict.fromkeys(ROLES, 0) | {role: n[seats] for role, n in STANDARD[mode].items()}
    stuck: tuple[int, Special, Role] | None = None
    for order in permutations(specials):
        found = _exchange_all(dict(cards), order)
        if isinstance(found, dict):
            return tuple(role for role in ROLES for _ in range(found[role]))
        stuck = max(stuck or found, found)  # the order that gets furthest gives the reason
    assert stuck
    raise BadSetup("crossfire-no-card-left", special=role_name(stuck[1]), card=role_name(stuck[2]))


def _check_allowed(special: Special, mode: Mode, seats: int) -> None:
    exchange = EXCHANGES[special]
    if mode not in exchange.modes:
        raise BadSetup("crossfire-special-mode", special=role_name(special))
    if not exchange.least <= seats <= exchange.most:
        raise BadSetup("crossfire-special-seats", special=role_name(special), least=exchange.least, most=exchange.most)


def _exchange_all(cards: dict[Role, int], order: tuple[Special, ...]) -> dict[Role, int] | tuple[int, Special, Role]:
    """Exchange the cards special by special; or how far it went, who was stuck and the card that was missing."""
    for done, special in enumerate(order):
        for role in EXCHANGES[special].out:
            if not cards[role]:
                return done, special, role
            cards[role] -= 1
        for role in EXCHANGES[special].into:
            cards[role] += 1
    return cards
