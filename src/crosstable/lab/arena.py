"""Bots against bots: many games, seats exchanged, with a confidence interval."""

import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations, permutations
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.core import AnyGame, Refused, Seat
from crosstable.core.interval import wilson
from crosstable.core.options import read_options
from crosstable.core.record import chance_at, write_record
from crosstable.games import GAMES

from .guest import Fault, GuestBot
from .local import LocalGame
from .players import choice_of, named, player_of, short_name


class Job(Struct, frozen=True):
    """One game to be played: who sits where, and its seed."""

    number: int
    game: str
    options: dict[str, Any]
    players: tuple[BotChoice, ...]
    seating: tuple[int, ...]
    """Which player sits on each seat."""
    seed: int


class GameResult(Struct, frozen=True):
    """How one game of an arena went."""

    number: int
    seating: tuple[int, ...]
    winners: tuple[Seat, ...]
    actions: int
    seconds: tuple[float, ...]
    """What each player thought, all its seats together."""
    thoughts: tuple[int, ...]
    """How often each player thought."""
    record: str
    faults: tuple[tuple[int, Fault], ...] = ()
    """Turns that bots of somebody's own have lost, each with the number of the player."""


class PlayerResult(Struct, frozen=True):
    """How one player did: seats played, seats won, and the 95 % interval of its share of wins."""

    player: str
    seconds: float
    """The seconds it may think about a move."""
    played: int
    won: int
    share: float
    low: float
    high: float
    first_played: int
    first_won: int
    """Of the games in which it sat on the first seat."""
    seconds_a_move: float
    faults: tuple[Fault, ...] = ()
    """The turns it has lost: it crashed, stalled or answered with what was not offered."""


class ArenaResult(Struct, frozen=True):
    """Everything an arena has measured."""

    game: str
    options: dict[str, Any]
    seed: int
    standings: tuple[PlayerResult, ...]
    mean_actions: float
    games: tuple[GameResult, ...]


def seatings(players: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Who sits where, game by game, without end.

    As many players as there are seats for play together (all of them where there are enough). Each such group moves
    one seat on until everybody has sat everywhere; when all groups have played, everybody gets other neighbours.
    """
    together = min(players, seats)
    while True:
        for order in permutations(range(1, together)):
            for group in combinations(range(players), together):
                row = [group[0], *(group[i] for i in order)]
                for moved in range(together):
                    yield tuple(row[(seat + moved) % together] for seat in range(seats))


def arena(
    game: str | AnyGame,
    bots: Sequence[str | BotChoice],
    games: int = 100,
    options: Any = None,
    seats: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    on_result: Callable[[GameResult], None] = lambda result: None,
) -> ArenaResult:
    """Let bots meet in this many games, seated in turn as `seatings` says.

    A bot is written `"strong"`, `"strong:0.5"`, `"random"`, or `"mine.py:Bot"` for one of one's own, which thinks in a
    process of its own: what it does wrong costs it the turn and is reported. The same seed gives the same games as far
    as bots that think for a time can repeat themselves. With `workers=0` everything happens in this process.
    """
    game = named(game)
    players = tuple(choice_of(game.facts, bot) if isinstance(bot, str) else bot for bot in bots)
    chosen = msgspec.to_builtins(game.facts.options() if options is None else options)
    count = seats or min(game.facts.seats)
    _check(game, read_options(game.facts.options, chosen), count)
    chance = random.Random(seed)
    jobs = [
        Job(number, game.facts.id, chosen, players, seating, chance.getrandbits(60))
        for number, seating in zip(range(games), seatings(len(bots), count), strict=False)
    ]
    results = []
    for result in _run_all(jobs, workers):
        on_result(result)
        results.append(result)
    results.sort(key=lambda result: result.number)
    standings = tuple(_result_of(i, player, results) for i, player in enumerate(players))
    mean = sum(r.actions for r in results) / max(1, len(results))
    return ArenaResult(game.facts.id, chosen, seed, standings, mean, tuple(results))


def _check(game: AnyGame, options: Any, seats: int) -> None:
    """Refuse what cannot be dealt, and clocks: games side by side on busy cores would not be fair to them."""
    game.check(options, seats)
    clock = game.clock(game.start(options, seats, chance_at(bytes(32), 0)).state)
    if clock is not None and clock.seat is not None:
        raise Refused("lab-no-clocks")


def _run_all(jobs: list[Job], workers: int | None) -> Iterator[GameResult]:
    if workers == 0:
        yield from map(run_job, jobs)
        return
    with ProcessPoolExecutor(workers or os.cpu_count(), mp_context=get_context("spawn")) as pool:
        try:
            for done in as_completed([pool.submit(run_job, job) for job in jobs]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def run_job(job: Job) -> GameResult:
    """Play one game of an arena."""
    game = GAMES[job.game]
    chance = random.Random(job.seed)
    names = tuple(short_name(job.players[player]) for player in job.seating)
    played = LocalGame(game, read_options(game.facts.options, job.options), names, chance.randbytes(32))
    bots = [player_of(game.facts, player) for player in job.players]
    seconds, thoughts = [0.0] * len(bots), [0] * len(bots)
    while played.outcome is None:
        seat = played.next_seat()
        player = job.seating[seat]
        before = time.perf_counter()
        thought = bots[player].think(played.sight(seat, chance.getrandbits(60)), lambda: False)
        seconds[player] += time.perf_counter() - before
        thoughts[player] += 1
        played.play(seat, thought.action)
    return GameResult(
        job.number,
        job.seating,
        played.outcome.winners,
        len(played.moves),
        tuple(seconds),
        tuple(thoughts),
        write_record(played.record()).decode(),
        tuple((n, fault) for n, bot in enumerate(bots) if isinstance(bot, GuestBot) for fault in bot.faults),
    )


def _result_of(index: int, player: BotChoice, results: list[GameResult]) -> PlayerResult:
    own = [(seat, r) for r in results for seat, sitting in enumerate(r.seating) if sitting == index]
    won = sum(seat in r.winners for seat, r in own)
    first = [r for seat, r in own if seat == 0]
    low, high = wilson(won, len(own))
    return PlayerResult(
        player=player.level,
        seconds=player.seconds,
        played=len(own),
        won=won,
        share=won / max(1, len(own)),
        low=low,
        high=high,
        first_played=len(first),
        first_won=sum(0 in r.winners for r in first),
        seconds_a_move=sum(r.seconds[index] for r in results) / max(1, sum(r.thoughts[index] for r in results)),
        faults=tuple(fault for r in results for player, fault in r.faults if player == index),
    )
