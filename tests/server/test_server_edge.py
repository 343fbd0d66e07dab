"""Connections that say nothing: they keep nobody out, and those who play do not notice them."""

import asyncio
import contextlib
import json
import select
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from crosstable.server.settings import Settings
from crosstable.table.rate_limits import EdgeLimits
from helpers.serving import Player, join, open_table, quick, server_in_thread
from helpers.tables import run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this machine")
ELSEWHERE = "127.0.0.2"
"""Another address than that of the server, on the same machine."""


def narrow(file: Path, **limits: float) -> Settings:
    return quick(file, edge=EdgeLimits(**limits))  # type: ignore[arg-type]


def line(base: str, first: bytes = b"", address: str = ELSEWHERE) -> socket.socket:
    """A connection from another address that sends only this."""
    host, port = base.split(":")
    made = socket.create_connection((host, int(port)), 10, (address, 0))
    made.sendall(first)
    return made


@contextlib.contextmanager
def lines(base: str, count: int, address: str = ELSEWHERE) -> Iterator[list[socket.socket]]:
    made = [line(base, address=address) for _ in range(count)]
    try:
        yield made
    finally:
        for one in made:
            one.close()


def is_closed(one: socket.socket) -> bool:
    try:
        return one.recv(1) == b""
    except ConnectionResetError:
        return True


BEGINNINGS = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"POST /api/setup HTTP/1.1\r\n"]


@pytest.mark.parametrize("first", BEGINNINGS)
def test_who_says_nothing_or_not_enough_is_not_waited_for(tmp_path: Path, first: bytes) -> None:
    with server_in_thread(narrow(tmp_path / "a.sqlite3", head_seconds=0.2)) as base:
        one = line(base, first, "127.0.0.1")
        assert is_closed(one)
        one.close()


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with server_in_thread(narrow(tmp_path / "a.sqlite3", body_seconds=0.2)) as base:
        one = line(base, f"POST /api/setup HTTP/1.1\r\nHost: {base}\r\nContent-Length: 50\r\n\r\n{{".encode())
        one.settimeout(10)
        while one.recv(100):
            pass
        one.close()


def test_a_head_without_end_is_cut_off(tmp_path: Path) -> None:
    with server_in_thread(narrow(tmp_path / "a.sqlite3", head_bytes=2_000)) as base:
        one = line(base, b"GET / HTTP/1.1\r\nX: a\r\nY: " + b"b" * 3_000 + b"\r\n\r\n")
        assert is_closed(one)
        one.close()
        assert httpx.get(f"http://{base}/api/health", timeout=30).status_code == 200


@pytest.mark.parametrize(
    "first",
    [
        b"GET / HTTP/1.1\r\nX: ",
        b"GET / HTTP/1.1\r\n",
        b"GET /",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;",
    ],
)
def test_a_line_without_end_is_cut_off(tmp_path: Path, first: bytes) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3")) as base:
        one = line(base, first)
        one.settimeout(5)
        with contextlib.suppress(ConnectionError):
            one.sendall(b"b" * 40_000)
            while one.recv(1_000):  # it may have been answered before; that it stays open is a TimeoutError
                pass
        one.close()


def test_a_body_may_come_in_many_small_pieces(tmp_path: Path) -> None:
    asked = json.dumps({"game": "cross", "seats": 2, "options": {}}).encode() + b" " * 20_000
    pieces = b"".join(b"1\r\n%c\r\n" % byte for byte in asked) + b"0\r\n\r\n"
    with server_in_thread(quick(tmp_path / "a.sqlite3")) as base:
        head = f"POST /api/setup HTTP/1.1\r\nHost: {base}\r\nContent-Type: application/json\r\n"
        one = line(base, head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + pieces)
        assert one.recv(12) == b"HTTP/1.1 200"
        one.close()


def test_a_body_in_pieces_without_end_is_cut_off(tmp_path: Path) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3")) as base:
        one = line(base, f"POST /api/setup HTTP/1.1\r\nHost: {base}\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 1_000_000:
                one.sendall(b"1\r\n \r\n" * 10_000)
                sent += 10_000
        assert sent < 1_000_000
        one.close()


def test_one_address_sends_only_a_few_records_at_once(tmp_path: Path) -> None:
    with server_in_thread(narrow(tmp_path / "a.sqlite3", address_records=2)) as base:
        head = f"POST /api/replay HTTP/1.1\r\nHost: {base}\r\nContent-Length: 3000000\r\n\r\n".encode()
        with contextlib.ExitStack() as stack:
            slow = [stack.enter_context(contextlib.closing(line(base, head + b"x" * 100_000))) for _ in range(3)]
            ready, _, _ = select.select(slow, [], [], 20)
            assert ready[0].recv(12) == b"HTTP/1.1 429"
            other = stack.enter_context(contextlib.closing(line(base, head + b"x" * 3_000_000, "127.0.0.3")))
            assert other.recv(12) == b"HTTP/1.1 400", "another address is not concerned"
        again = line(base, head + b"x" * 3_000_000)
        assert again.recv(12) == b"HTTP/1.1 400"
        again.close()


def test_who_asks_on_and_on_before_the_first_answer_is_cut_off(tmp_path: Path) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3")) as base:
        asked = f"GET /api/health HTTP/1.1\r\nHost: {base}\r\n\r\n".encode()
        few, many = line(base, 10 * asked), line(base, 1_000 * asked)
        found = b""
        while found.count(b"HTTP/1.1 200") < 10:
            found += few.recv(10_000)
        with contextlib.suppress(ConnectionError):
            while more := many.recv(10_000):
                found += more
        assert found.count(b"HTTP/1.1 200") < 30
        few.close()
        many.close()


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with server_in_thread(narrow(tmp_path / "a.sqlite3", address_connections=5)) as base, lines(base, 5) as made:
        for one in made:
            one.sendall(f"GET /api/health HTTP/1.1\r\nHost: {base}\r\n\r\n".encode())
            assert one.recv(12) == b"HTTP/1.1 200"
        with lines(base, 1) as more:
            assert is_closed(more[0])
        assert httpx.get(f"http://{base}/api/health", timeout=30).status_code == 200, "another address is not concerned"


def test_sockets_behind_a_proxy_are_counted_by_their_own_address(tmp_path: Path) -> None:
    async def check(base: str) -> None:
        code = open_table(base).code
        guests = [Player(base, code) for _ in range(4)]
        said = [(await guest.connect(**{"X-Forwarded-For": "192.0.2.1"})) for guest in guests[:3]]
        assert [one["is"] for one in said] == ["sync", "sync", "bye"]
        assert (said[2]["why"]["key"], said[2]["again"]) == ("table-crowded", True)
        assert (await guests[3].connect(**{"X-Forwarded-For": "192.0.2.2"}))["is"] == "sync"
        for guest in guests:
            await guest.close()

    with server_in_thread(narrow(tmp_path / "a.sqlite3", address_connections=2)) as base:
        run(check(base))


@pytest.mark.parametrize("address", [ELSEWHERE, "127.0.0.1"])
def test_ten_phones_play_while_silent_connections_come_from_the_same_address(tmp_path: Path, address: str) -> None:
    async def phone(base: str, code: str, token: str | None) -> Player:
        made = Player(base, code, token)
        made.socket = await websockets.connect(f"ws://{base}/api/tables/{code}/socket", local_addr=(address, 0))
        await made.send(do="hello", token=token)
        assert (await made.hear())["is"] == "sync"
        return made

    async def check(base: str) -> None:
        host = open_table(base, game="resistance", seats=10)
        tokens = [host.token, *(join(base, host.code, f"P{i}").token for i in range(9))]
        phones = [await phone(base, host.code, token) for token in tokens]
        with contextlib.ExitStack() as stack:
            silent = [stack.enter_context(contextlib.closing(line(base, b"", address))) for _ in range(60)]
            late = await phone(base, host.code, None)
            for i, one in enumerate(phones):
                assert (await one.ask(do="rename", name=f"Q{i}"))["is"] == "done"
            assert all([await asyncio.to_thread(is_closed, one) for one in silent[:30]])
            silent[-1].settimeout(0.2)
            with pytest.raises(TimeoutError):  # only the oldest had to go
                silent[-1].recv(1)
        for one in (*phones, late):
            await one.close()

    settings = narrow(tmp_path / "a.sqlite3", address_silent=20, silent=20)
    with server_in_thread(settings) as base:
        run(check(base))
