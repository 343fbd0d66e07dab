"""Without the server: the start page says what works, the companion and the rules open, and everything comes back."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from crosstable.games import GAMES

from .conftest import PHONE, Visitor
from .running import Server

pytestmark = pytest.mark.browser

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"
NEWER = """async (old) => {
  const pause = () => new Promise((go) => setTimeout(go, 100));
  for (let names = [old]; names.length !== 1 || names[0] === old; names = await caches.keys()) await pause();
}"""
OWN_PAGE = """export default function Own() {{ document.body.dataset.version = "{version}"; }}"""


def kept_by(page: Page) -> str:
    """Wait until the browser keeps what works without the server; the name under which it does."""
    (name,) = page.evaluate(KEPT)
    return str(name)


def test_without_the_server_the_start_page_says_what_works_and_it_does(visitor: Visitor, mortal_server: Server) -> None:
    ada = visitor("Ada", at=mortal_server, screen=PHONE, troubled=True, service_workers="allow")
    ada.goto("/")
    ada.get_by_role("button", name="Play now").first.wait_for()
    kept_by(ada)
    mortal_server.kill()
    ada.goto("/")
    expect(ada.get_by_role("heading", name="No connection")).to_be_visible()
    again, rules = ada.get_by_role("button", name="Try again"), ada.get_by_role("link", name="Fugitive")
    assert again.evaluate("(one, other) => one.compareDocumentPosition(other) & 4", rules.element_handle())
    expect(ada.get_by_role("main")).to_contain_text("The server does not answer.")
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # every page it offers opens, reloaded too
    offered = ada.locator("main .row a")
    expect(offered).to_have_count(len(GAMES))
    names = offered.all_inner_texts()
    for name in names:
        ada.get_by_role("link", name=name, exact=True).click()
        expect(ada.locator(".rules-section[id]").first).to_be_visible()
        ada.reload()
        expect(ada.locator(".rules-section[id]").first).to_be_visible()
        ada.goto("/")
    ada.get_by_role("link", name="Today’s puzzle").click()
    expect(ada.locator(".puzzle-picture > *")).to_be_visible()
    ada.locator(".cell-free, .puzzle-choice:enabled").first.dispatch_event("click")
    ada.get_by_role("button", name="Answer: ").click()
    expect(ada.locator(".puzzle-said, .puzzle-result h2").first).not_to_be_empty()
    ada.goto("/")
    expect(ada.get_by_role("heading", name="No connection")).to_be_visible()
    ada.locator("main").get_by_role("link").first.click()
    expect(ada.locator(".com-shelf, .com-box").first).to_be_visible()
    ada.goto("/")

    # it comes back by itself
    mortal_server.start(warm=False)
    expect(ada.get_by_role("button", name="Play now").first).to_be_visible(timeout=30_000)


@pytest.fixture
def changing(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server, and a file of its browser pages that an update changes."""
    file = tmp_path / "packed/web/pages/offline/offline.js"
    file.parent.mkdir(parents=True)
    file.write_text(OWN_PAGE.format(version="one"))
    environment = {**os.environ, "CROSSTABLE_PACKED": str(tmp_path / "packed")}
    running = Server(tmp_path / "t.sqlite3", "--workers", "0", environment=environment)
    running.start(warm=False)
    yield running, file
    running.stop()


def test_after_an_update_nothing_old_is_shown(visitor: Visitor, changing: tuple[Server, Path]) -> None:
    server, file = changing
    ada = visitor("Ada", at=server, troubled=True, service_workers="allow")
    ada.goto("/")
    first = kept_by(ada)
    server.kill()
    ada.goto("/")
    expect(ada.locator("body")).to_have_attribute("data-version", "one")

    file.write_text(OWN_PAGE.format(version="two"))
    server.start(warm=False)
    play = ada.get_by_role("button", name="Play now").first
    for _ in range(10):  # the server's own files, not what is kept, once it is as quick as the worker is patient
        ada.goto("/")
        ada.locator("body[data-version]").or_(play).first.wait_for()
        if play.count():
            break
    expect(play).to_be_visible()
    ada.evaluate(NEWER, first)
    server.kill()
    ada.goto("/")
    expect(ada.locator("body")).to_have_attribute("data-version", "two")
