"""The first start once the packages are there: nothing is compiled yet, and somebody waits for the page.

Until the server answers, until the start page can be used in Chromium (which is open already), until the bots are warm.
"""

import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from msgspec import Struct
from playwright.sync_api import Browser, sync_playwright

from .report import Figure

MOST = 3.0
"""Seconds until the page can be used."""
MOST_TO_A_STONE = 2.0


class Start(Struct, frozen=True):
    """Seconds from the start of the process."""

    answers: float
    page: float
    bots: float
    ways: dict[str, tuple[float, ...]]
    """From opening the start page of the warm server to one's first stone of CROSS, by what the server sends: seconds
    until the page can be used, until the board stands, until the stone lies there. Two clicks."""


@contextmanager
def _first_server(folder: Path, packed: Path | None = None) -> Iterator[str]:
    """A server that finds nothing compiled; it sends the modules as they are, or packed as in the wheel."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = [sys.executable, "-m", "crosstable.cli", "serve", "--host", "127.0.0.1", "--port", port]
    environment = os.environ | {"NUMBA_CACHE_DIR": str(folder / "compiled"), "CROSSTABLE_PACKED": str(packed or folder)}
    files = ["--database", str(folder / "games.sqlite3")]
    process = subprocess.Popen([*command, *files], env=environment, stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def _until(so: Callable[[], bool]) -> None:
    """Wait until it is so; a server that does not answer yet is not."""
    limit = time.monotonic() + 600
    while time.monotonic() < limit:
        try:
            if so():
                return
        except httpx.TransportError:
            pass
        time.sleep(0.02)
    raise TimeoutError("the server does not get ready")


def _measure(browser: Browser, packed: Path) -> Start:
    with tempfile.TemporaryDirectory() as folder, browser.new_context() as context:
        page, began = context.new_page(), time.perf_counter()
        with _first_server(Path(folder), packed) as address:
            _until(lambda: all(httpx.get(address + path).status_code == 200 for path in ("/", "/api/games")))
            answers = time.perf_counter() - began
            page.goto(address)
            page.locator(".lid button").first.wait_for()
            usable = time.perf_counter() - began
            _until_warm(address)
            bots, ways = time.perf_counter() - began, {"packed": _first_stone(browser, address)}
        with _first_server(Path(folder)) as address:
            _until_warm(address)
            return Start(answers, usable, bots, ways | {"source": _first_stone(browser, address)})


def _until_warm(address: str) -> None:
    _until(lambda: not any("bots" in game for game in httpx.get(f"{address}/api/games").json()))


def _first_stone(browser: Browser, address: str) -> tuple[float, ...]:
    """Open the start page on a device that was never there, click twice, see the stone; seconds until each."""
    with browser.new_context() as context:
        page, began, seen = context.new_page(), time.perf_counter(), []
        page.goto(address, wait_until="commit")
        for there, click in (
            (".lid-cross .button.main", ".lid-cross .button.main"),
            ("[data-cell=f6]", "[data-cell=f6]"),
            ('[data-cell=f6][aria-label^="f6, yellow"]', None),
        ):
            page.locator(there).wait_for()
            seen.append(time.perf_counter() - began)
            if click:
                page.locator(click).click()
        return tuple(seen)


def run(quick: bool) -> list[Figure]:
    """Measure some first starts."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        return [Figure(name="first start", unit="", missing="there is no Chromium")]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, "tools/node.py", "tools/pack.js", folder], check=True)
            starts = [_measure(browser, Path(folder)) for _ in range(1 if quick else 5)]
        browser.close()

    def figure(name: str, seconds: list[float], most: float | None = None, split: str = "") -> Figure:
        middle = statistics.median(seconds)
        note = f"{middle:.2f} s in the median, {max(seconds):.2f} s at most{split}"
        return Figure(name=f"first start: {name}", unit="/s", ours=1 / middle, bound=most and 1 / most, note=note)

    return [
        figure("the server answers", [start.answers for start in starts]),
        figure("the start page can be used", [start.page for start in starts], MOST),
        figure("the bots are warm", [start.bots for start in starts]),
        *(
            figure(
                f"two clicks to the first stone, {way}",
                [start.ways[way][-1] for start in starts],
                MOST_TO_A_STONE,
                "; page, board and stone after "
                + ", ".join(
                    f"{statistics.median(part):.2f}" for part in zip(*(s.ways[way] for s in starts), strict=True)
                ),
            )
            for way in starts[0].ways
        ),
    ]
