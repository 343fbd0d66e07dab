"""What a bot says when it is asked why. It goes by what everybody can know: nobody learns who it is from that."""

import random

from msgspec.structs import replace

from crosstable.core import Answer

from ..view import ResistanceView
from .belief import belief_of
from .levels import Level

CLEAR = 0.12
"""By how much somebody must stand out from the others to be named."""


def answer(view: ResistanceView, level: Level, luck: random.Random) -> Answer:
    """Somebody who looks worse or better than the rest, a mission that failed, or that it is early."""
    known = belief_of(replace(view, mine=None), level.habits)
    others = sorted((seat for seat in range(view.seats) if seat != view.seat), key=known.spy)
    usual = sum(map(known.spy, others)) / len(others)
    ideas = [Answer("resistance-say-because-mission", m.mission) for m in view.missions if not m.success][-1:]
    if known.spy(others[-1]) > usual + CLEAR:
        ideas.append(Answer("resistance-say-because-doubt", others[-1]))
    if known.spy(others[0]) < usual - CLEAR:
        ideas.append(Answer("resistance-say-because-trust", others[0]))
    return luck.choice(ideas) if ideas else Answer("resistance-say-because-early")
