"""Bots that must be compiled first: weaker ones play meanwhile, one worker compiles, and nobody is left waiting."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import Owner
from crosstable.bots.pool import BotPool
from crosstable.core.bot import Sight, Thought
from crosstable.table.log import rebuild
from crosstable.table.thinking import sight_of
from helpers.secret_cards import Decide
from helpers.slow_cards import GAME, GATE, Gate
from helpers.slow_cards.bots import insight
from helpers.tables import CARDS, log_of, run, started

FACTS = GAME.facts
QUICK, ENDLESS = BotChoice("plain", 0.0), BotChoice("plain", 1.0)
WEAKER = Thought(Decide(keep=False), 0.25)
REAL = Thought(Decide(keep=True), 0.75)


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """What the warm-up waits for."""
    found = Gate(tmp_path)
    monkeypatch.setenv(GATE, str(found.path))
    return found


def sight() -> Sight:
    return replace(sight_of(rebuild(log_of(*started()), {"secret_cards": CARDS}), 1), game=FACTS.id)


@asynccontextmanager
async def warming(workers: int = 1, grace: float = 0.0) -> AsyncIterator[tuple[BotPool, asyncio.Task[frozenset[str]]]]:
    """A pool whose warm-up is under way."""
    pool = BotPool(workers, (FACTS,), grace=grace)
    warm_up = asyncio.create_task(pool.warm())
    await asyncio.sleep(0)
    yield pool, warm_up
    warm_up.cancel()
    with suppress(asyncio.CancelledError):
        await warm_up
    await pool.close()


def test_a_weaker_bot_plays_until_the_real_one_is_warm(gate: Gate) -> None:
    async def check() -> None:
        async with warming() as (pool, warm_up):
            assert await pool.think(FACTS, QUICK, sight()) == WEAKER
            assert pool.readiness(FACTS.id) == "warming"
            gate.open()
            assert await warm_up == frozenset()
            assert pool.readiness(FACTS.id) == "ready"
            assert await pool.think(FACTS, QUICK, sight()) == REAL

    run(check())


def test_what_is_loaded_soon_is_waited_for(gate: Gate) -> None:
    async def check() -> None:
        async with warming(grace=600) as (pool, _):
            asked = asyncio.create_task(pool.think(FACTS, QUICK, sight()))
            await asyncio.sleep(0)
            gate.open()
            assert await asked == REAL

    run(check())


def test_a_weaker_bot_that_still_thinks_hands_its_question_over(gate: Gate) -> None:
    async def check() -> None:
        async with warming() as (pool, _):
            asked = asyncio.create_task(pool.think(FACTS, ENDLESS, sight()))
            while not pool.thinking:  # noqa: ASYNC110 (another process says so)
                await asyncio.sleep(0.005)
            gate.open()
            assert await asked == REAL

    run(check())


def test_one_worker_compiles_and_the_others_come_after_it(gate: Gate) -> None:
    async def check() -> None:
        async with warming(workers=3) as (pool, warm_up):
            assert await asyncio.gather(*(pool.think(FACTS, QUICK, sight()) for _ in range(3))) == [WEAKER] * 3
            while not gate.log():  # noqa: ASYNC110 (another process writes it)
                await asyncio.sleep(0.005)
            assert gate.log() == ["begin"]
            gate.open()
            await warm_up
            assert gate.log()[:2] == ["begin", "end"]

    run(check())


@pytest.mark.parametrize("how", ["fail", "die"])
def test_if_the_bots_cannot_be_warmed_up_that_is_said_and_the_weaker_ones_stay(
    gate: Gate, how: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def check() -> None:
        async with warming() as (pool, warm_up):
            gate.open(how)
            assert await warm_up == frozenset({FACTS.id})
            assert pool.readiness(FACTS.id) == "weaker"
            assert await pool.think(FACTS, QUICK, sight()) == WEAKER
            assert await pool.think(FACTS, QUICK, sight()) == WEAKER

    run(check())
    said = caplog.text + capfd.readouterr().err
    assert "weaker ones play for them" in said
    assert how == "die" or "no room for a compiler" in said
    assert "Traceback" not in said


def test_what_is_worked_out_beside_the_bots_waits_for_the_compiler_instead_of_starting_another(gate: Gate) -> None:
    async def check() -> None:
        async with warming() as (pool, _):
            asked = asyncio.create_task(pool.work(Owner(), 9.0, insight, sight()))
            assert await pool.think(FACTS, QUICK, sight()) == WEAKER
            assert not asked.done()
            gate.open()
            assert (await asked)[0] == "worked out"

    run(check())


def test_a_pool_can_be_closed_while_it_warms_up(gate: Gate) -> None:
    async def check() -> None:
        async with warming() as (pool, _):
            assert await pool.think(FACTS, QUICK, sight()) == WEAKER
        processes = [*(pool._executor._processes or {}).values()]
        assert pool._ahead is not None
        processes += (pool._ahead._processes or {}).values()
        assert not any(process.is_alive() for process in processes)

    run(check())


def test_bots_that_need_no_compiler_play_themselves_from_the_start(gate: Gate) -> None:
    open_to_all = replace(FACTS, id="quick_cards", parts=("bots",))

    async def check() -> None:
        async with warming() as (pool, _):
            assert pool.readiness(open_to_all.id) == "ready"
            assert await pool.think(open_to_all, QUICK, sight()) == REAL

    run(check())
