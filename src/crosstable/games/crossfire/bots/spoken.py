"""What words in Crossfire were worth: how the count would end with them and without, in the same deals."""

from math import sqrt

import numpy as np
from msgspec.structs import replace

from crosstable.core import Action, Arg, Seat, sentence
from crosstable.core.review import Effort, Way, Weighed
from crosstable.review.words import percent

from ..actions import Claim, Doubt, Suspect, TellRole, TellSeen, Trust
from ..data import STAGES
from ..parts.review import saying
from ..state import State
from ..view import CrossfireView
from .expect import DEPTH, TRUSTS, possible_deals, won_in
from .imagine import INDEX, NOT_SEEN, Floats, SampledDeals
from .minds import Talk, heard, statement_of, talk_of

SPOKEN = (Claim, TellSeen, TellRole, Doubt, Trust, Suspect)
"""What tells something; a plea or a question does not."""
TRUSTED: dict[Effort, tuple[float, ...]] = {"quick": TRUSTS[:1], "thorough": TRUSTS}
"""How far words are trusted: what that changes is part of the error."""
COUNTS: dict[Effort, int] = {"quick": 50, "thorough": 240}
"""In how many deals the words are compared."""


def weigh_words(view: CrossfireView, action: Action, effort: Effort, late_guard: bool) -> Weighed | None:
    """Words beside silence; None for the first claims, which are turned before anybody has heard anything."""
    if view.seat is None or view.phase != "talk":
        return None
    seat, silent, count = view.seat, talk_of(view), COUNTS[effort]
    deals = possible_deals(view, silent, count, np.random.default_rng(count))

    def won(talk: Talk, trust: float) -> Floats:
        return won_in(deals, replace(talk, trust=trust), seat, late_guard, DEPTH)

    pairs = [(won(silent, trust), won(heard(silent, seat, action), trust)) for trust in TRUSTED[effort]]
    losses = [quiet - loud for quiet, loud in pairs]
    means = [float(lost.mean()) for lost in losses]
    loss = sum(means) / len(means)
    error = max(means) - min(means) + 2 * float(losses[0].std()) / sqrt(count)
    taken = sum(float(loud.mean()) for _, loud in pairs) / len(pairs)
    return _weighed(view, action, taken + max(0.0, loss), taken, error)


def _weighed(view: CrossfireView, action: Action, best: float, taken: float, error: float) -> Weighed:
    """The words beside leaving it at that."""
    said: dict[str, Arg] = {"before": percent(best), "after": percent(taken)}
    if isinstance(action, Claim):
        edge = sentence("crossfire-claim", claim=action.claim)
        way, other = sentence("crossfire-verdict-show", edge=edge), sentence("crossfire-verdict-keep")
        done = sentence("crossfire-verdict-claimed", edge=edge, **said)
    else:
        way = saying(statement_of(view.seat or 0, action), view.circle)
        done, other = sentence("crossfire-verdict-said", saying=way, **said), sentence("crossfire-verdict-silence")
    ways = sorted((Way(way, taken, True), Way(other, best)), key=lambda one: -one.chance)
    return Weighed(
        best=best,
        taken=taken,
        error=error,
        about=sentence("crossfire-verdict-wins"),
        done=done,
        better=sentence("crossfire-verdict-word", what=other),
        ways=tuple(ways),
        wins=True,
        seats=(action.about,) if isinstance(action, Doubt | Trust | Suspect) else (),
    )


def turned_by_words(before: State, end: State, seat: Seat) -> bool:
    """Whether the count would have ended otherwise for this seat without these words, with the cards as they really
    lay and everybody pointing by what he saw and heard."""
    at = len(before.said)
    spoken = Talk(end.options.mode, end.deck, end.circle, end.claims, end.said, end.shots)
    claims = before.claims if end.said[at].kind == "claim" else end.claims
    silent = replace(spoken, said=(*end.said[:at], *end.said[at + 1 :]), claims=claims)
    deal = _real(end)
    lost, won = (won_in(deal, talk, seat, end.options.late_guard)[0] for talk in (spoken, silent))
    return bool(won > lost)


def _real(end: State) -> SampledDeals:
    """The deal as it was."""
    roles = [INDEX[end.roles[seat]] for seat in end.circle]
    looks = [[INDEX[look.role] for look in end.looks[seat]] for seat in end.circle]
    padded = [row + [NOT_SEEN] * (len(STAGES) - len(row)) for row in looks]
    return SampledDeals(np.array([roles]), np.array([padded]))
