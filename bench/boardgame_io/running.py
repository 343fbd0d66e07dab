"""Both servers in processes of their own, and the load that is the same for both."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
KEPT = HERE.parent / "out" / "boardgame_io"
"""Where boardgame.io is installed, once."""
_START, _LOAD, _INSTALL = 60.0, 240.0, 300.0
"""Seconds a server may take to answer, a load to end, boardgame.io to be installed."""

_SERVE = """
import sys
from pathlib import Path
from crosstable.server.app import serve
from crosstable.server.settings import Settings
from crosstable.table.rate_limits import Limits
wide = Limits(request_burst=1_000_000, requests_a_second=1e6, seat_burst=1_000)
serve(Settings(host="127.0.0.1", port=int(sys.argv[1]), database=Path(sys.argv[2]), workers=int(sys.argv[3]),
               pace="none", limits=wide if sys.argv[4] == "wide" else Limits(), table_burst=100_000,
               join_burst=100_000))
"""


def installed() -> str:
    """Install boardgame.io if it is not there; why it cannot be had, or nothing."""
    if shutil.which("npm") is None:
        return "npm is not installed: boardgame.io was not measured"
    KEPT.mkdir(parents=True, exist_ok=True)
    for file in HERE.glob("*.js*"):
        shutil.copy(file, KEPT)
    if (KEPT / "node_modules" / "boardgame.io").exists():
        return ""
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    done = subprocess.run(command, cwd=KEPT, timeout=_INSTALL, capture_output=True, check=False)
    return "" if done.returncode == 0 else "boardgame.io could not be installed: no registry can be reached"


def _free_port() -> int:
    """A port that is free, with the one behind it, on which boardgame.io tells of itself."""
    while True:
        with socket.socket() as probe, socket.socket() as behind, suppress(OSError, OverflowError):
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
            behind.bind(("127.0.0.1", port + 1))
            return port


def _only_on(processor: int) -> list[str]:
    """What begins a command that keeps to one processor: a server has one, the load another, as in the peer's own
    measurements. Where there is only one, or no way to say so, they share."""
    return ["taskset", "-c", str(processor)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


@contextmanager
def running(command: list[str]) -> Iterator[tuple[int, int]]:
    """A server process; PORT in its command is the port. Gives that and its process id when it answers."""
    port = _free_port()
    games = "bench.boardgame_io.vote10,bench.boardgame_io.hex61"
    process = subprocess.Popen(
        [part.replace("PORT", str(port)) for part in command],
        env={**os.environ, "CROSSTABLE_GAMES": games, "PYTHONPATH": str(HERE.parent.parent)},
        stdout=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + _START
        while time.monotonic() < until and process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def ours(workers: int = 0, limits: str = "wide") -> Iterator[tuple[int, int]]:
    """Our server, on a file of its own: every move is durable before anybody hears of it."""
    with tempfile.TemporaryDirectory(dir=KEPT.parent) as folder:
        alone = [] if workers else _only_on(0)
        command = [*alone, sys.executable, "-c", _SERVE, "PORT", f"{folder}/a.sqlite3", str(workers), limits]
        with running(command) as found:
            yield found


@contextmanager
def theirs(flat: bool = False) -> Iterator[tuple[int, int]]:
    """boardgame.io with its tables in memory, or with `flat` in its files."""
    with tempfile.TemporaryDirectory(dir=KEPT.parent) as folder:
        kept = ["--flat", folder] if flat else []
        with running([*_only_on(0), "node", "--expose-gc", str(KEPT / "server.js"), "PORT", *kept]) as found:
            yield found


def load(adapter: str, server: tuple[int, int], game: str, mode: str, tables: int, **more: Any) -> dict[str, Any]:
    """What the driver says of one run against this server; empty if it did not come to an end."""
    port, pid = server
    command = [*_only_on(1), "node", str(KEPT / "driver.js"), "--adapter", adapter, "--url", f"http://127.0.0.1:{port}"]
    command += ["--pid", str(pid), "--game", game, "--mode", mode, "--tables", str(tables)]
    if adapter == "theirs":
        command += ["--admin", f"http://127.0.0.1:{port + 1}"]
    for name, value in more.items():
        command += [f"--{name}", str(value)]
    try:
        done = subprocess.run(command, cwd=KEPT, timeout=_LOAD, capture_output=True, check=True)
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        return {}
    found: dict[str, Any] = msgspec.json.decode(done.stdout)
    return found
