"""The main ways in the engines of the other phones: Firefox and WebKit, with real taps and keys."""

import shutil
from collections.abc import Iterator

import httpx
import pytest

from e2e.running import Server

from .driving import ENGINES, Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("engines")]
NEEDED = {"firefox": "firefox-esr", "webkit": "WebKitWebDriver"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots play anything: here the browser is tried, not they."""
    running = Server(tmp_path_factory.mktemp("engines") / "tables.sqlite3", "--workers", "0")
    running.start()
    yield running
    running.stop()


@pytest.fixture(params=ENGINES)
def page(request: pytest.FixtureRequest, server: Server) -> Iterator[Page]:
    """A fresh browser of each engine, on the start page, in English."""
    if not shutil.which(NEEDED[request.param]):
        pytest.fail(f"No {NEEDED[request.param]} on this machine: tools/need-engines installs it.")
    with ENGINES[request.param]() as opened:
        opened.goto(server.url)
        opened.run("localStorage.setItem('crosstable.language', '\"en\"')")
        opened.run("localStorage.setItem('crosstable.options.cross', '{\"size\": 5}')")
        opened.goto(server.url)
        yield opened


FREE = """if (document.querySelector('.ending h2')) return 'over';
  return document.querySelector('.cell-free')?.dataset.cell;"""
"""A cell one may take now, once it is one's turn; or that the game is over."""


def test_cross_is_played_to_its_end_and_reviewed(page: Page) -> None:
    page.tap(".lid-cross .button.main")
    page.see("[data-cell]")
    for _ in range(61):
        cell = page.wait(FREE)
        if cell == "over":
            break
        page.tap(f"[data-cell={cell}]")
        if page.run(f"return document.querySelector('[data-cell={cell}]').classList.contains('cell-free')"):
            page.tap(f"[data-cell={cell}]")
        page.wait(f"return !document.querySelector('[data-cell={cell}].cell-free')")
    assert page.see(".ending h2") in ("You win", "You lose", "You win.", "You lose.")
    page.tap(".ending a", "Review")
    page.see("input[type=range], [role=slider]")


def test_a_guest_joins_by_link_and_comes_back_after_the_server_died(page: Page, server: Server) -> None:
    code = httpx.post(f"{server.url}/api/tables", json={"game": "cross", "name": "Bo"}).json()["code"]
    page.goto(f"{server.url}/t/{code}")
    page.tap("button", "Take a seat")
    page.see("dialog input")
    page.tap("dialog input")
    page.type("Ada")
    page.tap("dialog button.main")
    page.wait("return document.querySelector('main').textContent.includes('Ada') && !document.querySelector('dialog')")
    server.kill()
    page.wait("return /Not connected|lost|reconnect/i.test(document.body.textContent)")
    server.start()
    page.wait("return /Connected/.test(document.body.textContent)")
    page.goto(f"{server.url}/t/{code}")
    page.wait("return document.querySelector('main')?.textContent.includes('Ada')")


def test_secrets_stay_covered_until_one_looks(page: Page, server: Server) -> None:
    page.tap(".lid-resistance .button.main")
    page.see(".res-ring")
    assert page.run("const it = document.querySelector('.res-face'); return !it || !it.checkVisibility()")


@pytest.mark.parametrize("path", ["/rules/fugitive", "/companion", "/replay"])
def test_a_page_opens_without_a_horizontal_scrollbar(page: Page, server: Server, path: str) -> None:
    page.goto(server.url + path)
    page.see("h1")
    assert page.run("return document.documentElement.scrollWidth <= innerWidth")


def test_two_at_one_device_hand_it_over_covered(page: Page) -> None:
    page.tap(".lid-fugitive .lid-more")
    page.tap("button", "Both on this device")
    page.see("h1", "Pass the device to Player 1")
    assert page.count(".fug-hold") == 0
    page.tap("button", "I am Player 1")
    page.see(".fug-hold")
