"""Fugitive: whether the chances the bots state come true. What both sides say, binned, beside what came of it."""

import random
from collections import defaultdict

from crosstable.core.bot import Bot, Sight, Stop, Thought
from crosstable.core.chance import QuickChance
from crosstable.core.seats import Seat
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, Options

from .fugitive_strength import winner
from .report import Figure
from .rivals.fugitive import FUGITIVES, HELD_OUT_FUGITIVES

BINS, FIRST = 5, 70_000
CLOSE = 0.85
"""One minus the gap between what was said and what came true, weighed by how often it was said: the least."""


class Noted:
    """A bot whose stated chances are written down."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.said: list[float] = []

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Think, and note."""
        thought = self._player.think(sight, stop)
        if thought.value is not None:
            self.said.append(thought.value)
        return thought


def run(quick: bool) -> list[Figure]:
    """Strong bots on both sides; then the strong Marshal against Fugitives who play plainly, each as often."""
    games = 4 if quick else 200
    both = heard_of(bot("strong", 1.0), bot("strong", 1.0), games)
    plain = [bot("medium", 1.0), *FUGITIVES.values(), *HELD_OUT_FUGITIVES.values()]
    those = [heard_of(other, bot("strong", 1.0), games) for other in plain]
    return [
        _figure("Fugitive", both[FUGITIVE], games),
        _figure("Marshal", both[MARSHAL], games),
        _figure("Marshal against plain players", [one for said in those for one in said[MARSHAL]], games * len(plain)),
    ]


def heard_of(fugitive: Bot, marshal: Bot, games: int) -> dict[Seat, list[tuple[float, bool]]]:
    """What either said, and whether it won."""
    said: dict[Seat, list[tuple[float, bool]]] = defaultdict(list)
    for seed in range(FIRST, FIRST + games):
        players = Noted(fugitive), Noted(marshal)
        won = winner(players, Options(), QuickChance(seed), random.Random(seed))
        for seat in (FUGITIVE, MARSHAL):
            said[seat] += [(value, won == seat) for value in players[seat].said]
    return said


def _figure(who: str, said: list[tuple[float, bool]], games: int) -> Figure:
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for value, won in said:
        bins[min(BINS - 1, int(value * BINS))].append((value, won))
    gap, lines = 0.0, []
    for _, found in sorted(bins.items()):
        mean, true = sum(v for v, _ in found) / len(found), sum(w for _, w in found) / len(found)
        gap += abs(mean - true) * len(found) / len(said)
        lines.append(f"said {mean:.2f}, true {true:.2f} ({len(found)})")
    return Figure(
        name=f"Fugitive, stated chances of the strong {who}", unit="1 - gap", ours=1 - gap, bound=CLOSE,
        note=f"{games} games; " + "; ".join(lines),
    )  # fmt: skip
