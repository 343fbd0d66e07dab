"""What a game of Crossfire is remembered for, by what could be worked out exactly."""

from collections.abc import Sequence

from crosstable.core import Seat, Sentence, Step, sentence
from crosstable.core.review import Award, Judged
from crosstable.review.awards import detective, mean
from crosstable.review.words import percent

from ..data import BYSTANDERS, Role
from ..know.notebook import Page, page, page_believing_all
from ..state import State
from .review import judge, saying

LEAST = 0.02
"""A lie that changed less than this fooled nobody."""

WANTED: dict[Role, frozenset[Role]] = {
    "agent": frozenset({"assassin"}),
    "enforcer": frozenset({"assassin"}),
    "sniper": frozenset({"assassin"}),
    "assassin": frozenset({"vip"}),
    "bodyguard": frozenset({"vip"}),
    "peace_keeper": BYSTANDERS,
}
"""Whom each armed role has to find, to shoot or to protect."""


def awards(states: Sequence[State]) -> tuple[Award, ...]:
    """The best liar and the best detective."""
    said = tuple(judge([Step(state) for state in states]))
    return (_liar(states[-2], said), detective("crossfire", _hits(states[-1], said)))


def _liar(last: State, said: Sequence[Judged]) -> Award:
    """Whose lies, believed with everything else that could be true, hid his card best from the others."""
    fooled = {
        seat: (_believed(last, seat, talk=False), _believed(last, seat, talk=True))
        for seat in sorted({one.seat for one in said if one.verdict == "false"} & set(last.circle))
    }
    if not fooled:
        return Award("liar", (), sentence("crossfire-award-no-lie"))
    seat, (before, after) = max(fooled.items(), key=lambda found: found[1][0] - found[1][1])
    if before - after < LEAST:
        return Award("liar", (), sentence("crossfire-award-no-liar"))
    card = sentence("crossfire-being", role=last.roles[seat])
    words = sentence("crossfire-award-liar", seat=seat, card=card, before=percent(before), after=percent(after))
    return Award("liar", (seat,), words)


def _believed(state: State, seat: Seat, *, talk: bool) -> float:
    """How likely the others could think the card this seat really has, from their looks or from all that was said."""
    found = [page_believing_all(state, one) if talk else page(state, one) for one in state.circle if one != seat]
    return mean([_chance(known, seat, state.roles[seat]) for known in found if known is not None], 1.0)


def _chance(known: Page, seat: Seat, *roles: Role) -> float:
    return sum(known[seat].get(role, 0.0) for role in roles)


def _hits(end: State, said: Sequence[Judged]) -> dict[Seat, list[bool]]:
    """Opinions and aims which nothing the seat had seen settled, and whether they were right."""
    hits: dict[Seat, list[bool]] = {seat: [] for seat in range(end.seats)}
    for one in said:
        if one.verdict == "opinion" and one.right is not None:
            hits[one.seat].append(one.right)
    for seat, found in hits.items():
        wanted = WANTED.get(end.roles[seat], frozenset())
        known = page(end, seat)
        for target in (end.shots if seat == end.sniper else end.aims[seat]) or ():
            if wanted and known and 0.0 < _chance(known, target, *wanted) < 1.0:
                found.append(end.roles[target] in wanted)
    return hits


def happened(before: State, after: State) -> Sentence:
    """What was said, or where the Sniper's cards went, in this step."""
    if len(after.said) > len(before.said):
        return saying(after.said[-1], after.circle)
    return sentence("crossfire-turn-shots" if after.shots != before.shots else "crossfire-turn-other")
