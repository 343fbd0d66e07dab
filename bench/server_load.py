"""A hundred tables of CROSS in a closed loop: two sockets each, the next stone when both have the last one.

The server runs in a process of its own and this one is the load. The peer is `server_bare`: the same web server and
sockets with nothing behind them, so the ratio says what game, store and JSON cost.
"""

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from msgspec import Struct

from crosstable.core.chance import QuickChance
from crosstable.games import GAMES

from .report import Figure

TABLES = 100
SIZE = 7
OPTIONS = {"size": SIZE, "swap": False}

_SERVE = """
import sys
from pathlib import Path
from crosstable.server.app import serve
from crosstable.server.settings import Settings
from crosstable.table.rate_limits import Limits
fast = Limits(request_burst=1_000_000, requests_a_second=1_000_000.0)
serve(Settings(host="127.0.0.1", port=int(sys.argv[1]), database=Path(sys.argv[2]), workers=0, limits=fast,
               table_burst=1_000, join_burst=1_000))
"""


class Load(Struct, frozen=True):
    """What one run of the load showed."""

    actions: int
    seconds: float
    processor: float
    """Seconds of processor time the server took."""
    p50: float
    p99: float
    memory: float
    """Bytes the server has grown by, for each table."""


class Line:
    """One connection. It only reads the kind of each message, as fast as it can."""

    def __init__(self, link: websockets.ClientConnection) -> None:
        self._link = link

    async def send(self, text: str) -> None:
        """Send this."""
        await self._link.send(text)

    async def news(self) -> None:
        """Wait for the next news."""
        while not str(await self._link.recv()).startswith('{"is":"news"'):
            pass


def random_cells(luck: random.Random) -> list[str]:
    """The cells of a random game, in the order in which they are played, until it is decided."""
    game, played = GAMES["cross"], []
    state = game.start(msgspec.convert(OPTIONS, game.facts.options), 2, QuickChance(0)).state
    while game.outcome(state) is None:
        seat = min(game.actors(state))
        place = next(o for o in game.offers(state, seat) if o.action == "place")
        cell = place.pick(luck.randrange)["cell"]
        state = game.play(state, seat, game.facts.action("place", {"cell": cell}), QuickChance(0)).state
        played.append(cell)
    return played


async def _connect(port: int, path: str) -> Line:
    link = await websockets.connect(f"ws://127.0.0.1:{port}{path}", compression=None, ping_interval=None)
    return Line(link)


async def _seat_two(port: int, client: httpx.AsyncClient) -> list[Line]:
    """A table with a running game and both players connected."""
    opened = (await client.post("/api/tables", json={"game": "cross", "name": "A", "options": OPTIONS})).json()
    joined = (await client.post(f"/api/tables/{opened['code']}/seats", json={"name": "B"})).json()
    pair = []
    for got in (opened, joined):
        line = await _connect(port, f"/api/tables/{got['code']}/socket")
        await line.send(msgspec.json.encode({"do": "hello", "token": got["token"]}).decode())
        pair.append(line)
    await pair[0].send('{"do":"start","id":"s"}')
    for line in pair:
        await line.news()
    return pair


async def _pair_up(port: int, number: int) -> list[Line]:
    """The same at the bare server."""
    return [await _connect(port, f"/{number}") for _ in range(2)]


async def _play(pair: list[Line], cells: list[str], times: list[float]) -> None:
    """One game; how long each stone took until both had it."""
    for number, cell in enumerate(cells):
        began = time.perf_counter()
        await pair[number % 2].send(
            f'{{"do":"act","id":"{number}","round":1,"action":{{"type":"place","cell":"{cell}"}}}}'
        )
        for line in pair:
            await line.news()
        times.append(time.perf_counter() - began)


async def _run(port: int, process: int, bare: bool, games: list[list[str]]) -> Load:
    before = _memory(process)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        pairs = [await (_pair_up(port, n) if bare else _seat_two(port, client)) for n in range(len(games))]
    times: list[float] = []
    busy, began = _processor(process), time.perf_counter()
    await asyncio.gather(*(_play(pair, cells, times) for pair, cells in zip(pairs, games, strict=True)))
    seconds, busy = time.perf_counter() - began, _processor(process) - busy
    times.sort()
    grown = (_memory(process) - before) / len(games)
    return Load(len(times), seconds, busy, times[len(times) // 2], times[len(times) * 99 // 100], grown)


def _processor(process: int) -> float:
    """Seconds of processor time a process has taken so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> int:
    """Bytes of memory a process has."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def _server(*command: str) -> Iterator[tuple[int, int]]:
    """A server process; gives its port and its process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, *(part.replace("PORT", str(port)) for part in command)])
    try:
        while process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(30)


def _measure(games: list[list[str]]) -> tuple[Load, Load]:
    """Ours and the bare one, under the same load."""
    with tempfile.TemporaryDirectory() as folder:
        with _server("-c", _SERVE, "PORT", f"{folder}/games.sqlite3") as (port, process):
            ours = asyncio.run(_run(port, process, False, games))
        with _server("-m", "bench.server_bare", "PORT") as (port, process):
            bare = asyncio.run(_run(port, process, True, games))
    return ours, bare


def run(quick: bool) -> list[Figure]:
    """Measure the server under load."""
    if not Path("/proc/self/stat").exists():
        return [Figure(name="server: load", unit="", missing="needs /proc to know the server's processor time")]
    luck = random.Random(1)
    games = [random_cells(luck)[: 20 if quick else None] for _ in range(TABLES)]
    ours, bare = _measure(games)
    peer, note = "bare sockets", f"{TABLES} tables of CROSS, {ours.actions} actions, every one durable"

    def compared(name: str, unit: str, mine: float, theirs: float, **more: Any) -> Figure:
        return Figure(name=f"server: {name}", unit=unit, ours=mine, peer=peer, theirs=theirs, **more)

    return [
        compared(
            "actions for a second of its processor", "/s", ours.actions / ours.processor,
            bare.actions / bare.processor, bound=0.1, note=note,
        ),
        compared("actions in a second of closed loop", "/s", ours.actions / ours.seconds, bare.actions / bare.seconds),
        compared("sent until both have it, p50", "ms", 1000 * ours.p50, 1000 * bare.p50),
        compared("sent until both have it, p99", "ms", 1000 * ours.p99, 1000 * bare.p99),
        compared("memory a table, played to the end, both connected", "kB", ours.memory / 1000, bare.memory / 1000),
    ]  # fmt: skip
