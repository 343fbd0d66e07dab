"""A WebSocket that belongs to a table: the protocol itself, as clients of every kind may use it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.frames import Frame, Opcode

from crosstable.server import line
from crosstable.table.rate_limits import Limits
from helpers.serving import Player, open_table, quick, server_in_thread
from helpers.tables import run

PING = b'{"do":"ping","n":7}'
PONG = '{"is":"pong","n":7}'
WRONG, TOO_LONG = 1002, 1009


async def joined(base: str, **settings: Any) -> Player:
    """Anna at her table, everything read that waits for her."""
    anna = open_table(base)
    anna.socket = await websockets.connect(f"ws://{base}/api/tables/{anna.code}/socket", **settings)
    await anna.send(do="hello", token=anna.token)
    assert (await anna.hear())["is"] == "sync"
    return anna


async def write(player: Player, *frames: Frame, mask: bool = True, mark: int = 0) -> None:
    """These frames, as they are; the first one with this mark."""
    data = b"".join(frame.serialize(mask=mask) for frame in frames)
    player.socket.transport.write(bytes((data[0] | mark,)) + data[1:])
    await asyncio.sleep(0)


async def close_code(player: Player) -> int | None:
    """With which code the server ends it."""
    with suppress(websockets.ConnectionClosed):
        while True:
            await player.socket.recv()
    return player.socket.close_code


async def messages() -> AsyncIterator[list[Frame]]:
    """The same ping, cut in several ways."""
    yield [Frame(Opcode.TEXT, PING)]
    yield [Frame(Opcode.BINARY, PING)]
    yield [Frame(Opcode.TEXT, PING[:5], fin=False), Frame(Opcode.CONT, PING[5:])]
    yield [
        Frame(Opcode.TEXT, b"", fin=False),
        Frame(Opcode.CONT, PING[:9], fin=False),
        Frame(Opcode.PING, b"between"),
        Frame(Opcode.CONT, PING[9:]),
    ]


def test_a_message_may_come_in_pieces_and_bytes_one_by_one(base: str) -> None:
    async def check() -> None:
        anna = await joined(base)
        async for frames in messages():
            await write(anna, *frames)
            assert await anna.socket.recv() == PONG
            for byte in b"".join(frame.serialize(mask=True) for frame in frames):
                anna.socket.transport.write(bytes((byte,)))
                await asyncio.sleep(0.001)
            assert await anna.socket.recv() == PONG
        await anna.close()

    run(check())


def test_what_looks_like_a_message_inside_another_one_is_none(base: str) -> None:
    """A frame whose payload ends with the bytes of a whole ping, which come by themselves."""
    inner = bytes((0x81, 0x80 + len(PING))) + bytes(4) + PING
    payload = b"x" * 20 + inner

    async def check() -> None:
        anna = await joined(base, compression=None)
        for data in (bytes((0x81, 0x80 + len(payload))) + bytes(4) + payload[:20], inner):
            anna.socket.transport.write(data)
            await asyncio.sleep(0.1)
        heard = []
        await write(anna, Frame(Opcode.TEXT, PING.replace(b"7", b"8")))
        while "8" not in (message := str(await anna.socket.recv())):
            heard.append(message)
        assert "table-unreadable" in heard[0]
        assert PONG not in heard
        await anna.close()

    run(check())


def test_what_follows_hello_in_the_same_breath_is_not_lost(base: str) -> None:
    async def check() -> None:
        anna = open_table(base)
        anna.socket = await websockets.connect(f"ws://{base}/api/tables/{anna.code}/socket")
        hello = json.dumps({"do": "hello", "token": anna.token}).encode()
        await write(anna, Frame(Opcode.TEXT, hello), Frame(Opcode.TEXT, PING), Frame(Opcode.TEXT, PING[:5], fin=False))
        heard = [await anna.socket.recv() for _ in range(2)]
        assert PONG in heard
        await write(anna, Frame(Opcode.CONT, PING[5:]))
        assert await anna.socket.recv() == PONG
        await anna.close()

    run(check())


@pytest.mark.parametrize(
    ("frames", "settings", "code"),
    [
        ([Frame(Opcode.TEXT, PING)], {"mask": False}, WRONG),
        ([Frame(Opcode.CONT, PING)], {}, WRONG),
        ([Frame(Opcode.TEXT, PING)], {"mark": 0x40}, WRONG),
        ([Frame(Opcode.TEXT, PING)], {"mark": 0x02}, WRONG),
        ([Frame(Opcode.PING, b"")], {"mark": 0x02}, WRONG),
        ([Frame(Opcode.TEXT, PING, fin=False), Frame(Opcode.TEXT, PING)], {}, WRONG),
        ([Frame(Opcode.BINARY, b"x" * 70_000)], {}, TOO_LONG),
        ([Frame(Opcode.TEXT, b"x" * 40_000, fin=False), Frame(Opcode.CONT, b"x" * 40_000)], {}, TOO_LONG),
    ],
)
def test_what_the_protocol_forbids_ends_the_connection(
    base: str, frames: list[Frame], settings: Any, code: int
) -> None:
    async def check() -> None:
        anna = await joined(base, compression=None)
        await write(anna, *frames, **settings)
        assert await close_code(anna) == code

    run(check())


def test_who_hangs_up_is_answered_and_gone(base: str) -> None:
    async def check() -> None:
        anna = await joined(base)
        cleo = Player(base, anna.code)
        await cleo.connect()
        await anna.socket.close(4000)
        assert anna.socket.close_code == 4000
        assert (await cleo.until("here"))["here"] == []
        await cleo.close()

    run(check())


def test_deflated_messages_are_understood(tmp_path: Path) -> None:
    async def check(base: str) -> None:
        anna = await joined(base)
        assert anna.socket.protocol.extensions
        assert (await anna.ask(do="rename", name="Anne"))["is"] == "done"
        for _ in range(3):
            await anna.socket.send(PING.decode())
            assert await anna.socket.recv() == PONG
        await anna.socket.send([PING[:5].decode(), PING[5:].decode()])
        assert await anna.socket.recv() == PONG
        await anna.socket.send("x" * 70_000)  # a few bytes on the wire
        assert await close_code(anna) == TOO_LONG

    with server_in_thread(quick(tmp_path / "a.sqlite3", compress_messages=True)) as base:
        run(check(base))


FLOODS = {
    "pings": [Frame(Opcode.PING, b"")] * 400,
    "pongs": [Frame(Opcode.PONG, b"")] * 400,
    "pieces": [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 400],
}


@pytest.mark.parametrize("frames", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_what_is_no_message_is_ended_like_any_flood(tmp_path: Path, frames: list[Frame]) -> None:
    async def check(base: str) -> None:
        anna = await joined(base)
        await write(anna, *frames)
        assert (await anna.until("bye"))["why"]["key"] == "table-too-fast"

    limits = Limits(request_burst=3, requests_a_second=0.001)
    with server_in_thread(quick(tmp_path / "a.sqlite3", limits=limits)) as base:
        run(check(base))


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
def test_who_floods_before_a_hello_is_cut_off(base: str, kind: Opcode) -> None:
    async def check() -> None:
        anna = open_table(base)
        anna.socket = await websockets.connect(f"ws://{base}/api/tables/{anna.code}/socket")
        await write(anna, *([Frame(kind, b"")] * 10_000))
        assert await close_code(anna) == 1006

    run(check())


class Held:
    """A rhythm in the hands of a test."""

    def __init__(self) -> None:
        self.holds = True

    def hold(self, gather: Callable[[], None]) -> bool:
        return self.holds


class Open(line.Line):
    """A line that notes what it hears."""

    def __init__(self, shared: line.SharedLines, heard: list[bytes]) -> None:
        super().__init__(shared)
        self.got = heard

    def hear(self, message: bytes) -> None:
        if message == b"bad":
            raise ValueError
        self.got.append(message)

    def lost(self) -> None:
        self.got.append(b"lost")


class Cut:
    """A transport that can only be cut, or not be read."""

    aborted = paused = 0
    written = b""

    def abort(self) -> None:
        self.aborted += 1

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.paused += 1

    def write(self, data: bytes) -> None:
        self.written += data


def test_who_talks_on_after_the_end_is_not_listened_to() -> None:
    async def check() -> None:
        heard: list[bytes] = []
        shared = line.SharedLines(asyncio.get_running_loop(), set(), 100_000, lambda address: None)
        one = Open(shared, heard)
        one.transport = cut = Cut()  # type: ignore[assignment]
        word = Frame(Opcode.TEXT, b"word").serialize(mask=True)
        one.finish()
        one.data_received(word)
        assert (heard, cut.paused) == ([], 0), "perhaps it did not know yet"
        one.data_received(word * 1_000)
        assert (heard, cut.paused) == ([], 1)

    run(check())


def test_what_comes_while_tables_wait_is_heard_together_and_nothing_overtakes_it() -> None:
    def text(message: bytes) -> bytes:
        return Frame(Opcode.TEXT, message).serialize(mask=True)

    async def check() -> None:
        heard: list[bytes] = []
        shared = line.SharedLines(asyncio.get_running_loop(), set(), 100_000, lambda address: None)
        shared.rhythm = rhythm = Held()  # type: ignore[assignment]
        a, b = Open(shared, heard), Open(shared, heard)
        a.data_received(text(b"one")[:4])
        b.data_received(text(b"two"))
        assert heard == []
        shared.gather()
        assert heard == [b"two"]
        rhythm.holds = False
        a.data_received(text(b"one")[4:])
        rhythm.holds = True
        b.data_received(text(b"three"))
        b.data_received(text(b"x" * 5_000))
        assert heard[2:] == [b"three", b"x" * 5_000], "what is long does not wait"
        b.data_received(text(b"last words"))
        b.connection_lost(None)
        assert heard[4:] == [b"last words", b"lost"]
        a.transport = cut = Cut()  # type: ignore[assignment]
        a.data_received(text(b"bad"))
        for n in range(70):
            Open(shared, heard).data_received(text(b"%d" % n))
        assert len(heard) == 6 + 63, "so many do not wait for more"
        assert cut.aborted == 1

    run(check())


class Deaf(line.Line):
    """A line that notes what is done with it."""

    def __init__(self, shared: line.SharedLines) -> None:
        super().__init__(shared)
        self.done: list[Any] = []

    def bears(self) -> bool:
        return True

    def ping(self) -> None:
        self.done.append("ping")

    def fail(self, code: int) -> None:
        self.done.append(code)


def test_who_says_nothing_is_asked_and_after_a_while_let_go() -> None:
    async def check() -> None:
        gone: list[str] = []
        shared = line.SharedLines(asyncio.get_running_loop(), set(), 1000, gone.append)
        alive, deaf = Deaf(shared), Deaf(shared)
        for _ in range(shared.PATIENCE + 2):
            shared.look({alive, deaf})
            alive.data_received(b"\x8a\x80\x00\x00\x00\x00")  # a pong
        assert alive.done == []
        assert deaf.done == ["ping"] * shared.PATIENCE + [1011]

    run(check())
