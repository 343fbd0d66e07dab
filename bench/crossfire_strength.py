"""Crossfire: the levels of its bots against rivals nobody tuned them on, and one strong bot among medium ones."""

import math
import random
from collections.abc import Callable

from crosstable.core.bot import Bot, Sight
from crosstable.core.chance import QuickChance
from crosstable.core.interval import wilson
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.bots import bot
from crosstable.games.crossfire.data import Options, Role
from crosstable.games.crossfire.state import State, Team

from .report import Figure
from .rivals.crossfire import AgentClaimer, CrowdFollower, LoudHonest, QuietBystander, SilentShooter

LEVELS = ("easy", "medium", "strong")
SEATS = (6, 8)
SIDES: dict[Team, tuple[Role, ...]] = {"blue": ("vip", "agent"), "red": ("assassin",)}
RIVALS: dict[str, tuple[Team, type[SilentShooter]]] = {
    "silent exact Agents": ("blue", SilentShooter),
    "loud honest Agents": ("blue", LoudHonest),
    "silent exact Assassins": ("red", SilentShooter),
    "Assassins who claim Agent": ("red", AgentClaimer),
    "Agents who follow the crowd": ("blue", CrowdFollower),
    "Assassins who pass for Bystanders": ("red", QuietBystander),
}
"""Which side each rival plays; ours plays the other one and everybody in between."""
ENOUGH = 400
"""With fewer games a difference between levels need not show."""
Players = Callable[[State], list[Bot]]


def run(quick: bool) -> list[Figure]:
    """Each level against each rival, and by how many deviations a level is better than the one below."""
    games = 40 if quick else ENOUGH
    return [*(figure for name in RIVALS for figure in _against(name, games)), *_one_strong(games * 2)]


def play(players: Players, seats: int, seed: int) -> State:
    """A whole game; who speaks first is drawn."""
    luck = random.Random(seed)
    options = Options(seconds=0, aim_seconds=0)
    state = GAME.start(options, seats, QuickChance(seed)).state
    bots, secrets = players(state), [luck.getrandbits(60) for _ in range(seats)]
    while GAME.outcome(state) is None:
        seat = luck.choice(sorted(GAME.actors(state)))
        view = GAME.view(state, seat)
        sight = Sight("crossfire", options, seats, seat, view, (), luck.getrandbits(60), secret=secrets[seat])
        state = GAME.play(state, seat, bots[seat].think(sight, lambda: False).action, QuickChance(0)).state
    return state


def _sides(rival: Bot, roles: tuple[Role, ...], ours: Bot) -> Players:
    return lambda state: [rival if role in roles else ours for role in state.roles]


def _among(first: Bot, others: Bot) -> Players:
    return lambda state: [first, *[others] * (state.seats - 1)]


def _against(name: str, games: int) -> list[Figure]:
    team, rival = RIVALS[name]
    figures, before = [], None
    for level in LEVELS:
        ours = bot(level, 1.0)
        won = 0
        for number in range(games):
            state = play(_sides(rival(), SIDES[team], ours), SEATS[number % len(SEATS)], number)
            won += state.result is not None and state.result.team != team
        low, high = wilson(won, games)
        note = f"{100 * won / games:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {games} games"
        figures.append(
            Figure(
                name=f"Crossfire, {level} bots against {name}",
                unit="deviations better than the level below",
                ours=None if before is None else _better(won, before, games),
                # A little less than the level below may still be chance.
                bound=None if before is None or games < ENOUGH else -1.0,
                note=note,
            )
        )
        before = won
    return figures


def _better(won: int, before: int, games: int, others: int | None = None) -> float:
    a, b, n = won / games, before / (others or games), others or games
    spread = math.sqrt(a * (1 - a) / games + b * (1 - b) / n)
    return (a - b) / spread if spread else 0.0


def _one_strong(games: int) -> list[Figure]:
    """A strong bot in the first seat among medium ones, compared with a medium bot there."""
    won: dict[tuple[str, Team], list[int]] = {(level, team): [0, 0] for level in LEVELS[1:] for team in SIDES}
    for level in LEVELS[1:]:
        first, others = bot(level, 1.0), bot("medium", 1.0)
        for number in range(games):
            seats = SEATS[number % len(SEATS)]
            state = play(_among(first, others), seats, number)
            for team, roles in SIDES.items():
                if state.roles[0] in roles and state.result is not None:
                    won[level, team][0] += state.result.won[0]
                    won[level, team][1] += 1
    figures = []
    for team in SIDES:
        (a, n), (b, m) = won["strong", team], won["medium", team]
        figures.append(
            Figure(
                name=f"Crossfire, one strong bot among medium ones, {team}",
                unit="deviations better",
                ours=_better(a, b, n, m),
                note=f"strong {a / n:.3f} of {n}, medium {b / m:.3f} of {m}",
            )
        )
    return figures
