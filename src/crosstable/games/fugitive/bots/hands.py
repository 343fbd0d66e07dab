"""In how many worlds he could lay nothing at a forced pass: every hand he can have held then is counted, compiled.

The count goes backwards in time like `kernel`, one row after the other. From the last hideout back to the pass it notes
which cards of known identity still wait for their draw, and how many pinned sprint cards of each kind. What waits at
the pass was in the hand; the rest of the hand can be any cards, by kinds (pile and parity). The kinds say how many
footprints there were, and so which cards were in reach: none of these may be in the hand. All its cards are pinned from
there on, and the `kernel` goes back to the deal with them: only how many there are of each pile matters for that.
"""

import numba
import numpy as np

from ..data import GOAL, STEP
from .kernel import (
    DRAWN,
    FULL,
    LAID,
    PENDING_BITS,
    SPRINTS,
    Floats,
    Ints,
    back_to_placing,
    before_placing,
)
from .quick import FLOAT, FLOATS, INT, INTS, count

LATE = 12
"""The most cards of known identity that may leave the hand after the pass: a bit for each in a key."""
FIELD, WAITING, FRESH = 3, LATE, LATE + 24
"""Then for each kind the pinned sprint cards that wait for a draw, and those that came after the pass."""
MOST_SPRINTS = 7
"""The most sprint cards since the pass that such a field can hold."""
SLOTS = 1 << 12
"""The places of a table of keys; half of them may be taken."""
KEPT = 1 << 9
"""How many hands, by piles, the way back to the deal is kept for."""


@numba.njit(numba.int64(INT, FLOAT, INT, numba.int64, numba.int64, numba.float64), cache=True)
def _add(keys: Ints, weights: Floats, taken: Ints, size: int, key: int, weight: float) -> int:
    """Add a key to a table; how many there are then, or FULL."""
    at = ((key * 0x2545F4914F6CDD1D) >> 32) & (SLOTS - 1)
    while keys[at] != key:
        if keys[at] < 0:
            if size >= taken.shape[0]:
                return FULL
            keys[at], weights[at], taken[size] = key, 0.0, at
            size += 1
            break
        at = (at + 1) & (SLOTS - 1)
    weights[at] += weight
    return size


@numba.njit(numba.int64(numba.int64, numba.int64), cache=True)
def in_sight(last: int, feet: int) -> int:
    """The cards (bits) he could have laid with so many footprints in the hand, each without its own (F11, F12)."""
    even, odd = min(GOAL, last + STEP + feet - 1), min(GOAL, last + STEP + feet)
    cards = 0
    for card in range(last + 1, odd):
        if card % 2 or card < even:
            cards |= 1 << card
    return cards


@numba.njit(numba.int64(numba.int64), cache=True)
def _waiting(key: int) -> int:
    """How many cards wait for their draw."""
    waiting = count(key & ((1 << LATE) - 1))
    for kind in range(8):
        waiting += key >> (WAITING + FIELD * kind) & 7
    return int(waiting)


@numba.njit(
    numba.int64(numba.int64[:], INTS, numba.int64, INTS, INT, INTS, INT, FLOAT, INTS, FLOATS, INTS, FLOATS, INTS, INT,
                INT),
    cache=True,
)  # fmt: skip
def _since(
    row: Ints, moments: Ints, split: int, spots: Ints, known: Ints, kinds: Ints, pins: Ints, signs: Floats,
    spans: Ints, comb: Floats, keys: Ints, weights: Floats, taken: Ints, late: Ints, sizes: Ints,
) -> int:  # fmt: skip
    """From now back to the pass: the keys there, in the table `sizes[0]`, and how many. `late` gets the cards of
    known identity."""
    table, size, cards = 0, 0, 0
    keys[:] = -1
    size = _add(keys[0], weights[0], taken[0], 0, 0, 1.0)
    for at in range(split):
        what, where = moments[at, 0], moments[at, 1]
        to, new, bits, spare, first, end = 1 - table, 0, 0, GOAL, 0, 0
        if what != DRAWN:
            gone = known[at]
            if what == LAID and row[where] != GOAL:
                gone |= 1 << row[where]
            for card in range(1, GOAL):
                if gone >> card & 1:
                    if cards == LATE:
                        return FULL
                    late[cards] = card
                    bits |= 1 << cards
                    cards += 1
            if what == LAID:
                need = max(0, row[where] - row[where - 1] - spots[where, 1])
                spare = spots[where, 2] - (row[where] != GOAL)
                first, end = spans[where, need], spans[where, need + 1]
        for i in range(size):
            slot = taken[table, i]
            key, weight = keys[table, slot], weights[table, slot]
            keys[table, slot] = -1
            if what == DRAWN:
                new = _add(keys[to], weights[to], taken[to], new, key, weight)
                for j in range(cards):
                    if new != FULL and key >> j & 1 and kinds[late[j], 0] == where:
                        new = _add(keys[to], weights[to], taken[to], new, key & ~(1 << j), weight)
                for kind in range(2 * where, 2 * where + 2):
                    waiting = key >> (WAITING + FIELD * kind) & 7
                    if new != FULL and waiting:
                        drawn = key - (1 << (WAITING + FIELD * kind)) + (1 << (FRESH + FIELD * kind))
                        new = _add(keys[to], weights[to], taken[to], new, drawn, weight * waiting)
            elif what != LAID:
                new = _add(keys[to], weights[to], taken[to], new, key | bits, weight)
            else:
                unpinned = spare - _waiting(key)
                for pin in range(first, end if unpinned >= 0 else first):
                    loose, after = pins[pin] & 15, key | bits
                    for kind in range(8):
                        after += (pins[pin] >> (4 + SPRINTS + 4 * kind) & 15) << (WAITING + FIELD * kind)
                    if new != FULL:
                        ways = weight * signs[pin] * comb[unpinned + loose, loose]
                        new = _add(keys[to], weights[to], taken[to], new, after, ways)
            if new == FULL:
                return FULL
        table, size = to, new
    sizes[0], sizes[1] = table, cards
    return size


@numba.njit(
    numba.int64(numba.int64[:], INTS, numba.int64, INTS, INTS, INT, FLOAT, INTS, FLOATS, numba.int64,
                INT, FLOAT, numba.int64),
    cache=True,
)  # fmt: skip
def _before(
    row: Ints, moments: Ints, split: int, spots: Ints, kinds: Ints, pins: Ints, signs: Floats, spans: Ints,
    comb: Floats, held: int, keys: Ints, weights: Floats, start: int,
) -> int:  # fmt: skip
    """From the pass back to the deal with so many pinned cards of each pile: the list's end, or FULL."""
    keys[start], weights[start] = held, 1.0
    end = back_to_placing(moments, split, keys, weights, start, start + 1)
    for at in range(split, moments.shape[0]):
        place = moments[at, 1]
        if end == FULL or moments[at, 0] != LAID:
            continue
        card = row[place]
        need = max(0, card - row[place - 1] - spots[place, 1])
        added = spots[place, 3] + (1 << (PENDING_BITS * kinds[card, 0]))
        done = before_placing(
            keys, weights, start, end, added, spots[place, 2] - 1, moments[at, 2], spots[place, 0], pins, signs,
            spans[place, need], spans[place, need + 1], comb,
        )  # fmt: skip
        if done != FULL:
            for i in range(end, done):
                keys[start + i - end], weights[start + i - end] = keys[i], weights[i]
            done = back_to_placing(moments, at + 1, keys, weights, start, start + done - end)
        end = done
    return end


@numba.njit(numba.float64(numba.int64, numba.int64[:], INTS, FLOATS), cache=True)
def _hands(even: int, rest: Ints, kind: Ints, falling: Floats) -> float:
    """In how many ways the rest of the hand can be so many cards of each pile, so many of all of them even.

    By kinds: how many loose cards were not in reach, and how many there are; how many of them were in the hand for
    certain; and after 3, how many others were at another time.
    """
    free, left, waiting, others = kind[0], kind[1], kind[2], kind[4]
    worth = np.zeros((4, 16))
    for source in range(4):
        for some in range(min(even, rest[source]) + 1):
            ways = 1.0
            for parity in range(2):
                k, more = 2 * source + parity, (rest[source] - some if parity else some)
                held = waiting[k] + more
                if held > free[k] or held + others[k] > left[k]:
                    ways = 0.0
                    break
                ways *= falling[free[k], held] / falling[more, more] * falling[left[k] - held, others[k]]
            worth[source, some] = ways
    total = 0.0
    for a in range(min(even, rest[0]) + 1):
        if worth[0, a] == 0.0:
            continue
        for b in range(min(even - a, rest[1]) + 1):
            if worth[1, b] == 0.0:
                continue
            for c in range(min(even - a - b, rest[2]) + 1):
                d = even - a - b - c
                if d <= rest[3]:
                    total += worth[0, a] * worth[1, b] * worth[2, c] * worth[3, d]
    return total


@numba.njit(
    numba.float64(INT, FLOAT, numba.int64, numba.int64, numba.int64, INTS, numba.int64[:], INT, INT, INT, FLOATS),
    cache=True,
)  # fmt: skip
def _dealt(
    deals: Ints, shares: Floats, start: int, end: int, even: int, kind: Ints, rest: Ints, hidden: Ints, all_of: Ints,
    dealt: Ints, falling: Floats,
) -> float:  # fmt: skip
    """The worlds in which the rest of the hand was so many cards of each pile, for every way back to the deal.

    `kind` has for each kind what was free, left, waiting, fresh, and room for the others.
    """
    total = 0.0
    for i in range(start, end):
        ways = shares[i]
        for k in range(8):
            kind[4, k] = kind[3, k] + (deals[i] >> (SPRINTS + 4 * k) & 15)
        for source in range(1, 4):
            a, b = 2 * source, 2 * source + 1
            pinned = hidden[a] + hidden[b] + kind[2, a] + kind[2, b] + kind[4, a] + kind[4, b] + rest[source]
            cards = all_of[a] + all_of[b]
            if pinned > cards:
                ways = 0.0
                break
            ways *= falling[dealt[source - 1], deals[i] >> (PENDING_BITS * source) & 15] / falling[cards, pinned]
        if ways != 0.0:
            total += ways * _hands(even, rest, kind, falling)
    return total


@numba.njit(numba.int64(numba.int64, INT, INTS), cache=True)
def _splits(cards: int, room: Ints, rests: Ints) -> int:
    """Every way to have so many cards of the four sources, of each at most as many as there is room for; how many."""
    found = 0
    for a in range(min(cards, room[0]) + 1):
        for b in range(min(cards - a, room[1]) + 1):
            for c in range(min(cards - a - b, room[2]) + 1):
                if cards - a - b - c <= room[3]:
                    rests[found, 0], rests[found, 1], rests[found, 2], rests[found, 3] = a, b, c, cards - a - b - c
                    found += 1
    return found


@numba.njit(numba.int64(INT, numba.int64[:]), cache=True)
def _held(ready: Ints, rest: Ints) -> int:
    """How many cards of each source he held, as a key of the `kernel`."""
    held = 0
    for source in range(4):
        held |= (ready[source] + rest[source]) << (PENDING_BITS * source)
    return held


@numba.njit(numba.int64(INT, numba.int64, numba.int64), cache=True)
def _known(held_by: Ints, kept: int, held: int) -> int:
    """Where this is among the first ones, or how many these are."""
    for at in range(kept):
        if held_by[at] == held:
            return at
    return kept


@numba.njit(
    numba.int64(INTS, INT, INTS, numba.int64, numba.int64, numba.int64, INT, INTS, INT, INTS, INT, FLOAT, INTS, INT,
                INT, INT, FLOATS, FLOATS, numba.int64, FLOAT),
    cache=True,
)  # fmt: skip
def count_stuck(
    rows: Ints, order: Ints, moments: Ints, split: int, place: int, hand: int, had: Ints, spots: Ints, known: Ints,
    kinds: Ints, pins: Ints, signs: Floats, spans: Ints, counts: Ints, dealt: Ints, unseen: Ints, comb: Floats,
    falling: Floats, budget: int, ways: Floats,
) -> int:  # fmt: skip
    """For each row the worlds in which nothing of his hand was in reach at the pass; how much work that was, or FULL.

    The pass came before the first `split` moments, latest first; then he held so many cards, had got so many of each
    source, and the row ended at this place. Rows are gone through in `order`: those that begin alike up to there stand
    together, and share the ways from the pass to the deal. `known` has the cards (bits) seen to leave the hand at each
    moment, `unseen` those of each kind that she has not seen. Measure: that of `kernel.count_rows`.
    """
    keys, weights = np.full((2, SLOTS), -1, np.int64), np.zeros((2, SLOTS))
    taken, late, sizes = np.zeros((2, SLOTS // 2), np.int64), np.zeros(LATE, np.int64), np.zeros(2, np.int64)
    deals, shares = np.zeros(1 << 15, np.int64), np.zeros(1 << 15)
    held_by, ends = np.zeros(KEPT, np.int64), np.zeros(KEPT + 1, np.int64)
    kind, hidden, rests = np.zeros((5, 8), np.int64), np.zeros(8, np.int64), np.zeros((1 << 12, 4), np.int64)
    kept, work, before = 0, 0, -1
    for line in order:
        row = rows[line]
        if before < 0 or (row[: place + 1] != rows[before, : place + 1]).any():
            kept = 0
        before, in_row = line, 0
        hidden[:] = 0
        for p in range(1, rows.shape[1]):
            in_row |= 1 << row[p]
            if spots[p, 4] == 0:
                hidden[kinds[row[p], 1]] += 1
        size = _since(
            row, moments, split, spots, known, kinds, pins, signs, spans, comb, keys, weights, taken, late, sizes
        )
        if size == FULL:
            return FULL
        total, last, work = 0.0, row[place], work + size
        for i in range(size):
            slot = taken[sizes[0], i]
            key, weight = keys[sizes[0], slot], weights[sizes[0], slot]
            more = hand - _waiting(key)
            if more < 0 or weight == 0.0:
                continue
            feet, ready, shown = more, np.zeros(4, np.int64), 0
            for j in range(sizes[1]):
                if key >> j & 1:
                    ready[kinds[late[j], 0]] += 1
                    shown |= 1 << late[j]
                    feet += 2 - late[j] % 2
            for k in range(8):
                kind[2, k], kind[3, k] = key >> (WAITING + FIELD * k) & 7, key >> (FRESH + FIELD * k) & 7
                ready[k // 2] += kind[2, k]
                feet += (2 - k % 2) * kind[2, k]
            splits = _splits(more, had - ready, rests)
            for even in range(more + 1):
                if last + STEP + feet + even >= GOAL:
                    break
                near = in_sight(last, feet + even)
                if shown & near:
                    break
                for k in range(8):
                    kind[0, k], kind[1, k] = count(unseen[k] & ~in_row & ~near), count(unseen[k] & ~in_row)
                for n in range(splits):
                    at = _known(held_by, kept, _held(ready, rests[n]))
                    if at == kept:
                        held_by[at] = _held(ready, rests[n])
                        end = _before(
                            row, moments, split, spots, kinds, pins, signs, spans, comb, held_by[at], deals, shares,
                            ends[at],
                        )  # fmt: skip
                        kept += 1
                        if end == FULL or kept == KEPT:
                            return FULL
                        ends[kept] = end
                    work += 1 + ends[at + 1] - ends[at]
                    total += weight * _dealt(
                        deals, shares, ends[at], ends[at + 1], even, kind, rests[n], hidden, counts, dealt, falling
                    )
            if work > budget:
                return FULL
        ways[line] = total
    return work
