"""Which numbers each place can hold at all: the frame the exact count works in."""

from ..data import FEET, STEP
from ..notes import fits
from .evidence import Dropped, Evidence


def candidates(evidence: Evidence) -> list[tuple[int, ...]]:
    """The numbers of each place by distance, cards seen, single misses and findings; sorted."""
    seen = seen_cards(evidence)
    allowed = [
        {spot.card} if spot.card is not None else _unexcluded(evidence, place, seen)
        for place, spot in enumerate(evidence.row)
    ]
    steps = [longest_step(evidence, place) for place in range(len(allowed))]
    for place in range(1, len(allowed)):
        before = allowed[place - 1]
        allowed[place] = {n for n in allowed[place] if any(0 < n - b <= steps[place] for b in before)}
    for place in range(len(allowed) - 2, -1, -1):
        behind = allowed[place + 1]
        allowed[place] = {n for n in allowed[place] if any(0 < b - n <= steps[place + 1] for b in behind)}
    return [tuple(sorted(numbers)) for numbers in allowed]


def seen_cards(evidence: Evidence) -> set[int]:
    """Every card the Marshal knows to be something else than a hidden hideout."""
    return evidence.mine | known_cards(evidence)


def known_cards(evidence: Evidence) -> set[int]:
    """The Fugitive's cards that the Marshal has seen: found, turned up or lost."""
    known = {moment.card for moment in evidence.timeline if isinstance(moment, Dropped)}
    for spot in evidence.row:
        known.update(spot.known)
        if spot.card is not None:
            known.add(spot.card)
    return known


def longest_step(evidence: Evidence, place: int) -> int:
    """How far the hideout at this place can lie from the one before."""
    spot = evidence.row[place]
    return STEP + spot.reach + sum(FEET[card] for card in spot.known) + 2 * (spot.sprints - len(spot.known))


def _unexcluded(evidence: Evidence, place: int, seen: set[int]) -> set[int]:
    missed = {numbers[0] for numbers, row in evidence.misses if len(numbers) == 1 and place < row}
    findings = [finding for finding in evidence.findings if finding.place == place]
    return {
        number
        for number in range(1, evidence.cards.highest + 1)
        if number not in seen and number not in missed and all(fits(finding, number) for finding in findings)
    }
