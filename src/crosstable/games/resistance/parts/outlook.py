"""How a seat in The Resistance could think it stood: its side's chance, reckoned from its own beliefs."""

import random

from msgspec.structs import replace

from crosstable.core import Seat
from crosstable.core.review import Estimate, Eyes

from ..bots.course import FACTS
from ..bots.habits import Habits
from ..bots.levels import LEVELS
from ..bots.prospects import resistance_wins
from ..bots.seatmind import Mind
from ..view import ResistanceView
from .insight import HABITS
from .review import GOING

TOLD: tuple[Seat, ...] = ()
ROUGH = 0.05
"""The reckoning is never stated more exactly."""
NO_IDEA = Estimate(0.5, 0.5)


def outlook(eyes: Eyes, seed: int) -> Estimate:
    """The chance with votes and talk listened to; how far it is off without them is its error."""
    view = eyes.view
    assert isinstance(view, ResistanceView)
    heard, seen = (_wins(view, habits) for habits in (HABITS["talk"], FACTS))
    if heard is None or seen is None:
        return NO_IDEA
    return Estimate(heard, max(ROUGH, abs(heard - seen)))


def _wins(view: ResistanceView, habits: Habits) -> float | None:
    """This seat's side's chance under these habits; None if nothing fits any more."""
    mind = Mind(view, replace(LEVELS["strong"], habits=habits), random.Random(0))
    if not (mind.belief.possible and mind.face.possible):
        return None
    going = mind.belief.safe(view.team, view.mission) if view.phase in GOING else None
    friends = resistance_wins(mind, going)
    return 1 - friends if mind.is_spy else friends
