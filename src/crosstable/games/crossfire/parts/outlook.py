"""How a seat in Crossfire could think it stood, if the count came now."""

from math import sqrt

from crosstable.core import Seat
from crosstable.core.review import Estimate, Eyes

from ..bots.expect import COUNTS, wins
from ..view import CrossfireView

TOLD: tuple[Seat, ...] = ()


def outlook(eyes: Eyes, seed: int) -> Estimate:
    """How often this seat wins in the deals it can hold possible."""
    view = eyes.view
    assert isinstance(view, CrossfireView)
    share = wins(view, eyes.options.late_guard, seed)
    return Estimate(share, 2 * sqrt((share * (1 - share) + 1 / COUNTS) / COUNTS))
