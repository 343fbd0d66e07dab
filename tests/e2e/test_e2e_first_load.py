"""The first load stays small: what comes until the start page stands, compressed, without pictures."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visitor
from .running import Server

pytestmark = pytest.mark.browser

MOST = 150_000
PICTURES = ("Image", "Media")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that serves the browser's files as they lie in the source, each by itself."""
    running = Server(tmp_path_factory.mktemp("source") / "tables.sqlite3", "--workers", "0")
    running.start(warm=False)
    yield running
    running.stop()


def test_the_first_load_is_below_150_kilobytes(visitor: Visitor, source: Server) -> None:
    page = visitor("Ada", at=source, screen=PHONE)
    line = page.context.new_cdp_session(page)
    answers: dict[str, Any] = {}
    sizes: dict[str, float] = {}
    line.on("Network.responseReceived", lambda event: answers.update({event["requestId"]: event}))
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    line.send("Network.enable")
    page.goto("/")
    expect(page.locator(".lid").first).to_be_visible()
    page.wait_for_load_state("networkidle")

    bodies: dict[str, float] = {}
    for request, answer in answers.items():
        if request in sizes and answer["type"] not in PICTURES:
            bodies[answer["response"]["url"]] = sizes[request] - answer["response"]["encodedDataLength"]
    assert any(url.endswith("preact.js") for url in bodies)
    assert not any("/pages/table/" in url and url.endswith(".js") for url in bodies), (
        "a table is loaded when one goes there"
    )
    assert sum(bodies.values()) < MOST, sorted(bodies.items(), key=lambda one: -one[1])[:10]


def test_the_page_names_every_module_of_the_start_page_so_that_they_come_at_once(
    visitor: Visitor, source: Server
) -> None:
    page = visitor("Ada", at=source)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    scripts = "performance.getEntriesByType('resource').map((one) => one.name).filter((one) => one.endsWith('.js'))"
    loaded = set(page.evaluate(scripts))
    named = set(page.evaluate("[...document.querySelectorAll('link[rel=modulepreload]')].map((one) => one.href)"))
    assert {url for url in loaded if not url.endswith("/main.js")} == named
