"""Who may talk to the server, how often, and what is said when the store fails."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from crosstable.core.errors import Refused, StoreFailed
from crosstable.server import review_http
from crosstable.server.app import create_app
from crosstable.server.sockets import Conversation
from crosstable.table import rate_limits
from crosstable.table.connections import Connection
from crosstable.table.rate_limits import Bucket, ConnectionRateLimits, Limits
from crosstable.table.records import ended_game
from crosstable.table.state import TableState
from crosstable.table.store import Append
from helpers.serving import Player, open_table, quick, server_in_thread
from helpers.tables import KeepThinker, MemoryStore, run


@pytest.mark.parametrize(
    "origin",
    ["null", "", "http://[", "http://[::1", "http://a:port", "//{base}", "{base}", "file://{base}", "http://x@{base}"],
)
def test_an_origin_that_cannot_be_read_is_foreign(base: str, origin: str) -> None:
    answer = httpx.post(
        f"http://{base}/api/tables", json={"game": "cross", "name": "A"}, headers={"Origin": origin.format(base=base)}
    )
    assert (answer.status_code, answer.json()["why"]["key"]) == (403, "server-foreign-origin")


def test_no_page_without_an_origin_of_its_own_gets_in_by_an_empty_host(base: str) -> None:
    headers = {"Origin": "null", "Host": ""}
    answer = httpx.post(f"http://{base}/api/tables", json={"game": "cross", "name": "A"}, headers=headers)
    assert (answer.status_code, answer.json()["why"]["key"]) == (403, "server-foreign-origin")


BAD = [
    "",
    "null",
    "example.org",
    "https://",
    "https://a b",
    "ftp://x",
    "https://x/games",
    "https://x:99999",
    "https://x,https://y",
]


@pytest.mark.parametrize("url", BAD)
def test_settings_with_an_address_that_is_none_are_refused(tmp_path: Path, url: str) -> None:
    for more in ({"public_url": url}, {"origins": ("https://fine.example", url)}):
        with pytest.raises(Refused) as refused:
            create_app(quick(tmp_path / "a.sqlite3", **more))
        assert refused.value.why.key == "server-bad-address"
        assert f"“{url}”" in str(refused.value)
    assert not (tmp_path / "a.sqlite3").exists()


@pytest.mark.parametrize("url", ["https://games.example/", "http://[::1]:8000", "http://192.168.1.7:8000"])
def test_settings_with_real_addresses_are_taken(tmp_path: Path, url: str) -> None:
    create_app(quick(tmp_path / "a.sqlite3", public_url=url, origins=(url,)), store=MemoryStore())


def test_a_proxy_that_is_a_name_is_refused_before_the_server_starts(tmp_path: Path) -> None:
    create_app(quick(tmp_path / "a.sqlite3", proxies=("10.0.0.5", "10.0.0.5/8", "fe80::1")), store=MemoryStore())
    with pytest.raises(Refused) as refused:
        create_app(quick(tmp_path / "a.sqlite3", proxies=("caddy",)), store=MemoryStore())
    assert refused.value.why.key == "server-bad-proxy"


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    async def check(base: str) -> None:
        anna = open_table(base)
        nobody = Player(base, "QQQQ")
        assert (await nobody.connect())["why"]["key"] == "table-none"
        async with httpx.AsyncClient(base_url=f"http://{base}/api/tables") as api:
            assert (await api.get("/QQQQ")).status_code == 404
            for code in ("QQQQ", anna.code):
                for what in ("", "/link", "/qr.svg", "/games/1/record"):
                    assert (await api.get(f"/{code}{what}")).status_code == 429
        bye = await anna.connect()
        assert (bye["is"], bye["why"]["key"], bye["again"]) == ("bye", "table-too-fast", True)
        for player in (anna, nobody):
            await player.close()

    with server_in_thread(quick(tmp_path / "a.sqlite3", miss_burst=2, misses_a_minute=0.01)) as base:
        run(check(base))


def test_one_address_cannot_fetch_records_without_end(tmp_path: Path) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3", look_burst=2, looks_a_minute=0.01)) as base:
        game = f"http://{base}/api/tables/{open_table(base).code}/games/1"
        answers = [httpx.get(f"{game}/{what}").status_code for what in ("record", "replay", "record", "replay")]
        assert answers == [404, 404, 429, 429]


def test_a_long_log_is_read_beside_the_loop(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    inside: list[bool] = []

    def watched(*args: Any) -> TableState:
        try:
            asyncio.get_running_loop()
            inside.append(True)
        except RuntimeError:
            inside.append(False)
        return ended_game(*args)

    monkeypatch.setattr(review_http, "ended_game", watched)
    assert httpx.get(f"http://{base}/api/tables/{open_table(base).code}/games/1/replay").status_code == 404
    assert inside == [False]


class BrokenStore(MemoryStore):
    """Neither reads nor writes."""

    async def append(self, what: Append) -> None:
        raise StoreFailed("full")

    async def find(self, name: str) -> str | None:
        raise StoreFailed("gone")


def test_a_store_that_fails_is_said_in_a_sentence(tmp_path: Path) -> None:
    app = create_app(quick(tmp_path / "a.sqlite3"), BrokenStore(), KeepThinker())
    with TestClient(app) as client:
        for answer in (
            client.post("/api/tables", json={"game": "cross", "name": "Anna"}),
            client.get("/api/tables/QQQQ"),
        ):
            assert (answer.status_code, answer.json()["why"]["key"]) == (503, "store-failed")
        with client.websocket_connect("/api/tables/QQQQ/socket") as socket:
            bye = json.loads(socket.receive_text())
            assert (bye["is"], bye["why"]["key"], bye["again"]) == ("bye", "store-failed", True)


def talk(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> Conversation:
    """A conversation whose client may send two messages, with a watch of its own."""
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    limits = Limits(request_burst=1, requests_a_second=0)
    context: Any = SimpleNamespace(settings=SimpleNamespace(limits=limits))
    nothing: Any = None
    rates = ConnectionRateLimits(limits, Bucket(1, 0))
    edge: Any = SimpleNamespace(lines=None)
    return Conversation(edge, context, nothing, Connection(None, limits, lambda _: b"", rates), "")


def send(conversation: Conversation, message: bytes, times: int) -> None:
    for _ in range(times):
        conversation._take(message)


def test_saying_hello_again_and_again_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        conversation = talk(monkeypatch, [1.0])
        with pytest.raises(Refused) as refused:
            send(conversation, b'{"do":"hello"}', 300)
        assert refused.value.why.key == "table-too-fast"

    run(check())


def test_having_been_too_fast_is_forgiven_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        clock = [1.0]
        conversation = talk(monkeypatch, clock)
        for _ in range(5):  # a thousand refusals, but never two hundred at a time
            send(conversation, b'{"do":"ping"}', 200)
            clock[0] += 300.0
        with pytest.raises(Refused):
            send(conversation, b'{"do":"ping"}', 300)

    run(check())
