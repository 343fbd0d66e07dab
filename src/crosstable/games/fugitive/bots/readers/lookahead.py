"""What comes of an action, compiled: she draws and names as one of many Marshals would, he draws and lays on."""

import numba
import numpy as np

from ...data import GOAL
from ..chase import ASKED, GUESSES, HERS, HIS, JUDGING, LEFT, LENGTH, PLACED, SEEN, TURN, draw, put, some
from ..marshal import AHEAD
from ..quick import CARD, CUBE, FLOAT, FLOATS, INT, INTS, PILE_BITS, PLACES, UNDER, UP, Floats, Ints, count
from .drawing import drawing
from .hunting import caught, hold_up, is_hot, run_down
from .outlook import best_after
from .reading import MIND, ROOM, Mind, Room
from .trails import believed, mixed, summed_bits

STYLES = numba.float64[:, :, :, ::1]


@numba.njit(INT(INT), cache=True)
def left_of(piles: Ints) -> Ints:
    """How many cards each pile has (bits)."""
    left = np.zeros(3, np.int64)
    for at in range(3):
        left[at] = count(piles[at])
    return left


@numba.njit(numba.int64(INTS, numba.int64), cache=True)
def hidden_of(row: Ints, length: int) -> int:
    """How many hideouts lie face down."""
    hidden = 0
    for place in range(1, length):
        hidden += row[place, UP] == 0
    return hidden


@numba.njit(numba.void(INTS, INT, INT, FLOAT, FLOAT), cache=True)
def pile_worth(row: Ints, facts: Ints, piles: Ints, hands: Floats, worth: Floats) -> None:
    """His chance with a card of each pile, -1 where there is none."""
    length, used = facts[LENGTH], facts[SEEN]
    for place in range(1, length):
        used |= row[place, UNDER] | 1 << row[place, CARD]
    hidden, hot = hidden_of(row, length), is_hot(row, length)
    drawing(left_of(piles), facts[HIS], used, row[length - 1, CARD], hidden, hot, hands, worth)


@numba.njit(numba.int64(INTS, INT, FLOATS, INTS, CUBE, FLOAT, numba.float64, INT, ROOM), cache=True)
def doubtful(
    row: Ints, facts: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats, ahead: float, piles: Ints,
    hers: Room,
) -> int:  # fmt: skip
    """The pile whose cards tell her most about the hidden hideouts, and take what he needs next."""
    hidden, last, weights, chances, named = hers[:5]
    named[:] = 0.0
    seen = facts[SEEN] | facts[HERS]
    far = 0
    found = believed(row, facts[LENGTH], seen, told, riddles, facts[ASKED], styles, hidden, last, weights)
    if found and mixed(weights, priors, found, chances) > 0.0:
        summed_bits(hidden, chances, found, named)
        far = last[:found].max()
    best, answer = -1.0, -1
    for at in range(3):
        unseen = PILE_BITS[at] & ~facts[HERS]
        doubt = 0.0
        for card in range(4, GOAL):
            if unseen >> card & 1:
                doubt += named[card] * (1 - named[card]) + (ahead if far - 2 <= card <= far + 8 else 0.0)
        doubt /= max(1, count(unseen))
        if piles[at] and doubt >= best:
            best, answer = doubt, at
    return answer


@numba.njit(numba.boolean(INTS, INT, INT, FLOATS, INTS, CUBE, FLOAT, numba.float64, ROOM), cache=True)
def _hunted(
    row: Ints, facts: Ints, piles: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats, bold: float,
    hers: Room,
) -> bool:  # fmt: skip
    """Her turn: she draws and names numbers; whether that ends the chase."""
    hidden, last, weights, chances, named = hers[:5]
    for _ in range(2 if facts[TURN] == 1 else 1):
        at = doubtful(row, facts, told, riddles, styles, priors, AHEAD if bold == JUDGING else 0.0, piles, hers)
        if at >= 0:
            facts[HERS] |= 1 << draw(piles, at)
    for _ in range(facts[GUESSES]):
        if caught(row, facts, told, riddles, styles, priors, bold, hidden, last, weights, chances, named):
            return True
    facts[TURN] += 1
    facts[GUESSES], facts[LEFT], facts[PLACED] = 1, 1, 0
    return False


@numba.njit(
    numba.float64(INTS, INT, INT, INT, FLOATS, INTS, CUBE, FLOAT, numba.float64, MIND, FLOAT, ROOM, ROOM, numba.int64),
    cache=True,
)  # fmt: skip
def _goes_on(
    row: Ints, facts: Ints, piles: Ints, drawn: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats,
    bold: float, mind: Mind, hands: Floats, memory: Room, hers: Room, rounds: int,
) -> float:  # fmt: skip
    """His chance after so many turns of hers, with each of which he goes on as well as he can see."""
    hidden, last, weights, chances, named = hers[:5]
    worth, chosen = np.zeros(3), np.zeros(2, np.int64)
    while True:
        heard = told if bold == JUDGING else np.ones((PLACES, GOAL + 1))  # others make nothing of passes
        if _hunted(row, facts, piles, heard, riddles, styles, priors, bold, hers):
            return 0.0
        if piles[0] | piles[1] | piles[2]:
            pile_worth(row, facts, piles, hands, worth)
            at = int(worth.argmax())
            facts[HIS] |= 1 << draw(piles, at)
            drawn[at] += 1
        best = best_after(row, facts, drawn, told, riddles, left_of(piles).sum(), mind, memory, False, chosen)
        rounds -= 1
        if rounds == 0:
            return best
        if chosen[0] == 0:
            hold_up(row, facts, told, drawn, row[facts[LENGTH] - 1, CARD])
        else:
            put(row, facts, chosen[0], chosen[1], drawn)
        if chosen[0] == GOAL:
            hot = is_hot(row, facts[LENGTH])
            return 1.0 * (
                hot or not run_down(row, facts, heard, riddles, styles, priors, hidden, last, weights, chances, named)
            )


@numba.njit(
    numba.void(INTS, INT, INT, FLOATS, INTS, INT, INT, numba.int64, INTS, numba.int64, INT, STYLES, FLOATS, FLOAT,
               MIND, FLOAT, ROOM, ROOM, numba.int64, FLOATS),
    cache=True,
)  # fmt: skip
def look_ahead(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, unseen: Ints, hers: Ints, named: int,
    actions: Ints, seed: int, marshals: Ints, styles: Floats, priors: Floats, bold: Floats, mind: Mind, hands: Floats,
    memory: Room, her_memory: Room, rounds: int, worth: Floats,
) -> None:  # fmt: skip
    """His chance after each action against each of these Marshals, who holds some cards she may hold; all actions meet
    the same luck.

    `unseen` are the cards he has not seen by piles, `hers` how many of them she holds, `named` what she named in vain.
    An action: the number he lays, 0 for none; its sprint cards as bits; the pile he draws from first, or -1. Having
    drawn, and with a second hideout to lay, he does what seems best.
    """
    hidden, last, weights, chances, sums = her_memory[:5]
    piles, chosen = np.zeros(3, np.int64), np.zeros(2, np.int64)
    for game in range(marshals.shape[0]):
        who = marshals[game]
        for action in range(actions.shape[0]):
            np.random.seed(seed + game)
            here, now, then = row.copy(), facts.copy(), drawn.copy()
            heeded, asked = told.copy(), riddles.copy()
            for at in range(3):
                held = some(unseen[at], hers[at], named)
                now[HERS] |= held
                piles[at] = unseen[at] & ~held
            card, under, at = actions[action, 0], actions[action, 1], actions[action, 2]
            if at >= 0 and piles[at]:
                now[HIS] |= 1 << draw(piles, at)
                then[at] += 1
                now[LEFT], now[PLACED] = 1, 0
                best_after(here, now, then, heeded, asked, left_of(piles).sum(), mind, memory, False, chosen)
                card, under = chosen[0], chosen[1]
            if card:
                put(here, now, card, under, then)
                if now[LEFT] > 0 and card != GOAL:
                    best_after(here, now, then, heeded, asked, left_of(piles).sum(), mind, memory, False, chosen)
                    if chosen[0]:
                        put(here, now, chosen[0], chosen[1], then)
            elif now[PLACED] == 0:
                hold_up(here, now, heeded, then, here[now[LENGTH] - 1, CARD])
            if card == GOAL:
                heard = heeded if bold[who] == JUDGING else np.ones((PLACES, GOAL + 1))
                found = not is_hot(here, now[LENGTH]) and run_down(
                    here, now, heard, asked, styles[who], priors[who], hidden, last, weights, chances, sums
                )
                worth[action, game] = 0.0 if found else 1.0
            else:
                worth[action, game] = _goes_on(
                    here, now, piles, then, heeded, asked, styles[who], priors[who], bold[who], mind, hands, memory,
                    her_memory, rounds,
                )  # fmt: skip
