"""What bots answer who are asked about a deal: they imagine as many as their level does, and count."""

import random

import numpy as np

from ..data import Deck, Role
from ..know.deduce import Fact
from .imagine import INDEX, SampledDeals, imagine
from .levels import LEVELS
from .target import chances


def _imagined(deck: Deck, mine: tuple[Fact, ...], level: str, seed: int) -> SampledDeals:
    looks = tuple(fact.roles[0] for fact in mine)
    return imagine(deck, mine[0].place, looks, LEVELS[level].deals, np.random.default_rng(seed))


def likeliest(deck: Deck, mine: tuple[Fact, ...], role: Role | None, level: str, seed: int) -> int:
    """The other place that is this role in most deals; without a role, the one whose card is surest."""
    worlds = _imagined(deck, mine, level, seed)
    found = chances(worlds.roles, np.full(len(worlds.roles), 1 / len(worlds.roles)))
    worth = found.max(axis=1) if role is None else found[:, INDEX[role]]
    worth[mine[0].place] = -1.0
    return int(worth.argmax())


def likely_lie(deck: Deck, mine: tuple[Fact, ...], told: list[Fact], level: str, seed: int) -> int:
    """Whose statement is true in the fewest deals; whoever does not listen to statements picks anybody's."""
    if not LEVELS[level].listens:
        return random.Random(seed).choice(told).place
    worlds = _imagined(deck, mine, level, seed)
    true = [(worlds.looks[:, fact.place, fact.look] == INDEX[fact.roles[0]]).sum() for fact in told]
    return told[int(np.argmin(true))].place
