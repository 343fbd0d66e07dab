"""How the Fugitive thinks that he may be read, and the Marshals he learns against."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ...know import SLY, UNIFORM, falling, reader
from ...know.models import shares
from ..beliefs import OPEN_MINDED, Belief, sure_of
from ..chase import JUDGING
from ..marshals import NEVER, STEEP_MINDED
from ..quick import LONGEST, MOST_SPRINTS, Floats


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


READERS = readers([sure_of(UNIFORM), sure_of(falling(0.45)), sure_of(reader(0, 0.05)), OPEN_MINDED])
MARSHALS = {
    "uniform, single numbers": (sure_of(UNIFORM), NEVER, 0.5),
    "uniform": (sure_of(UNIFORM), 0.5, 1.0),
    "falling by 0.3": (sure_of(falling(0.3)), 0.5, 1.5),
    "falling by 0.45": (sure_of(falling(0.45)), 0.5, 1.5),
    "as far as he can": (sure_of(reader(0, 0.04)), 0.5, 1.0),
    "one short of it": (sure_of(reader(1, 0.08)), 0.5, 0.5),
    "sly": (sure_of(SLY), 0.5, 0.5),
    "open-minded, judging": (OPEN_MINDED, JUDGING, 4.0),
    "steep-minded, judging": (STEEP_MINDED, JUDGING, 1.0),
    "uniform, judging": (sure_of(UNIFORM), JUDGING, 1.0),
}
"""What each believes, from which chance on she names the whole row, and how often he meets her."""
