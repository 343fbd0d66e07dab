"""Bots against bots: many games, seats exchanged, with a confidence interval."""

import os
import random
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager, nullcontext
from itertools import combinations, islice, permutations
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec

from crosstable.bots.bot import BotChoice
from crosstable.core import AnyGame, Refused
from crosstable.core.options import read_options
from crosstable.core.record import chance_at

from .jobs import Job, run_jobs, side_by_side
from .kept import Kept, Terms
from .players import choice_of, named
from .results import ArenaResult, GameResult, meetings, standings


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
    terms = Terms(game.facts.id, chosen, players, count, seed, gauntlet, any_order)
    with nullcontext() if keep is None else closing(Kept(keep, terms)) as kept:
        results = [] if kept is None else kept.results(games)
        known = {result.number for result in results}
        for result in results:
            on_result(result)
        left = [job for job in jobs if job.number not in known]
        with closing(_run_all(left, side_by_side(players, game), workers, ray, pool)) as running:
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
    jobs: list[Job], together: int, workers: int | None, ray: str | None, pool: ProcessPoolExecutor | None
) -> Generator[GameResult, None, None]:
    if ray is not None:
        from .cluster import run_on

        def play(group: list[Job]) -> list[GameResult]:
            return _all_of(group, together)

        for found in run_on(ray, _groups(jobs, together, None), play):
            yield from found
    elif workers == 0:
        yield from run_jobs(jobs, together)
    elif pool is not None:
        yield from _run_in(pool, jobs, together, workers)
    else:
        with processes(workers) as own:
            yield from _run_in(own, jobs, together, workers)


def _groups(jobs: list[Job], together: int, workers: int | None) -> list[list[Job]]:
    """The games handed to a worker at a time: enough to play side by side, and few where many workers share few."""
    size = max(1, min(together, len(jobs) // (4 * _count(workers))))
    return [jobs[first : first + size] for first in range(0, len(jobs), size)]


def _count(workers: int | None) -> int:
    """How many processes play: one a core unless a number is named."""
    return workers or os.cpu_count() or 1


def _all_of(jobs: list[Job], together: int) -> list[GameResult]:
    """What a worker has to tell at the end of its games."""
    return list(run_jobs(jobs, together))


@contextmanager
def processes(workers: int | None) -> Iterator[ProcessPoolExecutor]:
    """Processes that play, one a core unless a number is named; for several arenas, so that they begin only once."""
    others = set(active_children())
    with ProcessPoolExecutor(_count(workers), get_context("spawn"), initializer=_begin_worker) as pool:
        try:
            yield pool
        except BaseException:
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


def _begin_worker() -> None:
    """Ctrl-C reaches every process of a terminal: a worker leaves it to whoever has begun it, and ends with that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(parent_process(),), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


def _run_in(
    pool: ProcessPoolExecutor, jobs: list[Job], together: int, workers: int | None
) -> Generator[GameResult, None, None]:
    """Two groups for each worker are on their way, not more: an arena that is stopped leaves nothing to call off."""
    groups = iter(_groups(jobs, together, workers))
    ahead = 2 * _count(workers)
    waiting = {pool.submit(_all_of, group, together) for group in islice(groups, ahead)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {pool.submit(_all_of, group, together) for group in islice(groups, len(done))}
        for group in done:
            yield from group.result()
