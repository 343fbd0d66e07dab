"""The bots of one table: who is thinking, about what, and what becomes of it."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice, hurried, secret_of, seen_from
from crosstable.bots.characters import character
from crosstable.bots.fair_queue import Owner
from crosstable.core import Facts, Seat, Sight, Thought, tag_of

from . import watch
from .dispatch import Context
from .manners import Question, people_here, talk_of
from .state import Occupant, TableState

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Where bots think: see `crosstable.bots.pool`."""

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        """What this bot does."""


class Ticket(Struct, frozen=True):
    """One question to one bot."""

    number: int
    round: int
    seat: Seat


class Decided(Struct, frozen=True):
    """A bot's answer, on its way to the table like anybody's request."""

    ticket: Ticket
    thought: Thought


class BotAtWork(Struct):
    """One bot at work on one choice, until its answer is played or not wanted any more."""

    ticket: Ticket
    question: Question
    task: asyncio.Task[None]
    answer: Decided | None = None
    """Its answer, while it is held back."""
    stale: bool = False
    """Something was said since: it thinks again."""


class Talker(Struct, frozen=True):
    """A bot the game does not wait for, but which might say something."""

    choice: BotChoice
    may_change: bool
    """Whether it may still take back what it has decided."""


Patience = Callable[[Decided, Question], int | None]
"""From when on a bot may do what it has decided; None: it is too late for these words."""


class TableBots:
    """Lets the bots of a table think whenever the game waits for them, or when they may have something to say.

    They think at once; their answers are held back until it is time for them, by `patience`.
    """

    def __init__(self, thinker: Thinker, owner: Owner, patience: Patience, decided: Callable[[Decided], None]) -> None:
        self._thinker = thinker
        self._owner = owner
        self._patience = patience
        self._decided = decided
        self._people: tuple[Occupant, ...] | None = None
        """Seats without a bot: as long as they stay the same, there is nobody to look after."""
        self._timer: asyncio.TimerHandle | None = None
        self._at_work: dict[Seat, BotAtWork] = {}
        self._questions: dict[Seat, Question] = {}
        self._seeds: dict[Seat, int] = {}
        self._heard_out: dict[Seat, object] = {}
        self._called: dict[Seat, int] = {}  # how often somebody has spoken to them
        self._owing: dict[Seat, int] = {}  # since when they owe an answer
        self._asked_why: set[Seat] = set()
        self._words = 0
        self._tickets = 0
        self.spoken = 0
        """When somebody has said something last."""

    @property
    def at_work(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._at_work)

    def only_people(self, seats: tuple[Occupant, ...]) -> bool:
        """Whether people sit on all these seats, as they did before, and no bot was asked anything."""
        if self._questions:
            return False
        if seats is not self._people and not any(who.bot or who.stand_in for who in seats):
            self._people = seats
        return seats is self._people

    def look(self, context: Context) -> None:
        """After a step: stop who is not asked any more, start who is."""
        table = context.table
        if self.only_people(table.seats):
            return
        if table.phase != "playing":  # nobody owes an answer to what was asked in a game that is over
            self._asked_why.clear()
            self._owing.clear()
        asked = bots_asked(table)
        talkers = talkers_at(context, asked) | self._answering(table, asked)
        occasions = {seat: self._occasion(table, seat, talker) for seat, talker in talkers.items()}
        new = {seat: about for seat, about in occasions.items() if self._heard_out.get(seat) != about}
        for seat in [s for s in self._questions if s not in asked and s not in new]:
            self._drop(seat)
        for seat, choice in asked.items():
            offers = tuple(o for o in table.game.offers(table.current.state, seat) if not o.aside)
            self._ask(context, seat, choice, offers)
        for seat, about in new.items():
            self._ask(context, seat, talkers[seat].choice, about, again=talkers[seat].may_change)
        self.release()

    def _answering(self, table: TableState, asked: dict[Seat, BotChoice]) -> dict[Seat, Talker]:
        """The bots somebody has asked why, and the game does not wait for."""
        if table.phase != "playing" or table.pause is not None:
            return {}
        bots = {seat: table.seats[seat].bot for seat in self._asked_why if seat not in asked}
        return {seat: Talker(bot, may_change=False) for seat, bot in bots.items() if bot is not None}

    def asked_why(self, seat: Seat, now: int) -> None:
        """Somebody has asked this bot why: it answers soon, whatever else it is thinking about."""
        self._asked_why.add(seat)
        self._call(seat, now)
        self._interrupt(seat)

    def _call(self, seat: Seat, now: int) -> None:
        """Somebody has spoken to this bot, which owes an answer from now on."""
        self._called[seat], self._owing[seat] = self._called.get(seat, 0) + 1, now
        if seat in self._questions:
            self._questions[seat].spoken_to, self._questions[seat].quiet = now, False

    def _interrupt(self, seat: Seat) -> None:
        if seat in self._at_work:
            self._at_work.pop(seat).task.cancel()

    def _drop(self, seat: Seat) -> None:
        del self._questions[seat]
        self._interrupt(seat)

    def release(self) -> None:
        """Hand over every answer whose time has come, and come back for the next one."""
        if self._timer is not None:
            self._timer.cancel()
        now, waits = watch.now(), []
        for work in self._at_work.values():
            if work.answer is None:
                continue
            moment = self._patience(work.answer, work.question)
            left = 0 if moment is None else moment - now
            if left <= 0:
                self._decided(work.answer)
                work.answer = None
            else:
                waits.append(left)
        self._timer = asyncio.get_running_loop().call_later(min(waits) / 1000, self.release) if waits else None

    def keeps(self, decided: Decided, context: Context) -> bool:
        """Whether this answer comes too early: then it is held back, and handed over again in its time.

        Words that come too late are not said: the bot thinks once more, about what it does.
        """
        work = self._at_work[decided.ticket.seat]
        moment = self._patience(decided, work.question)
        if moment is not None and moment <= watch.now():
            return False
        if moment is None:
            work.question.quiet = work.stale = True
            self._heard_out[decided.ticket.seat] = work.question.about
            self.look(context)
            return True
        work.answer = decided
        if work.stale:
            self.look(context)
        self.release()
        return True

    def _occasion(self, table: TableState, seat: Seat, talker: Talker) -> object:
        """What a bot that is not asked could have something to say about, or change its mind: once about the same."""
        game, words = table.current, self._words if talker.may_change else 0
        return game.number, game.staged[-1].seq if game.staged else 0, self._called.get(seat, 0), words

    def _ask(self, context: Context, seat: Seat, choice: BotChoice, about: object, *, again: bool = False) -> None:
        """Start a bot, unless it is at work on just this choice. Who thinks again does so with the same luck."""
        table, game, now = context.table, context.table.current, context.now
        question, before = self._questions.get(seat), self._at_work.get(seat)
        if question is None or (question.round, question.about) != (game.number, about):
            seed = self._seeds[seat] if again and seat in self._seeds else secrets.randbits(60)
            question = self._questions[seat] = self._question(table, seat, about, now, seed)
        if before is not None:
            if before.question is question and not (before.stale and before.task.done()):
                return  # who thinks comes to an end first: people who talk on and on would never let it
            before.task.cancel()
        self._tickets += 1
        ticket = Ticket(self._tickets, game.number, seat)
        left = None if game.clocks.running is None else game.clocks.at(now)[game.clocks.running.key]
        sight = sight_of(table, seat, question.seed, quiet=question.quiet, asked=seat in self._asked_why)
        work = self._think(ticket, table.game.facts, hurried(choice, left), sight)
        self._at_work[seat] = BotAtWork(ticket, question, asyncio.create_task(work))

    def _question(self, table: TableState, seat: Seat, about: object, now: int, seed: int) -> Question:
        self._seeds[seat] = seed
        chance, patient = secrets.randbelow(100) / 100, 1 - character(table.seats[seat].name).haste
        return Question(
            table.current.number,
            about,
            now,
            seed,
            haste=1 + 2 * chance,
            share=0.1 + 0.8 * (chance + patient) / 2,
            spoken_to=self._owing.get(seat, 0),
        )

    async def _think(self, ticket: Ticket, facts: Facts, choice: BotChoice, sight: Sight) -> None:
        decided = False
        try:
            thought = await self._thinker.think(facts, choice, sight, self._owner)
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

    def has_question(self, seat: Seat) -> bool:
        """Whether the bot on this seat owes an answer."""
        return seat in self._questions

    def forget(self, seat: Seat) -> None:
        """This bot's answer is not wanted; if the game still waits for it, it may be asked again."""
        self._at_work.pop(seat, None)

    def has_nothing_to_say(self, seat: Seat) -> None:
        """This bot was not asked by the game, and keeps silent."""
        self._asked_why.discard(seat)
        self._heard_out[seat] = self._at_work.pop(seat).question.about

    def acted(self, seat: Seat, *, aside: bool) -> None:
        """Whoever is on this seat has done something; beside the run of play it still owes its answer."""
        self._at_work.pop(seat, None)
        self._asked_why.discard(seat)
        if aside and seat in self._questions:
            self._heard_out[seat] = self._questions[seat].about
        else:
            self._questions.pop(seat, None)

    def answered(self, seat: Seat, now: int) -> None:
        """Whoever is on this seat has said something, and owes nobody an answer."""
        self.acted(seat, aside=True)
        self.spoken = now
        if seat in self._questions:
            self._questions[seat].said += 1
            self._questions[seat].spoken_to = 0
        self._owing.pop(seat, None)

    def spoke(self, seat: Seat, to: tuple[Seat, ...], now: int) -> None:
        """Whoever is on this seat has said something: those who have not acted yet think again."""
        self.answered(seat, now)
        self._words += 1
        for work in self._at_work.values():
            work.stale = True
        for other in to:
            self._call(other, now)

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


def talkers_at(context: Context, asked: dict[Seat, BotChoice]) -> dict[Seat, Talker]:
    """The bots the game does not wait for, but which might say something to the people who are here."""
    table = context.table
    if table.phase != "playing" or table.pause is not None or table.pace == "none" or not people_here(context):
        return {}
    words, found = words_of(table), {}
    decisions = {tag_of(kind) for kind in talk_of(table.game.facts).before}
    for seat, who in enumerate(table.seats if words else ()):
        if who.bot is not None and seat not in asked:
            offers = table.game.offers(table.current.state, seat)
            if any(o.action in words for o in offers):
                found[seat] = Talker(who.bot, any(o.aside and o.action in decisions for o in offers))
    return found


def words_of(table: TableState) -> frozenset[str]:
    """The kinds of action that are words."""
    return frozenset(tag_of(kind) for kind in talk_of(table.game.facts).words)


def sight_of(
    table: TableState, seat: Seat, seed: int | None = None, *, quiet: bool = False, asked: bool = False
) -> Sight:
    """What a bot on this seat may use: the seat's view and what it has heard. In somebody's place it does not talk."""
    game = table.current
    told = (events for _, events in game.past)
    who, seats = table.seats[seat], len(table.seats)
    name = who.name if who.bot is not None else ""
    luck, secret = secrets.randbits(60) if seed is None else seed, secret_of(game.seed, seat)
    sight = seen_from(seat, table.game, game.options, seats, game.state, told, luck, secret, name)
    sight = replace(sight, asked=asked, earlier=table.earlier)
    if who.stand_in is None and not quiet:
        return sight
    words = words_of(table) if quiet else frozenset()
    beside = who.stand_in is None
    offers = tuple(o for o in sight.view.offers if not o.aside or (beside and o.action not in words))
    return replace(sight, view=replace(sight.view, offers=offers))
