"""Things that happen while a table is busy with something else: nothing is lost, nothing happens twice."""

import pytest

from crosstable.bots.bot import BotChoice
from crosstable.table import watch
from crosstable.table.pause import SetPause
from crosstable.table.stand_ins import StandIns, StandInsSet
from crosstable.table.table import Table
from crosstable.table.wire import Denied, Done
from helpers.tables import ANNA, BEN, KeepThinker, MemoryStore, Watch, act, run, started, table_of, until, when

SOON = StandInsSet(StandIns(after=60, bot=BotChoice("plain")))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Watch:
    held = Watch(100_000)
    monkeypatch.setattr(watch, "now", held)
    return held


def kinds(store: MemoryStore, after: int) -> list[str]:
    """What was logged after the first steps."""
    return [type(step.entry).__name__ for step in store.logs["t1"][after:]]


async def anna_goes(table: Table, clock: Watch) -> None:
    """Anna has been away for more than a minute, and the table is about to notice."""
    table.connect(BEN, None)
    table.disconnect(table.connect(ANNA, None))
    clock.now += 61_000
    table.disconnect(table.connect(None, None))


def test_who_returns_while_the_bot_is_being_seated_plays_again(clock: Watch) -> None:
    async def check() -> None:
        store, thinker = MemoryStore(), KeepThinker()
        thinker.gate.clear()
        table = await table_of([*started(), SOON], store=store, thinker=thinker)
        store.gate.clear()
        await anna_goes(table, clock)
        await store.waiting.wait()
        anna = table.connect(ANNA, None)
        act(table, anna, "x", keep=False)
        assert table.state.seats[0].stand_in is None, "nothing is true before it is durable"
        store.gate.set()
        await until(anna, "done")
        assert kinds(store, 5) == ["TookOver", "CameBack", "Acted"]
        assert table.state.round is not None
        assert [move.bot for move in table.state.round.moves] == [""]
        await table.close()

    run(check())


def test_a_stand_ins_thought_is_dropped_when_the_owner_returns(clock: Watch) -> None:
    async def check() -> None:
        store, thinker = MemoryStore(), KeepThinker()
        thinker.gate.clear()
        table = await table_of([*started(), SOON], store=store, thinker=thinker)
        await anna_goes(table, clock)
        await when(lambda: len(thinker.asked) == 1)
        anna = table.connect(ANNA, None)
        await when(lambda: thinker.cancelled == 1)
        thinker.gate.set()
        act(table, anna, "x", keep=False)
        await until(anna, "done")
        assert kinds(store, 5) == ["TookOver", "CameBack", "Acted"]
        assert store.kept == [], "the bot has decided nothing"
        await table.close()

    run(check())


def test_a_break_and_the_end_of_the_time_do_not_both_happen(clock: Watch) -> None:
    async def check(late: int) -> tuple[list[str], Done | Denied]:
        store = MemoryStore()
        table = await table_of(started(time=60_000), store=store, at=clock.now - 3_000)
        table.connect(ANNA, None)
        clock.now += 60_000 + late
        answer = await table.submit(ANNA, SetPause("p", True))
        clock.now += 60_000
        table.disconnect(table.connect(BEN, None))
        await table.submit(ANNA, SetPause("q", True))  # whatever was in the inbox before has been dealt with
        await table.close()
        return kinds(store, 4), answer

    steps, answer = run(check(-1))
    assert (steps, type(answer)) == (["Paused"], Done)
    steps, answer = run(check(0))
    assert (steps, type(answer)) == (["Acted"], Denied)
