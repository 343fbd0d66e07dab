"""What the bots say of their chances.

Hers depends on whom she plays against, and he shows that as he plays: a canny Fugitive passes though he could lay
something, opens with a lone hideout, and she misses him often; one who plays plainly gets stuck, and spends more cards.
"""

from math import exp, log

from ..know.evidence import Evidence, LaidDown, Passing

USUAL = 0.11
WILLING, FORCED, MISSED, LONE, SPRINT, LAID = 1.98, -1.21, 0.31, 1.38, 0.15, -0.45
"""How sure she is that he is canny, in logits: at first, and how much surer for each sign; from 362 games against the
strong Fugitive and 258 each against the medium one, the bluffer, the hasty runner and the miser, both kinds counted
alike."""
CANNY, PLAIN = (0.38, -0.70), (0.77, 3.53)
"""Her judgement is set by hand and far too sure of itself: how far it is drawn towards a coin, and how much more there
is to her chance, against either kind; from the same games."""


def canny(known: Evidence) -> float:
    """How likely he is to be one who will not be read."""
    score = USUAL + MISSED * len(known.misses) + LAID * (len(known.row) - 1)
    score += SPRINT * sum(spot.sprints for spot in known.row)
    score += sum(FORCED if moment.forced else WILLING for moment in known.timeline if isinstance(moment, Passing))
    if sum(isinstance(moment, LaidDown) for moment in known.timeline[:2]) == 1:
        score += LONE
    return 1 / (1 + exp(-score))


def her_chance(value: float, kind: float) -> float:
    """What she says her chance is where she judges it to be this, and he is canny with that chance."""
    return kind * stated(value, *CANNY) + (1 - kind) * stated(value, *PLAIN)


def stated(value: float, sureness: float, doubt: float) -> float:
    """A judged chance drawn towards what came true in games; only what is certain stays certain."""
    if not 1e-9 < value < 1 - 1e-9:
        return float(min(1.0, max(0.0, value)))
    return 1 / (1 + exp(-doubt - sureness * log(value / (1 - value))))
