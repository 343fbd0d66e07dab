"""The cards the Marshal has not seen, by source and parity."""

from .candidates import seen_cards
from .evidence import Evidence


class Pool:
    """Unseen cards: kind 2s is the even, 2s + 1 the odd cards of source s; source 0 is what he held at the start."""

    def __init__(self, evidence: Evidence) -> None:
        sources = (evidence.cards.held, *evidence.cards.piles)
        seen = seen_cards(evidence)
        self.source_of = {card: source for source, cards in enumerate(sources) for card in cards}
        unseen = [[card for card in cards if card not in seen] for cards in sources]
        self.counts = [sum([card % 2 == parity for card in cards]) for cards in unseen for parity in (0, 1)]
        self.dealt = evidence.cards.dealt

    def sources(self, drawn: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """From where an unseen even, and an unseen odd card can have come by then."""
        even, odd = (
            tuple([s for s, count in enumerate(drawn) if count and self.counts[2 * s + parity]]) for parity in (0, 1)
        )
        return even, odd
