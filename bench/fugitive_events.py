"""Fugitive: what the events change. Medium bots on both sides, every variant, and each event six times in the piles."""

import random
from collections.abc import Iterable
from typing import TypeVar, cast

from crosstable.core.chance import QuickChance
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.data import EVENT_DECK, FIRST_EVENT, FUGITIVE, Options, Variant

from .cross_strength import wilson
from .fugitive_strength import escapes, winner
from .report import Figure

T = TypeVar("T")

VARIANTS: tuple[Variant, ...] = ("none", "random", "discovery", "for_fugitive", "for_marshal", "catch_up")


class OneEvent(QuickChance):
    """Chance that puts one event six times into the piles."""

    def __init__(self, seed: int, card: int) -> None:
        super().__init__(seed)
        self._card = card

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """Six copies where events are dealt."""
        if label == "events":
            return (cast(T, self._card),) * 6
        return super().shuffle(label, items)


def run(quick: bool) -> list[Figure]:
    """The Fugitive's share of games with each variant and each event."""
    games, level = (10, "easy") if quick else (300, "medium")
    players = (bot(level, 1.0), bot(level, 1.0))
    found = [
        _figure(f"Fugitive, {level} bots, events: {variant}", escapes(players, games, Options(events=variant)), games)
        for variant in VARIANTS
    ]
    for card, event in enumerate(EVENT_DECK, start=FIRST_EVENT):
        won = sum(
            winner(players, Options(events="random"), OneEvent(seed, card), random.Random(seed)) == FUGITIVE
            for seed in range(games)
        )
        found.append(_figure(f"Fugitive, {level} bots, six × {event.id}", won, games, f"helps {event.helps}; "))
    return found


def _figure(name: str, won: int, games: int, note: str = "") -> Figure:
    low, high = wilson(won, games)
    return Figure(
        name=name, unit="escapes", ours=won / games, note=f"{note}95 % interval {low:.2f} … {high:.2f}, {games} games"
    )
