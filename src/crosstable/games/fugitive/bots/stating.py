"""What the bots say of their chances.

Hers depends on whom she plays against, and he shows that as he plays: a canny Fugitive passes though he could lay
something, opens with a lone hideout, spends sprint cards, and she misses him often; one who plays plainly gets stuck.
"""

from math import exp, log

from ..know.evidence import Evidence, LaidDown, Passing

USUAL = -0.2
WILLING, FORCED, MISSED, LONE, SPRINT, LAID = 0.38, -1.19, 0.56, 1.32, 0.27, -0.38
"""How sure she is that he is canny, in logits: at first, and how much surer for each sign; from 51 games against the
strong Fugitive, 58 against him with short thoughts, and 186 against the medium and the easy one and two rivals."""
CANNY, PLAIN = (0.24, 0.08), (0.63, 2.35)
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
