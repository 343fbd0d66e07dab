"""One running table: one task with an inbox. Everything is judged, made durable, and then told."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence

from msgspec import Raw

from crosstable.bots.bot import random_thought
from crosstable.core.action import TimeUp
from crosstable.core.codec import encode
from crosstable.core.errors import CrosstableError, Illegal, Refused
from crosstable.core.game import AnyGame
from crosstable.core.seats import TIME
from crosstable.core.sentence import sentence

from . import watch
from .asked import Asked, Seating
from .entries import (
    BOT,
    SERVER,
    Acted,
    AnyEntry,
    CameBack,
    Continued,
    HostPassed,
    Left,
    Logged,
    Paused,
    Rekeyed,
    Resumed,
    TookOver,
)
from .gallery import Gallery, looks_same
from .host_rules import sent_away
from .inbox import Alarms, AloneCheck, HostCheck, Item, Return, SeatCheck, TimeCheck, Wish
from .judge import judge
from .limits import Bucket, Limits
from .messages import Chat, Denied, Done, Emote, Emoted, EndReview, LeadReview, Murmur, Say
from .murmurs import Murmuring
from .stand_ins import stand_in_of
from .state import TableState, apply
from .store import Append, Indexed, Remembered, SeqTaken, Store, StoreFailed
from .talking import EMOTES, Ears, speaker
from .thinking import Bots, Decided, Thinker, bots_asked, sight_of
from .viewer import Viewer

log = logging.getLogger(__name__)

_ANSWERS = 500
"""Answers a table remembers for requests that are sent again."""
_RETRY = 1.0
"""Seconds until a bot or the clock tries again after the store has failed."""


def rebuild(steps: Sequence[Logged], games: Mapping[str, AnyGame]) -> TableState:
    """The table this log makes."""
    table: TableState | None = None
    for step in steps:
        table = apply(table, step, games)
    assert table is not None, "a log has at least one step"
    return table


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
    ) -> None:
        self.id = table_id
        self.state = state
        self._murmuring = Murmuring(table_id, store)
        self.gallery = Gallery(table_id, state, limits, self._murmuring)
        self.idle_since = watch.now()
        self._games = games
        self._store = store
        self._limits = limits
        self._inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._bots = Bots(thinker, bot_pause, self._inbox.put_nowait)
        self._answers: OrderedDict[tuple[str, str], Done | Denied] = OrderedDict()
        self._seating = Bucket(limits.seat_burst, limits.seats_a_second)
        self._ears = Ears(limits)
        self._alarms = Alarms(self._inbox.put_nowait)
        self._task: asyncio.Task[None] | None = None
        self._working = False

    # ------------------------------------------------------------ life

    async def open(self, steps: Sequence[Logged], gone: int | None = None) -> None:
        """Begin to work. The steps bring back what was answered before.

        If a clock was running, the time since the server was last alive (`gone`) is nobody's.
        """
        for step in steps:
            if step.entry.request:
                self._remember((step.actor, step.entry.request), Done(step.entry.request, step.seq))
        await self._murmuring.load()
        if gone is not None and self.clock_runs:
            await self._commit(SERVER, Resumed(max(gone, self.state.at)))
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self._set_alarm()
        self._watch_people()
        self._bots.look(self.state, watch.now())

    async def close(self) -> None:
        """Stop working. What was accepted is durable already."""
        self._bots.stop()
        self._alarms.stop()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, Wish):
                item.answer(Denied(item.id, sentence("table-internal")))

    @property
    def clock_runs(self) -> bool:
        """Whether time matters at this table now."""
        game = self.state.round
        return self.state.phase == "playing" and game is not None and game.clocks.ends is not None

    @property
    def busy(self) -> bool:
        """Whether somebody is connected or something goes on here by itself."""
        working = self._working or not self._inbox.empty()
        return bool(len(self.gallery) or working or self.clock_runs or self._bots.at_work)

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on without any person: a clock runs, or a bot is to move."""
        return self.clock_runs or bool(bots_asked(self.state))

    # ------------------------------------------------------------ connections

    def crowded(self, person: str | None) -> bool:
        """Whether this person is not let in: too many watch. Who has a seat always is."""
        seated = self.state.seat_of(person) is not None
        return not seated and self.gallery.presence().watching >= self._limits.spectators

    def waits_for(self, person: str) -> bool:
        """Whether the game waits for this person, as far as the person may know."""
        seat, game = self.state.seat_of(person), self.state.round
        if seat is None or game is None or self.state.phase != "playing":
            return False
        return seat in self.state.game.view(game.state, seat).waiting

    def unwelcome(self, person: str) -> bool:
        """Whether the host has sent this person away a moment ago."""
        return sent_away(self.state, person, watch.now())

    def connect(self, person: str | None, last: int | None) -> Viewer:
        """A new connection: it gets the gap after step `last`, or everything."""
        viewer = self.gallery.connect(person, last)
        if person is not None:
            self._inbox.put_nowait(Return(person))
        self._watch_people()
        return viewer

    def disconnect(self, viewer: Viewer) -> None:
        """This connection is gone."""
        self.gallery.disconnect(viewer)
        self.idle_since = watch.now()
        self._watch_people()

    # ------------------------------------------------------------ requests

    def ask(self, viewer: Viewer, request: object, request_id: str) -> None:
        """A request from a connection; the answer goes back the same way."""
        if viewer.person is None:
            viewer.tell(Denied(request_id, sentence("table-watching")))
            return
        if isinstance(request, LeadReview | EndReview):
            viewer.tell(self._go_through(viewer.person, request))
            return
        viewer.asking += 1

        def answer(message: Done | Denied) -> None:
            viewer.asking -= 1
            viewer.tell(message)

        self._inbox.put_nowait(Wish(viewer.person, request, request_id, answer))

    def _go_through(self, person: str, request: LeadReview | EndReview) -> Done | Denied:
        """Going through a game together changes nothing at the table, so it needs no turn and no log."""
        try:
            self.gallery.go_through(person, request)
        except Refused as error:
            return Denied(request.id, error.why)
        return Done(request.id, self.state.seq)

    async def submit(self, person: str, request: object) -> Done | Denied:
        """A request from anywhere else; returns when it is answered."""
        done: asyncio.Future[Done | Denied] = asyncio.get_running_loop().create_future()

        def answer(message: Done | Denied) -> None:
            if not done.done():
                done.set_result(message)

        self._inbox.put_nowait(Wish(person, request, "", answer))
        return await done

    async def _run(self) -> None:
        while True:
            item = await self._inbox.get()
            self._working = True
            try:
                await self._handle(item)
            except StoreFailed:
                log.exception("table %s: the store has failed", self.id)
                asyncio.get_running_loop().call_later(_RETRY, self._inbox.put_nowait, item)
            except Exception:  # one bad step must not close the table
                log.exception("table %s: an item of the inbox was dropped", self.id)
                if isinstance(item, Decided):
                    self._bots.forget(item.ticket.seat)
            self._working = False
            self.idle_since = watch.now()

    async def _handle(self, item: Item) -> None:
        if isinstance(item, Wish):
            item.answer(await self._grant(item))
        elif isinstance(item, Decided):
            await self._play_bot(item)
        elif isinstance(item, TimeCheck):
            await self._check_time()
        elif isinstance(item, HostCheck):
            await self._pass_host()
        elif isinstance(item, SeatCheck):
            await self._take_over()
        elif isinstance(item, AloneCheck):
            await self._stand_still()
        else:
            await self._welcome(item.person)

    async def _grant(self, wish: Wish) -> Done | Denied:
        """The answer to a request; what was answered before is answered again the same way."""
        key = (wish.person, wish.id)
        if key in self._answers:
            return self._answers[key]
        if not isinstance(wish.request, Seating | Murmur) and self.state.seat_of(wish.person) is None:
            return Denied(wish.id, sentence("table-watching"))  # nothing to judge, and not worth remembering
        try:
            await self._check_time()
            await self._carry_out(wish)
            answer: Done | Denied = Done(wish.id, self.state.seq)
        except CrosstableError as error:
            answer = Denied(wish.id, error.why)
        except StoreFailed:
            log.exception("table %s: the store has failed", self.id)
            return Denied(wish.id, sentence("store-failed"))
        except Exception:
            log.exception("table %s: a request could not be judged", self.id)
            answer = Denied(wish.id, sentence("table-internal"))
        if not isinstance(wish.request, Murmur):  # these know themselves what was said; players' answers must stay
            self._remember(key, answer)
        return answer

    async def _carry_out(self, wish: Wish) -> None:
        """What this request asks for: a step of the table, a sign, or a line of those who watch."""
        if isinstance(wish.request, Emote):
            self._show(wish.person, wish.request)
            return
        if isinstance(wish.request, Murmur):
            await self._murmur(wish.person, wish.request)
            return
        if isinstance(wish.request, Chat | Say):
            self._ears.hear_line(wish.person)
        if isinstance(wish.request, Seating) and not self._seating.take(time.monotonic()):
            raise Refused("table-too-fast")
        entry = judge(Asked(self.state, wish.person, wish.request, self.gallery.persons, watch.now()))
        if entry is not None:
            await self._commit(wish.person, entry)

    def _show(self, person: str, request: Emote) -> None:
        seat = self.state.seat_of(person)
        if seat is None or request.emote not in EMOTES:
            raise Refused("table-no-such-emote")
        self._ears.see_emote(person)
        self.gallery.show(Emoted(seat, request.emote, speaker(person)))

    async def _murmur(self, person: str, request: Murmur) -> None:
        if not self._murmuring.known(person, request.id):
            self._ears.hear_murmur(person)
            await self._murmuring.add(self.state, person, request, watch.now())
            self.gallery.tell_murmur()

    def _remember(self, key: tuple[str, str], answer: Done | Denied) -> None:
        if key[1]:
            self._answers[key] = answer
            if len(self._answers) > _ANSWERS:
                self._answers.popitem(last=False)

    # ------------------------------------------------------------ steps

    async def _commit(self, actor: str, entry: AnyEntry, bot: Decided | None = None) -> None:
        """One step: the rules judge it, the store keeps it, then everybody is told."""
        step = Logged(self.state.seq + 1, actor, max(watch.now(), self.state.at), entry)
        after = apply(self.state, step, self._games)
        index = None if looks_same(self.state, after) else indexed(self.id, after)
        thought = None if bot is None else remembered(bot, after)
        try:
            await self._store.append(Append(self.id, (step,), index, thought))
        except SeqTaken:
            await self._read_again()
            raise
        self.state = after
        if isinstance(entry, Acted):
            self._bots.forget(entry.seat)
        self.gallery.tell(after)
        if isinstance(entry, Left) and entry.sent:
            self.gallery.send_away(entry.person, Refused("table-sent-away"))
        if isinstance(entry, Rekeyed):
            self.gallery.send_away(entry.person, Refused("table-key-changed"))
        self._set_alarm()
        self._watch_people()
        self._bots.look(after, step.at)

    async def _read_again(self) -> None:
        """Somebody else wrote to this table: believe the log."""
        self.state = rebuild(await self._store.load(self.id), self._games)
        self.gallery.start_anew(self.state)
        self._set_alarm()
        self._watch_people()
        self._bots.look(self.state, watch.now())

    # ------------------------------------------------------------ time, bots, host

    def _set_alarm(self) -> None:
        """Wake up when the running clock runs out."""
        self._alarms.cancel(TimeCheck)
        ends = self.state.round.clocks.ends if self.clock_runs and self.state.round else None
        if ends is not None:
            self._alarms.put(TimeCheck(), max(0, ends - watch.now() + 1) / 1000)

    async def _check_time(self) -> None:
        """If the running clock has run out, time itself acts."""
        ends = self.state.round.clocks.ends if self.clock_runs and self.state.round else None
        if ends is None:
            return
        if watch.now() >= ends:
            await self._commit("time", Acted(TIME, Raw(encode(TimeUp()))))
        else:
            self._set_alarm()

    async def _play_bot(self, decided: Decided) -> None:
        """A bot's answer goes the way of every action; one that the rules refuse is replaced by an offered one.

        An answer to a question that has changed meanwhile is dropped: the bot has been asked again.
        """
        await self._check_time()
        if not self._bots.awaits(decided.ticket):
            return
        seat = decided.ticket.seat
        try:
            await self._commit(BOT, Acted(seat, Raw(encode(decided.thought.action))), decided)
        except Illegal as error:
            log.error("table %s: a bot wanted %r: %s", self.id, decided.thought.action, error)
            thought = random_thought(self.state.game.facts, sight_of(self.state, seat))
            await self._commit(BOT, Acted(seat, Raw(encode(thought.action))))

    # ------------------------------------------------------------ people who come and go

    def _watch_people(self) -> None:
        """Wake up when somebody has been away too long."""
        if self.state.host is not None and self.state.host not in self.gallery.persons:
            self._alarms.put_once(HostCheck(), self._limits.host_away)
        self._alarms.cancel(SeatCheck)
        due = self.gallery.attendance.due(self.state)
        if due:
            self._alarms.put(SeatCheck(), max(0, min(due.values()) - watch.now() + 1) / 1000)
        if self.clock_runs and not self._anybody_here:
            self._alarms.put_once(AloneCheck(), self._limits.alone)

    @property
    def _anybody_here(self) -> bool:
        here = self.gallery.persons
        return any(who.person in here for who in self.state.seats)

    async def _take_over(self) -> None:
        """Bots take the seats of those whose time of grace is over."""
        now = watch.now()
        seats = tuple(seat for seat, moment in self.gallery.attendance.due(self.state).items() if moment <= now)
        bot = stand_in_of(self.state.game.facts, self.state.stand_ins)
        if seats and bot is not None:
            await self._commit(SERVER, TookOver(seats, bot))
        else:
            self._watch_people()

    async def _stand_still(self) -> None:
        """With nobody at the table no clock runs: it would decide a game because of a dead phone."""
        if self.clock_runs and not self._anybody_here:
            await self._commit(SERVER, Paused())

    async def _welcome(self, person: str) -> None:
        """Who comes back plays again, and a break that only waited for somebody is over."""
        seat = self.state.seat_of(person)
        if seat is None or person not in self.gallery.persons:
            return
        if self.state.pause is not None and self.state.pause.person is None:
            await self._commit(SERVER, Continued())
        if self.state.seats[seat].stand_in is not None:
            await self._commit(person, CameBack(person))

    async def _pass_host(self) -> None:
        """If the host is still away, the next person who is here becomes host."""
        here = self.gallery.persons
        heirs = [who.person for who in self.state.seats if who.person is not None and who.person in here]
        if heirs and self.state.host not in here and not self.state.closed:
            await self._commit(SERVER, HostPassed(heirs[0]))


def indexed(table_id: str, table: TableState) -> Indexed:
    """The table as the store's index keeps it."""
    return Indexed(table_id, table.code, table.phase, table.public, table.at)


def remembered(bot: Decided, after: TableState) -> Remembered:
    """A bot's thought as the store keeps it."""
    assert after.round is not None
    return Remembered(bot.ticket.round, len(after.round.moves), bot.ticket.seat, encode(bot.thought))
