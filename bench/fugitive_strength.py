"""Fugitive: the bots against each other over both roles."""

import random

from crosstable.core.bot import Bot, Sight
from crosstable.core.chance import Chance, QuickChance
from crosstable.core.events import Event, heard
from crosstable.core.game import random_action
from crosstable.core.seats import Seat
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.data import FUGITIVE, Options

from .cross_strength import wilson
from .report import Figure

Players = tuple[Bot | None, Bot | None]

FAIR, BETTER = 0.40, 0.65
"""The least share of either side between strong bots, and of the better bot over both roles."""


def run(quick: bool) -> list[Figure]:
    """Strong against strong, and each level against the one below."""
    even, games = (10, 10) if quick else (2000, 400)
    strong, medium = bot("strong", 1.0), bot("medium", 1.0)
    return [
        _even(strong, even),
        _above("strong", strong, "medium", medium, games),
        _above("medium", medium, "random", None, games),
    ]


def _even(strong: Bot, games: int) -> Figure:
    won = escapes((strong, strong), games)
    share = won / games
    low, high = wilson(won, games)
    return Figure(
        name="Fugitive, strong bots, the weaker side", unit="of games", ours=min(share, 1 - share), bound=FAIR,
        note=f"the Fugitive escapes in {won} of {games}; 95 % interval {low:.3f} … {high:.3f}",
    )  # fmt: skip


def _above(name: str, better: Bot, below: str, other: Bot | None, games: int) -> Figure:
    """The better bot plays half of the games in each role."""
    half = games // 2
    as_fugitive = escapes((better, other), half)
    as_marshal = half - escapes((other, better), half)
    won = as_fugitive + as_marshal
    low, high = wilson(won, 2 * half)
    return Figure(
        name=f"Fugitive, {name} over {below}", unit="of games won", ours=won / (2 * half), bound=BETTER,
        note=f"{as_fugitive} of {half} as Fugitive, {as_marshal} of {half} as Marshal; "
        f"95 % interval {low:.3f} … {high:.3f}",
    )  # fmt: skip


def escapes(players: Players, games: int, options: Options | None = None, first: int = 0) -> int:
    """In how many games the Fugitive wins; None plays at random."""
    return sum(
        winner(players, options or Options(), QuickChance(seed), random.Random(seed)) == FUGITIVE
        for seed in range(first, first + games)
    )


def winner(players: Players, options: Options, chance: Chance, luck: random.Random) -> Seat:
    """Who wins a game between these two; each gets what its seat may know."""
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
