"""What the Fugitive does without thinking, compiled: the policy with which games are played on in thought."""

import numba
import numpy as np

from ..data import GOAL, STEP
from .quick import FLOAT, INT, PILE_OF, Floats, Ints, count
from .route import turns_to_goal

(
    CARDS, FEET, WAYS, NEAR, STUCK, HOME, TURNS, DISTANCE, SPRINT, SLACK, SLACK_SPRINTED, FIRST, SECOND, PASS, STOP,
    LONELY, GOAL_NOW, GOAL_HIDDEN, GOAL_UNKNOWN, WHIM,
) = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 18, 19, 20, 21, 22, 23, 24, 25, 26  # fmt: skip
"""Where each habit stands: three for what he spares without sprint cards, six for what he spares with some."""
HABITS = 27
ALL, EVENS = (1 << GOAL) - 2, 0x15555555554
"""All numbers between 0 and 42, and the even ones, as bits."""


@numba.njit(numba.int64(numba.int64), cache=True)
def feet(cards: int) -> int:
    """The footprints of these cards."""
    return count(cards & ALL) + count(cards & EVENS)


@numba.njit(numba.int64(numba.int64), cache=True)
def drawn_from(cards: int) -> int:
    """One of these cards."""
    skip = np.random.randint(count(cards))
    for card in range(1, GOAL):
        if cards >> card & 1:
            if skip == 0:
                return card
            skip -= 1
    return 0


@numba.njit(numba.int64(numba.int64, numba.int64, numba.int64, numba.int64), cache=True)
def cheapest_bits(others: int, sprints: int, need: int, hideout: int) -> int:
    """So many sprint cards that reach far enough and are missed least, as bits; -1 where there are none."""
    behind = others & ((2 << hideout) - 1)
    evens = others & EVENS
    odd, even = count(others & ~evens), count(evens)
    odd_behind, even_behind = count(behind & ~evens), count(behind & evens)
    best, least = -1, 0
    for twos in range(max(0, need - sprints), sprints + 1):
        if twos <= even and sprints - twos <= odd:
            price = 3 * (max(0, twos - even_behind) + max(0, sprints - twos - odd_behind)) + twos
            if best < 0 or price < least:
                best, least = twos, price
    if best < 0:
        return -1
    taken, twos, ones = 0, best, sprints - best
    for card in range(1, GOAL):
        if others >> card & 1:
            if card % 2 and ones:
                taken |= 1 << card
                ones -= 1
            elif card % 2 == 0 and twos:
                taken |= 1 << card
                twos -= 1
    return taken


@numba.njit(numba.float64(numba.int64, numba.int64, FLOAT), cache=True)
def _kept(hand: int, last: int, habits: Floats) -> float:
    """What the cards in the hand are worth from this hideout on."""
    reach = last + STEP + feet(hand)
    ways = near = 0
    for card in range(last + 1, GOAL):
        if hand >> card & 1:
            near += card <= last + STEP
            ways += card <= reach - 2 + card % 2
    worth = habits[CARDS] * count(hand) + habits[FEET] * min(reach - last - STEP, GOAL - last)
    worth += habits[WAYS] * min(ways, 3) + habits[NEAR] * min(near, 2) + habits[TURNS] * turns_to_goal(last, hand)
    if reach >= GOAL:
        worth += habits[HOME]
    elif ways == 0:
        worth += habits[STUCK]
    return float(worth)


@numba.njit(numba.float64(FLOAT), cache=True)
def _whim(habits: Floats) -> float:
    return float(-habits[WHIM] * np.log(-np.log(np.random.random() + 1e-12) + 1e-12))


@numba.njit(
    numba.void(numba.int64, numba.int64, numba.int64, numba.int64, numba.boolean, numba.boolean, numba.boolean, FLOAT,
               INT),
    cache=True,
)  # fmt: skip
def lay(
    hand: int, last: int, hidden: int, unknown: int, hot: bool, may_pass: bool, may_stop: bool, habits: Floats,
    chosen: Ints,
) -> None:  # fmt: skip
    """What he lays: `chosen` gets the number, 0 for none, and the sprint cards as bits."""
    best = -1e18
    chosen[0] = chosen[1] = 0
    all_feet = feet(hand)
    if last + STEP + all_feet >= GOAL:
        chosen[0], chosen[1] = GOAL, hand
        if hot:
            return
        best = habits[GOAL_NOW] + habits[GOAL_HIDDEN] * hidden + habits[GOAL_UNKNOWN] * unknown + _whim(habits)
        best += _kept(hand, last, habits)
    if may_pass or may_stop:
        worth = _kept(hand, last, habits) + habits[PASS if may_pass else STOP] + _whim(habits)
        if hidden <= 1:
            worth += habits[LONELY]
        if worth > best:
            best = worth
            chosen[0] = chosen[1] = 0
    for card in range(last + 1, GOAL):
        need = max(0, card - last - STEP)
        if not hand >> card & 1 or need > all_feet - 2 + card % 2:
            continue
        others = hand & ~(1 << card)
        tried = 0
        for sprints in range((need + 1) // 2, count(others) + 1):
            taken = cheapest_bits(others, sprints, need, card)
            if taken < 0:
                continue
            spared = STEP + 2 * sprints - card + last
            worth = habits[DISTANCE] * (card - last) + habits[SPRINT] * sprints + _whim(habits)
            worth += habits[SLACK + min(spared, 2)] if sprints == 0 else habits[SLACK_SPRINTED + min(spared, 5)]
            worth += habits[FIRST] if hidden == 0 else habits[SECOND] if hidden == 1 else 0.0
            worth += _kept(others & ~taken, card, habits)
            if worth > best:
                best = worth
                chosen[0], chosen[1] = card, taken
            tried += 1
            if tried == 2 or sprints == 3:
                break


@numba.njit(numba.int64(INT, numba.int64, numba.int64, numba.int64), cache=True)
def pile(piles: Ints, hand: int, used: int, last: int) -> int:
    """The pile he draws from: a next hideout, a later one, or footprints."""
    reach = STEP + feet(hand) // 2
    best, chosen = -1e18, -1
    for number in range(3):
        if piles[number] == 0:
            continue
        worth, unseen = 0.0, 0
        for card in range(4, GOAL):
            if PILE_OF[card] == number and not (hand | used) >> card & 1:
                unseen += 1
                if card <= last:
                    worth += 0.35 * (2 - card % 2)
                elif card <= last + reach:
                    worth += 2.0 + 0.1 * (card - last)
                else:
                    worth += 1.2 if card <= last + reach + 8 else 0.7
        worth = worth / max(1, unseen) + 0.3 * np.random.random()
        if worth > best:
            best, chosen = worth, number
    return chosen
