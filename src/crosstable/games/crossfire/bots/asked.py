"""What bots answer who are asked about a deal: they imagine as many as at the table, and count."""

import random

import numpy as np

from ..data import Deck, Role
from ..know.deduce import Fact
from .imagine import INDEX, Floats, SampledDeals, imagine
from .levels import LEVELS
from .target import chances

TIE = 1e-6


def _imagined(deck: Deck, mine: tuple[Fact, ...], level: str, seed: int) -> SampledDeals:
    looks = tuple(fact.roles[0] for fact in mine)
    return imagine(deck, mine[0].place, looks, LEVELS[level].deals, np.random.default_rng(seed))


def _true(worlds: SampledDeals, fact: Fact) -> Floats:
    """1 for the deals in which this is so, else 0."""
    true: Floats = (worlds.looks[:, fact.place, fact.look] == INDEX[fact.roles[0]]).astype(float)
    return true


def likeliest(deck: Deck, mine: tuple[Fact, ...], told: list[Fact], role: Role | None, level: str, seed: int) -> int:
    """The other place that is this role in most deals that fit what was told, or fit it best if none does; without a
    role, the one that is the VIP in the fewest. Whoever does not listen goes by what he saw."""
    worlds = _imagined(deck, mine, level, seed)
    weights = np.ones(len(worlds.roles))
    if LEVELS[level].listens:
        fits = np.sum([_true(worlds, fact) for fact in told], axis=0)
        weights = (fits == fits.max()).astype(float)
    found = chances(worlds.roles, weights / weights.sum())
    worth = -found[:, INDEX["vip"]] if role is None else found[:, INDEX[role]]
    worth += np.random.default_rng([seed, 1]).random(len(worth)) * TIE  # among equals anybody
    worth[mine[0].place] = -2.0
    return int(worth.argmax())


def likely_lie(deck: Deck, mine: tuple[Fact, ...], told: list[Fact], level: str, seed: int) -> int:
    """Whose statement is true in the fewest deals; whoever does not listen to statements picks anybody's."""
    if not LEVELS[level].listens:
        return random.Random(seed).choice(told).place
    worlds = _imagined(deck, mine, level, seed)
    return told[int(np.argmin([_true(worlds, fact).sum() for fact in told]))].place
