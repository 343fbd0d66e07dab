"""The log of Fugitive."""

from crosstable.core import Arg, Ended, Seat
from crosstable.core.telling import Deeds, LogWords, Reader

from ..actions import Place
from ..data import GOAL
from ..events import (
    CardsShown,
    DrawSkipped,
    Drew,
    EventDrawn,
    Got,
    Guessed,
    GuessSkipped,
    Learned,
    Lost,
    ManhuntBegan,
    Passed,
    Placed,
    SprintTurnedUp,
    Stopped,
    TurnedUp,
)
from ..view import FugitiveView


def _placed(event: Placed, to: Reader) -> dict[str, Arg] | str:
    """Who laid a hideout reads its number."""
    view = to.view
    own = view.row[event.place].card if isinstance(view, FugitiveView) and view.seat == event.seat else None
    if own:
        return to.say("fugitive-log-laid", card=own, sprints=event.sprints)
    return {"seat": event.seat, "place": event.place, "sprints": event.sprints, "card": event.card or 0}


def _drawn(event: EventDrawn, to: Reader) -> dict[str, Arg]:
    name = f"fugitive-event-{event.event}"
    return {"event": to.say(name), "text": to.say(f"{name}-text"), "works": str(event.works).lower()}


def _drew(event: Drew, to: Reader) -> dict[str, Arg] | str:
    pile = "ABC"[event.pile]
    if event.seat == to.view.seat:
        return to.say("fugitive-log-drew-you", pile=pile)
    return {"seat": event.seat, "pile": pile}


def _guessed(event: Guessed, to: Reader) -> dict[str, Arg] | str:
    guess: dict[str, Arg] = {"numbers": to.listed(map(str, event.numbers)), "hit": str(event.hit).lower()}
    if event.seat == to.view.seat:
        return to.say("fugitive-log-guessed-you", **guess)
    return {"seat": event.seat, **guess}


def _learned(event: Learned, to: Reader) -> str:
    found = event.finding
    return to.say("fugitive-finding", place=found.place, what=found.what, number=found.number)


LOG: LogWords = {
    Drew: _drew,
    Got: lambda event, to: {"card": event.card},
    DrawSkipped: lambda event, to: {"seat": event.seat},
    Placed: _placed,
    Passed: lambda event, to: {"seat": event.seat, "forced": str(event.forced).lower()},
    Stopped: lambda event, to: {"seat": event.seat},
    Guessed: _guessed,
    TurnedUp: lambda event, to: {
        "card": event.card,
        "count": len(event.sprints),
        "sprints": to.listed(map(str, event.sprints)) or "none",
    },
    GuessSkipped: lambda event, to: {"seat": event.seat},
    EventDrawn: _drawn,
    SprintTurnedUp: lambda event, to: {"card": event.card},
    Lost: lambda event, to: {"seat": event.seat, "card": event.card},
    CardsShown: lambda event, to: {"cards": to.listed(map(str, event.cards))},
    Learned: _learned,
    ManhuntBegan: lambda event, to: {},
    Ended: lambda event, to: to.sentence(event.outcome.why),
}


def _chosen(action: Place, seat: Seat, to: Reader) -> str:
    """The numbers of cards that lie face down."""
    if action.card == GOAL and not action.sprints:
        return ""
    sprints = to.listed(map(str, action.sprints)) or "none"
    return to.say("fugitive-review-chosen", seat=seat, card=action.card, sprints=sprints)


DEEDS: Deeds = {Place: _chosen}
