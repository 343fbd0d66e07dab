"""A chase played on to its end in thought, compiled: he by instinct, she by what she believes of him."""

import numba
import numpy as np
from numpy.typing import NDArray

from ..data import GOAL, HOT, STEP
from .instinct import drawn_from, feet, lay, pile
from .quick import (
    CARD,
    CUBE,
    DRAWN,
    FAR,
    FLOAT,
    FLOATS,
    INT,
    INTS,
    MISSED,
    PLACES,
    RIDDLES,
    SPRINTS,
    STUCK,
    UNDER,
    UP,
    Floats,
    Ints,
    believe,
    count,
    heed,
    likeliest_place,
    reach_of,
)
from .suspicion import choose

HIS, HERS, SEEN, LENGTH, PHASE, TURN, LEFT, PLACED, IDLE, ASKED, GUESSES, HELD_UP, THEN = range(13)
"""What else there is to a position: both hands and the cards lying open as bits, the length of the row, whose turn it
is, how many hideouts he may still lay and has laid, how often he passed over empty piles, riddles, her next guesses;
how far he could have gone when he could not lay on first, and his cards of the three piles then."""
FACTS = 15
HIS_DRAW, HIS_PLACING, HER_TURN = range(3)
OVER_ESCAPED, OVER_CAUGHT = 1, 2
WARY = 0.4
"""What a number from 30 on counts for a Marshal who minds the manhunt."""
HANDS = 3
"""How many of the hands she may have held are tried to explain a guess of hers."""
JUDGING = 3.0
"""So bold is a Marshal who weighs one number, several and waiting as our strong one does."""
SHARP = 6
"""How much a Marshal prefers the likelier of two numbers."""


@numba.njit(numba.int64(INTS, numba.int64, numba.int64), cache=True)
def _found(row: Ints, length: int, number: int) -> int:
    """The place where this number lies face down, or 0."""
    for place in range(1, length):
        if row[place, UP] == 0 and row[place, CARD] == number:
            return place
    return 0


@numba.njit(numba.int64(INT, numba.int64), cache=True)
def _near(piles: Ints, last: int) -> int:
    """The pile a little ahead of him, or the next one with cards: where a card tells her most, roughly."""
    wanted = 0 if last < 11 else 1 if last < 25 else 2
    for other in (wanted, wanted - 1, wanted + 1, 2, 0):
        if 0 <= other < 3 and piles[other]:
            return int(other)
    return -1


@numba.njit(numba.int64(INT, numba.int64), cache=True)
def draw(piles: Ints, at: int) -> int:
    """Take one of the cards of this pile."""
    card = drawn_from(piles[at])
    piles[at] &= ~(1 << card)
    return int(card)


@numba.njit(
    numba.int64(INTS, INT, FLOATS, INTS, CUBE, FLOAT, numba.float64, numba.boolean, CUBE, FLOATS, FLOAT),
    cache=True,
)  # fmt: skip
def _names(
    row: Ints, facts: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats, bold: float, manhunt: bool,
    work: Floats, places: Floats, named: Floats,
) -> int:  # fmt: skip
    """She names numbers. How that ends, 0 if the chase goes on.

    In the manhunt one after the other; otherwise what she judges best, or the whole row if it is likelier than `bold`,
    or the likeliest number. Below 0, she minds the manhunt and rather names none from 30 on.
    """
    length = facts[LENGTH]
    guess, numbers = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    trial = row.copy()
    chance, names, hidden = 1.0, 1, 0
    for place in range(1, length):
        hidden += row[place, UP] == 0
    seen = facts[SEEN] | facts[HERS]
    judging = bold == JUDGING and not manhunt
    if judging:
        names = choose(
            row, length, seen, told, riddles, facts[ASKED], styles, priors, work, places, named, guess, numbers
        )
        if names == 0:
            return 0
    for step in range(0 if judging else hidden):
        if not believe(trial, length, seen, told, riddles, facts[ASKED], styles, priors, work, places, named):
            break
        if bold < 0.0 and not manhunt:
            named[HOT:] *= WARY
        number = int(named.argmax())
        if manhunt:
            place = _found(row, length, number)
            if place == 0:
                return OVER_ESCAPED
            trial[place, UP], trial[place, FAR] = 1, STEP + feet(row[place, UNDER])
            continue
        place = likeliest_place(trial, length, places, number)
        guess[step], numbers[step] = place, number
        chance *= places[place, number]
        if chance < abs(bold):
            break
        if step == hidden - 1:
            names = hidden
        trial[place, UP], trial[place, CARD] = 1, number
    if manhunt:
        return OVER_CAUGHT
    right = 0
    for step in range(names):
        right += _found(row, length, numbers[step]) > 0
    if right == names:
        for step in range(names):
            place = _found(row, length, numbers[step])
            row[place, UP], row[place, FAR] = 1, STEP + feet(row[place, UNDER])
            facts[SEEN] |= row[place, UNDER] | 1 << numbers[step]
        return OVER_CAUGHT if names == hidden else 0
    if names == 1:
        for place in range(1, length):
            row[place, MISSED] |= 1 << numbers[0]
    elif facts[ASKED] < RIDDLES:
        for step in range(names):
            riddles[facts[ASKED], guess[step]] = numbers[step]
        facts[ASKED] += 1
    return 0


@numba.njit(numba.boolean(numba.int64, numba.int64), cache=True)
def _stuck(hand: int, last: int) -> bool:
    reach = last + STEP + feet(hand)
    for card in range(last + 1, GOAL):
        if hand >> card & 1 and card <= reach - 2 + card % 2:
            return False
    return reach < GOAL


@numba.njit(numba.void(INTS, INT, numba.int64, numba.int64, numba.int64[:]), cache=True)
def put(row: Ints, facts: Ints, card: int, under: int, drawn: Ints) -> None:
    """Lay this hideout, or 42, with these sprint cards."""
    place = facts[LENGTH]
    row[place, CARD], row[place, SPRINTS], row[place, UP] = card, count(under), int(card == GOAL)
    row[place, FAR], row[place, MISSED], row[place, UNDER] = STEP + 2 * count(under), 0, under
    row[place, DRAWN : DRAWN + 3] = drawn
    row[place, STUCK : STUCK + 4] = facts[HELD_UP : HELD_UP + 4]
    facts[HELD_UP] = 0
    facts[HIS] &= ~(under | 1 << card)
    facts[LENGTH] += 1
    facts[PLACED] += 1
    facts[LEFT] -= 1
    facts[IDLE] = 0


@numba.njit(
    numba.boolean(INTS, INT, INT, INT, FLOATS, INTS, CUBE, FLOAT, numba.float64, FLOAT, CUBE, FLOATS,
                  FLOAT),
    cache=True,
)  # fmt: skip
def play_on(
    row: Ints, facts: Ints, piles: Ints, drawn: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats,
    bold: float, habits: Floats, work: Floats, places: Floats, named: Floats,
) -> bool:  # fmt: skip
    """Whether he escapes from this position, which is played to its end."""
    chosen = np.zeros(2, np.int64)
    while True:
        last = row[facts[LENGTH] - 1, CARD]
        empty = piles[0] | piles[1] | piles[2] == 0
        hidden = unknown = used = 0
        hot = False
        for place in range(1, facts[LENGTH]):
            used |= row[place, UNDER] | 1 << row[place, CARD]
            if row[place, UP] == 0:
                hidden += 1
                unknown += row[place, SPRINTS]
            else:
                hot = hot or HOT <= row[place, CARD] < GOAL
        if facts[PHASE] == HIS_DRAW:
            if not empty:
                at = pile(piles, facts[HIS], used, last)
                facts[HIS] |= 1 << draw(piles, at)
                drawn[at] += 1
            facts[PHASE], facts[LEFT], facts[PLACED] = HIS_PLACING, 1, 0
        elif facts[PHASE] == HIS_PLACING:
            first = facts[PLACED] == 0
            chosen[0] = 0
            if _stuck(facts[HIS], last):
                if first and empty:
                    return False
            else:
                lay(facts[HIS], last, hidden, unknown, hot, first and facts[TURN] > 1, not first, habits, chosen)
                if chosen[0] == 0 and first and empty:
                    facts[IDLE] += 1
                    if facts[IDLE] == 2:
                        return False
            if chosen[0]:
                put(row, facts, chosen[0], chosen[1], drawn)
                if chosen[0] == GOAL:
                    if hot:
                        return True
                    over = _names(row, facts, told, riddles, styles, priors, 0.0, True, work, places, named)
                    return over != OVER_CAUGHT
            if chosen[0] == 0 and first:
                seen = facts[SEEN] | facts[HERS]
                held_up = _stuck(facts[HIS], last)
                heed(count(facts[HIS]), drawn, seen, held_up, told[facts[LENGTH] - 1])
                if held_up and facts[HELD_UP] == 0:
                    facts[HELD_UP], facts[THEN : THEN + 3] = reach_of(count(facts[HIS])), drawn
            if chosen[0] == 0 or facts[LEFT] == 0:
                facts[PHASE] = HER_TURN
        else:
            for _ in range(2 if facts[TURN] == 1 else 1):
                at = _near(piles, last)
                if at >= 0:
                    facts[HERS] |= 1 << draw(piles, at)
            facts[TURN] += 1
            facts[PHASE] = HIS_DRAW
            for _ in range(facts[GUESSES]):
                if _names(row, facts, told, riddles, styles, priors, bold, False, work, places, named):
                    return False
            facts[GUESSES] = 1


@numba.njit(numba.int64(numba.int64, numba.int64, numba.int64), cache=True)
def some(cards: int, number: int, unlikely: int) -> int:
    """So many of these cards, the unlikely ones only where the others do not suffice."""
    taken = 0
    for _ in range(number):
        left = cards & ~taken
        if left & ~unlikely:
            left &= ~unlikely
        if left:
            taken |= 1 << drawn_from(left)
    return taken


@numba.njit(
    numba.void(INTS, INT, INT, FLOATS, INTS, INT, INT, numba.int64, INTS, numba.int64, INT,
               numba.float64[:, :, :, ::1], FLOATS, FLOAT, FLOAT, numba.boolean[:, ::1]),
    cache=True,
)  # fmt: skip
def look_ahead(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, unseen: Ints, hers: Ints, named: int,
    actions: Ints, seed: int, marshals: Ints, styles: Floats, priors: Floats, bold: Floats, habits: Floats,
    escaped: NDArray[np.bool_],
) -> None:  # fmt: skip
    """Play every action on with the same luck, once for each Marshal listed: whether he escapes.

    `unseen` are the cards he has not seen by piles, `hers` how many of them she holds, `named` what she named in vain.
    An action: the number he lays, 0 for none; its sprint cards as bits; the pile he draws from instead, or -1.
    """
    work, places = np.zeros((5, PLACES, GOAL + 1)), np.zeros((PLACES, GOAL + 1))
    chances, piles = np.zeros(GOAL + 1), np.zeros(3, np.int64)
    for game in range(marshals.shape[0]):
        who = marshals[game]
        for action in range(actions.shape[0]):
            np.random.seed(seed + game)
            here, now, count_now = row.copy(), facts.copy(), drawn.copy()
            heeded, asked = told.copy(), riddles.copy()
            for at in range(3):
                held = some(unseen[at], hers[at], named)
                now[HERS] |= held
                piles[at] = unseen[at] & ~held
            card, at = actions[action, 0], actions[action, 2]
            if at >= 0:
                if piles[at]:  # or only events are left in it, which he cannot lay
                    now[HIS] |= 1 << draw(piles, at)
                    count_now[at] += 1
                now[PHASE], now[LEFT], now[PLACED] = HIS_PLACING, 1, 0
            elif card == 0:
                now[PHASE] = HER_TURN
                if now[PLACED] == 0:
                    heed(count(now[HIS]), count_now, now[SEEN] | now[HERS], False, heeded[now[LENGTH] - 1])
            else:
                put(here, now, card, actions[action, 1], count_now)
                now[PHASE] = HIS_PLACING if now[LEFT] > 0 else HER_TURN
            if card == GOAL:
                over = _names(here, now, heeded, asked, styles[who], priors[who], 0.0, True, work, places, chances)
                escaped[action, game] = over != OVER_CAUGHT
            else:
                escaped[action, game] = play_on(
                    here, now, piles, count_now, heeded, asked, styles[who], priors[who], bold[who], habits, work,
                    places, chances,
                )  # fmt: skip


@numba.njit(
    numba.void(INTS, INT, FLOATS, INTS, INT, INT, numba.int64, numba.int64, numba.int64,
               numba.float64[:, :, :, ::1], FLOATS, FLOAT),
    cache=True,
)  # fmt: skip
def explain(
    row: Ints, facts: Ints, told: Floats, riddles: Ints, unseen: Ints, hers: Ints, named: int, guess: int, seed: int,
    styles: Floats, priors: Floats, shares: Floats,
) -> None:  # fmt: skip
    """How likely each Marshal would have named these numbers (bits) here, on average over hands she may have held."""
    work, places, chances = np.zeros((5, PLACES, GOAL + 1)), np.zeros((PLACES, GOAL + 1)), np.zeros(GOAL + 1)
    np.random.seed(seed)
    shares[:] = 0.0
    for _ in range(HANDS):
        seen = facts[SEEN] | facts[HERS]
        for at in range(3):
            seen |= some(unseen[at], hers[at], named)
        for who in range(shares.shape[0]):
            if believe(
                row, facts[LENGTH], seen, told, riddles, facts[ASKED], styles[who], priors[who], work, places, chances
            ):
                pull = all_pull = 0.0
                for number in range(1, GOAL):
                    all_pull += chances[number] ** SHARP
                    if guess >> number & 1:
                        pull += chances[number] ** SHARP / count(guess)
                shares[who] += pull / all_pull / HANDS
