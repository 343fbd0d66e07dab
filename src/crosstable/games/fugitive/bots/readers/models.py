"""How the Fugitive thinks that he may be read, and the Marshals he learns against."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ...know import SLY, UNIFORM, Model, falling, reader
from ...know.models import shares
from ..beliefs import OPEN_MINDED, Belief, sure_of
from ..chase import JUDGING
from ..marshals import NEVER, STEEP_MINDED
from ..quick import LONGEST, MOST_SPRINTS, Floats
from . import judged
from .reading import Mind
from .weights import HANDS, STYLE, WEIGHTS


class Readers(NamedTuple):
    """All styles anybody believes in, and how much each reader believes in each."""

    styles: Floats
    priors: Floats


def readers(beliefs: Sequence[Belief]) -> Readers:
    """Everybody who believes this, so that one count of the rows serves all."""
    models = list(dict.fromkeys(model for belief in beliefs for model, _ in belief.styles))
    styles = np.array([[shares(model, n)[:LONGEST] for n in range(MOST_SPRINTS)] for model in models])
    priors = np.array([[dict(belief.styles).get(model, 0.0) for model in models] for belief in beliefs])
    return Readers(styles, priors)


WATCHED = Model("watched", lambda distance, sprints: 1.0)
"""How he steps himself, as somebody has it who has watched him often: learned with his weights."""
READERS = readers([sure_of(UNIFORM), sure_of(falling(0.45)), sure_of(reader(0, 0.05)), OPEN_MINDED, sure_of(WATCHED)])
KNOWN = len(READERS.styles) - 1
READERS.styles[KNOWN] = STYLE
MARSHALS = {
    "uniform, single numbers": (sure_of(UNIFORM), NEVER, 0.7),
    "uniform": (sure_of(UNIFORM), 0.5, 0.5),
    "falling by 0.3": (sure_of(falling(0.3)), 0.5, 1.2),
    "falling by 0.45": (sure_of(falling(0.45)), 0.5, 1.2),
    "as far as he can": (sure_of(reader(0, 0.04)), 0.5, 1.0),
    "one short of it": (sure_of(reader(1, 0.08)), 0.5, 0.3),
    "sly": (sure_of(SLY), 0.5, 0.2),
    "open-minded, judging": (OPEN_MINDED, JUDGING, 5.0),
    "steep-minded, judging": (STEEP_MINDED, JUDGING, 0.7),
    "uniform, judging": (sure_of(UNIFORM), JUDGING, 0.7),
    "watching": (sure_of(WATCHED), 0.5, 0.4),
    "watching, judging": (sure_of(WATCHED), JUDGING, 0.6),
}
"""What each believes, from which chance on she names the whole row, and how often he meets her."""
KNOWING = [k for k, (belief, *_) in enumerate(MARSHALS.values()) if belief.styles[0][0] is WATCHED]


class Outlook(NamedTuple):
    """How he sees his chance: who reads him and what counts how much in a row, and what counts in a hand."""

    mind: Mind
    hands: Floats


def outlook(style: Floats, weights: Floats, hands: Floats) -> Outlook:
    """What was learned by one who steps like this, as whoever has watched him knows."""
    styles = READERS.styles.copy()
    styles[KNOWN] = style
    return Outlook((styles, READERS.priors, weights), hands)


EVERYBODY = outlook(STYLE, WEIGHTS, HANDS)
"""Learned from games against all of them."""
JUDGED = outlook(judged.STYLE, judged.WEIGHTS, judged.HANDS)
"""Learned from games against those who weigh what a guess leaves."""
