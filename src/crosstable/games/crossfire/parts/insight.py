"""What could be known of the cards in Crossfire, from looks alone or by believing what was said."""

from collections.abc import Sequence

from crosstable.core import Sentence, Step, sentence
from crosstable.core.review import Column, Estimate, Eyes, Heat, Insight, Row
from crosstable.review.chances import bracketed

from ..bots.fire import THOUGHT, blue_wins
from ..know.clashes import clashes
from ..know.deduce import Fact, beliefs, looks_at
from ..know.evidence import seen
from ..know.notebook import believing
from ..state import State
from ..view import CrossfireView, view

CLASHES = 5
"""How many contradictions are listed."""


def insight(eyes: Eyes, lens: str) -> Insight:
    """How likely each role is at each seat."""
    seen_now = eyes.view
    assert isinstance(seen_now, CrossfireView)
    facts, left_out = frozenset(own_facts(seen_now)), 0
    if lens == "statements":
        facts, left_out = believing(seen_now.deck, seen_now.circle, seen_now.said, facts)
    known = beliefs(seen_now.deck, facts)
    assert known is not None, "what was seen is always possible"
    roles = list(dict.fromkeys(seen_now.deck))
    columns = tuple(Column(role, sentence("crossfire-role", role=role)) for role in roles)
    rows = tuple(
        Row(str(seat), sentence("review-seat", seat=seat), tuple(round(chances.get(role, 0.0), 4) for role in roles))
        for seat, chances in sorted(zip(seen_now.circle, known.chances, strict=True), key=lambda pair: pair[0])
    )
    heat = Heat("roles", sentence("crossfire-insight-roles"), columns, rows)
    how = sentence("crossfire-insight-how", lens=lens, worlds=known.worlds, left=left_out)
    return Insight(how, (heat,), tuple(_lines(seen_now)))


def own_facts(seen_now: CrossfireView) -> set[Fact]:
    """What the viewer has seen with its own eyes: its looks, and cards that lie open before the end."""
    facts: set[Fact] = set()
    if seen_now.seat in seen_now.circle:
        facts.update(seen(seen_now.circle.index(seen_now.seat), seen_now.looks))
    for place, seat in enumerate(seen_now.circle):
        role = seen_now.roles[seat]
        if role is not None and seen_now.phase != "over":
            facts.add(Fact(place, looks_at(len(seen_now.circle), place) - 1, (role,)))
    return facts


def _lines(seen_now: CrossfireView) -> list[Sentence]:
    """Contradictions in what was said."""
    found = clashes(seen_now.said, seen_now.circle, seen_now.deck)
    words = {str(clash.why): clash.why for clash in found}
    return list(words.values())[:CLASHES]


def appraise(past: Sequence[Step[State]], seed: int) -> Estimate:
    """How often blue wins if everybody aimed now by what they saw and heard, and how far that may be off: by what was
    sampled, and by how far people go by what is said."""
    state = past[-1].state
    if state.result is not None:
        return Estimate(float(state.result.team == "blue"))
    views = {seat: view(state, seat) for seat in range(state.seats)}
    return bracketed(blue_wins(state, views, seed), THOUGHT)
