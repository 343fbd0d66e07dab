"""The bots of one table: who is thinking, about what, and what becomes of it."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice, hurried, secret_of, seen_from
from crosstable.core import Facts, Offer, Seat, Sight, Thought

from . import watch
from .state import TableState

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Where bots think: see `crosstable.bots.pool`."""

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight) -> Thought:
        """What this bot does."""


class Ticket(Struct, frozen=True):
    """One question to one bot."""

    number: int
    round: int
    seat: Seat
    haste: float = 1.0
    """How many of the table's pauses it takes: bots do not all act at once."""


class Decided(Struct, frozen=True):
    """A bot's answer, on its way to the table like anybody's request."""

    ticket: Ticket
    thought: Thought


class BotAtWork(Struct):
    """One bot at work on one choice, until its answer is played or not wanted any more."""

    ticket: Ticket
    offers: tuple[Offer, ...]
    task: asyncio.Task[None]
    asked: int
    """When it was asked."""
    answer: Decided | None = None
    """Its answer, while it is held back."""


class TableBots:
    """Lets the bots of a table think whenever the game waits for them.

    They think at once; their answers are held back until it is time for them, by `patience`: the moment from which the
    bot on a seat may act, if it was asked at a certain one.
    """

    def __init__(
        self, thinker: Thinker, patience: Callable[[Decided, int], int], decided: Callable[[Decided], None]
    ) -> None:
        self._thinker = thinker
        self._patience = patience
        self._decided = decided
        self._timer: asyncio.TimerHandle | None = None
        self._at_work: dict[Seat, BotAtWork] = {}
        self._tickets = 0

    @property
    def at_work(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._at_work)

    def look(self, table: TableState, now: int) -> None:
        """After a step: stop who is not asked any more, start who is."""
        asked = bots_asked(table)
        for seat in [s for s in self._at_work if s not in asked]:
            self._at_work.pop(seat).task.cancel()
        for seat, choice in asked.items():
            self._ask(table, seat, choice, now)
        self.release()

    def release(self) -> None:
        """Hand over every answer whose time has come, and come back for the next one."""
        if self._timer is not None:
            self._timer.cancel()
        now, waits = watch.now(), []
        for work in self._at_work.values():
            if work.answer is None:
                continue
            left = self._patience(work.answer, work.asked) - now
            if left <= 0:
                self._decided(work.answer)
                work.answer = None
            else:
                waits.append(left)
        self._timer = asyncio.get_running_loop().call_later(min(waits) / 1000, self.release) if waits else None

    def keeps(self, decided: Decided) -> bool:
        """Whether this answer comes too early: then it is held back, and handed over again in its time."""
        work = self._at_work[decided.ticket.seat]
        if self._patience(decided, work.asked) <= watch.now():
            return False
        work.answer = decided
        self.release()
        return True

    def _ask(self, table: TableState, seat: Seat, choice: BotChoice, now: int) -> None:
        """Start a bot, unless it is at work on just this choice."""
        game = table.current
        offers = tuple(o for o in table.game.offers(game.state, seat) if not o.aside)
        before = self._at_work.get(seat)
        if before is not None:
            if before.ticket.round == game.number and before.offers == offers:
                return
            before.task.cancel()
        self._tickets += 1
        ticket = Ticket(self._tickets, game.number, seat, 1 + 2 * secrets.randbelow(100) / 100)
        left = None if game.clocks.running is None else game.clocks.at(now)[game.clocks.running.key]
        work = self._think(ticket, table.game.facts, hurried(choice, left), sight_of(table, seat))
        self._at_work[seat] = BotAtWork(ticket, offers, asyncio.create_task(work), now)

    async def _think(self, ticket: Ticket, facts: Facts, choice: BotChoice, sight: Sight) -> None:
        decided = False
        try:
            thought = await self._thinker.think(facts, choice, sight)
            self._decided(Decided(ticket, thought))
            decided = True
        except Exception:
            log.exception("a bot could not think")
        finally:
            if not decided and self.awaits(ticket):
                self.forget(ticket.seat)

    def awaits(self, ticket: Ticket) -> bool:
        """Whether the game still waits for the answer to just this question."""
        return ticket.seat in self._at_work and self._at_work[ticket.seat].ticket == ticket

    def forget(self, seat: Seat) -> None:
        """This bot's answer has been played; if the game still waits for it, it may be asked again."""
        self._at_work.pop(seat, None)

    def stop(self) -> None:
        """Nobody needs to think any more."""
        if self._timer is not None:
            self._timer.cancel()
        for thinking in self._at_work.values():
            thinking.task.cancel()
        self._at_work.clear()


def bots_asked(table: TableState) -> dict[Seat, BotChoice]:
    """The bots the game waits for: those with a seat of their own, and those who stand in for somebody."""
    if table.phase != "playing" or table.round is None or table.pause is not None:
        return {}
    actors = table.game.actors(table.round.state)
    bots = {i: who.bot or who.stand_in for i, who in enumerate(table.seats) if i in actors}
    return {seat: bot for seat, bot in bots.items() if bot is not None}


def sight_of(table: TableState, seat: Seat) -> Sight:
    """What a bot on this seat may use: the seat's view and what it has heard. In somebody's place it does not talk."""
    game = table.current
    told = (events for _, events in game.past)
    who, seats = table.seats[seat], len(table.seats)
    name = who.name if who.bot is not None else ""
    seed, secret = secrets.randbits(60), secret_of(game.seed, seat)
    sight = seen_from(seat, table.game, game.options, seats, game.state, told, seed, secret, name)
    if who.stand_in is None:
        return sight
    offers = tuple(offer for offer in sight.view.offers if not offer.aside)
    return replace(sight, view=replace(sight.view, offers=offers))
