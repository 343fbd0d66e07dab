"""What the Marshal believes, in some microseconds: every row that can lie there, compiled.

The exact count (`kernel`) follows every card of his hand. Here a number counts by how many cards of its pile he had
drawn, how many of them are known or used before, and how many she has not seen: close to the exact chances, and fast
enough to play thousands of games on in thought. Where there are too many rows, some are drawn by chance and weighed.
"""

import numba
import numpy as np

from ...data import GOAL
from ..quick import (
    CARD,
    CUBE,
    DRAWN,
    ENOUGH_FEET,
    FAR,
    FLOAT,
    FLOATS,
    INT,
    INTS,
    LONGEST,
    MISSED,
    MOST_SPRINTS,
    PILE_BITS,
    PILE_OF,
    PLACES,
    SPRINTS,
    STALE,
    STUCK,
    UNDER,
    UP,
    Floats,
    Ints,
    count,
)

RIDDLES = 16
"""How many wrong guesses of several numbers are kept, each as bits with the length of the row."""
MOST_ROWS, DRAWN_ROWS = 3000, 600
"""More rows than this are not gone through; then so many are drawn."""
LAST_BIT = 67
BIT_AT = np.zeros(LAST_BIT, np.int64)
BIT_AT[[(1 << bit) % LAST_BIT for bit in range(GOAL + 1)]] = range(GOAL + 1)
"""Which bit is set in a number with a single one: those leave different rests when divided by this prime."""


@numba.njit(numba.void(INTS, numba.int64, numba.int64, INT), cache=True)
def _possible(row: Ints, length: int, seen: int, allowed: Ints) -> None:
    """The numbers each place can hold by distance, cards seen and wrong guesses, as bits."""
    allowed[0] = 1
    for place in range(1, length):
        ahead = 0
        for step in range(1, row[place, FAR] + 1):
            ahead |= allowed[place - 1] << step
        free = 1 << row[place, CARD] if row[place, UP] else ((1 << GOAL) - 2) & ~(seen | row[place, MISSED])
        allowed[place] = ahead & free
    for place in range(length - 2, 0, -1):
        back = 0
        for step in range(1, row[place + 1, FAR] + 1):
            back |= allowed[place + 1] >> step
        allowed[place] &= back


@numba.njit(numba.void(INTS, numba.int64, INTS), cache=True)
def _spare(row: Ints, length: int, spare: Ints) -> None:
    """How many of his cards of each pile could lie at each place, given those that lie face up."""
    known, left = np.zeros(3, np.int64), row[length - 1, DRAWN : DRAWN + 3].copy()
    for turn in range(2):
        known[:] = 0
        for place in range(1, length):
            for pile in range(3):
                if row[place, UP]:
                    known[pile] += count((row[place, UNDER] | 1 << row[place, CARD]) & PILE_BITS[pile])
                if turn == 1:
                    spare[place, pile] = max(0, min(row[place, DRAWN + pile] - known[pile], left[pile]))
        if turn == 0:
            left -= known


@numba.njit(numba.types.Tuple((INTS, INT))(INTS, numba.int64, numba.int64), cache=True)  # type: ignore[no-untyped-call]
def room_for_more(row: Ints, length: int, seen: int) -> tuple[Ints, Ints]:
    """How many of his cards of each pile could lie at each place, and how many cards of each nobody has seen."""
    spare, unseen = np.zeros((PLACES, 3), np.int64), np.zeros(3, np.int64)
    _spare(row, length, spare)
    for pile in range(3):
        unseen[pile] = count(PILE_BITS[pile] & ~seen)
    return spare, unseen


@numba.njit(numba.boolean(INTS, numba.int64, numba.int64, numba.int64, numba.int64), cache=True)
def _named_in_vain(riddles: Ints, asked: int, place: int, laid: int, length: int) -> bool:
    """Whether these numbers (bits), laid up to this place, were all of a wrong guess."""
    for riddle in range(asked):
        if min(riddles[riddle, 1], length) == place + 1 and riddles[riddle, 0] & ~laid == 0:
            return True
    return False


@numba.njit(numba.float64(INTS, FLOATS, INTS, INT, numba.int64, numba.int64, numba.int64, numba.int64), cache=True)
def weight_of(
    row: Ints, told: Floats, spare: Ints, unseen: Ints, place: int, before: int, number: int, laid: int
) -> float:
    """How likely this number is at this place after those before, whatever his style is."""
    if row[place, UP]:
        return 1.0
    step = number - before
    weight = told[place, number] * ENOUGH_FEET[min(row[place, SPRINTS], MOST_SPRINTS - 1), min(step, LONGEST - 1)]
    pile = PILE_OF[number]
    if pile >= 0:
        used = count(laid & PILE_BITS[pile])
        weight *= max(0, spare[place, pile] - used) / max(1, unseen[pile] - used)
    if step <= row[place, STUCK]:
        new = row[place, DRAWN + pile] - row[place, STALE + pile] if pile >= 0 else 0
        weight *= max(0.003, new / max(1, row[place, DRAWN + pile]))
    return float(weight)


UP_TO = numba.int64(INTS, numba.int64, numba.int64, numba.int64, FLOATS, INTS, numba.int64, CUBE, INT, INT, FLOATS)
"""What finds rows up to a place takes, and gives."""


@numba.njit(UP_TO, cache=True)
def trails(
    row: Ints, length: int, end: int, seen: int, told: Floats, riddles: Ints, asked: int, styles: Floats, hidden: Ints,
    last: Ints, weights: Floats,
) -> int:  # fmt: skip
    """How many rows there are up to there: of each the hidden numbers as bits, the last one, its weight by each style.

    `seen` are cards that are no hidden hideouts, `told` is what forced passes say about each number at each place,
    `riddles` are wrong guesses of several numbers.
    """
    allowed = np.zeros(PLACES, np.int64)
    _possible(row, end, seen, allowed)
    spare, unseen = room_for_more(row, length, seen)
    kinds = styles.shape[0]
    number, laid, covered = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    weight = np.ones((PLACES, kinds))
    found, place = 0, 1
    number[1] = 0
    while place > 0:
        before = number[place - 1]
        candidate = max(number[place], before) + 1
        while candidate < GOAL and not allowed[place] >> candidate & 1:
            candidate += 1
        if candidate >= GOAL or candidate - before > row[place, FAR]:
            number[place] = 0
            place -= 1
            continue
        number[place] = candidate
        chance = weight_of(row, told, spare, unseen, place, before, candidate, covered[place - 1])
        laid[place] = laid[place - 1] | 1 << candidate
        if chance <= 0.0 or _named_in_vain(riddles, asked, place, laid[place], length):
            continue
        covered[place] = covered[place - 1] if row[place, UP] else covered[place - 1] | 1 << candidate
        sprints, step = min(row[place, SPRINTS], MOST_SPRINTS - 1), min(candidate - before, LONGEST - 1)
        for kind in range(kinds):
            weight[place, kind] = weight[place - 1, kind] * styles[kind, sprints, step] * chance
        if place == end - 1:
            if found == hidden.shape[0]:
                return -1
            hidden[found], last[found], weights[found] = covered[place], candidate, weight[place]
            found += 1
        else:
            place += 1
            number[place] = 0
    return found


@numba.njit(UP_TO, cache=True)
def some_trails(
    row: Ints, length: int, end: int, seen: int, told: Floats, riddles: Ints, asked: int, styles: Floats, hidden: Ints,
    last: Ints, weights: Floats,
) -> int:  # fmt: skip
    """The same where there are too many rows: some are drawn, each number as often as it is likely."""
    allowed = np.zeros(PLACES, np.int64)
    _possible(row, end, seen, allowed)
    spare, unseen = room_for_more(row, length, seen)
    kinds, found = styles.shape[0], 0
    pull, weight = np.zeros(GOAL), np.ones(kinds)
    for _ in range(DRAWN_ROWS):
        before, laid, covered = 0, 0, 0
        weight[:] = 1.0
        whole = True
        for place in range(1, end):
            sprints, total = min(row[place, SPRINTS], MOST_SPRINTS - 1), 0.0
            for number in range(before + 1, min(GOAL - 1, before + row[place, FAR]) + 1):
                pull[number] = 0.0
                if allowed[place] >> number & 1 and not _named_in_vain(
                    riddles, asked, place, laid | 1 << number, length
                ):
                    liking = 0.0
                    for kind in range(kinds):
                        liking += styles[kind, sprints, min(number - before, LONGEST - 1)]
                    pull[number] = liking * weight_of(row, told, spare, unseen, place, before, number, covered)
                total += pull[number]
            if total <= 0.0:
                whole = False
                break
            mark, number = np.random.random() * total, before
            while mark >= 0.0 and number < min(GOAL - 1, before + row[place, FAR]):
                number += 1
                mark -= pull[number]
            likings = 0.0
            for kind in range(kinds):
                likings += styles[kind, sprints, min(number - before, LONGEST - 1)]
            for kind in range(kinds):
                weight[kind] *= styles[kind, sprints, min(number - before, LONGEST - 1)] / likings * total
            laid |= 1 << number
            if row[place, UP] == 0:
                covered |= 1 << number
            before = number
        if whole:
            hidden[found], last[found], weights[found] = covered, before, weight
            found += 1
    return found


@numba.njit(UP_TO, cache=True)
def _all_or_some(
    row: Ints, length: int, end: int, seen: int, told: Floats, riddles: Ints, asked: int, styles: Floats, hidden: Ints,
    last: Ints, weights: Floats,
) -> int:  # fmt: skip
    """All rows up to this place, or some where there are too many."""
    found = trails(row, length, end, seen, told, riddles, asked, styles, hidden, last, weights)
    if found < 0:
        found = some_trails(row, length, end, seen, told, riddles, asked, styles, hidden, last, weights)
    return found


@numba.njit(numba.int64(INTS, numba.int64, numba.int64, FLOATS, INTS, numba.int64, CUBE, INT, INT, FLOATS), cache=True)
def believed(
    row: Ints, length: int, seen: int, told: Floats, riddles: Ints, asked: int, styles: Floats, hidden: Ints,
    last: Ints, weights: Floats,
) -> int:  # fmt: skip
    """All rows, or some where there are too many."""
    return _all_or_some(row, length, length, seen, told, riddles, asked, styles, hidden, last, weights)


@numba.njit(numba.int64(INTS, numba.int64, numba.int64, FLOATS, INTS, numba.int64, CUBE, INT, INT, FLOATS), cache=True)
def rows_before(
    row: Ints, length: int, seen: int, told: Floats, riddles: Ints, asked: int, styles: Floats, hidden: Ints,
    last: Ints, weights: Floats,
) -> int:  # fmt: skip
    """The same for all places but the last."""
    if length == 2:
        hidden[0], last[0], weights[0] = 0, 0, 1.0
        return 1
    return _all_or_some(row, length, length - 1, seen, told, riddles, asked, styles, hidden, last, weights)


@numba.njit(numba.float64(FLOATS, FLOAT, numba.int64, FLOAT), cache=True)
def mixed(weights: Floats, priors: Floats, found: int, chances: Floats) -> float:
    """The chance of each row for somebody who believes in these styles; the sum of their weights."""
    total = 0.0
    for row in range(found):
        chances[row] = 0.0
        for kind in range(priors.shape[0]):
            if priors[kind] > 0.0:
                chances[row] += priors[kind] * weights[row, kind]
        total += chances[row]
    if total > 0.0:
        for row in range(found):
            chances[row] /= total
    return total


@numba.njit(numba.void(numba.int64, numba.float64, FLOAT), cache=True)
def add_bits(cards: int, chance: float, named: Floats) -> None:
    """Add the chance to that of each of these numbers (bits)."""
    while cards:
        named[BIT_AT[(cards & -cards) % LAST_BIT]] += chance
        cards &= cards - 1


@numba.njit(numba.void(INT, FLOAT, numba.int64, FLOAT), cache=True)
def summed_bits(hidden: Ints, chances: Floats, found: int, named: Floats) -> None:
    """The chance of every number to be hidden."""
    named[:] = 0.0
    for row in range(found):
        add_bits(hidden[row], chances[row], named)
