"""The story a bot tells of the cards it saw: the same whenever it is asked, and drawn from the secret of its seat."""

from typing import cast

from ..actions import TellRole, TellSeen
from ..data import CLAIMS, Claimed, Role
from .head import Head
from .manners import first_claims, telling


def story(head: Head, *, asked: bool = False) -> list[TellSeen]:
    """What it tells of each card before the last one; who is asked also speaks of what it would have kept back."""
    view, luck = head.view, head.drawn("story")
    told: list[TellSeen] = []
    mute = luck.random() < _reserve(head)
    for look in view.looks[:-1]:
        manner = telling(head.role, look.role, head.quiet)
        shares = (manner.true, manner.silent, manner.wrong) if head.level.lies else (85, 15, 0)
        way = luck.choices(("true", "silent", "wrong"), shares)[0]
        other = luck.choice([role for role in dict.fromkeys(view.deck) if role != look.role])
        if asked and way == "silent":
            way = "wrong" if look.role == "vip" and head.level.lies else "true"
        if way != "silent":
            told.append(TellSeen(look.stage, look.role if way == "true" else other))
    return [] if mute and not asked and not head.mine else told


def _reserve(head: Head) -> float:
    """How often somebody of this temper says nothing of his cards before he is asked."""
    return max(0.0, 0.4 - 0.8 * head.temper.wordiness) + 0.1 * (head.role == "assassin")


def first_claim(head: Head) -> Claimed:
    """A first claim as people of its role make it; an honest bot says what it is."""
    if not head.level.lies:
        honest: dict[Role, Claimed] = {"enforcer": "agent", "bodyguard": "agent", "agent": "agent"}
        return "bystander" if head.role == "bystander" else honest.get(head.role, "undeclared")
    return head.dice.choices(CLAIMS, _shares(head))[0]


def i_am(head: Head) -> TellRole:
    """Who it says it is: what its card claims, or what people of its role would claim instead of nothing."""
    claim = head.view.claims[head.seat]
    if claim is None or claim == "undeclared":
        claim = settled(head)
    role = cast(Role, claim)
    return TellRole(role if role in head.view.deck else "agent" if "agent" in head.view.deck else head.role)


def settled(head: Head) -> Claimed:
    """What it claims when it has to claim something."""
    if not head.level.lies:
        return first_claim(head) if first_claim(head) != "undeclared" else "bystander"
    return head.drawn("claim").choices(CLAIMS[:3], _shares(head)[:3])[0]


def _shares(head: Head) -> tuple[int, int, int, int]:
    return first_claims(head.view.mode, head.view.deck)[head.role]
