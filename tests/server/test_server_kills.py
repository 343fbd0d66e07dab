"""Servers are killed in mid-game, again and again: nothing that was answered is lost, nothing happens twice."""

import asyncio
import random
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets
from msgspec.structs import replace

from crosstable.games import GAMES
from crosstable.server.settings import Settings
from crosstable.table.log import rebuild
from crosstable.table.postgresql import PostgresStore
from crosstable.table.sqlite import SqliteStore
from crosstable.table.store import Store
from helpers.serving import Player, free_port, join, open_table, quick
from helpers.soak import SOAK
from helpers.tables import run
from helpers.zygote import Zygote

KILLS = min(100, 10 * SOAK)
LOST = OSError, EOFError, TimeoutError, websockets.WebSocketException


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    """One for all."""
    found = Zygote()
    yield found
    found.close()


class Tough(Player):
    """A player who comes back, to any of the servers, and asks again under the same id until there is an answer."""

    def __init__(self, player: Player, servers: "Servers") -> None:
        super().__init__(player.base, player.code, player.token)
        self._servers = servers
        self._there = False
        self._asked = 0

    async def back(self) -> None:
        """Connected, and told everything."""
        while not self._there:
            with suppress(*LOST):
                self.base, self.last = self._servers.any(), None
                self._there = (await self.connect())["is"] == "sync"
                if not self._there:
                    await asyncio.sleep(0.02)

    async def insist(self, **request: object) -> dict[str, object]:
        """The answer to a request, however often it must be asked."""
        self._asked += 1
        while True:
            await self.back()
            try:
                answer = await asyncio.wait_for(self.ask(id=f"q{self._asked}", **request), 10)
            except (*LOST, KeyError):
                answer = {"is": "bye"}
            if answer["is"] == "done":
                return answer
            self._there = False
            await self.socket.close()


class Servers:
    """So many of them over one store, of which one is killed now and then."""

    def __init__(self, zygote: Zygote, settings: Settings, number: int, luck: random.Random) -> None:
        self._zygote, self._luck, self.killed = zygote, luck, 0
        self._settings = [replace(settings, port=free_port()) for _ in range(number)]
        self._running = [zygote.start(one) for one in self._settings]

    def any(self) -> str:
        """The address of one of them."""
        return f"127.0.0.1:{self._luck.choice(self._settings).port}"

    def kill_one(self) -> None:
        """One of them dies, and another one takes its port."""
        self.killed += 1
        n = self._luck.randrange(len(self._running))
        self._zygote.kill(self._running[n])
        self._running[n] = self._zygote.start(self._settings[n])

    def end(self) -> None:
        """All of them die."""
        for child in self._running:
            self._zygote.kill(child)


async def survive(servers: Servers, luck: random.Random) -> dict[str, list[str]]:
    """Games of CROSS until enough servers have died: by table the cells that were answered with yes, in their order."""
    games: dict[str, list[str]] = {}
    while servers.killed < KILLS:
        code, played = await play(servers, luck)
        games[code] = played
    return games


async def play(servers: Servers, luck: random.Random) -> tuple[str, list[str]]:
    """One game in which servers die; its table, and what was played."""
    options = {"size": 10, "swap": False}
    anna = Tough(open_table(servers.any(), options=options), servers)
    ben = Tough(join(servers.any(), anna.code), servers)
    await anna.insist(do="start")
    cells = [f"{column}{row}" for column in "abcdefghij" for row in range(1, 11)]
    luck.shuffle(cells)
    played: list[str] = []
    for n, cell in enumerate(cells):
        player = (anna, ben)[n % 2]
        await player.back()
        asking = asyncio.create_task(player.insist(do="act", round=1, action={"type": "place", "cell": cell}))
        if n % 2 and servers.killed < KILLS:
            await asyncio.sleep(luck.random() * 0.01)
            await asyncio.to_thread(servers.kill_one)
        await asking
        played.append(cell)
        if servers.killed == KILLS or player.view["outcome"] is not None:
            break
    for one in (anna, ben):
        await one.socket.close()
    return anna.code, played


async def kept(opening: Coroutine[Any, Any, Store], code: str) -> list[str]:
    """The cells in the log of this table, which has no gap."""
    store = await opening
    table = await store.find(code)
    assert table is not None
    steps = await store.load(table)
    assert [step.seq for step in steps] == list(range(1, len(steps) + 1))
    game = rebuild(steps, GAMES).current
    await store.close()
    return [move.action.cell for move in game.moves]  # type: ignore[attr-defined]


async def _embedded(file: Path) -> Store:
    return SqliteStore(file)


async def _shared(url: str) -> Store:
    store = PostgresStore(url)
    await store.open()
    return store


@pytest.mark.xdist_group("kills")
@pytest.mark.parametrize(("kind", "number"), [("sqlite", 1), ("postgresql", 3)])
def test_nothing_is_lost_and_nothing_happens_twice(
    kind: str, number: int, zygote: Zygote, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file, luck = tmp_path / "games.sqlite3", random.Random(SOAK)
    url = request.getfixturevalue("postgres") if kind == "postgresql" else None
    servers = Servers(zygote, quick(file, store=url), number, luck)
    try:
        games = asyncio.run(survive(servers, luck))
    finally:
        servers.end()
    assert servers.killed == KILLS
    assert games == {code: run(kept(_shared(url) if url else _embedded(file), code)) for code in games}
