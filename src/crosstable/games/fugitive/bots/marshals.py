"""The Marshals the strong Fugitive has in mind when he plays a chase on in thought."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..know import EAGER, SLY, UNIFORM, falling, reader
from ..know.models import shares
from .beliefs import OPEN_MINDED, Belief, sure_of
from .chase import JUDGING
from .quick import LONGEST, MOST_SPRINTS, Floats

NEVER = 2.0
"""So bold is nobody: she names single numbers only."""
WARY = -0.25
"""She names the whole row early, and minds what a found 30 gives away."""


class Crowd(NamedTuple):
    """Marshals as the compiled game wants them: for each the styles she believes in, how likely each is, and from which
    chance on she names the whole row."""

    styles: Floats
    priors: Floats
    bold: Floats


def crowd(marshals: Sequence[tuple[Belief, float]]) -> Crowd:
    """These Marshals, each with a belief and her boldness."""
    most = max(len(belief.styles) for belief, _ in marshals)
    styles = np.zeros((len(marshals), most, MOST_SPRINTS, LONGEST))
    priors = np.zeros((len(marshals), most))
    for number, (belief, _) in enumerate(marshals):
        for k, (model, prior) in enumerate(belief.styles):
            styles[number, k] = [shares(model, sprints)[:LONGEST] for sprints in range(MOST_SPRINTS)]
            priors[number, k] = prior
    return Crowd(styles, priors, np.array([bold for _, bold in marshals]))


STEEP_MINDED = Belief(((EAGER, 0.3), (falling(0.4), 0.3), (reader(0, 0.08), 0.2), (reader(1, 0.1), 0.2)))
"""She takes it that he goes about as far as he can, and learns how nearly."""
CROWD = crowd(
    [
        (sure_of(UNIFORM), NEVER), (sure_of(UNIFORM), 0.5),
        (sure_of(falling(0.3)), 0.5), (sure_of(falling(0.45)), 0.5), (sure_of(falling(0.6)), 0.5),
        (sure_of(reader(0, 0.03)), 0.5), (sure_of(reader(0, 0.1)), 0.5), (sure_of(reader(1, 0.08)), 0.5),
        (sure_of(reader(2, 0.1)), 0.5), (sure_of(SLY), 0.5),
        (OPEN_MINDED, JUDGING), (OPEN_MINDED, JUDGING), (OPEN_MINDED, JUDGING), (OPEN_MINDED, JUDGING),
        (STEEP_MINDED, JUDGING), (sure_of(UNIFORM), JUDGING),
    ]
)  # fmt: skip
