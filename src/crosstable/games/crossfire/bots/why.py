"""Why a bot did what it did, in a sentence, for whoever looks back at the game."""

from crosstable.core import Action, Seat, Sentence, sentence

from ..actions import Aim, Ask, Claim, Doubt, PlaceShots, Plead, Suspect, TellRole, TellSeen, Trust
from ..data import AGENTS, ARMED, BYSTANDERS, DECOYS, PROTECTORS, Role
from ..know.evidence import CLAIMED
from ..state import Statement
from .disguise import disguises
from .head import Head
from .imagine import INDEX
from .manners import FRAMES
from .speech import likely_so
from .story import my_word
from .target import worth

NEAR = 5
"""Per cent: whoever is not likelier than this to be the one to shoot was as good a guess."""


def why(head: Head, action: Action) -> Sentence | None:
    """The reason for what is worth a reason."""
    match action:
        case Claim(claim=claim):
            how = "nothing" if claim == "undeclared" else "true" if head.role in CLAIMED[claim] else "false"
            return sentence("crossfire-bot-claim", how=how)
        case TellSeen() | TellRole():
            return sentence("crossfire-bot-told", how=_told(head, action))
        case Suspect(about=about):
            if head.role == "vip" and disguises(head):
                return sentence("crossfire-bot-suspect", how="hide", percent=0)
            if head.role in FRAMES:
                return sentence("crossfire-bot-suspect", how="frame", percent=0)
            how = "heard" if head.seat == head.view.sniper else "true"
            return sentence("crossfire-bot-suspect", how=how, percent=_percent(head, about, "assassin"))
        case Doubt(about=about):
            if head.quiet and any(my_word(head, said) not in (None, said.role) for said in _cards(head, about)):
                return sentence("crossfire-bot-doubt", how="word")
            return sentence("crossfire-bot-doubt", how="known" if 0.0 in _known(head, about) else "struck")
        case Trust(about=about):
            if head.quiet:
                return sentence("crossfire-bot-trust", how="word")
            return sentence("crossfire-bot-trust", how="known" if 1.0 in _known(head, about) else "calm")
        case Ask():
            return sentence("crossfire-bot-fished" if head.role in FRAMES else "crossfire-bot-asked")
        case Plead():
            return sentence("crossfire-bot-plead", how="bluff" if head.role in DECOYS else "true")
        case PlaceShots(at=at) if at:
            return sentence("crossfire-bot-laid", percent=min(_percent(head, seat, "assassin") for seat in at))
        case Aim(at=at) if at:
            named = _named(head)
            return _aimed(head, at[0]) if named is None or named in at else _changed(head, named, at[0])
        case _:
            return None


def _told(head: Head, action: TellSeen | TellRole) -> str:
    """Whether it told the truth, and of whom."""
    if isinstance(action, TellRole):
        return "true" if action.role == head.role else "false"
    card = next(look.role for look in head.view.looks if look.stage == action.stage)
    if action.role == card:
        return "true"
    return "vip" if card == "vip" and head.role != "assassin" else "false"


def _known(head: Head, about: Seat) -> set[float]:
    """How likely it takes each card somebody told of to be so."""
    return {likely_so(head, said) for said in _cards(head, about)}


def _cards(head: Head, about: Seat) -> list[Statement]:
    """What somebody told of cards."""
    return [said for said in head.view.said if said.seat == about and said.kind == "seen"]


def _aimed(head: Head, at: Seat) -> Sentence:
    """Whom it took the target for."""
    wanted: Role = "vip" if head.role in ("assassin", "bodyguard") else "assassin"
    if head.role in ARMED:
        percent = _percent(head, at, wanted)
        likelier = any(_percent(head, seat, wanted) > percent + NEAR for seat in head.view.circle if seat != head.seat)
        how = f"{wanted}_anyway" if likelier else wanted
        return sentence("crossfire-bot-aimed", how=how, seat=at, percent=percent)
    if head.role in PROTECTORS:
        share = sum(_percent(head, at, role) for role in ((wanted,) if wanted == "vip" else tuple(BYSTANDERS)))
        return sentence("crossfire-bot-aimed", how="guard", seat=at, percent=share)
    return sentence("crossfire-bot-aimed", how="unarmed", seat=at, percent=0)


def _named(head: Head) -> Seat | None:
    """Whom an Agent has last called an Assassin; whoever frames others does not mean it."""
    if head.role not in AGENTS:
        return None
    return next((said.about for said in reversed(head.mine) if said.kind == "suspect"), None)


def _changed(head: Head, named: Seat, at: Seat) -> Sentence:
    """Why it shot another one than it had named: likelier in the end, or the others see to him, or too dangerous."""
    percent, before = (_percent(head, seat, "assassin") for seat in (at, named))
    here, there = (head.view.circle.index(seat) for seat in (at, named))
    alone = head.chances @ worth(head.role, head.view.deck)
    taken = alone[here] <= alone[there] and head.prospects[here] > head.prospects[there]
    how = "likelier" if percent > before else "taken" if taken else "spared"
    return sentence("crossfire-bot-changed", how=how, seat=at, seat_named=named, percent=percent, before=before)


def _percent(head: Head, seat: Seat, role: Role) -> int:
    """How likely it took this seat to be that."""
    if seat not in head.view.circle:
        return 0
    return round(100 * float(head.chances[head.view.circle.index(seat), INDEX[role]]))
