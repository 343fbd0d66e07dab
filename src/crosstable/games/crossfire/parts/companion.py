"""Crossfire at a real table: cards, the dealer's script before and after the talk, and who wins when."""

from collections.abc import Iterator, Sequence
from itertools import product
from types import SimpleNamespace
from typing import Any, Literal

import msgspec

from crosstable.core import Sentence, sentence
from crosstable.core.companion import Charting, Item, Kit, Line

from .. import GAME
from ..data import ARMED, GROUPS, PROTECTORS, ROLES, SPECIALS, Deck, Mode, Options, Role, role_name
from ..rules.deal import check
from ..rules.resolve import WINS

DEALER = 0
"""The dealer's place; the Sniper has the last one."""
LOOK = 4.0
MIX = 8.0
NO_CARDS = ("dealer", "sniper", "notebook", "aim_seconds")
"""Options that mean nothing at a real table: who deals is asked, and nobody's phone thinks along."""
DECK = ("seats", "mode", *SPECIALS)
"""What the cards depend on (C2–C4)."""

Fate = Literal["wins", "loses", "depends"]


def _deck(seats: int, mode: Mode, **specials: bool) -> Deck:
    return check(msgspec.convert({"mode": mode, **specials}, Options), seats)


def things(seats: int, mode: Mode, **specials: bool) -> tuple[Item, ...]:
    """The cards to be dealt (C2–C4), and what lies on the table beside them (C1, C7)."""
    deck = _deck(seats, mode, **specials)
    cards = [Item(role_name(role), deck.count(role)) for role in ROLES if role in deck]
    if mode == "sniper":
        cards += [Item(role_name("sniper"), 1), Item(sentence("crossfire-take-shots"), deck.count("assassin"))]
    return tuple(cards)


def opening(seats: int, mode: Mode) -> tuple[Line, ...]:
    """The deal: look, pass, look, and the groups that mix, by name (C5–C8)."""
    check(Options(mode=mode), seats)
    circle = seats - 1 if mode == "sniper" else seats
    lines = []
    if mode == "sniper":
        lines.append(Line(sentence("crossfire-tell-sniper", seat=circle), 2))
    lines += [
        Line(sentence("crossfire-tell-deal", seat=DEALER, cards=circle), 6),
        Line(sentence("crossfire-tell-look"), LOOK),
        Line(sentence("crossfire-tell-pass"), LOOK),
        Line(sentence("crossfire-tell-look-received"), LOOK),
    ]
    for left, middle, right in GROUPS[circle]:
        lines.append(Line(sentence("crossfire-tell-mix", seat=middle - 1, seat_b=left - 1, seat_c=right - 1), MIX))
    lines.append(Line(sentence("crossfire-tell-remember"), 2))
    return (*lines, Line(sentence("crossfire-tell-claim", mode=mode), 1))


def roles(seats: int, mode: Mode, **specials: bool) -> tuple[Role, ...]:
    """The roles in play, each once."""
    deck = _deck(seats, mode, **specials)
    return (*(role for role in ROLES if role in deck), *(("sniper",) if mode == "sniper" else ()))


def shot(seats: int, mode: Mode, both_guns: bool, late_guard: bool, **specials: bool) -> tuple[Line, ...]:
    """The dealer's script when time is up, for exactly these cards (C11–C16, C22, C23)."""
    if mode == "sniper":
        return _sniper_shot(seats, _deck(seats, mode, **specials))
    return _crossfire_shot(_deck(seats, mode, **specials), both_guns, late_guard)


def _crossfire_shot(deck: Sequence[Role], both_guns: bool, late_guard: bool) -> tuple[Line, ...]:
    there = [role for role in ROLES if role in deck]
    unarmed = [role for role in there if role not in ARMED | PROTECTORS]
    lines = [Line(sentence("crossfire-tell-silence"), 2)]
    if "enforcer" in there:
        lines.append(Line(sentence("crossfire-tell-guns", same="yes" if both_guns else "no"), 2))
    lines += [
        Line(sentence("crossfire-tell-count"), 2),
        Line(sentence("crossfire-tell-unarmed", roles=_list(unarmed)), 4),
    ]
    guards = [role for role in there if role in PROTECTORS]
    agents = [role for role in there if role in ("agent", "enforcer")]
    if agents:
        lines.append(Line(_called("agents", agents, deck), 4))
    if guards:  # whom they protect must be known before the first shots are told
        lines.append(Line(_called("guards", guards, deck), 4))
    if agents:
        lines.append(Line(sentence("crossfire-tell-hit"), 5))
    if agents and guards:
        lines.append(Line(sentence("crossfire-tell-guard-hit", late="yes" if late_guard else "no"), 2))
    lines += [Line(sentence("crossfire-tell-assassins"), 4), Line(sentence("crossfire-tell-vip"), 3)]
    return (*lines, Line(sentence("crossfire-tell-all")))


def _called(key: str, wanted: Sequence[Role], deck: Sequence[Role]) -> Sentence:
    """What is said to whoever has one of these cards."""
    count = sum(role in wanted for role in deck)
    return sentence(f"crossfire-tell-{key}", roles=_list(wanted), count=count)


def _sniper_shot(seats: int, deck: Sequence[Role]) -> tuple[Line, ...]:
    also = [role for role in deck if role in ("protester", "supporter")]
    return (
        Line(sentence("crossfire-tell-cards-lie", seat=seats - 1), 2),
        Line(sentence("crossfire-tell-carded"), 5),
        *(Line(sentence("crossfire-tell-bystander", role=role), 2) for role in also),
        Line(sentence("crossfire-tell-carded-result"), 3),
        Line(sentence("crossfire-tell-left"), 4),
        Line(sentence("crossfire-tell-left-count", seat=seats - 1), 2),
        Line(sentence("crossfire-tell-all")),
    )


def _list(wanted: Sequence[Role]) -> Sentence:
    """Roles in a row: a sentence that ends in a sentence."""
    head, *tail = wanted
    if not tail:
        return role_name(head)
    return sentence(
        "crossfire-tell-and" if len(tail) == 1 else "crossfire-tell-comma", a=role_name(head), b=_list(tail)
    )


def fate(role: Role, mode: Mode, red: bool) -> Fate:
    """Whether a role has won when its team result is known, or whether it depends on who was shot (C18, C24)."""
    if role == "bomber":
        return "depends"  # C20: judged before and apart from everybody else
    found = {WINS[role](facts, 0)[0] for facts in _cases(role, mode, red)}
    return "depends" if len(found) == 2 else "wins" if True in found else "loses"


def _cases(role: Role, mode: Mode, red: bool) -> Iterator[Any]:
    """Everything that may have happened to a player of this role, for this result."""
    for by_agent, by_assassin, bystander_shot, vip_shot in product((True, False), repeat=4):
        hit = by_agent or by_assassin
        if mode == "crossfire" and vip_shot != red:
            continue  # C17: the VIP decides
        if role == "vip" and hit != vip_shot:
            continue
        yield SimpleNamespace(
            red=red,
            verdict="",
            vip_shot=vip_shot,
            bystander_shot=bystander_shot,
            hit={0} if hit else set(),
            by_agent={0} if by_agent else set(),
            by_assassin={0} if by_assassin else set(),
        )


def kit() -> Kit:
    """Everything the companion knows about Crossfire."""
    charting = Charting(GAME, role=ROLES, red=(True, False))
    return Kit(
        game="crossfire",
        seats=GAME.facts.seats,
        options=charting.options(*NO_CARDS),
        next_first="next",
        problem=charting.problem("mode", *SPECIALS),
        parts={
            "cards": (charting.chart(things, *DECK),),
            "opening": (charting.chart(opening, "seats", "mode"),),
            "roles": (charting.chart(roles, *DECK),),
            "shot": (charting.chart(shot, *DECK, "both_guns", "late_guard"),),
            "fate": (charting.chart(fate, "role", "mode", "red"),),
        },
        facts={"last": {"mode": "sniper"}},
    )
