"""How long what happens in CROSS is on the stage, in milliseconds: brisk, normal, relaxed."""

from crosstable.core import Ended
from crosstable.core.moments import INSTANT, Moment, Moments, Talk

from ..events import Placed, Swapped

REVEAL = False
TALK = Talk()
MOMENTS: Moments = {
    Placed: INSTANT,
    Swapped: Moment(400, 700, 1000, seen=1),
    Ended: Moment(10 * 60, 10 * 90, 10 * 140),  # the chain lights up from side to side
}
