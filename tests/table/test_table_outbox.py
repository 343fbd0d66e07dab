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


def test_answers_are_not_lost_when_there_is_too_much() -> None:
    async def check() -> None:
        box = Outbox(3, lambda: b"all")
        box.put(b"1")
        box.put(b"done a", answer=True)
        for message in (b"2", b"3", b"4"):
            box.put(message)
        box.put(b"done b", answer=True)
        assert [await box.take() for _ in range(3)] == [b"all", b"done a", b"done b"]
        box.put(b"5")
        assert await box.take() == b"5"

    run(check())


def test_answers_that_nobody_reads_are_bounded_too() -> None:
    async def check() -> None:
        box = Outbox(2, lambda: b"all")
        for number in range(9):
            box.put(b"%d" % number, answer=True)
        assert [await box.take() for _ in range(3)] == [b"all", b"7", b"8"]
        waiting = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        assert not waiting.done()
        waiting.cancel()

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
