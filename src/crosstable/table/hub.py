"""All tables of one server: opened, found, brought back after a restart, put away when nobody needs them."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from crosstable.core import AnyGame, BadLog, CrosstableError, Refused, Seat, SeqTaken
from crosstable.core.codec import encode
from crosstable.core.errors import StoreLost
from crosstable.core.moments import Pace
from crosstable.core.record import Record

from . import watch
from .dispatch import Logged, Request
from .drafts import indexed
from .keys import ChangeKey, new_token, person_of
from .lobby import NewTable, TableInfo, opening
from .log import rebuild
from .play import check_startable, started
from .play_on import PlayOn, log_until
from .rate_limits import Limits
from .rhythm import Rhythm
from .seats import TakeSeat
from .sharing import Alone, Elsewhere, Sharing
from .state import TableState
from .store import Append, Store
from .table import Table
from .thinking import Thinker
from .wire import Denied

log = logging.getLogger(__name__)

_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of which codes are made: no vowels, so that no code is a word."""
_BEAT = 1.0
"""Seconds between two notes that the server is alive; only made while a clock runs."""
_DAY = 86_400_000
_TIDY = 3600.0
"""Seconds between two looks for tables that can be deleted."""
_LISTED = 50
"""How many of its public tables a process tells the others about."""
_SWEEP = 30.0
"""Seconds between two looks for tables that can be put away."""


def code_length(tables: int, public: bool) -> int:
    """How many letters a new code has beside so many tables. A private one is never found by trying: only one guess in
    ten million would find anything."""
    least, guesses = (4, 1_000) if public else (6, 10_000_000)
    return next(n for n in range(least, 40) if len(_LETTERS) ** n >= guesses * tables)


class TakenSeat(Struct, frozen=True):
    """A seat somebody got, with the token that opens it."""

    table: Table
    seat: Seat
    token: str


class Hub:
    """The tables in memory, over the store that has them all."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        thinker: Thinker,
        limits: Limits,
        bot_pause: float = 0.4,
        pace: Pace = "normal",
        archive: Path | None = None,
        sharing: Sharing | None = None,
    ) -> None:
        self.sharing = sharing or Alone()
        self.sharing.on_lost(self._lose)
        self._closing: set[asyncio.Task[None]] = set()
        self._archive = archive
        self.games = games
        self.store = store
        self._thinker = thinker
        self._limits = limits
        self._bot_pause = bot_pause
        self._pace: Pace = pace
        self.rhythm = Rhythm()
        self._tables: dict[str, Table] = {}
        self._codes: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tidying = asyncio.Lock()
        """Held while tables leave the store: none is read meanwhile, or its next step would stand there alone. Also
        while one is put away: who reads it again meanwhile would lose it to another process."""
        self._chores: list[asyncio.Task[None]] = []
        self._opened = 0
        """How many tables there are, those in the store included."""
        self._losses = 0
        """How often others may have got all tables of this process."""
        self._gone = 0
        """When the server before this one was last known to be alive."""

    # ------------------------------------------------------------ life

    async def open(self) -> None:
        """Bring back every table where something goes on by itself, then begin the regular chores.

        The other ones wait for somebody to ask for them, however many were left in the middle of a game.
        """
        self._gone = await self.store.alive() or 0
        self._opened = await self.store.count()
        for table_id in await self.store.unfinished():
            await self._revive(table_id)
        chores = (
            (_BEAT, self._beat),
            *(() if isinstance(self.sharing, Alone) else ((_BEAT, self._share),)),
            (_SWEEP, lambda: self.put_away(watch.now() - round(self._limits.idle * 1000))),
            (_TIDY, lambda: self.forget(watch.now())),
        )
        self._chores = [asyncio.create_task(_every(seconds, chore)) for seconds, chore in chores]

    async def _revive(self, table_id: str) -> None:
        """Bring back a table that nobody has, if something goes on there by itself."""
        if table_id in self._tables or table_id in self._loading:
            return
        try:
            table = await self._bring(table_id)
        except Elsewhere:
            return
        except BadLog as error:
            log.error("table %s cannot be brought back: %s", table_id, error)
            return
        if not (table.goes_on or table.busy):
            await self._drop(table)

    async def _share(self) -> None:
        """Tell the other processes what is public here, and go on with what those have left that have died."""
        await self.sharing.publish(encode(self._listing(_LISTED)))
        for table_id in await self.sharing.orphans():
            await self._revive(table_id)

    def _lose(self) -> None:
        """Other processes may have all these tables now: whoever is connected is told to come back."""
        self._losses += 1
        tables, self._tables, self._codes = list(self._tables.values()), {}, {}
        for table in tables:
            table.connections.end(StoreLost("the line to the store is broken"))
            closing = asyncio.get_running_loop().create_task(table.close())
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """Put all tables away and note the moment."""
        for chore in self._chores:
            chore.cancel()
        for table in list(self._tables.values()):
            await table.close()
        await self.store.beat(watch.now())

    async def _beat(self) -> None:
        if not self.store.healthy or any(table.clock_runs for table in self._tables.values()):
            await self.store.beat(watch.now())

    async def forget(self, now: int) -> None:
        """Delete the tables that were opened long ago and where no game was ever played; move those that are over for
        long into the archive."""
        if self._limits.lobby_days:
            self._opened = await self.store.count()
            async with self._tidying:
                await self.store.forget(now - round(self._limits.lobby_days * _DAY), self._in_use())
        await self.sharing.tidy()
        if self._limits.archive_days and self._archive is not None:
            before = now - round(self._limits.archive_days * _DAY)
            async with self._tidying:
                moved = await self.store.archive(before, self._in_use(), self._archive)
            if moved:
                log.info("%d tables were moved into the archive", moved)

    def _in_use(self) -> list[str]:
        """The tables in memory, and those on their way there."""
        return [*self._tables, *self._loading]

    async def put_away(self, idle_before: int) -> None:
        """Take the tables out of memory that nobody has used since then. They come back when asked for."""
        for table in [t for t in self._tables.values() if t.idle_since <= idle_before]:
            await self._drop(table)

    async def _drop(self, table: Table) -> None:
        """Put this table away, unless somebody needs it now: putting away takes time."""
        async with self._tidying:
            if self._tables.get(table.id) is table and not table.busy:
                log.info("table %s: put away", table.id)
                del self._tables[table.id]
                self._codes.pop(table.state.code, None)
                await table.close()
                await self.sharing.let_go(table.id)

    async def _make_room(self) -> bool:
        """Whether one more table fits into memory, after the longest idle one was put away if need be."""
        if len(self._tables) < self._limits.tables:
            return True
        longest = min((t for t in self._tables.values() if not t.busy), key=lambda t: t.idle_since, default=None)
        if longest is not None:
            await self._drop(longest)
        return longest is not None

    # ------------------------------------------------------------ tables

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def playing(self) -> int:
        """How many games are being played at the tables in memory."""
        return sum(table.state.phase == "playing" for table in self._tables.values())

    @property
    def connected(self) -> int:
        """How many connections the tables in memory have."""
        return sum(len(table.connections) for table in self._tables.values())

    def game(self, game_id: str) -> AnyGame:
        """The game with this id."""
        if game_id not in self.games:
            raise Refused("table-no-such-game", game=game_id[:40])
        return self.games[game_id]

    def known(self, name: str) -> Table | None:
        """The table with this code or id, if it is in memory."""
        return self._tables.get(self._codes.get(name.upper(), name))

    async def find(self, name: str) -> Table:
        """The table with this code or id; raises Elsewhere if another process has it."""
        if known := self.known(name):
            return known
        table_id = await self.store.find(name)
        if table_id is None:
            raise Refused("table-none", code=name[:20])
        while True:
            table = await self._bring(table_id)
            if self._tables.get(table_id) is table:  # it may have been put away before this visitor got to know
                return table

    async def listed(self, most: int) -> list[TableInfo]:
        """Public tables where somebody is: with an empty seat first, then running ones, then the others."""
        there = self._listing(most)
        for others in await self.sharing.published():
            there += _read_listing.decode(others)
        return [info for _, _, info in sorted(there, key=lambda one: one[:2])[:most]]

    def _listing(self, most: int) -> list[tuple[int, int, TableInfo]]:
        """Those of this process, with what they are sorted by."""
        there = [t for t in self._tables.values() if t.state.public and t.connections.seated and not t.state.closed]
        found = [(_order(t.state), -t.state.at, t.connections.info) for t in there]
        return sorted(found, key=lambda one: one[:2])[:most]

    async def _bring(self, table_id: str) -> Table:
        """Bring a table into memory, once, however many ask for it."""
        if table_id in self._tables:
            return self._tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(_take_note)
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            async with self._tidying:
                pass  # whoever tidies up now does not know of this one; later on they do
            losses = self._losses
            claim = await self.sharing.claim(table_id)
            if claim.at is not None:
                raise Elsewhere(claim.at)
            try:
                steps = await self.store.load(table_id)
                if not steps:  # it was there a moment ago
                    raise Refused("table-none", code=table_id)
                table = self._table(table_id, steps)
            except CrosstableError:
                await self.sharing.let_go(table_id)
                raise
            await self._make_room()
            # A table whose clock runs is never put away, so one that is read with a running clock survived a restart,
            # or the process that had it.
            await self._keep(table, steps, losses, self._gone if claim.gone is None else claim.gone)
            return table
        finally:
            del self._loading[table_id]

    def _table(self, table_id: str, steps: list[Logged], address: str = "") -> Table:
        try:
            state = rebuild(steps, self.games)
        except CrosstableError:  # damaged, or of a game or rules this version does not know
            log.exception("table %s cannot be rebuilt", table_id)
            raise BadLog() from None
        common = self.games, self.store, self._thinker, self._limits, self._bot_pause
        return Table(table_id, state, *common, address, self.rhythm)

    async def _keep(self, table: Table, steps: list[Logged], losses: int, gone: int | None = None) -> None:
        """Have this table from now on. It became ours after so many losses: one more, and it may be another's."""
        log.info("table %s: %s", table.id, "opened" if gone is None else "brought back")
        if losses == self._losses:
            await table.open(steps, gone)
        if losses != self._losses:
            await table.close()
            raise StoreLost("the line to the store is broken")
        self._tables[table.id] = table
        self._codes[table.state.code] = table.id

    async def start_table(self, wanted: NewTable, address: str = "") -> TakenSeat:
        """Open a table and give its first seat to whoever wants it, from wherever that is."""
        game = self.game(wanted.game)
        return await self._set_up(
            lambda code, person: self._first_steps(game, wanted, code, person), wanted.public, address
        )

    async def play_on(self, record: Record, wanted: PlayOn, address: str = "") -> TakenSeat:
        """Open a table on which a game goes on from one of its positions, and give the wanted seat to who asks."""
        game = self.game(record.header.game)
        return await self._set_up(
            lambda code, person: log_until(game, record, wanted, code, person, self._pace), False, address
        )

    async def _set_up(self, log_of: Callable[[str, str], list[Logged]], public: bool, address: str) -> TakenSeat:
        """A table whose log begins like this, for a code and a person."""
        if not await self._make_room():
            raise Refused("table-too-many")
        token, table_id = new_token(), secrets.token_hex(8)
        self._opened += 1
        for more in (0, 0, 0, 1, 2, 3):
            length = code_length(self._opened, public) + more
            code = "".join(secrets.choice(_LETTERS) for _ in range(length))
            steps = log_of(code, person_of(token))
            table = self._table(table_id, steps, address)
            index, losses = indexed(table_id, table.state), self._losses
            try:
                await self.store.append(Append(table_id, tuple(steps), index))
            except SeqTaken:  # the code is in use
                continue
            await self._keep(table, steps, losses)
            return TakenSeat(table, table.state.seat_of(person_of(token)) or 0, token)
        raise Refused("table-too-many")

    def _first_steps(self, game: AnyGame, wanted: NewTable, code: str, person: str) -> list[Logged]:
        """What the log of a new table begins with."""
        now = watch.now()
        steps = [
            Logged(i, person, now, entry)
            for i, entry in enumerate(opening(game, wanted, code, person, self._pace), start=1)
        ]
        if wanted.start:
            table = rebuild(steps, self.games)
            check_startable(table)
            steps.append(Logged(len(steps) + 1, person, now, started(table)))
        return steps

    async def seat(self, table: Table, name: str, seat: Seat | None, was: str | None = None) -> TakenSeat:
        """Give somebody a seat at a table; `was` is the token the same device had there before."""
        token = new_token()
        return await self._give(table, person_of(token), token, TakeSeat("", name, seat, was and person_of(was)))

    async def rekey(self, table: Table, token: str) -> TakenSeat:
        """Give the holder of this token a new one in its place; the old one opens nothing any more."""
        fresh = new_token()
        return await self._give(table, person_of(token), fresh, ChangeKey("", person_of(fresh)))

    async def _give(self, table: Table, person: str, token: str, request: Request) -> TakenSeat:
        """The seat that this token opens once the request is granted."""
        answer = await table.submit(person, request)
        if isinstance(answer, Denied):
            raise Refused(answer.why.key, **answer.why.args)
        seat = table.state.seat_of(person_of(token))
        if seat is None:  # taken away again in the same moment
            raise Refused("table-watching")
        return TakenSeat(table, seat, token)


_read_listing = msgspec.json.Decoder(list[tuple[int, int, TableInfo]])


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do this now and again and again; what fails once may succeed the next time."""
    while True:
        try:
            await chore()
        except Exception:
            log.exception("a chore has failed")
        await asyncio.sleep(seconds)


def _take_note(loading: asyncio.Task[Table]) -> None:
    """If it failed, whoever still waits is told why. If nobody does, because the server stops, nobody misses it."""
    if not loading.cancelled():
        loading.exception()


def _order(table: TableState) -> int:
    if table.phase == "lobby" and any(who.open for who in table.seats):
        return 0
    return 1 if table.phase == "playing" else 2
