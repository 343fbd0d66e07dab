"""All different ways to deal characters to seats, as an array with a row a deal."""

from collections import Counter
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from crosstable.core.seats import Seat

from ..data import SIDE, Character, Options
from ..mission import playable
from ..setup import characters_for

CHARACTERS: tuple[Character, ...] = tuple(SIDE)
NUMBER: dict[Character, int] = {character: number for number, character in enumerate(CHARACTERS)}
Deals = NDArray[np.uint8]
Masks = NDArray[np.uint16]

POPCOUNT: NDArray[np.uint8] = np.array([bin(mask).count("1") for mask in range(1 << 10)], dtype=np.uint8)
"""How many seats a mask holds."""


def spread(cards: tuple[Character, ...], seats: tuple[Seat, ...], size: int) -> Deals:
    """Every different deal of these cards to these seats, in rows of `size`."""
    rows = np.zeros((1, size), dtype=np.uint8)
    free = np.array([seats], dtype=np.uint8)
    for character, count in Counter(cards).items():
        places = free.shape[1]
        chosen = np.array(list(combinations(range(places), count)), dtype=np.intp)
        rest = np.array([[p for p in range(places) if p not in c] for c in chosen.tolist()], dtype=np.intp)
        ways, before = len(chosen), len(rows)
        rows = np.repeat(rows, ways, axis=0)
        taken = free[:, chosen].reshape(before * ways, count)
        rows[np.arange(len(rows))[:, None], taken] = NUMBER[character]
        free = free[:, rest].reshape(before * ways, places - count)
    return rows


def deals_around(options: Options, seats: int, seat: Seat | None, character: Character | None) -> Deals:
    """Every deal in which this seat has this character (None: every deal)."""
    cards = list(characters_for(options, seats))
    if seat is None or character is None:
        return spread(tuple(cards), tuple(range(seats)), seats)
    cards.remove(character)
    rows = spread(tuple(cards), tuple(s for s in range(seats) if s != seat), seats)
    rows[:, seat] = NUMBER[character]
    return rows


def masks(deals: Deals, kinds: frozenset[Character]) -> Masks:
    """For each deal the seats that have one of these characters, as bits."""
    has = np.isin(np.arange(len(CHARACTERS)), [NUMBER[c] for c in kinds]).astype(np.uint16)
    found = np.zeros(len(deals), dtype=np.uint16)
    for seat in range(deals.shape[1]):
        found |= has[deals[:, seat]] << np.uint16(seat)
    return found


def who_plays(card: str, options: Options, seats: int) -> frozenset[Character]:
    """The characters that may play a card."""
    return frozenset(c for c in characters_for(options, seats) if card in playable(c, options, seats))


def mask_of(seats: tuple[Seat, ...]) -> int:
    """Some seats as bits."""
    return sum(1 << seat for seat in seats)
