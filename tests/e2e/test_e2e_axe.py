"""axe-core looks at every page, in both themes and both languages, at the size of a phone.

A page that is new gets a line in PAGES: its name and how to get there. Every page is looked at four times without
loading it again: whole in each language, and for its contrasts in the dark.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from crosstable.games import GAMES

from .conftest import PHONE
from .people import watch_deal
from .running import Server
from .test_e2e_resistance import know

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
FOR_TWO = next(name for name, game in GAMES.items() if max(game.facts.seats) == 2)
FOR_MANY = next(name for name, game in GAMES.items() if max(game.facts.seats) > 5)

LOOK = """async (rules) => {
  const only = rules.length ? { runOnly: rules } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...only });
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`);
}"""
THEME = "theme => void (document.documentElement.dataset.theme = theme)"
OTHER_LANGUAGE = "document.querySelector('.topbar .language').click()"


def look(page: Page, *rules: str) -> list[str]:
    """What axe finds on the page as it is; with rules only what breaks these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(LOOK, list(rules))
    return found


def check(page: Page) -> None:
    """No serious or critical finding on the page as it is."""
    assert look(page) == []


def check_every_way(page: Page) -> None:
    """No serious or critical finding in either language and either theme."""
    found = {}
    for language in ("first language", "other language"):
        page.evaluate(THEME, "light")
        found[f"{language}, light"] = look(page)
        page.evaluate(THEME, "dark")
        found[f"{language}, dark"] = look(page, "color-contrast")
        before = page.locator("html").get_attribute("lang")
        page.evaluate(OTHER_LANGUAGE)
        expect(page.locator("html")).not_to_have_attribute("lang", before or "")
    assert {way: seen for way, seen in found.items() if seen} == {}


class Places:
    """A phone with a seat at tables of every game: in the lobby, and in a game with bots."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self._url = f"{server.url}/api/tables"
        held: dict[str, Any] = {}
        self.lobby = {game: self._open(held, game, public=True, title="Thursday") for game in (FOR_TWO, FOR_MANY)}
        bots = {"level": "easy", "seconds": 0}
        self.playing = {game: self._open(held, game, bots=bots, start=True) for game in GAMES}
        page.add_init_script(f"localStorage.setItem('crosstable.seats', {json.dumps(json.dumps(held))})")

    def _open(self, held: dict[str, Any], game: str, **table: Any) -> str:
        seated = httpx.post(self._url, json={"game": game, "name": "Ada", **table}, timeout=30).json()
        held[seated["code"]] = {"token": seated["token"], "at": 1}
        return str(seated["code"])

    def go(self, address: str, shows: str) -> None:
        """Go there and wait until it shows this."""
        self.page.goto(address)
        expect(self.page.locator(shows).first).to_be_visible()

    def at(self, game: str) -> None:
        """Sit at the running game, with nothing lying over it."""
        self.go(f"/t/{self.playing[game]}", f"main [data-seat], .{game}")
        if self.page.locator(".cf-opening").count():
            watch_deal(self.page)
        elif self.page.locator(".reveal").count():
            know(self.page)

    def ended(self) -> None:
        """Give up the game of CROSS, if that has not happened yet."""
        self.at("cross")
        expect(self.page.locator(".ending, .extras button").first).to_be_visible()
        if not self.page.locator(".ending").count():
            self.page.locator(".extras button").first.click()
            self.page.locator("dialog .danger").click()
        expect(self.page.locator(".ending")).to_be_visible()

    def chat(self) -> None:
        """Open the chat of a running game, with something said in it."""
        self.at("fugitive")
        self.page.locator(".chat-button").click()
        self.page.locator(".chat-chip").last.click()
        expect(self.page.locator(".chat-line").first).to_be_visible()

    def chat_settings(self) -> None:
        """Open what the host decides about the chat."""
        self.chat()
        self.page.locator(".chat-foot button").click()
        expect(self.page.locator(".chat-manage")).to_be_visible()

    def replay(self) -> None:
        """Look through the game of CROSS that is over."""
        self.ended()
        self.go(f"/t/{self.playing['cross']}/replay/1", "[role=slider], input[type=range]")

    def settings(self) -> None:
        """Open the settings."""
        self.go("/", ".lid")
        self.page.locator(".topbar .icon").last.click()
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def menu(self) -> None:
        """Open the menu of a table."""
        self.at("fugitive")
        self.page.locator(".table-menu").click()
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def moment(self) -> None:
        """Open the rules of this moment."""
        self.at("resistance")
        self.page.locator(".now-button").click()
        expect(self.page.locator("dialog .statements li").first).to_be_visible()

    def guided(self) -> None:
        """Have the guide beside the game of Crossfire."""
        self.page.evaluate(f"localStorage.setItem('crosstable.guide.{self.playing['crossfire']}', '[]')")
        self.at("crossfire")
        expect(self.page.locator(".guide")).to_be_visible()

    def keys(self) -> None:
        """Show the keys."""
        self.at("crossfire")
        self.page.keyboard.press("?")
        expect(self.page.locator("dl.keys")).to_be_visible()


def rules(game: str) -> Callable[[Places], None]:
    """The rules of a game."""
    return lambda places: places.go(f"/rules/{game}", "main h2")


def puzzles(game: str) -> Callable[[Places], None]:
    """The first puzzle of a game."""
    return lambda places: places.go(f"/puzzles/{game}", ".puzzle-picture > *")


def table(game: str) -> Callable[[Places], None]:
    """The table of a game that runs."""
    return lambda places: places.at(game)


PAGES: dict[str, Callable[[Places], None]] = {
    "start": lambda places: places.go("/", ".open-tables a"),
    "settings": Places.settings,
    **{f"rules of {game}": rules(game) for game in GAMES},
    "lobby for two": lambda places: places.go(f"/t/{places.lobby[FOR_TWO]}", ".seats"),
    "lobby for many": lambda places: places.go(f"/t/{places.lobby[FOR_MANY]}", ".seats"),
    **{f"table of {game}": table(game) for game in GAMES},
    "keys": Places.keys,
    "menu of a table": Places.menu,
    "rules of the moment": Places.moment,
    "guided game": Places.guided,
    "chat": Places.chat,
    "chat settings": Places.chat_settings,
    "ending": Places.ended,
    "replay": Places.replay,
    "replay of a file": lambda places: places.go("/replay", "input[type=file]"),
    "verifying a file": lambda places: places.go("/verify", ".verify-words"),
    "companion": lambda places: places.go("/companion", "main h1, main h2"),
    **{f"puzzles of {game}": puzzles(game) for game in GAMES},
    "missing": lambda places: places.go("/nowhere", "main"),
}


@pytest.fixture(scope="module")
def places(browser: Browser, server: Server) -> Iterator[Places]:
    """One phone for all pages."""
    context = browser.new_context(
        viewport=PHONE, base_url=server.url, reduced_motion="reduce", bypass_csp=True, locale="en-GB"
    )
    context.set_default_timeout(40_000)
    yield Places(context.new_page(), server)
    context.close()


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(name: str, places: Places) -> None:
    PAGES[name](places)
    check_every_way(places.page)
