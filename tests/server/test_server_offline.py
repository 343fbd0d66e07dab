"""What a browser keeps: the worker, its files, their version, and the kits of the companion."""

import json
import re
from posixpath import dirname, join, normpath

import httpx

from crosstable.games import GAMES
from crosstable.server.assets import make_asset
from crosstable.server.offline import kept, worker_source


def _files(source: str) -> list[str]:
    found = re.search(r"^const FILES = (.*);$", source, re.M)
    assert found
    files: list[str] = json.loads(found[1])
    return files


def test_the_worker_may_fetch_and_nothing_else(base: str) -> None:
    answer = httpx.get(f"http://{base}/offline.js", timeout=60)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'"
    assert answer.headers["cache-control"] == "no-cache"


def test_everything_the_worker_keeps_is_there_and_nothing_of_it_is_a_table(base: str) -> None:
    files = _files(httpx.get(f"http://{base}/offline.js", timeout=60).text)
    assert {"/companion", "/web/main.js", "/texts/de.ftl", "/texts/companion.en.ftl", "/api/companion/cross"} <= set(
        files
    )
    assert "/web/offline/worker.js" not in files
    assert [file for file in files if file.startswith("/api/")] == [
        "/api/games",
        *(f"/api/companion/{game}" for game in GAMES),
    ]
    with httpx.Client(base_url=f"http://{base}") as client:
        assert [file for file in files if client.get(file).status_code != 200] == []


def test_what_is_kept_is_what_is_sent(base: str) -> None:
    with httpx.Client(base_url=f"http://{base}") as client:
        for address, asset in kept():
            assert client.get(address).content == asset.body, address


STATIC = re.compile(rb'^(?:import|export)[^;"]*"((?:\\.|shell/)[^"]+)"', re.M)


def test_whatever_is_kept_finds_what_it_imports() -> None:
    files = dict(kept())
    missing = [
        (address, name.decode())
        for address, asset in files.items()
        if address.endswith(".js")
        for name in STATIC.findall(asset.body)
        if normpath(join(dirname(address), name.decode().replace("shell/", "/web/"))) not in files
    ]
    assert len(files) > 100
    assert missing == []


def test_any_byte_makes_a_new_version() -> None:
    files = {"/a": make_asset(b"a", "text/plain"), "/b": make_asset(b"b", "text/plain")}
    first = worker_source(files, b"body").splitlines()[0]
    assert worker_source(dict(files), b"body").splitlines()[0] == first
    changed = {**files, "/b": make_asset(b"c", "text/plain")}
    others = [
        worker_source(changed, b"body"),
        worker_source(files, b"other"),
        worker_source({"/a": files["/a"]}, b"body"),
    ]
    assert len({first, *(source.splitlines()[0] for source in others)}) == 4


def test_a_kit_for_each_game_and_for_nothing_else(base: str) -> None:
    for game in GAMES:
        kit = httpx.get(f"http://{base}/api/companion/{game}").json()
        assert (kit["game"], set(kit["parts"]) >= {"cards", "opening"}) == (game, True)
    assert httpx.get(f"http://{base}/api/companion/chess").status_code == 404


def test_the_page_can_be_installed(base: str) -> None:
    page = httpx.get(f"http://{base}/companion")
    link = re.search(r'rel="manifest" href="([^"]+)"', page.text)
    assert page.status_code == 200
    assert link
    manifest = httpx.get(f"http://{base}{link[1]}")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = [icon["src"] for icon in manifest.json()["icons"]]
    assert [httpx.get(f"http://{base}{icon}").status_code for icon in icons] == [200] * 4
