"""Everybody who is connected to a table, and what each of them is told."""

from msgspec.structs import replace

from crosstable.core.codec import encode
from crosstable.core.errors import CrosstableError, Refused
from crosstable.core.events import heard
from crosstable.core.seats import Seat

from . import watch
from .attendance import Attendance
from .limits import Bucket, Limits
from .messages import Away, Emoted, EndReview, Here, LeadReview, Murmurs, News, You
from .murmurs import Murmuring, may_read
from .reviewing import ReviewTogether
from .state import TableState
from .telling import lines, past, play_info, sync, table_info, you
from .viewer import Viewer

_Attended = tuple[tuple[Seat, ...], int, dict[Seat, int]]
"""Who is here, how many watch, and when seats will be taken over."""


class Gallery:
    """The connections of one table. It knows the table as it was last told."""

    def __init__(self, table_id: str, table: TableState, limits: Limits, murmuring: Murmuring) -> None:
        self.id = table_id
        self.murmuring = murmuring
        self.table = table
        self.info = table_info(table_id, table)
        self.review = ReviewTogether()
        self.attendance = Attendance(table, watch.now())
        self._limits = limits
        self._viewers: dict[Viewer, None] = {}  # in the order in which they came
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._viewers)

    @property
    def seated(self) -> bool:
        """Whether anybody with a seat is connected."""
        return any(self.table.seat_of(viewer.person) is not None for viewer in self._viewers)

    @property
    def persons(self) -> frozenset[str]:
        """The persons who are connected."""
        return frozenset(v.person for v in self._viewers if v.person is not None)

    def presence(self) -> Here:
        """Which seats are connected, and how many watch."""
        seats = [self.table.seat_of(viewer.person) for viewer in self._viewers]
        here: set[Seat] = {seat for seat in seats if seat is not None}
        return Here(tuple(sorted(here)), seats.count(None), self._away())

    def _away(self) -> tuple[Away, ...]:
        now, due = watch.now(), self.attendance.due(self.table)
        return tuple(Away(seat, max(0, moment - now) / 1000) for seat, moment in due.items())

    def _attended(self) -> _Attended:
        """All that a Here tells, as far as it does not change by itself."""
        now = self.presence()
        return now.here, now.watching, self.attendance.due(self.table)

    def _look(self) -> None:
        self.attendance.look(self.table, self.persons, watch.now())

    def connect(self, person: str | None, last: int | None) -> Viewer:
        """A new connection: it gets the gap after step `last`, or everything."""
        viewer = Viewer(person, self._limits, self._anew, self._bucket(person))
        before = self._attended()
        self._make_room(person)
        self._viewers[viewer] = None
        self._look()
        gap = self._gap(viewer, last)
        if gap is None:
            viewer.outbox.put(self._anew(viewer))
        else:
            for news in gap:
                viewer.tell(news)
            if self.review.now(self.table) is not None:
                viewer.tell(self.review.message(self.table))
            self._repeat_murmurs(viewer)
            viewer.tell(self.presence())
        self._announce(before, but=viewer)
        return viewer

    def disconnect(self, viewer: Viewer) -> None:
        """This connection is gone."""
        before = self._attended()
        self._viewers.pop(viewer, None)
        self._look()
        self._announce(before)

    def send_away(self, person: str, why: CrosstableError) -> None:
        """Close all connections of this person."""
        before = self._attended()
        for viewer in [v for v in self._viewers if v.person == person]:
            del self._viewers[viewer]
            viewer.outbox.close(why)
        self._look()
        self._announce(before)

    def _make_room(self, person: str | None) -> None:
        """A seat that is connected too often loses its oldest connection."""
        if person is None or self.table.seat_of(person) is None:
            return
        own = [viewer for viewer in self._viewers if viewer.person == person]
        if len(own) >= self._limits.seat_connections:
            del self._viewers[own[0]]
            own[0].outbox.close(Refused("table-elsewhere"))

    def _bucket(self, person: str | None) -> Bucket:
        """Limits are counted by seat, however often it is connected; spectators each have their own."""
        bucket = Bucket(self._limits.request_burst, self._limits.requests_a_second)
        if person is None or self.table.seat_of(person) is None:
            return bucket
        self._buckets = {p: b for p, b in self._buckets.items() if self.table.seat_of(p) is not None}
        return self._buckets.setdefault(person, bucket)

    def _announce(self, before: _Attended, but: Viewer | None = None) -> None:
        if self._attended() != before:
            now = self.presence()
            for viewer in self._viewers:
                if viewer is not but:
                    viewer.tell(now)

    def _anew(self, viewer: Viewer) -> bytes:
        """Everything this viewer may know."""
        viewer.told = you(self.table, viewer.person)
        murmurs, review = self.murmuring.lines(self.table, viewer.person), self.review.now(self.table)
        return encode(sync(self.info, self.table, viewer.person, self.presence(), watch.now(), murmurs, review))

    def go_through(self, person: str, request: LeadReview | EndReview) -> None:
        """Somebody leads through a game that is over, or ends it: everybody is told. Refused with the reason."""
        self.review.change(self.table, person, request)
        self._tell_review()

    def _tell_review(self) -> None:
        message = self.review.message(self.table)
        for viewer in self._viewers:
            viewer.tell(message)

    def _gap(self, viewer: Viewer, last: int | None) -> list[News] | None:
        """The steps after `last`, as far as they are at hand: those of the game that is shown."""
        game, newest = self.table.round, self.table.seq
        if game is None or last is None or not game.first <= last <= newest:
            return None
        if newest - last >= self._limits.waiting_messages:
            return None
        if newest == last and game.clocks.running is not None:
            return None  # no news would tell the clock, and a device that has slept has lost count of it
        viewer.told = who = you(self.table, viewer.person)
        missed = {p.seq: p.events for p in past(game, who.seat, last)}
        said = {line.seq: (line,) for line in lines(self.table, viewer.person, last)}
        news = [News(n, events=missed.get(n, ()), chat=said.get(n, ())) for n in range(last + 1, newest + 1)]
        if news:
            play = play_info(self.table, who.seat, watch.now())
            news[-1] = replace(news[-1], you=who, table=self.info, play=play)
        return news

    def tell(self, after: TableState) -> None:
        """The table has made a step: to every viewer what that viewer may know of it."""
        was_here = self._attended()
        before, self.table = self.table, after
        self._look()
        changed = not looks_same(before, after)
        if changed:
            self.info = table_info(self.id, after)
        ready: dict[tuple[Seat | None, You | None], bytes] = {}
        for viewer in self._viewers:
            who = you(after, viewer.person)
            new_role = None if who == viewer.told else who
            viewer.told = who
            key = (who.seat, new_role)
            if key not in ready:
                ready[key] = encode(self._news(before, who, new_role, changed))
            viewer.outbox.put(ready[key])
        if before.seats is not after.seats or not self.attendance.all_here:
            self._announce(was_here)
        if after.phase == "playing" and self.review.now(after) is not None:
            self.review.end()
            self._tell_review()
        for viewer in self._viewers:
            if may_read(after, viewer.person) and not may_read(before, viewer.person):
                self._repeat_murmurs(viewer)

    def _news(self, before: TableState, who: You, new_role: You | None, changed: bool) -> News:
        game = self.table.round
        played = game is not None and game is not before.round
        newest = game.past[-1] if game is not None else (0, ())
        person = None if who.seat is None else self.table.seats[who.seat].person
        return News(
            seq=self.table.seq,
            you=new_role,
            table=self.info if changed else None,
            play=play_info(self.table, who.seat, watch.now()) if played or new_role else None,
            events=heard(newest[1], who.seat) if newest[0] == self.table.seq else (),
            chat=lines(self.table, person, before.seq),
        )

    def _repeat_murmurs(self, viewer: Viewer) -> None:
        """Everything spectators have said, for a viewer who may not have it."""
        if said := self.murmuring.lines(self.table, viewer.person):
            viewer.tell(Murmurs(said))

    def tell_murmur(self) -> None:
        """The newest line of the spectators, to everybody who may read it now."""
        for viewer in self._viewers:
            if said := self.murmuring.lines(self.table, viewer.person, newest=1):
                viewer.tell(Murmurs(said))

    def show(self, sign: Emoted) -> None:
        """A sign somebody makes, to everybody."""
        for viewer in self._viewers:
            viewer.tell(sign)

    def start_anew(self, table: TableState) -> None:
        """Forget what was told: everybody gets everything again."""
        self.table = table
        self.info = table_info(self.id, table)
        self._look()
        for viewer in self._viewers:
            viewer.outbox.put(self._anew(viewer))


_SHOWN = (
    "options", "seats", "title", "public", "phase", "host", "rounds", "seed", "games", "series", "keep_chat",
    "watchers_talk", "stand_ins", "pause", "closed",
)  # fmt: skip


def looks_same(before: TableState, after: TableState) -> bool:
    """Whether nothing changed that a lobby shows. The steps of a game leave these parts untouched."""
    return all(getattr(before, part) is getattr(after, part) for part in _SHOWN)
