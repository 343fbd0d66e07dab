"""What one guest can do to everybody else: votes at paced tables and `/api/health`, alone and beside each of them.

The server has one worker for bots and looking back, the usual limits, and 50 tables of ten that vote once a second
each. A guest comes from another address. The whole takes five minutes; on a busy machine the times say little.
"""

import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import Any

import httpx

from .boardgame_io.guest import GUESTS
from .boardgame_io.running import installed, load, ours
from .report import Figure

_HEALTH = 0.05
"""Seconds within which 99 of 100 answers are wanted."""


class _Nurse(threading.Thread):
    """Asks for the server's health twenty times a second."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self._url = f"http://127.0.0.1:{port}/api/health"
        self.times: list[float] = []
        self.going = True

    def run(self) -> None:
        """Ask until that is enough."""
        with httpx.Client(timeout=60) as client:
            while self.going:
                begun = time.perf_counter()
                with suppress(httpx.HTTPError):
                    client.get(self._url)
                self.times.append(time.perf_counter() - begun)
                time.sleep(0.05)

    @property
    def p99(self) -> float:
        """Seconds within which 99 of 100 answers came."""
        return sorted(self.times)[len(self.times) * 99 // 100]


def _beside(kind: str | None, tables: int, seconds: int) -> tuple[float, Any]:
    """The p99 of health and what the votes show, beside this guest."""
    with ours(workers=1, limits="usual") as (port, pid):
        command = [sys.executable, "-m", "bench.boardgame_io.guest", str(kind), f"127.0.0.1:{port}"]
        guest = None if kind is None else subprocess.Popen(command, stderr=subprocess.DEVNULL)
        nurse = _Nurse(port)
        nurse.start()
        try:
            votes = load("ours", (port, pid), "vote10", "paced", tables, seconds=seconds)
        finally:
            nurse.going = False
            nurse.join()
            if guest is not None:
                guest.terminate()
                guest.wait()
        return nurse.p99, votes


def run(quick: bool) -> list[Figure]:
    """Measure all of them."""
    if why := installed():
        return [Figure(name="server: guests", unit="", missing=why)]
    tables, seconds = (10, 10) if quick else (50, 25)
    health, alone = _beside(None, tables, seconds)
    figures = [
        Figure(name="server: health p99, alone", unit="ms", ours=1000 * health),
        Figure(name="server: p99 of votes, alone", unit="ms", ours=alone.get("p99")),
    ]
    for kind in GUESTS:
        health, votes = _beside(kind, tables, seconds)
        if not votes:
            figures.append(Figure(name=f"server: beside {kind}", unit="", missing="votes did not come to an end"))
            continue
        figures += [
            Figure(
                name=f"server: 50 ms for the p99 of health, beside {kind}", unit="", ours=_HEALTH / health, bound=1.0,
                note=f"{1000 * health:.1f} ms",
            ),
            Figure(
                name=f"server: p99 of votes alone for that beside {kind}", unit="", ours=alone["p99"] / votes["p99"],
                bound=1 / 1.5, note=f"{alone['p99']:.1f} ms and {votes['p99']:.1f} ms",
            ),
        ]  # fmt: skip
    return figures
