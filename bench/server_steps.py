"""What a step costs the server without sockets: `python -m bench.server_steps hex61 [STEPS]`, or vote10.

Real tables, lines and journal at 64 tables; only the transports take bytes and drop them. It prints how many µs of
processor a step takes in the best tenth of the rounds. Two ways of doing the same can only be told apart by counting
instructions: under `valgrind --tool=callgrind` with 1 and with 51 steps the difference is what 64 times 50 steps cost.
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from websockets.frames import Frame, Opcode

from crosstable.core import AnyGame
from crosstable.server.context import AppContext
from crosstable.server.garbage import spare_the_old
from crosstable.server.line import SharedLines
from crosstable.server.settings import Settings
from crosstable.server.sockets import Conversation
from crosstable.table import sqlite
from crosstable.table.hub import Hub
from crosstable.table.keys import person_of
from crosstable.table.lobby import NewTable
from crosstable.table.play import Start
from crosstable.table.rate_limits import Limits

from .boardgame_io import hex61, vote10

_KNOWN: dict[str, AnyGame] = {"hex61": hex61.GAME, "vote10": vote10.GAME}
_WIDE = Limits(request_burst=1_000_000, requests_a_second=1e6, seat_burst=1_000)
_TABLES, _TOGETHER = 64, 32
"""So many tables, of which so many do not wait for more."""
_TURNS = 100_000
"""Turns of the event loop after which something must have gone wrong."""


class _Transport:
    """Takes everything."""

    def set_protocol(self, line: Any) -> None:
        """This end belongs to that line."""

    def write(self, data: bytes) -> None:
        """Drop it."""


class _Edge:
    """Stands in for the web server's end of a connection."""

    def __init__(self, lines: SharedLines) -> None:
        self.lines = lines

    def become(self, line: Any) -> None:
        """The connection belongs to this line."""
        line.take_over(_Transport(), "127.0.0.1", b"", None, [])


def _script(game: str, luck: random.Random, steps: int) -> list[tuple[int, bytes]]:
    """Who says what, as it comes over the wire, step by step."""
    if game == "hex61":
        said = [(n % 2, f'{{"type":"place","cell":{cell}}}') for n, cell in enumerate(luck.sample(range(61), 61))]
    else:
        seats = [seat for _ in range(25) for seat in luck.sample(range(10), 10)]
        said = [(seat, f'{{"type":"vote","yes":{luck.choice(("true", "false"))}}}') for seat in seats]
    texts = [(seat, f'{{"do":"act","id":"a{n}","round":1,"action":{what}}}') for n, (seat, what) in enumerate(said)]
    return [(seat, Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) for seat, text in texts[:steps]]


async def _table(game: str, hub: Hub, context: AppContext, lines: SharedLines) -> tuple[Any, list[Conversation]]:
    """A table where all seats are connected and a game has begun."""
    seats = _KNOWN[game].facts.seats[0]
    opened = await hub.start_table(NewTable(game=game, name="P0", seats=seats))
    table, edge = opened.table, _Edge(lines)
    tokens = [opened.token, *[(await hub.seat(table, f"P{seat}", None)).token for seat in range(1, seats)]]
    people: list[Conversation] = []
    for token in tokens:
        connection = table.connect(person_of(token), None, changes=True)
        people.append(Conversation(edge, context, table, connection, ""))  # type: ignore[arg-type]
        people[-1].begin(edge)  # type: ignore[arg-type]
    await table.submit(person_of(tokens[0]), Start("start"))
    return table, people


async def measure(game: str, steps: int, folder: Path) -> list[float]:
    """Seconds of processor for a step, for all rounds, the quickest first."""
    spare_the_old()
    sqlite._QUICK = 60.0  # even where everything is slow, nobody waits for a thread
    store = sqlite.SqliteStore(folder / "steps.sqlite3")
    hub = Hub(_KNOWN, store, None, _WIDE, 0.4, "none")  # type: ignore[arg-type]
    lines = SharedLines(asyncio.get_running_loop(), set(), 65_536, lambda _: None)
    context = AppContext(Settings(limits=_WIDE), hub)
    there = [await _table(game, hub, context, lines) for _ in range(_TABLES)]
    luck, found = random.Random(7), []
    scripts = [_script(game, luck, steps) for _ in there]
    for step in range(len(scripts[0])):
        for at in range(0, _TABLES, _TOGETHER):
            begun, before = time.thread_time(), there[at + _TOGETHER - 1][0].state.seq
            for (_, people), script in zip(there[at : at + _TOGETHER], scripts[at : at + _TOGETHER], strict=True):
                seat, data = script[step]
                people[seat].data_received(data)
            for _ in range(_TURNS):
                await asyncio.sleep(0)
                if there[at + _TOGETHER - 1][0].state.seq > before:
                    break
            await asyncio.sleep(0)  # what was sent is written
            found.append((time.thread_time() - begun) / _TOGETHER)
    await hub.close()
    await store.close()
    return sorted(found)


def main(game: str = "hex61", steps: str = "250") -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(measure(game, int(steps), Path(folder)))
    print(f"{game}: {1e6 * found[len(found) // 10]:.1f} µs a step in the best tenth of {len(found)} rounds")


if __name__ == "__main__":
    main(*sys.argv[1:])
