"""How long what happens in Crossfire is on the stage, in milliseconds: brisk, normal, relaxed."""

from crosstable.core.moments import INSTANT, Moment, Moments, Talk
from crosstable.core.seats import Seat

from ..actions import Claim
from ..events import (
    AimsShown,
    Chosen,
    CountBegan,
    Dealt,
    Ended,
    Fired,
    GunsLowered,
    Looked,
    Mixed,
    Passed,
    Readied,
    Revealed,
    Said,
    ShotsPlaced,
    TalkBegan,
)
from ..rules.talk import SPEECHES


def _spoken_to(event: object) -> tuple[Seat, ...]:
    about = event.statement.about if isinstance(event, Said) else None
    return () if about is None else (about,)


_DEAL = Moment(450, 800, 1200, seen=1)

REVEAL = True
TALK = Talk((Claim, *SPEECHES), to=_spoken_to)
MOMENTS: Moments = {
    Dealt: _DEAL,
    Looked: INSTANT,  # takes place while everybody looks
    Passed: _DEAL,
    Mixed: _DEAL,
    Chosen: INSTANT,
    TalkBegan: Moment(250, 400, 600, seen=1),
    Said: INSTANT,
    ShotsPlaced: INSTANT,
    Readied: INSTANT,
    CountBegan: Moment(400, 700, 1000, seen=1),
    AimsShown: Moment(500, 800, 1000, each=lambda _: 5, seen=2),  # three, two, one, and all point
    GunsLowered: Moment(450, 800, 1200, seen=1),
    Revealed: Moment(600, 1000, 1500, each=lambda event: -(-len(event.seats) // 3), seen=1),  # three cards at a time
    Fired: Moment(900, 1500, 2400, each=lambda event: max(1, len(event.by))),  # shot by shot
    Ended: Moment(900, 1500, 2400, seen=1),
}
