"""The log of Crossfire. What somebody sees of a card or chooses in secret has no line."""

from crosstable.core import Arg, Seat
from crosstable.core.telling import Deeds, LogWords, Reader

from ..actions import Aim, Believe, Claim, Ready, Wait
from ..events import (
    AimsShown,
    CountBegan,
    Dealt,
    Ended,
    Fired,
    GunsLowered,
    Mixed,
    Passed,
    Revealed,
    Said,
    ShotsPlaced,
    TalkBegan,
)
from ..view import CrossfireView
from .review import saying


def _said(event: Said, to: Reader) -> str:
    assert isinstance(to.view, CrossfireView)
    return to.sentence(saying(event.statement, to.view.circle))


def _claims(event: TalkBegan, to: Reader) -> dict[str, Arg]:
    claims = [(seat, to.say("crossfire-claim", claim=claim)) for seat, claim in enumerate(event.claims) if claim]
    return {"claims": to.listed(to.say("crossfire-log-claims", seat=seat, claim=claim) for seat, claim in claims)}


def _aims(event: AimsShown, to: Reader) -> dict[str, Arg]:
    told = [
        to.say(f"crossfire-log-aims{'' if at else '-nobody'}", seat=seat, at=to.seats(dict.fromkeys(at)))
        for seat, at in enumerate(event.aims)
        if at or seat in event.absent
    ]
    who = "all" if len(told) == len(event.aims) else "assassins"  # beside a Sniper only they point
    return {"who": who, "count": len(told), "aims": to.listed(told)}


def _revealed(event: Revealed, to: Reader) -> dict[str, Arg] | str:
    cards = [
        to.say("crossfire-log-card", seat=seat, card=to.say("crossfire-being", role=role))
        for seat, role in zip(event.seats, event.roles, strict=True)
    ]
    return {"cards": to.listed(cards)} if cards else ""


def _fired(event: Fired, to: Reader) -> dict[str, Arg]:
    shots = [
        to.say(
            f"crossfire-ui-script-{'hits' if at in event.hit else 'blocked' if at in event.blocked else 'in-vain'}",
            wave=event.wave,
            by=to.names[by],
            at=to.names[at],
        )
        for by, at in zip(event.by, event.at, strict=True)
    ]
    return {"wave": event.wave, "count": len(shots), "shots": " ".join(shots)}


LOG: LogWords = {
    Dealt: lambda event, to: {"seat": event.dealer},
    Passed: lambda event, to: {},
    Mixed: lambda event, to: {"names": to.seats(event.group)},
    TalkBegan: _claims,
    Said: _said,
    ShotsPlaced: lambda event, to: {"names": to.seats(event.at) or "none"},
    CountBegan: lambda event, to: {},
    AimsShown: _aims,
    GunsLowered: lambda event, to: {"count": len(event.seats), "names": to.seats(event.seats)},
    Revealed: _revealed,
    Fired: _fired,
    Ended: lambda event, to: to.sentence(event.outcome.why),
}


def _aimed(action: Aim, seat: Seat, to: Reader) -> str:
    name, at = to.names[seat], to.seats(dict.fromkeys(action.at))
    return to.say("crossfire-review-aims-at", name=name, at=at) if at else to.say("crossfire-review-aims", name=name)


DEEDS: Deeds = {
    Claim: lambda action, seat, to: to.say("crossfire-said-claim", seat=seat, claim=action.claim),
    Ready: lambda action, seat, to: to.say("crossfire-review-ready", name=to.names[seat]),
    Wait: lambda action, seat, to: to.say("crossfire-review-unready", name=to.names[seat]),
    Believe: lambda action, seat, to: to.say("crossfire-review-believes", name=to.names[seat]),
    Aim: _aimed,
}
