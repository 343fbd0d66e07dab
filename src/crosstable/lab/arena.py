"""Bots against bots: many games, seats exchanged, with a confidence interval."""

import os
import random
import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from itertools import combinations, permutations
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.core import AnyGame, Refused
from crosstable.core.options import read_options
from crosstable.core.parts import BALANCE, load
from crosstable.core.record import chance_at, write_record
from crosstable.games import GAMES

from .guest import GuestBot
from .kept import Kept, Terms
from .local import LocalGame
from .players import choice_of, named, player_of, short_name
from .results import ArenaResult, GameResult, meetings, standings


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


def seatings(players: int, seats: int, gauntlet: bool = False) -> Iterator[tuple[int, ...]]:
    """Who sits where, game by game, without end.

    As many players as there are seats for play together (all of them where there are enough); in a gauntlet, the first
    with one of the others. Each such group moves one seat on until everybody has sat everywhere; when all groups have
    played, everybody gets other neighbours.
    """
    together = min(2 if gauntlet else players, seats)
    while True:
        for order in permutations(range(1, together)):
            for group in combinations(range(players), together):
                if gauntlet and group[0] != 0:
                    continue
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
    *,
    gauntlet: bool = False,
    keep: str | Path | None = None,
    ray: str | None = None,
    any_order: bool = False,
    pool: ProcessPoolExecutor | None = None,
) -> ArenaResult:
    """Let bots meet in this many games, seated in turn as `seatings` says.

    A bot is written `"strong"`, `"strong:0.5"`, `"random"`, or `"mine.py:Bot"` for one of one's own, which thinks in a
    process of its own: what it does wrong costs it the turn and is reported. The same seed gives the same games as far
    as bots that think for a time can repeat themselves. With `workers=0` everything happens in this process.

    In a `gauntlet` the first bot meets the others, who do not meet each other. Games are written to the file `keep` as
    they end, and not played again when the same arena is begun anew. With `ray` they are played on the Ray cluster at
    that address (`local`: one on this machine); in a `pool` of `processes` if there is one. Where several may act, the
    first seat does, or with `any_order` one that is drawn.
    """
    game = named(game)
    players = tuple(choice_of(game.facts, bot) if isinstance(bot, str) else bot for bot in bots)
    chosen = msgspec.to_builtins(game.facts.options() if options is None else options)
    count = seats or min(game.facts.seats)
    _check(game, read_options(game.facts.options, chosen), count)
    chance = random.Random(seed)
    rows = seatings(len(players), count, gauntlet)
    jobs = [
        Job(number, game.facts.id, chosen, players, seating, chance.getrandbits(60), any_order)
        for number, seating in zip(range(games), rows, strict=False)
    ]
    kept = None if keep is None else Kept(keep, Terms(game.facts.id, chosen, players, count, seed, gauntlet))
    results = [] if kept is None else kept.results(games)
    known = {result.number for result in results}
    for result in results:
        on_result(result)
    with closing(_run_all([job for job in jobs if job.number not in known], workers, ray, pool)) as running:
        for result in running:
            if kept is not None:
                kept.add(result)
            on_result(result)
            results.append(result)
    results.sort(key=lambda result: result.number)
    mean = sum(r.actions for r in results) / max(1, len(results))
    table = meetings(len(players), results)
    return ArenaResult(game.facts.id, chosen, seed, standings(players, results), mean, tuple(results), table)


def _check(game: AnyGame, options: Any, seats: int) -> None:
    """Refuse what cannot be dealt, and clocks: games side by side on busy cores would not be fair to them."""
    game.check(options, seats)
    clock = game.clock(game.start(options, seats, chance_at(bytes(32), 0)).state)
    if clock is not None and clock.seat is not None:
        raise Refused("lab-no-clocks")


def _run_all(
    jobs: list[Job], workers: int | None, ray: str | None, pool: ProcessPoolExecutor | None
) -> Generator[GameResult, None, None]:
    if ray is not None:
        from .cluster import run_on

        yield from run_on(ray, jobs, run_job)
    elif workers == 0:
        yield from map(run_job, jobs)
    elif pool is not None:
        yield from _run_in(pool, jobs)
    else:
        with processes(workers) as own:
            yield from _run_in(own, jobs)


@contextmanager
def processes(workers: int | None) -> Iterator[ProcessPoolExecutor]:
    """Processes that play, one a core unless a number is named; for several arenas, so that they begin only once."""
    others = set(active_children())
    # Ctrl-C reaches every process of a terminal: the workers leave it to this one, which ends them.
    count, spawn, patient = workers or os.cpu_count(), get_context("spawn"), (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(count, spawn, initializer=signal.signal, initargs=patient) as pool:
        try:
            yield pool
        except BaseException:
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


def _run_in(pool: ProcessPoolExecutor, jobs: list[Job]) -> Generator[GameResult, None, None]:
    waiting = [pool.submit(run_job, job) for job in jobs]
    try:
        for done in as_completed(waiting):
            yield done.result()
    except BaseException:
        for one in waiting:
            one.cancel()
        raise


def run_job(job: Job) -> GameResult:
    """Play one game of an arena."""
    game = GAMES[job.game]
    chance = random.Random(job.seed)
    names = tuple(short_name(job.players[player]) for player in job.seating)
    played = LocalGame(game, read_options(game.facts.options, job.options), names, chance.randbytes(32))
    bots = [player_of(game.facts, player) for player in job.players]
    seconds, thoughts = [0.0] * len(bots), [0] * len(bots)
    while played.outcome is None:
        seat = chance.choice(sorted(game.actors(played.state))) if job.any_order else played.next_seat()
        player = job.seating[seat]
        sight = played.sight(seat, chance.getrandbits(60))
        before = time.perf_counter()
        thought = bots[player].think(sight, lambda: False)
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
        *who_won(game, played.state),
    )


def who_won(game: AnyGame, state: Any) -> tuple[tuple[str, ...], str]:
    """What each seat was, and the side that has won; nothing where the game has no names for that."""
    part = load(game.facts, BALANCE)
    return ((), "") if part is None else (part.roles(state), part.side(state))
