"""How the Fugitive sees his chance, compiled: what several readers would make of the row as it lies, and what his cards
are good for. The weights are learned from games (`python -m bench.fugitive_outlook`)."""

import numba
import numpy as np

from ...data import GOAL, STEP
from ..chase import GUESSES, HIS, LEFT, LENGTH, PLACED, SEEN, put
from ..instinct import cheapest_bits, feet
from ..quick import CARD, FLOAT, FLOATS, INT, INTS, PILE_BITS, SPRINTS, UNDER, UP, Floats, Ints, count
from ..route import way
from .hunting import hold_up, is_hot
from .reading import MIND, ROOM, ROW_SHARE, Mind, Room, exposed, read, read_before, read_last
from .scoring import chance

MOST_ACTIONS = 96
UNFOUND = 0.98
"""In a manhunt nothing is surer: where there are too many rows to count, the true one is seldom among them."""


@numba.njit(numba.void(INTS, INT, numba.int64, numba.float64, numba.float64, FLOAT), cache=True)
def _supplied(row: Ints, facts: Ints, stops: int, lone: float, pair: float, out: Floats) -> None:
    """What counts about how long he can go on: the hideouts his hand is good for, and what he may draw."""
    hand, last = facts[HIS], row[facts[LENGTH] - 1, CARD]
    used = hand | facts[SEEN]
    for place in range(1, facts[LENGTH]):
        used |= row[place, UNDER] | 1 << row[place, CARD]
    unseen = (PILE_BITS[0] | PILE_BITS[1] | PILE_BITS[2]) & ~used
    ahead = hand >> (last + 1)
    stops = min(stops, 6)
    out[46], out[47], out[48] = stops / 4, 1.0 * (stops >= 1), 1.0 * (stops >= 2)
    out[49], out[50] = lone * min(stops, 2) / 2, stops / 4 * (GOAL - last) / 20
    out[51] = count(unseen >> (last + 1) & 63) / 5
    out[52], out[53] = count(ahead >> 3 & 63) / 3, count(ahead >> 9) / 3
    out[54], out[55] = pair * min(stops, 2) / 2, feet(hand & ((2 << last) - 1)) / 10


@numba.njit(numba.void(INTS, INT, numba.int64, numba.int64, ROOM), cache=True)
def _features(row: Ints, facts: Ints, cards_left: int, readers: int, room: Room) -> None:
    """What counts when he has moved and she draws next, and so many readers have read the row."""
    exposed(row, facts, readers, room)
    out = room[5]
    length, hand = facts[LENGTH], facts[HIS]
    last = row[length - 1, CARD]
    hidden = unknown = 0
    for place in range(1, length):
        if row[place, UP] == 0:
            hidden += 1
            unknown += row[place, SPRINTS]
    hot = 1.0 if is_hot(row, length) else 0.0
    reach = last + STEP + feet(hand)
    ways = close = 0
    for card in range(last + 1, GOAL):
        if hand >> card & 1:
            close += card <= last + STEP
            ways += card <= reach - 2 + card % 2
    home = 1.0 if reach >= GOAL else 0.0
    held_up = 1.0 if ways == 0 and reach < GOAL else 0.0
    turns, stops = way(last, hand)
    away, turns, company = (GOAL - last) / 20, turns / 5, min(hidden, 8) / 4
    lone, pair = 1.0 * (hidden == 1), 1.0 * (hidden == 2)
    rows, hits, shares = out[1], out[3], out[ROW_SHARE]
    cards, steps = count(hand) / 5, feet(hand) / 10
    out[0] = 1.0
    out[5], out[6], out[7], out[8] = lone, pair, 1.0 * (hidden == 3), company
    out[9], out[10], out[11], out[12] = away, turns, cards, steps
    out[13], out[14], out[15], out[16] = min(ways, 3) / 3, min(close, 2) / 2, held_up, home
    out[17], out[18] = hot, cards_left / 20
    out[19], out[20], out[21], out[22] = home * rows, home * hot, home * company, held_up * lone
    out[23], out[24], out[25] = rows * away, hits * away, company * away
    out[26], out[27] = away * away, turns * turns
    out[28], out[29] = lone * hits, pair * shares
    out[31], out[32] = hot * company, hot * away
    out[33], out[34] = unknown / 5, unknown / 5 * away
    out[35], out[36] = cards * away, steps * away
    out[37], out[38], out[39] = held_up * away, cards_left / 20 * away, pair * out[4]
    more = facts[GUESSES] - 1.0
    out[42], out[43], out[44], out[45] = more, more * hits, home * shares, out[40] * away
    _supplied(row, facts, stops, lone, pair, out)


@numba.njit(numba.void(INTS, INT, FLOATS, INTS, numba.int64, MIND, ROOM), cache=True)
def outlook(row: Ints, facts: Ints, told: Floats, riddles: Ints, cards_left: int, mind: Mind, room: Room) -> None:
    """What counts when he has moved and she draws next, with so many cards left in the piles."""
    read(row, facts, told, riddles, mind, room)
    _features(row, facts, cards_left, mind[1].shape[0], room)


@numba.njit(numba.int64(numba.int64, numba.int64, numba.boolean, INTS), cache=True)
def choices(hand: int, last: int, may_wait: bool, found: Ints) -> int:
    """Everything he may lay, with the sprint cards he can spare most easily, up to two more than needed; 0 is nothing,
    42 takes all."""
    number = 0
    if may_wait:
        found[0] = 0
        number = 1
    reach = feet(hand)
    if last + STEP + reach >= GOAL:
        found[number, 0], found[number, 1] = GOAL, hand
        number += 1
    for card in range(last + 1, GOAL):
        need = max(0, card - last - STEP)
        if not hand >> card & 1 or need > reach - 2 + card % 2:
            continue
        others, tried = hand & ~(1 << card), 0
        for sprints in range((need + 1) // 2, min(count(others), 6) + 1):
            under = cheapest_bits(others, sprints, need, card)
            if under >= 0 and number < MOST_ACTIONS:
                found[number, 0], found[number, 1] = card, under
                number += 1
                tried += 1
                if tried == 3 or sprints >= 4:
                    break
    return number


@numba.njit(numba.float64(INTS, INT, numba.int64[:], FLOATS, INTS, numba.int64, MIND, ROOM), cache=True)
def after_nothing(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, cards_left: int, mind: Mind, room: Room
) -> float:
    """His chance once he has laid nothing, or nothing more."""
    now, heeded = facts.copy(), told
    if facts[PLACED] == 0:
        heeded = told.copy()
        hold_up(row, now, heeded, drawn, row[facts[LENGTH] - 1, CARD])
    outlook(row, now, heeded, riddles, cards_left, mind, room)
    return chance(mind[2], room[5])


@numba.njit(numba.float64(INTS, INT, FLOATS, INTS, MIND, ROOM), cache=True)
def after_goal(row: Ints, facts: Ints, told: Floats, riddles: Ints, mind: Mind, room: Room) -> float:
    """His chance once he has laid 42."""
    if is_hot(row, facts[LENGTH]):
        return 1.0
    read(row, facts, told, riddles, mind, room)
    exposed(row, facts, mind[1].shape[0], room)
    return float(min(UNFOUND, 1.0 - room[5][ROW_SHARE]))


@numba.njit(
    numba.void(INTS, INT, numba.int64[:], FLOATS, INTS, numba.int64, MIND, ROOM, INTS, numba.int64, FLOAT), cache=True
)
def after_each(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, cards_left: int, mind: Mind, room: Room,
    found: Ints, number: int, worth: Floats,
) -> None:  # fmt: skip
    """His chance once he has laid each of so many cards, with the cards under it as bits; 0 is nothing.

    Readers see no more of a hideout than how many cards lie under it, so they read it once for all that look so, and
    what lies before it once for all.
    """
    here, now, rows = row.copy(), facts.copy(), -1
    for at in range(number):
        worth[at] = -1.0
        if found[at, 0] == 0:
            worth[at] = after_nothing(row, facts, drawn, told, riddles, cards_left, mind, room)
        elif found[at, 0] == GOAL:
            worth[at] = after_goal(row, facts, told, riddles, mind, room)
    for first in range(number):
        if worth[first] >= 0.0:
            continue
        for at in range(first, number):
            card, under = found[at, 0], found[at, 1]
            if 0 < card < GOAL and count(under) == count(found[first, 1]):
                now[:] = facts
                put(here, now, card, under, drawn)
                if rows < 0:
                    rows = read_before(here, now, told, riddles, mind, room)
                if at == first:
                    read_last(here, now, told, rows, mind, room)
                _features(here, now, cards_left, mind[1].shape[0], room)
                worth[at] = chance(mind[2], room[5])


@numba.njit(
    numba.float64(INTS, INT, numba.int64[:], FLOATS, INTS, numba.int64, MIND, ROOM, numba.boolean, INT), cache=True
)
def best_after(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, cards_left: int, mind: Mind, room: Room,
    frugal: bool, chosen: Ints,
) -> float:  # fmt: skip
    """His chance with the best he can lay, or nothing: `chosen` gets the number and the sprint cards as bits; frugally,
    with three of them at most."""
    found, worth = np.zeros((MOST_ACTIONS, 2), np.int64), np.zeros(MOST_ACTIONS)
    number = choices(facts[HIS], row[facts[LENGTH] - 1, CARD], True, found)
    if frugal:
        kept = 0
        for at in range(number):
            if count(found[at, 1]) <= 3:
                found[kept] = found[at]
                kept += 1
        number = kept
    after_each(row, facts, drawn, told, riddles, cards_left, mind, room, found, number, worth)
    best = int(worth[:number].argmax())
    chosen[:] = found[best]
    return float(worth[best])


@numba.njit(numba.void(INTS, INT, INT, FLOATS, INTS, numba.int64, INT, INTS, MIND, ROOM, FLOAT), cache=True)
def weigh(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, cards_left: int, unseen: Ints, actions: Ints,
    mind: Mind, room: Room, worth: Floats,
) -> None:  # fmt: skip
    """His chance after each action: the number he lays, 0 for none; its sprint cards as bits; the pile he draws from
    instead, or -1. `unseen` are the cards he has not seen, by piles."""
    plain, chosen, number = np.zeros((actions.shape[0], 2), np.int64), np.zeros(2, np.int64), 0
    chances = np.zeros(actions.shape[0])
    for action in range(actions.shape[0]):
        card, under, at = actions[action, 0], actions[action, 1], actions[action, 2]
        if at >= 0:
            total = 0.0
            then, now = drawn.copy(), facts.copy()
            then[at] += 1
            now[PLACED], now[LEFT] = 0, 1
            for other in range(4, GOAL):
                if unseen[at] >> other & 1:
                    now[HIS] = facts[HIS] | 1 << other
                    total += best_after(row, now, then, told, riddles, cards_left - 1, mind, room, False, chosen)
            worth[action] = total / max(1, count(unseen[at]))
        elif 0 < card < GOAL and facts[LEFT] > 1:
            here, now = row.copy(), facts.copy()
            put(here, now, card, under, drawn)
            worth[action] = best_after(here, now, drawn, told, riddles, cards_left, mind, room, True, chosen)
        else:
            worth[action] = -1.0
            plain[number] = actions[action, :2]
            number += 1
    after_each(row, facts, drawn, told, riddles, cards_left, mind, room, plain, number, chances)
    number = 0
    for action in range(actions.shape[0]):
        if worth[action] < 0.0:
            worth[action] = chances[number]
            number += 1
