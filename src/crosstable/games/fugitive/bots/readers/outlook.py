"""How the Fugitive sees his chance, compiled: what several readers would make of the row as it lies, and what his cards
are good for. The weights are learned from games (`python -m bench.fugitive_outlook`)."""

import numba
import numpy as np

from ...data import GOAL, STEP
from ..chase import ASKED, GUESSES, HIS, LEFT, LENGTH, PLACED, SEEN, put
from ..instinct import cheapest_bits, feet
from ..quick import CARD, CUBE, FLOAT, FLOATS, INT, INTS, PILE_BITS, SPRINTS, UNDER, UP, Floats, Ints, count
from ..route import way
from .hunting import hold_up, is_hot
from .scoring import chance
from .trails import MOST_ROWS, believed, mixed, summed_bits

FEATURES = 56
ROW_SHARE = 30
"""Where the features have how likely the readers think the row as it lies, on average."""
MOST_ACTIONS = 96
MIND = numba.types.Tuple((CUBE, FLOATS, FLOAT))  # type: ignore[no-untyped-call]
"""The styles the readers believe in, how much each reader believes in each, and what counts how much."""
ROOM = numba.types.Tuple((INT, INT, FLOATS, FLOAT, FLOAT, FLOAT))  # type: ignore[no-untyped-call]
"""Memory: for rows, their last numbers, weights and chances, for sums, and for features."""
Mind = tuple[Floats, Floats, Floats]
Room = tuple[Ints, Ints, Floats, Floats, Floats, Floats]


def room(kinds: int) -> Room:
    """Memory for readers who believe in so many styles."""
    return (
        np.zeros(MOST_ROWS, np.int64), np.zeros(MOST_ROWS, np.int64), np.zeros((MOST_ROWS, kinds)),
        np.zeros(MOST_ROWS), np.zeros(GOAL + 1), np.zeros(FEATURES),
    )  # fmt: skip


@numba.njit(numba.void(INTS, INT, FLOATS, INTS, MIND, ROOM), cache=True)
def _exposed(row: Ints, facts: Ints, told: Floats, riddles: Ints, mind: Mind, room: Room) -> None:
    """What readers would make of the row as it lies."""
    styles, readers, _ = mind
    hidden, last, weights, chances, named, out = room
    length = facts[LENGTH]
    found = believed(row, length, facts[SEEN], told, riddles, facts[ASKED], styles, hidden, last, weights)
    truth = 0
    for place in range(1, length):
        if row[place, UP] == 0:
            truth |= 1 << row[place, CARD]
    rows = shares = hits = founds = 0.0
    most_row, most_hit, most_found = -3.0, 0.0, 0.0
    number = readers.shape[0]
    for reader in range(number):
        share = mine = other = expected = 0.0
        if found and mixed(weights, readers[reader], found, chances) > 0.0:
            summed_bits(hidden, chances, found, named)
            for at in range(found):
                if hidden[at] == truth:
                    share += chances[at]
            for card in range(1, GOAL):
                if truth >> card & 1:
                    mine = max(mine, named[card])
                    expected += named[card]
                else:
                    other = max(other, named[card])
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


@numba.njit(numba.void(INTS, INT, FLOATS, INTS, numba.int64, MIND, ROOM), cache=True)
def outlook(row: Ints, facts: Ints, told: Floats, riddles: Ints, cards_left: int, mind: Mind, room: Room) -> None:
    """What counts when he has moved and she draws next, with so many cards left in the piles."""
    _exposed(row, facts, told, riddles, mind, room)
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


@numba.njit(
    numba.float64(INTS, INT, numba.int64[:], FLOATS, INTS, numba.int64, MIND, ROOM, numba.int64, numba.int64),
    cache=True,
)  # fmt: skip
def after(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, cards_left: int, mind: Mind, room: Room,
    card: int, under: int,
) -> float:  # fmt: skip
    """His chance once he has laid this card with these sprint cards under it; 0 is nothing."""
    now, last = facts.copy(), row[facts[LENGTH] - 1, CARD]
    if card == GOAL:
        if is_hot(row, facts[LENGTH]):
            return 1.0
        _exposed(row, facts, told, riddles, mind, room)
        return float(1.0 - room[5][ROW_SHARE])
    if card == 0:
        heeded = told
        if facts[PLACED] == 0:
            heeded = told.copy()
            hold_up(row, now, heeded, drawn, last)
        outlook(row, now, heeded, riddles, cards_left, mind, room)
    else:
        here = row.copy()
        put(here, now, card, under, drawn)
        outlook(here, now, told, riddles, cards_left, mind, room)
    return chance(mind[2], room[5])


@numba.njit(numba.float64(INTS, INT, numba.int64[:], FLOATS, INTS, numba.int64, MIND, ROOM, numba.boolean), cache=True)
def best_after(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, cards_left: int, mind: Mind, room: Room,
    frugal: bool,
) -> float:  # fmt: skip
    """His chance with the best he can lay, or nothing; frugally, with three sprint cards at most."""
    found = np.zeros((MOST_ACTIONS, 2), np.int64)
    best = 0.0
    for at in range(choices(facts[HIS], row[facts[LENGTH] - 1, CARD], True, found)):
        if not (frugal and count(found[at, 1]) > 3):
            best = max(
                best, after(row, facts, drawn, told, riddles, cards_left, mind, room, found[at, 0], found[at, 1])
            )
    return best


@numba.njit(numba.void(INTS, INT, INT, FLOATS, INTS, numba.int64, INT, INTS, MIND, ROOM, FLOAT), cache=True)
def weigh(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, cards_left: int, unseen: Ints, actions: Ints,
    mind: Mind, room: Room, worth: Floats,
) -> None:  # fmt: skip
    """His chance after each action: the number he lays, 0 for none; its sprint cards as bits; the pile he draws from
    instead, or -1. `unseen` are the cards he has not seen, by piles."""
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
                    total += best_after(row, now, then, told, riddles, cards_left - 1, mind, room, False)
            worth[action] = total / max(1, count(unseen[at]))
        elif 0 < card < GOAL and facts[LEFT] > 1:
            here, now = row.copy(), facts.copy()
            put(here, now, card, under, drawn)
            worth[action] = best_after(here, now, drawn, told, riddles, cards_left, mind, room, True)
        else:
            worth[action] = after(row, facts, drawn, told, riddles, cards_left, mind, room, card, under)
