"""Counting worlds one by one: slow, plain, and written without a look at the deduction it is compared with.

A world is an order of every pile and everything the Fugitive chooses. All worlds are gone through, and those in which
the Marshal would have seen exactly what she has seen are counted, by the numbers of the row.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

from crosstable.games.fugitive.know import Evidence
from crosstable.games.fugitive.know.evidence import Drawn, Dropped, LaidDown, Passing

Row = tuple[int, ...]


def feet(card: int) -> int:
    return 2 if card % 2 == 0 else 1


def count_rows(evidence: Evidence) -> Counter[Row]:
    """How many worlds that fit have each row."""
    counts: Counter[Row] = Counter()
    for deal in deals(evidence):
        start = set(evidence.cards.held)
        order = [list(pile) for pile in deal]
        for pile, count in zip(order, evidence.cards.dealt, strict=True):
            start |= {pile.pop(0) for _ in range(count)}
        for row in runs(evidence, 0, start, (0,), order):
            if fits_guesses(evidence, row):
                counts[row] += 1
    return counts


def deals(evidence: Evidence) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every order in which the cards that the Marshal does not hold can come to the Fugitive, pile by pile."""
    piles = []
    for number, cards in enumerate(evidence.cards.piles):
        drawn = sum(isinstance(m, Drawn) and m.pile == number for m in evidence.timeline)
        wanted = drawn + evidence.cards.dealt[number]
        piles.append(list(permutations([c for c in cards if c not in evidence.mine], wanted)))
    return product(*piles)


def runs(evidence: Evidence, at: int, hand: set[int], row: Row, piles: list[list[int]]) -> Iterator[Row]:
    """Every course of play from here on that looks like the evidence."""
    if at == len(evidence.timeline):
        yield row
        return
    moment = evidence.timeline[at]
    if isinstance(moment, Drawn):
        rest = [pile[1:] if n == moment.pile else pile for n, pile in enumerate(piles)]
        yield from runs(evidence, at + 1, hand | {piles[moment.pile][0]}, row, rest)
    elif isinstance(moment, Dropped):
        if moment.card in hand:
            yield from runs(evidence, at + 1, hand - {moment.card}, row, piles)
    elif isinstance(moment, Passing):
        far = row[-1] + 3 + sum(map(feet, hand))
        if moment.forced != any(row[-1] < card <= far - (feet(card) if card < 42 else 0) for card in (*hand, 42)):
            yield from runs(evidence, at + 1, hand, row, piles)
    elif isinstance(moment, LaidDown):
        for card, sprints in layings(evidence, moment.place, hand, row[-1]):
            yield from runs(evidence, at + 1, hand - {card, *sprints}, (*row, card), piles)


def layings(evidence: Evidence, place: int, hand: set[int], last: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every hideout with every set of sprint cards that is legal and looks like this place."""
    spot = evidence.row[place]
    for card in sorted(hand | ({42} if spot.card == 42 else set())):
        if spot.card not in (None, card) or card <= last:
            continue
        for sprints in combinations(sorted(hand - {card}), spot.sprints):
            if spot.card not in (None, 42) and set(spot.known) != set(sprints):
                continue
            if not set(spot.known) <= set(sprints):
                continue
            if card - last <= 3 + spot.reach + sum(map(feet, sprints)):
                yield card, sprints


def fits_guesses(evidence: Evidence, row: Row) -> bool:
    """Whether every wrong guess was wrong, every hidden place is hidden still, and every finding true."""
    for numbers, length in evidence.misses:
        if set(numbers) <= set(row[1:length]):
            return False
    for finding in evidence.findings:
        number = row[finding.place]
        true = {
            "odd": number % 2 == 1,
            "even": number % 2 == 0,
            "higher": number > finding.number,
            "not_higher": number <= finding.number,
        }
        if not true[finding.what]:
            return False
    return True


def chances(counts: Counter[Row]) -> list[dict[int, float]]:
    """The chance of every number at every place."""
    total = sum(counts.values())
    length = len(next(iter(counts)))
    found: list[dict[int, float]] = [{} for _ in range(length)]
    for row, count in counts.items():
        for place, number in enumerate(row):
            found[place][number] = found[place].get(number, 0.0) + count / total
    return found
