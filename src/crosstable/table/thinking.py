"""The bots of one table: who is thinking, about what, and what becomes of it."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice, Sight, Thought
from crosstable.core.events import heard
from crosstable.core.game import Facts
from crosstable.core.offers import Offer
from crosstable.core.seats import Seat

from .state import TableState

_CLOCK_SHARE = 20
"""A bot takes at most this part of what is left on its clock."""


class Thinker(Protocol):
    """Where bots think: see `crosstable.bots.pool`."""

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight) -> Thought:
        """What this bot does."""


class Decided(Struct, frozen=True):
    """A bot's answer, on its way to the table like anybody's request."""

    round: int
    seat: Seat
    thought: Thought


class Thinking(Struct):
    """One bot at work on one choice."""

    round: int
    offers: tuple[Offer, ...]
    task: asyncio.Task[None]


class Bots:
    """Lets the bots of a table think whenever the game waits for them."""

    def __init__(self, thinker: Thinker, pause: float, decided: Callable[[Decided], None]) -> None:
        self._thinker = thinker
        self._pause = pause
        self._decided = decided
        self._at_work: dict[Seat, Thinking] = {}

    @property
    def at_work(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._at_work)

    def look(self, table: TableState, now: int) -> None:
        """After a step: stop who is not asked any more, start who is."""
        asked = _asked(table)
        for seat in [s for s in self._at_work if s not in asked]:
            self._at_work.pop(seat).task.cancel()
        for seat, choice in asked.items():
            self._ask(table, seat, choice, now)

    def _ask(self, table: TableState, seat: Seat, choice: BotChoice, now: int) -> None:
        """Start a bot, unless it is at work on just this choice."""
        game = table.round
        assert game is not None
        offers = tuple(o for o in table.game.offers(game.state, seat) if not o.aside)
        before = self._at_work.get(seat)
        if before is not None:
            if before.round == game.number and before.offers == offers:
                return
            before.task.cancel()
        sight = sight_of(table, seat)
        task = asyncio.create_task(self._think(table.game.facts, _in_time(table, choice, now), sight, game.number))
        self._at_work[seat] = Thinking(game.number, offers, task)

    async def _think(self, facts: Facts, choice: BotChoice, sight: Sight, round_: int) -> None:
        pause = asyncio.create_task(asyncio.sleep(self._pause))
        try:
            thought = await self._thinker.think(facts, choice, sight)
            await pause
        finally:
            pause.cancel()
        self._decided(Decided(round_, sight.seat, thought))

    def forget(self, seat: Seat) -> None:
        """This bot's answer has arrived; if the game still waits for it, it may be asked again."""
        self._at_work.pop(seat, None)

    def stop(self) -> None:
        """Nobody needs to think any more."""
        for thinking in self._at_work.values():
            thinking.task.cancel()
        self._at_work.clear()


def _asked(table: TableState) -> dict[Seat, BotChoice]:
    """The bots the game waits for."""
    if table.phase != "playing" or table.round is None:
        return {}
    actors = table.game.actors(table.round.state)
    return {i: who.bot for i, who in enumerate(table.seats) if who.bot is not None and i in actors}


def _in_time(table: TableState, choice: BotChoice, now: int) -> BotChoice:
    """The same bot, in more of a hurry when its clock runs out."""
    assert table.round is not None
    clocks = table.round.clocks
    if clocks.running is None:
        return choice
    left = clocks.at(now)[clocks.running.key]
    return replace(choice, seconds=min(choice.seconds, left / _CLOCK_SHARE))


def sight_of(table: TableState, seat: Seat) -> Sight:
    """What a bot on this seat may use: the seat's view and what it has heard."""
    game = table.round
    assert game is not None
    return Sight(
        game=table.game.facts.id,
        options=game.options,
        seats=len(table.seats),
        seat=seat,
        view=table.game.view(game.state, seat),
        heard=tuple(heard(told, seat) for _, told in game.past),
        seed=secrets.randbits(60),
    )
