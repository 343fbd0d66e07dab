"""How a seat in Crossfire could think it stood, if the count came now."""

from crosstable.core import Seat
from crosstable.core.review import Estimate, Eyes
from crosstable.review.chances import bracketed

from ..bots.expect import COUNTS, wins
from ..view import CrossfireView

TOLD: tuple[Seat, ...] = ()


def outlook(eyes: Eyes, seed: int) -> Estimate:
    """How often this seat wins in the deals it can hold possible, and how far that may be off: by what was sampled, and
    by how far people go by what is said."""
    view = eyes.view
    assert isinstance(view, CrossfireView)
    return bracketed(wins(view, eyes.options.late_guard, seed), COUNTS)
