"""How long what happens in Fugitive is on the stage, in milliseconds: brisk, normal, relaxed."""

from crosstable.core import Ended
from crosstable.core.moments import INSTANT, Moment, Moments, Talk

from ..events import (
    CardsShown,
    Dealt,
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
    Revealed,
    SprintTurnedUp,
    Stopped,
    TurnedUp,
)

_CARD = Moment(250, 400, 600, seen=1)

REVEAL = False
TALK = Talk()
MOMENTS: Moments = {
    Dealt: INSTANT,
    Drew: _CARD,
    Got: INSTANT,
    DrawSkipped: INSTANT,
    Placed: _CARD,
    Passed: INSTANT,
    Stopped: INSTANT,
    Guessed: Moment(500, 900, 1400, more=600, seen=1),  # the card is held, then it turns
    TurnedUp: INSTANT,  # as its guess is shown
    GuessSkipped: INSTANT,
    EventDrawn: Moment(900, 1500, 2400, seen=1),
    SprintTurnedUp: _CARD,
    Lost: _CARD,
    CardsShown: INSTANT,
    Learned: INSTANT,
    ManhuntBegan: Moment(900, 1500, 2400, seen=1),
    Revealed: INSTANT,
    Ended: Moment(900, 1500, 2400, seen=1),
}
