"""The cards the Marshal has not seen, by source and parity, and how they fill the places that nothing is known of."""

from math import prod

from .candidates import seen_cards
from .evidence import Evidence
from .fields import KINDS, hideouts, sprints

HELD = 0


class Pool:
    """Unseen cards: kind 2s is the even, 2s + 1 the odd cards of source s; source 0 is what he held at the start."""

    def __init__(self, evidence: Evidence) -> None:
        sources = (evidence.cards.held, *evidence.cards.piles)
        seen = seen_cards(evidence)
        self.source_of = {card: source for source, cards in enumerate(sources) for card in cards}
        unseen = [[card for card in cards if card not in seen] for cards in sources]
        self.counts = [sum(card % 2 == parity for card in cards) for cards in unseen for parity in (0, 1)]
        self.dealt = evidence.cards.dealt

    def kind_of(self, card: int) -> int:
        """The kind of a card."""
        return 2 * self.source_of[card] + card % 2

    def sources(self, drawn: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """From where an unseen even, and an unseen odd card can have come by then."""
        even, odd = (
            tuple(s for s, count in enumerate(drawn) if count and self.counts[2 * s + parity]) for parity in (0, 1)
        )
        return even, odd

    def ways(self, state: int) -> float:
        """How many ways there are to name the pinned sprint cards and to fill all other draws, up to a constant."""
        result = 1.0
        for kind in range(KINDS):
            taken = sprints(state, kind)
            if taken:
                result *= falling(self.counts[kind] - hideouts(state, kind), taken)
        for source in range(1, KINDS // 2):
            even, odd = 2 * source, 2 * source + 1
            pinned = sum(hideouts(state, k) + sprints(state, k) for k in (even, odd))
            result /= falling(self.counts[even] + self.counts[odd], pinned)
        return result


def falling(n: int, k: int) -> int:
    """n (n - 1) … with k factors: the ways to choose k of n in order."""
    return prod(range(n - k + 1, n + 1)) if k <= n else 0
