"""Turns at the workers: nobody can take them all, and who waits is not forgotten."""

import asyncio
import time
from concurrent.futures import Future

import pytest

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import FairQueue, Owner
from crosstable.bots.pool import BotPool
from crosstable.bots.processes import submit
from crosstable.core.bot import Bot, Sight, Stop, Thought
from crosstable.core.game import Facts
from crosstable.table.log import rebuild
from crosstable.table.thinking import sight_of
from helpers.secret_cards import Decide, PlainBot, SecretCards
from helpers.tables import CARDS, log_of, run, started

FACTS = SecretCards.facts


class Hands:
    """A queue with one turn, and the order in which turns were had."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.had: list[str] = []
        self.queue = FairQueue(1, lambda: None, lambda: self.clock)

    async def take(self, table: str, address: str, seconds: float) -> None:
        owner = Owner(table, address)
        began = await self.queue.enter(owner)
        self.had.append(table)
        self.clock += seconds
        self.queue.leave(owner, began)


def test_an_address_with_many_tables_gets_no_more_than_one_with_a_single_table() -> None:
    async def check() -> None:
        hands = Hands()
        held = await hands.queue.enter(Owner("held"))
        flood = [hands.take(f"t{i}", "flood", 1.0) for i in range(6)]
        guest = [hands.take("guest", "home", 1.0) for _ in range(3)]
        jobs = [asyncio.ensure_future(job) for job in (*flood, *guest)]
        await asyncio.sleep(0)
        hands.queue.leave(Owner("held"), held)
        await asyncio.gather(*jobs)
        assert hands.had[:6].count("guest") == 3
        assert len({table for table in hands.had if table != "guest"}) == 6

    run(check())


def test_a_turn_that_comes_free_while_somebody_gives_up_is_not_lost() -> None:
    async def check() -> None:
        hands = Hands()
        held = await hands.queue.enter(Owner("held"))
        gone = asyncio.ensure_future(hands.take("gone", "a", 1.0))
        await asyncio.sleep(0)
        gone.cancel()
        hands.queue.leave(Owner("held"), held)
        entering = hands.queue.enter(Owner("next"))  # before the one who gave up has been told
        with pytest.raises(StopIteration):
            entering.send(None)

    run(check())


def test_who_needs_little_is_served_before_who_has_had_much() -> None:
    async def check() -> None:
        hands = Hands()
        for _ in range(3):
            await hands.take("dear", "a", 5.0)
        held = await hands.queue.enter(Owner("held"))
        jobs = [asyncio.ensure_future(hands.take(name, name, 0.1)) for name in ("dear", "cheap")]
        jobs[0] = asyncio.ensure_future(hands.take("dear", "a", 0.1))
        await asyncio.sleep(0)
        hands.queue.leave(Owner("held"), held)
        await asyncio.gather(*jobs)
        assert hands.had[3:].index("cheap") < len(hands.had[3:]) - 1
        assert hands.had[-1] == "dear"

    run(check())


def test_who_goes_away_takes_no_turn_along() -> None:
    async def check() -> None:
        hands = Hands()
        held = await hands.queue.enter(Owner("held"))
        gone = [asyncio.ensure_future(hands.take("gone", "", 1.0)) for _ in range(3)]
        stays = asyncio.ensure_future(hands.take("stays", "", 1.0))
        await asyncio.sleep(0)
        gone[0].cancel()
        hands.queue.leave(Owner("held"), held)  # the turn may go to one that is cancelled in the same moment
        gone[1].cancel()
        gone[2].cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        await stays
        assert hands.had[-1] == "stays"
        await hands.take("next", "", 1.0)
        assert hands.queue.waiting == 0

    run(check())


def test_what_was_used_long_ago_is_forgotten() -> None:
    async def check() -> None:
        hands = Hands()
        for i in range(100):
            await hands.take(f"t{i}", f"a{i}", 1.0)
        hands.clock += 1000
        await hands.take("last", "last", 1.0)
        assert len(hands.queue._used._seconds) == 2

    run(check())


class SlowBot:
    """Thinks as long as it may, unless it is told to come to an end."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def think(self, seen: Sight, stop: Stop) -> Thought:
        ends = time.monotonic() + self._seconds
        while time.monotonic() < ends and not stop():
            time.sleep(0.005)
        return Thought(Decide(keep=True), 0.5)


def slow_or_plain(facts: Facts, choice: BotChoice) -> Bot:
    return SlowBot(choice.seconds) if choice.level == "slow" else PlainBot(choice.level)


def sight() -> Sight:
    return sight_of(rebuild(log_of(*started()), {"secret_cards": CARDS}), 1)


def test_twenty_tables_of_strong_bots_do_not_hold_up_an_easy_one_elsewhere() -> None:
    async def check() -> None:
        pool = BotPool(1, find=slow_or_plain)
        await pool.warm()
        slow = BotChoice("slow", 0.5)
        first = [asyncio.create_task(pool.think(FACTS, slow, sight(), Owner(f"t{i}", "flood"))) for i in range(20)]
        while not pool.thinking:  # noqa: ASYNC110 (another process says so)
            await asyncio.sleep(0.005)
        easy = await pool.think(FACTS, BotChoice("plain"), sight(), Owner("easy", "home"))
        assert easy == Thought(Decide(keep=True), 0.75)
        assert sum(task.done() for task in first) <= 3, "it waited for who had begun, not for all of them"
        assert await asyncio.gather(*first) == [Thought(Decide(keep=True), 0.5)] * 20, (
            "each has thought, none at random"
        )
        await pool.close()

    run(check())


class FrankBot:
    """Says how long it was allowed to think."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def think(self, seen: Sight, stop: Stop) -> Thought:
        return Thought(Decide(keep=True), self._seconds / 10)


def frank(facts: Facts, choice: BotChoice) -> Bot:
    return FrankBot(choice.seconds)


def test_the_more_wait_the_shorter_each_thinks_and_who_is_alone_has_all_the_time() -> None:
    async def check() -> None:
        pool = BotPool(1, find=frank)
        await pool.warm()
        strong = BotChoice("strong", 10.0)
        alone = await pool.think(FACTS, strong, sight(), Owner("t", "home"))
        assert alone == Thought(Decide(keep=True), 1.0)
        many = await asyncio.gather(*(pool.think(FACTS, strong, sight(), Owner(f"t{i}", "home")) for i in range(20)))
        allowed = sorted([10 * (thought.value or 0) for thought in many])
        assert allowed[0] < 0.2
        assert allowed[10] < 0.4, "while ten wait, each has less than a tenth of what it wants"
        await pool.close()

    run(check())


def test_a_question_that_was_mixed_up_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        pool = BotPool(1, find=slow_or_plain)
        held = asyncio.create_task(pool.think(FACTS, BotChoice("plain"), sight()))
        while not (slots := [slot for slot, ticket in enumerate(pool._wanted) if ticket]):  # noqa: ASYNC110 (it has no event for this)
            await asyncio.sleep(0)
        pool._wanted[slots[0]] = 0  # before the worker has started: it will say that nobody wants to know any more
        assert await held == Thought(Decide(keep=True), 0.75)
        await pool.close()

    run(check())
    assert "random" not in caplog.text


def test_workers_that_are_given_up_and_never_say_so_take_no_turn_along(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        pool = BotPool(1, find=slow_or_plain)
        forgotten = pool._executor
        silence: Future[object] = Future()
        monkeypatch.setattr(
            "crosstable.bots.pool.submit",
            lambda executor, *job: silence if executor is forgotten else submit(executor, *job),
        )
        held = asyncio.create_task(pool.think(FACTS, BotChoice("plain"), sight()))
        await asyncio.sleep(0)
        pool._renew(forgotten)
        assert await asyncio.wait_for(held, 60) == Thought(Decide(keep=True), 0.75)
        await pool.close()

    run(check())
