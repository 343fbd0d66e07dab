"""How people of each role claim and talk. A bot talks like this, and takes the others to do the same.

The figures are shares of a hundred. They were set by hand and tuned in games of bots against each other.
"""

from functools import cache

from msgspec import Struct

from ..data import ARMED, BYSTANDERS, ROLES, Deck, Mode, Role


class Telling(Struct, frozen=True):
    """What becomes of a card somebody saw: told truly, kept silent, or told wrongly."""

    true: int
    silent: int
    wrong: int


_OPEN = Telling(84, 12, 4)
_SHY = Telling(30, 60, 10)
_SLY = Telling(55, 15, 30)
_CAREFUL = Telling(78, 14, 8)
_WARY = Telling(66, 15, 19)
_FALSE = Telling(40, 30, 30)
_WILD = Telling(35, 15, 50)
_NEAR = Telling(62, 23, 15)
_GUARDED = Telling(30, 60, 10)
_WARNING = Telling(50, 40, 10)
_MUTE = Telling(15, 60, 25)
_VEILED = Telling(3, 27, 70)
_VEILING = Telling(70, 27, 3)

FIRST_CLAIM: dict[Role, tuple[int, int, int, int]] = {
    # Agent, VIP, Bystander, Undeclared
    "vip": (40, 3, 40, 17),
    "agent": (62, 3, 18, 17),
    "assassin": (46, 3, 36, 15),  # but see `_in_the_crowd`
    "decoy": (22, 30, 13, 35),
    "red_decoy": (44, 4, 22, 30),
    "blue_decoy": (10, 62, 14, 14),
    "bystander": (6, 2, 84, 8),
    "enforcer": (60, 3, 20, 17),
    "bodyguard": (55, 5, 22, 18),
    "bomber": (25, 2, 60, 13),
    "peace_keeper": (30, 2, 45, 23),
    "protester": (6, 2, 84, 8),
    "supporter": (6, 2, 84, 8),
    "sniper": (25, 25, 25, 25),
}

WITH_SNIPER: dict[Role, tuple[int, int, int, int]] = FIRST_CLAIM | {
    # Agents have no gun here: they pass for the VIP and draw the Assassins’ fire.
    "vip": (18, 66, 9, 7),
    "agent": (26, 66, 3, 5),
    "bomber": (30, 52, 12, 6),
}

BEFORE_A_SNIPER: dict[int, dict[Role, tuple[int, int, int, int]]] = {
    # Chosen by games, seat count by seat count: there is no one rule in them.
    cards: WITH_SNIPER | {"assassin": claims}
    for cards, claims in {
        5: (26, 52, 17, 5), 6: (39, 22, 30, 9), 7: (45, 10, 37, 8), 8: (36, 33, 24, 7), 9: (45, 8, 34, 13),
    }.items()
}  # fmt: skip
"""By how many were dealt."""

TELLING: dict[Role, Telling] = {
    "vip": _OPEN,
    "agent": _OPEN,
    "assassin": _SLY,
    "decoy": _SLY,
    "red_decoy": _WILD,
    "blue_decoy": _SLY,
    "bystander": _OPEN,
    "enforcer": _OPEN,
    "bodyguard": _OPEN,
    "bomber": _SLY,
    "peace_keeper": _OPEN,
    "protester": _OPEN,
    "supporter": _OPEN,
    "sniper": _OPEN,
}
TELLING_OF: dict[tuple[Role, Role], Telling] = {
    # Who saw the VIP and wants it to live says little; whoever wants it dead says it.
    **{(role, "vip"): _SHY for role in ("vip", "agent", "enforcer", "bodyguard", "supporter")},
    ("bystander", "vip"): Telling(60, 32, 8),
    ("protester", "vip"): Telling(90, 5, 5),
    ("red_decoy", "vip"): Telling(75, 15, 10),
    ("assassin", "vip"): Telling(30, 40, 30),
    # Assassins do not give each other away; a single one has nobody to spare, and who spares the card is known by it.
    ("assassin", "assassin"): _FALSE,
    ("bomber", "bomber"): _FALSE,
}


_PLAIN = Telling(82, 15, 3)
"""How somebody speaks who hides nothing he has not been warned of,"""
_COY = Telling(30, 50, 20)
"""and how of a card that he may well have himself, if he is to be found by nobody."""
NAIVE: dict[Role, tuple[int, int, int, int]] = FIRST_CLAIM | {
    # What people claim who play for the first time: the truth, or nothing; an Assassin whatever comes to his mind.
    "vip": (10, 8, 32, 50),
    "agent": (80, 2, 6, 12),
    "assassin": (26, 4, 34, 36),
    "decoy": (16, 18, 16, 50),
    "red_decoy": (20, 6, 22, 52),
    "blue_decoy": (12, 40, 14, 34),
    "enforcer": (80, 2, 6, 12),
    "bodyguard": (80, 2, 6, 12),
}
NAIVE_BEFORE_A_SNIPER = NAIVE | {
    "vip": (36, 6, 50, 8),
    "assassin": (16, 4, 20, 60),
    "red_decoy": (30, 10, 30, 30),
    "blue_decoy": (20, 60, 10, 10),
}

DISCREET = Telling(5, 70, 25)
"""How somebody speaks of the VIP who has learned that even half the truth leads to him."""
_BABBLE = Telling(10, 50, 40)
"""Silence as often as words, which fit whatever card it was: they give nothing away."""
_ALIKE = dict.fromkeys(ROLES, (20, 5, 60, 15))


HELD_BACK = 7
"""With so many cards before a Sniper everybody tells little: chosen by games, in which she then hit both Assassins more
often. It does not hide the VIP from one who is left."""


def outnumbered(mode: Mode, deck: Deck) -> bool:
    """Whether more Assassins than Agents shoot: then whatever narrows down who is the VIP helps the wrong side more."""
    return mode == "crossfire" and deck.count("assassin") > sum(deck.count(role) for role in ARMED - {"assassin"})


def veiled(role: Role, card: Role, mode: Mode, deck: Deck) -> bool:
    """Whether somebody calls this card an Agent's instead: before a Sniper, where an Assassin who is left need fear no
    Bystander, blue says of the VIP's card what it says of an Agent's. That hides from her nothing she is after."""
    return mode == "sniper" and not BYSTANDERS & set(deck) and card == "vip" and role in GUARDS


def telling(role: Role, card: Role, mode: Mode, deck: Deck, naive: bool = False) -> Telling:
    """How somebody of this role tells of this card. Where Agents are outnumbered, words say nothing."""
    if outnumbered(mode, deck):
        return _BABBLE
    if naive:
        return _COY if coy(role, card, mode, deck) else _PLAIN
    if veiled(role, "vip", mode, deck) and card in ("vip", "agent"):
        return _VEILED if card == "vip" else _VEILING
    if mode == "sniper" and len(deck) == HELD_BACK:
        return _GUARDED if card != "assassin" else _MUTE if role == "assassin" else _WARNING
    if role == "assassin" and card != "vip" and (card != "assassin" or deck.count("assassin") == 1):
        return _lies(deck)
    if (role, card, mode) == ("assassin", "assassin", "sniper") and deck.count("assassin") < 3:
        return _NEAR
    return TELLING_OF.get((role, card), TELLING[role])


def _lies(deck: Deck) -> Telling:
    """How an Assassin tells of cards that are nobody's secret: near to the truth, for people call out a lie they know
    of, and the nearer the fewer Assassins there are."""
    assassins = deck.count("assassin")
    return _OPEN if assassins == 1 else _CAREFUL if assassins == 2 else _WARY


def coy(role: Role, card: Role, mode: Mode, deck: Deck) -> bool:
    """Whether even somebody who plays for the first time would rather not speak of this card: an Assassin of one like
    his own, where he is shot for it. A single one who spares that card would be known by it."""
    return mode == "crossfire" and card == role == "assassin" and deck.count("assassin") > 1


def hides(role: Role, card: Role) -> bool:
    """Whether somebody does not speak of this card truly even when asked: of the VIP, or of one of his own."""
    return card == "vip" or card == role == "assassin"


def in_the_end(manner: Telling) -> Telling:
    """What becomes of a card that is hidden, once those who kept silent were asked: most of them lie then. Counted in
    1,500 games of medium bots."""
    true, silent = round(0.9 * manner.true), round(0.35 * manner.silent)
    return Telling(true, silent, 100 - true - silent)


@cache
def _in_the_crowd(deck: Deck) -> dict[Role, tuple[int, int, int, int]]:
    """First claims where Assassins claim what the others of this deck do on the whole: so a claim gives none away."""
    others = [FIRST_CLAIM[role] for role in deck if role != "assassin"]
    agent, vip, bystander, undeclared = (round(sum(shares) / len(others)) for shares in zip(*others, strict=True))
    return FIRST_CLAIM | {"assassin": (agent, vip, bystander, undeclared)}


def first_claims(mode: Mode, deck: Deck, naive: bool = False) -> dict[Role, tuple[int, int, int, int]]:
    """How often people of each role make each first claim. Where Agents are outnumbered, a claim says nothing; where
    few sit before a Sniper, Assassins pass for the VIP as the others do."""
    return _claims(mode, deck, naive)


@cache
def _claims(mode: Mode, deck: Deck, naive: bool) -> dict[Role, tuple[int, int, int, int]]:
    if outnumbered(mode, deck):
        claims = _ALIKE
    elif naive:
        claims = NAIVE if mode == "crossfire" else NAIVE_BEFORE_A_SNIPER
    else:
        claims = _in_the_crowd(deck) if mode == "crossfire" else BEFORE_A_SNIPER[len(deck)]
    return claims if BYSTANDERS & set(deck) else {role: _no_bystander(shares) for role, shares in claims.items()}


def _no_bystander(shares: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The same among cards without a Bystander, where nobody is taken for one: hardly ever that."""
    agent, vip, bystander, undeclared = shares
    more = 99 / (100 - bystander)
    return round(agent * more), round(vip * more), 1, round(undeclared * more)


FRAMES: frozenset[Role] = frozenset({"assassin", "protester", "red_decoy"})
"""Who accuses others falsely: they want the VIP dead."""
GUARDS: frozenset[Role] = frozenset({"vip", "agent", "enforcer", "bodyguard", "supporter", "sniper", "blue_decoy"})
"""Who lets a lie about the VIP pass, for it protects him, and names Assassins when sure enough."""


def keeps_out(role: Role, mode: Mode, deck: Deck) -> bool:
    """Whether somebody accuses nobody in the talk: whoever wins with neither side, and a VIP beside few Agents, for one
    accuser more would be he. Before a Sniper it is the other way round: an Assassin who is left would know him for the
    one who never accused. A single Agent would know who accuses beside him, so there nobody does but he."""
    agents = sum(deck.count(one) for one in ("agent", "enforcer", "bodyguard"))
    if role in FRAMES:
        return mode == "crossfire" and agents < 2
    return mode == "crossfire" and agents < 3 if role == "vip" else role not in GUARDS


LISTENERS = 3
"""From so many Assassins on who listen, what is told may help those more than one's own side."""


def reticent(role: Role, mode: Mode, deck: Deck) -> bool:
    """Whether somebody who wants the VIP to live had better speak of cards only when asked, and of whom he suspects
    instead: where three Assassins listen, every card told clears somebody who is not the VIP."""
    return mode == "crossfire" and role in GUARDS and deck.count("assassin") >= LISTENERS


class Opinion(Struct, frozen=True):
    """How often somebody says so of somebody else, out of a hundred."""

    right: float
    wrong: float
    """Those who mean it, if it is so and if it is not;"""
    framed_right: float
    framed_wrong: float
    """those who accuse falsely, of somebody who is no Assassin;"""
    fellow_right: float
    fellow_wrong: float
    """and of one who is."""


OPINIONS = {
    # A doubt is right about somebody who told of a card falsely, trust about one who did not, a suspicion about an
    # Assassin.
    "doubt": Opinion(20, 4, 20, 9, 6, 6),
    "trust": Opinion(8, 4, 7, 4, 5, 5),
    "suspect": Opinion(22, 7, 8, 16, 8, 8),
}
TOLD_APART = {
    # The same for who tells words out of the blue from those of somebody who strikes back: counted in 1,500 games of
    # medium bots. Out of the blue nobody called a liar who was none; people will, so it is not taken for certain.
    ("doubt", False): Opinion(19, 0.8, 22, 1.2, 6, 1.2),
    ("doubt", True): Opinion(31, 21, 32, 20, 30, 22),
    ("trust", False): Opinion(7, 2.7, 5.7, 2.5, 5.4, 2.5),
    ("trust", True): Opinion(7, 2.7, 5.7, 2.5, 5.4, 2.5),
    ("suspect", False): Opinion(18, 3.2, 7, 7, 2.2, 2.2),
    ("suspect", True): Opinion(14.5, 2, 6, 6, 1.2, 1.2),
}
BY_NEITHER = 2
"""How often somebody suspects anybody who keeps out of it."""
"""Counted in games of medium bots."""
PLEADS = 0.12
"""How often somebody begs for his life of his own accord: all alike, for whoever begs only if it is true is known."""

assert set(FIRST_CLAIM) == set(TELLING) == set(ROLES)
