"""Fugitive: the bots against each other over both roles, and what the events change."""

import random
from collections.abc import Iterable
from typing import TypeVar, cast

from crosstable.bots.bot import Bot, Sight
from crosstable.core.chance import Chance, QuickChance
from crosstable.core.events import Event, heard
from crosstable.core.game import random_action
from crosstable.core.seats import Seat
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.data import EVENTS, FIRST_EVENT, FUGITIVE, Options, Variant

from .cross_strength import wilson
from .report import Figure

T = TypeVar("T")

FAIR, BETTER = 0.35, 0.65
"""The least share of either side between strong bots, and of the better bot over both roles."""
VARIANTS: tuple[Variant, ...] = ("random", "discovery", "for_fugitive", "for_marshal", "catch_up")


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
    """Strong against strong, each level against the one below, and the Fugitive's share with every event."""
    games, many = (4, 40) if quick else (200, 400)
    strong, medium = bot("strong", 1.0), bot("medium", 1.0)
    return [
        _even(strong, games),
        _above("strong", strong, "medium", medium, games),
        *_levels(medium, games),
        *_events(many),
    ]


def _even(strong: Bot, games: int) -> Figure:
    won = escapes((strong, strong), games)
    share = won / games
    low, high = wilson(won, games)
    return Figure(
        name="Fugitive, strong bots, the weaker side", unit="of games", ours=min(share, 1 - share), bound=FAIR,
        note=f"the Fugitive escapes in {won} of {games}; 95 % interval {low:.3f} … {high:.3f}",
    )  # fmt: skip


def _levels(medium: Bot, games: int) -> list[Figure]:
    return [_above("medium", medium, "random", None, games)]


def _above(name: str, better: Bot, below: str, other: Bot | None, games: int) -> Figure:
    """The better bot plays half of the games in each role."""
    half = games // 2
    as_fugitive = escapes((better, other), half)
    as_marshal = half - escapes((other, better), half)
    won = as_fugitive + as_marshal
    return Figure(
        name=f"Fugitive, {name} over {below}", unit="of games won", ours=won / (2 * half), bound=BETTER,
        note=f"{as_fugitive} of {half} as Fugitive, {as_marshal} of {half} as Marshal",
    )  # fmt: skip


def _events(games: int) -> list[Figure]:
    """With beginners on both sides, who are about even: the variants, and each event six times in the piles."""
    easy = bot("easy", 1.0)
    base = escapes((easy, easy), games) / games
    found = [Figure(name="Fugitive, beginners, no events", unit="escapes", ours=base)]
    for variant in VARIANTS:
        share = escapes((easy, easy), games, Options(events=variant)) / games
        found.append(Figure(name=f"Fugitive, beginners, {variant}", unit="escapes", ours=share))
    for number, event in enumerate(EVENTS, start=FIRST_EVENT):
        share = escapes((easy, easy), games, Options(events="random"), number) / games
        found.append(
            Figure(name=f"Fugitive, six × {event.id}", unit="escapes", ours=share, note=f"helps {event.helps}")
        )
    return found


def escapes(players: tuple[Bot | None, Bot | None], games: int, options: Options | None = None, event: int = 0) -> int:
    """In how many games the Fugitive wins; None plays at random."""
    found = 0
    for seed in range(games):
        chance = OneEvent(seed, event) if event else QuickChance(seed)
        found += winner(players, options or Options(), chance, random.Random(seed)) == FUGITIVE
    return found


def winner(players: tuple[Bot | None, Bot | None], options: Options, chance: Chance, luck: random.Random) -> Seat:
    """Who wins a game between these two, each of whom gets what the seat may know."""
    step = GAME.start(options, 2, chance)
    told: dict[Seat, list[tuple[Event, ...]]] = {seat: [heard(step.events, seat)] for seat in (0, 1)}
    while step.state.outcome is None:
        (seat,) = GAME.actors(step.state)
        player = players[seat]
        if player is None:
            action = random_action(GAME, step.state, seat, luck.randrange)
        else:
            view = GAME.view(step.state, seat)
            sight = Sight("fugitive", options, 2, seat, view, tuple(told[seat]), luck.getrandbits(32))
            action = player.think(sight, lambda: False).action
        step = GAME.play(step.state, seat, action, chance)
        for hearer in (0, 1):
            told[hearer].append(heard(step.events, hearer))
    return step.state.outcome.winners[0]
