"""Starts, kills and restarts a real server process."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What a Chromium may be called; the one without windows round it first: the same engine, which opens a page with a
quarter less work."""


def chromium() -> str:
    """Where the system's Chromium is. There is no test without it."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    raise RuntimeError("No Chromium on this machine: install the package “chromium” (tools/need-chromium tries to).")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`crosstable serve` in a process of its own. It keeps its port and its database over a restart."""

    def __init__(self, database: Path, *arguments: str, environment: Mapping[str, str] = os.environ) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = arguments
        self._environment = {**environment, "LANG": "C.UTF-8"}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *, warm: bool = True) -> None:
        """Start, and return when it answers, and all its bots play as they can."""
        command = [sys.executable, "-m", "crosstable.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", str(self.database), "--bot-pause", "0", "--pace", "none", *self._arguments]
        log = self.database.with_suffix(".log").open("ab")
        self._process = subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)
        log.close()
        self._wait_until_it_answers(warm)

    def _wait_until_it_answers(self, warm: bool) -> None:
        assert self._process
        limit = time.monotonic() + 400  # bots that were never compiled, on a busy machine
        while time.monotonic() < limit:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=2) as answer:
                    if not warm or not any("bots" in game for game in json.load(answer)):
                        return
            except OSError:
                pass
            time.sleep(0.1)
        raise RuntimeError("The server did not start:\n" + self.database.with_suffix(".log").read_text())

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """SIGTERM, as a host would stop it."""
        if self._process and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=30)
