"""Which numbers each place can hold at all: the frame the exact count works in."""

from ..data import FEET, STEP
from ..state import Finding
from .evidence import Dropped, Evidence


def candidate_masks(evidence: Evidence) -> list[int]:
    """For each place the numbers it can hold by distance, cards seen, single misses and findings: a bit for each."""
    unseen = (2 << evidence.cards.highest) - 2
    for card in seen_cards(evidence):
        unseen &= ~(1 << card)
    allowed = [
        1 << spot.card if spot.card is not None else _unexcluded(evidence, place, unseen)
        for place, spot in enumerate(evidence.row)
    ]
    steps = [longest_step(evidence, place) for place in range(len(allowed))]
    for place in range(1, len(allowed)):
        ahead, before = 0, allowed[place - 1]
        for step in range(1, steps[place] + 1):
            ahead |= before << step
        allowed[place] &= ahead
    for place in range(len(allowed) - 2, -1, -1):
        back, behind = 0, allowed[place + 1]
        for step in range(1, steps[place + 1] + 1):
            back |= behind >> step
        allowed[place] &= back
    return allowed


def seen_cards(evidence: Evidence) -> set[int]:
    """Every card the Marshal knows to be something other than a hidden hideout."""
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
    return STEP + spot.reach + sum([FEET[card] for card in spot.known]) + 2 * (spot.sprints - len(spot.known))


def _unexcluded(evidence: Evidence, place: int, unseen: int) -> int:
    for numbers, row in evidence.misses:
        if len(numbers) == 1 and place < row:
            unseen &= ~(1 << numbers[0])
    for finding in evidence.findings:
        if finding.place == place:
            unseen &= sum(1 << number for number in range(1, evidence.cards.highest + 1) if fits(finding, number))
    return unseen


def fits(finding: Finding, number: int) -> bool:
    """Whether a hideout with this number agrees with what the Marshal learned."""
    if finding.what in ("odd", "even"):
        return (number % 2 == 1) == (finding.what == "odd")
    return (number > finding.number) == (finding.what == "higher")
