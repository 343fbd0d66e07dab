"""The story a bot tells of the cards it saw: the same whenever it is asked, and drawn from the secret of its seat."""

from collections.abc import Iterable
from typing import cast

from crosstable.core import Seat

from ..actions import TellRole, TellSeen
from ..data import BYSTANDERS, CLAIMS, Claimed, Role, Stage
from ..state import Look, Statement
from .head import Head
from .manners import DISCREET, GUARDS, Telling, coy, first_claims, hides, telling, veiled

_DEALT: dict[Stage | None, int] = {"dealt": 0, "received": 1}
"""How many places a card had gone on when it was looked at."""


def story(head: Head, *, asked: bool = False) -> list[TellSeen]:
    """What it tells of each card before the last one; who is asked speaks of each, also of what it would have kept
    back."""
    view, luck = head.view, head.drawn("story")
    told, lies = list[TellSeen](), set[Role]()
    mute = luck.random() < _reserve(head)
    for look in view.looks[:-1]:
        manner = _manner(head, look.role)
        way = luck.choices(("true", "silent", "wrong"), (manner.true, manner.silent, manner.wrong))[0]
        others = other_cards(head, look, lies)
        other, believable = luck.choice(others), True
        if not head.level.naive and veiled(head.role, look.role, view.mode, view.deck):
            other = "agent"
        elif not head.level.naive:
            other, believable = _likely_lie(head, look, others)
        if asked and head.quiet:  # an answer says as little there as a word nobody asked for
            way = "true" if luck.random() < 1 / len(set(view.deck)) else "wrong"
        elif asked and (way == "silent" or _hides(head, look.role)):
            way = "wrong" if _hides(head, look.role) else "true"
        elif way == "wrong" and not believable:
            way = "true" if asked else "silent"  # to speak of something else is what only liars would do
        if way == "wrong":
            lies.add(other)
        if way != "silent":
            told.append(TellSeen(look.stage, look.role if way == "true" else other))
    return [] if mute and not asked and not head.mine else told


def _manner(head: Head, card: Role) -> Telling:
    """How it speaks of this card."""
    mode, deck = head.view.mode, head.view.deck
    discreet = head.level.discreet and card == "vip" and head.role in GUARDS
    if discreet and not head.quiet and not veiled(head.role, card, mode, deck):
        return DISCREET
    return telling(head.role, card, mode, deck, head.level.naive)


def _hides(head: Head, card: Role) -> bool:
    """Whether it does not speak of this card truly even when asked: of the VIP, or of one of its own. Who
    plays for the first time thinks of no more than that he is an Assassin himself."""
    if head.level.naive:
        return coy(head.role, card, head.view.mode, head.view.deck)
    return hides(head.role, card)


def other_cards(head: Head, look: Look, lies: set[Role]) -> list[Role]:
    """What it may say instead of this card: of which there is but one, nobody has seen it twice on its way."""
    deck = head.view.deck
    seen = {other.role for other in head.view.looks[:2] if other.stage != look.stage} | lies
    seen |= {said.role for said in head.mine if said.kind == "seen" and said.role and said.stage != look.stage}
    others = [role for role in dict.fromkeys(deck) if role != look.role]
    return [role for role in others if role not in seen or deck.count(role) > 1] or others


def _likely_lie(head: Head, look: Look, others: list[Role]) -> tuple[Role, bool]:
    """The lie it has told of this card, or one that nobody has disproved yet; and whether there is any. Where there is
    none, what somebody else has made up of the very card still finds one who bears it out."""
    told = next((said.role for said in head.mine if said.kind == "seen" and said.stage == look.stage), None)
    if told is not None:
        return told, True
    untaken = [role for role in others if not disproved(head, look, role)]
    theirs = _told_of(head, [said for said in head.view.said if said.seat != head.seat])
    backed = [role for role in others if role == theirs.get(_dealt_to(head, head.seat, look.stage))]
    return head.drawn(f"lie {look.stage}").choice(untaken or backed or others), bool(untaken)


def disproved(head: Head, look: Look, role: Role) -> bool:
    """Whether others have said of the very card it speaks of that it is another one, or say of others that they are all
    there are of these. Cards that were mixed may be any."""
    card = _dealt_to(head, head.seat, look.stage)
    if card is None:
        return False
    told = _told_of(head, [said for said in head.view.said if said.seat != head.seat])
    mine = told.pop(card, role)
    return mine != role or list(told.values()).count(role) >= head.view.deck.count(role)


def my_word(head: Head, said: Statement) -> Role | None:
    """What I have told of the very card somebody speaks of."""
    return _told_of(head, head.mine).get(_dealt_to(head, said.seat, said.stage))


def _told_of(head: Head, words: Iterable[Statement]) -> dict[int | None, Role | None]:
    """By whom it was dealt to: what was told of a card before it was mixed."""
    cards = [(_dealt_to(head, said.seat, said.stage), said.role) for said in words if said.kind == "seen"]
    return {card: role for card, role in cards if card is not None}


def _dealt_to(head: Head, seat: Seat, stage: Stage | None) -> int | None:
    """The place that was dealt the card somebody looked at; nobody knows that of cards that were mixed."""
    gone = _DEALT.get(stage)
    return None if gone is None else (head.view.circle.index(seat) - gone) % len(head.view.circle)


def _reserve(head: Head) -> float:
    """How often somebody of this temper says nothing of his cards before he is asked."""
    return max(0.0, 0.4 - 0.8 * head.temper.wordiness) + 0.1 * (head.role == "assassin")


def first_claim(head: Head) -> Claimed:
    """A first claim as people of its role make it."""
    return head.dice.choices(CLAIMS, claim_shares(head))[0]


def i_am(head: Head) -> TellRole:
    """Who it says it is: what its card claims, or what people of its role would claim instead of nothing."""
    claim = head.view.claims[head.seat]
    if claim is None or claim == "undeclared":
        claim = settled(head)
    role = cast(Role, claim)
    return TellRole(role if role in head.view.deck else "agent" if "agent" in head.view.deck else head.role)


def settled(head: Head) -> Claimed:
    """What it claims when it has to claim something; whoever is spared for what he is says so."""
    if head.role in BYSTANDERS and not head.quiet:
        return "bystander"
    return head.drawn("claim").choices(CLAIMS[:3], claim_shares(head)[:3])[0]


def claim_shares(head: Head) -> tuple[int, int, int, int]:
    """How often people of its role make each first claim."""
    return first_claims(head.view.mode, head.view.deck, head.level.naive)[head.role]
