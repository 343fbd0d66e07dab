"""Real browsers at a real server: what the end-to-end tests share."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from helpers.fifth_game import make_game

from .running import Server, chromium

ROOT = Path(__file__).parents[2]
PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The first two draw the popup of the address bar anew for every window, which took half of the time of all tests.
    # Only the last list of features counts: the others are those of Playwright's own that could matter here.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,LensOverlay,MediaRouter,"
    "OptimizationHints,NetworkTimeServiceQuerying,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,PreconnectToSearch",
]

NETWORK = re.compile("net::|WebSocket connection|Failed to load resource")

Visitor = Callable[..., Page]

expect.set_options(timeout=30_000)  # what comes on a slow machine comes late; what does not come is red all the same


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, once for a worker: while it is open its thread can run no other event loop."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def packed_files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a server that serves the browser's files packed, as people install them: a page then comes
    with half the work. The tests of other engines and of the first load take them as they lie in the source."""
    folder = tmp_path_factory.mktemp("packed")
    subprocess.run([sys.executable, "tools/node.py", "tools/pack.js", str(folder)], cwd=ROOT, check=True)
    return {**os.environ, "CROSSTABLE_PACKED": str(folder)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, packed_files: dict[str, str]) -> Iterator[Server]:
    """A server with an empty database, once for all tests of a worker."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3", environment=packed_files)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def mortal_server(tmp_path: Path, packed_files: dict[str, str]) -> Iterator[Server]:
    """A server of one's own, to be killed; without bots, and so at once there again."""
    running = Server(tmp_path / "tables.sqlite3", "--workers", "0", environment=packed_files)
    running.start(warm=False)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of somebody who has just made a game with `crosstable new-game`."""
    folder = tmp_path_factory.mktemp("author")
    running = Server(folder / "tables.sqlite3", "--workers", "1", environment=make_game(folder))
    running.start(warm=False)
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Makes people: each call is a new browser context, with its own storage, language and screen.

    An uncaught exception in a page fails the test, and so does an error in its console, unless the test
    says that errors of the network are part of the story (`troubled`).
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(
        name: str, *, screen: ViewportSize = DESKTOP, at: Server = server, troubled: bool = False, **more: Any
    ) -> Page:
        more.setdefault("locale", "en-GB")
        more.setdefault("service_workers", "block")  # a test of what works without a network allows them
        context = browser.new_context(viewport=screen, base_url=at.url, reduced_motion="reduce", **more)
        contexts.append(context)
        context.set_default_timeout(40_000)
        page = context.new_page()

        def hear(message: ConsoleMessage) -> None:
            if message.type == "error" and not (troubled and NETWORK.search(message.text)):
                complaints.append(f"{name}: {message.text}")

        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(f"{name}: {error}"))
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not complaints
