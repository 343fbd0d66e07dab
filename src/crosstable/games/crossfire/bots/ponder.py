"""Deals a player comes to by going on from those that fit best: many of them, all likely by what was said.

Of deals drawn from what he saw alone hardly any fits what everybody said, the less the more people talk. So he takes
those that fit best and changes them a little, again and again: two cards change places, or a group mixed otherwise. A
change that fits as well stays, one that fits worse as often as it is likely (the method of Metropolis).
"""

from collections.abc import Callable

import numpy as np

from ..data import GROUPS
from .imagine import Floats, Ints, Luck, Roles, SampledDeals, Truths, dealt

Likelihood = Callable[[SampledDeals], Floats]
Fits = Callable[[SampledDeals], Truths]
ORDERS = 6
"""In how many orders three cards can come back: a way to mix is a number with so many digits of that kind."""
NUMBER = 1000
"""How many deals he goes on from."""
STAGES = (0.4, 0.7, 1.0)
"""How much of what was said he minds, one after the other: whoever minds all of it at once goes on from a handful."""
CHANGES = 8
"""How often he changes all of them, each time."""
MIXED = 0.3
"""How often he lets groups mix otherwise, instead of letting two cards change places."""


def ponder(worlds: SampledDeals, likelihood: Likelihood, fits: Fits, luck: Luck, number: int = NUMBER) -> SampledDeals:
    """Deals as likely as they come, from these and how likely each is (as a logarithm); all fit."""
    log, minded = likelihood(worlds), 0.0
    share = np.log(worlds.times)
    for stage in STAGES:
        weights = np.exp(share + (stage - minded) * (log - log.max()))
        rows = _drawn(weights / weights.sum(), number, luck)
        worlds, log, minded, share = worlds.only(rows), log[rows], stage, np.zeros(len(rows))
        for _ in range(CHANGES):
            worlds, log = _changed(worlds, log, stage, likelihood, fits, luck)
    return worlds.counted()


def _drawn(weights: Floats, number: int, luck: Luck) -> Ints:
    """Rows as often as they weigh."""
    marks = (np.arange(number) + luck.random()) / number
    return np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1)


def _changed(
    worlds: SampledDeals, log: Floats, stage: float, likelihood: Likelihood, fits: Fits, luck: Luck
) -> tuple[SampledDeals, Floats]:
    """The same, each changed a little where that is as likely; and how likely each is now."""
    assert worlds.made is not None
    new = dealt(*_otherwise(*worlds.made, luck))
    differs = (new.looks != worlds.looks).reshape(len(log), -1).any(axis=1)
    tried = np.flatnonzero(differs & fits(new))
    new = new.only(tried)
    found = likelihood(new)
    taken = np.log(luck.random(len(tried))) < stage * (found - log[tried])
    rows = tried[taken]
    for old, other in zip(_parts(worlds), _parts(new), strict=True):
        old[rows] = other[taken]
    log[rows] = found[taken]
    return worlds.again(), log


def _parts(worlds: SampledDeals) -> tuple[Ints | Roles, ...]:
    assert worlds.made is not None
    return (worlds.roles, worlds.looks, *worlds.made)


def _otherwise(cards: Ints, ways: Ints, luck: Luck) -> tuple[Ints, Ints]:
    """Two cards change places, or one group mixes otherwise."""
    count, circle = cards.shape
    rows, mixes = np.arange(count), luck.random(count) < MIXED
    one, two = luck.integers(circle, size=(2, count))
    two = np.where(mixes, one, two)
    cards = cards.copy()
    cards[rows, one], cards[rows, two] = cards[rows, two], cards[rows, one]
    group = ORDERS ** luck.integers(len(GROUPS[circle]), size=count)
    mixed = ways + (luck.integers(ORDERS, size=count) - ways // group % ORDERS) * group
    return cards, np.where(mixes, mixed, ways)
