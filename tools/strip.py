"""Film a whole game of ten as strips of pictures: two phones, a desktop and the room screen at one table.

    python tools/strip.py resistance FOLDER [--preset everything] [--pace normal]

Three people play in browsers, at a pace of people and without thinking; bots have the other seats. A picture is taken
of every screen whose words have changed, from the lobby to the game after. The sheets in FOLDER have a row a moment.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from e2e.conftest import ARGUMENTS
from e2e.recording import PLAY, RECORD
from e2e.running import Server, chromium

SEATS = 10
FASTER: dict[str, dict[str, Any]] = {"crossfire": {"seconds": 60, "aim_seconds": 15}}
WORDS = "document.body.innerText.replace(/\\d+:\\d\\d|\\d+ s\\b/g, '')"
OVER = ".ending, .cf-results"


class Screen(NamedTuple):
    """A device in the room."""

    name: str
    size: ViewportSize
    language: str = "en"
    theme: str = "light"


SCREENS = (
    Screen("phone", {"width": 360, "height": 740}),
    Screen("phone-de", {"width": 390, "height": 844}, "de", "dark"),
    Screen("desk", {"width": 1440, "height": 900}),
    Screen("wall", {"width": 1920, "height": 1080}),
)
PEOPLE = ("Ada", "Maximiliane", "Ben")


class Film:
    """The pictures of one game, and the sheets made of them."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self._browser = browser
        self._url = server.url
        self._folder = folder
        self._seen: dict[str, str] = {}
        self._shots: list[tuple[float, str, str]] = []
        self._begun = time.monotonic()
        self.pages: list[Page] = []

    def seat(self, screen: Screen, code: str, token: str | None) -> Page:
        """Put a device on the table; without a token it hangs on the wall."""
        context = self._browser.new_context(viewport=screen.size, base_url=self._url, service_workers="block")
        kept: dict[str, Any] = {"language": screen.language, "theme": screen.theme}
        if token:
            kept["seats"] = {code: {"token": token, "at": 1}}
        stored = "".join(
            f"localStorage.setItem('crosstable.{name}', {json.dumps(json.dumps(value))});"
            for name, value in kept.items()
        )
        context.add_init_script(f"{stored}({RECORD})()")
        page = context.new_page()
        page.goto(f"/t/{code}" if token else f"/tv/{code}")
        page.wait_for_load_state("networkidle")
        self.pages.append(page)
        return page

    def look(self) -> None:
        """Take a picture of every screen that tells something new."""
        for screen, page in zip(SCREENS, self.pages, strict=True):
            words = str(page.evaluate(WORDS))
            if self._seen.get(screen.name) == words:
                continue
            self._seen[screen.name] = words
            name = f"{len(self._shots):04}-{screen.name}.jpg"
            page.screenshot(path=self._folder / name, type="jpeg", quality=80)
            self._shots.append((time.monotonic() - self._begun, screen.name, name))

    def watch(self, seconds: float, until: str = "false") -> None:
        """Look for so long, or until this is so on the first screen."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.pages[0].evaluate(until):
            self.look()
            time.sleep(0.15)

    def sheets(self, rows: int = 5) -> None:
        """Lay the pictures out: a row a second, a column a screen."""
        lines: dict[int, dict[str, str]] = {}
        for at, screen, name in self._shots:
            lines.setdefault(int(at), {})[screen] = name
        page = self._browser.new_page(viewport={"width": 2000, "height": 100})
        times = sorted(lines)
        for first in range(0, len(times), rows):
            body = "".join(_row(at, lines[at]) for at in times[first : first + rows])
            sheet = self._folder / f"sheet-{first // rows:03}.html"
            sheet.write_text(f"<body style='margin:0;background:#888;font:14px sans-serif'>{body}")
            page.goto(sheet.resolve().as_uri())
            page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
        page.close()


def _row(at: int, shots: dict[str, str]) -> str:
    cells = (
        f"<img src='{shots[screen.name]}' style='height:400px;margin:2px'>" if screen.name in shots else ""
        for screen in SCREENS
    )
    return f"<div style='display:flex'><b style='width:2.5rem'>{at}</b>{''.join(cells)}</div>"


def gather(film: Film, url: str, game: str, options: dict[str, Any]) -> Page:
    """Three people at a table of ten, and a screen on the wall."""
    found = httpx.post(
        f"{url}/api/tables", json={"game": game, "name": PEOPLE[0], "seats": SEATS, "options": options}
    ).json()
    seats = f"{url}/api/tables/{found['code']}/seats"
    tokens = [found["token"], *(httpx.post(seats, json={"name": name}).json()["token"] for name in PEOPLE[1:])]
    for screen, token in zip(SCREENS, [*tokens, None], strict=True):
        film.seat(screen, found["code"], token)
    return film.pages[0]


def preset(url: str, game: str, name: str) -> dict[str, Any]:
    """The options of a set-up with a name."""
    games = httpx.get(f"{url}/api/games").json()
    presets = next(one for one in games if one["id"] == game)["presets"]["of"]
    chosen: dict[str, Any] = next(one for one in presets if one["id"] == name)["seats"][str(SEATS)]
    return chosen


def play(film: Film, host: Page) -> None:
    """From the lobby through the game to the one after."""
    film.look()
    for request in (
        {"do": "fill_bots", "id": "s1", "bot": {"level": "medium", "seconds": 0.3}},
        {"do": "start", "id": "s2"},
    ):
        host.evaluate("(request) => window.line.send(JSON.stringify(request))", request)
        film.watch(1)
    for number, page in enumerate(film.pages[: len(PEOPLE)]):
        page.evaluate(PLAY, 1500 + 400 * number)
    over = f"document.querySelector('{OVER}') !== null"
    film.watch(1500, over)
    film.watch(10)
    for page in film.pages[1 : len(PEOPLE)]:
        page.locator(".ending .button.main").first.click()
        film.watch(1)
    host.locator(".ending .button.main").first.click()
    film.watch(8)


def main() -> None:
    """Film one game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--preset", default="everything")
    asked.add_argument("--pace", default="normal")
    chosen = asked.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    server = Server(chosen.folder / "tables.sqlite3", "--pace", chosen.pace, "--bot-pause", "1")
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        film = Film(browser, server, chosen.folder)
        options = {**preset(server.url, chosen.game, chosen.preset), **FASTER.get(chosen.game, {})}
        try:
            play(film, gather(film, server.url, chosen.game, options))
        finally:
            film.sheets()
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
