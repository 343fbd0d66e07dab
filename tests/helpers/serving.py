"""A real server for tests: in a thread for speed, or in a process of its own to be killed."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets
from msgspec import to_builtins

from crosstable.server.app import create_app, listen, server_of
from crosstable.server.settings import Settings
from helpers.mirror import Mirror


@contextmanager
def server_in_thread(settings: Settings, send_buffer: int | None = None) -> Iterator[str]:
    """The server in a thread; gives its host and port."""
    taken = listen(settings)
    if send_buffer is not None:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = server_of(create_app(settings), settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        yield f"127.0.0.1:{taken.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        taken.close()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


_SERVE = """
import json, sys
import msgspec
from pathlib import Path
from crosstable.server.app import serve
from crosstable.server.settings import Settings
if __name__ == "__main__":
    serve(msgspec.convert(json.loads(sys.argv[1]), Settings, dec_hook=lambda kind, value: kind(value)))
"""


class ServerProcess:
    """The server in a process of its own."""

    def __init__(self, settings: Settings) -> None:
        self.base = f"127.0.0.1:{settings.port}"
        self._settings = json.dumps(to_builtins(settings, enc_hook=str))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and return when it answers."""
        self._process = subprocess.Popen([sys.executable, "-c", _SERVE, self._settings])
        while True:
            assert self._process.poll() is None, "the server did not start"
            try:
                httpx.get(f"http://{self.base}/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL: nothing is flushed, nobody is told."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(30)


class Player:
    """One connection to a table, as a simple program would use it."""

    def __init__(self, base: str, code: str, token: str | None = None) -> None:
        self.base, self.code, self.token = base, code, token
        self.mirror = Mirror()
        self._numbers = 0

    @property
    def last(self) -> int | None:
        """The newest step it has."""
        return self.mirror.last

    @last.setter
    def last(self, last: int | None) -> None:
        self.mirror.last = last

    @property
    def play(self) -> dict[str, Any]:
        """The game as it was told."""
        return self.mirror.play

    @property
    def view(self) -> dict[str, Any]:
        """What is seen of the game."""
        return self.mirror.view

    async def connect(self, **headers: str) -> dict[str, Any]:
        """Connect and say hello; the first answer."""
        self.socket = await websockets.connect(
            f"ws://{self.base}/api/tables/{self.code}/socket", additional_headers=headers, max_size=None
        )
        with suppress(websockets.ConnectionClosed):  # who is not welcome may hear so before saying hello
            await self.send(do="hello", token=self.token, last=self.last, changes=True)
        return await self.hear()

    async def send(self, **message: Any) -> None:
        """Send a message as it is."""
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
        self.mirror.hear(message)
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while (message := await self.hear())["is"] != kind:
            pass
        return message

    async def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and return its answer."""
        self._numbers += 1
        name = request.setdefault("id", f"r{self._numbers}")
        await self.send(**request)
        while (message := await self.hear()).get("id") != name:
            pass
        return message

    async def act(self, **action: Any) -> dict[str, Any]:
        """Do something in the game."""
        return await self.ask(do="act", round=self.play["round"], action=action)

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()


def open_table(base: str, **table: Any) -> Player:
    """A new table and its first seat."""
    got = httpx.post(f"http://{base}/api/tables", json={"game": "cross", "name": "Anna", **table}, timeout=60)
    assert got.status_code == 201, got.text
    return Player(base, got.json()["code"], got.json()["token"])


def join(base: str, code: str, name: str = "Ben") -> Player:
    """A seat at a table."""
    got = httpx.post(f"http://{base}/api/tables/{code}/seats", json={"name": name}, timeout=60)
    assert got.status_code == 201, got.text
    return Player(base, code, got.json()["token"])


async def two_players(base: str, **table: Any) -> tuple[Player, Player]:
    """A running game of CROSS with both connected."""
    anna = open_table(base, **table)
    ben = join(base, anna.code)
    await anna.connect()
    await ben.connect()
    assert (await anna.ask(do="start"))["is"] == "done"
    while not ben.play:
        await ben.hear()
    return anna, ben


async def play_to_the_end(anna: Player, ben: Player) -> int:
    """Both place the first empty cell until the game is over; the number of actions."""
    actions = 0
    while anna.view["outcome"] is None:
        player = (anna, ben)[anna.view["waiting"][0]]
        cell = next(o for o in player.view["offers"] if o["action"] == "place")["fields"]["cell"]["of"][0]
        seq = (await player.act(type="place", cell=cell))["seq"]
        actions += 1
        for each in (anna, ben):
            while each.last is not None and each.last < seq:
                await each.hear()
    return actions


def quick(database: Path, **more: Any) -> Settings:
    """Settings for a test server: no workers, no pauses, any port."""
    return Settings(
        **{"host": "127.0.0.1", "port": 0, "database": database, "workers": 0, "bot_pause": 0.0, "pace": "none", **more}
    )
