"""How each side of Fugitive could think it stood: he by games played on in thought, she by the rows that fit."""

from crosstable.core.review import Estimate, Eyes

from ..bots.beliefs import OPEN_MINDED, believing
from ..bots.hunt import hunt_features, trail
from ..bots.judgement import MARSHAL_JUDGE
from ..bots.passes import heeding_passes
from ..bots.rows import all_rows
from ..bots.stating import stated
from ..data import FUGITIVE, MARSHAL
from ..know import evidence
from ..view import FugitiveView
from .insight import JUDGED, escapes

TOLD = (FUGITIVE,)
SURENESS, DOUBT = 0.6, 0.6
"""Her judgement is far too sure of itself: it is set by how games of the strong bots went on …"""
EARLY, VAGUE = 8, 0.25
"""… and before this turn she cannot know much yet, so that her chance may be farther off."""


def outlook(eyes: Eyes, seed: int) -> Estimate:
    """His chance to escape, or hers to catch him."""
    view = eyes.view
    assert isinstance(view, FugitiveView)
    known = evidence(event for step in eyes.heard for event in step)
    if eyes.seat != MARSHAL and view.phase != "manhunt":
        return escapes(view, eyes.heard, seed)
    rows = believing(heeding_passes(all_rows(known)), OPEN_MINDED)
    if view.phase == "manhunt":
        caught = min(1.0, rows.chance_of_all(rows.surest_names()))
        return Estimate(caught if eyes.seat == MARSHAL else 1 - caught, 2 * rows.error)
    here = trail(rows, view.hot, sum(pile.count for pile in view.piles))
    judged = float(MARSHAL_JUDGE.chances([hunt_features(here)])[0])
    return Estimate(stated(judged, SURENESS, DOUBT), JUDGED if view.turn >= EARLY else VAGUE)
