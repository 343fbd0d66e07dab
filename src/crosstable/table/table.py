"""One running table: one task with an inbox. Everything is judged, made durable, and then told."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import random_thought
from crosstable.bots.fair_queue import Owner
from crosstable.core import (
    TIME,
    Answer,
    AnyGame,
    CrosstableError,
    Illegal,
    Refused,
    SeqTaken,
    Silent,
    StoreFailed,
    TimeUp,
    sentence,
)
from crosstable.core.codec import encode

from . import watch
from .alarms import Alarms
from .connections import Connection, Connections
from .dispatch import BOT, SERVER, Check, Context, Effect, Entry, Logged, Request, apply, judge
from .inbox import Inbox
from .log import rebuild
from .manners import Question, act_at, is_aside, is_word, speak_at, talk_of
from .metrics import APPEND, actions_of, count_refusal
from .pause import CheckReturn
from .play import Acted, CheckTime, Resumed
from .rate_limits import Limits, TableRateLimits
from .seats import sent_away
from .spectator_chat import LOG as SPECTATORS
from .stand_ins import CheckBack
from .state import TableState
from .store import Append, Indexed, Store, StoredThought
from .talk import Answered, spoken_to
from .thinking import Decided, TableBots, Thinker, bots_asked, sight_of
from .wire import Denied, Done

log = logging.getLogger(__name__)

_ANSWERS = 500
"""Answers a table remembers for requests that are sent again."""
_RETRY = 1.0
"""Seconds until a bot or the clock tries again after the store has failed."""


class Pending(Struct, frozen=True):
    """A request on its way to the table's own task, and where its answer goes (None: nobody waits for one)."""

    person: str
    request: Request
    answer: Callable[[Done | Denied], None] | None = None


class Drafted(Struct, frozen=True):
    """A step that was judged and is not durable yet, with the table before and after it."""

    before: TableState
    step: Logged
    after: TableState
    bot: Decided | None = None


class Table:
    """A table people are connected to. Only its own task changes it."""

    def __init__(
        self,
        table_id: str,
        state: TableState,
        games: Mapping[str, AnyGame],
        store: Store,
        thinker: Thinker,
        limits: Limits,
        bot_pause: float,
        address: str = "",
    ) -> None:
        """`address`: where it was opened from, as far as one knows; it answers for what its bots use."""
        self.id = table_id
        self.state = state
        self.idle_since = watch.now()
        self._games = games
        self._store = store
        self._limits = limits
        self._rates = TableRateLimits(limits)
        self.connections = Connections(table_id, state, limits, self._rates)
        self._inbox: Inbox[Pending | Decided] = Inbox()
        self._pause = round(bot_pause * 1000)
        self._bots = TableBots(thinker, Owner(table_id, address), self._patience, self._inbox.put)
        self._alarms = Alarms(self.check, limits)
        self._answers: dict[tuple[str, str], Done | Denied] = {}
        self._task: asyncio.Task[None] | None = None
        self._working = False
        self._drafted: list[Drafted] = []
        self._due: list[tuple[Pending, Done | Denied]] = []
        """Answers that wait until the drafted steps are durable."""

    # ------------------------------------------------------------ life

    async def open(self, steps: Sequence[Logged], gone: int | None = None) -> None:
        """Begin to work. The steps bring back what was answered before.

        If a clock was running, the time since the server was last alive (`gone`) is nobody's.
        """
        for step in steps:
            if step.entry.request:
                self._remember((step.actor, step.entry.request), Done(step.entry.request, step.seq))
        for step in await self._store.load(self.id + SPECTATORS):
            self.state = apply(self.state, step, self._games)
        self.connections.tell(self.state)
        if gone is not None and self.clock_runs:
            await self._commit(SERVER, Resumed(max(gone, self.state.at)))
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self._look()

    async def close(self) -> None:
        """Stop working. What was accepted is durable already."""
        self._bots.stop()
        self._alarms.stop()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for item in self._inbox.take():
            if isinstance(item, Pending) and item.answer is not None:
                item.answer(Denied(item.request.id, sentence("table-internal")))
        for item, _ in self._due:  # nobody knows whether it was stored
            if item.answer is not None:
                item.answer(Denied(item.request.id, sentence("store-failed")))

    @property
    def clock_runs(self) -> bool:
        """Whether time matters at this table now."""
        return self.state.clock_ends is not None

    @property
    def busy(self) -> bool:
        """Whether somebody is connected or something goes on here by itself."""
        working = self._working or not self._inbox.empty()
        return bool(len(self.connections) or working or self.clock_runs or self._bots.at_work)

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on without any person: a clock runs, or a bot is to move."""
        return self.clock_runs or bool(bots_asked(self.state))

    # ------------------------------------------------------------ connections

    def waits_for(self, person: str) -> bool:
        """Whether the game waits for this person, as far as the person may know."""
        seat, game = self.state.seat_of(person), self.state.round
        if seat is None or game is None or self.state.phase != "playing":
            return False
        return seat in self.state.game.view(game.state, seat).waiting

    def admit(self, person: str | None) -> None:
        """Refuse who was sent away a moment ago, and one more spectator where too many watch."""
        if person is not None and sent_away(self.state, person, watch.now()):
            raise Refused("table-sent-away")
        if self.state.seat_of(person) is None and self.connections.here().watching >= self._limits.spectators:
            raise Refused("table-crowded")

    def connect(
        self, person: str | None, last: int | None, *, screen: bool = False, language: str = "", changes: bool = False
    ) -> Connection:
        """A new connection: it gets the gap after step `last`, or everything."""
        connection = self.connections.connect(person, last, screen=screen, language=language, changes=changes)
        if person is not None:
            self.check(CheckReturn())
            self._inbox.put(Pending(person, CheckBack()))
        self._look()
        return connection

    def disconnect(self, connection: Connection) -> None:
        """This connection is gone."""
        self.connections.disconnect(connection)
        self.idle_since = watch.now()
        self._alarms.look(self._context())
        self._bots.release()

    # ------------------------------------------------------------ requests

    def ask(self, connection: Connection, request: Request) -> None:
        """A request from a connection; the answer goes back the same way."""
        if connection.person is None:
            connection.tell(Denied(request.id, sentence("table-watching")))
            return
        connection.asking += 1

        def answer(message: Done | Denied) -> None:
            connection.asking -= 1
            connection.tell(message)

        self._inbox.put(Pending(connection.person, request, answer))

    async def submit(self, person: str, request: Request) -> Done | Denied:
        """A request from anywhere else; returns when it is answered."""
        done: asyncio.Future[Done | Denied] = asyncio.get_running_loop().create_future()

        def answer(message: Done | Denied) -> None:
            if not done.done():
                done.set_result(message)

        self._inbox.put(Pending(person, request, answer))
        return await done

    def check(self, check: Check) -> None:
        """A question of the server's own; nobody waits for an answer."""
        self._inbox.put(Pending(check.actor, check))

    async def _run(self) -> None:
        """All that waits is judged in one go."""
        while True:
            await self._inbox.wait()
            self._working = True
            while not self._inbox.empty():
                for item in self._inbox.take():
                    await self._attempt(item)
            await self._flush()
            self._working = False
            self.idle_since = watch.now()

    async def _attempt(self, item: Pending | Decided) -> None:
        try:
            await self._take(item)
        except StoreFailed:
            log.exception("table %s: the store has failed", self.id)
            asyncio.get_running_loop().call_later(_RETRY, self._inbox.put, item)
        except Exception:  # one bad step must not close the table
            log.exception("table %s: an item of the inbox was dropped", self.id)
            if isinstance(item, Decided):
                self._bots.forget(item.ticket.seat)

    async def _take(self, item: Pending | Decided) -> None:
        if isinstance(item, Pending) and item.answer is not None:
            await self._answer(item)
            return
        await self._flush()
        if isinstance(item, Decided):
            await self._play_bot(item)
        elif not self.state.closed:
            await self._carry_out(item.person, item.request)

    async def _answer(self, item: Pending) -> None:
        """Judge a request. Its answer, and what it leads to, is told with those of the others that wait; what was
        answered before is answered again the same way."""
        person, request = item.person, item.request
        key = (person, request.id)
        if key in self._answers:
            self._due.append((item, self._answers[key]))
            return
        try:
            if (ends := self._ahead.clock_ends) is not None and watch.now() >= ends:
                await self._draft(CheckTime.actor, Acted(TIME, TimeUp()))
            effect = self._judged(person, request)
            if effect is not None:
                await self._draft(person, effect)
            answer: Done | Denied = Done(request.id, self._ahead.seq)
        except CrosstableError as error:
            count_refusal(error)
            answer = Denied(request.id, error.why)
        except Exception:
            log.exception("table %s: a request could not be judged", self.id)
            answer = Denied(request.id, sentence("table-internal"))
        if request.once and (isinstance(answer, Done) or self._ahead.seat_of(person) is not None):
            self._remember(key, answer)
        self._due.append((item, answer))
        if self._drafted and not self._drafted[-1].step.entry.joins:
            await self._flush()

    def _remember(self, key: tuple[str, str], answer: Done | Denied) -> None:
        if key[1]:
            self._answers[key] = answer
            if len(self._answers) > _ANSWERS:
                del self._answers[next(iter(self._answers))]  # the oldest

    def _judged(self, person: str, request: Request) -> Effect:
        """What a request leads to. What is refused counts against its rate limit too."""
        try:
            effect = judge(self._context(person, self._ahead), request)
        except CrosstableError:
            self._rates.take(person, request)
            raise
        if effect is not None:
            self._rates.take(person, request)
        return effect

    async def _carry_out(self, person: str, request: Request) -> None:
        """Judge a request that nobody else waits with, and do what it leads to."""
        effect = self._judged(person, request)
        if effect is not None:
            await self._commit(person, effect)

    def _context(self, person: str = SERVER, table: TableState | None = None) -> Context:
        return Context(table or self.state, person, self.connections.persons, watch.now(), self.connections.due)

    async def _play_bot(self, decided: Decided) -> None:
        """A bot's answer goes the way of every action; one that the rules refuse is replaced by an offered one.

        An answer to a question that has changed meanwhile is dropped: the bot has been asked again.
        """
        await self._carry_out(CheckTime.actor, CheckTime())
        if not self._bots.awaits(decided.ticket):
            return
        seat = decided.ticket.seat
        asked = seat in bots_asked(self.state)
        if isinstance(decided.thought.action, Silent) and not asked:
            self._bots.has_nothing_to_say(seat)
            return
        if self._bots.keeps(decided, self._context()):
            return
        if isinstance(decided.thought.action, Answer):
            said = decided.thought.action
            self._bots.answered(seat, watch.now())
            await self._commit(BOT, Answered(seat, said.phrase, said.number))
            return
        try:
            await self._commit(BOT, Acted(seat, decided.thought.action), decided)
        except Illegal as error:
            log.error("table %s: a bot wanted what the rules refuse: %s", self.id, error.why.key)
            if not asked:
                self._bots.has_nothing_to_say(seat)
                return
            thought = random_thought(self.state.game.facts, sight_of(self.state, seat))
            await self._commit(BOT, Acted(seat, thought.action))

    def _patience(self, decided: Decided, question: Question) -> int | None:
        """From when on a bot may do what it has decided; None: it is too late for these words."""
        context, seat, action = self._context(), decided.ticket.seat, decided.thought.action
        if isinstance(action, Answer) or is_word(self.state, seat, action):
            return speak_at(context, question, self._pause, self._bots.spoken)
        return act_at(context, seat, action, question, self._pause)

    # ------------------------------------------------------------ steps

    @property
    def _ahead(self) -> TableState:
        """The table as it will be when all that was judged is durable."""
        return self._drafted[-1].after if self._drafted else self.state

    async def _draft(self, actor: str, entry: Entry, bot: Decided | None = None) -> None:
        """One step more, which the rules judge; nobody is told before it is durable."""
        if not entry.joins and not await self._flush():
            raise StoreFailed("what came before it could not be kept")
        before = self._ahead
        step = next_step(before, actor, entry)
        self._drafted.append(Drafted(before, step, apply(before, step, self._games), bot))

    async def _commit(self, actor: str, entry: Entry, bot: Decided | None = None) -> None:
        """One step by itself: the rules judge it, the store keeps it, then everybody is told."""
        await self._draft(actor, entry, bot)
        await self._flush()

    async def _flush(self) -> bool:
        """The store keeps what was judged, then everybody is told of all of it, then those who wait are answered.

        If it cannot be kept, nothing of it has happened, that is the answer, and this is false; without anybody who
        waits for an answer the reason is raised.
        """
        steps, due, kept = self._drafted, self._due, True
        try:
            if steps:
                await self._keep(steps)
        except Exception as error:
            self._drafted, self._due = [], []
            if not due:
                raise
            log.exception("table %s: %d steps could not be kept", self.id, len(steps))
            kept = False
            why = error.why if isinstance(error, CrosstableError) else sentence("table-internal")
            due = [(item, Denied(item.request.id, why)) for item, _ in due]
            for item, _ in due:
                self._answers.pop((item.person, item.request.id), None)
        else:
            self._drafted, self._due = [], []
            self._tell(steps)
        for item, answer in due:
            if item.answer is not None:
                item.answer(answer)
        return kept

    def _tell(self, steps: list[Drafted]) -> None:
        """These steps are durable: everybody hears of them at once."""
        if not steps:
            return
        self.state = after = steps[-1].after
        for one in steps:
            if isinstance(one.step.entry, Acted):
                self._tell_bots(one.before, one.step.entry, one.after)
            elif (bot_asked := spoken_to(one.after, one.step.entry)) is not None:
                self._bots.asked_why(bot_asked, one.after.at)
        self.connections.tell(after)
        for one in steps:
            if (closing := one.step.entry.farewell()) is not None:
                self.connections.send_away(*closing)
        self._look()

    async def _keep(self, steps: list[Drafted]) -> None:
        """Make these steps durable. They belong to one log, and only a step by itself is a bot's."""
        after, bot, name = steps[-1].after, steps[-1].bot, steps[0].step.entry.log
        if name is None:
            return
        index = None if after.looks_like(self.state) else indexed(self.id, after)
        thought = None
        if bot is not None:
            at, moves = bot.ticket, len(after.current.moves)
            thought = StoredThought(at.round, moves, at.seat, encode(bot.thought))
        begun = time.perf_counter()
        try:
            await self._store.append(Append(self.id + name, tuple([one.step for one in steps]), index, thought))
        except SeqTaken:  # somebody else wrote to this table: believe the log
            read = rebuild(await self._store.load(self.id), self._games)
            self.state = replace(read, spectator_chat=self.state.spectator_chat, review=self.state.review)
            self.connections.start_anew(self.state)
            self._look()
            raise
        finally:
            APPEND.observe(time.perf_counter() - begun)
        if actions := sum([isinstance(one.step.entry, Acted) for one in steps]):
            actions_of(after.game.facts.id).inc(actions)

    def _tell_bots(self, before: TableState, entry: Acted, after: TableState) -> None:
        """Somebody has done or said something: who has spoken is heard by the bots that have not acted yet."""
        if is_word(before, entry.seat, entry.action):
            to, told = talk_of(before.game.facts).to, after.current.past[-1][1]
            called = tuple(seat for one in told for seat in to(one.event) if seat != entry.seat)
            self._bots.spoke(entry.seat, called, after.at)
        elif self._bots.has_question(entry.seat):  # most who act are people, and need no look at what they were offered
            offers = before.game.offers(before.current.state, entry.seat)
            self._bots.acted(entry.seat, aside=is_aside(offers, entry.action))

    def _look(self) -> None:
        """After a step: set the alarms, and let bots think."""
        context = self._context()
        self._alarms.look(context)
        self._bots.look(context)


def next_step(table: TableState, actor: str, entry: Entry) -> Logged:
    """This entry as the next line of its log; time never runs backwards in one."""
    seq = table.seq
    if entry.log == SPECTATORS:
        seq = table.spectator_chat[-1].seq if table.spectator_chat else 0
    return Logged(seq + 1, actor, max(watch.now(), table.at), entry)


def indexed(table_id: str, table: TableState) -> Indexed:
    """The table as the store's index keeps it."""
    return Indexed(table_id, table.code, table.phase, table.public, table.at)
