"""The Resistance: how the levels of its bots do against each other; base game, without talk, mostly five players."""

import math
import random
from collections.abc import Callable

from crosstable.core.bot import Bot, Sight
from crosstable.core.chance import QuickChance
from crosstable.games.resistance import GAME
from crosstable.games.resistance.bots import silent
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.state import State

from .report import Figure

SEATS = 5
SIGNIFICANT = 2000
"""With fewer games a difference between levels need not show."""
Levels = Callable[[State], list[str]]
"""Who plays which seat, once the characters are dealt."""


def run(quick: bool) -> list[Figure]:
    """The figures the bots are held to."""
    scale = 20 if quick else 1
    return [
        *(_spies_hold(level, 1000 // scale) for level in ("easy", "medium", "strong")),
        _share("strong resistance against medium spies", _sides("strong", "medium"), 1000 // scale, least=0.45),
        *_medium_table(2000 // scale),
        *_one_strong(4000 // scale),
        *(_larger_table(seats, 400 // scale) for seats in range(6, 11)),
    ]


def play(levels: Levels, seed: int, seats: int = SEATS) -> State:
    """A whole game."""
    luck = random.Random(seed)
    state = GAME.start(Options(), seats, QuickChance(seed)).state
    bots: list[Bot] = [silent(level, tells=False) for level in levels(state)]
    while GAME.outcome(state) is None:
        seat = max(GAME.actors(state))
        view = GAME.view(state, seat)
        sight = Sight("resistance", state.options, seats, seat, view, (), luck.getrandbits(60))
        state = GAME.play(state, seat, bots[seat].think(sight, lambda: False).action, QuickChance(0)).state
    return state


def _won(state: State, seat: int) -> bool:
    outcome = GAME.outcome(state)
    return outcome is not None and seat in outcome.winners


def _sides(resistance: str, spies: str) -> Levels:
    return lambda state: [spies if seat in state.spies() else resistance for seat in range(state.seats)]


def resistance_share(levels: Levels, games: int, seats: int = SEATS) -> float:
    """The share of games the resistance wins."""
    states = [play(levels, seed, seats) for seed in range(games)]
    return sum(not _won(state, state.spies()[0]) for state in states) / games


def _share(name: str, levels: Levels, games: int, least: float) -> Figure:
    share = resistance_share(levels, games)
    return Figure(name=f"The Resistance, {name}", unit="of games won", ours=share, bound=least, note=f"{games} games")


def _spies_hold(level: str, games: int) -> Figure:
    share = resistance_share(_sides(level, "strong"), games)
    return Figure(
        name=f"The Resistance, two strong spies against {level} bots", unit="of games won", ours=1 - share, bound=0.65,
        note=f"{games} games; 0.7 if the spies gave nothing away",
    )  # fmt: skip


def _medium_table(games: int) -> list[Figure]:
    share = resistance_share(_sides("medium", "medium"), games)
    name = "The Resistance, five medium bots"
    return [
        Figure(name=f"{name}: resistance", unit="of games won", ours=share, bound=0.25, note=f"{games} games"),
        Figure(name=f"{name}: spies", unit="of games won", ours=1 - share, bound=0.4),
    ]


def _larger_table(seats: int, games: int) -> Figure:
    share = resistance_share(_sides("medium", "medium"), games, seats)
    name = f"The Resistance, {seats} medium bots: resistance"
    return Figure(name=name, unit="of games won", ours=share, note=f"{games} games")


def _one_strong(games: int) -> list[Figure]:
    """A strong bot in the first seat among medium ones, compared with a medium bot there: by how many deviations."""
    won = {level: _by_side(level, games) for level in ("medium", "strong")}
    figures = []
    for side in ("resistance", "spy"):
        (a, n), (b, m) = won["strong"][side], won["medium"][side]
        spread = math.sqrt(a / n * (1 - a / n) / n + b / m * (1 - b / m) / m)
        figures.append(
            Figure(
                name=f"The Resistance, one strong bot among medium ones, as {side}",
                unit="deviations better",
                ours=(a / n - b / m) / spread if spread else 0.0,
                bound=1.96 if games >= SIGNIFICANT else None,
                note=f"strong {a / n:.3f} of {n}, medium {b / m:.3f} of {m}",
            )
        )
    return figures


def _by_side(level: str, games: int) -> dict[str, tuple[int, int]]:
    count = {"resistance": [0, 0], "spy": [0, 0]}
    for seed in range(games):
        state = play(lambda _: [level, *["medium"] * (SEATS - 1)], seed)
        side = count["spy" if 0 in state.spies() else "resistance"]
        side[0] += _won(state, 0)
        side[1] += 1
    return {side: (won, n) for side, (won, n) in count.items()}
