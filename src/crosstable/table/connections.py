"""The connections of a table: who is connected, and what each of them is told."""

from collections.abc import Callable

from msgspec.structs import replace

from crosstable.core import CrosstableError, Refused, Seat, View
from crosstable.core.codec import encode
from crosstable.core.texts import LANGUAGES

from . import watch
from .dispatch import Message
from .lobby import table_info
from .outbox import Outbox
from .play import Past, PlayInfo, all_past, past, play_info
from .presence import Away, Here, Presence
from .rate_limits import ConnectionRateLimits, Limits, TableRateLimits
from .review import Review, reviewing
from .seats import You, you
from .spectator_chat import KEPT, SpectatorLines, may_read, spectator_lines
from .state import TableState
from .talk import lines
from .telling import Telling
from .wire import Denied, Done, News, Sync

_ANSWERS = (Done, Denied)
_Attended = tuple[tuple[Seat, ...], int, int, str, dict[Seat, int]]
"""Who is here, how many watch, the room screens and their language, and when seats will be taken over."""


class Connection:
    """One connection to a table: of a person on a seat, or of a spectator."""

    __slots__ = ("_most_asking", "asking", "changes", "language", "outbox", "person", "rates", "screen", "told")

    def __init__(
        self,
        person: str | None,
        limits: Limits,
        anew: Callable[["Connection"], bytes],
        rates: ConnectionRateLimits,
        screen: bool = False,
        language: str = "",
        changes: bool = False,
    ) -> None:
        self.person = person
        self.changes = changes
        self.screen = screen
        self.language = language
        self.rates = rates
        self.outbox = Outbox(limits.waiting_messages, lambda: anew(self))
        self.told: You | None = None
        """Who this connection was last told to be."""
        self.asking = 0
        """Requests that wait to be judged."""
        self._most_asking = limits.waiting_requests

    def tell(self, message: Message) -> None:
        """Send this in its turn."""
        self.outbox.put(encode(message), answer=isinstance(message, _ANSWERS))

    def answer(self, message: Done | Denied) -> None:
        """Answer one of its requests."""
        self.asking -= 1
        self.outbox.put(encode(message), answer=True)

    def may_ask(self) -> bool:
        """Whether one more request is allowed now."""
        return self.asking < self._most_asking and self.rates.take_request()


class Connections:
    """All connections of one table. They know the table as it was last told."""

    def __init__(self, table_id: str, table: TableState, limits: Limits, rates: TableRateLimits) -> None:
        self.id = table_id
        self.table = table
        self.info = table_info(table_id, table)
        self.presence = Presence(table, watch.now())
        self._limits = limits
        self._rates = rates
        self._all: dict[Connection, None] = {}  # in the order in which they came
        self._views: dict[Seat | None, View] = {}  # what those who have it were last told; made when it is asked for
        self.persons: frozenset[str] = frozenset()
        """The persons who are connected."""

    def __len__(self) -> int:
        return len(self._all)

    # ------------------------------------------------------------ who is here

    @property
    def seated(self) -> bool:
        """Whether anybody with a seat is connected."""
        return any(self.table.seat_of(connection.person) is not None for connection in self._all)

    def due(self) -> dict[Seat, int]:
        """The seats a bot will take over, and the moment of it."""
        return self.presence.due(self.table) if self.presence.away else {}

    def here(self) -> Here:
        """Which seats are connected, and how many watch."""
        seats = [self.table.seat_of(connection.person) for connection in self._all if not connection.screen]
        here: set[Seat] = {seat for seat in seats if seat is not None}
        now = watch.now()
        away = tuple(Away(seat, max(0, moment - now) / 1000) for seat, moment in self.due().items())
        return Here(tuple(sorted(here)), seats.count(None), away, len(self._all) - len(seats), self._language())

    def _language(self) -> str:
        """What the host has said to read, on the device that came last."""
        said = [c.language for c in self._all if c.person == self.table.host and c.language in LANGUAGES]
        return said[-1] if said else ""

    def _attended(self) -> _Attended:
        """All that a Here tells, as far as it does not change by itself."""
        now = self.here()
        return now.here, now.watching, now.screens, now.language, self.due()

    def _look(self) -> None:
        """See who is here and who is away."""
        self.persons = frozenset(c.person for c in self._all if c.person is not None)
        self.presence.look(self.table, self.persons, watch.now())

    def _announce(self, before: _Attended, but: Connection | None = None) -> None:
        if self._attended() != before:
            self.tell_all(self.here(), but)

    # ------------------------------------------------------------ coming and going

    def connect(
        self, person: str | None, last: int | None, *, screen: bool = False, language: str = "", changes: bool = False
    ) -> Connection:
        """A new connection: it gets the gap after step `last`, or everything."""
        seated = frozenset(who.person for who in self.table.seats if who.person is not None)
        connection = Connection(
            person, self._limits, self._anew, self._rates.of_connection(person, seated), screen, language, changes
        )
        before = self._attended()
        if person in seated:
            self._make_room(person)
        self._all[connection] = None
        self._look()
        gap = self._gap(connection, last)
        if gap is None:
            connection.outbox.put(self._anew(connection))
        else:
            for news in gap:
                connection.tell(news)
            if self.table.review is not None:
                connection.tell(Review(reviewing(self.table)))
            self._tell_spectator_chat(connection)
            connection.tell(self.here())
        self._announce(before, but=connection)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """This connection is gone."""
        before = self._attended()
        self._all.pop(connection, None)
        self._look()
        self._announce(before)

    def send_away(self, person: str, why: CrosstableError) -> None:
        """Close all connections of this person."""
        before = self._attended()
        for connection in [c for c in self._all if c.person == person]:
            self._close(connection, why)
        self._look()
        self._announce(before)

    def end(self, why: CrosstableError) -> None:
        """Close all connections: nobody here is told anything more."""
        for connection in list(self._all):
            self._close(connection, why)

    def _make_room(self, person: str | None) -> None:
        """A seat that is connected too often loses its oldest connection."""
        own = [connection for connection in self._all if connection.person == person]
        if len(own) >= self._limits.seat_connections:
            self._close(own[0], Refused("table-elsewhere"))

    def _close(self, connection: Connection, why: CrosstableError) -> None:
        del self._all[connection]
        connection.outbox.close(why)

    # ------------------------------------------------------------ telling

    def _anew(self, connection: Connection) -> bytes:
        """Everything this connection may know."""
        table, person, here = self.table, connection.person, self.here()
        connection.told = who = you(table, person)
        everything = Sync(
            seq=table.seq,
            you=who,
            table=self.info,
            play=self._play(who.seat),
            past=all_past(table, who.seat, watch.now()),
            here=here.here,
            watching=here.watching,
            away=here.away,
            chat=lines(table, person),
            murmurs=spectator_lines(table, person),
            review=reviewing(table),
            screens=here.screens,
            language=here.language,
        )
        return encode(everything)

    def _gap(self, connection: Connection, last: int | None) -> list[News] | None:
        """The steps after `last`, as far as they are at hand: those of the game that is shown."""
        game, newest = self.table.round, self.table.seq
        if game is None or last is None or not game.first <= last <= newest:
            return None
        if newest - last >= self._limits.waiting_messages:
            return None
        if newest == last and game.clocks.running is not None:
            return None  # no news would tell the clock, and a device that has slept has lost count of it
        connection.told = who = you(self.table, connection.person)
        missed = {p.seq: p for p in past(game, who.seat, watch.now(), last)}
        said = {line.seq: (line,) for line in lines(self.table, connection.person, last)}
        nothing = Past(0, ())
        steps = ((n, missed.get(n, nothing)) for n in range(last + 1, newest + 1))
        news = [News(n, events=p.events, chat=said.get(n, ()), stage=p.stage) for n, p in steps]
        if news:
            news[-1] = replace(news[-1], you=who, table=self.info, play=self._play(who.seat))
        return news

    def _view(self, viewer: Seat | None) -> View | None:
        """What this viewer sees now; made once for all who see the same."""
        found = self._views.get(viewer)
        if found is None and self.table.round is not None:
            found = self._views[viewer] = self.table.game.view(self.table.round.state, viewer)
        return found

    def _play(self, viewer: Seat | None) -> PlayInfo | None:
        view = self._view(viewer)
        return None if view is None else play_info(self.table, view, watch.now())

    def tell(self, after: TableState, *, changed: bool) -> None:
        """The table has changed, by one step or several: to every connection what it may know of that. `changed`:
        whether that is something a lobby shows."""
        before = self.table
        was_here = self._attended() if changed or self.presence.away else None
        self.table, seen = after, self._views
        if after.round is None or before.round is None or after.round.state is not before.round.state:
            self._views = {}
        if after.seq != before.seq:
            self._tell_steps(before, seen, changed)
            if was_here is not None:
                self._look()
                self._announce(was_here)
        if after.review is not before.review:
            self.tell_all(Review(reviewing(after)))
        said = after.spectator_chat is not before.spectator_chat
        for connection in self._all if changed or said else ():
            if not may_read(before, connection.person):
                self._tell_spectator_chat(connection)
            elif said:
                self._tell_spectator_chat(connection, newest=1)

    def _tell_steps(self, before: TableState, seen: dict[Seat | None, View], changed: bool) -> None:
        """What has happened since, as news. Those who may know the same get the same bytes."""
        after = self.table
        if changed:
            self.info = table_info(self.id, after)
        same_people = not changed and after.missed is before.missed
        telling = Telling(before, after, seen, self._view, self.info if changed else None)
        for connection in self._all:
            who, new_role = connection.told, None
            if not same_people or who is None:
                who = you(after, connection.person)
                if who != connection.told:
                    connection.told = new_role = who
            for message in telling.to(who, new_role, changes=connection.changes):
                connection.outbox.put(message)

    def _tell_spectator_chat(self, connection: Connection, newest: int = KEPT) -> None:
        """What spectators have said, if this connection may read it."""
        if said := spectator_lines(self.table, connection.person, newest):
            connection.tell(SpectatorLines(said))

    def tell_all(self, message: Message, but: Connection | None = None) -> None:
        """The same to everybody, in its turn."""
        for connection in self._all:
            if connection is not but:
                connection.tell(message)

    def start_anew(self, table: TableState) -> None:
        """Forget what was told: everybody gets everything again."""
        self.table, self._views = table, {}
        self.info = table_info(self.id, table)
        self._look()
        for connection in self._all:
            connection.outbox.put(self._anew(connection))
