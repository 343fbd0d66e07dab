"""How often each role of Crossfire wins when medium bots play each other.

`python -m crosstable.lab.report crossfire balance` writes docs/balance.md, with 95 % intervals. `--games` says how
many games for each set-up.
"""

import random
import sys
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from msgspec import Struct

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core import QuickChance, Sight
from crosstable.core.interval import wilson

from .. import GAME
from ..data import ROLES, STANDARD, Mode, Options
from ..state import State

CHUNK = 50
REASONS: dict[tuple[Mode, int], str] = {
    ("crossfire", 5): "a single Assassin, and the Agent shoots first",
    ("crossfire", 6): "a single Agent against two Assassins",
    ("sniper", 8): "two decoys who want to be shot stand in the Sniper's way",
    ("sniper", 9): "three Assassins to find with three cards, and a Decoy who wants one of them",
}
LEAST = 0.25
"""A team that wins less often than this is worth a word."""


class WinCount(Struct):
    """What came out of some games of one set-up."""

    games: int
    red: int
    played: Counter[str]
    won: Counter[str]


def play(mode: Mode, seats: int, level: str, luck: random.Random) -> State:
    """One game of bots, who speak in any order."""
    options = Options(mode=mode, seconds=0, aim_seconds=0)
    chance = QuickChance(luck.getrandbits(60))
    state: State = GAME.start(options, seats, chance).state
    bot = bot_of(GAME.facts, BotChoice(level))
    secrets = [luck.getrandbits(60) for _ in range(seats)]
    while GAME.outcome(state) is None:
        # The Sniper may move her cards to the end: what she thinks before the others are ready decides nothing.
        asked = GAME.actors(state)
        seat = luck.choice(sorted(asked - {state.sniper} or asked))
        view = GAME.view(state, seat)
        sight = Sight(GAME.facts.id, options, seats, seat, view, (), luck.getrandbits(60), secret=secrets[seat])
        state = GAME.play(state, seat, bot.think(sight, lambda: False).action, chance).state
    return state


def tally(mode: Mode, seats: int, level: str, games: int, seed: int) -> WinCount:
    """Some games of one set-up."""
    luck = random.Random(f"{mode} {seats} {seed}")
    found = WinCount(games, 0, Counter(), Counter())
    for _ in range(games):
        state = play(mode, seats, level, luck)
        assert state.result is not None
        found.red += state.result.team == "red"
        for role, won in zip(state.roles, state.result.won, strict=True):
            found.played[role] += 1
            found.won[role] += won
    return found


def setups() -> list[tuple[Mode, int]]:
    """Every standard set-up."""
    return [(mode, seats) for mode in STANDARD for seats in STANDARD[mode]["vip"]]


def _together(parts: list[WinCount]) -> WinCount:
    return WinCount(
        sum(part.games for part in parts),
        sum(part.red for part in parts),
        sum((part.played for part in parts), Counter()),
        sum((part.won for part in parts), Counter()),
    )


def share(won: int, played: int) -> str:
    """A share with its interval, in per cent."""
    low, high = wilson(won, played)
    return f"{100 * won / played:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def page(tallies: dict[tuple[Mode, int], WinCount], level: str) -> str:
    """The report."""
    games = min(tally.games for tally in tallies.values())
    lines = [
        "# Crossfire: who wins when bots play",
        "",
        f"{games:,} games of {level} bots for each standard set-up; per cent with 95 % intervals (Wilson). Written by",
        "`python -m crosstable.lab.report crossfire balance`. The figures tell as much about the bots as about the",
        "game.",
        "",
    ]
    for mode in STANDARD:
        columns = [(key, tally) for key, tally in tallies.items() if key[0] == mode]
        lines += [f"## {mode.capitalize()} mode", ""]
        lines.append("| players | " + " | ".join(str(seats) for (_, seats), _ in columns) + " |")
        lines.append("|---|" + "---|" * len(columns))
        lines.append("| **red** | " + " | ".join(share(t.red, t.games) for _, t in columns) + " |")
        lines.append("| **blue** | " + " | ".join(share(t.games - t.red, t.games) for _, t in columns) + " |")
        for role in ROLES:
            cells = [share(t.won[role], t.played[role]) if t.played[role] else "" for _, t in columns]
            if any(cells):
                lines.append(f"| {role.replace('_', ' ')} | " + " | ".join(cells) + " |")
        lines.append("")
    return "\n".join([*lines, *_words(tallies), ""])


def _words(tallies: dict[tuple[Mode, int], WinCount]) -> list[str]:
    """Which team is weak where."""
    weak = []
    for (mode, seats), tally in tallies.items():
        for team, won in (("red", tally.red), ("blue", tally.games - tally.red)):
            if won / tally.games < LEAST:
                because = f" ({REASONS[mode, seats]})" if (mode, seats) in REASONS else ""
                weak.append(f"{team} with {seats} players in {mode} mode{because}")
    if not weak:
        return ["No team wins less than a quarter of its games in any standard set-up."]
    return [f"Under a quarter: {'; '.join(weak)}."]


def main(arguments: list[str]) -> None:
    """Play, and write the page."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--to", type=Path, default=Path("docs/balance.md"))
    chosen = parser.parse_args(arguments)
    chunks = max(1, chosen.games // CHUNK)
    size = chosen.games // chunks
    tallies = {}
    with ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        for mode, seats in setups():
            parts = pool.map(tally, repeat(mode), repeat(seats), repeat(chosen.level), repeat(size), range(chunks))
            tallies[mode, seats] = _together(list(parts))
            print(mode, seats, share(tallies[mode, seats].red, tallies[mode, seats].games), file=sys.stderr, flush=True)
    chosen.to.write_text(page(tallies, chosen.level), encoding="utf-8")
