"""What can be worked out about games that are over: in the bots' workers, once, and then kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar

from crosstable.core import Facts, Refused, Seat
from crosstable.core.parts import AWARDS, INSIGHT, Part
from crosstable.core.review import Award
from crosstable.review.awards import turning
from crosstable.review.curve import Curve, largest_turn, turning_points

from .api_types import InsightAt
from .replays import ReplayedGame

log = logging.getLogger(__name__)

T = TypeVar("T")

_GAMES, _INSIGHTS, _CURVES = 24, 2000, 200
"""How many games, insights, and curves or awards are kept at hand."""
_SEED = 1
"""The same luck for every step of a game, so that two steps differ by what happened in between."""


class Worker(Protocol):
    """Where the work is done: see `crosstable.bots.pool`."""

    workers: int

    async def work(self, facts: Facts, part: Part[Any], function: str, *args: Any) -> Any:
        """What this function of this part of a game answers."""


class TaskCache(Generic[T]):
    """Answers that are worked out once, however many ask, and kept while there is room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """The answer for this key. Who hangs up does not stop the work for the others."""
        task = self._found.get(key)
        if task is None:
            task = self._found[key] = asyncio.ensure_future(_run(make))
            task.add_done_callback(lambda done: self._done(key, done))
        self._found.move_to_end(key)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        return await asyncio.shield(task)

    def _done(self, key: Hashable, task: asyncio.Task[T]) -> None:
        failed = task.cancelled() or task.exception() is not None
        if failed and self._found.get(key) is task:  # the next one may be luckier
            del self._found[key]


async def _run(make: Callable[[], Awaitable[T]]) -> T:
    return await make()


class Reviews:
    """Games, insights and curves, each worked out once."""

    def __init__(self, worker: Worker | None) -> None:
        self._worker = worker
        self._games: TaskCache[ReplayedGame] = TaskCache(_GAMES)
        self._insights: TaskCache[InsightAt] = TaskCache(_INSIGHTS)
        self._curves: TaskCache[Curve] = TaskCache(_CURVES)
        self._awards: TaskCache[tuple[Award, ...]] = TaskCache(_CURVES)
        # Bots get their turn between the questions of reviews, and half of the workers for themselves.
        self._turn = asyncio.Semaphore(1 if worker is None else max(1, worker.workers // 2))

    async def game(self, key: Hashable, make: Callable[[], Awaitable[ReplayedGame]]) -> ReplayedGame:
        """A game with all its states."""
        return await self._games.get(key, make)

    async def insight(
        self, key: Hashable, played: ReplayedGame, seat: Seat | None, step: int, lens: str | None
    ) -> InsightAt:
        """What this seat could know after this step."""
        review, chosen = played.review, self._lens(played, lens)
        eyes = played.eyes(step, seat)

        async def make() -> InsightAt:
            found = await self._work(played, INSIGHT, "insight", eyes, chosen)
            return InsightAt(step, chosen, found, review.really(played.steps[step].state) if review else {})

        return await self._insights.get((key, seat, step, chosen), make)

    def _lens(self, played: ReplayedGame, lens: str | None) -> str:
        known = played.lenses
        if played.record.outcome is None:
            raise Refused("review-unfinished")
        if not known or (lens is not None and lens not in known):
            raise Refused("review-no-such-lens", lens=(lens or "")[:40])
        return lens or known[0]

    async def curve(self, key: Hashable, played: ReplayedGame) -> Curve:
        """The course of the game, with its turning points."""
        review = played.review
        if review is None or not played.curve or played.record.outcome is None:
            raise Refused("review-no-curve")

        async def make() -> Curve:
            values: list[float] = []
            for n, step in enumerate(played.steps):
                if n and (review.quiet(played.steps[n - 1].state, step.state) or played.broken_off(n)):
                    values.append(values[-1])
                else:
                    values.append(round(float(await self._work(played, INSIGHT, "appraise", step.state, _SEED)), 4))
            return Curve(review.sides(played.steps[0].state), tuple(values), turning_points(values))

        return await self._curves.get(key, make)

    async def awards(self, key: Hashable, played: ReplayedGame) -> tuple[Award, ...]:
        """Who lied best and who saw through the others best; nothing if the game was broken off."""
        if not self._remembered(played):
            return ()
        states = [step.state for step in played.steps]
        return await self._awards.get(key, lambda: self._work(played, AWARDS, "awards", states))

    async def turn(self, key: Hashable, played: ReplayedGame) -> tuple[Award, ...]:
        """The moment it turned; nothing if the game was broken off. It needs the whole curve, which takes longer."""
        if not self._remembered(played):
            return ()
        found = largest_turn((await self.curve(key, played)).values)
        states = [step.state for step in played.steps[found.n - 1 : found.n + 1]] if found else []
        words = await self._work(played, AWARDS, "happened", *states) if states else None
        return (turning(played.game.facts.id, found, words),)

    def _remembered(self, played: ReplayedGame) -> bool:
        """Whether the game was played to its end."""
        outcome = played.record.outcome
        if outcome is None or AWARDS.name not in played.game.facts.parts:
            raise Refused("review-no-awards")
        return not outcome.called_off

    async def _work(self, played: ReplayedGame, part: Part[Any], function: str, *args: Any) -> Any:
        if self._worker is None:
            raise Refused("review-no-workers")
        async with self._turn:
            try:
                return await self._worker.work(played.game.facts, part, function, *args)
            except Exception:
                log.exception("a review could not be worked out")
                raise Refused("review-failed") from None
