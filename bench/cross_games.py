"""CROSS: games of its bots. What are openings worth, is the swap fair, do chances collapse, who beats a stranger?"""

import math
import random
from itertools import pairwise
from typing import NamedTuple

from msgspec import structs

from crosstable.core.action import Action
from crosstable.core.bot import Bot, Sight, Stop, Thought
from crosstable.core.record import chance_at
from crosstable.games.cross import GAME
from crosstable.games.cross.actions import Place, Swap
from crosstable.games.cross.bots import CrossBot
from crosstable.games.cross.bots.levels import LEVELS
from crosstable.games.cross.bots.openings import known, yellow_wins
from crosstable.games.cross.bots.symmetry import openings
from crosstable.games.cross.data import Options
from crosstable.games.cross.view import CrossView

from .cross_strength import wilson
from .report import Figure
from .rivals.cross import best_cell

NO_CHANCE = chance_at(None, 1)
COLLAPSE = 0.3
"""A stated chance that falls by more than this between two own stones."""
MUCH_SOLVED = 40.0
"""Positions solved for each simulation: the solver of a second of thinking beside the simulations of a blink."""


class Told:
    """A game that was played: who won, and what was stated before each action."""

    def __init__(self) -> None:
        self.said: list[tuple[int, Action, float | None]] = []
        self.winner = 0

    def worst_fall(self) -> float:
        """The most a stated chance fell between two actions of one seat."""
        chances = [[value for seat, _, value in self.said if seat == mine and value is not None] for mine in (0, 1)]
        return max((a - b for one in chances for a, b in pairwise(one)), default=0.0)


class Plain:
    """Plain UCT as a bot: it knows neither swap nor resigning."""

    def __init__(self, simulations: int) -> None:
        self._simulations = simulations

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """The cell visited most."""
        view = sight.view
        assert isinstance(view, CrossView)
        return Thought(Place(best_cell(view.size, view.stones, self._simulations, sight.seed)))


def game(options: Options, bots: tuple[Bot, Bot], luck: random.Random) -> Told:
    """Play a game to the end."""
    told, state = Told(), GAME.start(options, 2, NO_CHANCE).state
    while state.outcome is None:
        (seat,) = GAME.actors(state)
        sight = Sight("cross", options, 2, seat, GAME.view(state, seat), seed=luck.getrandbits(60))
        thought = bots[seat].think(sight, lambda: False)
        told.said.append((seat, thought.action, thought.value))
        state = GAME.play(state, seat, thought.action, NO_CHANCE).state
    (told.winner,) = state.outcome.winners
    return told


def effort(level: str, simulations: int, solves: float | None = None) -> Bot:
    """A bot of this level that thinks so many simulations a stone, and solves as it does or so many positions each."""
    own = LEVELS[level]
    return CrossBot(structs.replace(own, simulations=simulations, solves=own.solves if solves is None else solves), 1e6)


def run(quick: bool) -> list[Figure]:
    """The four questions, one after the other."""
    return [
        *(counted(size) for size in (5, 6, 7)),
        *(fairness(size, 10 if quick else 400) for size in (5, 6, 7)),
        *(collapses(2 if quick else 100, solves) for solves in (LEVELS["strong"].solves, MUCH_SOLVED)),
        *rivals(4 if quick else 100),
    ]


def counted(size: int) -> Figure:
    """The table of openings: how far apart the best and the worst are, in standard errors of their difference."""
    table = {kind[0]: known(size)[kind[0]] for kind in openings(size)}
    ranked = sorted(table, key=lambda cell: table[cell].value)
    worst, best = table[ranked[0]], table[ranked[-1]]
    apart = (best.value - worst.value) / math.hypot(best.error, worst.error)
    values = ", ".join(f"{cell} {table[cell].value:.2f} ± {table[cell].error:.2f}" for cell in ranked)
    note = f"YELLOW's chance after each kind of opening, in {sum(one.games for one in table.values())} games: {values}"
    return Figure(name=f"CROSS openings told apart, n = {size}", unit="errors", ours=apart, note=note)


class Begun(NamedTuple):
    """A game as it began, and whether the first player won it."""

    cell: str
    swapped: bool
    won: bool


def begun(size: int, simulations: int, luck: random.Random) -> Begun:
    """Bots open and decide about the swap; then the search plays both sides until the game is over or proved."""
    bot, options = effort("strong", simulations), Options(size=size)
    state, actions = GAME.start(options, 2, NO_CHANCE).state, list[Action]()
    for seat in (0, 1):
        sight = Sight("cross", options, 2, seat, GAME.view(state, seat), seed=luck.getrandbits(60))
        actions.append(bot.think(sight, lambda: False).action)
        state = GAME.play(state, seat, actions[-1], NO_CHANCE).state
    opened, answer = actions
    assert isinstance(opened, Place)
    swapped = isinstance(answer, Swap)
    solved = int(LEVELS["strong"].solves * simulations)
    return Begun(opened.cell, swapped, yellow_wins(size, opened.cell, simulations, luck, solved) != swapped)


THOUGHT = {5: 10_000, 6: 1_000, 7: 1_000}
"""Simulations a stone where the swap is measured, by size: as many as the table of its openings was counted with."""


def fairness(size: int, games: int) -> Figure:
    """How even the swap makes it: what the player wins who wins less often. Both think alike, and solve the end."""
    luck, simulations = random.Random(size), THOUGHT[size]
    played = [begun(size, simulations, luck) for _ in range(games)]
    won, swapped = sum(one.won for one in played), sum(one.swapped for one in played)
    low, high = wilson(won, games)
    note = f"the first player {won} of {games} games, {simulations} simulations a stone, then the solver; "
    note += f"95 % interval {low:.3f} … {high:.3f}; wanted are 0.45 to 0.55; swapped in {swapped}; opened on "
    return Figure(
        name=f"CROSS first or second player with swap, who wins less, n = {size}",
        unit="of games won",
        ours=min(won, games - won) / games,
        bound=0.45,
        note=note + ", ".join(sorted({one.cell for one in played})),
    )


def collapses(games: int, solves: float) -> Figure:
    """In how many games no stated chance collapses, at 10,000 simulations a stone."""
    luck, bot = random.Random(3), effort("strong", 10_000, solves)
    falls = [game(Options(size=5), (bot, bot), luck).worst_fall() for _ in range(games)]
    kept = sum(fall <= COLLAPSE for fall in falls)
    note = f"{kept} of {games} games, n = 5, 10,000 simulations a stone; the worst fall {max(falls):.2f}"
    name = f"CROSS chances that do not collapse, {solves:g} positions solved a simulation"
    return Figure(name=name, unit="of games", ours=kept / games, bound=1.0, note=note)


PLAIN = 5_000
"""Simulations of plain UCT for a stone."""


def rivals(games: int) -> list[Figure]:
    """What each level wins against plain UCT, both beginning equally often, no swap: no less than the level below."""
    figures: list[Figure] = []
    for level in GAME.facts.levels:
        luck, won = random.Random(4), 0
        ours = effort(level, min(LEVELS[level].simulations, 4_000))
        for number in range(games):
            pair = (ours, Plain(PLAIN)) if number % 2 == 0 else (Plain(PLAIN), ours)
            won += game(Options(size=5, swap=False), pair, luck).winner == number % 2
        low, high = wilson(won, games)
        note = f"{won} of {games}, n = 5, {PLAIN} simulations of plain UCT; 95 % interval {low:.3f} … {high:.3f}"
        least = figures[-1].ours if figures else 0.2
        name = f"CROSS {level} against plain UCT"
        figures.append(Figure(name=name, unit="of games won", ours=won / games, bound=least, note=note))
    return figures
