"""A guest who wants everything: `python -m bench.boardgame_io.guest KIND HOST:PORT` goes on until it is ended.

It comes from another address of this machine than those who play, so that it is counted as somebody else.
"""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import websockets

from crosstable.core.record import write_record
from crosstable.games import GAMES
from crosstable.lab.local import LocalGame

ADDRESS = "127.0.0.2"
_TROUBLE = httpx.HTTPError, OSError, websockets.WebSocketException, TimeoutError


def client(base: str) -> httpx.AsyncClient:
    """Somebody at that address."""
    return httpx.AsyncClient(
        base_url=f"http://{base}", transport=httpx.AsyncHTTPTransport(local_address=ADDRESS), timeout=60
    )


def large_record() -> bytes:
    """A legal record that is long: ten people who say all they may."""
    game, luck = GAMES["resistance"], random.Random(5)
    table = LocalGame(game, game.facts.options(), tuple("ABCDEFGHIJ"), bytes(32))
    while offers := [(seat, offer) for seat in range(10) for offer in game.offers(table.state, seat)]:
        seat, offer = luck.choice([one for one in offers if one[1].aside] or offers)
        table.play(seat, game.facts.action(offer.action, offer.pick(luck.randrange)))
    return write_record(table.record())


async def _again(width: int, work: Callable[[], Awaitable[Any]]) -> None:
    """So many at once, again and again, whatever comes of it."""

    async def one() -> None:
        while True:
            with suppress(*_TROUBLE):
                await work()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(one() for _ in range(width)))


async def flood(base: str) -> None:
    """A thousand silent connections, and fifty spectators who never stop talking."""
    host, _, port = base.partition(":")
    async with client(base) as one:
        code = (await one.post("/api/tables", json={"game": "cross", "name": "G"})).json()["code"]

    async def silent() -> None:
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
        await asyncio.sleep(5)
        writer.close()

    async def loud() -> None:
        way = f"ws://{base}/api/tables/{code}/socket"
        async with websockets.connect(way, local_addr=(ADDRESS, 0), compression=None) as socket:
            await socket.send('{"do":"hello"}')
            while True:
                await socket.send('{"do":"ping","n":1}')
                await asyncio.sleep(0)

    await asyncio.gather(_again(1_000, silent), _again(50, loud))


async def replays(base: str) -> None:
    """Twelve large records at once, all views of all steps wanted."""
    record = large_record()
    async with client(base) as one:
        await _again(12, lambda: one.post("/api/replay?everything=true", content=record))


async def bots(base: str) -> None:
    """Twenty tables of strong bots with ten seconds each."""
    async with client(base) as one:
        for _ in range(20):
            wish = {"game": "cross", "name": "G", "bots": {"level": "strong", "seconds": 10}, "start": True}
            await one.post("/api/tables", json=wish)
    await asyncio.Event().wait()


async def pictures(base: str) -> None:
    """QR codes for names as long as they may be, each another one."""
    numbers = iter(range(1 << 60))
    async with client(base) as one:
        code = (await one.post("/api/tables", json={"game": "cross", "name": "G"})).json()["code"]

        def ask() -> Awaitable[Any]:
            name = f"{next(numbers)}.{'a' * 240}"
            return one.get(f"/api/tables/{code}/qr.svg", headers={"Host": name[:250]})

        await _again(20, ask)


GUESTS = {"flood": flood, "replays": replays, "bots": bots, "pictures": pictures}

if __name__ == "__main__":
    asyncio.run(GUESTS[sys.argv[1]](sys.argv[2]))
