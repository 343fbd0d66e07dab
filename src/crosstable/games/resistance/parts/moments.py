"""How long what happens in The Resistance is on the stage, in milliseconds: brisk, normal, relaxed."""

from crosstable.core.moments import INSTANT, Moment, Moments, Talk
from crosstable.core.seats import Seat

from ..actions import Propose, Vote
from ..events import (
    Accused,
    AgentBlamed,
    CardPlayed,
    Considered,
    Dealt,
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
    PlotSpared,
    PlotTaken,
    PlotUsed,
    ResultTurned,
    Said,
    TeamProposed,
    VoteCast,
    VotesShown,
)
from ..rules.talk import SPEECH


def _cards(event: MissionDone) -> int:
    tally = event.tally
    return tally.success + tally.fail + tally.chief_fail + tally.reverse


def _spoken_to(event: object) -> tuple[Seat, ...]:
    """Who is trusted, suspected, asked or said to have shown something; a team is suggested to nobody in particular."""
    if not isinstance(event, Said) or event.statement.kind not in ("suspect", "trust", "seen", "reject"):
        return ()
    return event.statement.seats


_VOTES = Moment(350, 600, 900, each=lambda _: 5, seen=2)  # three, two, one, and all cards turn
_ACCUSATION = Moment(600, 1100, 1600, each=lambda _: 3, seen=1)  # it is said, it hangs in the air, it is answered
_PLOT_CARD = Moment(700, 1200, 1800, seen=1)  # whose it is and what it is called have to be read
_LOOK = Moment(700, 1200, 1800, seen=1)

REVEAL = True
TALK = Talk(SPEECH, before=(Propose, Vote), to=_spoken_to)
MOMENTS: Moments = {
    Opened: INSTANT,  # everybody looks at a card of one's own until all are ready
    Dealt: INSTANT,
    Learnt: INSTANT,  # takes place while everybody sees that somebody looks
    Looked: _LOOK,
    PlotsDrawn: INSTANT,  # the cards are seen as they are given
    PlotGiven: _PLOT_CARD,
    PlotUsed: _PLOT_CARD,
    PlotSpared: INSTANT,
    PlotTaken: _PLOT_CARD,
    ExamineAsked: _LOOK,
    Considered: INSTANT,  # a choice that is being made
    LeaderIs: Moment(250, 450, 700, seen=1),
    TeamProposed: Moment(120, 200, 320, each=lambda event: len(event.team)),
    InvestigatorNamed: _LOOK,  # who it is has to be read
    VoteCast: INSTANT,
    OpinionsShown: _VOTES,
    VotesShown: _VOTES,
    CardPlayed: Moment(700, 1200, 1900, each=lambda event: int(event.card is not None)),  # face up (P12)
    MissionDone: Moment(700, 1200, 1900, each=lambda event: _cards(event) + 1, seen=1),  # card by card, then the result
    EarlyWait: INSTANT,  # a wait with a clock of its own
    EarlyOver: INSTANT,
    HunterStands: Moment(600, 1000, 1500, seen=1),
    Accused: _ACCUSATION,
    ResultTurned: Moment(700, 1200, 1900, seen=1),
    AgentBlamed: _ACCUSATION,
    Said: INSTANT,
    Ended: Moment(900, 1500, 2400, seen=1),
}
