"""Take pictures of every page: phone, tablet and desktop, both languages, light and dark.

    crosstable serve --port 8000 &
    python tools/shots.py http://127.0.0.1:8000 [part of a name …]

The pictures go to tests/e2e/shots/, which is not kept in git. Look at them.
"""

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

SHOTS = Path(__file__).parent.parent / "tests/e2e/shots"
SCREENS = {"phone": (360, 740), "tablet": (768, 1024), "desktop": (1440, 900)}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
ARGUMENTS += ["--disable-component-update", "--disable-sync"]


class Player:
    """Somebody at a table who plays over the socket, to bring the table where a picture wants it."""

    def __init__(self, socket: ClientConnection, table: dict[str, Any]) -> None:
        self._socket = socket
        self.ask(do="hello", token=table["token"], last=None)
        self.view: dict[str, Any] | None = None

    def until(self, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until the game looks like this."""
        while self.view is None or not done(self.view):
            message = json.loads(self._socket.recv(timeout=60))
            if message.get("play"):
                self.view = message["play"]["view"]
        return self.view

    def act(self, **action: str) -> None:
        """Play an action of the first game."""
        number = len((self.view or {}).get("moves", ()))
        self.ask(do="act", id=f"shot-{number}", round=1, action=action)

    def ask(self, **request: Any) -> None:
        """Send a request."""
        self._socket.send(json.dumps(request))

    def my_turn(self) -> dict[str, Any]:
        """Wait until this player is to move, or the game is over."""
        return self.until(lambda view: view["outcome"] is not None or view["seat"] in view["waiting"])

    def place_next(self) -> bool:
        """Place a stone near the middle; false if the game is over."""
        view = self.my_turn()
        if view["outcome"]:
            return False
        free = next(o for o in view["offers"] if o["action"] == "place")["fields"]["cell"]["of"]
        before = len(view["moves"])
        self.act(type="place", cell=free[len(free) // 2])
        self.until(lambda view: len(view["moves"]) > before)
        return True


def open_table(url: str, **more: Any) -> dict[str, Any]:
    """A new table with Ada on its first seat."""
    answer = httpx.post(f"{url}/api/tables", json={"game": "cross", "name": "Ada", **more})
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def prepare(url: str, stack: ExitStack) -> dict[str, dict[str, Any]]:
    """The tables the pictures show."""

    def player(table: dict[str, Any]) -> Player:
        address = f"{url.replace('http', 'ws')}/api/tables/{table['code']}/socket"
        return Player(stack.enter_context(connect(address, ping_interval=None)), table)

    bots = {"level": "easy", "seconds": 0.2}
    tables = {"lobby": open_table(url, title="Thursday round", public=True)}
    tables["play"] = open_table(url, bots=bots, start=True, options={"minutes": 10})
    middle = player(tables["play"])
    for _ in range(9):
        middle.place_next()
    middle.my_turn()
    tables["end"] = open_table(url, bots=bots, start=True, options={"size": 5})
    whole = player(tables["end"])
    while whole.place_next():
        pass
    tables["swap"] = open_table(url)
    guest = httpx.post(f"{url}/api/tables/{tables['swap']['code']}/seats", json={"name": "Ben"}).json()
    host = player(tables["swap"])
    host.ask(do="start", id="start")
    host.my_turn()
    host.act(type="place", cell="c4")
    host.until(lambda view: len(view["moves"]) > 0)
    tables["swap"] = guest
    return tables


def scenes(tables: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str, Callable[[Page], None] | None]]:
    """Name, address, and what to do there before the picture."""
    yield "start", "/", None
    yield "settings", "/", lambda page: page.locator(".topbar .icon").last.click()
    yield "lobby", f"/t/{tables['lobby']['code']}", None
    yield "play", f"/t/{tables['play']['code']}", None
    yield "confirm", f"/t/{tables['play']['code']}", lambda page: page.locator(".cell-free").nth(20).click()
    yield "swap", f"/t/{tables['swap']['code']}", None
    yield "end", f"/t/{tables['end']['code']}", None
    yield "replay", f"/t/{tables['end']['code']}/replay/1", lambda page: page.locator(".move button").nth(3).click()
    yield "load", "/replay", None
    yield "rules", "/rules/cross", None
    yield "missing", "/t/NOPE", None


def take(browser: Browser, url: str, tables: dict[str, dict[str, Any]], wanted: list[str]) -> list[str]:
    """All pictures; returns what the browser complained about."""
    complaints: list[str] = []
    seats = {t["code"]: {"token": t["token"], "at": 1} for t in tables.values()}
    for screen, (width, height) in SCREENS.items():
        for language in ("en", "de"):
            for theme in ("light", "dark"):
                context = browser.new_context(viewport={"width": width, "height": height}, base_url=url)
                kept = {"language": language, "theme": theme, "name": "Ada", "seats": seats, "tap": "twice"}
                for key, value in kept.items():
                    entry = f"localStorage.setItem({json.dumps('crosstable.' + key)}, {json.dumps(json.dumps(value))})"
                    context.add_init_script(entry)
                page = context.new_page()
                page.on("pageerror", lambda error: complaints.append(str(error)))
                page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
                for name, address, act in scenes(tables):
                    shot = f"{name}-{screen}-{language}-{theme}"
                    if wanted and not all(part in shot for part in wanted):
                        continue
                    page.goto(address)
                    page.wait_for_load_state("networkidle")
                    if act:
                        act(page)
                    page.wait_for_timeout(500)
                    page.screenshot(path=SHOTS / f"{shot}.png", full_page=name in ("start", "lobby", "rules"))
                context.close()
    return complaints


def main() -> int:
    """Take the pictures from the server at the address given."""
    url, *wanted = sys.argv[1:] or ["http://127.0.0.1:8000"]
    SHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        complaints = take(browser, url.rstrip("/"), prepare(url.rstrip("/"), stack), wanted)
        browser.close()
    for complaint in dict.fromkeys(complaints):
        print(complaint)
    return 0


if __name__ == "__main__":
    sys.exit(main())
