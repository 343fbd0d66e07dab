"""Fugitive: random games through the public interface, and the Marshal's exact chances in real games, on one core."""

import random
import statistics
import time
from functools import partial

from crosstable.core.bot import Sight
from crosstable.core.chance import QuickChance
from crosstable.core.events import Event, heard
from crosstable.core.game import random_action
from crosstable.core.seats import Seat
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.bots.passes import heeding_passes
from crosstable.games.fugitive.bots.rows import all_rows
from crosstable.games.fugitive.data import MARSHAL, Options
from crosstable.games.fugitive.know import evidence

from .report import Figure
from .timing import rates

LEAST = 3_000
"""Games a second."""
MEDIAN, NINETY_NINE = 0.020, 0.300
"""Seconds for the exact chances in half, and in 99 of 100 positions."""


def run(quick: bool) -> list[Figure]:
    """Games a second, and how long the exact chances take."""
    games, rounds, real = (60, 2, 3) if quick else (300, 5, 40)
    rate = rates({"ours": partial(random_games, games)}, rounds)["ours"]
    return [Figure(name="Fugitive, random games", unit="/s", ours=rate, bound=LEAST), *_chances(real)]


def random_games(games: int) -> int:
    """Play base games at random, from the offers."""
    draw, chance = random.Random(1).random, QuickChance(1)

    def below(n: int) -> int:
        return int(draw() * n)

    for _ in range(games):
        state = GAME.start(Options(), 2, chance).state
        while GAME.outcome(state) is None:
            (seat,) = GAME.actors(state)
            state = GAME.play(state, seat, random_action(GAME, state, seat, below), chance).state
    return games


def _chances(games: int) -> list[Figure]:
    seconds = sorted(took for seed in range(games) for took in position_times(seed))
    middle, late = statistics.median(seconds), seconds[int(len(seconds) * 0.99)]
    note = f"{len(seconds)} positions of {games} games between strong bots"
    return [
        Figure(name="Fugitive, exact chances, median", unit="/s", ours=1 / middle, bound=1 / MEDIAN,
               note=f"{middle * 1000:.1f} ms; {note}"),
        Figure(name="Fugitive, exact chances, 99 of 100", unit="/s", ours=1 / late, bound=1 / NINETY_NINE,
               note=f"{late * 1000:.1f} ms"),
    ]  # fmt: skip


def position_times(seed: int) -> list[float]:
    """How long the chances of every place took whenever the Marshal was to guess in a game between strong bots."""
    player, chance, options = bot("strong", 1.0), QuickChance(seed), Options()
    step = GAME.start(options, 2, chance)
    told: dict[Seat, list[tuple[Event, ...]]] = {seat: [heard(step.events, seat)] for seat in (0, 1)}
    times: list[float] = []
    while step.state.outcome is None:
        (seat,) = GAME.actors(step.state)
        if seat == MARSHAL and step.state.phase in ("guess", "manhunt"):
            began = time.process_time()
            heeding_passes(all_rows(evidence(event for events in told[MARSHAL] for event in events))).places()
            times.append(time.process_time() - began)
        sight = Sight("fugitive", options, 2, seat, GAME.view(step.state, seat), tuple(told[seat]), seed)
        step = GAME.play(step.state, seat, player.think(sight, lambda: False).action, chance)
        for hearer in (0, 1):
            told[hearer].append(heard(step.events, hearer))
    return times
