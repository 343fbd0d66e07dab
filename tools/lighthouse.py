"""Measure the pages as Lighthouse sees them on a simulated cheap phone, and print a table: python tools/lighthouse.py

What is measured is what people install: the packed files, a server of its own, the system's Chromium.
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from node import run_node, run_npm

ROOT = Path(__file__).resolve().parents[1]
VERSION = "lighthouse@13.5.0"
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
AUDITS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
RUNS = 3
"""How often a page is measured; the run in the middle counts."""
TRIES = 4
"""A browser sometimes records no start of its navigation (NO_NAVSTART), and then Lighthouse has nothing to judge."""


def call(base: str, path: str, body: object = None) -> dict[str, object]:
    """Ask the server something."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(f"{base}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        found: dict[str, object] = json.load(answer)
    return found


def wait_for(base: str) -> None:
    """Wait until the server answers."""
    for _ in range(240):
        try:
            call(base, "/api/health")
        except OSError:
            time.sleep(0.25)
        else:
            return
    raise SystemExit("The server does not start.")


def pages(base: str) -> dict[str, str]:
    """What is measured: the start page, the longest rules, a lobby, a table and the companion."""
    lobby = call(base, "/api/tables", {"game": "resistance", "name": "Ada"})["code"]
    bots = {"level": "easy", "seconds": 0.5}
    table = call(base, "/api/tables", {"game": "cross", "name": "Ada", "bots": bots, "start": True})["code"]
    return {
        "start": "/",
        "rules": "/rules/resistance",
        "lobby": f"/t/{lobby}",
        "table": f"/t/{table}",
        "companion": "/companion",
    }


def measure(url: str, file: Path) -> dict[str, object]:
    """What Lighthouse says about one page."""
    options = [url, "--quiet", "--output=json", f"--output-path={file}", f"--chrome-flags={FLAGS}"]
    command = ["exec", "--yes", f"--package={VERSION}", "--", "lighthouse", *options]
    if all(run_npm(command) for _ in range(TRIES)):
        raise SystemExit(f"Lighthouse failed at {url}.")
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


def score(found: dict[str, object]) -> float:
    """How fast the page is, from 0 to 1."""
    number: float = found["categories"]["performance"]["score"]  # type: ignore[index]
    return number


def go_first() -> None:
    """Go before whatever else the machine does, where that is allowed: Lighthouse takes its time for the page's."""
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, -15)


def line(name: str, found: dict[str, object]) -> str:
    """One row of the table."""
    scores = [found["categories"][one]["score"] for one in CATEGORIES]  # type: ignore[index]
    audits = [found["audits"][one]["displayValue"] for one in AUDITS]  # type: ignore[index]
    return "| " + " | ".join([name, *(str(round(100 * score)) for score in scores), *audits]) + " |"


def main() -> None:
    """Pack, serve, measure every page (or those that are named), print."""
    go_first()
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder, "packed")
        if run_node([str(ROOT / "tools/pack.js"), str(packed)]):
            raise SystemExit("The browser's files cannot be packed.")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        base = f"http://127.0.0.1:{port}"
        options = [
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--workers",
            "0",
            "--database",
            f"{folder}/tables.sqlite3",
        ]
        command = [sys.executable, "-m", "crosstable.cli", "serve", *options]
        chromium = os.environ.get("CHROME_PATH") or shutil.which("chromium") or shutil.which("google-chrome") or ""
        os.environ["CHROME_PATH"] = chromium
        server = subprocess.Popen(command, env={**os.environ, "CROSSTABLE_PACKED": str(packed)})
        try:
            wait_for(base)
            print("| page |", " | ".join([*CATEGORIES, "first paint", "largest", "blocked", "shift"]), "|")
            print("|---|" + "---|" * 8)
            for name, path in pages(base).items():
                if not sys.argv[1:] or name in sys.argv[1:]:
                    found = [measure(base + path, Path(folder, f"{name}.json")) for _ in range(RUNS)]
                    print(line(name, sorted(found, key=score)[RUNS // 2]), flush=True)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
