"""The bots of a table: asked when the game waits for them, and only what they still have to answer is played."""

import asyncio

import pytest

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import Owner
from crosstable.core.action import TimeUp
from crosstable.core.bot import Sight, Thought
from crosstable.core.game import Facts
from crosstable.core.offers import Offer, OneOf, offer
from crosstable.core.seats import Seat
from crosstable.table.bots import BotSet
from crosstable.table.play import Acted, Started
from crosstable.table.seats import Rename
from helpers.secret_cards import CardState, Decide, SecretCards
from helpers.tables import (
    ANNA,
    KeepThinker,
    MemoryStore,
    act,
    heard_by,
    opened,
    run,
    table_of,
    until,
    with_bot,
)


def test_a_bot_plays_from_what_its_seat_sees_and_its_thought_is_kept() -> None:
    async def check() -> None:
        store, thinker = MemoryStore(), KeepThinker()
        table = await table_of(with_bot(), store=store, thinker=thinker)
        anna = table.connect(ANNA, None)
        assert (await until(anna, "news"))["events"] == [{"type": "has_decided", "seat": 1}]
        sight = thinker.asked[0]
        assert (sight.seat, sight.seats, sight.view.seat, len(sight.heard)) == (1, 2, 1, 1)
        assert [(kept.round, kept.n, kept.seat) for _, kept in store.kept] == [(1, 1, 1)]
        await table.close()

    run(check())


def test_a_bot_stops_thinking_when_the_game_is_over() -> None:
    async def check() -> None:
        thinker = KeepThinker()
        thinker.gate.clear()
        table = await table_of([*with_bot()], thinker=thinker)
        anna = table.connect(ANNA, None)
        act(table, anna, "r1")
        await until(anna, "done")
        assert thinker.cancelled == 0, "somebody else's choice does not disturb it"
        assert len(thinker.asked) == 1
        await table.close()
        await asyncio.sleep(0)
        assert thinker.cancelled == 1

    run(check())


def test_a_bot_that_breaks_the_rules_plays_something_offered() -> None:
    async def check() -> None:
        thinker = KeepThinker(Thought(TimeUp()))
        table = await table_of(with_bot(), thinker=thinker)
        anna = table.connect(ANNA, None)
        assert (await until(anna, "news"))["events"] == [{"type": "has_decided", "seat": 1}]
        await table.close()

    run(check())


def test_bots_that_think_at_the_same_time_all_play() -> None:
    async def check() -> None:
        table = await table_of([opened()[0], BotSet((0, 1), BotChoice("plain")), Started(bytes(32))])
        cleo = table.connect(None, None)
        while table.state.phase != "over":
            await heard_by(cleo)
        await table.close()

    run(check())


class ChangingCards(SecretCards):
    """The same game, but what is offered changes when the other one has decided."""

    def offers(self, state: CardState, seat: Seat) -> tuple[Offer, ...]:
        usual = super().offers(state, seat)
        return (offer(Decide, keep=OneOf((True,))),) if usual and any(k is not None for k in state.kept) else usual


def test_an_answer_to_an_old_question_is_not_played() -> None:
    async def check() -> None:
        store, thinker = MemoryStore(), KeepThinker(Thought(Decide(keep=False)))
        thinker.gate.clear()
        table = await table_of(with_bot(), game=ChangingCards(), store=store, thinker=thinker)
        anna = table.connect(ANNA, None)
        store.gate.clear()
        store.waiting.clear()
        act(table, anna, "r1")
        await store.waiting.wait()
        thinker.gate.set()  # the bot decides while Anna's choice is being written
        for _ in range(20):
            await asyncio.sleep(0)
        thinker.thought = Thought(Decide(keep=True))
        store.gate.set()
        while table.state.phase != "over":
            await heard_by(anna)
        assert len(thinker.asked) == 2
        assert store.logs["t1"][-1].entry == Acted(1, Decide(keep=True))
        await table.close()

    run(check())


@pytest.mark.parametrize("failure", [asyncio.CancelledError(), RuntimeError("no worker")])
def test_a_bot_that_got_no_answer_is_not_taken_for_one_at_work(failure: BaseException) -> None:
    class FailingThinker(KeepThinker):
        async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
            self.asked.append(sight)
            if len(self.asked) == 1:
                raise failure
            return self.thought

    async def check() -> None:
        thinker = FailingThinker()
        table = await table_of(with_bot(), thinker=thinker)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(thinker.asked) == 1
        assert not table.busy
        anna = table.connect(ANNA, None)
        table.ask(anna, Rename("r", "Anne"))
        while len(thinker.asked) < 2:
            await heard_by(anna)
        await table.close()

    run(check())


def test_a_bot_plays_on_after_the_store_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crosstable.table.table._RETRY", 0.001)

    async def check() -> None:
        store = MemoryStore()
        store.failing = True
        table = await table_of(with_bot(), store=store)
        anna = table.connect(ANNA, None)
        await heard_by(anna)
        await store.waiting.wait()
        store.failing = False
        assert (await until(anna, "news"))["seq"] == len(with_bot()) + 1
        await table.close()

    run(check())
