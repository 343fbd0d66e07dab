"""One running table with its inbox. Everything is judged, made durable, and then told."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Mapping, Sequence

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
    TimeUp,
    sentence,
)

from . import watch
from .alarms import Alarms, goes_on_calmly
from .connections import Connection, Connections
from .dispatch import BOT, SERVER, Check, Context, Effect, Entry, Logged, Request, apply, judge
from .drafts import TIME_FIRST, Drafted, Item, Pending, next_step, same_lobby, to_append
from .log import rebuild
from .manners import Question, act_at, is_aside, is_word, speak_at, talk_of
from .metrics import KEPT, count_refusal
from .pause import CheckReturn
from .play import Acted, CheckTime, Resumed
from .rate_limits import Limits, TableRateLimits
from .rhythm import PRESSES, Rhythm
from .seats import sent_away
from .spectator_chat import LOG as SPECTATORS
from .stand_ins import CheckBack
from .state import TableState
from .store import Store
from .talk import Answered, spoken_to
from .thinking import Decided, TableBots, Thinker, bots_asked, sight_of
from .wire import Denied, Done

log = logging.getLogger(__name__)

_ANSWERS = 500
"""Answers a table remembers for requests that are sent again."""
_RETRY = 1.0
"""Seconds until a bot or the clock tries again after the store has failed."""


class Table:
    """A table people are connected to. What is put into its inbox is judged in one go (`_work`) and goes to the store;
    what has come meanwhile is judged when that is durable (`_kept`). Nothing else changes it, and nothing here waits.
    """

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
        rhythm: Rhythm | None = None,
    ) -> None:
        """`address`: where it was opened from, as far as one knows; it answers for what its bots use. `rhythm` is that
        of all tables together."""
        self.id = table_id
        self.state = state
        self.idle_since = watch.now()
        self._games = games
        self._store = store
        self._limits = limits
        self._rates = TableRateLimits(limits)
        self._rhythm = rhythm or Rhythm()
        self.connections = Connections(table_id, state, limits, self._rates)
        self._inbox: deque[Item] = deque()
        self._pause = round(bot_pause * 1000)
        self._bots = TableBots(thinker, Owner(table_id, address), self._patience, self._put)
        self._alarms = Alarms(self.check, limits)
        self._answers: dict[tuple[str, str], Done | Denied] = {}
        self._loop: asyncio.AbstractEventLoop = None  # type: ignore[assignment]
        self._working = True
        """Whether it will look into its inbox by itself: not before it is open."""
        self._closed = False
        self._drafted: list[Drafted] = []
        self._drafting: list[Item] = []
        """What has led to them without anybody who waits for an answer."""
        self._due: list[tuple[Pending, Done | Denied]] = []
        """Answers that wait until the drafted steps are durable."""
        self._promised: set[tuple[str, str]] = set()
        """The requests whose answers are true only if the drafted steps become durable."""
        self._reading: asyncio.Task[None] | None = None
        self._handed_over = 0.0
        self._same = True
        """Whether a lobby shows the same after what the store keeps now."""

    # ------------------------------------------------------------ life

    async def open(self, steps: Sequence[Logged], gone: int | None = None) -> None:
        """Begin to work. The steps bring back what was answered before.

        If a clock was running, the time since the server was last alive (`gone`) is nobody's.
        """
        for step in steps:
            if step.entry.request:
                self._remember((step.actor, step.entry.request), Done(step.entry.request, step.seq))
        self.state = await self._with_spectators(self.state)
        self.connections.tell(self.state, changed=False)
        if gone is not None and self.clock_runs:
            await self._commit(SERVER, Resumed(max(gone, self.state.at)))
        self._loop = asyncio.get_running_loop()
        self._working = bool(self._inbox)
        if self._inbox:
            self._loop.call_soon(self._work)
        self._look()

    async def close(self) -> None:
        """Stop working. What was accepted is durable already."""
        self._closed = True
        self._bots.stop()
        self._alarms.stop()
        if self._reading is not None:
            self._reading.cancel()
        for item in self._inbox:
            if isinstance(item, Pending) and item.answer is not None:
                item.answer(Denied(item.request.id, sentence("table-internal")))
        for item, _ in self._due:  # nobody knows whether it was stored
            if item.answer is not None:
                item.answer(Denied(item.request.id, sentence("store-failed")))
        self._inbox.clear()
        self._due.clear()
        await asyncio.sleep(0)  # who puts many away lets others have their turn

    @property
    def clock_runs(self) -> bool:
        """Whether time matters at this table now."""
        return self.state.clock_ends() is not None

    @property
    def busy(self) -> bool:
        """Whether somebody is connected or something goes on here by itself."""
        return bool(len(self.connections) or self._working or self.clock_runs or self._bots.at_work)

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
        here = self.connections.here() if self.state.seat_of(person) is None else None
        if here is not None and here.watching + here.screens >= self._limits.spectators:
            raise Refused("table-crowded")

    def connect(
        self, person: str | None, last: int | None, *, screen: bool = False, language: str = "", changes: bool = False
    ) -> Connection:
        """A new connection: it gets the gap after step `last`, or everything."""
        connection = self.connections.connect(person, last, screen=screen, language=language, changes=changes)
        if person is not None:
            self.check(CheckReturn())
            self._put(Pending(person, CheckBack()))
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
        self._put(Pending(connection.person, request, connection.answer))

    async def submit(self, person: str, request: Request) -> Done | Denied:
        """A request from anywhere else; returns when it is answered."""
        done: asyncio.Future[Done | Denied] = asyncio.get_running_loop().create_future()

        def answer(message: Done | Denied) -> None:
            if not done.done():
                done.set_result(message)

        self._put(Pending(person, request, answer))
        return await done

    def check(self, check: Check) -> None:
        """A question of the server's own; nobody waits for an answer."""
        self._put(Pending(check.actor, check))

    def _put(self, item: Item) -> None:
        """Something more to be judged."""
        self._inbox.append(item)
        if not self._working:
            self._working = True
            ends = self.state.clock_ends()
            if ends is None or ends - watch.now() > PRESSES:
                self._rhythm.soon(self.id, self._work)
            else:
                self._loop.call_soon(self._work)

    def _work(self) -> None:
        """Judge all that waits, as far as it can be told in one go."""
        while self._inbox and not self._closed:
            item = self._inbox.popleft()
            if not self._attempt(item):
                self._inbox.appendleft(item)
                self._keep()
                return
            if self._drafted and not (self._inbox and self._drafted[-1].joins()):
                self._keep()
                return
        self._answer_all()
        self._rest()

    def _rest(self) -> None:
        """There is nothing more to do."""
        self._working = False
        self.idle_since = watch.now()

    def _attempt(self, item: Item) -> bool:
        """Judge this. False: what was judged before must be durable first."""
        try:
            if isinstance(item, Decided):
                return not self._drafted and self._play_bot(item)
            if item.answer is not None:
                return self._answer(item)
            if self._drafted:
                return False
            if not self.state.closed:
                self._carry_out(item, item.person, item.request)
        except Exception:  # one bad step must not close the table
            log.exception("table %s: an item of the inbox was dropped", self.id)
            if isinstance(item, Decided):
                self._bots.forget(item.ticket.seat)
        return True

    def _answer(self, item: Pending) -> bool:
        """Judge a request. Its answer, and what it leads to, is told with those of the others that wait; what was
        answered before is answered again the same way. False: what was judged before must be durable first."""
        person, request = item.person, item.request
        key = person, request.id
        if (known := self._answers.get(key)) is not None:
            self._due.append((item, known))
            return True
        table = self._ahead()
        try:
            if (ends := table.clock_ends()) is not None and watch.now() >= ends:
                table = self._draft(CheckTime.actor, Acted(TIME, TimeUp()))
            effect = self._judged(person, request, table)
            if effect is not None:
                if self._drafted and not effect.joins:
                    return False
                self._rates.take(person, request)
                table = self._draft(person, effect)
            answer: Done | Denied = Done(request.id, table.seq)
        except CrosstableError as error:
            count_refusal(error)
            answer = Denied(request.id, error.why)
        except Exception:
            log.exception("table %s: a request could not be judged", self.id)
            answer = Denied(request.id, sentence("table-internal"))
        if self._drafted:
            self._promised.add(key)
        if request.once and (isinstance(answer, Done) or table.seat_of(person) is not None):
            self._remember(key, answer)
        self._due.append((item, answer))
        return True

    def _remember(self, key: tuple[str, str], answer: Done | Denied) -> None:
        if key[1]:
            self._answers[key] = answer
            if len(self._answers) > _ANSWERS:
                del self._answers[next(iter(self._answers))]  # the oldest

    def _judged(self, person: str, request: Request, table: TableState) -> Effect:
        """What a request leads to. What is refused counts against its rate limit too."""
        try:
            return judge(self._context(person, table), request)
        except CrosstableError:
            self._rates.take(person, request)
            raise

    def _carry_out(self, item: Item, person: str, request: Request) -> bool:
        """Judge a request nobody waits for, which comes from this item, and draft what it leads to, if anything."""
        effect = self._judged(person, request, self._ahead())
        if effect is None:
            return False
        self._rates.take(person, request)
        self._draft(person, effect)
        self._drafting.append(item)
        return True

    def _context(self, person: str = SERVER, table: TableState | None = None) -> Context:
        return Context(table or self.state, person, self.connections.persons, watch.now(), self.connections.due())

    def _play_bot(self, decided: Decided) -> bool:
        """A bot's answer goes the way of every action; one that the rules refuse is replaced by an offered one.

        An answer to a question that has changed meanwhile is dropped: the bot has been asked again. False: time is up,
        and that comes first.
        """
        if self._carry_out(TIME_FIRST, CheckTime.actor, TIME_FIRST.request):
            return False
        if not self._bots.awaits(decided.ticket):
            return True
        seat = decided.ticket.seat
        asked = seat in bots_asked(self.state)
        if isinstance(decided.thought.action, Silent) and not asked:
            self._bots.has_nothing_to_say(seat)
            return True
        if self._bots.keeps(decided, self._context()):
            return True
        self._drafting.append(decided)
        if isinstance(decided.thought.action, Answer):
            said = decided.thought.action
            self._draft(BOT, Answered(seat, said.phrase, said.number))
            return True
        try:
            self._draft(BOT, Acted(seat, decided.thought.action), decided)
        except Illegal as error:
            log.error("table %s: a bot wanted what the rules refuse: %s", self.id, error.why.key)
            if asked:
                thought = random_thought(self.state.game.facts, sight_of(self.state, seat))
                self._draft(BOT, Acted(seat, thought.action))
            else:
                self._drafting.clear()
                self._bots.has_nothing_to_say(seat)
        return True

    def _patience(self, decided: Decided, question: Question) -> int | None:
        """From when on a bot may do what it has decided; None: it is too late for these words."""
        context, seat, action = self._context(), decided.ticket.seat, decided.thought.action
        if isinstance(action, Answer) or is_word(self.state, seat, action):
            return speak_at(context, question, self._pause, self._bots.spoken)
        return act_at(context, seat, action, question, self._pause)

    # ------------------------------------------------------------ steps

    def _ahead(self) -> TableState:
        """The table as it will be when all that was judged is durable."""
        return self._drafted[-1].after if self._drafted else self.state

    def _draft(self, actor: str, entry: Entry, bot: Decided | None = None) -> TableState:
        """One step more, which the rules judge; nobody is told before it is durable. Gives the table after it."""
        before = self._ahead()
        step = next_step(before, actor, entry)
        after = apply(before, step, self._games)
        self._drafted.append(Drafted(before, step, after, bot))
        return after

    async def _commit(self, actor: str, entry: Entry) -> None:
        """One step by itself, before anything else is judged."""
        self._draft(actor, entry)
        same = same_lobby(self.state, self._drafted)
        await self._store.append(to_append(self.id, self._drafted, same=same))
        self._tell(self._take_drafted(), same)

    def _take_drafted(self) -> list[Drafted]:
        steps, self._drafted, self._drafting = self._drafted, [], []
        self._promised.clear()
        return steps

    def _keep(self) -> None:
        """The store keeps what was judged. It belongs to one log, and only a step by itself is a bot's."""
        self._handed_over = time.perf_counter()
        steps = self._drafted
        self._same = same = same_lobby(self.state, steps)
        if steps[0].step.entry.log is None:
            self._loop.call_soon(self._kept, None)
        else:
            self._store.submit(to_append(self.id, steps, same=same), self._kept)

    def _kept(self, error: Exception | None) -> None:
        """What was judged is durable: everybody is told of all of it, then those who wait are answered.

        If it could not be kept, nothing of it has happened, and that is the answer.
        """
        if self._closed:
            return
        KEPT.took(time.perf_counter() - self._handed_over)
        if error is None:
            try:
                self._tell(self._take_drafted(), self._same)
            except Exception:  # it is durable all the same
                log.exception("table %s: what was kept could not be told", self.id)
        elif isinstance(error, SeqTaken):
            self._reading = self._loop.create_task(self._read_again(error))
            return
        else:
            self._fail(error)
        self._answer_all()
        if self._inbox:
            self._work()
        else:
            self._rest()

    def _answer_all(self) -> None:
        due, self._due = self._due, []
        for item, answer in due:
            if item.answer is not None:
                item.answer(answer)

    def _fail(self, error: Exception) -> None:
        """Nothing of what was judged has happened. What nobody waits for is tried again after a while."""
        log.error("table %s: %d steps could not be kept", self.id, len(self._drafted), exc_info=error)
        why = error.why if isinstance(error, CrosstableError) else sentence("table-internal")
        for n, (item, answer) in enumerate(self._due):
            if isinstance(answer, Done) and (item.person, item.request.id) in self._promised:
                self._answers.pop((item.person, item.request.id), None)
                self._due[n] = item, Denied(item.request.id, why)
        waiting = [item for item in self._inbox if isinstance(item, Pending) and item.answer is not None]
        for later in [*self._drafting, *(item for item in self._inbox if item not in waiting)]:
            if later is not TIME_FIRST:
                self._loop.call_later(_RETRY, self._put, later)
        self._inbox = deque(waiting)
        self._take_drafted()

    async def _read_again(self, error: SeqTaken) -> None:
        """Somebody else wrote to this table: believe the log."""
        try:
            read = rebuild(await self._store.load(self.id), self._games)
            self.state = await self._with_spectators(replace(read, review=self.state.review))
            self.connections.start_anew(self.state)
            self._look()
        except Exception:
            log.exception("table %s could not be read again", self.id)
        self._reading = None
        self._fail(error)
        self._answer_all()
        self._work()

    async def _with_spectators(self, state: TableState) -> TableState:
        """This table with what spectators said, which has a log of its own."""
        for step in await self._store.load(self.id + SPECTATORS):
            state = apply(state, step, self._games)
        return state

    def _tell(self, steps: list[Drafted], same: bool) -> None:
        """These steps are durable: everybody hears of them at once. `same`: a lobby shows nothing else afterwards."""
        before, after = self.state, steps[-1].after
        self.state = after
        for one in steps:
            if isinstance(one.step.entry, Acted):
                KEPT.actions[after.game.facts.id] += 1
                self._tell_bots(one.before, one.step.entry, one.after)
            elif isinstance(one.step.entry, Answered):
                self._bots.answered(one.step.entry.seat, one.after.at)
            elif (bot_asked := spoken_to(one.after, one.step.entry)) is not None:
                self._bots.asked_why(bot_asked, one.after.at)
        self.connections.tell(after, changed=not same)
        for one in steps:
            if (closing := one.step.entry.farewell()) is not None:
                self.connections.send_away(*closing)
        calm = same and not self.connections.presence.away and goes_on_calmly(before, after)
        if not (calm and self._bots.only_people(after.seats)):
            self._look()

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
        if (ends := self.state.clock_ends()) is not None:
            self._rhythm.ends(ends)
        self._alarms.look(context)
        self._bots.look(context)
