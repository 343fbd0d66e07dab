"""Counting worlds row by row, compiled.

A world is a deal and a course of play. All worlds that fit the evidence count the same (times what a model says about
the placings), so chances are counts. They are counted backwards in time, from the last hideout to the deal, one number
after the other. For the numbers chosen so far there is a list of keys with their weights (see `deduction.fields`): for
each pile how many *pinned* cards still need a draw of their own. Pinned are cards whose identity matters: hideouts,
cards that were seen, and sprint cards of a placing that needs more footprints than its sprint cards have at least. All
other sprint cards are just any cards of the hand: n of them can be chosen from the f cards that are not pinned in
C(f, n) ways, whatever they are. When the deal is reached, the draws that are not pinned are filled with any cards, in
as many ways as there are. Lists are sorted by key, so that equal keys meet when two lists are merged.
"""

import numba
import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

DRAWN, LAID, DROPPED = 0, 1, 2
PENDING_BITS, SPRINTS = 5, 20
GUARDS = 0b10000_10000_10000_10000
ALL_PENDING = (1 << SPRINTS) - 1
GOAL = 42

FULL = -1
"""The answer where the room given was too small."""

_INT, _FLOAT = numba.int64[::1], numba.float64[::1]
_INTS = numba.int64[:, ::1]
_FLOATS = numba.float64[:, ::1]


@numba.njit(numba.int64(_INT, _FLOAT, numba.int64, numba.int64, numba.int64), cache=True)
def _move(keys: Ints, weights: Floats, start: int, end: int, to: int) -> int:
    for i in range(end - start):
        keys[to + i], weights[to + i] = keys[start + i], weights[start + i]
    return to + end - start


@numba.njit(numba.int64(_INT, _FLOAT, numba.int64, numba.int64, numba.int64, numba.int64, numba.int64), cache=True)
def _merge(keys: Ints, weights: Floats, first: int, second: int, end: int, to: int, room: int) -> int:
    """Merge two sorted lists that lie one after the other into one at `to`; its end, or FULL."""
    i, j, k = first, second, to
    while i < second or j < end:
        if k >= room:
            return FULL
        if j >= end or (i < second and keys[i] < keys[j]):
            keys[k], weights[k] = keys[i], weights[i]
            i += 1
        elif i >= second or keys[j] < keys[i]:
            keys[k], weights[k] = keys[j], weights[j]
            j += 1
        else:
            keys[k], weights[k] = keys[i], weights[i] + weights[j]
            i += 1
            j += 1
        k += 1
    return k


@numba.njit(numba.int64(_INT, _FLOAT, numba.int64, numba.int64, numba.int64, numba.int64), cache=True)
def _before_draw(keys: Ints, weights: Floats, start: int, end: int, source: int, drawn: int) -> int:
    """The card drawn here was any card, or one of those that are pinned. The new list takes the old one's place."""
    shift = PENDING_BITS * source
    at, room = end, keys.shape[0]
    for i in range(start, end):
        if (keys[i] >> shift & 15) <= drawn:
            if at >= room:
                return FULL
            keys[at], weights[at] = keys[i], weights[i]
            at += 1
    second = at
    for i in range(start, end):
        waiting = keys[i] >> shift & 15
        if waiting:
            if at >= room:
                return FULL
            keys[at], weights[at] = keys[i] - (1 << shift), weights[i] * waiting
            at += 1
    last = _merge(keys, weights, end, second, at, at, room)
    return FULL if last == FULL else _move(keys, weights, at, last, start)


@numba.njit(numba.int64(_INTS, numba.int64, _INT, _FLOAT, numba.int64, numba.int64), cache=True)
def back_to_placing(moments: Ints, at: int, keys: Ints, weights: Floats, start: int, end: int) -> int:
    """Go back through draws and losses until a hideout was laid, or to the deal."""
    while at < moments.shape[0] and moments[at, 0] != LAID:
        source = moments[at, 1]
        if moments[at, 0] == DRAWN:
            end = _before_draw(keys, weights, start, end, source, moments[at, 3])
            if end == FULL:
                return FULL
        else:
            kept = start
            for i in range(start, end):
                after = keys[i] + (1 << (PENDING_BITS * source))
                if (moments[at, 2] - (after & ALL_PENDING)) & GUARDS == GUARDS:
                    keys[kept], weights[kept] = after, weights[i]
                    kept += 1
            end = kept
        at += 1
    return end


@numba.njit(
    numba.int64(_INT, _FLOAT, numba.int64, numba.int64, numba.int64, numba.int64, numba.int64, numba.int64, _INT,
                _FLOAT, numba.int64, numba.int64, _FLOATS),
    cache=True,
)  # fmt: skip
def before_placing(
    keys: Ints, weights: Floats, start: int, end: int, added: int, spare: int, limit: int, count: int, pins: Ints,
    signs: Floats, first: int, last: int, comb: Floats,
) -> int:  # fmt: skip
    """The list before a placing, built behind the old one: with every way to pin sprint cards. Its end, or FULL.

    `spare` is how many cards the hand had besides the hideout and the sprint cards; some of them are pinned.
    A pin is a key with the number of loose sprint cards in the lowest bits.
    """
    room = keys.shape[0]
    result, done = end, end
    for pin in range(first, last):
        loose = pins[pin] & 15
        at = done
        for i in range(start, end):
            key = keys[i]
            unpinned = spare - (key & 15) - (key >> 5 & 15) - (key >> 10 & 15) - (key >> 15 & 15)
            if unpinned < 0:
                continue
            after = key + added + (pins[pin] >> 4)
            if (limit - (after & ALL_PENDING)) & GUARDS != GUARDS:
                continue
            if at >= room:
                return FULL
            keys[at], weights[at] = after, weights[i] * signs[pin] * comb[unpinned + loose, loose]
            at += 1
        if at == done:
            continue
        if done == result:
            done = at
            continue
        merged = _merge(keys, weights, result, done, at, at, room)
        if merged == FULL:
            return FULL
        done = _move(keys, weights, at, merged, result)
    return done


@numba.njit(numba.boolean(_INT, _INTS), cache=True)
def _solved(row: Ints, riddles: Ints) -> bool:
    """Whether some wrong guess of several numbers would have been right: a mask of numbers and the row's length."""
    for i in range(riddles.shape[0]):
        have = 0
        for place in range(1, riddles[i, 1]):
            have |= 1 << row[place]
        if have & riddles[i, 0] == riddles[i, 0]:
            return True
    return False


@numba.njit(numba.float64(_INT, _FLOAT, numba.int64, numba.int64, _INT, _INT, _INT, _FLOATS), cache=True)
def _deal(
    keys: Ints, weights: Floats, start: int, end: int, counts: Ints, dealt: Ints, hidden: Ints, falling: Floats
) -> float:
    """The ways of the deal that lead to this list, for this many hidden hideouts of each kind."""
    total = 0.0
    for i in range(start, end):
        key, ways = keys[i], weights[i]
        for kind in range(8):
            taken = key >> (SPRINTS + 4 * kind) & 15
            if taken:
                left = counts[kind] - hidden[kind]
                ways *= falling[left, taken] if left >= taken else 0.0
        for source in range(1, 4):
            even, odd = 2 * source, 2 * source + 1
            pinned = hidden[even] + hidden[odd]
            pinned += (key >> (SPRINTS + 4 * even) & 15) + (key >> (SPRINTS + 4 * odd) & 15)
            ways /= max(1.0, falling[counts[even] + counts[odd], pinned])
            ways *= falling[dealt[source - 1], key >> (PENDING_BITS * source) & 15]
        total += ways
    return total


@numba.njit(
    numba.int64(_INTS, _INTS, _INTS, _INT, _INT, _FLOAT, _INTS, _FLOATS, _INT, _INT, _INTS, _FLOATS, _FLOATS,
                _INT, _FLOAT, _INTS, _FLOAT),
    cache=True,
)  # fmt: skip
def count_rows(
    moments: Ints, spots: Ints, kinds: Ints, allowed: Ints, pins: Ints, signs: Floats, spans: Ints, model: Floats,
    counts: Ints, dealt: Ints, riddles: Ints, comb: Floats, falling: Floats,
    keys: Ints, weights: Floats, rows: Ints, chances: Floats,
) -> int:  # fmt: skip
    """Fill `rows` with every row that fits and `chances` with its weight; how many there are, or FULL.

    `moments`, latest first: what, pile source or place, the limit on pending cards before it, and how many of that
    source had been drawn before. `spots` of a place: sprint cards unknown, greatest distance with the least footprints,
    spare hand, pinned by known sprint cards, face up or not. `kinds` of a card: its source, and its kind.
    `allowed` has a bit for each number of a place.
    `spans` of a place: where the pins for a need of 0, 1, 2 … begin.
    """
    places = spots.shape[0]
    row = np.zeros(places, np.int64)
    floor = np.zeros(places + 1, np.int64)  # where the list of the place begins, and ends
    ceiling = np.zeros(places + 1, np.int64)
    when = np.zeros(places + 1, np.int64)  # the moment the place was laid
    weight = np.ones(places + 1, np.float64)
    need_at = np.zeros(places + 1, np.int64)  # the need the list of the place was made for
    hidden = np.zeros(8, np.int64)
    found = 0
    top = places - 1
    keys[0], weights[0] = 0, 1.0
    end = back_to_placing(moments, 0, keys, weights, 0, 1)
    floor[top], ceiling[top] = 0, end
    for i in range(moments.shape[0]):
        if moments[i, 0] == LAID:
            when[moments[i, 1]] = i
    place = top
    row[top] = GOAL + 1  # one above the first number to try
    need_at[top] = FULL
    while place < places:
        # The next lower number for this place; its list is there if the need is the same.
        number = row[place] - 1
        low = 0
        if place < top:
            low = row[place + 1] - spots[place + 1, 1] - spots[place + 1, 0]
        while number >= max(low, 0) and not allowed[place] >> number & 1:
            number -= 1
        if number < max(low, 0):
            place += 1
            continue
        row[place] = number
        if place < top:
            above = row[place + 1]
            need = max(0, above - number - spots[place + 1, 1])
            weight[place] = weight[place + 1] * model[place + 1, above - number]
            if need != need_at[place]:
                need_at[place] = need
                at = when[place + 1]
                card = above
                added = spots[place + 1, 3]
                if card != GOAL:
                    added += 1 << (PENDING_BITS * kinds[card, 0])
                start = ceiling[place + 1]
                end = before_placing(
                    keys, weights, floor[place + 1], start, added, spots[place + 1, 2] - (card != GOAL), moments[at, 2],
                    spots[place + 1, 0], pins, signs, spans[place + 1, need], spans[place + 1, need + 1], comb,
                )  # fmt: skip
                if end == FULL:
                    return FULL
                end = back_to_placing(moments, at + 1, keys, weights, start, end)
                if end == FULL:
                    return FULL
                floor[place], ceiling[place] = start, end
            if floor[place] == ceiling[place]:
                continue
        if place > 0:
            place -= 1
            row[place] = row[place + 1]
            need_at[place] = FULL
            continue
        # A whole row.
        if _solved(row, riddles):
            continue
        hidden[:] = 0
        for p in range(1, places):
            if spots[p, 4] == 0:
                hidden[kinds[row[p], 1]] += 1
        chance = weight[0] * _deal(keys, weights, floor[0], ceiling[0], counts, dealt, hidden, falling)
        if chance > 0.0:
            if found >= rows.shape[0]:
                return FULL
            rows[found, :] = row
            chances[found] = chance
            found += 1
    return found
