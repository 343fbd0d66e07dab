"""The games of an arena, played. Several run side by side in a process, all asked in turn, then all carried out."""

import random
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any

from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.core import TIME, AnyGame, Outcome, Thought
from crosstable.core.options import read_options
from crosstable.core.parts import BALANCE, load
from crosstable.core.record import write_record
from crosstable.games import GAMES

from .guest import GuestBot
from .local import LocalGame
from .players import OWN, player_of, short_name
from .results import GameResult

FEW, TOGETHER, QUICK = 2, 64, 0.04
"""How many games a process plays side by side: few at first, and up to so many more as long as the thoughts of them all
together take less than these seconds. A bot's thinking drives everything else out of the core's own memory; after the
thoughts of many games, their rules and views run warm one after the other. Beside bots who think for long nothing else
counts, and they would forget between two thoughts of a game what they had worked out."""


class Job(Struct, frozen=True):
    """One game to be played: who sits where, and its seed."""

    number: int
    game: str
    options: dict[str, Any]
    players: tuple[BotChoice, ...]
    seating: tuple[int, ...]
    """Which player sits on each seat."""
    seed: int
    any_order: bool = False
    """Where several may act, one of them is drawn; else they act from the first seat on."""


def side_by_side(players: tuple[BotChoice, ...], game: AnyGame) -> int:
    """How many games of these players may run side by side: one by one where a bot may think for long, so that results
    come one by one too."""
    slow = any(OWN in player.level or player.level in game.facts.timed for player in players)
    return 1 if slow else TOGETHER


def run_jobs(jobs: Iterable[Job], together: int) -> Iterator[GameResult]:
    """Play games of an arena, at most so many side by side; each is told as it ends."""
    waiting, room = iter(jobs), min(FEW, together)
    running: list[_Playing] = []
    while running := [*running, *map(_Playing, islice(waiting, max(0, room - len(running))))]:
        began = time.thread_time()
        thoughts = _think([one.ask for one in running])
        quick = time.thread_time() - began < QUICK
        room = min(2 * room, together) if quick else max(room // 2, 1)
        ends = [one.go_on(*thought) for one, thought in zip(running, thoughts, strict=True)]
        if any(ends):
            yield from (one.result(end) for one, end in zip(running, ends, strict=True) if end)
            running = [one for one, end in zip(running, ends, strict=True) if not end]


def _think(asked: Iterable[Callable[[], Thought]]) -> list[tuple[Thought, float]]:
    """What the bot whose turn it is does in each game, and its time: nothing else lies between the two looks at the
    clock. Whatever is done right after a thought is done in a cold core, so all else waits until everybody has thought,
    also to let go of what a bot was shown."""
    clock, thoughts = time.perf_counter, list[tuple[Thought, float]]()
    for ask in asked:
        before = clock()
        thought = ask()
        thoughts.append((thought, clock() - before))
    return thoughts


class _Playing:
    """One game of an arena on its way."""

    __slots__ = ("_bots", "_chance", "_job", "_player", "_seat", "_seconds", "ask", "played")

    def __init__(self, job: Job) -> None:
        game = GAMES[job.game]
        self._job, self._chance = job, random.Random(job.seed)
        names = tuple(short_name(job.players[player]) for player in job.seating)
        options = read_options(game.facts.options, job.options)
        self.played = LocalGame(game, options, names, self._chance.randbytes(32))
        self._bots = [player_of(game.facts, player) for player in job.players]
        self._seconds = [0.0] * len(self._bots)
        self._look()

    def _look(self) -> None:
        """Whose turn it is, and what that seat sees."""
        played = self.played
        seat = self._chance.choice(sorted(played.waiting)) if self._job.any_order else played.next_seat()
        self._seat, self._player = seat, self._job.seating[seat]
        self.ask = partial(self._bots[self._player].think, played.sight(seat, self._chance.getrandbits(60)), _never)

    def go_on(self, thought: Thought, seconds: float) -> Outcome | None:
        """Carry out what the bot wants, and look at what comes next; or how it ended."""
        self._seconds[self._player] += seconds
        self.played.play(self._seat, thought.action)
        outcome = self.played.outcome
        if outcome is None:
            self._look()
        return outcome

    def result(self, outcome: Outcome) -> GameResult:
        """How it went."""
        played, job = self.played, self._job
        thought = [job.seating[move.seat] for move in played.moves if move.seat != TIME]
        return GameResult(
            job.number,
            job.seating,
            outcome.winners,
            len(played.moves),
            tuple(self._seconds),
            tuple([thought.count(player) for player in range(len(self._bots))]),
            write_record(played.record()).decode(),
            tuple((n, fault) for n, bot in enumerate(self._bots) if isinstance(bot, GuestBot) for fault in bot.faults),
            *who_won(played.game, played.state),
        )


def _never() -> bool:
    """Nobody stops a bot of an arena."""
    return False


def who_won(game: AnyGame, state: Any) -> tuple[tuple[str, ...], str]:
    """What each seat was, and the side that has won; nothing where the game has no names for that."""
    part = load(game.facts, BALANCE)
    return ((), "") if part is None else (part.roles(state), part.side(state))
