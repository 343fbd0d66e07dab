"""The arena: what it costs beside the bots, and how much more two cores or two Ray workers play than one."""

import time
from importlib import import_module
from importlib.util import find_spec
from logging import ERROR
from statistics import median
from typing import Any

from crosstable.games import GAMES
from crosstable.lab import arena
from crosstable.lab.jobs import TOGETHER
from crosstable.lab.results import GameResult

from .report import Figure

MOST_OVERHEAD = 0.10
TWO_CORES, TWO_WORKERS = 1.8, 1.7
LEVEL = "medium"
GROUP = TOGETHER
"""How many games a worker is handed at a time: their results come together."""
PLAYED = "resistance"
"""What is played for the comparison of one and two: its games are neither short nor long."""


def run(quick: bool) -> list[Figure]:
    """All by the clock, so it needs a quiet machine."""
    each, many, rounds = (4, 80, 1) if quick else (48, 480, 3)
    return [*(overhead(game, each) for game in GAMES), _cores(many, rounds), _ray(many, rounds)]


def overhead(game: str, games: int, rounds: int = 5) -> Figure:
    """What everything but the bots takes: deals, views, rules, records, results, by the arena's own count of how long
    its bots have thought. The round in the middle counts, for another program may disturb a single one."""
    arena(game, [LEVEL, LEVEL], 2, workers=0)  # compiles what is compiled
    shares: list[float] = []
    for seed in range(rounds):
        began = time.perf_counter()
        result = arena(game, [LEVEL, LEVEL], games, workers=0, seed=seed)
        whole = time.perf_counter() - began
        thought = sum(sum(one.seconds) for one in result.games)
        shares.append((whole - thought) / thought)
    share = median(shares)
    return Figure(
        name=f"Arena, bots' time beside all else, {game}, {LEVEL}", unit="x", ours=1 / share, bound=1 / MOST_OVERHEAD,
        note=f"{100 * share:.1f} % of the bots' time goes to the arena",
    )  # fmt: skip


def pace(games: int, at_once: int, **how: Any) -> float:
    """Games a second by the clock, counted from when every worker has come to its third group: what it takes to begin
    is not counted, and however many play, they play the same games."""
    ends: list[float] = []

    def note(result: GameResult) -> None:
        ends.append(time.perf_counter())

    begun = at_once * 2 * GROUP
    arena(PLAYED, [LEVEL, LEVEL], games + 4 * GROUP, on_result=note, **how)
    return (len(ends) - begun) / (ends[-1] - ends[begun - 1])


def _cores(games: int, rounds: int) -> Figure:
    """One and two take turns, so that what disturbs the machine disturbs both; the best of each counts."""
    paces = [(pace(games, 1, workers=1), pace(games, 2, workers=2)) for _ in range(rounds)]
    one, two = (max(each) for each in zip(*paces, strict=True))
    return _ratio("Arena, two cores beside one", one, two, TWO_CORES)


def _ray(games: int, rounds: int) -> Figure:
    name = "Arena, two Ray workers beside one"
    if find_spec("ray") is None:
        return Figure(name=name, unit="/s", missing="Ray is not installed (crosstable[ray])")
    ray = import_module("ray")
    found: list[float] = []
    for workers in (1, 2):
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        found.append(max(pace(games, workers, ray="local") for _ in range(rounds)))
        ray.shutdown()
    return _ratio(name, found[0], found[1], TWO_WORKERS)


def _ratio(name: str, one: float, two: float, bound: float) -> Figure:
    return Figure(name=name, unit="games/s", ours=two, peer="one", theirs=one, bound=bound)
