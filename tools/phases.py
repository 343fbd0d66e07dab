"""Picture every phase and every moment of a game, on a phone, a desktop and the room screen, in both languages.

    python tools/phases.py resistance FOLDER [--seats 6] [--only accused] [--screens phone-en,wall-de] [--setup JSON]

Random games are searched for the first step of each kind; real pages are told that step and nothing else, so that a
moment that comes once in fifty games is seen in a second. A moment is pictured when its result is seen.
"""

import argparse
import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from crosstable.core import EVERYBODY, AnyGame
from crosstable.core.codec import encode
from crosstable.core.game import refusal
from crosstable.core.moments import holds, times
from crosstable.core.parts import MOMENTS, load
from crosstable.games import GAMES
from e2e.conftest import ARGUMENTS
from e2e.fed import FED, tell
from e2e.recording import RECORD
from e2e.running import Server, chromium
from helpers.playing import Played, begin, random_turns

SLOWLY = 20
"""A moment lasts so many times as long, so that it stands still for the picture."""
PEOPLE = ("Ada", "Maximiliane", "Ben", "Friederike")
SETUPS: dict[str, list[dict[str, Any]]] = {
    "resistance": [
        {"plot": True, "hunter": True, "inquisitor": True, "deep_agent": True, "pretender": True, "blame": True},
        {"hunter": True, "reverser": "both", "dummy_agent": True, "coordinator": True, "targeting": True},
    ],
    "crossfire": [
        {"peace_keeper": True, "bodyguard": True, "bomber": True, "notebook": "statements"},
        {"mode": "sniper"},
    ],
}


class Screen(NamedTuple):
    """A device in the room; on the wall nobody sits."""

    name: str
    size: ViewportSize
    language: str
    theme: str = "light"

    @property
    def wall(self) -> bool:
        """Whether it hangs on the wall."""
        return self.name.startswith("wall")


PHONE: ViewportSize = {"width": 360, "height": 740}
LARGER: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
WALL: ViewportSize = {"width": 1920, "height": 1080}
SCREENS = (
    Screen("phone-en", PHONE, "en"),
    Screen("phone-de", LARGER, "de", "dark"),
    Screen("small-de", PHONE, "de"),
    Screen("desk-en", DESK, "en"),
    Screen("desk-de", LAPTOP, "de", "dark"),
    Screen("large-de", WALL, "de"),
    Screen("wall-en", WALL, "en"),
    Screen("wall-de", WALL, "de"),
)


class Scene(NamedTuple):
    """A step of a game worth a picture: what it is called, who is asked, what came before, and when it is pictured."""

    name: str
    played: Played
    step: int
    seat: int
    at: float
    """Milliseconds of its moments that are over, at normal pace; below 0: they are all over."""


def _events(told: Any) -> Any:
    return json.loads(encode(told.event))


def _variant(event: Any) -> str:
    """What kinds of one event look different."""
    parts = (event.get(key) for key in ("card", "right", "success", "approved", "how", "early", "why", "wave"))
    chosen = [str(part) for part in parts if isinstance(part, str | bool | int)]
    return "-".join([event["type"], *chosen])


def _scenes_of(played: Played, step: int) -> Iterator[Scene]:
    """The moments of a step, and what is asked after it."""
    game = played.game
    now = played.steps[step]
    part = load(game.facts, MOMENTS)
    assert part
    heard = tuple(one for one in now.events if one.to == EVERYBODY)
    begun = 0.0
    actors = sorted(game.actors(now.state)) or [0]
    for told, lasts, hold in zip(
        heard, times(heard, part.MOMENTS, "normal"), holds(heard, part.MOMENTS, "normal"), strict=True
    ):
        if lasts:
            at = hold + 0.7 * (lasts - hold) if 0 < hold < lasts else 0.6 * lasts
            yield Scene(f"moment-{_variant(_events(told))}", played, step, actors[0], begun + at)
        begun += lasts
    words = {str(word.__struct_config__.tag) for word in part.TALK.words}
    for offer in sorted({offer.action for seat in actors for offer in game.offers(now.state, seat)} - words):
        asked = next(seat for seat in actors if offer in {one.action for one in game.offers(now.state, seat)})
        yield Scene(f"ask-{now.state.phase}-{offer}", played, step, asked, -1)
    others = [seat for seat in range(played.seats) if seat not in actors]
    if others:
        yield Scene(f"wait-{now.state.phase}", played, step, others[0], -1)


def fitting(game: AnyGame, setup: dict[str, Any], seats: int) -> dict[str, Any] | None:
    """As much of a set-up as so many can play, from its last option on; None: its mode is not for so many."""
    while setup and refusal(game, msgspec.convert(setup, game.facts.options), seats):
        setup = dict(list(setup.items())[1:])
    return setup or None


def scenes(game: AnyGame, setups: list[dict[str, Any]], seats: int, only: str) -> list[Scene]:
    """The first step of each kind in random games of each set-up."""
    found: dict[str, Scene] = {}
    for setup in setups:
        chosen = fitting(game, setup, seats)
        options = msgspec.convert(chosen or {}, game.facts.options)
        for number in range(25 if chosen else 0):
            played = begin(game, options, seats, bytes([number]) * 32)
            rng = random.Random(number)
            for _ in random_turns(played, rng, asides=0.15):
                pass
            for step in range(len(played.steps)):
                for scene in _scenes_of(played, step):
                    name = scene.name if setup is setups[0] else f"{scene.name}-b"
                    if scene.name not in found or (name not in found and setup.get("mode")):
                        found[name] = scene._replace(name=name)
    return [found[name] for name in sorted(found) if re.search(only, name)]


def gather(browser: Browser, url: str, game: str, seats: int) -> dict[str, Page]:
    """A table with four people, the others bots, on every screen."""
    found = httpx.post(f"{url}/api/tables", json={"game": game, "name": PEOPLE[0], "seats": seats}).json()
    code = found["code"]
    for name in PEOPLE[1:]:
        httpx.post(f"{url}/api/tables/{code}/seats", json={"name": name})
    pages = {}
    host = browser.new_context(base_url=url, service_workers="block").new_page()
    kept = json.dumps(json.dumps({code: {"token": found["token"], "at": 1}}))
    host.add_init_script(f"localStorage.setItem('crosstable.seats', {kept});({RECORD})()")
    host.goto(f"/t/{code}")
    host.locator(".lobby").first.wait_for()
    host.wait_for_function("() => window.line?.readyState === 1")
    request = {"do": "fill_bots", "id": "f", "bot": {"level": "medium", "seconds": 0.3}}
    host.evaluate("(request) => window.line.send(JSON.stringify(request))", request)
    host.wait_for_timeout(500)
    for screen in SCREENS:
        context = browser.new_context(
            viewport=screen.size, base_url=url, service_workers="block", reduced_motion="reduce"
        )
        settings = {"language": screen.language, "theme": screen.theme}
        stored = "".join(
            f"localStorage.setItem('crosstable.{name}', {json.dumps(json.dumps(value))});"
            for name, value in settings.items()
        )
        context.add_init_script(f"{stored}({FED})()")
        page = context.new_page()
        page.goto(f"/tv/{code}" if screen.wall else f"/t/{code}")
        page.wait_for_function("() => window.first !== undefined")
        if screen.wall:
            page.evaluate("(language) => { window.first.language = language; }", screen.language)
        pages[screen.name] = page
    return pages


def main() -> None:
    """Picture one game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--seats", type=int, default=10)
    asked.add_argument("--only", default="")
    asked.add_argument("--setup", type=json.loads, help="the options of one set-up, in place of those that show most")
    asked.add_argument("--screens", default=",".join(screen.name for screen in SCREENS))
    chosen = asked.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    game = next(one for one in GAMES.values() if one.facts.id == chosen.game)
    setups = [chosen.setup] if chosen.setup else SETUPS[chosen.game]
    found = scenes(game, setups, chosen.seats, chosen.only)
    print(len(found), "scenes:", *(scene.name for scene in found))
    server = Server(chosen.folder / "tables.sqlite3", "--pace", "normal")
    server.start(warm=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            pages = gather(browser, server.url, chosen.game, chosen.seats)
            for scene in found:
                for screen in SCREENS:
                    if screen.name not in chosen.screens:
                        continue
                    page = pages[screen.name]
                    seat = None if screen.wall else scene.seat
                    tell(page, scene.played, scene.step, seat, gone=scene.at, slowly=SLOWLY)
                    page.wait_for_timeout(350)
                    page.screenshot(path=chosen.folder / f"{scene.name}.{screen.name}.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
