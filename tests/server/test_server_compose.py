"""What the compose file starts, started here without Docker: its servers, its worker, its proxy with its settings."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
import yaml  # type: ignore[import-untyped]

from helpers.serving import Player, free_port, open_table

pytestmark = [
    pytest.mark.skipif("SOAK" not in os.environ, reason="belongs to make soak"),
    pytest.mark.xdist_group("kills"),
]

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy"
COMMAND = [sys.executable, "-m", "crosstable.cli"]
MAIN = (
    "user root; daemon off; pid nginx.pid; error_log stderr; events {{}} http {{ access_log off; {temporary} {ours} }}"
)
TEMPORARY = " ".join(f"{kind}_temp_path {kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))


def nginx() -> str:
    """Where nginx is. Where there is none that is said, and fails on a build machine."""
    if found := shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin"):
        return found
    said = "NO NGINX: the proxy of the compose file is not tried on this machine. Install the package nginx-light."
    if os.environ.get("CI"):
        pytest.fail(said)
    pytest.skip(said)


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is ended with the test."""
    process = subprocess.Popen(command, **more)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


class Compose:
    """Everything that the file names, on ports of this machine."""

    def __init__(self, folder: Path, store: str, stack: ExitStack) -> None:
        self._services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
        self._stack, self._environment = stack, {**os.environ, "CROSSTABLE_STORE": store}
        self.ports = {
            name: free_port() for name, one in self._services.items() if one.get("command", [""])[0] == "serve"
        }
        self.servers = {name: self.serve(name) for name in self.ports}
        stack.enter_context(running(COMMAND + self._services["worker"]["command"], env=self._environment))
        self.base = f"127.0.0.1:{free_port()}"
        settings = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("listen 80", f"listen {self.base}")
        for name, port in self.ports.items():
            settings, found = re.subn(rf"\bserver {name}:8000;", f"server 127.0.0.1:{port};", settings)
            assert found == 1, f"the proxy does not know {name}"
        file = folder / "nginx.conf"
        file.write_text(MAIN.format(temporary=TEMPORARY, ours=settings), encoding="utf-8")
        stack.enter_context(running([nginx(), "-e", "stderr", "-p", str(folder), "-c", str(file)]))

    def serve(self, name: str) -> subprocess.Popen[bytes]:
        """One of the servers, called as the file calls it."""
        here = {"--host=0.0.0.0": "--host=127.0.0.1", "--port=8000": f"--port={self.ports[name]}"}
        command = [here.get(part, part) for part in self._services[name]["command"]]
        return self._stack.enter_context(running(COMMAND + command, env=self._environment))


async def back(base: str, player: Player) -> Player:
    """The same person, connected again as a browser would try it."""
    again = Player(base, player.code, player.token)
    for _ in range(300):
        try:
            await again.connect()
            return again
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.2)
    pytest.fail("nobody comes back")


def cells(player: Player) -> list[str]:
    """Where a stone may be placed."""
    offer = next(offer for offer in player.view["offers"] if offer["action"] == "place")
    free: list[str] = offer["fields"]["cell"]["of"]
    return free


async def place(player: Player, cell: str) -> None:
    """Place a stone, and wait for the bot's answer."""
    placed = len(player.view["moves"]) + 2
    action = {"type": "place", "cell": cell}
    done = await player.ask(do="act", id=f"place {cell}", round=player.play["round"], action=action)
    assert done["is"] == "done"
    while len(player.view["moves"]) < placed:
        await player.hear()


def test_a_game_goes_on_behind_the_proxy_whichever_process_dies(tmp_path: Path, postgres: str) -> None:
    with ExitStack() as stack:
        compose = Compose(tmp_path, postgres, stack)

        async def play() -> None:
            await until_it_answers(f"http://{compose.base}/api/ready")
            bots = {"level": "easy"}
            table = await asyncio.to_thread(
                open_table, compose.base, options={"size": 10, "swap": False}, bots=bots, start=True
            )
            for name, server in compose.servers.items():
                anna = await back(compose.base, table)
                await place(anna, cells(anna)[0])
                server.kill()
                server.wait()
                anna = await back(compose.base, table)
                await place(anna, cells(anna)[0])
                await anna.close()
                await asyncio.to_thread(compose.serve, name)
                await until_it_answers(f"http://127.0.0.1:{compose.ports[name]}/api/ready")
            figures = await asyncio.to_thread(httpx.get, f"http://{compose.base}/metrics", timeout=60)
            assert figures.status_code == 404, "figures are not for everybody"

        asyncio.run(play())


async def until_it_answers(address: str) -> None:
    """Wait for a server that starts."""
    for _ in range(1000):
        try:
            if (await asyncio.to_thread(httpx.get, address, timeout=60)).status_code == 200:
                return
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.2)
    pytest.fail(f"{address} does not answer")
