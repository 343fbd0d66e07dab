"""Real browsers at a real server: what the end-to-end tests share."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from .running import Server, chromium

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1440, "height": 900}

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Visitor = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, once for all tests of a worker."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own with an empty database."""
    running = Server(tmp_path / "tables.sqlite3")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Makes people: each call is a new browser context, with its own storage, language and screen.

    Any error in a page's console or any uncaught exception fails the test, unless the test expects the
    server to be away (`may_lose_server`).
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(name: str = "Ada", *, screen: dict[str, int] = DESKTOP, may_lose_server: bool = False, **more: Any) -> Page:
        more.setdefault("locale", "en-GB")
        context = browser.new_context(viewport=screen, base_url=server.url, reduced_motion="reduce", **more)  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{name}: {error}"))
        if not may_lose_server:
            page.on(
                "console",
                lambda message: complaints.append(f"{name}: {message.text}") if message.type == "error" else None,
            )
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not complaints
