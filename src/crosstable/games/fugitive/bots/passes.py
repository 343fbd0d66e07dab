"""What a pass tells: forced, nothing in his hand was in reach; of his own will, something was.

That depends on every card of the hand at once, which the exact count of rows does not follow. Where only the passes
behind one hideout tell anything, all hands are counted (`stops`). Else, or where there are too many, for each row
whole worlds are drawn, compiled: cards whose identity is known get one of the draws they can have come by, the other
draws are filled from the unseen cards, and sprint cards are picked from what is left. What was in reach at a forced
pass whatever else he held is never drawn when it could no longer be spent, and is spent where that was the last chance.
Each world counts as often as there were ways to draw it; those in which he could not have passed as he did count
nothing. The chances that result are right on average, and `Rows.error` says how far off they may be.
"""

from collections.abc import Callable, Sequence

import numba
import numpy as np
from numpy.typing import NDArray

from ..data import FEET, GOAL, STEP
from ..know.candidates import seen_cards
from ..know.evidence import Drawn, Dropped, Evidence, LaidDown, Passing
from .rows import COMB, Rows
from .stops import counted

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

SAMPLES = (8_000, 40_000, 120_000)
"""How many worlds are drawn, besides some for each row: first few, then more where these did not tell enough."""
LEAST = 24
"""How many worlds are drawn for any row, unless there are too many rows: one alone may be none in which he passed."""
ENOUGH = 0.03
"""The error that is good enough."""
EVEN = 0.1
"""What share of the worlds drawn later goes to rows as likely as they were before the passes."""
DRAWN, LAID, DROPPED, PASSED = range(4)

_INT, _FLOAT = numba.int64[::1], numba.float64[::1]
_INTS, _FLOATS = numba.int64[:, ::1], numba.float64[:, ::1]


@numba.njit(numba.boolean(numba.int64, numba.int64), cache=True)
def in_reach(hand: int, last: int) -> bool:
    """Whether any card of this hand, or 42, can be the next hideout (F11, F12)."""
    feet = 0
    for card in range(1, GOAL):
        if hand >> card & 1:
            feet += 2 - card % 2
    for card in range(last + 1, GOAL):
        if hand >> card & 1 and card <= last + STEP + feet - (2 - card % 2):
            return True
    return last + STEP + feet >= GOAL


@numba.njit(numba.int64(_INT, _INTS, numba.int64), cache=True)
def _near(row: Ints, stuck: Ints, at: int) -> int:
    """Cards (bits) that he cannot have held at a forced pass: all others of his hand have at least one footprint, so
    that much was in reach for certain."""
    last = row[stuck[at, 1]]
    return int(((1 << min(GOAL, last + STEP + stuck[at, 2])) - 1) & ~((2 << last) - 1))


@numba.njit(numba.int64(_INT, _INTS, numba.int64, numba.int64), cache=True)
def _out_of_hand(row: Ints, stuck: Ints, since: int, until: int) -> int:
    """Cards (bits) that he cannot have held from one time to the other: he would have laid them when he was stuck."""
    cards = 0
    for at in range(stuck.shape[0]):
        if since < stuck[at, 0] < until:
            cards |= _near(row, stuck, at)
    return cards


@numba.njit(numba.int64(_INT, _INTS, numba.int64), cache=True)
def _not_drawn(row: Ints, stuck: Ints, since: int) -> int:
    """Cards (bits) that cannot have come at this time: they were not spent before he was stuck with them in reach."""
    cards = 0
    for at in range(stuck.shape[0]):
        if stuck[at, 3] < since < stuck[at, 0]:
            cards |= _near(row, stuck, at)
    return cards


@numba.njit(numba.int64(_INT, _INTS, numba.int64), cache=True)
def _to_spend(row: Ints, stuck: Ints, time: int) -> int:
    """Cards (bits) that must go under the hideout laid at this time: it was the last chance to spend them."""
    cards = 0
    for at in range(stuck.shape[0]):
        if stuck[at, 3] == time:
            cards |= _near(row, stuck, at)
    return cards


@numba.njit(
    numba.float64(_INT, _INT, _INTS, _INTS, numba.int64, _INT, _INTS, numba.int64[:]), cache=True
)  # fmt: skip
def _dealt(
    row: Ints, known: Ints, slots: Ints, pools: Ints, places: int, deadlines: Ints, stuck: Ints, cards: Ints
) -> float:
    """Draw what came to him: fill `cards`, one for each draw; among how many ways. What a forced pass rules out for
    certain is not drawn.

    `known` holds the deadline of each card that was seen, -1 for the others; `slots` of a draw: its pile, its time;
    `stuck` of a forced pass: its time, the last place, the cards of his hand, when unknown sprint cards were laid last.
    """
    ways = 1.0
    due = known.copy()
    for place in range(1, places):
        if row[place] != GOAL:
            due[row[place]] = deadlines[place]
    cards[:] = 0
    open_to = np.zeros(max(GOAL, slots.shape[0]), np.int64)
    for pile in range(3):
        # The card needed first picks first: then every pick is open to the later ones too.
        while True:
            card = 0
            for other in range(4, GOAL):
                if due[other] >= 0 and pools[other, 0] == pile and (card == 0 or due[other] < due[card]):
                    card = other
            if card == 0:
                break
            free = 0
            for slot in range(slots.shape[0]):
                fits = slots[slot, 0] == pile and slots[slot, 1] < due[card] and cards[slot] == 0
                if fits and not _out_of_hand(row, stuck, slots[slot, 1], due[card]) >> card & 1:
                    open_to[free] = slot
                    free += 1
            if free == 0:
                return 0.0
            ways *= free
            cards[open_to[np.random.randint(free)]] = card
            due[card] = -2
        loose = np.zeros(GOAL, np.int64)
        count = 0
        for card in range(4, GOAL):
            if pools[card, 0] == pile and pools[card, 1] == 1 and due[card] == -1:
                loose[count] = card
                count += 1
        for slot in range(slots.shape[0]):
            if slots[slot, 0] == pile and cards[slot] == 0:
                out, free = _not_drawn(row, stuck, slots[slot, 1]), 0
                for at in range(count):
                    if not out >> loose[at] & 1:
                        open_to[free] = at
                        free += 1
                if free == 0:
                    return 0.0
                ways *= free
                pick = open_to[np.random.randint(free)]
                cards[slot] = loose[pick]
                count -= 1
                loose[pick] = loose[count]
    return ways


@numba.njit(numba.float64(numba.int64, numba.int64, numba.int64, numba.int64, _FLOATS, _INT), cache=True)
def _sprinted(loose: int, must: int, count: int, need: int, comb: Floats, picked: Ints) -> float:
    """Pick sprint cards with footprints enough from the loose cards into `picked[0]`, those that must be among them;
    among how many sets."""
    picked[0] = loose & must
    loose &= ~must
    for card in range(1, GOAL):
        if picked[0] >> card & 1:
            count -= 1
            need -= 2 - card % 2
    if count < 0:
        return 0.0
    kinds = np.zeros((2, GOAL), np.int64)
    sizes = np.zeros(2, np.int64)
    for card in range(1, GOAL):
        if loose >> card & 1:
            kinds[card % 2, sizes[card % 2]] = card
            sizes[card % 2] += 1
    total = 0.0
    for even in range(max(0, need - count), count + 1):
        total += comb[sizes[0], even] * comb[sizes[1], count - even]
    if total == 0.0:
        return 0.0
    mark = np.random.random() * total
    chosen = count
    for even in range(max(0, need - count), count + 1):
        mark -= comb[sizes[0], even] * comb[sizes[1], count - even]
        if mark < 0.0:
            chosen = even
            break
    for parity in range(2):
        for _ in range(chosen if parity == 0 else count - chosen):
            pick = np.random.randint(sizes[parity])
            picked[0] |= 1 << kinds[parity, pick]
            sizes[parity] -= 1
            kinds[parity, pick] = kinds[parity, sizes[parity]]
    return total


@numba.njit(
    numba.void(_INTS, _INT, _INTS, _INT, _INTS, _INTS, _INTS, _INT, _INTS, _FLOATS, numba.int64, numba.int64, _FLOAT),
    cache=True,
)  # fmt: skip
def draw_worlds(
    rows: Ints, picks: Ints, steps: Ints, known: Ints, slots: Ints, pools: Ints, spots: Ints, deadlines: Ints,
    stuck: Ints, comb: Floats, held: int, seed: int, ways: Floats,
) -> None:  # fmt: skip
    """For each picked row one world: in how many ways it can be, or 0 where he could not have passed as he did.

    `steps`: what, and which pile, place, card or kind of pass. `spots` of a place: unknown sprint cards, how far it may
    lie with the least footprints, known sprint cards as bits.
    """
    np.random.seed(seed)
    cards = np.zeros(slots.shape[0], np.int64)
    picked = np.zeros(1, np.int64)
    for world in range(picks.shape[0]):
        row = rows[picks[world]]
        weight = _dealt(row, known, slots, pools, rows.shape[1], deadlines, stuck, cards)
        hand, slot, place = held, 0, 0
        kept = 0
        for card in range(1, GOAL):
            if known[card] >= 0:
                kept |= 1 << card
        for p in range(1, rows.shape[1]):
            if row[p] != GOAL:
                kept |= 1 << row[p]
        while slot < slots.shape[0] and slots[slot, 1] < 0:
            hand |= 1 << cards[slot]
            slot += 1
        for at in range(steps.shape[0]):
            if weight == 0.0:
                break
            if steps[at, 0] == DRAWN:
                hand |= 1 << cards[slot]
                slot += 1
            elif steps[at, 0] == DROPPED:
                hand &= ~(1 << steps[at, 1])
            elif steps[at, 0] == PASSED:
                if in_reach(hand, row[place]) == (steps[at, 1] == 1):
                    weight = 0.0
            else:
                place = steps[at, 1]
                need = row[place] - row[place - 1] - spots[place, 1]
                if row[place] != GOAL:
                    hand &= ~(1 << row[place])
                hand &= ~spots[place, 2]
                if spots[place, 0]:
                    must = _to_spend(row, stuck, deadlines[place])
                    weight *= _sprinted(hand & ~kept, must, spots[place, 0], need + spots[place, 0], comb, picked)
                    hand &= ~picked[0]
        ways[world] = weight


_draw: Callable[..., None] = draw_worlds


def heeding_passes(rows: Rows, samples: Sequence[int] = SAMPLES) -> Rows:
    """The rows with what his passes tell, and how sure that is; as they were where he never passed."""
    found = rows.evidence
    if not any(isinstance(moment, Passing) for moment in found.timeline) or len(found.row) == 1:
        return rows
    return counted(rows) or sampled(rows, samples)


def sampled(rows: Rows, samples: Sequence[int] = SAMPLES) -> Rows:
    """The rows by worlds drawn at random: as many as it takes, of these numbers, or the most. Later ones are spent on
    the rows that were most in doubt by the first."""
    given, wanted = _given(rows.evidence), rows.chances
    for size in samples:
        heeded, spread = _weighed(rows, given, size, wanted)
        if heeded.error <= ENOUGH:
            break
        wanted = (1 - EVEN) * spread + EVEN * rows.chances
    return heeded


def _weighed(rows: Rows, given: tuple[NDArray[np.int64], ...], size: int, wanted: Floats) -> tuple[Rows, Floats]:
    """The rows by about so many worlds, each row with its share of them; and how far the worlds of each differ, one in
    all: drawn in that proportion, the error is least."""
    found, number = rows.evidence, len(rows.chances)
    least = min(LEAST, 1 + size // number)
    share = np.maximum(least, np.ceil(size * wanted)).astype(np.int64)
    picks = np.repeat(np.arange(number), share)
    ways = np.zeros(len(picks))
    _draw(rows.numbers, picks, *given, COMB, sum(1 << card for card in found.cards.held), size, ways)
    each = ways / share[picks]
    total = float(each.sum())
    if total == 0.0:
        return Rows(found, rows.numbers, rows.chances, error=1.0), rows.chances
    chances = np.bincount(picks, each, number) / total
    fits = chances > 0
    error = float(np.sqrt((each**2).sum()) / total)
    spread = np.sqrt(np.bincount(picks, each * ways, number))
    return Rows(found, rows.numbers[fits], chances[fits], error=min(1.0, error)), spread / spread.sum()


def _given(found: Evidence) -> tuple[NDArray[np.int64], ...]:
    """The evidence as the compiled part wants it: steps, known cards, draws, piles, places, deadlines."""
    known = np.full(GOAL + 1, -1, np.int64)
    slots = [(pile, -1) for pile, count in enumerate(found.cards.dealt) for _ in range(count)]
    deadlines = np.zeros(len(found.row), np.int64)
    steps, stuck, last, sprinted = [], [], 0, -2
    hand = len(found.cards.held) + sum(found.cards.dealt)
    for time, moment in enumerate(found.timeline):
        match moment:
            case Drawn(pile=pile):
                steps.append((DRAWN, pile))
                hand += 1
                slots.append((pile, time))
            case LaidDown(place=place):
                steps.append((LAID, place))
                deadlines[place] = time
                spot, last = found.row[place], place
                sprinted = time if spot.sprints > len(spot.known) else sprinted
                hand -= spot.sprints + (spot.card != GOAL)
                known[[card for card in (*spot.known, spot.card) if card not in (None, GOAL)]] = time
            case Dropped(card=card):
                steps.append((DROPPED, card))
                hand -= 1
                known[card] = time
            case Passing(forced=forced):
                steps.append((PASSED, int(forced)))
                if forced:
                    stuck.append((time, last, hand, sprinted))
    spots = [
        (
            spot.sprints - len(spot.known),
            STEP + spot.reach + sum(FEET[card] for card in spot.known) + spot.sprints - len(spot.known),
            sum(1 << card for card in spot.known),
        )
        for spot in found.row
    ]
    return (
        np.array(steps, np.int64), known, np.array(slots, np.int64), _pools(found), np.array(spots, np.int64),
        deadlines, np.array(stuck, np.int64).reshape(len(stuck), 4),
    )  # fmt: skip


def _pools(found: Evidence) -> Ints:
    """For each card its pile, -1 for none, and whether she has not seen it."""
    pools = np.zeros((GOAL + 1, 2), np.int64)
    pools[:, 0] = -1
    seen = seen_cards(found)
    for pile, cards in enumerate(found.cards.piles):
        for card in cards:
            pools[card] = (pile, card not in seen)
    return pools
