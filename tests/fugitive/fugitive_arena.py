"""Games between bots, as the table would let them play: each gets its view and what it has heard, nothing else."""

import random
from typing import Any

from crosstable.core.action import Action
from crosstable.core.bot import Bot, Sight, Stop, Thought
from crosstable.core.chance import QuickChance
from crosstable.core.events import Event, heard
from crosstable.core.game import random_action
from crosstable.core.seats import Seat
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.data import Options
from crosstable.games.fugitive.state import State


def never() -> bool:
    return False


def play_out(players: tuple[Bot | None, Bot | None], seed: int, options: Options | None = None) -> list[State]:
    """A whole game; None plays at random. Every state, the last one with the outcome."""
    options = options or Options()
    chance, luck = QuickChance(seed), random.Random(seed)
    step = GAME.start(options, 2, chance)
    told: tuple[list[tuple[Event, ...]], ...] = ([], [])
    states = [step.state]
    for seat in (0, 1):
        told[seat].append(heard(step.events, seat))
    while not step.state.outcome:
        (seat,) = GAME.actors(step.state)
        action = _choose(players[seat], step.state, seat, told[seat], luck)
        step = GAME.play(step.state, seat, action, chance)
        states.append(step.state)
        for other in (0, 1):
            told[other].append(heard(step.events, other))
    return states


def _choose(bot: Bot | None, state: State, seat: Seat, told: list[Any], luck: random.Random) -> Action:
    if bot is None:
        return random_action(GAME, state, seat, luck.randrange)
    sight = Sight("fugitive", state.options, 2, seat, GAME.view(state, seat), tuple(told), luck.getrandbits(32))
    return bot.think(sight, never).action


def wins(players: tuple[Bot | None, Bot | None], seat: Seat, games: int) -> int:
    """How many of so many games this seat wins."""
    return sum(_winners(play_out(players, seed)[-1]) == (seat,) for seed in range(games))


def _winners(state: State) -> tuple[Seat, ...]:
    assert state.outcome
    return state.outcome.winners


class Listening:
    """A bot whose thoughts are written down."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.thoughts: list[Thought] = []

    def think(self, sight: Sight, stop: Stop) -> Thought:
        self.thoughts.append(self._bot.think(sight, stop))
        return self.thoughts[-1]


def thoughts(bot: Bot, seed: int) -> list[Thought]:
    """Everything a bot thinks in a game against itself."""
    listening = Listening(bot)
    play_out((listening, listening), seed)
    return listening.thoughts
