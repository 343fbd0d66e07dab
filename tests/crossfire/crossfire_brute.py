"""Deduction by brute force, written apart from the product: every order of the cards times every mixing is played."""

from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

MIXING = {
    5: ("512", "345"),
    6: ("612", "345"),
    7: ("712", "345", "671"),
    8: ("812", "345", "678"),
    9: ("912", "345", "678"),
}
"""Who mixes, written again from the rules page."""

Known = list[tuple[int, int, tuple[str, ...]]]
"""Place from 0, number of the look from 0, and the roles the card may have."""


def orders(deck: tuple[str, ...]) -> tuple[NDArray[np.int8], list[str]]:
    """Every different order of the deck, one a row, as numbers of the roles."""
    names = sorted(set(deck))
    rows: list[tuple[int, ...]] = [()]
    for _ in deck:
        rows = [(*row, role) for row in rows for role in range(len(names)) if row.count(role) < deck.count(names[role])]
    return np.array(rows, dtype=np.int8), names


def true_together(deck: tuple[str, ...], known: Known) -> set[int]:
    """Which of these are true in the same world: a number for each kind of world, with a bit for each that is true."""
    dealt, names = orders(deck)
    size = len(deck)
    found: set[int] = set()
    for mixing in product(permutations(range(3)), repeat=len(MIXING[size])):
        seen: list[list[int]] = [[place, (place - 1) % size] for place in range(size)]
        hands = [(place - 1) % size for place in range(size)]
        for group, order in zip(MIXING[size], mixing, strict=True):
            places = [int(digit) - 1 for digit in group]
            cards = [hands[place] for place in places]
            for place, index in zip(places, order, strict=True):
                hands[place] = cards[index]
                seen[place].append(cards[index])
        true = np.zeros(len(dealt), dtype=np.int64)
        for bit, (place, look, roles) in enumerate(known):
            allowed = [names.index(role) for role in roles]
            true |= np.isin(dealt[:, seen[place][look]], allowed).astype(np.int64) << bit
        found.update(np.unique(true).tolist())
    return found


def count(deck: tuple[str, ...], known: Known) -> tuple[int, list[dict[str, int]]]:
    """How many worlds fit, and in how many of them each place ends with each role."""
    dealt, names = orders(deck)
    size = len(deck)
    total = 0
    counts = [dict.fromkeys(names, 0) for _ in deck]
    passed = [(place - 1) % size for place in range(size)]
    for mixing in product(permutations(range(3)), repeat=len(MIXING[size])):
        seen: list[list[int]] = [[place, passed[place]] for place in range(size)]
        hands = list(passed)
        for group, order in zip(MIXING[size], mixing, strict=True):
            places = [int(digit) - 1 for digit in group]
            cards = [hands[place] for place in places]
            for place, index in zip(places, order, strict=True):
                hands[place] = cards[index]
                seen[place].append(cards[index])
        fits = np.ones(len(dealt), dtype=bool)
        for place, look, roles in known:
            allowed = [names.index(role) for role in roles]
            fits &= np.isin(dealt[:, seen[place][look]], allowed)
        total += int(fits.sum())
        for place in range(size):
            found = np.bincount(dealt[fits][:, hands[place]], minlength=len(names))
            for role, number in zip(names, found, strict=True):
                counts[place][role] += int(number)
    return total, counts
