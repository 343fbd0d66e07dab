"""CROSS: games of its bots. Is the swap fair, do stated chances collapse, and who beats a player not tuned on?"""

import random
from itertools import pairwise

from msgspec import structs

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core.action import Action
from crosstable.core.bot import Bot, Sight, Stop, Thought
from crosstable.core.record import chance_at
from crosstable.games.cross import GAME
from crosstable.games.cross.actions import Place
from crosstable.games.cross.bots import CrossBot
from crosstable.games.cross.bots.levels import LEVELS
from crosstable.games.cross.data import Options
from crosstable.games.cross.view import CrossView

from .cross_strength import wilson
from .report import Figure
from .rivals.cross import best_cell

NO_CHANCE = chance_at(None, 1)
COLLAPSE = 0.3
"""A stated chance that falls by more than this between two own stones."""


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


def effort(level: str, simulations: int) -> Bot:
    """A bot of this level that thinks so many simulations a stone, whatever the time."""
    return CrossBot(structs.replace(LEVELS[level], simulations=simulations), 1e6)


def run(quick: bool) -> list[Figure]:
    """The three questions, one after the other."""
    return [
        *(fairness(size, 10 if quick else 400) for size in (5, 6, 7)),
        collapses(2 if quick else 100),
        *rivals(4 if quick else 100),
    ]


def fairness(size: int, games: int, simulations: int = 1_000) -> Figure:
    """How often the first player wins with the swap."""
    luck, bot = random.Random(size), effort("strong", simulations)
    played = [game(Options(size=size), (bot, bot), luck) for _ in range(games)]
    won = sum(told.winner == 0 for told in played)
    low, high = wilson(won, games)
    cells = {action.cell for told in played if isinstance(action := told.said[0][1], Place)}
    note = (
        f"{won} of {games} games, {simulations} simulations a stone; 95 % interval {low:.3f} … {high:.3f}; opened on "
    )
    return Figure(
        name=f"CROSS first player with swap, n = {size}",
        unit="of games won",
        ours=won / games,
        bound=0.45,
        note=note + ", ".join(sorted(cells)),
    )


def collapses(games: int) -> Figure:
    """In how many games no stated chance collapses, at 10,000 simulations a stone."""
    luck, bot = random.Random(3), effort("strong", 10_000)
    falls = [game(Options(size=5), (bot, bot), luck).worst_fall() for _ in range(games)]
    kept = sum(fall <= COLLAPSE for fall in falls)
    note = f"{kept} of {games} games, n = 5, 10,000 simulations a stone; the worst fall {max(falls):.2f}"
    return Figure(name="CROSS chances that do not collapse", unit="of games", ours=kept / games, bound=1.0, note=note)


def rivals(games: int, simulations: int = 1_000) -> list[Figure]:
    """What each level wins against plain UCT, both beginning equally often, no swap."""
    figures = []
    for level in GAME.facts.levels:
        luck, won = random.Random(4), 0
        for number in range(games):
            ours = bot_of(GAME.facts, BotChoice(level, 0.1))
            pair = (ours, Plain(simulations)) if number % 2 == 0 else (Plain(simulations), ours)
            won += game(Options(size=5, swap=False), pair, luck).winner == number % 2
        low, high = wilson(won, games)
        note = f"{won} of {games}, n = 5, {simulations} simulations of plain UCT; 95 % interval {low:.3f} … {high:.3f}"
        figures.append(
            Figure(name=f"CROSS {level} against plain UCT", unit="of games won", ours=won / games, note=note)
        )
    return figures
