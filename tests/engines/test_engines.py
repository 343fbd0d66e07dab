"""The main ways in the engines of the other phones: Firefox and WebKit, with real taps and keys."""

import shutil
from collections.abc import Iterator

import httpx
import pytest

from e2e.running import Server

from .driving import ENGINES, Page

pytestmark = pytest.mark.browser
NEEDED = {"firefox": "firefox-esr", "webkit": "WebKitWebDriver"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots play anything: here the browser is tried, not they."""
    running = Server(tmp_path_factory.mktemp("engines") / "tables.sqlite3", "--workers", "0")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module", params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in ENGINES])
def browser(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A browser of each engine, once for all tests: to start one takes longer than most of them."""
    if not shutil.which(NEEDED[request.param]):
        pytest.fail(f"No {NEEDED[request.param]} on this machine: tools/need-engines installs it.")
    with ENGINES[request.param]() as opened:
        yield opened


FORGET = """localStorage.clear(); sessionStorage.clear();
localStorage.setItem('crosstable.language', '"en"');
localStorage.setItem('crosstable.options.cross', '{"size": 5}');
localStorage.setItem('crosstable.options.crossfire', '{"seconds": 20, "aim_seconds": 5}');
const workers = navigator.serviceWorker.getRegistrations();
workers.then((all) => Promise.all(all.map((one) => one.unregister()))).then(() => caches.keys())
  .then((names) => Promise.all(names.map((name) => caches.delete(name))))
  .then(() => { document.body.dataset.forgot = 'yes'; });"""


@pytest.fixture
def page(browser: Page, server: Server) -> Page:
    """A browser that has forgotten everything, on the start page, in English."""
    browser.goto(f"{server.url}/web/main.js")  # of this server, but nothing runs there and nothing is kept
    browser.run(FORGET)
    browser.wait("return document.body.dataset.forgot")
    browser.goto(server.url)
    return browser


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
    page.see(".verdict-wait", "no workers")  # what stands under it moves until then
    page.tap(".ending a", "Review")
    page.see("input[type=range], [role=slider]")


FUGITIVE = (
    ".fug-hand-place .button.main",
    ".fug-naming .button.main",
    ".fug-hand-place:has(.fug-chosen) .fug-hold:not(.fug-chosen, .fug-sprinting)",
    ".fug-hold.fug-possible",
    ".fug-number.fug-note-open",
    ".fug-pile",
    ".fug-hand-place .fug-buttons .button",
)
RESISTANCE = (
    ".dialog[open] .dialog-head .icon",  # a tap on somebody who has just been chosen by it opens what is known of them
    ".reveal-done",
    ".hold-big",
    ".res-asked .res-lay",
    ".res-asked .row .button:not(.res-back)",
    ".res-asked .res-handcard[data-card=success]",
    ".res-open:not(.res-chosen)",
)
CROSSFIRE = (
    ".reveal-done",
    ".hold-big",
    ".round-dock .cf-row .button.main",
    ".round-dock .choice:not(:has(:checked)) label",
    ".round:has([data-phase=aim]):not(:has(.cf-seats [aria-pressed=true])) .cf-seats button",
    ".round-dock[data-phase=over] .button",
    ".round-dock:not([data-phase=aim]) .hold-bar",
)


def test_fugitive_is_played_to_its_end(page: Page) -> None:
    page.tap(".lid-fugitive .button.main")
    page.play(FUGITIVE)


def test_the_resistance_is_played_to_its_end(page: Page) -> None:
    page.tap(".lid-resistance .button.main")
    page.play(RESISTANCE)
    page.wait("return document.querySelectorAll('.res-unmasked li').length >= 5")


def test_crossfire_is_played_to_its_end(page: Page) -> None:
    page.tap(".lid-crossfire .button.main")
    page.play(CROSSFIRE)
    page.see(".cf-results li")


VOICE = """window.told = [];
const fake = Object.assign(new EventTarget(), {
  getVoices: () => [{lang: 'en-GB', name: 'Ear'}], cancel: () => undefined,
  speak: (line) => { window.told.push(line.text); setTimeout(() => line.onend?.(), 20); }});
Object.defineProperty(window, 'speechSynthesis', {value: fake, configurable: true});
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };"""
"""A voice that writes down what it says, put in place before any page asks for one."""


def test_the_companion_reads_aloud_what_it_shows(page: Page) -> None:
    page.run(VOICE)
    page.tap("a", "At a real table")
    page.tap(".com-box.lid-crossfire")
    page.tap(".start-bar .main")
    page.tap(".start-bar .main")
    first = page.see(".teller-line").strip()
    if page.run("return !window.told.length"):
        page.tap(".teller-buttons [aria-pressed]")
    page.wait("return window.told.length > 1")
    assert page.run("return window.told[0]") == first


def test_without_the_server_the_start_page_says_what_works(page: Page, server: Server) -> None:
    page.run("navigator.serviceWorker.ready.then(() => { document.body.dataset.kept = 'yes'; })")
    page.wait("return document.body.dataset.kept")
    server.kill()
    try:
        page.goto(server.url)
        page.see("h1", "No connection")
        page.tap("main .row a")
        page.see(".rules-section[id]")
    finally:
        server.start()


def test_a_guest_joins_by_link_and_comes_back_after_the_server_died(page: Page, server: Server) -> None:
    code = httpx.post(f"{server.url}/api/tables", json={"game": "cross", "name": "Bo"}, timeout=60).json()["code"]
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
