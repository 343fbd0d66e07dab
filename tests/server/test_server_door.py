"""Nobody can hold the door: odd requests cost little and harm nobody."""

import asyncio
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
from litestar.testing import TestClient

from crosstable.core.errors import Refused, StoreFailed
from crosstable.server import link, offline
from crosstable.server.app import create_app
from crosstable.server.assets import Asset
from crosstable.server.link import QrCodes
from crosstable.table import sqlite
from crosstable.table.sqlite import SqliteStore
from helpers.serving import Player, open_table, quick, server_in_thread, two_players
from helpers.tables import KeepThinker, MemoryStore, run


def raw(base: str, request: bytes) -> bytes:
    """The first bytes of the answer to a request that no library would send."""
    host, port = base.split(":")
    with closing(socket.create_connection((host, int(port)), 10)) as line:
        line.sendall(request)
        return line.recv(20)


@pytest.mark.parametrize("host", ["[::", "a" * 3000, "x:99999", "user@x", "[::1", "a,b", "x:port"])
def test_a_host_that_is_none_is_refused_before_it_costs_anything(base: str, host: str) -> None:
    code = open_table(base).code
    for what in ("link", "qr.svg"):
        answer = httpx.get(f"http://{base}/api/tables/{code}/{what}", headers={"Host": host})
        assert (answer.status_code, answer.json()["why"]["key"]) == (400, "server-bad-host")


def test_ever_new_qr_codes_are_not_drawn_for_ever(tmp_path: Path) -> None:
    def picture(name: str) -> int:
        return httpx.get(f"http://{base}/api/tables/{code}/qr.svg", headers={"Host": name}).status_code

    with server_in_thread(quick(tmp_path / "a.sqlite3", picture_burst=3, pictures_a_minute=0.001)) as base:
        code = open_table(base).code
        assert [picture(f"n{n}.example") for n in range(5)] == [200, 200, 200, 429, 429]
        assert picture("n1.example") == 200, "what was drawn before costs nothing"


def test_qr_codes_are_drawn_one_at_a_time() -> None:
    at_once: list[int] = []

    def draw(url: str) -> bytes:
        at_once.append(1)
        found = len(at_once)
        time.sleep(0.01)
        at_once.pop()
        return b"%d" % found

    async def check() -> None:
        pictures = QrCodes(100, 1)
        assert set(await asyncio.gather(*(pictures.drawn("home", draw, str(n)) for n in range(8)))) == {b"1"}

    run(check())


def test_between_two_qr_codes_the_processor_belongs_to_others() -> None:
    async def check() -> None:
        pictures = QrCodes(100, 1)
        begun = time.monotonic()
        await asyncio.gather(*(pictures.drawn("home", lambda url: time.sleep(0.02), str(n)) for n in range(4)))
        assert time.monotonic() - begun > 4 * 0.02 + 3 * 3 * 0.02

    run(check())


def test_a_long_name_is_drawn_without_looking_for_the_best_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    masks: list[object] = []
    make = segno.make

    def watched(url: str, **how: Any) -> Any:
        masks.append(how["mask"])
        return make(url, **how)

    monkeypatch.setattr(segno, "make", watched)
    for name in ("games.example", "a" * 250):
        assert link.qr_svg(f"https://{name}/t/QWERTY").startswith(b"<svg")
    assert masks == [None, 3]


@pytest.mark.parametrize("path", ["/web/%00", "/web/" + "a" * 4000, "/games/cross/web/%00.js", "/texts/%00"])
def test_names_no_file_can_have_are_not_found(base: str, path: str) -> None:
    assert raw(base, f"GET {path} HTTP/1.1\r\nHost: {base}\r\n\r\n".encode())[9:12] == b"404"


@pytest.mark.parametrize("digits", [30, 5_000])
def test_a_number_that_is_absurd_is_not_found(base: str, digits: int) -> None:
    path = f"/api/tables/{open_table(base).code}/games/{'9' * digits}/record"
    answer = raw(base, f"GET {path} HTTP/1.1\r\nHost: {base}\r\n\r\n".encode())
    assert answer[9:12] in (b"404", b"400")


def test_the_worker_is_not_put_together_for_everybody_who_asks(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[None] = []

    def kept() -> Iterator[tuple[str, Asset]]:
        made.append(None)
        return iter(())

    monkeypatch.setattr(offline, "kept", kept)
    monkeypatch.setattr(offline, "_WORKER", offline._Remembered())
    for _ in range(5):
        assert httpx.get(f"http://{base}/offline.js").status_code == 200
    assert len(made) == 1


def test_health_opens_no_file_and_tells_of_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    monkeypatch.setattr("builtins.open", lambda *args, **_: opened.append(args))
    monkeypatch.setattr("io.open", lambda *args, **_: opened.append(args))
    store = MemoryStore()
    with TestClient(create_app(quick(tmp_path / "a.sqlite3"), store, KeepThinker())) as client:
        opened.clear()
        assert client.get("/api/health").json()["ok"] is True
        store.healthy = False
        answer = client.get("/api/health")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
        assert opened == []


def test_a_store_without_room_or_after_a_failed_write_is_not_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "a.sqlite3")
        health = [store.healthy]
        with monkeypatch.context() as full:
            full.setattr(sqlite, "_ROOM", 1 << 62)
            health.append(store.healthy)
        await store.beat(1)
        with monkeypatch.context() as failing:
            failing.setattr(sqlite, "_attempt", _fail)
            with pytest.raises(StoreFailed):
                await store.beat(2)
        health.append(store.healthy)
        await store.beat(3)
        assert [*health, store.healthy] == [True, False, False, True]
        await store.close()

    run(check())


def _fail(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite3"
    with server_in_thread(quick(file)):
        with pytest.raises(Refused) as refused:
            create_app(quick(file))
        assert refused.value.why.key == "store-in-use"
        assert str(file) in str(refused.value)
        run(SqliteStore(file, alone=False).close())  # to look at it is no harm
    run(SqliteStore(file).close())


def test_what_is_no_text_is_denied_without_noise(base: str, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        anna, ben = await two_players(base)
        await anna.socket.send(b"\xff\xfe{", text=True)
        assert (await anna.until("denied"))["why"]["key"] == "table-unreadable"
        assert (await anna.ask(do="rename", name="Anne"))["is"] == "done"
        for player in (anna, ben):
            await player.close()

    run(check())
    assert caplog.records == []


DEEP = [b"[" * 50_000, b'{"a":' * 10_000, b'{"game":"cross","seats":2,"options":' + b"[" * 50_000]


@pytest.mark.parametrize("path", ["setup", "tables", "mine", "replay"])
@pytest.mark.parametrize("words", DEEP)
def test_what_is_nested_too_deeply_is_refused_without_noise(
    base: str, path: str, words: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    got = httpx.post(f"http://{base}/api/{path}", content=words, headers={"Content-Type": "application/json"})
    assert got.status_code == 400, got.text
    assert got.json()["text"]
    assert caplog.records == []


@pytest.mark.parametrize(
    "words", [b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: tea\r\n\r\n"]
)
def test_what_is_no_request_writes_no_line_into_the_log(
    base: str, words: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    host, port = base.split(":")
    with socket.create_connection((host, int(port)), 10) as stranger:
        stranger.sendall(words)
        assert stranger.recv(4) == b"HTTP"
    assert caplog.records == []


def test_an_action_with_a_field_nobody_knows_is_refused(base: str) -> None:
    async def check() -> None:
        anna, ben = await two_players(base)
        actor: Player = anna if anna.view["offers"] else ben
        answer = await actor.act(type="place", cell="a1", colour="red")
        assert (answer["is"], answer["why"]["key"]) == ("denied", "unknown-action")
        assert (await actor.act(type="place", cell="a1"))["is"] == "done"
        for player in (anna, ben):
            await player.close()

    run(check())
