"""How many requests one address may make: who asks without end is refused, ten phones behind one address are not."""

import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from crosstable.server.request_throttle import RequestThrottle
from crosstable.server.settings import Settings
from crosstable.table.rate_limits import EdgeLimits, household
from helpers.serving import open_table, quick, server_in_thread
from helpers.tables import run

ELSEWHERE = "127.0.0.2"
"""Another address than that of the server, on the same machine."""
FILES = 200
"""More than a first page asks for."""
from_elsewhere = pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this machine")


def narrow(file: Path, requests: int) -> Settings:
    """So many requests at once, and hardly any more."""
    return quick(file, edge=EdgeLimits(address_requests=requests, address_requests_a_second=0.001))


def visitor(base: str, address: str = ELSEWHERE, **heads: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"http://{base}", transport=transport, headers=heads)


@from_elsewhere
@pytest.mark.parametrize("path", ["/api/games", "/web/app.js", "/no/such/page", "/api/no/such"])
def test_who_asks_too_often_is_refused_whatever_it_is(tmp_path: Path, path: str) -> None:
    with server_in_thread(narrow(tmp_path / "a.sqlite3", 5)) as base, visitor(base) as guest:
        first = [guest.get(path).status_code for _ in range(5)]
        assert 429 not in first
        late = guest.get(path)
        assert (late.status_code, late.headers["retry-after"], late.headers["connection"]) == (429, "1", "close")
        assert late.json()["why"]["key"] == "table-too-fast"
        assert late.json()["text"].startswith("That was too fast")
        assert httpx.get(f"http://{base}{path}").status_code == first[0], "another address is not concerned"


@from_elsewhere
def test_the_wish_for_a_socket_counts_for_ten_requests(tmp_path: Path) -> None:
    async def wish(base: str, code: str) -> None:
        way = f"ws://{base}/api/tables/{code}/socket"
        for _ in range(2):
            async with websockets.connect(way, local_addr=(ELSEWHERE, 0)):
                pass
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(way, local_addr=(ELSEWHERE, 0))
        assert refused.value.response.status_code == 429

    with server_in_thread(narrow(tmp_path / "a.sqlite3", 20)) as base:
        run(wish(base, open_table(base).code))


def test_who_comes_through_a_proxy_is_counted_by_the_own_address(tmp_path: Path) -> None:
    with server_in_thread(narrow(tmp_path / "a.sqlite3", 3)) as base:
        with visitor(base, "127.0.0.1", **{"X-Forwarded-For": "192.0.2.1"}) as one:
            assert [one.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
        with visitor(base, "127.0.0.1", **{"X-Forwarded-For": "192.0.2.2"}) as other:
            assert other.get("/api/games").status_code == 200


def test_thirty_phones_behind_one_address_may_open_their_first_page_together() -> None:
    passed: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        passed.append(scope["client"][0])

    async def ask(throttle: RequestThrottle, address: str, times: int) -> None:
        async def send(message: Any) -> None:
            pass

        for _ in range(times):
            await throttle({"type": "http", "client": (address, 1)}, None, send)

    async def check() -> None:
        throttle = RequestThrottle(app, EdgeLimits())
        await ask(throttle, "192.0.2.1", 30 * FILES)
        assert len(passed) == 30 * FILES
        await ask(throttle, "192.0.2.1", 5_000)
        assert len(passed) < 30 * FILES + 5_000, "who goes on like this is refused"
        await ask(throttle, "192.0.2.2", 1)
        assert passed[-1] == "192.0.2.2"

    run(check())


def test_who_goes_on_after_refusals_is_soon_refused_where_it_costs_least() -> None:
    asked: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope["client"][0])
        await send({"type": "http.response.start", "status": int(scope["path"]), "headers": []})

    async def ask(throttle: RequestThrottle, address: str, path: str, times: int) -> None:
        async def send(message: Any) -> None:
            pass

        for _ in range(times):
            await throttle({"type": "http", "client": (address, 1), "path": path}, None, send)

    async def check() -> None:
        throttle = RequestThrottle(app, EdgeLimits(address_requests_a_second=0.001))
        await ask(throttle, "192.0.2.1", "429", 3_000)
        assert 100 < len(asked) < 400, "a few are borne with, not thousands"
        asked.clear()
        await ask(throttle, "192.0.2.2", "200", 3_000)
        assert len(asked) == 3_000

    run(check())


def test_a_household_has_many_addresses_of_ipv6_and_counts_as_one() -> None:
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::4") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::3") != household("2001:db8:1:2::3")
    assert household("::ffff:192.0.2.1") == "192.0.2.1"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert (household("192.0.2.1"), household("::1"), household(""), household("testclient")) == (
        "192.0.2.1", "::1", "", "testclient",
    )  # fmt: skip
