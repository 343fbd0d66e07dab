"""The log of CROSS."""

from crosstable.core import Ended
from crosstable.core.telling import Deeds, LogWords

from ..events import Placed, Swapped

LOG: LogWords = {
    Placed: lambda event, to: {"seat": event.seat, "colour": event.colour, "cell": event.cell},
    Swapped: lambda event, to: {"seat": event.seat},
    Ended: lambda event, to: to.sentence(event.outcome.why),
}
DEEDS: Deeds = {}
