"""Bots think in workers: stopped when not wanted, replaced when they die, never in the server's own process."""

import asyncio
import os
import signal
import subprocess
import sys
import threading

import pytest

from crosstable.bots.bot import BotChoice, random_thought
from crosstable.bots.pool import BotPool
from crosstable.core.bot import Bot, Sight, Stop, Thought
from crosstable.core.game import Facts
from crosstable.table.log import rebuild
from crosstable.table.thinking import sight_of
from helpers.secret_cards import Decide, PlainBot, SecretCards, plain_bot
from helpers.tables import CARDS, log_of, run, started


def sight() -> Sight:
    return sight_of(rebuild(log_of(*started()), {"secret_cards": CARDS}), 1)


class EndlessBot:
    """Thinks until it is stopped, and leaves a note that it was."""

    def think(self, seen: Sight, stop: Stop) -> Thought:
        import time

        while not stop():
            time.sleep(0.001)
        return Thought(Decide(keep=False))


def endless_or_plain(facts: Facts, choice: BotChoice) -> Bot:
    return EndlessBot() if choice.level == "endless" else PlainBot(choice.level)


FACTS = SecretCards.facts


def test_a_bot_thinks_in_a_worker() -> None:
    async def check() -> None:
        pool = BotPool(1, find=plain_bot)
        assert await pool.think(FACTS, BotChoice("plain"), sight()) == Thought(Decide(keep=True), 0.75)
        await pool.close()

    run(check())


def test_a_thought_nobody_wants_makes_room_for_the_next() -> None:
    async def check() -> None:
        pool = BotPool(1, find=endless_or_plain)
        await pool.warm()
        endless = asyncio.create_task(pool.think(FACTS, BotChoice("endless"), sight()))
        while not pool.thinking:  # noqa: ASYNC110 (another process says so)
            await asyncio.sleep(0.005)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless
        # There is one worker: it can only answer because it has stopped with the other thought.
        assert await pool.think(FACTS, BotChoice("plain"), sight()) == Thought(Decide(keep=True), 0.75)
        await pool.close()

    run(check())


def test_after_a_worker_died_the_bot_plays_something_offered_and_others_go_on(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        pool = BotPool(1, find=plain_bot)
        dead, plain = await asyncio.gather(
            pool.think(FACTS, BotChoice("dead"), sight()), pool.think(FACTS, BotChoice("plain"), sight())
        )
        assert isinstance(dead.action, Decide)
        assert plain == Thought(Decide(keep=True), 0.75), "it had not begun when the worker died"
        assert await pool.think(FACTS, BotChoice("plain"), sight()) == Thought(Decide(keep=True), 0.75)
        await pool.close()

    run(check())
    assert "plays at random" in caplog.text


def test_a_bot_that_makes_mistakes_plays_something_offered() -> None:
    async def check() -> None:
        pool = BotPool(1, find=plain_bot)
        assert isinstance((await pool.think(FACTS, BotChoice("wrong"), sight())).action, Decide)
        await pool.close()

    run(check())


def test_a_bot_that_never_answers_is_given_up() -> None:
    async def check() -> None:
        pool = BotPool(1, find=hanging_bot, patience=0.05)
        assert isinstance((await pool.think(FACTS, BotChoice("plain", 0.0), sight())).action, Decide)
        await pool.close()

    run(check())


class HangingBot:
    """Neither answers nor asks whether it should stop."""

    def think(self, seen: Sight, stop: Stop) -> Thought:
        threading.Event().wait()
        raise AssertionError


def hanging_bot(facts: Facts, choice: BotChoice) -> Bot:
    return HangingBot()


class SuspendedBot:
    """Its process is stopped from outside while it thinks."""

    def think(self, seen: Sight, stop: Stop) -> Thought:
        os.kill(os.getpid(), signal.SIGSTOP)
        raise AssertionError


def bad_or_plain(facts: Facts, choice: BotChoice) -> Bot:
    bad: dict[str, type[Bot]] = {"hanging": HangingBot, "suspended": SuspendedBot}
    return bad[choice.level]() if choice.level in bad else PlainBot(choice.level)


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
@pytest.mark.parametrize("level", ["hanging", "suspended"])
def test_all_others_get_real_answers_while_one_bot_hangs(level: str) -> None:
    async def check() -> None:
        pool = BotPool(1, find=bad_or_plain, patience=0.5)
        bad = asyncio.create_task(pool.think(FACTS, BotChoice(level, 0.0), sight()))
        while not pool.thinking:  # noqa: ASYNC110 (another process says so)
            await asyncio.sleep(0.005)
        plain = [pool.think(FACTS, BotChoice("plain", 0.0), sight()) for _ in range(6)]
        assert await asyncio.gather(*plain) == [Thought(Decide(keep=True), 0.75)] * 6
        assert isinstance((await bad).action, Decide)
        await pool.close()

    run(check())


def test_a_bot_whose_question_is_not_wanted_any_more_is_not_even_asked() -> None:
    async def check() -> None:
        pool = BotPool(1, find=endless_or_plain)
        await pool.warm()
        first = asyncio.create_task(pool.think(FACTS, BotChoice("endless"), sight()))
        while not pool.thinking:  # noqa: ASYNC110 (another process says so)
            await asyncio.sleep(0.005)
        waiting = [asyncio.create_task(pool.think(FACTS, BotChoice("dead"), sight())) for _ in range(5)]
        await asyncio.sleep(0)
        for task in (*waiting, first):
            task.cancel()
        await asyncio.gather(*waiting, first, return_exceptions=True)
        workers = set(pool._executor._processes or ())
        assert await pool.think(FACTS, BotChoice("plain"), sight()) == Thought(Decide(keep=True), 0.75)
        assert set(pool._executor._processes or ()) == workers, "none of them has taken the worker along"
        await pool.close()

    run(check())


def test_a_random_thought_is_one_of_the_offers() -> None:
    assert isinstance(random_thought(FACTS, sight()).action, Decide)


def test_the_server_process_never_loads_the_compiler() -> None:
    code = "import sys, crosstable.server.app, crosstable.bots.pool; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


_KILLED = """
import asyncio, os, signal
from crosstable.bots.pool import BotPool
if __name__ == "__main__":
    pool = BotPool(1)
    asyncio.run(pool.warm())
    assert len(pool._executor._processes) == 1
    print('one worker', flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_workers_do_not_outlive_a_server_that_was_killed() -> None:
    # The worker has inherited the pipe: it is only at its end when the worker is gone too.
    server = subprocess.run([sys.executable, "-c", _KILLED], check=False, stdout=subprocess.PIPE, timeout=60)
    assert (server.returncode, server.stdout) == (-9, b"one worker\n")
