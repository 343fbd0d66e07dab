"""Drives Firefox (WebDriver BiDi) and WebKit (WebDriver) as far as the tests need it: open, look, tap, type."""

import json
import shutil
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import connect

from e2e.running import free_port

PATIENCE = 120.0
SCREEN = (390, 780)
VISIBLE = """const found = [...document.querySelectorAll(%s)].filter((it) => it.checkVisibility() && !it.disabled
  && (it.ariaLabel ?? it.textContent).includes(%s));"""
MIDDLE = "if (!found.length) return null; found[0].scrollIntoView({block: 'center'}); found[0].focus?.();" + (
    "const box = found[0].getBoundingClientRect(), at = [box.x + box.width / 2, box.y + box.height / 2];"
    "return found[0].contains(document.elementFromPoint(...at)) ? at : null;"
)


FIRST = """if (document.querySelector('.ending h2')) return {over: true};
for (const way of %s) {
  const can = (it) => it.checkVisibility() && !it.disabled;
  const found = [...document.querySelectorAll(way)].find(can);
  found?.scrollIntoView({block: 'center'});
  const box = found?.getBoundingClientRect(), at = box && [box.x + box.width / 2, box.y + box.height / 2];
  if (at && found.contains(document.elementFromPoint(...at))) return {at, held: found.matches('.hold-bar, .hold-big')};
}
return null;"""
"""The first of these ways that is open, or that the game is over."""
HELD = 1800
"""Milliseconds one holds what is covered."""


class Engine(Protocol):
    """What differs from engine to engine."""

    def goto(self, url: str) -> None:
        """Open an address."""

    def run(self, body: str) -> Any:
        """What the body of a function returns in the page."""

    def act(self, actions: list[dict[str, Any]]) -> None:
        """Real input, as WebDriver describes it."""


class Page:
    """A person before the screen: waits until something is there, then taps it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.goto, self.run = engine.goto, engine.run

    def wait(self, body: str) -> Any:
        """Wait until the body of a function returns something."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            if found := self.run(body):
                return found
            time.sleep(0.1)
        raise AssertionError(f"waited in vain for: {body}\n" + str(self.run("return document.body.innerText")))

    def see(self, selector: str, text: str = "") -> str:
        """Wait until this can be seen; returns its text."""
        look = VISIBLE % (json.dumps(selector), json.dumps(text))
        return str(self.wait(look + "return found.length ? found[0].textContent || ' ' : null;"))

    def count(self, selector: str) -> int:
        """How many of these are on the page."""
        return int(self.run(f"return document.querySelectorAll({json.dumps(selector)}).length"))

    def tap(self, selector: str, text: str = "") -> None:
        """Tap the first of these that can be seen."""
        look = VISIBLE % (json.dumps(selector), json.dumps(text)) + MIDDLE
        at: Any = None
        while at != (now := self.wait(look)):  # what still moves would be missed
            at = now
            time.sleep(0.05)
        self._press(at[0], at[1], 0)

    def play(self, ways: Sequence[str], most: int = 400) -> None:
        """Do the first thing that can be done, again and again, until the game is over."""
        for _ in range(most):
            found = self.wait(FIRST % json.dumps(ways))
            if found.get("over"):
                return
            x, y = found["at"]
            self._press(x, y, HELD if found["held"] else 0)
            time.sleep(0.05)
        raise AssertionError("the game does not end:\n" + str(self.run("return document.body.innerText")))

    def _press(self, x: float, y: float, held: int) -> None:
        moves: list[dict[str, Any]] = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
        pause = [{"type": "pause", "duration": held}] if held else []
        moves += [{"type": "pointerDown", "button": 0}, *pause, {"type": "pointerUp", "button": 0}]
        self._engine.act([{"type": "pointer", "id": "mouse", "actions": moves}])

    def type(self, text: str) -> None:
        """Type where the focus is."""
        strokes = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._engine.act([{"type": "key", "id": "keys", "actions": strokes}])


class Firefox:
    """Firefox through WebDriver BiDi, which it speaks by itself."""

    def __init__(self, port: int) -> None:
        self._open = ExitStack()
        self._line = self._open.enter_context(connect(f"ws://127.0.0.1:{port}/session", max_size=None))
        self._number = 0
        self._ask("session.new", {"capabilities": {}})
        self._page = self._ask("browsingContext.getTree", {})["contexts"][0]["context"]
        viewport = {"width": SCREEN[0], "height": SCREEN[1]}
        self._ask("browsingContext.setViewport", {"context": self._page, "viewport": viewport})

    def _ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(60))).get("id") != self._number:
            pass
        assert answer["type"] == "success", answer
        result: dict[str, Any] = answer["result"]
        return result

    def goto(self, url: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", {"context": self._page, "url": url, "wait": "complete"})

    def run(self, body: str) -> Any:
        """What the body of a function returns in the page."""
        where = {"expression": f"JSON.stringify((() => {{{body}}})() ?? null)", "target": {"context": self._page}}
        found = self._ask("script.evaluate", {**where, "awaitPromise": False})
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def act(self, actions: list[dict[str, Any]]) -> None:
        """Real input, as WebDriver describes it."""
        self._ask("input.performActions", {"context": self._page, "actions": actions})


class WebKit:
    """WebKitGTK's MiniBrowser through its WebDriver."""

    def __init__(self, port: int) -> None:
        self._base = f"http://127.0.0.1:{port}/session"
        browser = {"binary": minibrowser(), "args": ["--automation"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        self._session = "/" + str(self._ask("", {"capabilities": wish})["sessionId"])
        self._ask(f"{self._session}/window/rect", {"width": SCREEN[0], "height": SCREEN[1]})

    def _ask(self, path: str, body: object) -> Any:
        asked = urllib.request.Request(self._base + path, json.dumps(body).encode())
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return json.load(answer)["value"]

    def goto(self, url: str) -> None:
        """Open an address."""
        self._ask(f"{self._session}/url", {"url": url})

    def run(self, body: str) -> Any:
        """What the body of a function returns in the page."""
        return self._ask(f"{self._session}/execute/sync", {"script": body, "args": []})

    def act(self, actions: list[dict[str, Any]]) -> None:
        """Real input, as WebDriver describes it."""
        self._ask(f"{self._session}/actions", {"actions": actions})


def minibrowser() -> str:
    """Where the packages put WebKit's small browser."""
    return next(str(path) for path in sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"), reverse=True))


@contextmanager
def _started(command: list[str], port: int, make: Callable[[int], Engine]) -> Iterator[Page]:
    """A browser of its own, ended with everything it started."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        limit = time.monotonic() + 60
        while True:
            try:
                engine = make(port)
                break
            except OSError:
                if time.monotonic() > limit:
                    raise
                time.sleep(0.3)
        yield Page(engine)
    finally:
        subprocess.run(["kill", "--", f"-{process.pid}"], check=False)
        process.wait(timeout=20)


@contextmanager
def firefox() -> Iterator[Page]:
    """A fresh Firefox without a window."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text('user_pref("intl.accept_languages", "en-GB, en");\n')
        program = shutil.which("firefox-esr") or shutil.which("firefox") or "firefox"
        command = [program, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}"]
        with _started(command, port, Firefox) as page:
            yield page


@contextmanager
def webkit() -> Iterator[Page]:
    """A fresh WebKit on a display that nobody sees."""
    port = free_port()
    with _started(["xvfb-run", "-a", "WebKitWebDriver", f"--port={port}"], port, WebKit) as page:
        yield page


ENGINES = {"firefox": firefox, "webkit": webkit}
