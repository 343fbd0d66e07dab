"""What bots answer who are asked about a deal: they imagine some, and count; at a glance as few as people do."""

import random

import numpy as np

from crosstable.core.puzzle import GLANCE

from ..data import Deck, Role
from ..know.deduce import Fact
from .imagine import INDEX, SampledDeals, imagine
from .target import chances

DEALS = {GLANCE: 4, "easy": 150, "medium": 500, "strong": 4000}
"""How many deals each level imagines when it is asked, as at the table; and how many are seen at a glance."""
LISTEN = ("medium", "strong")
TIE = 1e-6


def _imagined(deck: Deck, mine: tuple[Fact, ...], level: str, seed: int) -> SampledDeals:
    looks = tuple(fact.roles[0] for fact in mine)
    return imagine(deck, mine[0].place, looks, DEALS[level], np.random.default_rng(seed))


def likeliest(deck: Deck, mine: tuple[Fact, ...], role: Role | None, level: str, seed: int) -> int:
    """The other place that is this role in most deals; without a role, the one that is the VIP in the fewest."""
    worlds = _imagined(deck, mine, level, seed)
    found = chances(worlds.roles, np.full(len(worlds.roles), 1 / len(worlds.roles)))
    worth = -found[:, INDEX["vip"]] if role is None else found[:, INDEX[role]]
    worth += np.random.default_rng([seed, 1]).random(len(worth)) * TIE  # among equals anybody
    worth[mine[0].place] = -2.0
    return int(worth.argmax())


def likely_lie(deck: Deck, mine: tuple[Fact, ...], told: list[Fact], level: str, seed: int) -> int:
    """Whose statement is true in the fewest deals; whoever does not listen to statements picks anybody's."""
    if level not in LISTEN:
        return random.Random(seed).choice(told).place
    worlds = _imagined(deck, mine, level, seed)
    true = [(worlds.looks[:, fact.place, fact.look] == INDEX[fact.roles[0]]).sum() for fact in told]
    return told[int(np.argmin(true))].place
