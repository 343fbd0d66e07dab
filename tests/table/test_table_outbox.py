"""What waits on a connection is bounded."""

import asyncio

from crosstable.table.outbox import Outbox
from helpers.tables import run


def test_messages_leave_in_order_and_urgent_ones_first() -> None:
    async def check() -> None:
        box = Outbox(3, lambda: b"all")
        box.put(b"1")
        box.put(b"2")
        box.put_first(b"pong")
        assert [await box.take() for _ in range(3)] == [b"pong", b"1", b"2"]

    run(check())


def test_too_much_is_replaced_by_everything_anew() -> None:
    async def check() -> None:
        box = Outbox(2, lambda: b"all")
        for message in (b"1", b"2", b"3", b"4"):
            box.put(message)
        assert await box.take() == b"all"
        box.put(b"5")
        assert await box.take() == b"5"

    run(check())


def test_everything_anew_is_asked_for_when_it_is_sent() -> None:
    async def check() -> None:
        world = ["old"]
        box = Outbox(0, lambda: world[0].encode())
        box.put(b"1")
        world[0] = "new"
        assert await box.take() == b"new"

    run(check())


def test_pings_do_not_pile_up() -> None:
    async def check() -> None:
        box = Outbox(2, lambda: b"all")
        for message in (b"1", b"2", b"3"):
            box.put_first(message)
        assert [await box.take() for _ in range(2)] == [b"2", b"3"]

    run(check())


def test_who_waits_is_woken() -> None:
    async def check() -> None:
        box = Outbox(2, lambda: b"all")
        waiting = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        box.put(b"1")
        assert await waiting == b"1"

    run(check())
