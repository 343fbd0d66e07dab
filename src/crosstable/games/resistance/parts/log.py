"""The log of The Resistance. What somebody is shown, votes or plays in secret is not in it."""

from crosstable.core import Arg
from crosstable.core.telling import Deeds, LogWords, Reader

from ..actions import Consider, Pass, PlayCard, ShowLoyalty, Vote
from ..events import (
    Accused,
    AgentBlamed,
    CardPlayed,
    EarlyOver,
    EarlyWait,
    Ended,
    ExamineAsked,
    HunterStands,
    InvestigatorNamed,
    LeaderIs,
    Learnt,
    Looked,
    MissionDone,
    Opened,
    OpinionsShown,
    PlotGiven,
    PlotsDrawn,
    PlotTaken,
    PlotUsed,
    ResultTurned,
    Said,
    TeamProposed,
    VotesShown,
)
from ..know.words import words_of_statement
from ..state import Tally

CARDS = ("success", "fail", "chief_fail", "reverse")
LOYALTY = ("chief", "resistance_chief", "spy_chief", "not_chief")


def _yes(what: bool) -> str:
    return str(what).lower()


def _plot(card: str, to: Reader) -> str:
    return to.say(f"resistance-plot-{card}")


def _tally(tally: Tally, to: Reader) -> str:
    found = ((getattr(tally, card), to.say(f"resistance-card-{card}")) for card in CARDS)
    return ", ".join(f"{number} × {name}" for number, name in found if number)


def _shown(what: str, to: Reader) -> str:
    kind = "card" if what in CARDS else "loyalty" if what in LOYALTY else "side-one"
    return to.say(f"resistance-{kind}-{what}")


def _used(event: PlotUsed, to: Reader) -> dict[str, Arg]:
    target = "none" if event.target is None else to.names[event.target]
    return {"kind": event.card, "seat": event.seat, "card": _plot(event.card, to), "target": target}


def _mission(event: MissionDone, to: Reader) -> dict[str, Arg]:
    return {"mission": event.mission, "success": _yes(event.success), "cards": _tally(event.tally, to)}


def _looked(event: Looked, to: Reader) -> dict[str, Arg] | str:
    if event.seat == to.view.seat:
        return to.say("resistance-log-looked-you", how=event.how, seat=event.viewer)
    return {"how": event.how, "seat": event.viewer, "seat_other": event.seat}


def _leader(event: LeaderIs, to: Reader) -> dict[str, Arg] | str:
    if event.seat == to.view.seat:
        return to.say("resistance-log-leader_is-you")
    return {"seat": event.seat, "round": event.round}


def _proposed(event: TeamProposed, to: Reader) -> dict[str, Arg] | str:
    """Whoever reads it is “you”, and “yourself” in a proposal of their own."""
    me, mine = to.view.seat, event.leader == to.view.seat
    called = to.say("resistance-log-yourself" if mine else "resistance-log-you")
    team = to.listed(called if seat == me else to.names[seat] for seat in event.team)
    if mine:
        return to.say("resistance-log-team_proposed-you", mission=event.mission, team=team)
    return {"seat": event.leader, "mission": event.mission, "team": team}


LOG: LogWords = {
    Opened: lambda event, to: {},
    LeaderIs: _leader,
    PlotsDrawn: lambda event, to: {
        "seat": event.leader,
        "cards": to.listed(to.say("resistance-quoted", said=_plot(one, to)) for one in event.cards),
    },
    PlotGiven: lambda event, to: {"seat": event.seat, "card": _plot(event.card, to)},
    PlotUsed: _used,
    PlotTaken: lambda event, to: {"seat": event.seat, "card": _plot(event.card, to), "seat_victim": event.victim},
    TeamProposed: _proposed,
    InvestigatorNamed: lambda event, to: {"seat": event.seat},
    OpinionsShown: lambda event, to: {
        "approve": to.seats(event.approve) or "none",
        "reject": to.seats(event.reject) or "none",
    },
    VotesShown: lambda event, to: {
        "approve": len(event.approve),
        "reject": len(event.reject),
        "approved": _yes(event.approved),
    },
    CardPlayed: lambda event, to: (
        {"seat": event.seat, "card": to.say(f"resistance-card-{event.card}")} if event.card else ""
    ),
    MissionDone: _mission,
    EarlyWait: lambda event, to: {},
    EarlyOver: lambda event, to: {},
    HunterStands: lambda event, to: {
        "seat": event.seat,
        "character": to.say(f"resistance-character-{event.character}"),
    },
    Accused: lambda event, to: {"seat": event.hunter, "seat_accused": event.seat, "right": _yes(event.right)},
    ResultTurned: lambda event, to: {"mission": event.mission, "success": _yes(event.success)},
    ExamineAsked: lambda event, to: {"seat": event.examiner, "seat_other": event.seat},
    Looked: _looked,
    Learnt: lambda event, to: to.sentence(event.words),
    AgentBlamed: lambda event, to: {"seat": event.seat, "seat_accused": event.accused, "right": _yes(event.right)},
    Said: lambda event, to: {"seat": event.statement.seat, "words": words_of_statement(event.statement)},
    Ended: lambda event, to: to.sentence(event.outcome.why),
}
DEEDS: Deeds = {
    Vote: lambda action, seat, to: to.say(
        f"resistance-review-{'approves' if action.approve else 'rejects'}", name=to.names[seat]
    ),
    PlayCard: lambda action, seat, to: to.say(
        "resistance-review-plays", name=to.names[seat], card=_shown(action.card, to)
    ),
    ShowLoyalty: lambda action, seat, to: to.say(
        "resistance-review-shows", name=to.names[seat], card=_shown(action.card, to)
    ),
    Pass: lambda action, seat, to: to.say("resistance-review-pass", name=to.names[seat]),
    Consider: lambda action, seat, to: to.say(
        "resistance-review-considers", name=to.names[seat], team=to.seats(action.team) or "none"
    ),
}
