"""Take pictures of every page: phone, tablet and desktop, both languages, light and dark.

    crosstable serve --port 8000 --bot-pause 0 &
    python tools/shots.py http://127.0.0.1:8000 [part of a name …]

A name is `what-screen-language-theme`; only pictures with all parts in their names are taken. The pictures go to
tests/e2e/shots/, which is not kept in git. Look at them. It prints the name of each table that is played and of each
picture that is taken, and at the end what the browser complained about and every page that is wider than its screen or
shows the key of a missing text.
"""

import itertools
import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, Route, sync_playwright

from shot_tables import SEATS, Room, Table, prepare

SHOTS = Path(__file__).parent.parent / "tests/e2e/shots"
SCREENS = {"phone": (360, 740), "phone390": (390, 844), "tablet": (768, 1024), "desktop": (1440, 900)}
SCREENS |= {"desk1280": (1280, 720), "desk1366": (1366, 768), "wall": (1920, 1080)}
LOOKS = (
    *itertools.product(("phone", "tablet", "desktop"), ("en", "de"), ("light", "dark")),
    *(("phone390", "de", "light"), ("phone390", "en", "dark"), ("wall", "en", "dark"), ("wall", "de", "light")),
    *(("desk1280", "de", "light"), ("desk1366", "en", "dark")),
)
TABS: dict[str, tuple[str, ...]] = {"cross": ("insight", "course"), "fugitive": ("insight", "course")}
TABS |= dict.fromkeys(("resistance", "crossfire"), ("insight", "said", "course"))
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
ARGUMENTS += ["--disable-component-update", "--disable-sync"]
ARGUMENTS += ["--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"]
LONG = ("start", "lobby", "guest", "rules", "winners", "review", "companion-setup", "companion-cards")
DRAWN = "for (const part of document.querySelectorAll('main *')) part.style.contentVisibility = 'visible'"
"""A picture of a whole page has also what is only drawn as it is scrolled to."""
TABLES = ("lobby", "play", "ten", "end")
"""What the room screen has a picture of."""
MISSING_TEXT = re.compile(r"\[[a-z]+(?:-[a-zA-Z0-9]+)+\]")

Act = Callable[[Page], None]


class Scene(NamedTuple):
    """A picture: its name, the address, and what to do there first; without an address it goes on from the last one."""

    name: str
    address: str | None
    act: Act = lambda page: None


def click(*selectors: str) -> Act:
    """Click one after the other."""

    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return act


def click_through(selector: str) -> Act:
    """Click as long as there is something to click."""

    def act(page: Page) -> None:
        while page.locator(selector).count():
            page.locator(selector).first.click()

    return act


def review_together(page: Page) -> None:
    """Take the lead; on a phone the button is behind another, unless somebody leads already."""
    lead = page.locator(".together .button >> visible=true")
    if not lead.count() and (more := page.locator(".review-more")).is_visible():
        more.click()
    lead.last.click()


def begin_guide(page: Page) -> None:
    """Begin the guided first game from the rules."""
    page.locator(".rules-go .main").click()
    page.locator(".guide, .reveal").first.wait_for(state="attached")


def without_network(page: Page) -> None:
    """Open the start page as the worker shows it when the server does not answer."""

    def answer(route: Route) -> None:
        route.fulfill(body=route.fetch().text().replace("<html ", "<html data-offline "), content_type="text/html")

    page.route("**/", answer)
    page.goto("/")
    page.locator("h1").wait_for()
    page.unroute("**/")


def from_shelf(game: str) -> Act:
    """Put the companion's last game back, and take this one from its shelf."""

    def act(page: Page) -> None:
        page.locator(".way, .com-shelf").first.wait_for()
        if page.locator(".way > .plain").count():
            page.locator(".way > .plain").click()
        page.locator(f".com-box.lid-{game}").click()

    return act


def scenes(tables: dict[str, Table]) -> Iterator[Scene]:
    """Every picture, in an order in which one can lead to the next."""
    yield Scene("start", "/")
    yield Scene("settings", "/", click(".topbar .icon >> nth=-1"))
    yield Scene("sheet", "/", click(".lid-fugitive .lid-more"))
    yield Scene("offline", "/", without_network)
    yield Scene("load", "/replay")
    yield Scene("verify", "/verify")
    yield Scene("missing", "/t/NOPE")
    for name, table in tables.items():
        yield from at_table(name, f"/t/{table['code']}")
    for game in SEATS:
        yield Scene(f"rules-{game}", f"/rules/{game}")
        yield Scene(f"guide-{game}", f"/rules/{game}", begin_guide)
        yield from companion(game)


def at_table(name: str, address: str) -> Iterator[Scene]:
    """The pictures of one table."""
    kind, _, game = name.partition("-")
    if kind == "menu":
        yield Scene("menu", address, click(".table-menu"))
        yield Scene("menu-link", None, click(".hand-over .button"))
        yield Scene("menu-end", address, click(".table-menu", ".menu-host .button >> nth=1"))
        yield Scene("menu-close", address, click(".table-menu", ".menu-host .button >> nth=2"))
        yield Scene("keys", address, lambda page: page.keyboard.press("?"))
    elif kind == "series":
        yield Scene("standings", address, click(".series-button"))
        yield Scene("winners", address, click(".ending .button.main"))
    elif kind == "chat":
        yield Scene("chat", address, click(".chat-button"))
        yield Scene("now", address, click(".topbar-middle > .icon"))
    else:
        yield Scene(name, address)
    if kind == "end":
        middle = {"cross": 9, "fugitive": 12, "resistance": 20, "crossfire": 12}[game]
        yield Scene(f"review-{game}-steps", f"{address}/games/1?step={middle}&seat=1", click("#review-tab-steps"))
        for tab in TABS[game]:
            yield Scene(f"review-{game}-{tab}", None, click(f"#review-tab-{tab}"))
        yield Scene(f"review-{game}-together", f"{address}/games/1?step=1", review_together)


def companion(game: str) -> Iterator[Scene]:
    """A game at a real table, step by step."""
    name = f"companion-{game}"
    if game == "cross":
        yield Scene("companion-shelf", "/companion")
    yield Scene(f"{name}-setup", "/companion", from_shelf(game))
    yield Scene(f"{name}-cards", None, click(".start-bar .main"))
    yield Scene(f"{name}-opening", None, click(".start-bar .main"))
    yield Scene(f"{name}-during", None, click_through(".teller-buttons .main"))
    if game == "crossfire":
        yield Scene(f"{name}-timer", None, click(".sand-buttons .button >> nth=-1", ".sand-buttons .main"))
        yield Scene(f"{name}-shot", None, click(".sand-buttons .button >> nth=-1", ".start-bar .main"))
        yield Scene(f"{name}-result", None, click_through(".teller-buttons .main"))
    else:
        yield Scene(f"{name}-result", None, click(".start-bar .com-over"))
    winners = [".com-winners input >> nth=-1", ".com-winners input >> nth=-2"][: 2 if game == "resistance" else 1]
    yield Scene(f"{name}-points", None, click(*winners, ".start-bar .main"))


def on_the_wall(scene: Scene) -> Scene | None:
    """The same table on a room screen; nothing else is shown there."""
    found = re.fullmatch(r"/t/(\w+)", scene.address or "")
    return Scene(scene.name, f"/tv/{found[1]}") if found and scene.name.startswith(TABLES) else None


class Camera:
    """One screen in one language and theme."""

    def __init__(self, browser: Browser, url: str, look: tuple[str, str, str], tables: dict[str, Table]) -> None:
        screen, language, theme = look
        width, height = SCREENS[screen]
        self.look = "-".join(look)
        self.complaints: list[str] = []
        self._width = width
        context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=url, service_workers="block"
        )
        context.set_default_timeout(6_000)
        seats = {table["code"]: {"token": table["token"], "at": 1} for table in tables.values()}
        kept = {"language": language, "theme": theme, "name": "Ada", "seats": seats, "tap": "twice"}
        script = "".join(
            f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {json.dumps(json.dumps(value))});"
            for key, value in ((json.dumps(f"crosstable.{name}"), value) for name, value in kept.items())
        )
        context.add_init_script(script)
        self._page = context.new_page()
        self._page.on("pageerror", lambda error: self.complaints.append(f"{self.look}: {error}"))

    def take(self, scene: Scene) -> None:
        """Go there, do it, take the picture, and look for the simplest mistakes."""
        shot, page = f"{scene.name}-{self.look}", self._page
        try:
            if scene.address:
                page.goto(scene.address)
                page.wait_for_load_state("networkidle")
            scene.act(page)
        except Error as error:
            self.complaints.append(f"{shot}: {str(error).splitlines()[0]}")
            return
        page.evaluate(DRAWN)
        page.wait_for_timeout(350)
        page.screenshot(path=SHOTS / f"{shot}.png", full_page=scene.name.startswith(LONG))
        print(shot, flush=True)
        if page.evaluate("document.documentElement.scrollWidth") > self._width:
            self.complaints.append(f"{shot}: wider than the screen")
        for key in MISSING_TEXT.findall(page.locator("body").inner_text()):
            self.complaints.append(f"{shot}: no text {key}")

    def close(self) -> None:
        """Put it away."""
        self._page.context.close()


def take_all(browser: Browser, url: str, wanted: list[str]) -> list[str]:
    """All pictures with these parts in their names; returns what was noticed."""
    kinds = {*SCREENS, "en", "de", "light", "dark"}
    looks = [look for look in LOOKS if not kinds & {*wanted} - {*look}]
    parts = [part for part in wanted if part not in kinds]
    noticed: list[str] = []

    def asked(scene: Scene) -> bool:
        return all(part in scene.name for part in parts)

    with ExitStack() as stack:
        tables = prepare(Room(url, stack), lambda name: any(map(asked, at_table(name, ""))))
        chosen = list(filter(asked, scenes(tables)))
        for look in looks:
            camera = Camera(browser, url, look, tables)
            for scene in filter(None, map(on_the_wall, chosen)) if look[0] == "wall" else chosen:
                camera.take(scene)
            camera.close()
            noticed += camera.complaints
    return noticed


def main() -> int:
    """Take the pictures from the server at the address given."""
    url, *wanted = sys.argv[1:] or ["http://127.0.0.1:8000"]
    SHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        noticed = take_all(browser, url.rstrip("/"), wanted)
        browser.close()
    print(*dict.fromkeys(noticed), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
