"""How the missions to come go, for bots and reviews alike; it needs neither, so that either may be loaded first."""

from functools import cache

from .habits import Habits

FACTS = Habits(talk=False)
"""Missions, looks and open cards; a spy on a team fails it six times in ten."""
SURE = 1e-9
SPARED = (0.2, 0.1, 0.3)
"""How often spies let a mission pass that they could sink: usually, and at the least and the most."""


@cache
def reached(wins: int, losses: int, chances: tuple[float, ...]) -> float:
    """The chance of this many successes before this many failures, mission by mission."""
    if wins <= 0 or losses <= 0 or not chances:
        return float(wins <= 0)
    p, rest = chances[0], chances[1:]
    return p * reached(wins - 1, losses, rest) + (1 - p) * reached(wins, losses - 1, rest)
