"""What readers make of the row, compiled: as it lies, and once he has laid one more hideout, whatever its number is."""

import numba
import numpy as np

from ...data import GOAL
from ..chase import ASKED, LENGTH, SEEN
from ..quick import (
    CARD,
    CUBE,
    FAR,
    FLOAT,
    FLOATS,
    INT,
    INTS,
    LONGEST,
    MOST_SPRINTS,
    PILE_BITS,
    SPRINTS,
    UP,
    Floats,
    Ints,
    count,
)
from .trails import BIT_AT, LAST_BIT, MOST_ROWS, believed, room_for_more, rows_before, weight_of

MIND = numba.types.Tuple((CUBE, FLOATS, FLOAT))  # type: ignore[no-untyped-call]
"""The styles the readers believe in, how much each reader believes in each, and what counts how much."""
ROOM = numba.types.Tuple(  # type: ignore[no-untyped-call]
    (INT, INT, FLOATS, FLOAT, FLOAT, FLOAT, FLOATS, FLOATS, INT, FLOATS)
)
"""Memory: for rows, their last numbers, weights and chances, for sums, for features, for what readers think, for where
rows that go on alike are kept, and for their weights."""
Mind = tuple[Floats, Floats, Floats]
Room = tuple[Ints, Ints, Floats, Floats, Floats, Floats, Floats, Floats, Ints, Floats]
FEATURES = 56
ROW_SHARE = 30
"""Where the features have how likely the readers think the row as it lies, on average."""
ALIKE = GOAL << 9
"""Rows go on alike with the same last number and as many hidden numbers of each pile: so many sorts there are."""


def room(kinds: int) -> Room:
    """Memory for readers who believe in so many styles."""
    return (
        np.zeros(MOST_ROWS, np.int64), np.zeros(MOST_ROWS, np.int64), np.zeros((MOST_ROWS, kinds)),
        np.zeros(MOST_ROWS), np.zeros(GOAL + 1), np.zeros(FEATURES),
        np.zeros((kinds, GOAL + 1)), np.zeros((kinds, GOAL + 1)), np.zeros(ALIKE + 1, np.int64),
        np.zeros((2 * MOST_ROWS, kinds)),
    )  # fmt: skip


@numba.njit(numba.int64(INTS, numba.int64), cache=True)
def covered(row: Ints, length: int) -> int:
    """The numbers that lie face down up to there, as bits."""
    cards = 0
    for place in range(1, length):
        if row[place, UP] == 0:
            cards |= 1 << row[place, CARD]
    return cards


@numba.njit(numba.void(FLOAT, FLOATS, FLOAT), cache=True)
def _chances(weights: Floats, readers: Floats, chances: Floats) -> None:
    """How much a row with these weights is for each reader."""
    for reader in range(readers.shape[0]):
        chance = 0.0
        for kind in range(weights.shape[0]):
            chance += readers[reader, kind] * weights[kind]
        chances[reader] = chance


@numba.njit(numba.void(numba.int64, FLOAT, FLOATS), cache=True)
def _add(cards: int, chances: Floats, named: Floats) -> None:
    """Add each reader's chance to that of each of these numbers (bits)."""
    while cards:
        card = BIT_AT[(cards & -cards) % LAST_BIT]
        for reader in range(chances.shape[0]):
            named[reader, card] += chances[reader]
        cards &= cards - 1


@numba.njit(numba.void(FLOATS, FLOATS, FLOAT), cache=True)
def _divided(named: Floats, shares: Floats, total: Floats) -> None:
    """Make chances of sums that make so much together."""
    for reader in range(total.shape[0]):
        if total[reader] > 0.0:
            named[reader] /= total[reader]
            shares[reader] /= total[reader]


@numba.njit(numba.void(INTS, INT, FLOATS, INTS, MIND, ROOM), cache=True)
def read(row: Ints, facts: Ints, told: Floats, riddles: Ints, mind: Mind, room: Room) -> None:
    """What each reader would make of the row, whatever its last number is: of each number how likely it is hidden, and
    how likely it is the last one and the others are what they are."""
    styles, readers, _ = mind
    hidden, last, weights = room[:3]
    named, shares = room[6], room[7]
    length = facts[LENGTH]
    found = believed(row, length, facts[SEEN], told, riddles, facts[ASKED], styles, hidden, last, weights)
    before = covered(row, length - 1)
    number = readers.shape[0]
    chances, total = np.zeros(number), np.zeros(number)
    named[:number], shares[:number] = 0.0, 0.0
    for at in range(found):
        _chances(weights[at], readers, chances)
        total += chances
        _add(hidden[at], chances, named)
        if hidden[at] & ~(1 << last[at]) == before:
            shares[:number, last[at]] += chances
    _divided(named, shares, total)


@numba.njit(numba.int64(INTS, INT, FLOATS, INTS, MIND, ROOM), cache=True)
def read_before(row: Ints, facts: Ints, told: Floats, riddles: Ints, mind: Mind, room: Room) -> int:
    """How many rows there are for all places but the last, which is read by `read_last`."""
    hidden, last, weights = room[:3]
    return rows_before(row, facts[LENGTH], facts[SEEN], told, riddles, facts[ASKED], mind[0], hidden, last, weights)


@numba.njit(numba.int64(numba.int64, numba.int64), cache=True)
def _sort(last: int, hidden: int) -> int:
    """What decides how a row may go on."""
    sort = last
    for pile in range(3):
        sort = sort << 3 | min(7, count(hidden & PILE_BITS[pile]))
    return sort


@numba.njit(numba.void(numba.int64, INT, INT, FLOATS, INT, FLOATS), cache=True)
def _sorted(found: int, hidden: Ints, last: Ints, weights: Floats, kept: Ints, sums: Floats) -> None:
    """Put rows that go on alike together: `kept` has for each sort where it is, `sums` their weights.

    Where a sort is counts only with the latest mark, so nothing has to be wiped out before.
    """
    kept[ALIKE] += MOST_ROWS
    mark, sorts = kept[ALIKE], 0
    for row in range(found):
        sort = _sort(last[row], hidden[row])
        if kept[sort] < mark:
            kept[sort] = mark + sorts
            sums[sorts] = 0.0
            sorts += 1
        at = kept[sort] - mark
        for kind in range(weights.shape[1]):
            sums[at, kind] += weights[row, kind]


@numba.njit(numba.void(INTS, INT, FLOATS, numba.int64, MIND, ROOM), cache=True)
def read_last(row: Ints, facts: Ints, told: Floats, found: int, mind: Mind, room: Room) -> None:
    """The same as `read` where the rows before the last place are counted: each goes on to every number in reach."""
    styles, readers, _ = mind
    hidden, last, weights = room[:3]
    named, shares, kept, sums = room[6], room[7], room[8], room[9]
    length, kinds, number = facts[LENGTH], styles.shape[0], readers.shape[0]
    place = length - 1
    sprints = min(row[place, SPRINTS], MOST_SPRINTS - 1)
    spare, unseen = room_for_more(row, length, facts[SEEN])
    before, total, chances, gone_on = covered(row, place), np.zeros(number), np.zeros(number), np.zeros(kinds)
    named[:number], shares[:number] = 0.0, 0.0
    _sorted(found, hidden, last, weights, kept, sums)
    mark = kept[ALIKE]
    ways = sums[MOST_ROWS:]
    done = 0
    for at in range(found):
        sort = kept[_sort(last[at], hidden[at])] - mark
        true = hidden[at] == before
        if sort == done or true:
            ways[sort] = 0.0
            for card in range(last[at] + 1, min(GOAL, last[at] + row[place, FAR] + 1)):
                if facts[SEEN] >> card & 1:
                    continue
                step = min(card - last[at], LONGEST - 1)
                weight = weight_of(row, told, spare, unseen, place, last[at], card, hidden[at])
                for kind in range(kinds):
                    way = styles[kind, sprints, step] * weight
                    ways[sort, kind] += way
                    for reader in range(number):
                        belief = readers[reader, kind] * way
                        if sort == done:
                            named[reader, card] += belief * sums[sort, kind]
                        if true:
                            shares[reader, card] += belief * weights[at, kind]
            if sort == done:
                done += 1
        for kind in range(kinds):
            gone_on[kind] = weights[at, kind] * ways[sort, kind]
        _chances(gone_on, readers, chances)
        total += chances
        _add(hidden[at], chances, named)
    _divided(named, shares, total)


@numba.njit(numba.void(INTS, INT, numba.int64, ROOM), cache=True)
def exposed(row: Ints, facts: Ints, number: int, room: Room) -> None:
    """How near so many readers are to the truth, as they have read the row."""
    out, named, chances = room[5], room[6], room[7]
    length = facts[LENGTH]
    truth, last = covered(row, length), row[length - 1, CARD]
    rows = shares = hits = founds = 0.0
    most_row, most_hit, most_found = -3.0, 0.0, 0.0
    for reader in range(number):
        mine = other = expected = 0.0
        share = chances[reader, last]
        for card in range(1, GOAL):
            if truth >> card & 1:
                mine = max(mine, named[reader, card])
                expected += named[reader, card]
            else:
                other = max(other, named[reader, card])
        hit = 1.0 / (1.0 + np.exp(-8.0 * (mine - other)))
        bits = np.log2(share + 2.0**-12) / 4
        expected /= max(1, count(truth))
        rows += bits / number
        shares += share / number
        hits += hit / number
        founds += expected / number
        most_row, most_hit, most_found = max(most_row, bits), max(most_hit, hit), max(most_found, expected)
    out[1], out[2], out[3], out[4], out[ROW_SHARE], out[40], out[41] = (
        rows, most_row, hits, most_hit, shares, founds, most_found,
    )  # fmt: skip
